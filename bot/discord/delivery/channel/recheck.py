"""Later looks at a table after a request was lost: Discord may still carry it out when its sender has given up."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import timedelta

from bot.tasks import Tasks

PAUSES = (3.0, 12.0)
"""Seconds before each look: the first is for a short delay, the second for a long one."""

LATELY = timedelta(minutes=1)
"""Maximum time until a lost request takes effect, so that after a restart older cards need no look."""


class Recheck:
    """The schedule of later looks at tables. `look` is given the id of a table, and must not raise."""

    def __init__(self, look: Callable[[int], Awaitable[None]]) -> None:
        self._look = look
        self._tasks = Tasks()
        self._of_table: dict[int, asyncio.Task[None]] = {}

    def schedule(self, table_id: int) -> None:
        """Look at this table after each pause, counted from now; looks that were still to come are dropped."""
        if earlier := self._of_table.get(table_id):
            earlier.cancel()
        self._of_table[table_id] = self._tasks.spawn(self._keep_looking(table_id))

    async def cancel(self) -> None:
        """Drop all looks that are still to come."""
        await self._tasks.cancel()

    async def _keep_looking(self, table_id: int) -> None:
        for pause in PAUSES:
            await asyncio.sleep(pause)
            await self._look(table_id)
        del self._of_table[table_id]
