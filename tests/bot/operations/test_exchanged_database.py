"""The bot as one process whose host puts a backup, or something else, in the place of its database."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.exit_codes import CANNOT, FAILED
from bot.operations.backup import back_up
from bot.operations.errors import Trouble
from bot.operations.restore import restore
from bot.run.discord import join
from bot.settings import Settings
from standin.server import LocalDiscord
from tests.bot.discord.grove import FOREST, asked
from tests.standin.people import at
from tests.standin.screen import PATIENCE

NOON = datetime(2026, 4, 1, 12, tzinfo=UTC)


def stop() -> None:
    os.kill(os.getpid(), signal.SIGTERM)


async def test_a_backup_is_put_back_while_the_bot_is_stopped_and_then_played_on(
    tmp_path: Path, settings: Settings
) -> None:
    live, copy = tmp_path / "grovekeeper.db", tmp_path / "copy.db"
    async with LocalDiscord(deadline=PATIENCE) as local, at(local.url, "Ada") as ada:
        bot = asyncio.create_task(join(settings, local.url))
        await ada.bot_ready()
        lobby = await asked(ada, f"/play game:{FOREST}")
        back_up(live, copy)
        await ada.select(lobby, "Add a computer", "random")
        with pytest.raises(Trouble, match="restore-running"):
            await restore(copy, live, NOON)
        await ada.select(lobby, "How many players?", "3")
        assert "2. Computer" in lobby.text
        stop()
        assert await bot == 0
        await restore(copy, live, NOON)
        again = asyncio.create_task(join(settings, local.url))
        await ada.bot_ready()
        anew = await ada.sees(lambda message: "2. open seat" in message.text and message.id != lobby.id)
        await ada.select(anew, "How many players?", "3")
        assert "2. open seat\n3. open seat" in anew.text
        stop()
        assert await again == 0


def move_over(other: Path, live: Path) -> None:
    other.rename(live)


def copy_over(other: Path, live: Path) -> None:
    # By another program: to close the file here would give back the locks that the bot has on it.
    subprocess.run(["cp", other, live], check=True)


def lobbies(file: Path) -> int:
    """Return the number of tables in a database, which is whole."""
    with closing(sqlite3.connect(file)) as database:
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        (number,) = database.execute("SELECT count(*) FROM games").fetchone()
        return int(number)


@pytest.mark.parametrize("exchange", [move_over, copy_over])
async def test_a_bot_whose_file_is_exchanged_ends_and_says_what_to_do_and_nothing_is_mixed(
    tmp_path: Path,
    settings: Settings,
    exchange: Callable[[Path, Path], None],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bot.store.database.database.LOOKS", 0.02)
    live, copy, old = (tmp_path / name for name in ("grovekeeper.db", "copy.db", "old.db"))
    async with LocalDiscord(deadline=PATIENCE) as local, at(local.url, "Ada") as ada:
        bot = asyncio.create_task(join(settings, local.url))
        await ada.bot_ready()
        back_up(live, copy)
        await asked(ada, f"/play game:{FOREST}")
        old.hardlink_to(live)
        exchange(copy, live)
        assert await bot == CANNOT
    assert f"{live}" in (told := capsys.readouterr().err)
    assert "grovekeeper restore FILE" in told
    assert lobbies(live) == 0
    if exchange is move_over:
        assert lobbies(old) == 1, "all that was acknowledged is in the file that was moved away"


async def test_a_bot_whose_log_is_deleted_ends_and_starts_again_with_all_that_it_has_acknowledged(
    tmp_path: Path, settings: Settings, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.database.database.LOOKS", 0.02)
    live = tmp_path / "grovekeeper.db"
    async with LocalDiscord(deadline=PATIENCE) as local, at(local.url, "Ada") as ada:
        bot = asyncio.create_task(join(settings, local.url))
        await ada.bot_ready()
        await asked(ada, f"/play game:{FOREST}")
        for suffix in ("-wal", "-shm"):
            (tmp_path / f"grovekeeper.db{suffix}").unlink()
        assert await bot == FAILED
        assert f"The log beside {live}" in capsys.readouterr().err
        assert lobbies(live) == 1
        again = asyncio.create_task(join(settings, local.url))
        await ada.bot_ready()
        stop()
        assert await again == 0


async def test_a_damaged_database_is_not_started_on_and_the_host_reads_what_helps(
    tmp_path: Path, settings: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "grovekeeper.db").write_bytes(b"nonsense" * 2000)
    async with LocalDiscord(deadline=PATIENCE) as local:
        assert await join(settings, local.url) == CANNOT
    assert "grovekeeper restore FILE" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("sqlite+aiosqlite:///{}", "is a folder"),
        ("sqlite+aiosqlite:///{}/other.db", "belongs to another program"),
        ("postgresql+asyncpg://me@127.0.0.1:1/games", "asyncpg is needed"),
    ],
)
async def test_what_cannot_be_its_database_is_a_sentence_and_no_new_start_helps(
    tmp_path: Path,
    url: str,
    said: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with closing(sqlite3.connect(tmp_path / "other.db")) as other, other:
        other.execute("CREATE TABLE posts (id INTEGER)")
    async with LocalDiscord(deadline=PATIENCE) as local:
        assert await join(Settings(database_url=url.format(tmp_path)), local.url) == CANNOT
    assert said in capsys.readouterr().err
