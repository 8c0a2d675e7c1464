"""From which moment on each seat has been asked what it is asked now, so that a press on a card from then still counts."""

from __future__ import annotations

from bot.tables.model.table import Table
from engine.text import Seat


def ask_moments(before: Table, after: Table, mover: Seat | None) -> tuple[int, ...]:
    """By seat, the moment since which it is asked the same: a seat that is still asked the same need not look again."""
    if after.match is None:
        return ()
    unchanged = {
        chair.seat
        for chair in before.awaiting
        if chair.seat != mover
        and chair.seat < len(before.ask_moments)
        and _is_asked_the_same(before, after, chair.seat)
    }
    return tuple(
        before.ask_moments[seat] if seat in unchanged else after.moment
        for seat in map(Seat, range(after.seats))
    )


def _is_asked_the_same(before: Table, after: Table, seat: Seat) -> bool:
    if before.match is None or after.match is None or before.match is after.match:
        return before.match is after.match
    return before.match.legal(seat).actions == after.match.legal(seat).actions
