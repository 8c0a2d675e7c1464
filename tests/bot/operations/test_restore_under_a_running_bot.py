"""The bot as one process while its host puts a backup in the place of its database."""

from __future__ import annotations

import asyncio
import os
import signal
from datetime import datetime
from pathlib import Path

import pytest

from bot.exit_codes import CANNOT
from bot.local.server import LocalDiscord
from bot.operations.backup import back_up
from bot.operations.restore import restore
from bot.run.discord import join
from bot.settings import Settings
from tests.bot.discord.grove import FOREST
from tests.bot.people import at


async def test_it_starts_anew_on_what_was_restored(
    tmp_path: Path, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.store.LOOKS", 0.02)
    live, copy = tmp_path / "grovekeeper.db", tmp_path / "copy.db"
    async with LocalDiscord() as local, at(local.url, "Ada") as ada:
        bot = asyncio.create_task(join(settings, local.url))
        await ada.bot_ready()
        lobby = (await ada.command(f"/play game:{FOREST}")).message
        back_up(live, copy)
        await ada.select(lobby, "Add a computer player", "random")
        assert "2. Computer" in lobby.text
        await restore(copy, live, datetime(2026, 4, 1))
        await ada.bot_gone()
        await ada.bot_ready()
        await ada.select(lobby, "How many players?", "3")
        assert "2. free" in lobby.text
        os.kill(os.getpid(), signal.SIGTERM)
        assert await bot == 0


async def test_a_damaged_database_is_not_started_on_and_the_host_reads_what_helps(
    tmp_path: Path, settings: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "grovekeeper.db").write_bytes(b"nonsense" * 2000)
    async with LocalDiscord() as local:
        assert await join(settings, local.url) == CANNOT
    assert "grovekeeper restore FILE" in capsys.readouterr().err
