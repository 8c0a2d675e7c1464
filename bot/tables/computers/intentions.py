"""Intentions of computer players: shown to people before they are carried out, and then carried out as shown.

An intention holds for the position it was made in, and for the plans of others that it counts on. As soon as anything else happens, or
other plans are shown, it is of no use any more, and the player thinks anew. It is kept by the process alone: after a start it is made
again when somebody asks.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from cachetools import LRUCache

from bot.tables.model.table import Table
from engine.text import Seat, Text

MOST: Final = 256
"""Maximum number of intentions kept; the one touched longest ago goes first."""


CountedOn: TypeAlias = tuple[tuple[Seat, str], ...]
"""The moves in text form that others have shown as their plans."""


@dataclass(frozen=True, slots=True)
class Intention:
    """The moves a seat means to make, in text form and in words, for the position of this digest and what it counts on.

    `comes` says what comes of them.
    """

    digest: str
    counted_on: CountedOn
    moves: tuple[tuple[str, Text], ...]
    comes: tuple[Text, ...] = ()


@dataclass(frozen=True, slots=True)
class IntendedMoves:
    """The moves that a computer player will make next, in words, and what comes of them."""

    moves: tuple[Text, ...]
    comes: tuple[Text, ...] = ()


class Intentions:
    """The intentions that one process keeps."""

    def __init__(self) -> None:
        self._kept: LRUCache[tuple[int, Seat], Intention] = LRUCache(MOST)

    def of(self, table: Table, seat: Seat, counted_on: CountedOn) -> Intention | None:
        """Return what the seat means to do now; None where that is not known."""
        found = self._kept.get((table.id, seat))
        if found is None or table.match is None:
            return None
        is_so = (found.digest, found.counted_on) == (table.match.digest, counted_on)
        return found if is_so else None

    def keep(
        self,
        table: Table,
        seat: Seat,
        counted_on: CountedOn,
        moves: Sequence[tuple[str, Text]],
        comes: Sequence[Text],
    ) -> Intention:
        """Keep the moves that the seat means to make now, and what comes of them. Return that."""
        assert table.match is not None, "only who plays means to do something"
        found = Intention(table.match.digest, counted_on, tuple(moves), tuple(comes))
        self._kept[table.id, seat] = found
        return found

    def take(self, table: Table, seat: Seat, counted_on: CountedOn) -> object | None:
        """Return the first of the moves, which is made now, and keep the others for the position after it. None where there is none."""
        meant = self.of(table, seat, counted_on)
        if meant is None or not meant.moves:
            return None
        assert table.match is not None, "only who plays means to do something"
        action: object = table.game.grammar.read(meant.moves[0][0])
        ahead = table.match.copy()
        ahead.play(seat, action)
        self._kept[table.id, seat] = Intention(ahead.digest, counted_on, meant.moves[1:], meant.comes)
        return action
