"""Games at random: legal mixes of all options, every number of seats, every legal action."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import pytest

from engine.game import Game
from engine.laws.random_games import (
    BACK as BACK,
)
from engine.laws.random_games import (
    EARLY as EARLY,
)
from engine.laws.random_games import (
    LONG_NAMES as LONG_NAMES,
)
from engine.laws.random_games import (
    MOST_ACTIONS as MOST_ACTIONS,
)
from engine.laws.random_games import (
    Patience as Patience,
)
from engine.laws.random_games import (
    Start as Start,
)
from engine.laws.random_games import (
    accepted as accepted,
)
from engine.laws.random_games import (
    any_options as any_options,
)
from engine.laws.random_games import (
    every_pair as every_pair,
)
from engine.laws.random_games import (
    glimpses as glimpses,
)
from engine.laws.random_games import (
    mixes as mixes,
)
from engine.laws.random_games import (
    moments as moments,
)
from engine.laws.random_games import (
    played as played,
)
from engine.laws.random_games import (
    some_action as some_action,
)
from engine.laws.random_games import (
    starts as starts,
)
from engine.laws.random_games import (
    viewers as viewers,
)
from engine.laws.random_games import (
    with_numbers as with_numbers,
)
from engine.match import Match
from engine.registry import games
from engine.undo import Entry
from tests.engine.toys import CATALOGUES, TOYS
from words.catalogue import Words

EVERY: Mapping[str, Game[Any, Any]] = {**TOYS, **games()}
"""Games found, and the toys."""

every_game = pytest.mark.parametrize("game", EVERY.values(), ids=EVERY.keys())


def at_sizes(step: int = 1) -> pytest.MarkDecorator:
    """Give a test each game at each number of seats, or at each `step`-th one: many short cases where `every_game` gives a long one."""
    sizes = [(game_id, seats) for game_id, game in EVERY.items() for seats in [*game.seats][::step]]
    return pytest.mark.parametrize(
        ("game", "seats"),
        [(EVERY[game_id], seats) for game_id, seats in sizes],
        ids=[f"{game_id}-{seats}" for game_id, seats in sizes],
    )


every_size = at_sizes()


def beginning(game: Game[Any, Any], seats: int, name: str = "moments") -> Start:
    """Return the first of the beginnings of that name which has so many seats."""
    return next(starts(game, 1, name, [*game.seats].index(seats)))


def moments_of(game: Game[Any, Any], seats: int) -> Sequence[tuple[Match[Any], Entry[Any] | None]]:
    """Return, of the moments that `moments` gives, those of the first game with so many seats."""
    return glimpses(beginning(game, seats))


@cache
def tongue(language: str) -> Words:
    """Return the words of a language, those of the toys included."""
    return Words(language, CATALOGUES)


def is_found(game: Game[Any, Any]) -> bool:
    """Return whether it is a game that people can play, not a toy."""
    return game.id in games()
