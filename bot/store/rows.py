"""Records that the store takes and returns: plain values, as they stand in the file."""

from __future__ import annotations

import zlib
from dataclasses import dataclass
from enum import StrEnum
from hashlib import blake2b
from typing import Any, Final, Literal, TypeAlias


class Status(StrEnum):
    """The stage a table is at. OVER and ABANDONED are final; PAUSED holds no channel, until it is PLAYING again."""

    LOBBY = "lobby"
    PLAYING = "playing"
    PAUSED = "paused"
    OVER = "over"
    ABANDONED = "abandoned"


PaceName: TypeAlias = Literal["none", "relaxed", "daily", "quick"]
"""Name of the time a move may take; `bot.tables.model.paces` says how much that is."""
AtDeadline: TypeAlias = Literal["nothing", "computer", "vote"]
"""Action of a table at a deadline: wait on, let a computer player move, or vote on who moves from then on."""

TournamentStatus: TypeAlias = Literal["open", "running", "over", "cancelled"]
OPEN: Final = "open"
RUNNING: Final = "running"
OVER: Final = "over"
CANCELLED: Final = "cancelled"

Unrated: TypeAlias = Literal["stand-in", "substitute"]
"""Reason why a game counts in no ratings: too many of a side's moves were a computer player's, or somebody's who played there before."""

NOWHERE = 0
"""The channel of a game whose own one is gone, until its players go on elsewhere. No channel has this id."""
LIVE = frozenset({Status.LOBBY, Status.PLAYING, Status.PAUSED})
"""Statuses of tables that are not at their end."""
IN_CHANNEL = (Status.LOBBY, Status.PLAYING)
"""Statuses of tables that hold their channel: it has one such table at most."""

NOBODY = 0
"""Host of a table whose host is forgotten, and whoever has left a seat and is forgotten; Discord gives no such id."""
ASK = "@ask"
"""The beginning of what a row of the log says of a vote that is asked for."""
TAKE = "@take"
"""The row of the log with which somebody takes over a seat."""
RESTORE = "@restore"
"""The row of the log that says that a backup was put back; its number is above all that came after the backup was made."""


@dataclass(frozen=True, slots=True)
class SeatRecord:
    """One seat; the fields are the columns of `seats`."""

    seat: int
    person: int | None
    name: str
    computer: str | None
    resigned: int | None
    since: int | None = None
    """Time at which the seat began to be waited for, or moved last and went on being so; None where it is not."""
    bank: int | None = None
    """Milliseconds the seat had left when it began to be waited for; None where nothing counts them."""
    deadline: int | None = None
    reminder: int | None = None
    """Time at which the person is to be reminded that the deadline is near; None where they are not."""
    waking: int | None = None
    """Time at which the person is to be told, having been asleep when the wait began; None where they are not."""
    rank: int | None = None
    """Place the seat came to in the end, from 1, with its score; None before that."""
    score: int | None = None
    character: str | None = None
    """Id of who the seat played in the end, such as a spirit; None before that, and where all seats play alike."""
    offered: int | None = None
    gone: bool = False


@dataclass(frozen=True, slots=True)
class GameRecord:
    """One table with its seats; the other fields are the columns of `games`. `id` is 0 before it is opened."""

    id: int
    channel: int
    guild: int | None
    kind: str
    version: int
    options: dict[str, Any]
    seats: int
    seed: str
    host: int
    language: str
    status: Status
    moment: int
    due: bool
    """Whether a move of a computer player is due."""
    pace: PaceName
    at_deadline: AtDeadline
    motion: dict[str, Any] | None
    created: int
    started: int | None
    ended: int | None
    chairs: tuple[SeatRecord, ...]
    sealed: int | None = None
    """Time until which the seed is a secret even where the game is over; None where its end alone opens it."""
    claimed: int | None = None
    unrated: Unrated | None = None
    lapses: int | None = None
    """Time at which the vote that is open lapses; None where none does."""
    bound: int | None = None
    parent: int | None = None


@dataclass(frozen=True, slots=True)
class Row:
    """One row of the log. Its place in it is the moment of the table after it."""

    seq: int
    seat: int | None
    action: str
    interaction: int | None
    digest: str
    at: int
    waited: int | None = None
    """Milliseconds from when the seat began to be waited for; None for log events and for seats that nobody waited for."""
    person: int | None = None
    """Id of the person whose move it was, or who had the seat that somebody takes; None for a computer player's, and other log events."""


@dataclass(frozen=True, slots=True)
class Seen:
    """The state before a change: the moment of the table, and the row that the same interaction has already made, if any."""

    moment: int
    seq: int | None


_DEFLATION = 1
"""Level of deflation: a snapshot of four island boards becomes a tenth, in a tenth of a millisecond."""


def deflated(snapshot: str) -> bytes:
    """Return a snapshot as it is kept."""
    return zlib.compress(snapshot.encode(), _DEFLATION)


def inflated(kept: bytes) -> str:
    """Return the snapshot of what is kept, which an older program has left as text. What a disk has changed becomes some other text."""
    try:
        return zlib.decompress(kept).decode()
    except (zlib.error, UnicodeDecodeError):
        return kept.decode(errors="replace")


def sum_of(snapshot: str) -> str:
    """Return the sum kept beside a snapshot, to tell whether a disk has changed it: SQLite has no sums of its own."""
    return blake2b(snapshot.encode(), digest_size=8).hexdigest()
