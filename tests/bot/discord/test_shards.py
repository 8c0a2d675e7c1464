"""A bot that hears one shard of two, on a database that it shares."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from unittest.mock import AsyncMock

import pytest
import pytest_asyncio
from sqlalchemy import text

from bot.discord import endpoint
from bot.discord.sharded_client import ShardedGrovekeeper
from bot.exit_codes import CANNOT
from bot.run.discord import join
from bot.settings import Settings
from bot.store import Store
from bot.store.errors import Away
from bot.store.processes.shard_leases import Leases
from bot.store.shards import Shards
from bot.tables import Person, Tables, Venue
from bot.tables.deadlines import shard_duty
from standin.server import LocalDiscord
from tests.bot.discord.grove import FOREST
from tests.bot.shards import servers
from tests.bot.store.processes.test_shard_leases import pass_lease
from tests.bot.tables.house import file_at
from tests.standin.people import at
from tests.standin.screen import PATIENCE

MINE, OTHER = Shards.of(2, (0,)), Shards.of(2, (1,))
INTERACTION = 1 << 60


@dataclass
class Half:
    """The bot of the first shard, and a server of each."""

    local: LocalDiscord
    store: Store
    bot: ShardedGrovekeeper
    guilds: list[str]

    async def leave_undone(self, shard: int) -> None:
        """Open a table as a process does that dies before it has shown it."""
        channel = self.local.world.channel_named(f"shard-{shard}")
        tables, host = Tables(self.store), Person(int(self.local.world.person_named("Ada").id), "Ada")
        place = Venue(int(channel.id), int(channel.guild_id or 0))
        await tables.open(place, host, FOREST, {}, 2, "en", INTERACTION)


@pytest_asyncio.fixture
async def half(server_url: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Half]:
    monkeypatch.setattr(shard_duty, "BEAT", 0.05)
    async with LocalDiscord(deadline=PATIENCE) as local:
        endpoint.use(local.url)
        guilds = servers(local, 2)
        store = await Store.open(server_url)
        tables = Tables(store, shards=MINE)
        bot = ShardedGrovekeeper(tables, MINE)
        running = asyncio.create_task(bot.start("any token"))
        await asyncio.wait_for(local.gateway.wait_online(), PATIENCE)
        yield Half(local, store, bot, guilds)
        await bot.close()
        await asyncio.gather(running, return_exceptions=True)
        await tables.close()
        await store.close()


async def test_a_bot_hears_its_shard_and_looks_after_another_when_that_is_silent(half: Half) -> None:
    other = Leases(half.store, OTHER)
    await other.beat()
    async with at(half.local.url, "Ada", "shard-0") as ada:
        await ada.until(lambda: bool(ada.commands), "commands")
        assert half.bot.is_connected
        assert [str(guild.id) for guild in half.bot.guilds if guild.name.startswith("Shard")] == half.guilds[
            :1
        ]
        assert "no game here" in (await ada.command("/board")).text
        await half.leave_undone(1)
        await other.beat()
        assert half.store.mine == MINE
        await pass_lease(half.store, OTHER)
        await ada.go("shard-1")
        assert (await ada.sees("(host)")).author == "Grovekeeper"
        assert half.store.mine.are_all


async def test_what_was_not_shown_while_the_database_was_away_is_shown_when_it_is_back(half: Half) -> None:
    await half.leave_undone(0)
    with pytest.raises(Away):
        async with half.store.writing() as connection:
            await connection.execute(text("SELECT pg_terminate_backend(pg_backend_pid())"))
    async with at(half.local.url, "Ada", "shard-0") as ada:
        assert (await ada.sees("(host)")).author == "Grovekeeper"


async def test_commands_are_registered_where_they_have_changed(
    server_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with LocalDiscord() as local:
        endpoint.use(local.url)
        store = await Store.open(server_url)
        tables = Tables(store, shards=MINE)
        bot = ShardedGrovekeeper(tables, MINE)
        await bot.login("any token")
        send = partial(bot.tree.sync_changes, tables.registrations)
        assert [await send(), await send()] == [True, False]
        local.world.commands[None].pop()
        assert [await send(), await send()] == [True, False]
        fewer = (await bot.tree.described())[1:]
        monkeypatch.setattr(bot.tree, "described", AsyncMock(return_value=fewer))
        assert [await send(), await send()] == [True, False]
        await bot.close()
        await tables.close()
        await store.close()


async def test_a_file_is_shared_with_nobody(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    settings = Settings(database_url=file_at(tmp_path), discord_token=None)
    assert await join(settings, "http://127.0.0.1:1", shards=MINE) == CANNOT
    assert "postgresql+asyncpg" in capsys.readouterr().err
