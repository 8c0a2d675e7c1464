"""A driver on aiosqlite that goes to its thread only once: for each statement, or for a whole transaction.

As it comes it goes there for the cursor, for the statement, for the rows and for the cursor's end. Each of these takes longer than the
statement itself, and all of them together most of the time of a move. A transaction that nothing else is awaited in is done there from its
beginning to its end by `transact`. There SQLAlchemy is given the cursors of SQLite itself, so that a statement passes through neither
greenlets nor coroutines, which take several times as long as all else of it.

This leans on inner parts of the libraries, which are pinned for it (`tests/bot/libraries/test_aiosqlite.py` and `test_sqlalchemy.py`);
without `at_once` everything works as well, only slower.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine, Iterable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from threading import Thread, get_ident
from typing import Any, TypeAlias, TypeVar, cast

import aiosqlite
from aiosqlite.core import _connection_worker_thread
from sqlalchemy import Connection, Engine, event
from sqlalchemy.dialects.sqlite.aiosqlite import AsyncAdapt_aiosqlite_connection
from sqlalchemy.engine import Dialect
from sqlalchemy.ext.asyncio import AsyncConnection

CHUNK = 64

T = TypeVar("T")
Work: TypeAlias = Callable[[AsyncConnection], Coroutine[Any, Any, T]]


def at_once(engine: Engine) -> None:
    """Let an engine for SQLite open its connections here."""
    event.listen(engine, "do_connect", _connect_here)


async def transact(connection: AsyncConnection, work: Work[T]) -> T:
    """Return what the work returns, done in a transaction: in the thread of a connection that was opened here, where it is one.

    The work may await nothing but this connection. Whoever is cancelled meanwhile leaves when it is done, as the connection is in use.
    """
    sync = connection.sync_connection
    assert sync is not None
    driver = sync.connection.driver_connection
    if not isinstance(driver, _Connection):
        async with connection.begin():
            return await work(connection)
    visit = driver.visit(sync, work)
    try:
        return await asyncio.shield(visit)
    except asyncio.CancelledError:
        while not visit.done():
            with suppress(asyncio.CancelledError):
                await asyncio.wait({visit})
        if not visit.cancelled():
            visit.exception()  # It is nobody's any more.
        raise


def _transact_here(connection: Connection, work: Work[T]) -> T:
    with connection.begin():
        return _at_once(work(cast("AsyncConnection", _OnTheSpot(connection))))


def _at_once(going: Coroutine[Any, Any, T]) -> T:
    """Return what a coroutine returns that has nothing to wait for. Raises RuntimeError where it has."""
    try:
        going.send(None)
    except StopIteration as done:
        found: T = done.value
        return found
    going.close()
    raise RuntimeError("a transaction waits for something else than its connection")


class _OnTheSpot:
    """A connection as the work in its thread is given it: what is awaited has been done when the call returns."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def execute(self, *given: Any) -> Any:
        return self._connection.execute(*given)

    async def scalar(self, *given: Any) -> Any:
        return self._connection.scalar(*given)

    async def scalars(self, *given: Any) -> Any:
        return self._connection.scalars(*given)


class _Cursor(aiosqlite.Cursor):
    """One statement, its rows fetched with it; nothing can be asked of it before."""

    _cursor: sqlite3.Cursor
    _rows: list[Any]

    def __init__(self, connection: _Connection) -> None:
        self._conn: _Connection = connection

    async def execute(self, sql: str, parameters: Iterable[Any] | None = None) -> _Cursor:
        with self._conn.in_doubt():
            await self._conn._execute(self._whole, sql, tuple(parameters or ()))
        return self

    async def executemany(self, sql: str, parameters: Iterable[Iterable[Any]]) -> _Cursor:
        with self._conn.in_doubt():
            await self._conn._execute(self._many, sql, list(parameters))
        return self

    async def fetchall(self) -> list[Any]:
        return self._rows

    async def close(self) -> None:
        """Do nothing: the cursor has been closed in the thread."""

    def _whole(self, sql: str, parameters: tuple[Any, ...]) -> None:
        self._cursor = self._conn._conn.cursor()
        self._cursor.execute(sql, parameters)
        self._rows = self._cursor.fetchall()
        self._cursor.close()

    def _many(self, sql: str, parameters: list[Any]) -> None:
        self._cursor = self._conn._conn.cursor()
        self._cursor.executemany(sql, parameters)
        self._rows = []
        self._cursor.close()


