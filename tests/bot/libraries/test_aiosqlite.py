"""aiosqlite 0.22.1: its connection's thread and queue, on which `bot.store.database.sqlite_driver` runs whole statements."""

from __future__ import annotations

import asyncio
import inspect
import sqlite3
from threading import Thread

import aiosqlite
import pytest
from aiosqlite.core import _connection_worker_thread

from tests.bot.libraries.pins import is_pinned

LOOK_AT = "look at bot/store/database/sqlite_driver.py, and then put the new version here"


def test_it_is_the_version_whose_inner_parts_are_known() -> None:
    assert is_pinned("aiosqlite", "0.22.1"), LOOK_AT


def test_a_connection_is_made_of_a_connector_and_a_chunk_and_has_a_thread_that_has_not_begun() -> None:
    connection = aiosqlite.Connection(lambda: sqlite3.connect(":memory:"), 64)
    assert isinstance(connection._thread, Thread), LOOK_AT
    assert not connection._thread.is_alive(), LOOK_AT
    connection._thread.daemon = True


def test_its_thread_does_what_its_queue_asks_for_and_fails_where_the_loop_is_closed() -> None:
    connection = aiosqlite.Connection(lambda: sqlite3.connect(":memory:"), 64)
    assert connection._thread._target is _connection_worker_thread, LOOK_AT  # type: ignore[attr-defined]
    assert connection._thread._args == (connection._tx,), LOOK_AT  # type: ignore[attr-defined]
    loop = asyncio.new_event_loop()
    connection._tx.put_nowait((loop.create_future(), bool))
    loop.close()
    with pytest.raises(RuntimeError, match="closed"):
        _connection_worker_thread(connection._tx)


async def test_what_is_executed_runs_in_the_thread_of_the_connection_with_its_arguments() -> None:
    async with aiosqlite.connect(":memory:") as connection:
        assert isinstance(connection._conn, sqlite3.Connection), LOOK_AT
        found = await connection._execute(lambda *given: (connection._thread.ident, given), 1, 2)  # type: ignore[no-untyped-call]
        assert found == (connection._thread.ident, (1, 2)), LOOK_AT
        done = asyncio.get_running_loop().create_future()
        connection._tx.put_nowait((done, lambda: connection._thread.ident))
        assert await done == connection._thread.ident, LOOK_AT


async def test_everything_that_is_asked_of_a_connection_goes_through_one_method() -> None:
    for method in ("commit", "rollback"):
        source = inspect.getsource(getattr(aiosqlite.Connection, method))
        assert "await self._execute(" in source, LOOK_AT
    assert [*inspect.signature(aiosqlite.Connection._execute).parameters] == [
        "self",
        "fn",
        "args",
        "kwargs",
    ], LOOK_AT


def test_a_cursor_goes_through_its_connection_and_asks_its_inner_cursor_for_the_rest() -> None:
    assert "self._conn._execute(" in inspect.getsource(aiosqlite.Cursor._execute), LOOK_AT
    for name in ("rowcount", "lastrowid", "description"):
        source = inspect.getsource(getattr(aiosqlite.Cursor, name).fget)
        assert f"self._cursor.{name}" in source, LOOK_AT


def test_a_rollback_is_a_coroutine_of_the_connection() -> None:
    assert inspect.iscoroutinefunction(aiosqlite.Connection.rollback), LOOK_AT
    assert isinstance(aiosqlite.Connection.in_transaction, property), LOOK_AT
