"""The written form of a match: its log, its tables at rest, and the whole of it as JSON."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from pydantic import BaseModel

from engine.chance import Counters
from engine.text import Seat

A = TypeVar("A")

FORMAT = 1
"""The format of what `Match.save` gives. A change of it must still read the older ones."""


@dataclass(frozen=True, slots=True)
class Entry(Generic[A]):
    """One action of one seat, as the log holds it."""

    seat: Seat
    action: A


class Snapshot(BaseModel):
    """A table at rest, after `seq` actions, with the counters of chance.

    The table is kept as text, a tenth of the memory of its values: a host keeps many matches and few are played on at a time.
    """

    seq: int
    table: str
    counters: Counters


class Saved(BaseModel):
    """A match as JSON: the last table at rest, a table to go back to, and the actions since that one, as text."""

    format: int = FORMAT
    game: str
    version: int
    options: dict[str, Any]
    seats: int
    seed: str
    base: Snapshot
    rest: Snapshot | None = None
    """The last table at rest where that is not `base`; else None."""
    run: Snapshot | None = None
    """The moment before the last seat's run of actions, in mid-effect and where the game can dump that; else None."""
    now: Snapshot | None = None
    """The table as it is, in mid-effect and where the game can dump that; else None."""
    since: tuple[tuple[int, str], ...] = ()
    """The actions from `base` on, each as its seat and its text form."""
    digest: str
    """The digest of the state that was saved."""
