"""Puts a backup in the place of the database, whether or not a bot is playing on it.

The backup is copied, checked and brought to the present schema before the database is touched. Then it is poured into the file as one
transaction: from its first page on nobody else can write, so what was there is kept beside it to the last acknowledged move; readers
see the old state until the new one is whole, and a crash in between leaves the old one. The copy carries a new generation, by which
every running `bot.store.Store` notices that what it knows has gone, writes nothing more, and is opened anew.

What must not come back with a backup does not: people who have asked to be forgotten since are forgotten in it too, and no button of the
time that is lost does anything, for the moments and ids of the copy go on above all that had been given (`bot.store.games.epoch`).

A file that is damaged too much to be written to in this way is moved aside, but only while nobody has it open.
"""

from __future__ import annotations

import fcntl
import secrets
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from bot.operations.backup import as_trouble, check, copy_to, draft, make_single_file, publish
from bot.operations.errors import Trouble
from bot.operations.integrity import open_read_only
from bot.store import Store
from bot.store.database.engine import WAIT
from bot.store.database.error_codes import failure
from bot.store.database.sqlite_file import PARTS, part, restrict
from bot.store.errors import Damaged, Locked
from bot.store.games.epoch import Given, begin_epoch
from bot.store.privacy.forgotten import Forgotten
from bot.tables import Tables

PAGES = 1
"""Pages written at a time. The first takes the lock, and the last makes all of them count: there must be some in between."""

_HELD = (0x40000002, 510)
"""Where SQLite locks a file while somebody has it open: offset and length, by its file format."""


@dataclass(frozen=True, slots=True)
class Restored:
    """`kept` is the file in which the database before is; None where there was none."""

    kept: Path | None
    forgotten: int
    """How many people were forgotten again."""
    list_missing: Path | None
    """Where the list of the forgotten should be, if it is not there."""


async def restore(backup: Path, live: Path, now: datetime) -> Restored:
    """Raises Trouble or Failed; then nothing has changed."""
    asked = Forgotten(live)
    with as_trouble(live), draft(live) as copy:
        _read(backup, copy)
        forgotten = await _modernize(copy, asked, _given(live), now)
        kept = _put(copy, live, now)
    restrict(live)
    return Restored(kept, forgotten, None if asked.file.exists() else asked.file)


def _read(backup: Path, copy: Path) -> None:
    if not backup.is_file():
        raise Trouble("copy-nothing-there", file=str(backup))
    check(backup)
    copy_to(backup, copy)


def _given(live: Path) -> Given:
    """What the database that is replaced has given, as far as it can be read."""
    with suppress(sqlite3.Error), closing(open_read_only(live)) as database:
        (moment,) = database.execute("SELECT coalesce(max(moment), 0) FROM games").fetchone()
        return Given(moment, dict(database.execute("SELECT name, seq FROM sqlite_sequence")))
    return Given(0, {})


async def _modernize(copy: Path, asked: Forgotten, given: Given, now: datetime) -> int:
    """Bring a copy to the present schema and beyond all that was given, forget in it who is to be forgotten, and give it a generation of
    its own. Gives how many were forgotten.
    """
    store = await Store.open(f"sqlite+aiosqlite:///{copy}")
    try:
        tables = Tables(store)
        forgotten = await tables.privacy.forget_again(asked)
        await tables.close()
        await begin_epoch(store, given, now)
    finally:
        await store.close()
    with closing(sqlite3.connect(copy)) as database:
        database.execute(f"PRAGMA user_version = {secrets.randbits(31)}")
    make_single_file(copy)
    check(copy)
    return forgotten


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

    with (
        closing(open_read_only(copy)) as reading,
        closing(sqlite3.connect(live, timeout=WAIT / 1000)) as writing,
    ):
        # The journal under which others go on reading, also where no bot has opened the file yet. Where one has, and its tables are damaged
        # so that this fails, it is in use already.
        with suppress(sqlite3.DatabaseError):
            writing.execute("PRAGMA journal_mode = WAL")
        reading.backup(writing, pages=PAGES, progress=about_to)


def _keep(live: Path, kept: Path) -> None:
    with draft(kept) as copy:
        copy_to(live, copy)
        publish(copy, kept)


def _beside(live: Path, now: datetime) -> Path:
    return live.with_name(f"{live.stem}-before-{now:%Y%m%d-%H%M%S}{live.suffix}")


def _set_aside(live: Path, now: datetime) -> Path:
    kept = _beside(live, now)
    restrict(live)
    for suffix in PARTS:
        if (found := part(live, suffix)).exists():
            found.rename(part(kept, suffix))
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
