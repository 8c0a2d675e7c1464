"""The lie of the tiles: what is around a creature, what is free, available, turned up, and where a creature can go.

Everything is asked of the ground, of the tiles on it, and of the laws of the modules in play; four rows of single tiles, stacks, half
covered tiles, holes and islands are all the same to it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from engine.games.moonlight.forest.module import Laws, laws
from engine.games.moonlight.model.ground import (
    ALL_SIDES,
    DIRECTIONS,
    LONG_SIDES,
    NOWHERE,
    SIDE_STEPS,
    UNCOVERED,
)
from engine.games.moonlight.model.kinds import Creature, other
from engine.games.moonlight.model.table import Table


def visible(table: Table, spot: int) -> tuple[int, int] | None:
    """Return the half-columns from and to which the tile of a place can be seen; None where there is none, or it is covered."""
    tiles, ground = table.tiles, table.ground
    if tiles[spot] == NOWHERE:
        return None
    whole_tile = ground.extents[spot]
    covers = ground.covers[spot]
    if covers == UNCOVERED:
        return whole_tile
    left, whole, right = covers
    if table.has_tile(whole):
        return None
    begin, end = whole_tile[0] + table.has_tile(left), whole_tile[1] - table.has_tile(right)
    return (begin, end) if begin < end else None


def is_covered(table: Table, spot: int) -> bool:
    """Return whether a tile lies on that of a place, wholly or in part (ML-S07-03)."""
    covers = table.ground.covers[spot]
    return covers != UNCOVERED and any(map(table.has_tile, covers))


def top_of(table: Table, name: str) -> int:
    """Return the highest place of this name that has a tile; NOWHERE if none has."""
    return next((spot for spot in table.ground.cells.get(name, ()) if table.has_tile(spot)), NOWHERE)


def around(table: Table, spot: int) -> list[int]:
    """Return the places whose tiles can be seen to touch the tile of a place by an edge or a corner, in reading order (ML-COLLECT-03).

    Moonlight tiles are passed over (ML-S22-06). An empty place has around it what a tile there would have (ML-VERSUS-06).
    """
    tiles, ground = table.tiles, table.ground
    covers, extents = ground.covers, ground.extents
    own = extents[spot] if tiles[spot] == NOWHERE or covers[spot] == UNCOVERED else visible(table, spot)
    if own is None:
        return []
    begin, end = own
    found = []
    for each in ground.near[spot]:
        if tiles[each] == NOWHERE:
            continue
        seen = extents[each] if covers[each] == UNCOVERED else visible(table, each)
        if seen is not None and seen[0] <= end and begin <= seen[1]:
            found.append(each)
    return sorted({*found, *_behind_lights(table, spot)}) if table.lights else found


def _behind_lights(table: Table, spot: int) -> Iterator[int]:
    """Yield the tile next to each Moonlight tile that is a neighbour, in the same direction."""
    ground, here = table.ground, table.ground.spots[spot]
    for dy, dx in DIRECTIONS:
        if _is_light(table, here.row + dy, here.x + dx):
            beyond = (each for each in ground.at(here.row + 2 * dy, here.x + 2 * dx) if table.has_tile(each))
            yield from list(beyond)[:1]


def _is_light(table: Table, row: int, x: int) -> bool:
    """Return whether a Moonlight tile lies in a cell."""
    return any(each in table.lights for each in table.ground.at(row, x))


def is_free(table: Table, spot: int) -> bool:
    """Return whether a long side has no tile beside it on the same level (ML-COLLECT-04, ML-COLLECT-05), or any side (ML-S05-04)."""
    law = laws(table)
    if table.lights or law.at("blocks"):
        sides = ALL_SIDES if law.all_sides else LONG_SIDES
        return not all(_is_blocked(table, law, spot, side) for side in sides)
    return _has_gap(table.tiles, table.ground.sides[spot], law.all_sides)


def _has_gap(tiles: Sequence[int], beside: tuple[int, int, int, int], all_sides: bool) -> bool:
    """Return whether one of the places beside a tile has none: of those left and right, or of all four."""
    left, right, above, below = beside
    if left == NOWHERE or right == NOWHERE or tiles[left] == NOWHERE or tiles[right] == NOWHERE:
        return True
    return all_sides and (
        above == NOWHERE or below == NOWHERE or tiles[above] == NOWHERE or tiles[below] == NOWHERE
    )


def _is_blocked(table: Table, law: Laws, spot: int, side: int) -> bool:
    """Return whether a tile lies at this side on the same level.

    A Moonlight tile between is passed over, which lies on the table (ML-S22-06).
    """
    beside = table.ground.sides[spot][side]
    if table.lights:
        here, (dy, dx) = table.ground.spots[spot], SIDE_STEPS[side]
        if _is_light(table, here.row + dy, here.x + dx):
            beside = table.ground.beside(here, 2 * dy, 2 * dx)
    return beside != NOWHERE and table.tiles[beside] != NOWHERE and law.permit("blocks", table, beside)


def is_available(table: Table, spot: int) -> bool:
    """Return whether the tile of a place could be picked by a creature beside it: neither covered, nor closed in, nor face down, nor
    stood on.
    """
    return table.has_tile(spot) and next(_available(table, (spot,)), None) is not None


def available_spots(table: Table) -> set[int]:
    """Return all places whose tile could be picked by a creature beside it."""
    return {*_available(table, (spot for spot, tile in enumerate(table.tiles) if tile != NOWHERE))}


def _available(table: Table, spots: Iterable[int]) -> Iterator[int]:
    """Yield those of these places with a tile whose tile could be picked by a creature beside it."""
    law, ground, tiles = laws(table), table.ground, table.tiles
    stood, vetoes = table.creatures.values(), law.at("may_take")
    is_plain = not table.lights and not law.at("blocks")
    down, takes_down, all_sides = table.down, law.takes_down, law.all_sides
    covers, sides = ground.covers, ground.sides
    for spot in spots:
        if (
            (takes_down or spot not in down)
            and spot not in stood
            and (covers[spot] == UNCOVERED or not is_covered(table, spot))
            and (_has_gap(tiles, sides[spot], all_sides) if is_plain else is_free(table, spot))
            and (not vetoes or law.permit("may_take", table, spot))
        ):
            yield spot


def picks(table: Table, creature: Creature) -> list[int]:
    """Return the available tiles around a creature (ML-COLLECT-02)."""
    return [*_available(table, around(table, table.creatures[creature]))]


def can_pick(table: Table, creature: Creature) -> bool:
    """Return whether there is any available tile around a creature."""
    return next(_available(table, around(table, table.creatures[creature])), None) is not None


def turning(table: Table) -> list[int]:
    """Return the face-down tiles that the reveal phase turns up, in reading order (ML-REVEAL-01 to -04)."""
    law = laws(table)
    if not law.reveals:
        return []
    return [
        spot
        for spot in sorted(table.down)
        if not is_covered(table, spot) and is_free(table, spot) and law.permit("may_turn", table, spot)
    ]


def targets(table: Table, creature: Creature) -> list[int]:
    """Return the places that a creature can move to (ML-MOVE-01 to -06)."""
    law, rival = laws(table), table.creatures[other(creature)]
    reached = {*around(table, table.creatures[creature])}
    for module in law.at("jumps"):
        reached.update(module.jumps(table, creature))
    return [
        spot for spot in sorted(reached) if spot != rival and law.permit("may_enter", table, creature, spot)
    ]
