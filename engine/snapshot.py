"""What is written down of a match: its log, its tables at rest, and the whole of it as JSON."""

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
    """The last table at rest where that is not `base`."""
    run: Snapshot | None = None
    """In mid-effect: the moment before the last seat's run of actions, where the game can dump that."""
    now: Snapshot | None = None
    """In mid-effect: the table as it is, where the game can dump that."""
    since: tuple[tuple[int, str], ...] = ()
    """Seat and action in text form, from `base` on."""
    digest: str
    """Of the state that was saved."""
