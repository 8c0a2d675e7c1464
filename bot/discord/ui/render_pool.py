"""Threads for drawing pictures, two of their own, so that the event loop stays free and other work in threads does not wait for them.

A third one plays moves ahead, for answers that are not to wait until pictures are drawn.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

from bot import metrics

P = ParamSpec("P")
R = TypeVar("R")

THREADS = 2


class RenderPool:
    """The pool of threads that draw; close it at the end."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="draw")
        self._ahead = ThreadPoolExecutor(1, thread_name_prefix="ahead")
        self._free = THREADS
        self._urgent: deque[asyncio.Future[None]] = deque()
        self._others: deque[asyncio.Future[None]] = deque()

    async def draw(self, make: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Return what `make` returns, called in one of the threads."""
        return await self._draw(self._others, partial(make, *args, **kwargs))

    async def draw_first(self, make: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Draw before everything that waits in `draw`: for pictures that everybody waits for."""
        return await self._draw(self._urgent, partial(make, *args, **kwargs))

    async def look_ahead(self, make: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Return what `make` returns, which plays moves on a copy of a game and draws nothing: no drawing is waited for."""
        found = partial(make, *args, **kwargs)
        return await asyncio.get_running_loop().run_in_executor(self._ahead, found)

    def close(self) -> None:
        """End the threads. Drawings that have not begun are dropped."""
        for threads in (self._threads, self._ahead):
            threads.shutdown(wait=False, cancel_futures=True)

    async def _draw(self, queue: deque[asyncio.Future[None]], make: Callable[[], R]) -> R:
        def timed() -> R:
            with metrics.DRAWING.time():
                return make()

        await self._thread(queue)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, timed)
        finally:
            self._pass_on()

    async def _thread(self, queue: deque[asyncio.Future[None]]) -> None:
        """Wait until a thread is free for whoever stands in this queue."""
        if self._free:
            self._free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        queue.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """Give a thread to whoever is next."""
        while queue := self._urgent or self._others:
            turn = queue.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1
