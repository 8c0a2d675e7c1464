"""Meanings of the error codes of a driver: busy, full, damaged, out of reach."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping

from bot.store.errors import Away, Damaged, Failed, Full, GaveWay, Locked

_OF_SQLITE: Mapping[int, type[Failed]] = {
    sqlite3.SQLITE_BUSY: Locked,
    sqlite3.SQLITE_FULL: Full,
    sqlite3.SQLITE_CORRUPT: Damaged,
    sqlite3.SQLITE_NOTADB: Damaged,
}
_OF_POSTGRESQL: Mapping[str, type[Failed]] = {
    "08": Away,  # the connection broke
    "53300": Away,  # too many connections
    "57P": Away,  # the server shuts down, has crashed or is just starting
    "40001": GaveWay,  # somebody else has changed the row
    "40P01": GaveWay,  # a deadlock
    "55P03": Locked,
    "57014": Locked,
    "53100": Full,
    "XX001": Damaged,
    "XX002": Damaged,
    "25006": Failed,  # the server may only be read from
    "28": Failed,  # who we are
    "3D000": Failed,  # there is no such database
    "42501": Failed,  # we may not
}
"""The error for each SQLSTATE code of the SQL standard that a server gives, or for all codes that begin with these characters."""
INSERTED_TWICE = "23505"
"""The SQLSTATE where somebody else has just inserted the row that was missing a moment ago; it is tried again."""


def failure(error: BaseException) -> Failed | None:
    """Return the error that a driver's error stands for; None for one that may be a bug of ours."""
    if isinstance(error, OSError | TimeoutError):
        return Away(str(error) or type(error).__name__)
    code: str = getattr(error, "sqlstate", None) or ""
    kind = _OF_SQLITE.get(getattr(error, "sqlite_errorcode", 0) & 0xFF)
    kind = kind or next((kind for start, kind in _OF_POSTGRESQL.items() if code.startswith(start)), None)
    return kind(str(error)) if kind else None
