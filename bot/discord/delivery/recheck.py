"""Looks at a table again a while after a request was lost: it may take effect after whoever sent it has given it up."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import timedelta

LOOKS = (3.0, 12.0)
"""Pauses before each look: a moment, and a long hold-up."""

LATELY = timedelta(minutes=1)
"""For so long after a card has come another one may that was sent before it, in an earlier life."""


class Recheck:
    """`look` must not raise; it is called from tasks of this class."""

    def __init__(self, look: Callable[[int], Awaitable[None]]) -> None:
        self._look = look
        self._watched: dict[int, asyncio.Task[None]] = {}

    def watch(self, table_id: int) -> None:
        """Looks at this table some times from now on, instead of the times that were left of it."""
        if watching := self._watched.get(table_id):
            watching.cancel()
        self._watched[table_id] = asyncio.create_task(self._watch(table_id))

    async def finish(self) -> None:
        """Looks no more."""
        for task in self._watched.values():
            task.cancel()
        await asyncio.gather(*self._watched.values(), return_exceptions=True)

    async def _watch(self, table_id: int) -> None:
        for pause in LOOKS:
            await asyncio.sleep(pause)
            await self._look(table_id)
        del self._watched[table_id]
