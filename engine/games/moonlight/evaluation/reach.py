"""The part of the forest that can still be collected: what creatures cannot walk to falls to the opponent (ML-END-04)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engine.games.moonlight.forest.module import laws
from engine.games.moonlight.model.ground import NOWHERE
from engine.games.moonlight.model.scenarios import ground_of
from engine.games.moonlight.model.table import Table

_KEPT = 1 << 15
FIRM: Final = 4
"""Number of neighbours that hold a tile firmly, so that it will hardly be left alone."""


def collectable(table: Table) -> float:
    """Return the number of tiles that may be collected before a creature has nothing around it any more (ML-END-01).

    A creature leaves its part of the forest only where there are jumps or Moonlight tiles: there all parts count as one. The looser the
    tiles of a part hang together, the less of it will be reached.
    """
    walking = laws(table).directed
    if laws(table).at("jumps") or table.lights:
        return table.left() - 2
    scenario, lying = table.options.scenario, lying_of(table)
    parts = [part_of(scenario, table.creatures[creature], lying) for creature in walking]
    turns = min((part.bit_count() // parts.count(part) - 1) * _knit(scenario, part) for part in parts)
    return 2 * turns


def lying_of(table: Table) -> int:
    """Return the places that have a tile, as bits of a number."""
    lying = 0
    for spot, tile in enumerate(table.tiles):
        if tile != NOWHERE:
            lying |= 1 << spot
    return lying


@lru_cache(_KEPT)
def part_of(scenario: int, start: int, lying: int) -> int:
    """Return the places that a creature can walk to, its own among them."""
    nearby = ground_of(scenario).nearby
    found = ring = 1 << start
    while ring:
        reached = 0
        while ring:
            lowest = ring & -ring
            reached |= nearby[lowest.bit_length() - 1]
            ring ^= lowest
        ring = reached & lying & ~found
        found |= ring
    return found


@lru_cache(_KEPT)
def _knit(scenario: int, part: int) -> float:
    """Return how well the tiles of a part hang together, from 0 to 1: 1 where each has `FIRM` neighbours or more."""
    nearby, rest, firm = ground_of(scenario).nearby, part, 0
    while rest:
        lowest = rest & -rest
        firm += min(FIRM, (nearby[lowest.bit_length() - 1] & part).bit_count())
        rest ^= lowest
    return firm / (FIRM * part.bit_count())
