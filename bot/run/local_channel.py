"""Runs the local channel: the stand-in for Discord and the bot, two processes that share only HTTP and a websocket.

When the bot dies it is started again, and the channel stays open meanwhile. On SIGINT or SIGTERM both end: the bot first, with time to
commit what has begun.
"""

from __future__ import annotations

import asyncio
import os
import re
import sys
import tempfile
from asyncio.subprocess import Process
from pathlib import Path

from bot.exit_codes import CANNOT, FAILED
from bot.settings import Settings
from bot.signals import LEASH, stop_event

GRACE = 3.5
"""Seconds in which the bot has to end by itself. With the one second of the channel all ends within five."""
PAUSES = (0.2, 1.0, 3.0, 10.0)
"""Seconds before the bot is started again after its first, second, third and every later death."""


async def open_channel(settings: Settings) -> int:
    """Runs both until SIGINT or SIGTERM. Returns the exit code."""
    stop = stop_event()
    kept = ("--file", str(settings.channel_file)) if settings.channel_file else ()
    channel = await _start("standin", "--port", str(settings.port), "--log", "WARNING", *kept, speaks=True)
    try:
        url = await _address(channel)
        if url is None:
            return await channel.wait()
        print(f"Grovekeeper is at {url}/ - open it in a browser; Ctrl+C ends it.", flush=True)
        with tempfile.TemporaryDirectory(prefix="grovekeeper-") as folder:
            return await _keep_playing(url, channel, stop, _environment(settings, Path(folder)))
    finally:
        await _end(channel, 1.0)


def _environment(settings: Settings, folder: Path) -> dict[str, str]:
    """The bot's environment. Unless the settings name a file or a database, its tables are gone when the channel closes."""
    if settings.channel_file or "database_url" in settings.model_fields_set:
        return dict(os.environ)
    return {**os.environ, "GROVEKEEPER_DATABASE_URL": f"sqlite+aiosqlite:///{folder / 'channel.db'}"}


async def _keep_playing(url: str, channel: Process, stop: asyncio.Event, environment: dict[str, str]) -> int:
    stopped = asyncio.create_task(stop.wait())
    closed = asyncio.create_task(channel.wait())
    deaths = 0
    try:
        while True:
            bot = await _start("bot", "--at", url, environment=environment)
            died = asyncio.create_task(bot.wait())
            try:
                await asyncio.wait({stopped, closed, died}, return_when=asyncio.FIRST_COMPLETED)
            finally:
                await _end(bot, GRACE)
                await died
            if stop.is_set():
                return 0
            if closed.done() or bot.returncode == CANNOT:
                return FAILED
            print(f"The bot has died (exit code {bot.returncode}) and is started again.", file=sys.stderr)
            pause = PAUSES[min(deaths, len(PAUSES) - 1)]
            deaths += 1
            await asyncio.wait({stopped, closed}, timeout=pause, return_when=asyncio.FIRST_COMPLETED)
            if stop.is_set():
                return 0
    finally:
        stopped.cancel()
        closed.cancel()


async def _start(
    module: str, *arguments: str, speaks: bool = False, environment: dict[str, str] | None = None
) -> Process:
    """Starts a process of ours in a session of its own: Ctrl+C reaches only us, and its standard input ends when we are gone."""
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        module,
        *arguments,
        LEASH,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE if speaks else None,
        env=environment,
        start_new_session=True,
    )


async def _address(channel: Process) -> str | None:
    """The address that the channel prints once it listens; None where it ends instead."""
    assert channel.stdout is not None
    found = re.search(rb"http://[^\s/]+", await channel.stdout.readline())
    return found[0].decode() if found else None


async def _end(process: Process, grace: float) -> None:
    """Terminates a process, and kills it where it has not ended after `grace` seconds."""
    if process.returncode is not None:
        return
    process.terminate()
    try:
        await asyncio.wait_for(process.wait(), grace)
    except TimeoutError:
        process.kill()
        await process.wait()
