"""The moment of a game that a job looks at, with what the others mean to do."""

from __future__ import annotations

from typing import Any

from bot.jobs.position import Position
from engine.action import to_text
from engine.chance import Chance
from engine.games.moonlight import GAME as MOONLIGHT
from engine.games.moonlight.model.options import MoonlightOptions
from engine.games.spirit_island import GAME
from engine.games.spirit_island.model.options import SpiritIslandOptions
from engine.match import Match
from engine.registry import find
from engine.saved_match import save_match
from engine.text import Seat

ONE, TWO = Seat(0), Seat(1)


def begun() -> Match[Any]:
    """Return a game of two on an island in its first turn."""
    return Match.new(GAME, SpiritIslandOptions(spirits="easy"), 2, b"position")


def position(match: Match[Any], *counted_on: str) -> Position:
    saved = save_match(match).model_dump_json()
    return Position(find, saved, TWO, tuple((ONE, line) for line in counted_on))


def players_of(match: Match[Any]) -> Any:
    return match.imagine(TWO, Chance(b"look")).play.table.players


def test_what_others_mean_to_do_is_done_ahead_as_far_as_it_is_legal() -> None:
    match = begun()
    at = position(match, "place 1 A1 energy", "grow 2", "no such move", "ready")
    assert players_of(at.ahead())[0].grown == 2
    assert players_of(at.load())[0].grown is None
    assert position(match).ahead().digest == match.digest


def test_nothing_hidden_comes_of_what_others_mean_to_do() -> None:
    """Two tables that look the same to the seat lead to the same cards, whatever lies in their decks."""
    match = begun()
    other = match.fork(TWO, b"another deal")
    assert other.digest != match.digest
    drawn = []
    for each in (match, other):
        first = next(action for action in each.legal(ONE) if action.verb == "grow")
        each.play(ONE, first)
        gains = [line for line in ("gain minor",) if GAME.grammar.read(line) in each.legal(ONE)]
        assert gains, "the first option of the easy spirits draws"
        drawn.append(players_of(position(each, *gains).ahead())[0].drawn)
        each.play(ONE, GAME.grammar.read(gains[0]))
    assert drawn[0] == drawn[1]
    assert players_of(match)[0].drawn != players_of(other)[0].drawn


def test_a_seat_that_would_have_nothing_to_do_any_more_looks_at_the_game_as_it_is() -> None:
    match: Match[Any] = Match.new(MOONLIGHT, MoonlightOptions(first=1), 2, b"position")
    while True:
        seat, last = match.awaiting[0], match.copy()
        match.play(seat, match.legal(seat).actions[0])
        if seat not in match.awaiting:
            break
    done = to_text(last.legal(seat).actions[0])
    at = Position(find, save_match(last).model_dump_json(), seat, ((seat, done),))
    assert at.ahead().digest == last.digest
