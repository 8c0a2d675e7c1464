"""Intentions of computer players: shown to people before they are carried out, and then carried out as shown.

An intention holds for the position it was made in. As soon as anything else happens there, it is of no use any more, and the player
thinks anew. It is kept by the process alone: after a start it is made again when somebody asks.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from cachetools import LRUCache

from bot.tables.model.table import Table
from engine.text import Seat, Text

MOST: Final = 256
"""Maximum number of intentions kept; the one touched longest ago goes first."""


@dataclass(frozen=True, slots=True)
class Intention:
    """The moves a seat means to make, in text form and in words, for the position of this digest."""

    digest: str
    moves: tuple[tuple[str, Text], ...]


class Intentions:
    """The intentions that one process keeps."""

    def __init__(self) -> None:
        self._kept: LRUCache[tuple[int, Seat], Intention] = LRUCache(MOST)

    def of(self, table: Table, seat: Seat) -> tuple[tuple[str, Text], ...] | None:
        """Return the moves that the seat means to make now, in text form and in words; None where they are not known."""
        found = self._kept.get((table.id, seat))
        if found is None or table.match is None or found.digest != table.match.digest:
            return None
        return found.moves

    def keep(self, table: Table, seat: Seat, moves: Sequence[tuple[str, Text]]) -> None:
        """Keep the moves that the seat means to make now."""
        assert table.match is not None, "only who plays means to do something"
        self._kept[table.id, seat] = Intention(table.match.digest, tuple(moves))

    def take(self, table: Table, seat: Seat) -> object | None:
        """Return the first of the moves, which is made now, and keep the others for the position after it. None where there is none."""
        moves = self.of(table, seat)
        if not moves or table.match is None:
            return None
        action: object = table.game.grammar.read(moves[0][0])
        ahead = table.match.copy()
        ahead.play(seat, action)
        self._kept[table.id, seat] = Intention(ahead.digest, moves[1:])
        return action
