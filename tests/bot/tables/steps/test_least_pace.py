"""The least pace of a server: how slow its new tables may be where more than one person plays."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.tables import Status
from bot.tables.model.errors import TooSlow
from bot.tables.model.paces import ORDER, at_least, from_least
from engine.text import say
from tests.bot.tables.house import ADA, BRUNO, GROVE, MEADOW, House, file_at, house


def test_no_time_limit_is_the_slowest_pace_and_hours_the_quickest() -> None:
    assert list(ORDER) == ["none", "relaxed", "daily", "quick"]
    assert list(from_least("daily")) == ["daily", "quick"]
    assert [at_least(pace, "daily") for pace in ORDER] == ["daily", "daily", "daily", "quick"]


async def test_a_restart_forgets_no_least_pace(tmp_path: Path) -> None:
    async with house(file_at(tmp_path)) as before:
        await before.tables.guilds.set(10, least_pace="daily")
    async with house(file_at(tmp_path), first=50) as after:
        assert (await after.tables.guilds.get(10)).least_pace == "daily"
        assert (await after.lobby(ADA, BRUNO)).pace == "daily"


async def test_a_lobby_begins_with_the_least_pace_and_takes_no_slower_one(home: House) -> None:
    await home.tables.guilds.set(10, least_pace="relaxed")
    table = await home.lobby(ADA, BRUNO)
    assert table.pace == "relaxed"
    with pytest.raises(TooSlow) as refused:
        await home.tables.configure(table.id, ADA, home.next, pace="none")
    assert refused.value.text == say("server-too-slow", least=say("pace-relaxed"))
    for pace in ("quick", "daily", "relaxed"):
        assert (await home.tables.configure(table.id, ADA, home.next, pace=pace)).table.pace == pace
    elsewhere = await home.tables.open(MEADOW, ADA, "pebbles", {}, None, "en", home.next)
    assert elsewhere.table.pace == "relaxed", "it holds in every channel of the server"


async def test_the_same_again_is_as_quick_as_the_server_wants_it_now(home: House) -> None:
    lobby = await home.lobby(ADA, BRUNO, heap=1)
    await home.tables.configure(lobby.id, ADA, home.next, pace="relaxed", at_deadline="vote", bound=7)
    over = await home.to_the_end((await home.tables.start(lobby.id, ADA, home.next)).table)
    await home.tables.guilds.set(10, least_pace="quick")
    again = (await home.tables.rematch(over, ADA, home.next)).table
    assert (again.pace, again.at_deadline, again.bound) == ("quick", "vote", 7)


async def test_a_game_that_runs_is_left_as_it_is_and_a_lobby_starts_quick_enough(home: House) -> None:
    running, waiting = await home.playing(ADA, BRUNO), await home.lobby(ADA, BRUNO, place=MEADOW)
    await home.tables.guilds.set(10, least_pace="daily")
    assert (await home.tables.table(running.id)).pace == "none"
    started = (await home.tables.start(waiting.id, ADA, home.next)).table
    assert (started.status, started.pace) == (Status.PLAYING, "daily")
    assert all(chair.clock.deadline for chair in started.awaiting)


async def test_who_plays_alone_needs_no_pace(home: House) -> None:
    await home.tables.guilds.set(10, least_pace="daily")
    assert (await home.lobby(ADA, seats=1)).pace == "none"
    table = (await home.tables.open(MEADOW, ADA, "pebbles", {}, 2, "en", home.next)).table
    assert table.pace == "daily"
    table = (await home.tables.add_computer(table.id, ADA, "random", home.next)).table
    assert table.pace == "none", "nobody else can come"
    assert (await home.tables.configure(table.id, ADA, home.next, pace="relaxed")).table.pace == "relaxed"
    table = (await home.tables.remove_computer(table.id, ADA, home.next)).table
    assert table.pace == "daily", "somebody can"
    table = (await home.tables.start(table.id, ADA, home.next)).table
    assert (table.status, table.pace) == (Status.PLAYING, "none")


async def test_a_clock_that_the_host_has_settled_stays_where_one_person_plays(home: House) -> None:
    await home.tables.guilds.set(10, least_pace="daily")
    table = await home.lobby(ADA, seats=2, place=GROVE)
    await home.tables.configure(table.id, ADA, home.next, at_deadline="computer")
    table = (await home.tables.start(table.id, ADA, home.next)).table
    assert (table.pace, table.at_deadline) == ("daily", "computer")
