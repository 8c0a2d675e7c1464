"""The signals that stop a process of ours."""

from __future__ import annotations

import os
import signal

import pytest

from bot.signals import stop_event


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
async def test_a_signal_and_the_end_of_the_terminal_stop_it(number: signal.Signals) -> None:
    stop = stop_event()
    os.kill(os.getpid(), number)
    await stop.wait()


async def test_the_end_of_a_terminal_that_is_ignored_stops_nothing() -> None:
    """A program begun by nohup goes on when its terminal is closed."""
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        stop_event()
        assert signal.getsignal(signal.SIGHUP) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGHUP, before)
