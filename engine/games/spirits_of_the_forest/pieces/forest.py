"""Questions about the forest and the gems on it."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterator, Sequence

from engine.event import Event
from engine.games.spirits_of_the_forest.model.facts import tiles
from engine.games.spirits_of_the_forest.model.layout import Layout
from engine.games.spirits_of_the_forest.model.table import HeldCells, Table
from engine.games.spirits_of_the_forest.model.texts import event, tile_text
from engine.text import Seat


def ground_of(table: Table) -> HeldCells:
    """Return the cells that hold tiles, and those within reach, worked out once; from then on each tile that goes changes little of it."""
    ground = table.ground
    if ground is None:
        held = tuple([cell for cell, stack in enumerate(table.stacks) if stack])
        ground = table.ground = HeldCells(held, tuple([cell for cell in held if within_reach(table, cell)]))
    return ground


def lift(table: Table, cell: int) -> int:
    """Return the top tile of a cell, which is there no more."""
    stacks, ground = table.stacks, table.ground
    stack = stacks[cell]
    stacks[cell] = stack[:-1]
    if len(stack) == 1 and ground is not None:
        held = list(ground.held)
        held.remove(cell)
        bare = [other for other in ground.bare if other != cell]
        for side in table.layout.sides[cell]:
            if side >= 0 and stacks[side] and side not in bare:
                insort(bare, side)
        table.ground = HeldCells(tuple(held), tuple(bare))
    return stack[-1]


def available(table: Table) -> Sequence[int]:
    """Return the cells whose top tile can be taken, in reading order; one of its long sides touches no tile (SF-TAKE-01).

    In a row of which tiles must remain none is available once no more than those are left (SF-SEASON-06). Tiles that are face down
    are never within reach: they are turned up before (SF-EVENT-03).
    """
    reached = ground_of(table).bare
    if not table.remain:
        return reached
    closed = closed_rows(table)
    return [cell for cell in reached if table.layout.cells[cell].y not in closed]


def available_after(table: Table, reached: Sequence[int], taken: int) -> list[int]:
    """Return the cells available, and known to be, once the top tile of `taken`, one of `reached`, is gone (SF-TAKE-06)."""
    if len(table.stacks[taken]) > 1:
        return list(reached)
    after = [cell for cell in reached if cell != taken]
    if table.remain and closes_row(table, taken):
        closed = in_row_of(table, taken)
        return [cell for cell in after if cell not in closed]
    for side in table.layout.sides[taken]:
        if side >= 0 and table.stacks[side] and is_bared(table, reached, side):
            insort(after, side)
    return after


def is_bared(table: Table, reached: Sequence[int], side: int) -> bool:
    """Return whether the tile of a cell comes within reach, face up, once the last tile beside it is gone."""
    return side not in reached and side not in table.down


def within_reach(table: Table, cell: int) -> bool:
    """Return whether the tile of a cell has a long side that touches no tile."""
    stacks = table.stacks
    return any(side < 0 or not stacks[side] for side in table.layout.sides[cell])


def tiles_in_row(table: Table, row: int) -> int:
    """Return the number of tiles in a row, counted from 0."""
    return sum(len(table.stacks[cell]) for cell in table.layout.in_row[row])


def closed_rows(table: Table) -> frozenset[int]:
    """Return the rows that hold no more than the tiles that must remain there, if any must (SF-SEASON-06)."""
    return frozenset(
        row for row, number in enumerate(table.remain) if number and tiles_in_row(table, row) <= number
    )


def closes_row(table: Table, cell: int) -> bool:
    """Return whether taking one tile from a cell, which is open now, leaves just those that must remain in its row (SF-SEASON-07)."""
    if not table.remain:
        return False
    row = table.layout.cells[cell].y
    number = table.remain[row]
    return number > 0 and tiles_in_row(table, row) - 1 == number


def in_row_of(table: Table, cell: int) -> frozenset[int]:
    """Return the cells in the row of this one."""
    return table.layout.in_row[table.layout.cells[cell].y]


def turn_up(table: Table) -> Iterator[Event]:
    """Turn every face-down tile with a free long side face up (SF-EVENT-03)."""
    for cell in sorted(table.down):
        if within_reach(table, cell):
            table.down -= {cell}
            table.fresh = True
            tile = tile_text(tiles()[table.stacks[cell][-1]])
            yield event("turn-up", cell=table.layout.names[cell], tile=tile)


def own_gems(table: Table, seat: Seat) -> tuple[int, ...]:
    """Return the cells with a gem of this seat, in reading order."""
    return tuple(sorted([cell for cell, owner in table.gems.items() if owner == seat]))


def without_gem(table: Table) -> list[int]:
    """Return the cells that a gem may be put on, in reading order (SF-GEM-02, SF-GEM-03)."""
    gems = table.gems
    return [cell for cell in ground_of(table).held if cell not in gems]


def rows_left(table: Table) -> int:
    """Return the number of rows that still hold tiles."""
    cells = zip(table.layout.cells, table.stacks, strict=True)
    return len({cell.y for cell, stack in cells if stack})


def tiles_left(table: Table) -> int:
    """Return the number of tiles still in the forest."""
    return sum(map(len, table.stacks))


def cell_name(forest: Layout, cell: int | None) -> str | None:
    """Return the name of a cell; None where there is none."""
    return None if cell is None else forest.names[cell]
