"""The lookout for tournaments: wakes whoever runs them when a change at a table may decide something."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from bot.tables.model.table import Table
from bot.tables.steps import votes
from bot.tables.write.alarm import Alarm


class Lookout:
    """A lookout that rings the alarm of the tournaments."""

    def __init__(self, alarm: Alarm) -> None:
        self._alarm = alarm
        self.timed: set[int] = set()
        """Ids of the tables at which somebody who is late gives up the game."""

    def hear(self, before: Table, after: Table) -> None:
        """Ring where this change may decide something, or where somebody there may be late earlier than was known."""
        if after.ended is not None or _people(before) != _people(after):
            self._alarm.ring()
        elif after.id in self.timed:
            for time in deadlines(after):
                self._alarm.ring_before(time)
            for time in {*deadlines(before)} - {*deadlines(after)}:
                self._alarm.ring_past(time)


def deadlines(table: Table) -> Sequence[datetime]:
    """Return the times at which the people who are waited for are late; () while people decide on taking moves back."""
    if votes.decides_on_undo(table):
        return ()
    times = (chair.clock.deadline for chair in table.awaiting if chair.mover is not None)
    return [time for time in times if time is not None]


def _people(table: Table) -> list[tuple[int | None, int | None]]:
    """Return who sits at a table, and who of them moves."""
    return [(chair.person, chair.mover) for chair in table.chairs]
