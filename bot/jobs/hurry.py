"""Says whether anybody still waits for the job in hand: the bot sends a signal when nobody does."""

from __future__ import annotations

import signal
from typing import Any, Final

SIGNAL: Final = signal.SIGUSR1

_waved: list[int] = []
"""Holds something once the signal has come, until the next job begins."""


def listen() -> None:
    """Begin to hear the signal."""
    signal.signal(SIGNAL, _wave)


def begin() -> None:
    """The next job begins: what was said of the last one counts no more."""
    _waved.clear()


def is_dropped() -> bool:
    """Return whether nobody waits for this job any more."""
    return bool(_waved)


def _wave(number: int, _frame: Any) -> None:
    _waved.append(number)
