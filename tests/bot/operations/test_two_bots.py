"""Two bots on one database: the second says so and ends; and where two hear the same, nothing is lost and nothing done twice."""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
from datetime import UTC, datetime
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from bot.exit_codes import FAILED
from bot.operations.backup import back_up
from bot.operations.restore import restore
from bot.run.discord import join
from bot.settings import Settings
from bot.store.database.sqlite_file import only_user
from bot.store.errors import InUse
from bot.tables import find_differences
from engine.errors import Stale
from engine.text import say
from standin.server import LocalDiscord
from tests.bot.discord.grove import grove, playing
from tests.bot.tables.house import ADA, BRUNO, MEADOW, file_at, house
from tests.engine.toys import toy
from tests.standin.screen import PATIENCE


async def test_the_second_bot_on_a_database_says_so_and_ends(
    tmp_path: Path, settings: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    async with LocalDiscord(deadline=PATIENCE) as local:
        with only_user(tmp_path / "grovekeeper.db"):
            assert await join(settings, local.url) == FAILED
    assert "Another bot is playing" in capsys.readouterr().err
    assert not (tmp_path / "grovekeeper.db").exists()


def hold(file: Path, held: Connection) -> None:
    with only_user(file):
        held.send(True)
        signal.pause()


def test_a_bot_that_was_killed_stands_in_nobodys_way(tmp_path: Path) -> None:
    file = tmp_path / "grovekeeper.db"
    here, there = multiprocessing.Pipe()
    holder = multiprocessing.get_context("forkserver").Process(target=hold, args=(file, there))
    holder.start()
    assert here.recv()
    with pytest.raises(InUse), only_user(file):
        pass
    holder.kill()
    holder.join()
    with only_user(file):
        pass


async def test_two_that_hear_the_same_requests_lose_nothing_and_do_nothing_twice(tmp_path: Path) -> None:
    async with house(file_at(tmp_path)) as one, house(file_at(tmp_path)) as other:
        table = await one.playing(ADA, BRUNO, heap=400)
        for number in range(100, 130):
            table = await one.tables.table(table.id)
            person = ADA if table.awaiting[0].person == ADA.id else BRUNO
            action = table.legal(person.id).actions[0]
            acts = (home.tables.act(table.id, person, action, number, table.moment) for home in (one, other))
            changes = await asyncio.gather(*acts)
            assert sorted(change.repeated for change in changes) == [False, True]
        rows = await one.store.rows(table.id)
        assert len([row for row in rows if row.interaction and row.interaction >= 100]) == 30
        assert await find_differences(one.store, toy) == []


async def test_a_request_that_another_saved_at_the_last_try_is_answered_as_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.tables.write.writer.TRIES", 1)
    async with house(file_at(tmp_path)) as one, house(file_at(tmp_path)) as other:
        table = await one.playing(ADA, BRUNO, heap=9)
        await other.tables.table(table.id)
        seen = other.store.seen

        async def seen_just_before(table_id: int, interaction: int | None) -> object:
            found = await seen(table_id, interaction)
            monkeypatch.setattr(other.store, "seen", seen)
            await one.tables.act(table_id, ADA, "pick pebble", 77, table.moment)
            return found

        monkeypatch.setattr(other.store, "seen", seen_just_before)
        change = await other.tables.act(table.id, ADA, "pick pebble", 77, table.moment)
        assert change.repeated
        assert await other.tables.is_done(77)
        assert not await other.tables.is_done(78)


async def test_who_is_refused_what_is_saved_already_hears_that_it_is(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        await playing(ada, bruno)
        act = running.bot.tables.act

        async def act_after_another(*args: object, **kwargs: object) -> object:
            await act(*args, **kwargs)  # type: ignore[arg-type]
            raise Stale(say("table-moved-on"))

        running.bot.tables.act = act_after_another  # type: ignore[method-assign,assignment]
        assert "done and saved" in (await ada.command("/forest take first:A1")).message.text


async def test_tables_opened_after_a_restore_have_ids_that_no_button_of_the_lost_time_has(
    tmp_path: Path,
) -> None:
    file = tmp_path / "grovekeeper.db"
    async with house(file_at(tmp_path)) as home:
        await home.lobby(ADA)
        back_up(file, tmp_path / "copy.db")
        lost = await home.lobby(ADA, place=MEADOW)
    for hour in (12, 13):
        await restore(tmp_path / "copy.db", file, datetime(2026, 4, 1, hour, tzinfo=UTC))
        async with house(file_at(tmp_path), first=hour * 1000) as home:
            found = await home.lobby(ADA, place=MEADOW)
            assert found.id > lost.id
            lost = found
