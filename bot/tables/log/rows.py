"""The log of a table: rows that are only ever added, and what they come to.

A row is a move of a seat in text form, or a mark:

    @open @join @leave @computer @dismiss @configure @cancel   the lobby; what they changed is in the table itself
    @start          the game is set up from the seed
    @undo <n>       the last n moves that still held hold no more
    @revoke <n>     the same, because everybody agreed
    @fallback <n>   the same, because rules that have changed refuse them
    @ask <kind> <about> @grant @refuse @withdraw               what one asks of the others, and what they say to it
    @offer @keep    a seat is to be had, or no more
    @resign @standin @back @take @replace <seat> @host <seat>  who moves at a seat from here on, and who hosts
    @pause @resume @abandon
    @clock          what somebody has set moves their deadline
    @late <seat> <deadline>   their time is over, and a computer player moves for them this once
    @forget         somebody is not known any more who had a seat
    @restore        a backup was put in the place of what came after it; the rows are numbered on from above anything that had been given

`bot.tables.model.marks` knows what the marks of a game tell. So the moves that hold are a fold over the rows, and `moment`, the number of
rows, only ever grows.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import takewhile
from typing import Any

from bot.store.rows import Row
from bot.tables.model import marks
from bot.tables.model.table import Table, Told
from engine.errors import Refused
from engine.game import Event
from engine.match import Match
from engine.text import Seat

OPEN, JOIN, LEAVE, COMPUTER, DISMISS = "@open", "@join", "@leave", "@computer", "@dismiss"
CONFIGURE, CANCEL, START = "@configure", "@cancel", "@start"


def holding(rows: Iterable[Row]) -> list[Row]:
    """The moves that hold, and the marks between them that are part of the history, in order."""
    kept: list[Row] = []
    for row in rows:
        if count := marks.taken_back(row.action):
            _take_back(kept, count)
        if is_move(row) or marks.is_lasting(row.action):
            kept.append(row)
    return kept


def is_move(row: Row) -> bool:
    """Whether it is a move and no mark."""
    return not row.action.startswith("@")


def retell(table: Table, rows: Iterable[Row]) -> Iterator[tuple[Row, Told]]:
    """Each row that holds, with what it told, played again from the seed.

    From the first row on that the present rules refuse or take elsewhere, there are no events: better none than false ones.
    """
    for row, told, _ in rerun(table, rows):
        yield row, told


def rerun(table: Table, rows: Iterable[Row]) -> Iterator[tuple[Row, Told, Match[Any] | None]]:
    """As `retell`, with the match after each row, the same one further on; None from where the present rules leave the log."""
    rows = holding(rows)
    if not rows:
        return
    match: Match[Any] | None = Match.new(table.game, table.options, table.seats, table.secret)
    for row in rows:
        if not is_move(row):
            yield row, marks.told(row.seat, row.action), match
            continue
        events = _play(match, row) if match else None
        if events is None:
            match = None
        yield row, Told(_seat(row), row.action, events or ()), match


def answer(table: Table, rows: Sequence[Row], seq: int) -> tuple[tuple[Told, ...], tuple[Told, ...]]:
    """What the request of row `seq` was told, computer players' moves included, and what it took back."""
    place = next(number for number, row in enumerate(rows) if row.seq == seq)
    then = [*rows[: place + 1], *takewhile(lambda row: row.interaction is None, rows[place + 1 :])]
    before, asked = rows[:place], rows[place]
    told = tuple(told for row, told in retell(table, then) if row.seq >= seq)
    asked_told = marks.told(asked.seat, asked.action)
    if not marks.is_lasting(asked.action) and asked_told.events:
        told = (asked_told, *told)
    left = holding(rows[: place + 1])
    gone = [row for row in holding(before) if row not in left]
    return told, tuple(Told(_seat(row), row.action) for row in gone)


def _take_back(kept: list[Row], count: int) -> None:
    moves = [index for index, row in enumerate(kept) if is_move(row)]
    for index in reversed(moves[len(moves) - count :]):
        del kept[index]


def _seat(row: Row) -> Seat:
    return Seat(row.seat or 0)


def _play(match: Match[Any], row: Row) -> tuple[Event, ...] | None:
    try:
        events = match.play(_seat(row), match.game.grammar.read(row.action))
    except Refused:
        return None
    return events if match.digest == row.digest else None
