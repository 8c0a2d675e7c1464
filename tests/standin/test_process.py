"""The stand-in as a process: one line when it listens, gone when it is told to stop."""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from standin.server import LocalDiscord
from tests.standin.people import at
from tests.standin.screen import PATIENCE


@asynccontextmanager
async def process(port: int = 0) -> AsyncIterator[asyncio.subprocess.Process]:
    pipe = asyncio.subprocess.PIPE
    started = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "standin", "--port", str(port), stdout=pipe, stderr=pipe
    )
    try:
        yield started
    finally:
        if started.returncode is None:
            started.kill()
        await started.communicate()


@pytest.mark.parametrize("signum", [signal.SIGINT, signal.SIGTERM])
async def test_it_says_where_it_is_and_stops_when_told(signum: signal.Signals) -> None:
    async with process() as running:
        assert running.stdout is not None
        line = (await running.stdout.readline()).decode().strip()
        assert line.startswith("Local channel: http://127.0.0.1:")
        url = line.removeprefix("Local channel: ").rstrip("/")
        async with at(url, "Ada") as ada:
            await ada.say("hello")
            running.send_signal(signum)
            assert await asyncio.wait_for(running.wait(), PATIENCE) == 0


async def test_a_taken_port_is_a_sentence() -> None:
    async with LocalDiscord() as local, process(local.port) as second:
        _, errors = await second.communicate()
        assert second.returncode == 1
        assert f"Port {local.port} cannot be used" in errors.decode()
        assert "Traceback" not in errors.decode()
