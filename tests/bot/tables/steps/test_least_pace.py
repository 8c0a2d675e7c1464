"""The least pace of a server: how slow its new tables may be where more than one person plays."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.store import Store
from bot.tables import Status, Venue
from bot.tables.model.errors import TooSlow
from bot.tables.model.paces import ORDER, at_least, from_least
from engine.errors import Stale
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


@pytest_asyncio.fixture(params=["file", pytest.param("server", marks=pytest.mark.real("server"))])
async def two_homes(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[tuple[House, House]]:
    """Yield two houses at one database, of either kind, as two processes are."""
    url = file_at(tmp_path) if request.param == "file" else request.getfixturevalue("server_url")
    async with house(url) as here, house(url, first=1000) as there:
        yield here, there


@contextmanager
def before_saving(store: Store, act: Callable[[], Awaitable[object]], times: int = 1) -> Iterator[None]:
    """Do something each time that a step is worked out and about to be saved, up to so many times."""
    save, left = store.append, times

    async def save_late(*args: Any) -> None:
        nonlocal left
        if left:
            left -= 1
            await act()
        await save(*args)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(store, "append", save_late)
        yield


@pytest.mark.parametrize("known", [True, False], ids=["changed", "set for the first time"])
async def test_a_game_has_the_pace_that_is_in_force_when_its_start_is_saved(
    two_homes: tuple[House, House], known: bool
) -> None:
    here, there = two_homes
    if known:
        await there.tables.guilds.set(10, least_pace="relaxed")
    table = await here.lobby(ADA, BRUNO)
    with before_saving(here.store, lambda: there.tables.guilds.set(10, least_pace="quick")):
        change = await here.tables.start(table.id, ADA, here.next)
    assert (change.table.status, change.table.pace) == (Status.PLAYING, "quick")
    assert all(chair.clock.deadline for chair in change.table.awaiting)
    seen = await there.tables.table(table.id)
    assert (seen.pace, seen.moment) == ("quick", table.moment + 1)


async def test_a_start_is_refused_where_the_least_pace_goes_on_changing(
    two_homes: tuple[House, House],
) -> None:
    here, there = two_homes
    table, paces = await here.lobby(ADA, BRUNO), iter(["quick", "daily", "relaxed"])
    change = before_saving(here.store, lambda: there.tables.guilds.set(10, least_pace=next(paces)), times=3)
    with change, pytest.raises(Stale) as refused:
        await here.tables.start(table.id, ADA, here.next)
    assert refused.value.text == say("table-moved-on")
    assert (await there.tables.table(table.id)).status is Status.LOBBY
    assert (await here.tables.start(table.id, ADA, here.next)).table.pace == "relaxed"


async def test_a_choice_in_the_lobby_is_judged_by_the_least_pace_when_it_is_saved(home: House) -> None:
    table = await home.lobby(ADA, BRUNO)
    change = before_saving(home.store, lambda: home.tables.guilds.set(10, least_pace="quick"))
    with change, pytest.raises(TooSlow):
        await home.tables.configure(table.id, ADA, home.next, pace="daily")


async def test_a_computer_that_comes_or_goes_leaves_the_pace_in_force_when_that_is_saved(home: House) -> None:
    table = await home.lobby(ADA, game="magpies")
    with before_saving(home.store, lambda: home.tables.guilds.set(10, least_pace="relaxed")):
        table = (await home.tables.add_computer(table.id, ADA, "random", home.next)).table
    assert table.pace == "relaxed"
    with before_saving(home.store, lambda: home.tables.guilds.set(10, least_pace="quick")):
        table = (await home.tables.remove_computer(table.id, ADA, home.next)).table
    assert table.pace == "quick"


async def test_where_there_is_no_server_any_pace_will_do(home: House) -> None:
    table = await home.lobby(ADA, BRUNO, place=Venue(7, None))
    assert (await home.tables.configure(table.id, ADA, home.next, pace="none")).table.pace == "none"
    assert (await home.tables.start(table.id, ADA, home.next)).table.pace == "none"
