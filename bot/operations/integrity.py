"""Checks that a database is whole: its pages, its tables, whose rows are whose, and whether every game stands where its log ends."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

from bot.operations.log_beside import fault_beside
from bot.store.database.engine import WAIT
from bot.store.database.sqlite_file import part
from bot.store.rows import RESTORE, inflated, sum_of
from bot.store.schema import HEAD, metadata
from engine.text import Text, say

_TABLES = "SELECT name FROM sqlite_schema WHERE type = 'table'"
_VERSION = "SELECT version_num FROM alembic_version"
_ASTRAY = """
SELECT games.id FROM games LEFT JOIN (SELECT game, max(seq) AS last FROM actions GROUP BY game) ON game = games.id
WHERE last IS NOT games.moment AND (last IS NOT NULL OR games.moment > 0) LIMIT 1
"""
_GAP = f"""
SELECT game FROM (SELECT game, seq, action, lag(seq, 1, 0) OVER (PARTITION BY game ORDER BY seq) AS before FROM actions)
WHERE seq <> before + 1 AND action <> '{RESTORE}' LIMIT 1
"""  # noqa: S608 - a constant
_SNAPSHOTS = """
SELECT snapshots.game, "table", sum, digest FROM snapshots
LEFT JOIN actions ON actions.game = snapshots.game AND actions.seq = snapshots.seq
"""


def open_read_only(file: Path) -> sqlite3.Connection:
    """Return a database to be read only; it must be there."""
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True, timeout=WAIT / 1000)


def fault_in_files(file: Path) -> Text | None:
    """Return the fault of a database as it lies there, before anything opens it: in the log beside it, or in its length; None for none.

    Raises OSError.
    """
    return fault_beside(file) or _fault_in_length(file)


def fault_in(database: sqlite3.Connection) -> Text | None:
    """Return the first fault in a database; None where it is whole. Raises sqlite3.DatabaseError where it cannot be read at all."""
    return next(_faults(database), None)


def fault_in_file(file: Path) -> Text | None:
    """Return the fault in a file, as in a database that is open, or that it cannot be read at all; None where it is whole."""
    try:
        with closing(open_read_only(file)) as database:
            return fault_in(database)
    except sqlite3.DatabaseError as error:
        return say("fault-page", why=str(error))


def _faults(database: sqlite3.Connection) -> Iterator[Text]:
    (found,) = database.execute("PRAGMA integrity_check(1)").fetchone()
    if found != "ok":
        yield say("fault-page", why=str(found).replace("\n", " "))
    for rows, _, of, *_ in database.execute("PRAGMA foreign_key_check"):
        yield say("fault-owner", rows=str(rows), of=str(of))
    if _version(database) != HEAD:
        # The start that brings it to the present schema looks at the rest.
        return
    tables = {name for (name,) in database.execute(_TABLES)}
    for missing in sorted(set(metadata.tables) - tables):
        yield say("fault-table", table=missing)
    for query in (_ASTRAY, _GAP):
        for (game,) in database.execute(query):
            yield say("fault-rows", game=str(game))
    for game, kept, right, digest in database.execute(_SNAPSHOTS):
        snapshot = inflated(kept) if isinstance(kept, bytes) else ""
        if right not in (None, sum_of(snapshot)) or digest is None or digest not in snapshot:
            yield say("fault-snapshot", game=str(game))


def _version(database: sqlite3.Connection) -> str | None:
    with suppress(sqlite3.OperationalError):
        (found,) = database.execute(_VERSION).fetchone() or (None,)
        return found
    return None


def _fault_in_length(file: Path) -> Text | None:
    """Return the fault that a file is shorter than its first page says; None where it is not.

    While there is a log beside it the first page may speak of that one's pages.
    """
    wal = part(file, "-wal")
    if wal.exists() and wal.stat().st_size:
        return None
    with file.open("rb") as database:
        head = database.read(100)
    if len(head) < 100 or head[24:28] != head[92:96]:
        return None
    page = int.from_bytes(head[16:18], "big")
    wanted = (65536 if page == 1 else page) * int.from_bytes(head[28:32], "big")
    found = file.stat().st_size
    return say("fault-length", found=str(found), wanted=str(wanted)) if found < wanted else None
