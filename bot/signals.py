"""The wish to stop, from the keyboard or from whoever started us."""

from __future__ import annotations

import asyncio
import os
import signal
import sys

LEASH = "--leash"
"""The option of our processes that are started by another: they end when whoever holds their standard input is gone."""


def stop_event(*, leash: bool = False) -> asyncio.Event:
    """An event of the running loop that is set by SIGINT and SIGTERM, and with `leash` by the end of standard input."""
    wish = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, wish.set)
    if leash:
        loop.add_reader(sys.stdin.fileno(), _listen, wish)
    return wish


def _listen(wish: asyncio.Event) -> None:
    if not os.read(sys.stdin.fileno(), 1024):
        asyncio.get_running_loop().remove_reader(sys.stdin.fileno())
        wish.set()
