"""Puts a backup in the place of the database, whether or not a bot is playing on it.

The backup is copied, checked and brought to the present schema before the database is touched. Then it is poured into the file as one
transaction: from its first page on nobody else can write, so what was there is kept beside it to the last acknowledged move; readers
see the old state until the new one is whole, and a crash in between leaves the old one. The copy carries a new generation, by which
every running `bot.store.Store` notices that what it knows has gone, writes nothing more, and is opened anew.

A file that is damaged too much to be written to in this way is moved aside, but only while nobody has it open.
"""

from __future__ import annotations

import fcntl
import secrets
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from datetime import datetime
from pathlib import Path

from bot.operations.backup import alone, check, copied, draft, opened, publish, troubled
from bot.operations.errors import Trouble
from bot.store import Store
from bot.store.engine import WAIT
from bot.store.errors import Damaged, Locked, failure

PAGES = 1
"""Pages written at a time. The first takes the lock, and the last makes all of them count: there must be some in between."""

BESIDE = ("", "-wal", "-shm")
"""Endings of the files that are one SQLite database in use."""

_HELD = (0x40000002, 510)
"""Where SQLite locks a file while somebody has it open: offset and length, by its file format."""


async def restore(backup: Path, live: Path, now: datetime) -> Path | None:
    """Gives the file in which the database before is kept; None where there was none.

    Raises Trouble or Failed; then nothing has changed.
    """
    with troubled(live), draft(live) as copy:
        _read(backup, copy)
        await _modernize(copy)
        return _put(copy, live, now)


def _read(backup: Path, copy: Path) -> None:
    if not backup.is_file():
        raise Trouble("copy-nothing-there", file=str(backup))
    check(backup)
    copied(backup, copy)


async def _modernize(copy: Path) -> None:
    """Bring a copy to the present schema, and give it a generation of its own."""
    store = await Store.open(f"sqlite+aiosqlite:///{copy}")
    await store.close()
    with closing(sqlite3.connect(copy)) as database:
        database.execute(f"PRAGMA user_version = {secrets.randbits(31)}")
    alone(copy)
    check(copy)


def _put(copy: Path, live: Path, now: datetime) -> Path | None:
    if not live.exists():
        _set_aside(live, now)
        publish(copy, live)
        return None
    kept = _beside(live, now)
    try:
        _pour(copy, live, lambda: _keep(live, kept))
    except sqlite3.DatabaseError as error:
        if not isinstance(failure(error), Damaged):
            raise
        with _alone(live):
            kept = _set_aside(live, now)
            publish(copy, live)
    return kept


def _pour(copy: Path, live: Path, keep: Callable[[], None]) -> None:
    """Write the copy into the database; `keep` is called when nobody else can write any more, and may still prevent it."""
    kept = False

    def about_to(status: int, _left: int, _total: int) -> None:
        nonlocal kept
        if status == sqlite3.SQLITE_BUSY:
            raise Locked("by another process")
        if not kept:
            keep()
            kept = True

    with closing(opened(copy)) as reading, closing(sqlite3.connect(live, timeout=WAIT / 1000)) as writing:
        # The journal under which others go on reading, also where no bot has opened the file yet. Where one has, and its tables are damaged
        # so that this fails, it is in use already.
        with suppress(sqlite3.DatabaseError):
            writing.execute("PRAGMA journal_mode = WAL")
        reading.backup(writing, pages=PAGES, progress=about_to)


def _keep(live: Path, kept: Path) -> None:
    with draft(kept) as copy:
        copied(live, copy)
        publish(copy, kept)


def _beside(live: Path, now: datetime) -> Path:
    return live.with_name(f"{live.stem}-before-{now:%Y%m%d-%H%M%S}{live.suffix}")


def _set_aside(live: Path, now: datetime) -> Path:
    kept = _beside(live, now)
    for suffix in BESIDE:
        part = live.with_name(live.name + suffix)
        if part.exists():
            part.rename(kept.with_name(kept.name + suffix))
    return kept


@contextmanager
def _alone(live: Path) -> Iterator[None]:
    """Raises Trouble where somebody has the file open; nobody can open it meanwhile."""
    with live.open("r+b") as file:
        try:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB, _HELD[1], _HELD[0])
        except OSError as error:
            raise Trouble("copy-in-use", file=str(live)) from error
        yield
