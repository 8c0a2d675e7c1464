"""Symbols counted in every category at once, and kept, for they are asked of many tables in a row."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Final, NamedTuple, TypeAlias, get_args

from engine.games.spirits_of_the_forest.model.facts import tiles
from engine.games.spirits_of_the_forest.model.kinds import POWERS, Power, Spirit


class Count(NamedTuple):
    """The tiles of one category: the number with two symbols of it, and the number with one."""

    doubles: int = 0
    singles: int = 0


Tally: TypeAlias = Mapping[Spirit | Power, Count]

_CATEGORIES: Final[tuple[Spirit | Power, ...]] = (*get_args(Spirit), *POWERS)


@cache
def shown(tile: int) -> Mapping[Spirit | Power, int]:
    """Return the symbols on a tile; one with a power counts in both categories (SF-SCORE-06)."""
    face = tiles()[tile]
    spirit: dict[Spirit | Power, int] = {face.spirit: face.symbols}
    return spirit if face.power is None else {**spirit, face.power: 1}


@lru_cache(1 << 13)
def tally(some: tuple[int, ...]) -> Tally:
    """Return the symbols on these tiles, in all categories."""
    counts = {name: [0, 0] for name in _CATEGORIES}
    for tile in some:
        for name, symbols in shown(tile).items():
            counts[name][2 - symbols] += 1
    return {name: Count(*count) for name, count in counts.items()}
