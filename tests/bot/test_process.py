"""`python -m bot` without a token: a channel in the browser, a bot that comes back, and an end when told."""

from __future__ import annotations

import asyncio
import os
import re
import select
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.operations.accidents import FOLDER
from tests.standin.people import at
from tests.standin.screen import PATIENCE

pytestmark = pytest.mark.skipif(
    not Path("/proc/self/task").exists(), reason="finds the bot's process in /proc"
)


@asynccontextmanager
async def program(folder: Path, **environment: str) -> AsyncIterator[asyncio.subprocess.Process]:
    root = Path(__file__).parent.parent.parent
    own = {name: value for name, value in os.environ.items() if not name.startswith("GROVEKEEPER_")}
    paths = os.pathsep.join([str(root), *filter(None, [own.get("PYTHONPATH")])])
    own |= {"DISCORD_TOKEN": "", "GROVEKEEPER_PORT": "0", "PYTHONPATH": paths, **environment}
    started = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bot",
        env=own,
        cwd=folder,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        yield started
    finally:
        if started.returncode is None:
            started.terminate()
        await asyncio.wait_for(started.communicate(), PATIENCE)


def children(process: int) -> dict[int, str]:
    """Return the command lines of the processes that `process` has started, by their ids."""
    found = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return {int(child): Path(f"/proc/{child}/cmdline").read_text().replace("\0", " ") for child in found}


async def address_of(running: asyncio.subprocess.Process) -> str:
    """Return the address that a program says its channel is at."""
    assert running.stdout is not None
    line = (await asyncio.wait_for(running.stdout.readline(), PATIENCE)).decode()
    address = re.search(r"http://127\.0\.0\.1:\d+", line)
    assert address
    return address[0]


def files_in(folder: Path) -> set[str]:
    return {file.name for file in folder.iterdir()}


def is_running(process: int) -> bool:
    return Path(f"/proc/{process}").exists()


@pytest.mark.real("process")
async def test_the_channel_opens_the_bot_comes_back_and_all_ends_when_told(tmp_path: Path) -> None:
    async with program(tmp_path) as running:
        address = await address_of(running)
        async with at(address, "Ada") as ada:
            await ada.bot_ready()
            await ada.command("/play game:spirits-of-the-forest")
            bot = next(child for child, words in children(running.pid).items() if "--at" in words)
            os.kill(bot, signal.SIGKILL)
            await ada.bot_gone()
            await ada.bot_ready()
            async with at(address, "Bruno") as bruno:
                await bruno.command("/join")
                # In the channel, where three seconds are too few for the answer.
                await bruno.sees("2. Bruno")
            processes = [running.pid, *children(running.pid)]
            running.send_signal(signal.SIGINT)
            assert await asyncio.wait_for(running.wait(), PATIENCE) == 0
        assert not [process for process in processes[1:] if is_running(process)]


async def test_settings_that_cannot_be_read_are_named(tmp_path: Path) -> None:
    async with program(tmp_path, GROVEKEEPER_PORT="many") as running:
        _, errors = await running.communicate()
        assert running.returncode == 2
        assert "GROVEKEEPER_PORT is a whole number" in errors.decode()
        assert "Traceback" not in errors.decode()


@pytest.mark.real("process")
async def test_a_program_that_is_killed_leaves_nothing_running_and_begins_where_it_was(
    tmp_path: Path,
) -> None:
    """A channel that is gone is no accident of the bot, which leaves no report."""
    async with program(tmp_path) as running:
        async with at(await address_of(running), "Ada") as ada:
            await ada.bot_ready()
            await ada.command("/play game:living-forest")
            started = [os.pidfd_open(child) for child in children(running.pid)]
            assert len(started) == 1
            while b"Ada (host)" not in (tmp_path / "grovekeeper-channel.db").read_bytes():  # noqa: ASYNC110 - another process writes it
                await asyncio.sleep(0.02)
            running.kill()
            for process in started:
                ended, _, _ = await asyncio.to_thread(select.select, [process], [], [], PATIENCE)
                assert ended
                os.close(process)
        _, errors = await running.communicate()
        assert "Traceback" not in errors.decode()
    kept = files_in(tmp_path)
    assert {"grovekeeper-channel.db", "grovekeeper-channel-tables.db"} <= kept
    assert FOLDER not in kept
    async with program(tmp_path) as running, at(await address_of(running), "Bruno") as bruno:
        await bruno.bot_ready()
        await bruno.sees("1. Ada (host)")
        await bruno.command("/join")
        await bruno.sees("2. Bruno")
