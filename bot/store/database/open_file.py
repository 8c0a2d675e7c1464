"""The file of an SQLite database while it is open: whether it is still there, and still the one that was opened.

A database is put in the place of another one while nobody has it open: stop the bot, restore, start it. To go on under a running bot would
need a way to tell, in every transaction, that what is known still holds, and to begin anew where it does not; that costs more than the
seconds of the stop are worth. So a bot only notices that its file was exchanged, writes nothing more, and ends. Nothing of that may be
mixed: the log beside the file belongs to what was there before, and SQLite would read it as that of the new one.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import suppress
from pathlib import Path

from bot.store.database.sqlite_file import CLOSED, MARK, hold, part
from bot.store.errors import Gone, Replaced


class OpenFile:
    """The file of an open database: made when that is opened, and closed after its last connection, whose locks would go with it."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._handle = os.open(file, os.O_RDONLY)
        self._log: sqlite3.Connection | None = None
        self.is_marked = False
        """Whether the file says that it is in use: a file that says otherwise from then on was written over it."""

    def hold_log(self) -> None:
        """Keep the log beside the file there from now on, unless somebody deletes it."""
        with suppress(sqlite3.Error):
            self._log = hold(self._file)

    @property
    def is_there(self) -> bool:
        """Whether the file has its name, and its log is beside it."""
        return self._file.exists() and (self._log is None or part(self._file, "-wal").exists())

    @property
    def is_overwritten(self) -> bool:
        """Whether another database was written into the very file."""
        return self.is_marked and os.pread(self._handle, 4, MARK) == CLOSED.to_bytes(4, "big")

    def look(self) -> None:
        """Raise Gone where the file or its log is not there, Replaced where the file is another one."""
        if not self.is_there:
            raise Gone(str(self._file))
        with suppress(FileNotFoundError):
            if not os.path.samestat(os.fstat(self._handle), self._file.stat()) or self.is_overwritten:
                raise Replaced(str(self._file))

    def settle_log(self) -> None:
        """Leave nothing in the log where the file is not the one that was opened any more, or not in its place: bring it into the one that
        was opened, whatever its name is now; drop it where that was written over.
        """
        with suppress(OSError, sqlite3.Error):
            if self.is_overwritten:
                os.truncate(part(self._file, "-wal"), 0)
            elif self._log is not None:
                self._log.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def close(self) -> None:
        """Let go of the file and its log."""
        if self._log is not None:
            self._log.close()
        os.close(self._handle)
