"""Restore: a backup is put in the place of the database while no bot is playing on it; stop the bot, restore, start it.

The backup is copied, checked and brought to the present schema before the database is touched. Then nobody else can write, what was there
is kept beside it to the last acknowledged move, and the copy takes its name in one step, so a crash in between leaves the old one.

Things that must not come back with a backup do not: people who have asked to be forgotten since are forgotten in it too, and no button of
the time that is lost does anything, for the moments and ids of the copy go on above all that had been given (`bot.store.games.epoch`).

A file that is damaged too much to be read in this way is moved aside as it is.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing, suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from bot.operations.backup import as_trouble, check, copy_to, draft, make_single_file, publish, replace
from bot.operations.errors import Trouble
from bot.operations.integrity import open_read_only
from bot.store import Store
from bot.store.database.engine import WAIT
from bot.store.database.error_codes import failure
from bot.store.database.sqlite_file import PARTS, mark_closed, only_user, part, restrict
from bot.store.errors import Damaged, InUse, Locked
from bot.store.games.epoch import Issued, begin_epoch
from bot.store.privacy.forgotten_list import Forgotten
from bot.tables import Tables


@dataclass(frozen=True, slots=True)
class Restored:
    """The outcome of a restore. `kept` is the file with the database from before; None where there was none."""

    kept: Path | None
    forgotten: int
    """Number of people who were forgotten again."""
    list_missing: Path | None
    """Path at which the list of the forgotten should be, if it is not there; else None."""


async def restore(backup: Path, live: Path, now: datetime) -> Restored:
    """Put a backup in the place of the database `live`, and return the outcome.

    Raises Trouble, where a bot is playing on it too, or Failed; then nothing has changed.
    """
    try:
        with only_user(live):
            return await _restore(backup, live, now)
    except InUse as error:
        raise Trouble("restore-running", file=str(live)) from error


async def _restore(backup: Path, live: Path, now: datetime) -> Restored:
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


def _given(live: Path) -> Issued:
    """Return the extent of the database that is replaced, as far as it can be read."""
    with suppress(sqlite3.Error), closing(open_read_only(live)) as database:
        (moment,) = database.execute("SELECT coalesce(max(moment), 0) FROM games").fetchone()
        return Issued(moment, dict(database.execute("SELECT name, seq FROM sqlite_sequence")))
    return Issued(0, {})


async def _modernize(copy: Path, asked: Forgotten, given: Issued, now: datetime) -> int:
    """Bring a copy to the present schema and beyond all that was given, and forget in it the people in `asked`; return their number."""
    store = await Store.open(f"sqlite+aiosqlite:///{copy}")
    try:
        tables = Tables(store)
        forgotten = await tables.privacy.forget_again(asked)
        await tables.close()
        await begin_epoch(store, given, now)
    finally:
        await store.close()
    make_single_file(copy)
    check(copy)
    return forgotten


def _put(copy: Path, live: Path, now: datetime) -> Path | None:
    """Give the copy the name of the database. Return the new path of the database from before; None where there was none."""
    kept = _beside(live, now)
    if not live.exists():
        _set_aside(live, kept)
        publish(copy, live)
        return None
    try:
        _exchange(copy, live, kept)
    except sqlite3.DatabaseError as error:
        if not isinstance(failure(error), Damaged):
            raise
        _set_aside(live, kept)
        publish(copy, live)
    return kept


def _exchange(copy: Path, live: Path, kept: Path) -> None:
    with closing(sqlite3.connect(live, timeout=WAIT / 1000, isolation_level=None)) as database:
        # All of it in one file: a log that is left beside it would be taken for that of the copy.
        (mode,) = database.execute("PRAGMA journal_mode = DELETE").fetchone()
        if mode != "delete":
            raise Locked("by another process")
        # Whoever reads in such a file keeps others from writing.
        database.execute("BEGIN")
        database.execute("SELECT count(*) FROM sqlite_schema").fetchone()
        with draft(kept) as old:
            with closing(sqlite3.connect(old)) as writing:
                database.backup(writing)
            mark_closed(old)
            publish(old, kept)
        replace(copy, live)


def _beside(live: Path, now: datetime) -> Path:
    return live.with_name(f"{live.stem}-before-{now:%Y%m%d-%H%M%S}{live.suffix}")


def _set_aside(live: Path, kept: Path) -> None:
    restrict(live)
    for suffix in PARTS:
        if (found := part(live, suffix)).exists():
            found.rename(part(kept, suffix))
