"""The painters, who draw pictures apart from the event loop and from all else that is done beside it.

A painter is a child process, so that the loop shares no interpreter with it, and there are as many as processors to spare. Where there is
but one processor, and where nobody asks for processes, the only painter is a thread. A further thread plays moves ahead, for answers that
are not to wait until pictures are drawn.
"""

from __future__ import annotations

import asyncio
import logging
import os
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

from bot import metrics
from bot.jobs.crew import spare_processors
from bot.jobs.draw import DrawJob
from bot.jobs.worker import JobFailed, ProcessLost, Worker, WorkerClosed
from bot.tasks import Tasks

log = logging.getLogger(__name__)

P = ParamSpec("P")
R = TypeVar("R")

PATIENCE = 60.0
"""Seconds that a picture may take: the largest takes a fiftieth of one, and the first of a game as long as its modules take to load."""
MOST_BYTES = 250_000_000
"""Memory that a painter may hold between two pictures, a quarter more than after one of every game. One that holds more is replaced."""


class _Painter(ABC):
    """A process or a thread that draws one picture after the other."""

    @abstractmethod
    async def draw(self, job: DrawJob[R]) -> R:
        """Return the picture."""

    @abstractmethod
    async def close(self) -> None:
        """End, and drop what has not begun."""


class _Thread(_Painter):
    """A painter in this process."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="draw")

    async def draw(self, job: DrawJob[R]) -> R:
        make = partial(job.make, *job.args, **job.options)
        return await asyncio.get_running_loop().run_in_executor(self._thread, make)

    async def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)


class _Process(_Painter):
    """A painter in a process of its own, which is started for its first picture, and again for the next one where it has died."""

    def __init__(self, most_bytes: int) -> None:
        self.worker = Worker(PATIENCE, lasting=True, is_awaited=True)
        self._most_bytes = most_bytes

    async def draw(self, job: DrawJob[R]) -> R:
        """Return the picture, drawn a second time where the process has died over it. Raises JobFailed, ProcessLost, WorkerClosed."""
        try:
            drawn = await self.worker.do(job)
        except ProcessLost as error:
            log.warning("a process that draws was lost, and another one draws the picture: %s", error)
            drawn = await self.worker.do(job)
        if self.worker.held_bytes > self._most_bytes:
            await self.worker.rest()
        return drawn

    async def close(self) -> None:
        await self.worker.close()


class RenderPool:
    """The painters; close the pool at the end.

    What is drawn in a process is pickled: a function that can be imported, and what it is given. That is a view, or made from one, and
    never a table, for nothing but views leaves the rules.
    """

    def __init__(self, processes: int = 0, most_bytes: int = MOST_BYTES) -> None:
        """Make that many painters in processes, which hold so many bytes at most; without any a thread draws."""
        self.processes = tuple(_Process(most_bytes) for _ in range(processes))
        self._painters: Sequence[_Painter] = self.processes or (_Thread(),)
        self._free = list(reversed(self._painters))
        self._ahead = ThreadPoolExecutor(1, thread_name_prefix="ahead")
        self._drawing = Tasks()
        self._is_prepared = False
        self._urgent: deque[asyncio.Future[_Painter]] = deque()
        self._others: deque[asyncio.Future[_Painter]] = deque()

    async def draw(self, make: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Return what `make` returns, called by one of the painters."""
        return await self._draw(self._others, DrawJob(make, args, kwargs))

    async def draw_first(self, make: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Draw before everything that waits in `draw`: for pictures that everybody waits for."""
        return await self._draw(self._urgent, DrawJob(make, args, kwargs))

    async def look_ahead(self, make: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Return what `make` returns, which plays moves on a copy of a game and draws nothing: no drawing is waited for."""
        found = partial(make, *args, **kwargs)
        return await asyncio.get_running_loop().run_in_executor(self._ahead, found)

    async def draw_apart(self, make: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Draw in a process that ends afterwards, if processes draw here: for what is drawn once, when no painter is there yet."""
        if not self.processes:
            return await self.draw(make, *args, **kwargs)
        return await Worker(PATIENCE, lasting=False, is_awaited=True).do(DrawJob(make, args, kwargs))

    def prepare(self, load: Callable[P, object], *args: P.args, **kwargs: P.kwargs) -> None:
        """Let each painter that is free call `load`, which loads what it needs for a first picture; without effect but for the first time.

        Somebody is there now, and waits for no picture yet: a bot that nobody uses does not need the memory.
        """
        if not self._is_prepared:
            self._is_prepared = True
            free, self._free = self._free, []
            for painter in free:
                self._drawing.spawn(self._prepared(painter, DrawJob(load, args, kwargs)))

    async def close(self) -> None:
        """End the painters. Drawings that have not begun are dropped."""
        self._ahead.shutdown(wait=False, cancel_futures=True)
        await asyncio.gather(*(painter.close() for painter in self._painters))
        await self._drawing.cancel()

    async def _draw(self, queue: deque[asyncio.Future[_Painter]], job: DrawJob[R]) -> R:
        """Draw when it is the job's turn. Whoever stops waiting leaves the picture to its painter, who is not ended in the middle."""
        painter = await self._turn(queue)
        return await asyncio.shield(self._drawing.spawn(self._drawn(painter, job)))

    async def _drawn(self, painter: _Painter, job: DrawJob[R]) -> R:
        try:
            with metrics.DRAWING.time():
                return await painter.draw(job)
        finally:
            self._pass_on(painter)

    async def _prepared(self, painter: _Painter, job: DrawJob[object]) -> None:
        """Let the painter do a job that nobody waits for: what fails is logged, and a pool that closes meanwhile is no failure."""
        try:
            await self._drawn(painter, job)
        except WorkerClosed:
            log.debug("the painters end before one was prepared")
        except (JobFailed, ProcessLost):
            log.exception("a painter could not be prepared, and loads what it needs with its first picture")

    async def _turn(self, queue: deque[asyncio.Future[_Painter]]) -> _Painter:
        """Wait until a painter is free for whoever stands in this queue."""
        if self._free:
            return self._free.pop()
        turn: asyncio.Future[_Painter] = asyncio.get_running_loop().create_future()
        queue.append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._pass_on(turn.result())
            raise

    def _pass_on(self, painter: _Painter) -> None:
        """Give a painter to whoever is next."""
        while queue := self._urgent or self._others:
            turn = queue.popleft()
            if not turn.done():
                turn.set_result(painter)
                return
        self._free.append(painter)


def spare_painters() -> int:
    """Return the number of processes that draw: as many as there are processors to spare, and none where there is but one."""
    return spare_processors() if len(os.sched_getaffinity(0)) > 1 else 0
