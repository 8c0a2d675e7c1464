"""Questions about the forest and the gems on it."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.spirits_of_the_forest.layout import Layout
from engine.games.spirits_of_the_forest.table import Table
from engine.text import Seat


def available(table: Table) -> list[int]:
    """SF-TAKE-01: the cells whose top tile can be reached, in reading order; one of its long sides touches no tile."""
    stacks = table.stacks
    return [
        cell
        for cell, (left, right) in enumerate(table.layout.sides)
        if stacks[cell] and (left < 0 or right < 0 or not stacks[left] or not stacks[right])
    ]


def available_after(table: Table, reached: Sequence[int], taken: int) -> list[int]:
    """SF-TAKE-06: the cells that can be reached once the top tile of `taken`, one of `reached`, is gone."""
    if len(table.stacks[taken]) > 1:
        return list(reached)
    after = [cell for cell in reached if cell != taken]
    bared = [
        side for side in table.layout.sides[taken] if side >= 0 and table.stacks[side] and side not in reached
    ]
    return sorted(after + bared) if bared else after


def own_gems(table: Table, seat: Seat) -> tuple[int, ...]:
    """The cells with a gem of this seat, in reading order."""
    return tuple(sorted([cell for cell, owner in table.gems.items() if owner == seat]))


def without_gem(table: Table) -> list[int]:
    """SF-GEM-02, SF-GEM-03: the cells that a gem may be put on, in reading order."""
    return [cell for cell, stack in enumerate(table.stacks) if stack and cell not in table.gems]


def tiles_left(table: Table) -> int:
    """How many tiles are still in the forest."""
    return sum(map(len, table.stacks))


def cell_name(forest: Layout, cell: int | None) -> str | None:
    """The name of a cell, where there is one."""
    return None if cell is None else forest.names[cell]
