"""Options that a game refuses: known before it is set up."""

from __future__ import annotations

from typing import Any

from engine.chance import Chance
from engine.errors import Malformed
from engine.game import Game, TableOptions
from engine.text import Text
from tests.engine.contract.random_games import any_options, every_game

DRAWN = 30


@every_game
def test_options_are_refused_exactly_where_they_cannot_be_set_up_and_for_the_same_reason(
    game: Game[Any, Any],
) -> None:
    for options in any_options(game, DRAWN):
        for seats in game.seats:
            assert game.refusal(options, seats) == _refused_by_setup(game, options, seats)


def _refused_by_setup(game: Game[Any, Any], options: TableOptions, seats: int) -> Text | None:
    try:
        game.setup(options, seats, Chance(b"set up"))
    except Malformed as error:
        return error.text
    return None
