"""Hints in the process that looks for them: a player is told how much of the processor's time it has taken."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bot.jobs.hint import HintJob
from bot.jobs.position import Position
from bot.jobs.think import ThinkJob
from engine.action import to_text
from engine.chance import Chance
from engine.match import Match
from engine.players import Late, never
from engine.registry import find
from engine.saved_match import save_match
from engine.text import Seat

PATIENCE = 1000


@dataclass(frozen=True, slots=True)
class Hesitant:
    """A player that takes the last action as soon as it is late, and the first where it is not late for long."""

    slow: bool = True

    def pick(self, match: Match[Any], seat: Seat, chance: Chance, late: Late = never) -> Any:
        legal = match.legal(seat).actions
        return legal[-1 if any(late() >= 1 for _ in range(PATIENCE)) else 0]


def test_whoever_thinks_about_a_hint_hears_when_its_time_of_the_processor_is_over() -> None:
    game = find("spirits-of-the-forest")
    match = Match.new(game, game.Options(), 2, b"in no time")
    seat = match.awaiting[0]
    at = Position(find, save_match(match).model_dump_json(), seat)
    legal = match.legal(seat).actions
    late, early = HintJob(Hesitant(), at, 1e-9), HintJob(Hesitant(), at, 1e9)
    assert late.run(print)[0] == to_text(legal[-1])
    assert early.run(print)[0] == to_text(legal[0])


def test_whoever_thinks_about_a_move_hears_when_its_time_is_over() -> None:
    game = find("spirits-of-the-forest")
    match = Match.new(game, game.Options(), 2, b"in no time")
    seat = match.awaiting[0]
    at = Position(find, save_match(match).model_dump_json(), seat)
    legal = match.legal(seat).actions
    late, early = (ThinkJob(Hesitant(), at, b"its own chance", seconds) for seconds in (1e-9, 1e9))
    assert late.run(print) == to_text(legal[-1])
    assert early.run(print) == to_text(legal[0])
