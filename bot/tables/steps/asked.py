"""Since when seats are asked what they are asked now."""

from __future__ import annotations

from bot.tables.model.table import Table
from engine.text import Seat


def asked(before: Table, after: Table, mover: Seat | None) -> tuple[int, ...]:
    """Since when every seat is asked what it is asked now: a seat that is still asked the same need not look again."""
    if after.match is None:
        return ()
    same = {
        chair.seat
        for chair in before.awaiting
        if chair.seat != mover and chair.seat < len(before.asked) and _asks_alike(before, after, chair.seat)
    }
    return tuple(
        before.asked[seat] if seat in same else after.moment for seat in map(Seat, range(after.seats))
    )


def _asks_alike(before: Table, after: Table, seat: Seat) -> bool:
    if before.match is None or after.match is None or before.match is after.match:
        return before.match is after.match
    return before.match.legal(seat).actions == after.match.legal(seat).actions
