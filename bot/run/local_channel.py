"""Run of the local channel: the stand-in for Discord here, and the bot as a process that shares only HTTP and a websocket with it.

When the bot dies it is started again, and the channel stays open meanwhile. On a signal to stop both end: the bot first, with time to
commit what has begun.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import tempfile
from asyncio.subprocess import Process
from pathlib import Path

from bot.exit_codes import CANNOT, FAILED
from bot.settings import Settings
from bot.signals import LEASH, stop_event
from engine import home
from standin.server import LocalDiscord
from standin.world.persistence import BrokenFileError

GRACE = 3.5
"""Seconds in which the bot has to end by itself. Together with the channel's own end, all ends within five."""
PARTS = (".py", ".toml", ".ftl")
"""Kinds of files that a game is made of."""
LOOK = 0.5
"""Seconds between two looks at the files of a game that is being written."""
FORGETS = Path(":memory:")
"""File of a channel that keeps nothing, by SQLite's name for it."""
PAUSES = (0.2, 1.0, 3.0, 10.0)
"""Seconds before the bot is started again after its first, second, third and every later death."""


async def open_channel(settings: Settings, project: Path | None = None) -> int:
    """Run the channel and the bot until a signal to stop. Return the exit code.

    With the `project` of a game the bot plays that too, and is started anew whenever a file of it changes.
    """
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    stop = stop_event()
    file = _channel_file(settings, project)
    channel = LocalDiscord(settings.port, file=file)
    try:
        await channel.start()
    except BrokenFileError as error:
        print(error, _told("channel-file-broken"), file=sys.stderr)
        return FAILED
    except OSError as error:
        print(_taken(settings.port, error), file=sys.stderr)
        return FAILED
    try:
        print(f"Grovekeeper is at {channel.url}/ - open it in a browser; Ctrl+C ends it.", flush=True)
        with tempfile.TemporaryDirectory(prefix="grovekeeper-") as folder:
            environment = _environment(settings, file, Path(folder))
            if project is not None:
                home.look_in(project)
                environment |= {home.VARIABLE: os.environ[home.VARIABLE]}
            return await _keep_playing(channel.url, stop, environment, project)
    finally:
        await channel.stop()


async def _change_in(project: Path | None) -> None:
    """Wait until a file of a project changes, comes or goes; without one, for ever."""
    if project is None:
        await asyncio.get_running_loop().create_future()
        return
    before = await asyncio.to_thread(_files, project)
    while await asyncio.to_thread(_files, project) == before:  # noqa: ASYNC110 - files tell nobody of their changes
        await asyncio.sleep(LOOK)


def _files(project: Path) -> frozenset[tuple[Path, int]]:
    """Return the files a game is made of, each with the moment of its last change."""
    found = (path for path in project.rglob("*") if path.suffix in PARTS)
    return frozenset((path, path.stat().st_mtime_ns) for path in found if path.is_file())


def _taken(port: int, error: OSError) -> str:
    return _told("channel-port-taken", port=str(port), why=error.strerror or str(error))


def _told(key: str, **args: str) -> str:
    from bot.operations.errors import host_words

    return host_words().key(key, **args)


def _channel_file(settings: Settings, project: Path | None) -> Path | None:
    """Return the file that keeps the channel; None where it forgets, as with a game that is being written unless a file is named."""
    if settings.channel_file == FORGETS or (project is not None and not _is_named(settings, "channel_file")):
        return None
    return settings.channel_file


def _environment(settings: Settings, file: Path | None, folder: Path) -> dict[str, str]:
    """Return the bot's environment, with a database for its tables unless the settings name one, or the `file` of the channel.

    They lie beside that file, apart from those of a bot on Discord, or in a `folder` that goes when the channel closes.
    """
    if _is_named(settings, "database_url") or (file is not None and _is_named(settings, "channel_file")):
        return dict(os.environ)
    tables = folder / "channel.db" if file is None else file.with_stem(f"{file.stem}-tables")
    return {**os.environ, "GROVEKEEPER_DATABASE_URL": f"sqlite+aiosqlite:///{tables}"}


def _is_named(settings: Settings, field: str) -> bool:
    """Return whether a setting is another than the one that holds by itself."""
    return bool(getattr(settings, field) != Settings.model_fields[field].default)


async def _keep_playing(
    url: str, stop: asyncio.Event, environment: dict[str, str], project: Path | None
) -> int:
    stopped = asyncio.create_task(stop.wait())
    deaths = 0
    try:
        while True:
            bot = await _start_bot(url, environment)
            died = asyncio.create_task(bot.wait())
            changed = asyncio.create_task(_change_in(project))
            try:
                await asyncio.wait({stopped, died, changed}, return_when=asyncio.FIRST_COMPLETED)
            finally:
                is_changed = changed.done()
                changed.cancel()
                await _end(bot)
                await died
            if stop.is_set():
                return 0
            if is_changed:
                print(f"{project} has changed, and is loaded anew.", flush=True)
                continue
            if bot.returncode == CANNOT:
                return FAILED
            print(f"The bot has died (exit code {bot.returncode}) and is started again.", file=sys.stderr)
            pause = PAUSES[min(deaths, len(PAUSES) - 1)]
            deaths += 1
            await asyncio.wait({stopped}, timeout=pause)
            if stop.is_set():
                return 0
    finally:
        stopped.cancel()


async def _start_bot(url: str, environment: dict[str, str]) -> Process:
    """Start the bot in a session of its own: Ctrl+C reaches only us, and its standard input ends when we are gone."""
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "--at", url, LEASH),
        stdin=asyncio.subprocess.PIPE,
        env=environment,
        start_new_session=True,
    )


async def _end(bot: Process) -> None:
    """Terminate the bot, and kill it where it has not ended after `GRACE`."""
    if bot.returncode is not None:
        return
    bot.terminate()
    try:
        await asyncio.wait_for(bot.wait(), GRACE)
    except TimeoutError:
        bot.kill()
        await bot.wait()
