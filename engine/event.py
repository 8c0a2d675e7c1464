"""What happened in a game, as it is told."""

from __future__ import annotations

from dataclasses import dataclass

from engine.text import Seat, Text


@dataclass(frozen=True, slots=True)
class Event:
    """What happened, and who may read it (None: everybody). Events are not stored: a replay makes them anew."""

    text: Text
    readers: frozenset[Seat] | None = None

    def read_by(self, seat: Seat | None) -> bool:
        """Whether this seat (None: an onlooker) may read it."""
        return self.readers is None or (seat is not None and seat in self.readers)
