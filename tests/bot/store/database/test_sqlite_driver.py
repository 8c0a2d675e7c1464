"""One visit of the thread of a connection: all of a transaction is done there, or none of it."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from sqlalchemy import create_engine, event, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.pool import QueuePool

from bot.store import Store
from bot.store.database.database import KEPT
from bot.store.database.sqlite_driver import connection_of
from bot.store.games.cards import CardStore
from bot.store.schema import pulse
from tests.bot.databases import prepared
from tests.bot.store.test_store import GAME, row
from tests.bot.tables.house import file_at
from tests.standin.screen import PATIENCE

pytestmark = pytest.mark.file


@pytest_asyncio.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    found = await Store.open(prepared(file_at(tmp_path)), alone=True)
    yield found
    await found.close()


async def beats(store: Store) -> list[str]:
    """Return what the tests here write."""

    async def find(connection: AsyncConnection) -> list[str]:
        return [*await connection.scalars(select(pulse.c.filler))]

    return await store.ask(find)


async def test_every_statement_of_a_move_and_of_its_card_is_made_in_the_thread_of_the_connection(
    store: Store,
) -> None:
    game = await store.start(GAME, row(1))
    said: list[tuple[bool, str]] = []
    cursors: set[type[Any]] = set()

    def hear(_connection: Any, cursor: Any, statement: str, *_: Any) -> None:
        said.append((threading.current_thread() is threading.main_thread(), statement.split()[0]))
        cursors.add(type(cursor))

    event.listen(store.engine.sync_engine, "before_cursor_execute", hear)
    await store.append(game, replace(game, moment=2), row(2), "a snapshot")
    await CardStore(store).record(game.id, 2, game.channel, 77)
    assert await store.moment(game.id) == 2
    assert [kind for _, kind in said].count("BEGIN") == 3
    assert not any(is_main for is_main, _ in said)
    assert cursors == {sqlite3.Cursor}, "a statement passes through greenlets"


async def test_a_transaction_that_waits_for_something_else_is_a_bug_and_writes_nothing(store: Store) -> None:
    async def write(connection: AsyncConnection) -> None:
        await connection.execute(insert(pulse).values(filler="one"))
        await asyncio.sleep(0)

    with pytest.raises(RuntimeError, match="waits for something else"):
        await store.write(write)
    assert await beats(store) == []


async def test_what_the_work_raises_takes_back_what_it_has_written(store: Store) -> None:
    async def write(connection: AsyncConnection) -> None:
        await connection.execute(insert(pulse).values(filler="one"))
        raise LookupError("no more")

    with pytest.raises(LookupError, match="no more"):
        await store.write(write)
    assert await beats(store) == []


async def test_who_is_cancelled_leaves_when_the_transaction_is_whole(store: Store) -> None:
    begun, gate = threading.Event(), threading.Event()

    async def write(connection: AsyncConnection) -> None:
        await connection.execute(insert(pulse).values(filler="one"))
        begun.set()
        gate.wait(PATIENCE)

    writing = asyncio.create_task(store.write(write))
    await asyncio.to_thread(begun.wait)
    for _ in range(2):
        writing.cancel()
        await asyncio.sleep(0)
    assert not writing.done()
    gate.set()
    with pytest.raises(asyncio.CancelledError):
        await writing
    assert isinstance(store.engine.pool, QueuePool)
    assert store.engine.pool.checkedout() == 0
    assert await beats(store) == ["one"]


async def test_transactions_keep_their_connections_and_give_back_what_has_failed_and_what_is_too_much(
    store: Store,
) -> None:
    pool = store.engine.pool
    assert isinstance(pool, QueuePool)
    taken: list[object] = []
    event.listen(pool, "checkout", lambda _connection, record, _proxy: taken.append(record))
    for _ in range(3):
        assert await beats(store) == []
        await store.write(nothing)
    assert (len(taken), pool.checkedout()) == (2, 2), "one reads and one writes"

    async def fail(_: AsyncConnection) -> None:
        raise LookupError

    with pytest.raises(LookupError):
        await store.write(fail)
    assert pool.checkedout() == 1
    await asyncio.gather(*(beats(store) for _ in range(KEPT + 2)))
    assert (len(taken), pool.checkedout()) == (2 + KEPT + 1, KEPT)
    await store.close()
    assert pool.checkedout() == 0


async def test_a_transaction_that_is_under_way_where_the_store_closes_keeps_nothing(store: Store) -> None:
    begun, gate = threading.Event(), threading.Event()

    async def wait(_: AsyncConnection) -> None:
        begun.set()
        gate.wait(PATIENCE)

    writing = asyncio.create_task(store.write(wait))
    await asyncio.to_thread(begun.wait)
    closing = asyncio.create_task(store.close())
    await asyncio.sleep(0)
    assert not closing.done()
    gate.set()
    await writing
    await asyncio.wait_for(closing, PATIENCE)
    assert isinstance(store.engine.pool, QueuePool)
    assert store.engine.pool.checkedout() == 0


async def test_a_connection_that_is_closed_is_visited_no_more() -> None:
    connection = connection_of(lambda: sqlite3.connect(":memory:"))
    await connection
    assert connection.here is None
    await connection.close()
    with create_engine("sqlite://").connect() as other, pytest.raises(ValueError, match="no active"):
        connection.visit(other, nothing)


async def nothing(_: AsyncConnection) -> None:
    """Do nothing in a transaction."""


def test_a_connection_that_nobody_waits_for_any_more_ends_its_thread_quietly(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Its opening was cancelled, and the loop is closed before the database is there."""
    begun, gate, said = threading.Event(), threading.Event(), list[object]()
    monkeypatch.setattr(threading, "excepthook", said.append)

    def connect() -> sqlite3.Connection:
        begun.set()
        gate.wait(PATIENCE)
        return sqlite3.connect(":memory:")

    connection = connection_of(connect)

    async def give_up() -> None:
        opening = asyncio.ensure_future(connection)
        await asyncio.to_thread(begun.wait)
        opening.cancel()
        await asyncio.wait({opening})

    asyncio.run(give_up())
    gate.set()
    connection._thread.join(PATIENCE)
    assert not connection._thread.is_alive()
    assert said == []


async def test_a_statement_that_did_not_come_to_its_end_is_taken_back_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[object] = []
    connection = connection_of(lambda: sqlite3.connect(":memory:"))
    await connection
    whole = connection._execute

    async def noted(work: Any, *given: Any, **named: Any) -> Any:
        asked.append(work)
        return await whole(work, *given, **named)

    monkeypatch.setattr(connection, "_execute", noted)
    try:
        await connection.rollback()
        assert asked == [], "there is nothing to take back"
        with pytest.raises(KeyError), connection.in_doubt():
            raise KeyError
        assert connection._is_in_doubt
        await connection.rollback()
        assert (len(asked), connection._is_in_doubt) == (1, False)
        with connection.in_doubt():
            pass
        await connection.rollback()
        assert len(asked) == 1
    finally:
        await connection.close()
