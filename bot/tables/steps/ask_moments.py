"""The moment since which each seat has been asked what it is asked now, so that a press on a card from then still counts."""

from __future__ import annotations

from bot.tables.model.table import Table
from engine.text import Seat, Text


def ask_moments(before: Table, after: Table, mover: Seat | None) -> tuple[int, ...]:
    """Return by seat the moment since which it is asked the same, whatever others have done meanwhile.

    Its legal actions may have changed by that. A press is then judged by what is legal now, as every move is.
    """
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
    asked, now = _prompt(before, seat), _prompt(after, seat)
    return asked is not None and asked == now


def _prompt(table: Table, seat: Seat) -> Text | None:
    ask = table.match.asks.get(seat) if table.match is not None else None
    return ask.prompt if ask is not None else None
