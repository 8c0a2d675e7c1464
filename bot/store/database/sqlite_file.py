"""An SQLite database as files on a disk, for their owner and for one bot alone."""

from __future__ import annotations

import fcntl
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from sqlalchemy import URL

from bot.store.errors import Failed, Foreign, InUse, IsFolder

PARTS = ("", "-wal", "-shm")
"""Endings of the files that are one SQLite database in use."""
OWNER_ONLY = 0o600

CLOSED, IN_USE = 0x47726F76, 0x47726F77
"""The `application_id` of our databases: closed, with everything in the main file; or open, so that the log beside it belongs to it."""

MARK = 68
"""Offset of the `application_id` in a database, in bytes, by SQLite's file format."""

OURS = frozenset({"alembic_version", "games", "seats", "actions"})
"""Tables that every Grovekeeper database has had."""
_TABLES = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"


def file_of(url: URL) -> Path | None:
    """Return the file of an SQLite database; None for one in memory or on a server."""
    if url.get_backend_name() != "sqlite" or not url.database or url.database == ":memory:":
        return None
    return Path(url.database)


def part(file: Path, suffix: str) -> Path:
    """Return the path of one of `PARTS` of a database, by its ending."""
    return file.with_name(file.name + suffix)


def claim(file: Path) -> None:
    """Let nobody but the owner read a database, whatever the umask; an empty one is made where there is none. Raises Failed.

    SQLite gives the files beside it the same permissions. What belongs to another program is left as it is.
    """
    if file.is_dir():
        raise IsFolder(str(file))
    refuse_foreign(file)
    try:
        os.close(os.open(file, os.O_RDWR | os.O_CREAT | os.O_EXCL, OWNER_ONLY))
    except FileExistsError:
        restrict(file)
    except OSError as error:
        raise Failed(error.strerror or str(error)) from error


@contextmanager
def only_user(file: Path | None) -> Iterator[None]:
    """Raise InUse where another bot plays on this file; meanwhile no other one can. A bot that is killed stands in nobody's way.

    The lock is on a file beside the database: on the database itself SQLite's own locks would be lost with ours.
    """
    if file is None or not file.absolute().parent.is_dir():
        yield
        return
    handle = os.open(part(file, "-bot"), os.O_RDWR | os.O_CREAT, OWNER_ONLY)
    try:
        _lock(handle, file)
        yield
    finally:
        os.close(handle)


def _lock(handle: int, file: Path) -> None:
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        raise InUse(str(file)) from error


def refuse_foreign(file: Path) -> None:
    """Raise Foreign where another program has made the database. It stays as it is."""
    if (tables := _tables(file)) and not tables >= OURS:
        raise Foreign(", ".join(sorted(tables)))


def hold(file: Path) -> sqlite3.Connection:
    """Return a connection that reads nothing any more, and only keeps SQLite from deleting the log beside the file when all others are
    closed.

    A request that is cancelled while it reads loses its connection, which may have been the only one. Raises sqlite3.Error.
    """
    connection = sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", timeout=0, uri=True)
    connection.execute("SELECT 1 FROM sqlite_schema").fetchall()
    return connection


def mark_closed(file: Path) -> None:
    """Let a copy that nobody has open say that everything is in it."""
    with file.open("r+b") as database:
        database.seek(MARK)
        database.write(CLOSED.to_bytes(4, "big"))


def _tables(file: Path) -> frozenset[str]:
    """Return the tables in a database; none where that cannot be told."""
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as database:
            return frozenset(name for (name,) in database.execute(_TABLES))
    except sqlite3.Error:
        return frozenset()


def restrict(file: Path) -> None:
    """Let only their owner read the parts that are there; what belongs to another user stays as it is."""
    for suffix in PARTS:
        with suppress(FileNotFoundError, PermissionError):
            found = part(file, suffix)
            if found.stat().st_mode & 0o777 != OWNER_ONLY:
                found.chmod(OWNER_ONLY)
