"""Names of turns: whoever waits for one turn of somebody's to end can tell it from the next, in every game."""

from __future__ import annotations

from typing import Any

import pytest

from engine.game import Game
from engine.laws.random_games import played, starts
from engine.registry import games
from engine.text import Seat

GAMES = games()


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_two_turns_of_one_seat_in_a_row_have_names_of_their_own(game: Game[Any, Any]) -> None:
    in_a_row = 0
    for start in starts(game, 2 * len(game.seats), "turns"):
        before = None
        names: dict[Seat, str | None] = {}
        for match, entry in played(start):
            onlooker: Any = match.view(None)
            number = onlooker.turn
            now = {seat: game.telling.turn(match.view(seat)) for seat in match.awaiting}
            if entry is not None and entry.seat in now and entry.seat in names and number != before:
                in_a_row += 1
                assert now[entry.seat] != names[entry.seat]
            before, names = number, now
    assert in_a_row
