"""The circle of rocks: where each spirit stands, and where a move leads."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from engine.games.living_forest.model.table import Table
from engine.text import Seat


class Path(NamedTuple):
    """The rock a move ends on, and the rocks it jumped, in their order."""

    end: int
    jumped: tuple[int, ...]


def path(size: int, start: int, steps: int, taken: Collection[int | None]) -> Path:
    """Return the path of a move by `steps` counted rocks, at least one, in a circle of `size`; those `taken` are skipped.

    LF-MOVE-01, LF-MOVE-02.
    """
    rock, jumped = start, []
    while True:
        rock = (rock + 1) % size
        if rock in taken:
            jumped.append(rock)
        elif (steps := steps - 1) <= 0:
            return Path(rock, tuple(jumped))


def taken_for(table: Table, seat: Seat | None) -> dict[int, Seat | None]:
    """Return the rocks that are taken for a spirit (None: for Onibi) and by whom; Onibi is None (LF-KODAMA-27)."""
    found: dict[int, Seat | None] = {
        player.rock: Seat(other) for other, player in enumerate(table.players) if other != seat
    }
    if seat is not None and table.onibi is not None:
        found[table.onibi] = None
    return found
