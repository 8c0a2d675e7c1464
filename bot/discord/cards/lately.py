"""What has been told at a table of late, for its picture to show: the last turn of each player, the newest last.

It is kept in memory alone. After a start a picture shows only what has happened since.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from bot.tables import Table, Told
from bot.tables.model.log_events import taken_back
from engine.text import Text

Lately: TypeAlias = tuple[tuple[Text, ...], ...]
"""What everybody was told, turn by turn."""

MOST = 80
"""Moves of a table that are kept; a round is shorter."""


class LatelyTold:
    """Of all tables."""

    def __init__(self) -> None:
        self._told: dict[int, tuple[Told, ...]] = {}

    def add(self, table: Table, told: Sequence[Told]) -> None:
        """Keeps what was told. Where moves were taken back, nothing before that is shown any more; nor is a game that is over."""
        if table.match is None or table.match.over:
            self._told.pop(table.id, None)
            return
        kept = () if any(taken_back(each.action) for each in told) else self._told.get(table.id, ())
        moves = tuple(each for each in told if not each.action.startswith("@"))
        self._told[table.id] = (*kept, *moves)[-MOST:]

    def of(self, table: Table) -> Lately:
        """The last turn of each player."""
        return last_round(self._told.get(table.id, ()))


def last_round(told: Iterable[Told]) -> Lately:
    """The turns, each what one seat did in a row, back to where a seat would come a second time."""
    turns: list[list[Told]] = []
    for each in told:
        if not turns or turns[-1][0].seat != each.seat:
            turns.append([])
        turns[-1].append(each)
    found: list[tuple[Text, ...]] = []
    seats = set[int]()
    for turn in reversed(turns):
        if turn[0].seat in seats:
            break
        seats.add(turn[0].seat)
        found.append(tuple(event.text for each in turn for event in each.events if event.read_by(None)))
    return tuple(reversed(found))
