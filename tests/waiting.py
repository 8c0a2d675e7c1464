"""A watch over a test that waits for what never comes: it fails, and the run goes on."""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

LOOK = 10.0
"""Seconds between two looks at whether anything is worked at."""
IDLE = 0.2
"""Maximum seconds of the processor between two looks in which nothing is worked at but clocks and heartbeats."""
LOOKS = 11
"""Number of looks in a row at which nothing was worked at, after which nothing will be; no test waits for so long."""


class WaitsForEver(Exception):
    """Nothing has been worked at for long."""


class _Watch:
    """The looks at one test."""

    def __init__(self, looks: int) -> None:
        self._looks = looks
        self._idle, self._worked = 0, time.process_time()

    def look(self, _: int, __: FrameType | None) -> None:
        before, self._worked = self._worked, time.process_time()
        self._idle = self._idle + 1 if self._worked - before < IDLE else 0
        if self._idle >= self._looks:
            self._idle = 0
            raise WaitsForEver


@contextmanager
def watched(look: float = LOOK, looks: int = LOOKS) -> Iterator[None]:
    """Raise WaitsForEver in the block where this process does nothing any more; not where another thread than the first runs it."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGALRM, _Watch(looks).look)
    signal.setitimer(signal.ITIMER_REAL, look, look)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
