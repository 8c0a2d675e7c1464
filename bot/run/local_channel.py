"""The local channel: the stand-in for Discord and the bot, each as a process of its own, as they would be in earnest.

The bot is started again when it dies; the channel stays open meanwhile. When either the keyboard or whoever started us wishes so, both
end: the bot first, with time to finish what it is committing.
"""

from __future__ import annotations

import asyncio
import os
import re
import sys
import tempfile
from asyncio.subprocess import Process
from pathlib import Path

from bot.exit_codes import CANNOT
from bot.settings import Settings
from bot.signals import LEASH, stop_wish

LAST_WORDS = 3.5
"""Seconds a process gets to end by itself; with the second process all is over within five."""
PAUSES = (0.2, 1.0, 3.0, 10.0)
"""Seconds before the bot is started again: the longer, the more often it has died."""


async def open_channel(settings: Settings) -> int:
    """Runs both until SIGINT or SIGTERM. Returns the exit code."""
    wish = stop_wish()
    kept = ("--file", str(settings.channel_file)) if settings.channel_file else ()
    channel = await _start("bot.local", "--port", str(settings.port), "--log", "WARNING", *kept, speaks=True)
    try:
        url = await _address(channel)
        if url is None:
            return await channel.wait()
        print(f"Grovekeeper is at {url}/ - open it in a browser; Ctrl+C ends it.", flush=True)
        with tempfile.TemporaryDirectory(prefix="grovekeeper-") as folder:
            return await _keep_playing(url, channel, wish, _environment(settings, Path(folder)))
    finally:
        await _end(channel, 1.0)


def _environment(settings: Settings, folder: Path) -> dict[str, str]:
    """The bot's environment. Its tables are kept as long as the channel is: not at all, unless a file or database is named."""
    if settings.channel_file or "database_url" in settings.model_fields_set:
        return dict(os.environ)
    return {**os.environ, "GROVEKEEPER_DATABASE_URL": f"sqlite+aiosqlite:///{folder / 'channel.db'}"}


async def _keep_playing(url: str, channel: Process, wish: asyncio.Event, environment: dict[str, str]) -> int:
    wished = asyncio.create_task(wish.wait())
    closed = asyncio.create_task(channel.wait())
    deaths = 0
    try:
        while True:
            bot = await _start("bot", "--at", url, environment=environment)
            died = asyncio.create_task(bot.wait())
            try:
                await asyncio.wait({wished, closed, died}, return_when=asyncio.FIRST_COMPLETED)
            finally:
                await _end(bot, LAST_WORDS)
                await died
            if wish.is_set():
                return 0
            if closed.done() or bot.returncode == CANNOT:
                return 1
            print(f"The bot has died (exit code {bot.returncode}) and is started again.", file=sys.stderr)
            pause = PAUSES[min(deaths, len(PAUSES) - 1)]
            deaths += 1
            await asyncio.wait({wished, closed}, timeout=pause, return_when=asyncio.FIRST_COMPLETED)
            if wish.is_set():
                return 0
    finally:
        wished.cancel()
        closed.cancel()


async def _start(
    module: str, *arguments: str, speaks: bool = False, environment: dict[str, str] | None = None
) -> Process:
    """A process of ours, out of reach of the keyboard: signals come to it from here alone, and it ends when we are gone."""
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
    """The address the channel tells once it listens; None where it ends instead."""
    assert channel.stdout is not None
    found = re.search(rb"http://[^\s/]+", await channel.stdout.readline())
    return found[0].decode() if found else None


async def _end(process: Process, patience: float) -> None:
    """Asks a process to end and waits that long, then ends it."""
    if process.returncode is not None:
        return
    process.terminate()
    try:
        await asyncio.wait_for(process.wait(), patience)
    except TimeoutError:
        process.kill()
        await process.wait()
