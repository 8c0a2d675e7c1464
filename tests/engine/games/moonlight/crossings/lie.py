"""The lie of the tiles, read from the rulebook a second time: what can be seen, what is around, what may be picked and entered."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from engine.games.moonlight.model.ground import NOWHERE, ScenarioGround
from engine.games.moonlight.model.kinds import CREATURES, Creature
from engine.games.moonlight.model.scenarios import ground_of
from engine.games.moonlight.model.table import Table

STRAIGHT = ((0, -2), (0, 2), (-1, 0), (1, 0))
"""Steps left, right, up and down, in rows and half-columns."""
CORNERS = ((-1, -2), (-1, 2), (1, -2), (1, 2))


def cell(table: Table, spot: int) -> tuple[int, int]:
    """Return the row and the half-column of a place."""
    return table.ground.spots[spot].row, table.ground.spots[spot].x


@cache
def _cells(number: int) -> dict[tuple[int, int], list[int]]:
    found: dict[tuple[int, int], list[int]] = {}
    spots = ground_of(number).spots
    for spot in sorted(range(len(spots)), key=lambda each: -spots[each].level):
        found.setdefault((spots[spot].row, spots[spot].x), []).append(spot)
    return found


def at(table: Table, row: int, x: int) -> list[int]:
    """Return the places in a cell that have a tile, the highest first."""
    return [spot for spot in _cells(table.options.scenario).get((row, x), ()) if table.tiles[spot] != NOWHERE]


def top(table: Table, name: str) -> int:
    """Return the highest place with a tile of a name; NOWHERE where there is none."""
    spots = [spot for spot, each in enumerate(table.ground.names) if each == name]
    return max(
        (spot for spot in spots if table.has_tile(spot)), key=lambda spot: level(table, spot), default=-1
    )


def level(table: Table, spot: int) -> int:
    """Return the number of tiles beneath that of a place."""
    return table.ground.spots[spot].level


@cache
def _above(number: int) -> list[list[tuple[int, int]]]:
    """Return for each place the places one level higher that lie on it, each with the half-columns it is shifted by."""
    spots = ground_of(number).spots
    return [
        [
            (each, over.x - under.x)
            for each, over in enumerate(spots)
            if over.level == under.level + 1 and over.row == under.row and abs(over.x - under.x) < 2
        ]
        for under in spots
    ]


def covers(table: Table, spot: int) -> list[int]:
    """Return by how many half-columns those tiles are shifted that lie on the tile of a place (ML-S07-02)."""
    return [shift for each, shift in _above(table.options.scenario)[spot] if table.tiles[each] != NOWHERE]


def seen(table: Table, spot: int) -> tuple[int, int] | None:
    """Return the half-columns between which a tile can be seen; None where it cannot (ML-S07-07, ML-S07-08)."""
    shifts, x = covers(table, spot), table.ground.spots[spot].x
    if 0 in shifts or {-1, 1} <= {*shifts}:
        return None
    return x + (-1 in shifts), x + 2 - (1 in shifts)


@cache
def _near(number: int) -> list[list[int]]:
    spots = ground_of(number).spots
    return [
        [
            each
            for each, two in enumerate(spots)
            if abs(one.row - two.row) <= 1
            and abs(one.x - two.x) <= 2
            and (one.row, one.x) != (two.row, two.x)
        ]
        for one in spots
    ]


def around(table: Table, spot: int) -> set[int]:
    """Return the places whose tiles touch that of a place by an edge or a corner (ML-COLLECT-03, ML-S07-07, ML-S22-06)."""
    x = table.ground.spots[spot].x
    own = seen(table, spot) if table.has_tile(spot) else (x, x + 2)
    found = set[int]()
    if own is None:
        return found
    for each in _near(table.options.scenario)[spot]:
        there = seen(table, each) if table.tiles[each] != NOWHERE else None
        if there and there[0] <= own[1] and own[0] <= there[1]:
            found.add(each)
    row, lights = table.ground.spots[spot].row, {cell(table, each) for each in table.lights}
    for rows, halves in (*STRAIGHT, *CORNERS) if lights else ():
        if (row + rows, x + halves) in lights:
            found.update(at(table, row + 2 * rows, x + 2 * halves)[:1])
    return found


@cache
def _beside(number: int) -> list[list[int]]:
    ground: ScenarioGround = ground_of(number)
    index = {(spot.level, spot.row, spot.x): each for each, spot in enumerate(ground.spots)}
    return [
        [index.get((spot.level, spot.row + rows, spot.x + halves), NOWHERE) for rows, halves in STRAIGHT]
        for spot in ground.spots
    ]


def beside(table: Table, spot: int) -> list[int]:
    """Return the places left, right, above and below of a place on its level; NOWHERE where there is none."""
    return _beside(table.options.scenario)[spot]


def is_free(table: Table, spot: int) -> bool:
    """Return whether a long side has no tile beside it, any of four in scenario 5 (ML-COLLECT-04, ML-S05-04, ML-S22-06, ML-S23-06)."""
    row, x = cell(table, spot)
    lights = {cell(table, each) for each in table.lights}
    is_level = level(table, spot)
    sides = 4 if "any_side_available" in table.modules else 2
    for number, (rows, halves) in enumerate(STRAIGHT[:sides]):
        near = [beside(table, spot)[number]]
        if (row + rows, x + halves) in lights:
            near = [
                each for each in at(table, row + 2 * rows, x + 2 * halves) if level(table, each) == is_level
            ]
        if not any(table.has_tile(each) and not is_bridge(table, each) for each in near):
            return True
    return False


def is_bridge(table: Table, spot: int) -> bool:
    """Return whether the tile of a place lies across (ML-S23-02)."""
    return table.ground.spots[spot].kind == "bridge"


def row_of(table: Table, row: int) -> list[int]:
    """Return the places of a row that have a tile."""
    return [
        spot
        for spot, each in enumerate(table.ground.spots)
        if each.row == row and table.tiles[spot] != NOWHERE
    ]


def open_tiles(table: Table, creature: Creature) -> set[int]:
    """Return the tiles that may be picked for a creature (ML-COLLECT-02 to -07)."""
    takes_down = "take_face_down" in table.modules
    found = set()
    for spot in around(table, table.creatures[creature]):
        if covers(table, spot) or spot in table.creatures.values() or not is_free(table, spot):
            continue
        if (spot in table.down and not takes_down) or is_bridge(table, spot):
            continue
        row = table.ground.spots[spot].row
        if "row_quota" in table.modules and len(row_of(table, row)) <= table.stacks["eclipse"].items[row]:
            continue
        found.add(spot)
    return found


def due_picks(table: Table) -> set[tuple[Creature, str]]:
    """Return the picks that leave one for the other creature, where it needs one (ML-COLLECT-08 to -11, ML-S02-05)."""
    served = {taken.creature for taken in table.picked}
    wanted: list[Creature] = [each for each in CREATURES if each not in served]
    if "twin_forests" in table.modules:
        wanted = ["light"]
    found, names = set[tuple[Creature, str]](), table.ground.names
    ways = {creature: open_tiles(table, creature) for creature in wanted}
    for creature in wanted:
        for spot in ways[creature]:
            if all(_leaves_one(table, spot, each) for each in wanted if each != creature):
                found.add((creature, names[spot]))
    return found


def _leaves_one(table: Table, spot: int, creature: Creature) -> bool:
    left = table.copy()
    left.tiles[spot] = NOWHERE
    return bool(open_tiles(left, creature))


def due_moves(table: Table, creature: Creature) -> set[str]:
    """Return the places that a creature may move to (ML-MOVE-01 to -06, ML-S07-05, ML-S19-04, ML-S23-04, ML-S27-06)."""
    here = table.creatures[creature]
    rival = next(place for each, place in table.creatures.items() if each != creature)
    places = around(table, here)
    if "island_jumps" in table.modules:
        places |= {*jumps(table, here)}
    if "step_levels" in table.modules:
        row = table.ground.spots[here].row
        places = {
            each
            for each in places
            if level(table, each) == level(table, here) or table.ground.spots[each].row == row
        }
    if "no_enter_face_down" in table.modules:
        places -= table.down
    places = {each for each in places if not is_bridge(table, each) or exits(table, each, {here, rival})}
    return {table.ground.names[each] for each in places if each != rival}


def exits(table: Table, bridge: int, barred: set[int]) -> set[int]:
    """Return the upright tiles straight beside a bridge that are not barred (ML-S23-03 to -05)."""
    row, x = cell(table, bridge)
    tops = {spot for rows, halves in STRAIGHT for spot in at(table, row + rows, x + halves)[:1]}
    return {spot for spot in tops if not is_bridge(table, spot)} - barred


def jumps(table: Table, here: int) -> Iterator[int]:
    """Yield the first tile in each straight direction, where it lies on another island (ML-S19-04, ML-S19-05)."""
    row, x = cell(table, here)
    for rows, halves in STRAIGHT:
        line = (at(table, row + rows * step, x + halves * step) for step in range(1, 30))
        first = next((spots[0] for spots in line if spots), None)
        if first is not None and table.ground.regions[first] != table.ground.regions[here]:
            yield first


def beneath(table: Table, spot: int) -> int | None:
    """Return the tile straight under a place; None where there is none (ML-BIT-03)."""
    lower = [each for each in at(table, *cell(table, spot)) if level(table, each) < level(table, spot)]
    return lower[0] if lower else None
