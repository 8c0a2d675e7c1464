"""Errors of the store. Whichever is raised, nothing of the request was written.

Any trouble with the database itself is a refusal like any other, with a sentence for the person who asked: nobody between the
store and that person has to translate it. The words of the driver are `str(error)`, for logs and for the host of the bot.

StoreError
├── Moved   somebody else has written first: look again
├── Taken   the channel has a live table already
└── Failed  the database did not do it: read-only, out of reach, or one of these
    ├── Away      its server cannot be reached, or has broken off: perhaps after it had saved
    ├── GaveWay   two transactions were in each other's way, time and again
    ├── Locked    somebody else has kept it for longer than `WAIT`
    ├── Full      there is no room left on the disk
    ├── Damaged   it is no database any more, or parts of it cannot be read
    ├── Newer     a newer Grovekeeper has made it
    ├── Foreign   another program has made it
    ├── IsFolder  a folder has its name
    ├── NoDriver  the Python package for such databases is not installed
    ├── InUse     another bot plays on it
    ├── Gone      its file, or the log beside it, was deleted while it was open
    ├── LogGone   the log beside its file was deleted or exchanged while it was open
    └── Replaced  another file was put in its place while it was open
"""

from __future__ import annotations

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


class Away(Failed):
    """The server of the database does not answer. Whether it has saved what it was told last is not known here."""

    key = "table-away"


class GaveWay(Failed):
    """Another transaction has changed what this one wanted to change."""


class Locked(Failed):
    """Another process keeps the database to itself."""


class Full(Failed):
    """The disk is full."""


class Damaged(Failed):
    """The file holds no database, or not a whole one."""

    key = "table-damaged"


class Newer(Failed):
    """The database is at a migration that is not known here."""


class Foreign(Failed):
    """There are tables in the database, and they are not ours."""


class IsFolder(Failed):
    """The name of the database is that of a folder."""


class NoDriver(Failed):
    """No package that speaks to such databases is installed; takes the name of the one that is asked for."""


class InUse(Failed):
    """Another bot plays on this database."""


class Gone(Failed):
    """The file that was opened is not there any more: what is written into it would be lost."""

    key = "table-gone"


class LogGone(Gone):
    """The log that SQLite keeps beside the file, or its index, is not the one that was opened: the next program to open the database would
    see nothing of what is in it.
    """


class Replaced(Failed):
    """Another file is in the place of the one that was opened, so nothing more is written. `str` of it is the file's name."""
