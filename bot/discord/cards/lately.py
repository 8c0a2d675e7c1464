"""Memory of what was told at each table of late, for its picture to show: the last turn of each player, the newest last.

It is kept in memory alone. After a start a picture shows only what has happened since.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain
from typing import TypeAlias

from cachetools import LRUCache

from bot.tables import Table, Told
from bot.tables.model.log_events import taken_back
from engine.text import Text

Lately: TypeAlias = tuple[tuple[Text, ...], ...]
"""Sentences that everybody was told, turn by turn."""

MOST = 80
"""Maximum number of moves kept of a table, from its last round."""
TABLES = 4096
"""Maximum number of tables of which something is kept; the one at which nobody has moved longest goes first."""


class LatelyTold:
    """The sentences told of late at all tables."""

    def __init__(self) -> None:
        self._told: LRUCache[int, tuple[Told, ...]] = LRUCache(TABLES)

    def add(self, table: Table, told: Sequence[Told]) -> None:
        """Keep the sentences that were told.

        Where moves were taken back, nothing before that is shown any more; nor is a game that is over.
        """
        if table.match is None or table.match.over:
            self._told.pop(table.id, None)
        else:
            self._told[table.id] = self._with(table, told)

    def of(self, table: Table) -> Lately:
        """Return the last turn of each player at a table."""
        return last_round(self._told.get(table.id, ()))

    def after(self, table: Table, told: Sequence[Told]) -> Lately:
        """Return what `of` is going to return once these sentences are added."""
        return () if table.match is None or table.match.over else last_round(self._with(table, told))

    def _with(self, table: Table, told: Sequence[Told]) -> tuple[Told, ...]:
        kept = () if any(taken_back(each.action) for each in told) else self._told.get(table.id, ())
        moves = tuple(each for each in told if not each.action.startswith("@"))
        return tuple(chain.from_iterable(_round((*kept, *moves)[-MOST:])))


def last_round(told: Iterable[Told]) -> Lately:
    """Return the sentences that everybody was told in the last turn of each player."""
    return tuple(
        tuple(event.text for each in turn for event in each.events if event.read_by(None))
        for turn in _round(told)
    )


def _round(told: Iterable[Told]) -> list[list[Told]]:
    """Return the turns, each what one seat did in a row, back to where a seat would come a second time."""
    turns: list[list[Told]] = []
    for each in told:
        if not turns or turns[-1][0].seat != each.seat:
            turns.append([])
        turns[-1].append(each)
    seats = set[int]()
    for number, turn in reversed(list(enumerate(turns, 1))):
        if turn[0].seat in seats:
            return turns[number:]
        seats.add(turn[0].seat)
    return turns
