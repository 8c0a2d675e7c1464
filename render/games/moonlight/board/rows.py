"""Things side by side, as many in a row as there is room for."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

T = TypeVar("T")


def in_rows(things: Iterable[T], needs: Callable[[T], int], room: int) -> list[list[T]]:
    """Return the things in their order, in rows that are not wider than the room unless a single thing is."""
    rows: list[list[T]] = []
    taken = 0
    for thing in things:
        wide = needs(thing)
        if not rows or taken + wide > room:
            rows.append([])
            taken = 0
        rows[-1].append(thing)
        taken += wide
    return rows
