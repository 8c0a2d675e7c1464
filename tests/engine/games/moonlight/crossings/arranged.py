"""Tables arranged for what seldom comes about by chance: islands about to sink, rows that are nearly closed, a majority at hand."""

from __future__ import annotations

from engine.games.moonlight.model.ground import NOWHERE
from engine.games.moonlight.model.table import Table
from engine.games.spirits_of_the_forest.model.facts import tiles
from tests.engine.games.moonlight.crossings import lie

SPARE_IN_ROWS = 3


def _nearest(table: Table, spot: int) -> int:
    """Return how far a place is from the nearer creature."""
    row, x = lie.cell(table, spot)
    places = (lie.cell(table, each) for each in table.creatures.values())
    return min(max(abs(row - other_row), abs(x - other_x) // 2) for other_row, other_x in places)


def _take(table: Table, spot: int) -> int:
    tile, table.tiles[spot] = table.tiles[spot], NOWHERE
    table.down -= {spot}
    table.bits -= {spot}
    return tile


def sinking_islands(table: Table) -> None:
    """Leave a few tiles around each creature, some on another island, and nothing else."""
    regions = table.ground.regions
    left = {regions[table.creatures["light"]]: 2, regions[table.creatures["shadow"]]: 3}
    left[min({*regions} - {*left})] = 4
    _leave_on_islands(table, left)


def a_single_island(table: Table) -> None:
    """Leave two tiles around Light, and Shadow's island, to which Light must jump."""
    regions = table.ground.regions
    _leave_on_islands(table, {regions[table.creatures["light"]]: 2, regions[table.creatures["shadow"]]: 8})


def _leave_on_islands(table: Table, left: dict[str, int]) -> None:
    regions = table.ground.regions
    for region in sorted({*regions}):
        spots = [spot for spot in range(len(regions)) if regions[spot] == region]
        kept = sorted(spots, key=lambda spot: _nearest(table, spot))[: left.get(region, 0)]
        table.out += [_take(table, spot) for spot in spots if spot not in kept]
        if not kept:
            table.box += [token.face for token in table.piles.pop(f"island-{region}")]


def nearly_closed_rows(table: Table) -> None:
    """Leave in each row a few tiles more than it must keep, those near the creatures."""
    for row, number in enumerate(table.stacks["eclipse"].items):
        spots = sorted(lie.row_of(table, row), key=lambda spot: _nearest(table, spot))
        table.out += [_take(table, spot) for spot in spots[number + SPARE_IN_ROWS :]]


def nearly_a_majority(table: Table) -> None:
    """Give the team half of the symbols of each spirit that lies on a closed tile, as far as its tiles lie open."""
    for spot in sorted(table.tokens):
        face, left = table.tokens[spot][0].face, 0
        lying = [
            each
            for each, tile in enumerate(table.tiles)
            if tile != NOWHERE and tiles()[tile].spirit == face
            if each not in table.down and each not in table.creatures.values()
        ]
        printed = sum(tile.symbols for tile in tiles() if tile.spirit == face)
        for each in lying:
            symbols = tiles()[table.tiles[each]].symbols
            if 2 * (left + symbols) <= printed:
                left += symbols
                table.sides["light"].tiles.append(_take(table, each))
