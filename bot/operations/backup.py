"""Whole copies of the SQLite database, made while a bot is playing on it.

SQLite's own backup reads one state of the database however much is written meanwhile, and keeps nobody waiting. A copy is checked and on
the disk before it gets its name, so whatever has the name of a backup is one.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import mkstemp

from sqlalchemy import make_url

from bot.operations.errors import Trouble
from bot.store.engine import WAIT
from bot.store.errors import Damaged, failure
from bot.store.migrate import versions


def database_file(url: str) -> Path:
    """The file of an SQLite URL. Raises Trouble for any other database."""
    made = make_url(url)
    if made.get_backend_name() != "sqlite" or not made.database or made.database == ":memory:":
        raise Trouble("copy-not-sqlite")
    return Path(made.database)


def back_up(live: Path, to: Path) -> None:
    """A healthy copy of a database under a new name. Raises Trouble or Failed; then there is nothing of that name."""
    if not live.is_file():
        raise Trouble("copy-nothing-there", file=str(live))
    if to.exists():
        raise Trouble("copy-exists", file=str(to))
    with troubled(to), draft(to) as copy:
        copied(live, copy)
        with closing(opened(copy)) as database:
            if fault := fault_in(database):
                raise Damaged(fault)
        alone(copy)
        publish(copy, to)


def copied(source: Path, to: Path) -> None:
    """Fill a file with one state of a database, page by page, whether or not they make sense."""
    with closing(opened(source)) as reading, closing(sqlite3.connect(to)) as writing:
        reading.backup(writing)


def alone(file: Path) -> None:
    """Let a database be one file, without those SQLite keeps beside one that is in use. It must be whole."""
    with closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA journal_mode = DELETE")


def opened(file: Path) -> sqlite3.Connection:
    """A database to be read only; it must be there."""
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True, timeout=WAIT / 1000)


def check(file: Path) -> str:
    """The migration a database is at. Raises Trouble where it is damaged, not one of ours, or newer than this program."""
    try:
        with closing(opened(file)) as database:
            if fault := fault_in(database):
                raise Trouble("copy-damaged", why=fault)
            tables = {name for (name,) in database.execute("SELECT name FROM sqlite_schema")}
            if not {"alembic_version", "games", "actions"} <= tables:
                raise Trouble("copy-not-ours")
            (version,) = database.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.DatabaseError as error:
        raise Trouble("copy-damaged", why=str(error)) from error
    if version not in versions():
        raise Trouble("database-newer", version=version)
    return str(version)


def fault_in(database: sqlite3.Connection) -> str | None:
    """The first thing that is wrong in a database: a damaged page or index, or a row that belongs to nothing."""
    (found,) = database.execute("PRAGMA integrity_check(1)").fetchone()
    if found != "ok":
        return str(found)
    lost = database.execute("PRAGMA foreign_key_check").fetchone()
    return f"{lost[0]} -> {lost[2]}" if lost else None


@contextmanager
def draft(near: Path) -> Iterator[Path]:
    """A file for a copy, on the same disk and readable by its owner alone; removed unless it was published."""
    handle, name = mkstemp(prefix=f".{near.name}-", dir=near.parent)
    os.close(handle)
    try:
        yield Path(name)
    finally:
        for suffix in ("", "-wal", "-shm", "-journal"):
            Path(name + suffix).unlink(missing_ok=True)


def publish(copy: Path, name: Path) -> None:
    """Give a finished copy its name, once it is on the disk. FileExistsError where something has the name."""
    _sync(copy)
    with name.open("xb"):
        pass
    copy.replace(name)
    _sync(name.parent)


def _sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


@contextmanager
def troubled(file: Path) -> Iterator[None]:
    """What the disk or SQLite says, as a sentence."""
    try:
        yield
    except FileExistsError as error:
        raise Trouble("copy-exists", file=str(error.filename or file)) from error
    except (OSError, sqlite3.Error) as error:
        if failed := failure(error):
            raise failed from error
        raise Trouble("copy-failed", file=str(file), why=str(error)) from error
