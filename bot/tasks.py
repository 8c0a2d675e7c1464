"""The background tasks of one owner, who keeps them alive while they run and ends them when it ends itself."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

T = TypeVar("T")


class Tasks:
    """A group of background tasks.

    Unlike an `asyncio.TaskGroup` it lets one task fail without the others: a failure is raised to whoever awaits that task, and
    asyncio logs it where nobody does.
    """

    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()

    def __len__(self) -> int:
        return len(self._running)

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Start the work beside everything else. The loop holds tasks only weakly, so we hold this one until it has ended."""
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return task

    @contextmanager
    def joined(self) -> Iterator[None]:
        """Count the task that runs the block among these while the block lasts."""
        task = asyncio.current_task()
        assert task is not None
        self._running.add(task)
        try:
            yield
        finally:
            self._running.discard(task)

    async def drain(self, timeout: float | None = None) -> None:  # noqa: ASYNC109 - what is left goes on, nothing is raised
        """Wait until no task is left, those spawned meanwhile included; at most `timeout` seconds, where given."""
        clock = asyncio.get_running_loop().time
        end = None if timeout is None else clock() + timeout
        while self._running and (end is None or clock() < end):
            await asyncio.wait(set(self._running), timeout=None if end is None else end - clock())

    async def cancel(self) -> None:
        """Cancel every task, and return when they have ended."""
        while tasks := set(self._running):
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
