"""A backup of a server that its own tools have put back: buttons of the time that is lost do nothing, once the host has said so."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest
from sqlalchemy import delete, insert, make_url

from bot.operations.commands import restored
from bot.operations.errors import Trouble
from bot.operations.restored import _is_playing, begin_anew
from bot.settings import Settings
from bot.store.processes.shard_leases import Leases
from bot.store.schema import shards
from bot.store.shards import ALL
from bot.tables.log.mapping import stamp
from engine.errors import Stale
from tests.bot.postgresql import Databases
from tests.bot.tables.house import ADA, BRUNO, file_at, house

NOW = datetime(2026, 11, 22, tzinfo=UTC)


async def test_after_the_servers_own_tools_no_button_of_the_lost_time_acts(
    databases: Databases, server_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    name = make_url(server_url).database
    async with house(server_url) as home:
        before = await home.playing(ADA, BRUNO)
    databases.server.execute(f"CREATE DATABASE {name}_copy TEMPLATE {name}")
    async with house(server_url, first=100) as home:
        shown = (await home.act(before, ADA, "pick pebble")).table
    databases.server.execute(f"DROP DATABASE {name}")
    databases.server.execute(f"ALTER DATABASE {name}_copy RENAME TO {name}")
    assert await restored(Settings(database_url=server_url)) == 0
    assert "above all that was given out" in capsys.readouterr().out
    async with house(server_url, first=200) as home:
        assert (await home.tables.table(before.id)).moment > shown.moment
        with pytest.raises(Stale):
            await home.act(shown, ADA, "pick pebble")
        with pytest.raises(Stale):
            await home.act(before, ADA, "pick pebble")
        now = await home.tables.table(before.id)
        assert (await home.act(now, ADA, "pick pebble")).told[0].action == "pick pebble"


async def test_it_waits_for_the_bots_to_be_stopped(server_url: str) -> None:
    async with house(server_url) as home:
        leases = Leases(home.store, ALL)
        await leases.beat()
        with pytest.raises(Trouble, match="restored-running"):
            await begin_anew(server_url, datetime.now(UTC))
        await leases.leave()
        await begin_anew(server_url, datetime.now(UTC))


async def test_a_file_is_restored_by_the_other_command(tmp_path: Path) -> None:
    with pytest.raises(Trouble, match="restored-file"):
        await begin_anew(file_at(tmp_path), NOW)


@pytest.mark.parametrize(
    ("owner", "until", "is_playing"),
    [(None, 1, False), ("me", 1, True), ("me", 0, False), ("me", -1, False)],
)
async def test_a_bot_plays_while_its_time_with_a_shard_goes_on(
    owner: str | None, until: int, is_playing: bool, tmp_path: Path
) -> None:
    async with house(file_at(tmp_path)) as home:
        row = {"count": 1, "shard": 0, "home": "me", "seen": 0, "owner": owner, "until": stamp(NOW) + until}
        async with home.store.writing() as connection:
            await connection.execute(delete(shards))
            await connection.execute(insert(shards).values(row))
        assert await _is_playing(home.store, NOW) is is_playing
