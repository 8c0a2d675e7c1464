"""The file of an SQLite database while it is open: whether it is still there, and still the one that was opened.

A database is put in the place of another one while nobody has it open: stop the bot, restore, start it. To go on under a running bot would
need a way to tell, in every transaction, that what is known still holds, and to begin anew where it does not; that costs more than the
seconds of the stop are worth. So a bot only notices that its file was exchanged, writes nothing more, and ends. Nothing of that may be
mixed: the log beside the file belongs to what was there before, and SQLite would read it as that of the new one.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Mapping
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path

from bot.store.database.sqlite_file import CLOSED, MARK, OWNER_ONLY, PARTS, hold, mark_closed, part
from bot.store.errors import Gone, LogGone, Replaced


class OpenFile:
    """The file of an open database: made when that is opened, and closed after its last connection, whose locks would go with it."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._handle = os.open(file, os.O_RDONLY)
        self._log: sqlite3.Connection | None = None
        self._beside: Mapping[Path, os.stat_result] = {}
        """The log and its index as they were opened."""
        self._is_settled = False
        self.kept: Path | None = None
        """The file that what was saved was copied to, where it could not be left in the database."""
        self.is_marked = False
        """Whether the file says that it is in use: a file that says otherwise from then on was written over it."""

    def hold_log(self) -> None:
        """Keep the log beside the file there from now on, unless somebody deletes it."""
        with suppress(sqlite3.Error):
            self._log = hold(self._file)
            with suppress(FileNotFoundError):
                self._beside = {
                    beside: beside.stat() for end in PARTS[1:] if (beside := part(self._file, end))
                }

    @property
    def is_there(self) -> bool:
        """Whether the file has its name."""
        return self._file.exists()

    @property
    def has_log(self) -> bool:
        """Whether the log and its index are beside the file, as they were opened."""
        return all(_is_still(path, opened) for path, opened in self._beside.items())

    @property
    def is_overwritten(self) -> bool:
        """Whether another database was written into the very file."""
        return self.is_marked and os.pread(self._handle, 4, MARK) == CLOSED.to_bytes(4, "big")

    def look(self) -> None:
        """Raise Gone where the file is not there, LogGone where its log is not, Replaced where the file is another one."""
        if not self.is_there:
            raise Gone(str(self._file))
        with suppress(FileNotFoundError):
            if not os.path.samestat(os.fstat(self._handle), self._file.stat()) or self.is_overwritten:
                raise Replaced(str(self._file))
        if not self.has_log:
            raise LogGone(str(self._file))

    def settle_log(self) -> None:
        """Leave nothing in the log where the file is not the one that was opened any more, or not in its place: bring it into the one that
        was opened, whatever its name is now; drop it where that was written over.

        Where the file has no name any more, or another program has begun a log of its own, all of it is copied to `kept`, once.
        """
        if self._is_settled:
            return
        self._is_settled = True
        with suppress(OSError, sqlite3.Error):
            if self.is_overwritten:
                os.truncate(part(self._file, "-wal"), 0)
                return
            if self._log is None:
                return
            has_name = os.fstat(self._handle).st_nlink > 0
            log = part(self._file, "-wal")
            is_split = log in self._beside and not _is_still(log, self._beside[log]) and _has_content(log)
            try:
                if not has_name or is_split:
                    self._keep(self._log)
            finally:
                if not is_split:
                    self._log.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def _keep(self, log: sqlite3.Connection) -> None:
        kept = self._file.with_name(
            f"{self._file.stem}-before-{datetime.now(UTC):%Y%m%d-%H%M%S}{self._file.suffix}"
        )
        os.close(os.open(kept, os.O_RDWR | os.O_CREAT | os.O_EXCL, OWNER_ONLY))
        with closing(sqlite3.connect(kept)) as copy:
            log.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")
        mark_closed(kept)
        self.kept = kept

    def close(self) -> None:
        """Let go of the file and its log."""
        if self._log is not None:
            self._log.close()
        os.close(self._handle)


def _is_still(path: Path, opened: os.stat_result) -> bool:
    try:
        return os.path.samestat(opened, path.stat())
    except FileNotFoundError:
        return False


def _has_content(log: Path) -> bool:
    return log.exists() and log.stat().st_size > 0
