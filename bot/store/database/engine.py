"""The connections: what every one is told when it opens, and how its transactions begin."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import suppress
from typing import Any

import aiosqlite
from sqlalchemy import Connection, event, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import QueuePool

from bot.store.database import postgresql
from bot.store.database.sqlite_driver import at_once
from bot.store.errors import NoDriver

WAIT = 2000
"""Milliseconds to wait for another writer: less than the three seconds in which Discord wants an answer."""

_PAUSE = 20
_REASON = 30.0
"""Seconds until whatever uses a connection is taken to be stuck."""

WRITES = "grovekeeper_writes"
"""The execution option of connections that are going to write."""

BARE = "grovekeeper_bare"
"""The execution option of connections on which no transaction is begun."""

_MOST = 1000
"""Maximum number of statements kept as SQL; the code has fewer."""

_PRAGMAS = (
    f"PRAGMA busy_timeout = {WAIT}",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    # What is deleted is overwritten, and nothing is left in files of SQLite's own beside it.
    "PRAGMA secure_delete = ON",
    "PRAGMA temp_store = MEMORY",
)


class _Compiled(dict[Any, Any]):
    """Statements compiled to SQL. SQLAlchemy keeps them for each engine; here each is compiled once a process for all engines of a kind."""

    def get(self, key: tuple[Any, ...], default: Any = None) -> Any:
        return super().get(_of_kind(key), default)

    def __setitem__(self, key: tuple[Any, ...], compiled: Any) -> None:
        if len(self) >= _MOST:
            self.clear()
        super().__setitem__(_of_kind(key), compiled)


def _of_kind(key: tuple[Any, ...]) -> tuple[Any, ...]:
    """Return the key of a statement, which begins with the dialect, for every dialect of the same class."""
    return type(key[0]), *key[1:]


_KEPT = {"compiled_cache": _Compiled()}


def connect(url: str) -> AsyncEngine:
    """Return an engine for any async SQLAlchemy URL; nothing is opened before its first use.

    Every read sees one state of the database: SQLite by its snapshots, a server by repeatable reads. Parameters stay out of errors and
    logs, for seeds and hidden cards are among them. Raises NoDriver.
    """
    if make_url(url).get_backend_name() != "sqlite":
        try:
            engine = create_async_engine(
                url, hide_parameters=True, execution_options=_KEPT, **postgresql.OPTIONS
            )
        except ModuleNotFoundError as error:
            raise NoDriver(error.name or str(error)) from error
        postgresql.try_rested(engine.sync_engine)
        return engine
    engine = create_async_engine(url, hide_parameters=True, execution_options=_KEPT)
    at_once(engine.sync_engine)
    event.listen(engine.sync_engine, "connect", _set_up)
    event.listen(engine.sync_engine, "begin", _begin)
    return engine


async def all_back(engine: AsyncEngine) -> None:
    """Wait until no connection is in use, within reason. Those that are would not be closed with the engine."""
    pool, returned = engine.pool, asyncio.Event()
    if not isinstance(pool, QueuePool):
        return
    event.listen(pool, "checkin", lambda *_: returned.set())
    with suppress(TimeoutError):
        async with asyncio.timeout(_REASON):
            while pool.checkedout():
                await returned.wait()
                returned.clear()


def _set_up(connection: DBAPIConnection, _record: Any) -> None:
    # The driver's own BEGIN comes too late (before the first write), so it is switched off and ours is sent.
    connection.isolation_level = None
    connection.run_async(_tell)


async def _tell(driver: aiosqlite.Connection) -> None:
    """Tell a new connection all that it has to know, in one visit of its thread; the journal is apart, for there may be a wait for it."""
    await driver.executescript(";".join(_PRAGMAS))
    await _write_ahead(driver)


async def _write_ahead(driver: aiosqlite.Connection) -> None:
    """Choose the journal that lets people read while somebody writes. A file keeps it, so only its first connection ever changes anything.

    SQLite does not wait, here alone, for another process that does the same; so it is asked again.
    """
    for _ in range(WAIT // _PAUSE):
        with suppress(sqlite3.OperationalError):
            await driver.execute_fetchall("PRAGMA journal_mode = WAL")
            return
        await asyncio.sleep(_PAUSE / 1000)
    await driver.execute_fetchall("PRAGMA journal_mode = WAL")


def _begin(connection: Connection) -> None:
    # A writer takes its turn at once: one that starts as a reader could not wait for another writer but would have to fail.
    if connection.get_execution_options().get(BARE, False):
        return
    writes = connection.get_execution_options().get(WRITES, False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
