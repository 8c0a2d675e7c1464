"""Turns at tables: one change at a time at each, and a change that has begun goes on to its end, whoever leaves meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Coroutine
from types import TracebackType
from typing import Any, Self, TypeVar

from bot.keyed_lock import KeyedLock
from bot.tables.model.errors import Closing
from bot.tasks import Tasks

T = TypeVar("T")


class Turns:
    """Turns at tables, given until it is closed:

    async with turns.at(table_id) as turn:
        return await turn.carry(self._change(table_id))

    Whoever is cancelled while waiting for a turn has asked for nothing. The work that a turn carries ends it when it has ended itself.
    """

    def __init__(self) -> None:
        self._locks: KeyedLock[int] = KeyedLock()
        self._under_way = Tasks()
        self._is_closing = False

    def at(self, table_id: int) -> TableTurn:
        """Return the turn at a table, to be waited for with `async with`, which raises Closing after `close`."""
        return TableTurn(self, self._locks[table_id])

    def anew(self) -> TableTurn:
        """Return the turn of a table that is not there yet, for which nobody waits. It raises Closing as that of `at` does."""
        return TableTurn(self, asyncio.Lock())

    async def close(self) -> None:
        """Give no turn any more, and wait for the work that has begun."""
        self._is_closing = True
        await self._under_way.drain()

    def require_open(self) -> None:
        """Raise Closing after `close`."""
        if self._is_closing:
            raise Closing

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Begin the work of a turn, for which `close` waits."""
        return self._under_way.spawn(work)


class TableTurn:
    """One turn, held by whoever entered it until it carries something, and by that from then on."""

    def __init__(self, turns: Turns, lock: asyncio.Lock) -> None:
        self._turns = turns
        self._lock = lock
        self._is_handed_on = False

    async def __aenter__(self) -> Self:
        await self._lock.acquire()
        try:
            self._turns.require_open()
        except Closing:
            self._lock.release()
            raise
        return self

    def carry(self, work: Coroutine[Any, Any, T]) -> Awaitable[T]:
        """Begin the work, which is not interrupted where whoever awaits it is cancelled; to be called once."""
        task = self._turns.spawn(work)
        # Not a `finally` in the work: a task that is cancelled before its first step never gets there.
        task.add_done_callback(lambda _: self._lock.release())
        self._is_handed_on = True
        return asyncio.shield(task)

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if not self._is_handed_on:
            self._lock.release()
