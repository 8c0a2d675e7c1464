"""Names of turns: whoever waits for one turn of somebody's to end can tell it from the next, in every game."""

from __future__ import annotations

from typing import Any

import pytest

from engine.game import Game
from engine.laws.random_games import played, starts
from engine.match import Match
from engine.registry import games
from engine.text import Seat

GAMES = games()


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_two_turns_of_one_seat_in_a_row_have_names_of_their_own(game: Game[Any, Any]) -> None:
    in_a_row = 0
    for start in starts(game, len(game.seats), "turns"):
        before: Match[Any] | None = None
        for match, entry in played(start):
            if (
                entry is not None
                and before is not None
                and entry.seat in {*before.awaiting} & {*match.awaiting}
                and _number(match) != _number(before)
            ):
                in_a_row += 1
                assert _name(match, entry.seat) != _name(before, entry.seat)
            before = match
    assert in_a_row


def _number(match: Match[Any]) -> int:
    seen: Any = match.view(None)
    number: int = seen.turn
    return number


def _name(match: Match[Any], seat: Seat) -> str | None:
    return match.game.telling.turn(match.view(seat))
