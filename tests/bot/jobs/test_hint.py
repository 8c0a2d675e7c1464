"""Hints in the process that looks for them: a player is told how much of the processor's time it has taken."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count
from math import inf
from typing import Any

import pytest

from bot.jobs import hint, think
from bot.jobs.hint import HintJob
from bot.jobs.position import Position
from bot.jobs.think import ThinkJob
from engine.action import to_text
from engine.advice import advise
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


@dataclass(frozen=True, slots=True)
class Watchful:
    """A player that notes how late it is each time it looks."""

    noted: list[float]
    slow: bool = True

    def pick(self, match: Match[Any], seat: Seat, chance: Chance, late: Late = never) -> Any:
        self.noted.extend(late() for _ in range(3))
        return match.legal(seat).actions[0]


def position() -> Position:
    game = find("spirits-of-the-forest")
    match = Match.new(game, game.Options(), 2, b"in no time")
    return Position(find, save_match(match).model_dump_json(), match.awaiting[0])


def test_the_share_of_a_hints_time_that_has_gone_by_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    player, at = Watchful([]), position()
    monkeypatch.setattr(hint, "process_time", count(100, 5).__next__)
    line, reasons, following = HintJob(player, at, 20.0).run(print)
    monkeypatch.undo()
    match = at.load()
    advice = advise(match, at.seat, Watchful([]))
    assert player.noted[:3] == [0.25, 0.5, 0.75]
    assert (line, reasons) == (to_text(advice.action), advice.reasons)
    assert following == tuple((to_text(action), words) for action, words in advice.following)
    assert reasons


def test_the_share_of_a_moves_time_that_has_gone_by_is_told_until_nobody_waits_for_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    player, at = Watchful([]), position()
    monkeypatch.setattr(think, "monotonic", count(100, 5).__next__)
    ThinkJob(player, at, b"its own chance", 20.0).run(print)
    monkeypatch.setattr(think, "is_dropped", lambda: True)
    ThinkJob(player, at, b"its own chance", 20.0).run(print)
    assert player.noted == [0.25, 0.5, 0.75, *[inf] * 3]


def test_whoever_thinks_about_a_hint_hears_when_its_time_of_the_processor_is_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(hint, "process_time", count(100).__next__)
    at = position()
    legal = at.load().legal(at.seat).actions
    late, early = HintJob(Hesitant(), at, PATIENCE / 2), HintJob(Hesitant(), at, 1e9)
    assert late.run(print)[0] == to_text(legal[-1])
    assert early.run(print)[0] == to_text(legal[0])


def test_whoever_thinks_about_a_move_hears_when_its_time_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(think, "monotonic", count(100).__next__)
    at = position()
    legal = at.load().legal(at.seat).actions
    late, early = (ThinkJob(Hesitant(), at, b"its own chance", seconds) for seconds in (PATIENCE / 2, 1e9))
    assert late.run(print) == to_text(legal[-1])
    assert early.run(print) == to_text(legal[0])
