"""Stop of a process of ours: by a signal, or by the end of its standard input."""

from __future__ import annotations

import asyncio
import os
import signal
import sys

LEASH = "--leash"
"""Option with which one process of ours starts another, so that it stops when the first one ends, however that ends."""


def stop_event(*, leash: bool = False) -> asyncio.Event:
    """Return an event of the running loop that SIGINT and SIGTERM set, and with `leash` also the end of standard input.

    So does the end of the terminal, SIGHUP, unless it is ignored, as by nohup.
    """
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    ends = [signal.SIGINT, signal.SIGTERM]
    if signal.getsignal(signal.SIGHUP) is not signal.SIG_IGN:
        ends.append(signal.SIGHUP)
    for number in ends:
        loop.add_signal_handler(number, stop.set)
    if leash:
        loop.add_reader(sys.stdin.fileno(), _read_input, stop)
    return stop


def _read_input(stop: asyncio.Event) -> None:
    if not os.read(sys.stdin.fileno(), 1024):
        asyncio.get_running_loop().remove_reader(sys.stdin.fileno())
        stop.set()
