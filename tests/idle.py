"""Idleness of the event loop: where nothing can come about on it by itself any more, waiting in vain ends at once.

The loop is idle when no callback is ready, no socket has anything to read, no timer is due before long, and nothing goes on outside
it that it waits for: in a thread, in SQLite, or in a process that was started from here. Whatever a test runs must be on this loop, so
a test says by `watched` that it is. A busy machine makes none of this look different; it only takes longer.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from selectors import SelectorKey
from typing import Any

import aiosqlite

GRACE = 2.0
"""Seconds for which the loop has to be idle: far more than the kernel takes to hand a packet from one socket to another."""
HORIZON = 20.0
"""Seconds of a timer that is waited for: it may be what brings about the next thing. After so long without a packet none is."""

TIDYING = ("_weakref_handle", "_process_keepalive")
"""Timers of aiohttp that only close connections on which nothing happens."""

CAN_SEE_PROCESSES = any(Path("/proc/self/task").glob("*/children"))
"""Whether this system tells which processes were started from here; elsewhere the loop is never taken for idle."""

Ready = list[tuple[SelectorKey, int]]


class IdleWatch:
    """A watch on the running loop: looks at it each time it is about to sleep, and tells whoever waits when it would sleep for good."""

    def __init__(self) -> None:
        loop: Any = asyncio.get_running_loop()
        self._loop = loop
        self._select: Callable[[float | None], Ready] = loop._selector.select
        self._execute = loop.run_in_executor
        self._waiting: set[Notice] = set()
        self._outside = 0
        self._others = children()
        self._quiet_since = self._heard_at = time.monotonic()

    @contextmanager
    def installed(self) -> Iterator[None]:
        """Look and count until the block ends."""
        sqlite: Any = aiosqlite.Connection
        before = sqlite._execute, sqlite._connect
        self._loop._selector.select = self._sleep
        self._loop.run_in_executor = self._run_in_executor
        sqlite._execute, sqlite._connect = (self._counted(each) for each in before)
        try:
            yield
        finally:
            sqlite._execute, sqlite._connect = before
            del self._loop._selector.select, self._loop.run_in_executor

    @contextmanager
    def noticing(self, changed: asyncio.Event) -> Iterator[Notice]:
        """Set the event, and mark the notice, when the loop is idle."""
        notice = Notice(changed)
        self._waiting.add(notice)
        try:
            yield notice
        finally:
            self._waiting.discard(notice)

    def _counted(self, work: Callable[..., Awaitable[Any]]) -> Callable[..., Any]:
        async def counted(*args: Any, **options: Any) -> Any:
            self._outside += 1
            try:
                return await work(*args, **options)
            finally:
                self._outside -= 1

        return counted

    def _run_in_executor(self, *args: Any) -> asyncio.Future[Any]:
        running: asyncio.Future[Any] = self._execute(*args)
        self._outside += 1
        running.add_done_callback(self._returned)
        return running

    def _returned(self, _running: asyncio.Future[Any]) -> None:
        self._outside -= 1

    def _sleep(self, timeout: float | None = None) -> Ready:
        """Stand in for `select`: `timeout` is 0 where callbacks are ready, else the seconds until the next timer, or None."""
        ready, now = self._select(0), time.monotonic()
        if ready or timeout == 0:
            self._quiet_since = now
            if any(key.fileobj is not self._loop._ssock for key, _ in ready):
                self._heard_at = now
            return ready
        if not self._waiting or self._outside:
            return self._select(timeout)
        left = self._left(now)
        if left <= 0 and not self._has_processes():
            for notice in self._waiting:
                notice.tell()
            return []
        again = left if left > 0 else GRACE
        return self._select(again if timeout is None else min(again, timeout))

    def _left(self, now: float) -> float:
        """Return the seconds after which the loop is idle if nothing happens; 0 or less where it is."""
        quiet = self._quiet_since + GRACE - now
        return max(quiet, self._heard_at + HORIZON - now) if self._is_due() else quiet

    def _has_processes(self) -> bool:
        """Return whether a process may be alive that was started meanwhile: it can bring about anything."""
        return not CAN_SEE_PROCESSES or bool(children() - self._others)

    def _is_due(self) -> bool:
        """Return whether there is a timer before long that may bring about something."""
        end = self._loop.time() + HORIZON
        return any(
            timer.when() < end
            and not timer.cancelled()
            and getattr(timer._callback, "__name__", "") not in TIDYING
            for timer in self._loop._scheduled
        )


class Notice:
    """A notice for somebody who waits for an event: it tells them when the loop has become idle."""

    def __init__(self, changed: asyncio.Event) -> None:
        self._changed = changed
        self.is_idle = False

    def tell(self) -> None:
        self.is_idle = True
        self._changed.set()


def children() -> set[str]:
    """Return the ids of all processes started from here that are alive, or none where `CAN_SEE_PROCESSES` is false."""
    return {
        child for each in Path("/proc/self/task").glob("*/children") for child in each.read_text().split()
    }


_watch: IdleWatch | None = None
_is_off = False


@contextmanager
def watched() -> Iterator[None]:
    """Say that all that can bring about anything is on the running loop, or was started from it, until the block ends."""
    global _watch
    if _watch or _is_off:
        yield
        return
    _watch = IdleWatch()
    try:
        with _watch.installed():
            yield
    finally:
        _watch = None


@contextmanager
def unwatched() -> Iterator[None]:
    """Say that a process which is there already can bring about things, until the block ends."""
    global _is_off
    _is_off = True
    try:
        yield
    finally:
        _is_off = False


@contextmanager
def noticing(changed: asyncio.Event) -> Iterator[Notice]:
    """Set the event when nothing more can come; never where nobody watches."""
    with _watch.noticing(changed) if _watch else nullcontext(Notice(changed)) as notice:
        yield notice
