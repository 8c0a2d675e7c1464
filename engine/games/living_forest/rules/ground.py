"""The spaces of a forest board: named by column A to E and row 1 to 3, from the top left."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache

from engine.games.living_forest.model.facts import board


@cache
def cells() -> tuple[str, ...]:
    """Return all spaces in reading order; a forest is a list in this order."""
    ground = board().forest
    return tuple(f"{chr(ord('A') + x)}{y + 1}" for y in range(ground.rows) for x in range(ground.columns))


@cache
def index() -> Mapping[str, int]:
    """Return the place of each space in the list."""
    return {name: place for place, name in enumerate(cells())}


@cache
def start() -> int:
    """Return the space of the starting tree, as its place in the list (LF-FOREST-01)."""
    return index()[board().forest.start]


@cache
def neighbours() -> tuple[tuple[int, ...], ...]:
    """Return for each space those that share an edge with it."""
    columns, rows = board().forest.columns, board().forest.rows

    def around(place: int) -> tuple[int, ...]:
        x, y = place % columns, place // columns
        near = ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1))
        return tuple(b * columns + a for a, b in near if 0 <= a < columns and 0 <= b < rows)

    return tuple(around(place) for place in range(columns * rows))


def free_spaces(forest: Sequence[str | None]) -> Sequence[int]:
    """Return the empty spaces that share an edge with a tree (LF-PLANT-03).

    They are kept, for whoever looks ahead asks again and again.
    """
    return _free_spaces(tuple(forest))


@lru_cache(1 << 14)
def _free_spaces(forest: tuple[str | None, ...]) -> Sequence[int]:
    return tuple(
        place
        for place, tree in enumerate(forest)
        if tree is None and any(forest[near] is not None for near in neighbours()[place])
    )
