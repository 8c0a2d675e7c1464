"""Events: what happened in a game, as it is told."""

from __future__ import annotations

from dataclasses import dataclass

from engine.text import Seat, Text


@dataclass(frozen=True, slots=True)
class Event:
    """A sentence on what happened, and the seats that may read it; None is everybody.

        Event(say("cairn-event-draw", stone=4), frozenset({seat}))

    Events are not stored: a replay makes them anew.
    """

    text: Text
    readers: frozenset[Seat] | None = None

    def read_by(self, seat: Seat | None) -> bool:
        """Return whether this seat may read it; None is an onlooker, who reads what everybody may."""
        return self.readers is None or (seat is not None and seat in self.readers)
