"""Turns at tables: one change at a time at each, and a change that has begun goes on to its end, whoever leaves meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Coroutine
from dataclasses import dataclass
from typing import Any, TypeVar

from bot.keyed_lock import KeyedLock
from bot.tables.model.errors import Closing
from bot.tasks import Tasks

T = TypeVar("T")


class Turns:
    """Turns at tables, given until it is closed:

    turn = await turns.at(table_id)
    return await turn.carry(self._change(table_id))

    Whoever is cancelled while waiting for a turn has asked for nothing. The work that a turn carries ends it when it has ended itself.
    """

    def __init__(self) -> None:
        self._locks: KeyedLock[int] = KeyedLock()
        self._under_way = Tasks()
        self._is_closing = False

    async def at(self, table_id: int) -> TableTurn:
        """Return the turn at a table, as soon as it comes. Raises Closing after `close`."""
        return await self._taken(self._locks[table_id])

    async def anew(self) -> TableTurn:
        """Return the turn of a table that is not there yet, for which nobody waits. Raises Closing after `close`."""
        return await self._taken(asyncio.Lock())

    async def close(self) -> None:
        """Give no turn any more, and wait for the work that has begun."""
        self._is_closing = True
        await self._under_way.drain()

    async def _taken(self, lock: asyncio.Lock) -> TableTurn:
        await lock.acquire()
        if self._is_closing:
            lock.release()
            raise Closing
        return TableTurn(lock, self._under_way)


@dataclass(frozen=True)
class TableTurn:
    """One turn: whoever has it gives it something to carry at once, which holds it from then on."""

    lock: asyncio.Lock
    under_way: Tasks

    def carry(self, work: Coroutine[Any, Any, T]) -> Awaitable[T]:
        """Begin the work, which is not interrupted where whoever awaits it is cancelled; to be called once."""
        task = self.under_way.spawn(work)
        # Not a `finally` in the work: a task that is cancelled before its first step never gets there.
        task.add_done_callback(lambda _: self.lock.release())
        return asyncio.shield(task)
