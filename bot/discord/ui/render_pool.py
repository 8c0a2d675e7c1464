"""Draws pictures in two threads of their own, so that the event loop stays free and other work in threads does not wait for them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from bot import metrics

P = ParamSpec("P")
R = TypeVar("R")

THREADS = 2


class RenderPool:
    """Close it at the end."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="draw")

    async def draw(self, make: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Returns what `make` returns, called in one of the threads."""

        def timed() -> R:
            with metrics.DRAWING.time():
                return make(*args, **kwargs)

        return await asyncio.get_running_loop().run_in_executor(self._threads, timed)

    def close(self) -> None:
        """Ends the threads. Drawings that have not begun are dropped."""
        self._threads.shutdown(wait=False, cancel_futures=True)
