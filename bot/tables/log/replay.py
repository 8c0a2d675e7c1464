"""The log of a table played again from its seed: the one way from rows to positions, and to what was told on the way.

Every row is compared with the digest that was saved with it. From the first one on that the present rules refuse, or take elsewhere, there
are neither positions nor events: none are better than false ones.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import repeat, takewhile
from typing import Any

from bot.store.rows import Row
from bot.tables.log import rows as log
from bot.tables.model import log_events
from bot.tables.model.table import Table, Told
from engine.event import Event
from engine.match import Match
from engine.record import Diverged, RecordedMove, play_again
from engine.text import Seat


def recorded(row: Row) -> RecordedMove:
    """Return a row that is a move, with the digest to compare."""
    return RecordedMove(log.seat_of(row), row.action, row.digest)


def setup_of(rows: Sequence[Row]) -> str:
    """Return the digest of the setup; "", which no setup comes to, where the game has not been started."""
    return next((row.digest for row in rows if row.action == log.START), "")


def replay(table: Table, rows: Sequence[Row]) -> Iterator[tuple[Match[Any], tuple[Event, ...]]]:
    """Yield the match after its setup and after each move that holds, the same one further on, with what that told. Raises Diverged."""
    moves = map(recorded, log.moves(rows))
    return play_again(table.game, table.options, table.seats, table.secret, moves, setup_of(rows))


def setup(table: Table, rows: Sequence[Row]) -> Match[Any] | None:
    """Return the match before its first move; None where the present rules set it up differently."""
    match, _ = next(_as_far_as_it_goes(table, rows))
    return match


def prelude(table: Table, rows: Sequence[Row]) -> tuple[Told, ...]:
    """Return what the setup told; nothing where the present rules set the game up differently."""
    _, events = next(_as_far_as_it_goes(table, rows))
    return told_of_setup(events)


def told_of_setup(events: tuple[Event, ...]) -> tuple[Told, ...]:
    """Return these events as what the beginning of the game told; nothing where there are none."""
    return (Told(Seat(0), log.START, events),) if events else ()


def retell(table: Table, rows: Sequence[Row]) -> Iterator[tuple[Row, Told, Match[Any] | None]]:
    """Yield each row that holds, with what it told and the match after it, the same one further on; None from where the rules leave the
    log.
    """
    positions = _as_far_as_it_goes(table, rows)
    match: Match[Any] | None = None
    for number, row in enumerate(log.holding(rows)):
        if number == 0:
            match, _ = next(positions)
        if log.is_move(row):
            match, events = next(positions)
            yield row, Told(log.seat_of(row), row.action, events), match
        else:
            yield row, log_events.told(row.seat, row.action), match


def answer(table: Table, rows: Sequence[Row], seq: int) -> tuple[tuple[Told, ...], tuple[Told, ...]]:
    """Return what the request of row `seq` was told, computer players' moves included, and the moves that it took back."""
    place = next(number for number, row in enumerate(rows) if row.seq == seq)
    before, request = rows[:place], rows[place]
    then = [*rows[: place + 1], *takewhile(lambda row: row.interaction is None, rows[place + 1 :])]
    told = tuple(told for row, told, _ in retell(table, then) if row.seq >= seq)
    if request.action == log.START:
        told = (*prelude(table, then), *told)
    request_told = log_events.told(request.seat, request.action)
    if not log_events.is_lasting(request.action) and request_told.events:
        told = (request_told, *told)
    left = log.holding(rows[: place + 1])
    gone = [row for row in log.holding(before) if row not in left]
    return told, tuple(Told(log.seat_of(row), row.action) for row in gone)


def since(table: Table, rows: Sequence[Row], moment: int) -> tuple[Told, ...]:
    """Return what each row after that moment told: the setup, the moves that hold, and all log events."""
    held = {row.seq: told for row, told, _ in retell(table, rows)}
    found: list[Told] = []
    for row in rows:
        if row.seq <= moment:
            continue
        if row.action == log.START:
            found += prelude(table, rows) or (Told(Seat(0), log.START),)
        elif row.seq in held:
            found.append(held[row.seq])
        elif not log.is_move(row):
            found.append(log_events.told(row.seat, row.action))
    return tuple(found)


def _as_far_as_it_goes(
    table: Table, rows: Sequence[Row]
) -> Iterator[tuple[Match[Any] | None, tuple[Event, ...]]]:
    """Yield what `replay` does, and from where the rules leave the log no match (None) and no events, without end."""
    with suppress(Diverged):
        yield from replay(table, rows)
    yield from repeat((None, ()))
