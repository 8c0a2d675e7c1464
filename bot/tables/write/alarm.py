"""The alarm that wakes the scheduler when a change of a table makes something due earlier, or ends what was overdue."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime, timedelta

from bot.tables.model.table import Table

NEVER = datetime.max.replace(tzinfo=UTC)
LONGEST = timedelta(minutes=10)
"""The longest sleep at a time: a computer that was shut meanwhile has not counted it."""
SHARED = timedelta(seconds=10)
"""The longest sleep where other processes may make something due: they do not ring here."""


class Alarm:
    """An alarm set to the next time at which something is due."""

    def __init__(self, now: Callable[[], datetime], longest: timedelta = LONGEST) -> None:
        self._now = now
        self._longest = longest
        self._at = NEVER
        self._rung = asyncio.Event()

    def ring(self) -> None:
        """Wake the sleeper now."""
        self._rung.set()

    def ring_before(self, time: datetime) -> None:
        """Wake the sleeper where it would sleep beyond that time."""
        if time < self._at:
            self.ring()

    def ring_past(self, time: datetime) -> None:
        """Wake the sleeper where that time has passed."""
        if time <= self._now():
            self.ring()

    def update(self, before: Table, after: Table) -> None:
        """Wake the sleeper where this change matters to it."""
        old, new = _times(before), _times(after)
        is_over = any(time <= self._now() for time in old - new)
        is_earlier = any(time < self._at for time in new - old)
        if is_over or is_earlier or (before.vote is not None and after.vote is None):
            self.ring()

    def reset(self) -> None:
        """Let whatever becomes due ring from now on, until the next sleep."""
        self._rung.clear()
        self._at = NEVER

    async def sleep(self, until: datetime | None) -> None:
        """Sleep until then, or until the alarm rings; without a time (None) until it rings."""
        self._at = until or NEVER
        seconds = min(self._at - self._now(), self._longest).total_seconds()
        with suppress(TimeoutError):
            async with asyncio.timeout(max(0.0, seconds)):
                await self._rung.wait()


def _times(table: Table) -> set[datetime]:
    clocks = (chair.clock for chair in table.chairs)
    times = [time for clock in clocks for time in (clock.waking, clock.reminder, clock.deadline)]
    times.append(None if table.vote is None else table.vote.until)
    return {time for time in times if time is not None}
