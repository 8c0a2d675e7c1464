"""What can go wrong in the store. In every case nothing of the request was written.

Whatever goes wrong with the database itself is a refusal like any other, with a sentence for the person who asked: nobody between the
store and that person has to translate it. The words of the driver are `str(error)`, for logs and for who runs the bot.

StoreError
├── Moved   somebody else has written first: look again
├── Taken   the channel has a live table already
└── Failed  the database did not do it: read-only, out of reach, or one of these
    ├── Locked    somebody else has kept it for longer than `WAIT`
    ├── Full      there is no room left on the disk
    ├── Damaged   it is no database any more, or parts of it cannot be read
    ├── Newer     a newer Grovekeeper has made it
    └── Replaced  a backup was put in its place: everything known of it is to be forgotten
"""

from __future__ import annotations

import sqlite3

from engine.errors import Refused
from engine.text import say


class StoreError(Exception):
    """A write or a read that did not happen."""


class Moved(StoreError):
    """The log goes on from another moment than was expected, or the interaction is in it by now."""


class Taken(StoreError):
    """The channel has a live table."""


class Failed(StoreError, Refused):
    """The database did not do it, after waiting for others as long as `WAIT` says."""

    key = "table-not-saved"

    def __init__(self, why: str) -> None:
        super().__init__(say(self.key))
        self.args = (why,)


class Locked(Failed):
    """Another process keeps the database to itself."""


class Full(Failed):
    """The disk is full."""


class Damaged(Failed):
    """What is in the file is no database, or not a whole one."""

    key = "table-damaged"


class Newer(Failed):
    """The database is at a migration that is not known here."""


class Replaced(Failed):
    """The database is another one than that which was opened."""


_KINDS: dict[int, type[Failed]] = {
    sqlite3.SQLITE_BUSY: Locked,
    sqlite3.SQLITE_FULL: Full,
    sqlite3.SQLITE_CORRUPT: Damaged,
    sqlite3.SQLITE_NOTADB: Damaged,
}


def failure(error: BaseException) -> Failed | None:
    """What a driver's error stands for; None for those that may be bugs of ours."""
    kind = _KINDS.get(getattr(error, "sqlite_errorcode", 0) & 0xFF)
    return kind(str(error)) if kind else None
