"""The event loop's clock, which a test puts forward instead of waiting: what is due in the meantime comes at once.

Only the loop is told another time. The bot, its library and the sockets are what they always are; a retry after a second is still
a retry after a second, of a clock that went faster.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

Result = TypeVar("Result")

STEP, REST = 1.0, 0.01
"""Seconds by which a hastened clock goes forward, and real seconds that it leaves the sockets in between."""


class Clock:
    def __init__(self, real: Callable[[], float]) -> None:
        self._real = real
        self._ahead = 0.0

    def __call__(self) -> float:
        return self._real() + self._ahead

    def forward(self, seconds: float) -> None:
        self._ahead += seconds

    @contextmanager
    def standing(self) -> Iterator[None]:
        """Let no time go by until the block ends, however long it takes on a busy machine. No timer comes in it."""
        real, now = self._real, self._real()
        self._real = lambda: now
        yield
        self._ahead -= real() - now
        self._real = real

    async def hasten(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Go forward until the work is done. A patience of its own by this clock would run out as fast; `Screen` has another."""
        task = asyncio.create_task(work)
        while not task.done():
            self.forward(STEP)
            await asyncio.wait({task}, timeout=REST)
        return task.result()