class _Connection(aiosqlite.Connection):
    _is_in_doubt = False
    """Whether a caller has left while something went on in the thread: it may begin a transaction yet."""

    def cursor(self) -> _Cursor:  # type: ignore[override]
        return _Cursor(self)

    @property
    def here(self) -> sqlite3.Connection | None:
        """The connection itself, in its own thread; None in any other."""
        return self._conn if get_ident() == self._thread.ident else None

    def visit(self, connection: Connection, work: Work[T]) -> asyncio.Future[T]:
        """Let the thread do work in a transaction; return what becomes of it. Raises ValueError where the connection is closed."""
        assert self._conn
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._tx.put_nowait((done, partial(_transact_here, connection, work)))
        return done

    async def _execute(self, fn: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        """Return what the function returns, called in the thread: on the spot where that is this one."""
        if get_ident() == self._thread.ident:
            return fn(*args, **kwargs)
        return await super()._execute(fn, *args, **kwargs)  # type: ignore[no-untyped-call]

    async def rollback(self) -> None:
        """Roll back, going to the thread only where there is something to take back: SQLAlchemy asks whenever it puts a connection back."""
        if self._is_in_doubt or self.in_transaction:
            await super().rollback()
            self._is_in_doubt = False

    @contextmanager
    def in_doubt(self) -> Iterator[None]:
        """Count the connection as in doubt until the block has come to its end."""
        self._is_in_doubt = True
        yield
        self._is_in_doubt = False


class _Adapter(AsyncAdapt_aiosqlite_connection):
    """A connection as SQLAlchemy knows it: in its thread SQLite's own, in any other one that is waited for in a greenlet."""

    __slots__ = ()
    _connection: _Connection  # type: ignore[assignment]

    def cursor(self, server_side: bool = False) -> Any:
        here = self._connection.here
        return super().cursor(server_side) if here is None else here.cursor()

    def commit(self) -> None:
        here = self._connection.here
        if here is None:
            super().commit()
        else:
            here.commit()

    def rollback(self) -> None:
        here = self._connection.here
        if here is None:
            super().rollback()
        else:
            here.rollback()


def _connect_here(dialect: Dialect, _record: Any, args: list[Any], options: dict[str, Any]) -> _Adapter:
    options["async_creator_fn"] = _open
    if args[0] != ":memory:":
        # Never a new file: where the database was moved away while it was open, an empty one would take its place, and its log.
        args[0] = f"{Path(args[0]).as_uri()}?mode=rw"
        options["uri"] = True
    dbapi: Any = dialect.loaded_dbapi
    return _Adapter(dbapi, dbapi.connect(*args, **options).driver_connection)


def _open(*args: Any, **options: Any) -> _Connection:
    return connection_of(lambda: sqlite3.connect(*args, **options))


def connection_of(connector: Callable[[], sqlite3.Connection]) -> _Connection:
    """Return a connection that is not open yet, with a thread that ends quietly once nobody can hear it any more."""
    connection = _Connection(connector, CHUNK)
    connection._thread = Thread(target=_work, args=(connection._tx,), daemon=True)
    return connection


def _work(asked: Any) -> None:
    """Do in the thread of a connection what is asked of it.

    Whoever was cancelled while it opened waits for nothing more, and the loop may be closed by then: that is no news for the log.
    """
    with suppress(RuntimeError):
        _connection_worker_thread(asked)
