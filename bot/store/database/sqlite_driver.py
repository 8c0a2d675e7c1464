"""A driver on aiosqlite that goes to its thread only once for each statement.

As it comes it goes there for the cursor, for the statement, for the rows and for the cursor's end. Each of these takes longer than the
statement itself, and all of them together most of the time of a move.

This leans on inner parts of the library, which is pinned for it (`tests/bot/libraries/test_aiosqlite.py`); without `at_once` everything
works as well, only slower.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import aiosqlite
from sqlalchemy import Engine, event

CHUNK = 64


def at_once(engine: Engine) -> None:
    """Let an engine for SQLite open its connections here."""
    event.listen(engine, "do_connect", _connect_here)


class _Cursor(aiosqlite.Cursor):
    """One statement, its rows fetched with it; nothing can be asked of it before."""

    _cursor: sqlite3.Cursor
    _rows: list[Any]

    def __init__(self, connection: _Connection) -> None:
        self._conn: _Connection = connection

    async def execute(self, sql: str, parameters: Iterable[Any] | None = None) -> _Cursor:
        with self._conn.in_doubt():
            await self._execute(self._whole, sql, tuple(parameters or ()))  # type: ignore[no-untyped-call]
        return self

    async def executemany(self, sql: str, parameters: Iterable[Iterable[Any]]) -> _Cursor:
        with self._conn.in_doubt():
            await self._execute(self._many, sql, list(parameters))  # type: ignore[no-untyped-call]
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


def _connect_here(_dialect: Any, _record: Any, args: list[Any], options: dict[str, Any]) -> None:
    options["async_creator_fn"] = _open
    if args[0] != ":memory:":
        # Never a new file: where the database was moved away while it was open, an empty one would take its place, and its log.
        args[0] = f"{Path(args[0]).as_uri()}?mode=rw"
        options["uri"] = True


def _open(*args: Any, **options: Any) -> _Connection:
    connection = _Connection(lambda: sqlite3.connect(*args, **options), CHUNK)
    connection._thread.daemon = True
    return connection
