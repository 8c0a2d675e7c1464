"""Plans: what players who play together mean to do, shown to each other. A plan is a trial that its person has shown."""

from __future__ import annotations

from bot.tables.model.errors import TableRefused
from bot.tables.model.table import Table


class NotTogether(TableRefused):
    """Plans are of no use where everybody plays against the others, or alone."""

    key = "plan-not-together"


def plays_together(table: Table) -> bool:
    """Whether all who play here are on one side, and more than one."""
    return table.seats > 1 and len(table.game.sides(table.options, table.seats)) == 1
