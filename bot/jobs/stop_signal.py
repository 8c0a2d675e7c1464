"""Signal that nobody waits for the job in hand any more, sent by the bot."""

from __future__ import annotations

import signal
from typing import Any, Final

SIGNAL: Final = signal.SIGUSR1

_waved: list[int] = []
"""Signals that have come since the job began; empty where none has."""


def listen() -> None:
    """Begin to hear the signal."""
    signal.signal(SIGNAL, _wave)


def begin() -> None:
    """Begin the next job: signals about the last one count no more."""
    _waved.clear()


def is_dropped() -> bool:
    """Return whether nobody waits for this job any more."""
    return bool(_waved)


def _wave(number: int, _frame: Any) -> None:
    _waved.append(number)
