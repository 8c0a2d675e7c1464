"""Shares of the moves of a side: a game in which too many were not made by those who sit there in the end counts in no ratings."""

from __future__ import annotations

from collections.abc import Sequence

from bot.store.rows import Row, Unrated
from bot.tables.log import rows as log
from bot.tables.model.table import Table

ONE_IN = 10
"""A side may have one move in so many that is not its own."""


def unrated(table: Table, rows: Sequence[Row]) -> Unrated | None:
    """Return the reason why a game that is over counts in no ratings; None where it does.

    The seats of computer players, and of people who have resigned, are nobody's whose rating it could be.
    """
    holders = {chair.seat: chair.person for chair in table.chairs if chair.person is not None}
    moves = [row for row in log.moves(rows) if row.seat in holders]
    for side in table.game.sides(table.options, len(table.chairs)):
        made = [row for row in moves if row.seat in side]
        others = [row for row in made if row.person != holders[log.seat_of(row)]]
        if len(others) * ONE_IN > len(made):
            by_computer = [row for row in others if row.person is None and row.interaction is None]
            return "stand-in" if by_computer else "substitute"
    return None
