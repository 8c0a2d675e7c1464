"""Differences where several processes share the database of a server."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import replace
from typing import Any

import pytest
import pytest_asyncio
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.operations.doctor import database as doctor
from bot.operations.doctor.finding import Verdict
from bot.store import Store
from bot.store.database import postgresql
from bot.store.errors import Away, Moved
from bot.store.games.cards import CardStore
from bot.store.games.orders import OrderRecord, OrderStore
from bot.store.settings.guilds import GuildsStore
from bot.store.settings.preferences import PreferencesStore
from tests.bot.store.test_store import GAME, row

Stores = list[Store]
MANY = 12
WAITS_FOR_US = text(
    "SELECT count(*) FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY(pg_blocking_pids(pid))"
)


@pytest_asyncio.fixture
async def stores(server_url: str) -> AsyncIterator[Stores]:
    """Yield three stores that know nothing of each other, as three processes do."""
    async with AsyncExitStack() as stack:
        found = [await Store.open(server_url) for _ in range(3)]
        for store in found:
            stack.push_async_callback(store.close)
        yield found


async def test_of_many_who_go_on_from_one_moment_one_does(stores: Stores) -> None:
    """All but one hear that the table has moved on, and nothing of theirs is written."""
    before = await stores[0].start(GAME, row(1))
    mine = [replace(before, moment=2, host=number) for number in range(MANY)]

    async def go_on(number: int) -> bool:
        try:
            await stores[number % 3].append(before, mine[number], row(2, 100 + number), f"table {number}")
        except Moved:
            return False
        return True

    done = await asyncio.gather(*map(go_on, range(MANY)))
    winner = done.index(True)
    assert sum(done) == 1
    assert await stores[0].game(before.id) == (mine[winner], f"table {winner}")
    assert await stores[0].rows(before.id) == [row(1), row(2, 100 + winner)]


async def test_tables_do_not_stand_in_each_others_way(stores: Stores) -> None:
    """Nobody is refused where everybody moves at a table of their own at once."""
    games = [await stores[0].start(replace(GAME, channel=1 + number), row(1)) for number in range(MANY)]

    async def play(number: int) -> None:
        game = games[number]
        for moment in range(2, 8):
            after = replace(game, moment=moment)
            await stores[(number + moment) % 3].append(game, after, row(moment), f"table {moment}")
            game = after

    await asyncio.gather(*map(play, range(MANY)))
    assert {await stores[0].moment(game.id) for game in games} == {7}


async def test_what_several_change_of_the_same_at_once_is_all_kept(stores: Stores) -> None:
    """Each change is worked out on what the one before it has left, though all have read the same."""

    def more(values: Any) -> Any:
        return {"count": values.get("count", 0) + 1}

    for _ in range(2):
        await asyncio.gather(*(GuildsStore(store).change(7, more) for store in stores))
        await asyncio.gather(
            *(PreferencesStore(store).change(7, lambda values: (more(values), None)) for store in stores)
        )
    assert await GuildsStore(stores[0]).read(7) == {"count": 6}
    assert await PreferencesStore(stores[0]).read([7]) == {7: {"count": 6}}


KNOWN = pytest.mark.parametrize("known", [{"least_pace": "daily"}, {}], ids=["known", "none"])
"""Settings of a server before something is written that depends on them: some, or none."""


@KNOWN
async def test_settings_that_change_after_a_transaction_has_begun_are_seen_in_it(
    stores: Stores, known: dict[str, str]
) -> None:
    game, changed = await stores[0].start(GAME, row(1)), {"least_pace": "quick"}
    if known:
        await GuildsStore(stores[0]).change(7, lambda _: known)
    hold, changes = GuildsStore(stores[0]).holding(7, lambda settings: settings == known), [changed]

    async def hold_late(connection: AsyncConnection) -> None:
        if changes:
            await GuildsStore(stores[1]).change(7, lambda _: changes.pop())
        await hold(connection)

    with pytest.raises(Moved):
        await stores[0].append(game, replace(game, moment=2), row(2), None, hold_late)
    assert await stores[0].moment(game.id) == 1
    assert await GuildsStore(stores[0]).read(7) == changed


@KNOWN
async def test_settings_that_something_is_written_by_do_not_change_before_it_is_saved(
    stores: Stores, known: dict[str, str]
) -> None:
    game, changed = await stores[0].start(GAME, row(1)), {"least_pace": "quick"}
    if known:
        await GuildsStore(stores[0]).change(7, lambda _: known)
    hold = GuildsStore(stores[0]).holding(7, lambda settings: settings == known)
    changing: list[asyncio.Future[None]] = []

    async def hold_long(connection: AsyncConnection) -> None:
        await hold(connection)
        task = asyncio.ensure_future(GuildsStore(stores[1]).change(7, lambda _: changed))
        changing.append(task)
        while not task.done() and not await connection.scalar(WAITS_FOR_US):
            pass
        assert not task.done()

    await stores[0].append(game, replace(game, moment=2), row(2), None, hold_long)
    await changing[0]
    assert await GuildsStore(stores[0]).read(7) == changed


async def test_of_several_cards_posted_at_once_the_newest_stays(stores: Stores) -> None:
    game = await stores[0].start(GAME, row(1))
    posting = (
        CardStore(store).record(game.id, 1 + place, 5, 100 + place) for place, store in enumerate(stores)
    )
    await asyncio.gather(*posting)
    cards = CardStore(stores[0])
    assert await cards.card(game.id) == 102
    assert set(await cards.stale_messages()) <= {(5, 100), (5, 101)}
    assert await cards.record(game.id, 1, 5, 99) == 99


async def test_a_seat_has_one_order_whoever_gives_it(stores: Stores) -> None:
    game = await stores[0].start(GAME, row(1))
    order = OrderRecord(0, game.id, 0, 1, {"steps": 3}, 9)
    await asyncio.gather(
        *(OrderStore(store).give(replace(order, given=place)) for place, store in enumerate(stores))
    )
    assert len(await OrderStore(stores[0]).at(game.id)) == 1


@pytest.mark.parametrize("rested", [-1.0, 1000.0])
async def test_connections_that_the_server_has_closed_are_not_used(
    stores: Stores, monkeypatch: pytest.MonkeyPatch, rested: float
) -> None:
    """One that has just been used is not asked whether it answers, but one that is known to be closed is not used either."""
    monkeypatch.setattr(postgresql, "_RESTED", rested)
    game, ended = await stores[0].start(GAME, row(1)), asyncio.Event()
    async with stores[0].reading() as connection:
        driver = (await connection.get_raw_connection()).driver_connection
    assert driver is not None
    driver.add_termination_listener(lambda _: ended.set())
    end = text(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()"
    )
    async with stores[1].reading() as connection:
        await connection.execute(end)
    await ended.wait()
    assert await stores[0].moment(game.id) == 1


async def test_a_request_that_the_server_breaks_off_is_told_so(stores: Stores) -> None:
    with pytest.raises(Away):
        async with stores[0].writing() as connection:
            await connection.execute(text("SELECT pg_terminate_backend(pg_backend_pid())"))
    assert await stores[0].moment(1) is None


async def test_a_server_that_is_not_there_is_away() -> None:
    with pytest.raises(Away):
        await Store.open("postgresql+asyncpg://nobody@/none?host=/no/such/folder")


async def test_the_doctor_looks_at_a_server(server_url: str) -> None:
    found = [finding async for finding in doctor.findings(server_url)]
    assert [finding.text.key for finding in found] == ["doctor-schema", "doctor-writable"]
    assert {finding.verdict for finding in found} == {Verdict.FINE}
