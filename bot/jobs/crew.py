"""Several child processes that think, as many as the machine has processors to spare, and the order in which tables have them.

Whoever asked first is served first, and no table has two thoughts at once, so all tables have their turn before one has a second. A table
goes back to the process that has thought for it, where that is free, for it remembers what it thought. What has waited has less time to
think: the clock of a move begins when it is asked for.
"""

from __future__ import annotations

import asyncio
import os
from collections import deque
from collections.abc import Callable
from typing import Any, TypeVar

from cachetools import LRUCache

from bot.jobs.worker import Job, Worker, WorkerClosed

R = TypeVar("R")

REMEMBERED = 4096
"""Maximum number of tables of which it is known who thought for them last."""
MOST_BYTES = 400_000_000
"""Memory that a process may hold between two jobs; one that holds more is ended, and another one started when it is needed."""


class Dropped(Exception):
    """Nobody waits for the job any more, and it was not begun."""


class _Asked:
    """A table whose job waits for a process, and since when."""

    def __init__(self, table: int, since: float, loop: asyncio.AbstractEventLoop) -> None:
        self.table, self.since = table, since
        self.turn: asyncio.Future[Worker] = loop.create_future()


class Crew:
    """The processes; each is started when all those before it are busy. `patience` is how many seconds a job may take."""

    def __init__(self, patience: float, size: int | None = None, most_bytes: int = MOST_BYTES) -> None:
        """Make a crew of that size; else of as many as there are processors but one, and of one at least."""
        count = spare_processors() if size is None else size
        self.workers = tuple(Worker(patience, lasting=True) for _ in range(count))
        self._most_bytes = most_bytes
        self._free = list(self.workers)
        self._waiting: deque[_Asked] = deque()
        self._last: LRUCache[int, Worker] = LRUCache(REMEMBERED)
        self._doing: dict[int, tuple[Worker, Job[Any]]] = {}
        self._closed = False

    @property
    def waiting(self) -> int:
        """Number of tables that wait for a process."""
        return len(self._waiting)

    async def do(self, table: int, job_of: Callable[[float], Job[R]]) -> R:
        """Return the result of a table's job, which is made when its turn has come: `job_of` is given the seconds that it has waited.

        Raises Dropped, JobFailed, ProcessLost; WorkerClosed once this is closed.
        """
        loop = asyncio.get_running_loop()
        since = loop.time()
        worker = await self._turn(_Asked(table, since, loop))
        job = job_of(loop.time() - since)
        self._last[table] = worker
        self._doing[table] = worker, job
        try:
            return await worker.do(job)
        finally:
            del self._doing[table]
            await self._leave(worker)

    def drop(self, table: int) -> None:
        """Say that nobody waits for this table's job any more: it is not begun, or may answer at once."""
        if table in self._doing:
            worker, job = self._doing[table]
            worker.drop(job)
        for asked in self._waiting:
            if asked.table == table and not asked.turn.done():
                asked.turn.set_exception(Dropped())

    async def close(self) -> None:
        """End all processes, whatever they are doing."""
        self._closed = True
        for asked in self._waiting:
            if not asked.turn.done():
                asked.turn.set_exception(WorkerClosed())
        self._waiting.clear()
        await asyncio.gather(*(worker.close() for worker in self.workers))

    async def _turn(self, asked: _Asked) -> Worker:
        """Wait for a process, which then is not free."""
        if self._closed:
            raise WorkerClosed
        if self._free:
            known = self._last.get(asked.table)
            worker = (
                known
                if known in self._free
                else next((each for each in self._free if each.process is not None), self._free[0])
            )
            self._free.remove(worker)
            return worker
        self._waiting.append(asked)
        try:
            return await asked.turn
        except asyncio.CancelledError:
            if asked.turn.done() and not asked.turn.cancelled() and asked.turn.exception() is None:
                self._pass_on(asked.turn.result())
            raise
        finally:
            if asked in self._waiting:
                self._waiting.remove(asked)

    async def _leave(self, worker: Worker) -> None:
        """Give a process to whoever is next; end it before where it has grown too large."""
        if worker.held_bytes > self._most_bytes:
            await worker.rest()
        self._pass_on(worker)

    def _pass_on(self, worker: Worker) -> None:
        while self._waiting:
            turn = self._waiting.popleft().turn
            if not turn.done():
                turn.set_result(worker)
                return
        self._free.append(worker)


def spare_processors() -> int:
    """Return the number of processors that this process may use but one, which the bot itself needs; at least one."""
    return max(1, len(os.sched_getaffinity(0)) - 1)
