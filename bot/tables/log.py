"""The log of a table: rows that are only ever added, and what they come to.

A row is a move of a seat in text form, or a mark:

    @open @join @leave @computer @dismiss @configure @cancel   the lobby; what they changed is in the table itself
    @start          the game is set up from the seed
    @resign         the seat's person has left; a computer player goes on from here
    @undo <n>       the last n moves that still held hold no more
    @fallback <n>   the same, because rules that have changed refuse them

So the moves that hold are a fold over the rows, and `moment`, the number of rows, only ever grows.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from bot.store.records import Row
from bot.tables.model import Table, Told
from engine.errors import Refused
from engine.game import Event
from engine.match import Match
from engine.text import Seat, Who, say

OPEN, JOIN, LEAVE, COMPUTER, DISMISS = "@open", "@join", "@leave", "@computer", "@dismiss"
CONFIGURE, CANCEL, START = "@configure", "@cancel", "@start"
RESIGN, UNDO, FALLBACK = "@resign", "@undo", "@fallback"


def holding(rows: Iterable[Row]) -> list[Row]:
    """The moves that hold, and the resignations between them, in order."""
    kept: list[Row] = []
    for row in rows:
        mark, *rest = row.action.split()
        if mark in (UNDO, FALLBACK):
            _take_back(kept, int(rest[0]))
        elif mark == RESIGN or not mark.startswith("@"):
            kept.append(row)
    return kept


def retell(table: Table, rows: Iterable[Row]) -> Iterator[tuple[Row, Told]]:
    """Each row that holds, with what it told, played again from the seed.

    From the first row on that the present rules refuse or take elsewhere, there are no events: better none than false ones.
    """
    rows = holding(rows)
    if not rows:
        return
    match: Match[Any] | None = Match.new(table.game, table.options, table.seats, table.secret)
    for row in rows:
        seat = Seat(row.seat or 0)
        if row.action == RESIGN:
            yield row, resigned(seat)
            continue
        events = _play(match, seat, row) if match else None
        if events is None:
            match = None
        yield row, Told(seat, row.action, events or ())


def answer(table: Table, rows: Sequence[Row], seq: int) -> tuple[tuple[Told, ...], tuple[Told, ...]]:
    """What the request of row `seq` was told, computer players' moves included, and what it took back."""
    last = next((row.seq for row in rows[seq:] if row.interaction is not None), len(rows) + 1)
    before, then = rows[: seq - 1], rows[: last - 1]
    asked = rows[seq - 1]
    told = tuple(told for row, told in retell(table, then) if row.seq >= seq)
    if not asked.action.startswith(UNDO):
        return told, ()
    gone = [row for row in holding(before) if row not in holding(rows[:seq])]
    taken_back = tuple(Told(Seat(row.seat or 0), row.action) for row in gone)
    return (undone(Seat(asked.seat or 0), len(gone)), *told), taken_back


def resigned(seat: Seat) -> Told:
    """What a resignation tells."""
    return Told(seat, RESIGN, (Event(say("told-resigned", who=Who(seat))),))


def undone(seat: Seat, count: int) -> Told:
    """What an undo tells."""
    return Told(seat, f"{UNDO} {count}", (Event(say("told-undone", who=Who(seat), count=count)),))


def _take_back(kept: list[Row], count: int) -> None:
    moves = [index for index, row in enumerate(kept) if row.action != RESIGN]
    for index in reversed(moves[len(moves) - count :]):
        del kept[index]


def _play(match: Match[Any], seat: Seat, row: Row) -> tuple[Event, ...] | None:
    try:
        events = match.play(seat, match.game.grammar.read(row.action))
    except Refused:
        return None
    return events if match.digest == row.digest else None
