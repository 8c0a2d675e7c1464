"""The bot as one process while its host puts a backup in the place of its database."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.exit_codes import CANNOT
from bot.operations.backup import back_up
from bot.operations.restore import restore
from bot.run.discord import join
from bot.settings import Settings
from standin.server import LocalDiscord
from tests.bot.discord.grove import FOREST, asked
from tests.standin.people import at
from tests.standin.screen import PATIENCE


async def test_it_starts_anew_on_what_was_restored(
    tmp_path: Path, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.database.database.LOOKS", 0.02)
    live, copy = tmp_path / "grovekeeper.db", tmp_path / "copy.db"
    async with LocalDiscord(deadline=PATIENCE) as local, at(local.url, "Ada") as ada:
        bot = asyncio.create_task(join(settings, local.url))
        await ada.bot_ready()
        lobby = await asked(ada, f"/play game:{FOREST}")
        back_up(live, copy)
        await ada.select(lobby, "Add a computer", "random")
        assert "2. Computer" in lobby.text
        await restore(copy, live, datetime(2026, 4, 1, tzinfo=UTC))
        await ada.bot_gone()
        await ada.bot_ready()
        anew = await ada.sees(lambda message: "2. open seat" in message.text and message.id != lobby.id)
        await ada.select(anew, "How many players?", "3")
        assert "2. open seat\n3. open seat" in anew.text
        os.kill(os.getpid(), signal.SIGTERM)
        assert await bot == 0


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
        ("mysql+aiomysql://me@127.0.0.1:1/games", "aiomysql is needed"),
    ],
)
async def test_what_cannot_be_its_database_is_a_sentence_and_no_new_start_helps(
    tmp_path: Path, url: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(sqlite3.connect(tmp_path / "other.db")) as other, other:
        other.execute("CREATE TABLE posts (id INTEGER)")
    async with LocalDiscord(deadline=PATIENCE) as local:
        assert await join(Settings(database_url=url.format(tmp_path)), local.url) == CANNOT
    assert said in capsys.readouterr().err
