"""Whole copies of the SQLite database, made while a bot is playing on it.

SQLite's own backup reads one state of the database however much is written meanwhile, and keeps nobody waiting. A copy is checked and on
the disk before it gets its name, so whatever has the name of a backup is one.
"""

from __future__ import annotations

import errno
import os
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from tempfile import mkstemp

from sqlalchemy import make_url

from bot.operations.errors import Trouble
from bot.operations.integrity import fault_in, fault_in_file, fault_in_files, open_read_only
from bot.store.database.error_codes import failure
from bot.store.database.migrate import versions
from bot.store.database.sqlite_file import PARTS, file_of, mark_closed, part, refuse_foreign
from bot.store.errors import Full
from bot.store.privacy.forgotten_list import ENDING
from engine.text import say

_OF_FOLDERS: Mapping[int, str] = {
    errno.ENOENT: "copy-no-folder",
    errno.ENOTDIR: "copy-no-folder",
    errno.ENOSPC: "copy-full",
    errno.EDQUOT: "copy-full",
    errno.EACCES: "copy-forbidden",
    errno.EPERM: "copy-forbidden",
    errno.EROFS: "copy-forbidden",
}
"""Sentences on the folder of a copy, by the error of the system."""


def database_file(url: str) -> Path:
    """Return the file of an SQLite URL. Raises Trouble for any other database."""
    file = file_of(make_url(url))
    if file is None:
        raise Trouble("copy-not-sqlite")
    if file.is_dir():
        raise Trouble("database-folder", file=str(file))
    return file


def is_empty(file: Path) -> bool:
    """Return whether a database has lost all its bytes, for it never has none once a bot has started on it."""
    wal = part(file, "-wal")
    return not file.stat().st_size and not (wal.exists() and wal.stat().st_size)


def back_up(live: Path, to: Path) -> None:
    """Make a healthy copy of a database under a new name. Raises Trouble or Failed; then there is nothing of that name."""
    if not live.is_file():
        raise Trouble("copy-nothing-there", file=str(live))
    if is_empty(live):
        raise Trouble("database-empty", file=str(live))
    if to.exists():
        raise Trouble("copy-exists", file=str(to))
    with as_trouble(to), draft(to) as copy:
        # Before anything opens the file, for that would take a torn log for a shorter one.
        fault = fault_in_files(live)
        if fault is None:
            refuse_foreign(live)
            copy_to(live, copy)
            fault = fault_in_file(copy)
        if fault is not None:
            raise Trouble("database-fault", why=fault)
        make_single_file(copy)
        publish(copy, to)


def copy_to(source: Path, to: Path) -> None:
    """Fill a file with one state of a database, page by page, whether or not they make sense."""
    with closing(open_read_only(source)) as reading, closing(sqlite3.connect(to)) as writing:
        reading.backup(writing)
    with suppress(OSError):
        mark_closed(to)


def make_single_file(file: Path) -> None:
    """Let a database be one file, without those SQLite keeps beside one that is in use. It must be whole."""
    with closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA journal_mode = DELETE")


def check(file: Path) -> str:
    """Return the migration a database is at. Raises Trouble where it is damaged, not one of ours, or newer than this program."""
    try:
        with closing(open_read_only(file)) as database:
            if fault := fault_in(database):
                raise Trouble("copy-damaged", why=fault)
            tables = {name for (name,) in database.execute("SELECT name FROM sqlite_schema")}
            if not {"alembic_version", "games", "actions"} <= tables:
                raise Trouble("copy-not-ours")
            (version,) = database.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.DatabaseError as error:
        raise Trouble("copy-damaged", why=say("fault-page", why=str(error))) from error
    if version not in versions():
        raise Trouble("database-newer", version=version)
    return str(version)


@contextmanager
def draft(near: Path) -> Iterator[Path]:
    """Make a file for a copy, on the same disk and readable by its owner alone; it is removed unless it was published."""
    handle, name = mkstemp(prefix=f".{near.name}-", dir=near.parent)
    os.close(handle)
    try:
        yield Path(name)
    finally:
        for suffix in (*PARTS, "-journal", ENDING):
            Path(name + suffix).unlink(missing_ok=True)


def publish(copy: Path, name: Path) -> None:
    """Give a finished copy its name, once it is on the disk. Raises FileExistsError where something has the name."""
    with name.open("xb"):
        pass
    replace(copy, name)


def replace(copy: Path, name: Path) -> None:
    """Give a finished copy the name of what is there, in one step, once it is on the disk."""
    _sync(copy)
    copy.replace(name)
    _sync(name.parent)


def _sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


@contextmanager
def as_trouble(file: Path) -> Iterator[None]:
    """Raise an error of the disk or of SQLite as a sentence: as Trouble or Failed."""
    try:
        yield
    except FileExistsError as error:
        raise Trouble("copy-exists", file=str(error.filename or file)) from error
    except OSError as error:
        folder = str(file.absolute().parent)
        raise Trouble(
            _OF_FOLDERS.get(error.errno or 0, "copy-failed"), file=str(file), folder=folder, why=str(error)
        ) from error
    except sqlite3.Error as error:
        failed = failure(error)
        if isinstance(failed, Full):
            raise Trouble("copy-full", folder=str(file.absolute().parent)) from error
        if failed is not None:
            raise failed from error
        raise Trouble("copy-failed", file=str(file), why=str(error)) from error
