"""The log that SQLite keeps beside a database in use (`-wal`), read as it lies there: whether it is there, and whole.

Whoever opens a database whose log breaks off goes on from before the break and says nothing. So this is looked at before anything opens
the database: which frames of the log have the right sums, and how many of them there were by the index beside it (`-shm`), which a crash
leaves behind. Formats: https://www.sqlite.org/walformat.html.
"""

from __future__ import annotations

import struct
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from bot.store.database.sqlite_file import IN_USE, MARK, mark_closed, only_user, part
from bot.store.errors import InUse
from engine.text import Text, say

_HEADER, _FRAME = 32, 24
_MAGIC, _BIG_ENDIAN = 0x377F0682, 1
_LOOKS = 3
"""Number of looks before a fault is believed: a bot may be writing just now, and one look may find its unfinished work."""
_MASK = 0xFFFFFFFF


@dataclass(frozen=True, slots=True)
class _Log:
    """The content of a log: frames that are right one after the other, and whether anything was committed after the first that is not."""

    salt: bytes
    frames: int
    goes_on: bool


def fault_beside(database: Path) -> Text | None:
    """Return the fault of the log of a database; None where there is none."""
    found = None
    for _ in range(_LOOKS):
        found = _fault(database, part(database, "-wal"), part(database, "-shm"))
        if found is None:
            return None
    return found


def settle(database: Path) -> None:
    """Let a database say that everything is in it: its log was whole, and whoever closed it last has brought that into it.

    Do nothing where a bot plays on it, for that one says so itself.
    """
    with suppress(InUse, OSError), only_user(database):
        if _mark(database) == IN_USE and not part(database, "-wal").exists():
            mark_closed(database)


def _fault(database: Path, wal: Path, index: Path) -> Text | None:
    # The index first: what is counted in it was in the log before.
    known = index.read_bytes()[:48] if index.exists() else b""
    if not wal.exists():
        if _mark(database) != IN_USE:
            return None
        # Whoever closes a database last deletes both.
        return say("fault-log-lost" if known else "fault-log-gone", file=wal.name)
    log = _read(wal.read_bytes())
    counted, salt = (struct.unpack_from("=I", known, 16)[0], known[32:40]) if len(known) == 48 else (0, b"")
    if counted and not wal.stat().st_size:
        return say("fault-log-torn", file=wal.name)
    if log is None:
        return say("fault-log-torn", file=wal.name) if wal.stat().st_size >= _HEADER else None
    if log.goes_on or (log.salt == salt and log.frames < counted):
        return say("fault-log-torn", file=wal.name)
    return None


def _mark(database: Path) -> int:
    with database.open("rb") as file:
        file.seek(MARK)
        return int.from_bytes(file.read(4), "big")


def _read(content: bytes) -> _Log | None:
    """Return the content of a log; None where it does not begin as a log does."""
    if len(content) < _HEADER:
        return None
    magic, _, page = struct.unpack_from(">III", content)
    if magic & ~_BIG_ENDIAN != _MAGIC or not page:
        return None
    order = ">" if magic & _BIG_ENDIAN else "<"
    salt, sums = content[16:24], _summed(content[:24], order, (0, 0))
    if sums != struct.unpack_from(">II", content, 24):
        return None
    right, goes_on, is_right = 0, False, True
    for start in range(_HEADER, len(content) - _FRAME - page + 1, _FRAME + page):
        if content[start + 8 : start + 16] != salt:
            # Left over from before the log was begun anew.
            break
        if is_right:
            head, body = content[start : start + 8], content[start + _FRAME : start + _FRAME + page]
            sums = _summed(body, order, _summed(head, order, sums))
            is_right = sums == struct.unpack_from(">II", content, start + 16)
            right += is_right
        if not is_right and struct.unpack_from(">I", content, start + 4)[0]:
            goes_on = True
    return _Log(salt, right, goes_on)


def _summed(content: bytes, order: str, sums: tuple[int, int]) -> tuple[int, int]:
    first, second = sums
    for one, other in struct.iter_unpack(f"{order}II", content):
        first = (first + one + second) & _MASK
        second = (second + other + first) & _MASK
    return first, second
