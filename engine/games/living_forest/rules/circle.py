"""The circle of rocks: who stands where, and where a move leads."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import NamedTuple

from engine.games.living_forest.model.components import rocks
from engine.games.living_forest.model.table import Table
from engine.text import Seat


class Path(NamedTuple):
    """Where a move ends, and the rocks it jumped, in their order."""

    end: int
    jumped: tuple[int, ...]


def paths(table: Table, start: int, taken: Collection[int]) -> Iterator[Path]:
    """LF-MOVE-01, LF-MOVE-02: the moves by 1, 2, 3… counted rocks; those `taken` are skipped and not counted. Without end."""
    size = len(rocks(table.kodama))
    rock = start
    jumped: tuple[int, ...] = ()
    while True:
        rock = (rock + 1) % size
        if rock in taken:
            jumped += (rock,)
        else:
            yield Path(rock, jumped)


def path(table: Table, start: int, steps: int, taken: Collection[int]) -> Path:
    """The move by so many counted rocks."""
    for number, found in enumerate(paths(table, start, taken), 1):
        if number == steps:
            return found
    raise AssertionError("a circle has no end")


def taken_for(table: Table, seat: Seat | None) -> dict[int, Seat | None]:
    """The rocks that are taken for a spirit (None: for Onibi) and by whom; Onibi is None (LF-KODAMA-27)."""
    found: dict[int, Seat | None] = {
        player.rock: Seat(other) for other, player in enumerate(table.players) if other != seat
    }
    if seat is not None and table.onibi is not None:
        found[table.onibi] = None
    return found
