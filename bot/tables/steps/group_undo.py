"""What can be taken back of a game when everybody agrees: to before somebody's last turn, and never past what anybody has seen.

A match keeps only the run of actions that came last; what lies before is played again from the log. Keep it off the event loop.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from bot.store.rows import Row
from bot.tables.log import rows as log
from bot.tables.model.table import Table, Told
from engine.errors import Refused, Sealed
from engine.game import Event
from engine.match import Match
from engine.reveals import Light
from engine.text import Seat, say


@dataclass(frozen=True, slots=True)
class Revocable:
    """The last moves of a table, oldest first, with what they told; the match as it was before them, and its digest after them."""

    moves: tuple[Told, ...]
    match: Match[Any]
    after: str


def revocable(table: Table, rows: Iterable[Row], seat: Seat) -> Revocable:
    """What would bring a seat back to before its last turn, or to what was seen in it last.

    Raises Sealed, saying why that cannot be: what came to light since, or rules that have changed.
    """
    moves = _moves(rows)
    first, last = _last_turn(moves, seat)
    # What was seen last counts, and each look is dear: from the end.
    for number, match in reversed(list(enumerate(_each(table, moves, first), first))):
        if light := _light(match, moves[number]):
            if number >= last:
                raise Sealed(light.reason)
            return _split(table, moves, number + 1)
    return _split(table, moves, first)


def before(table: Table, rows: Iterable[Row], count: int) -> Revocable:
    """The last moves of that number. Raises Sealed where the present rules do not come to them any more."""
    moves = _moves(rows)
    return _split(table, moves, len(moves) - count)


def _split(table: Table, moves: Sequence[Row], first: int) -> Revocable:
    match = _played(table, moves[:first])
    after = match.copy()
    told = tuple(Told(Seat(row.seat or 0), row.action, _play(after, row)) for row in moves[first:])
    if table.match is None or after.digest != table.match.digest:
        raise Sealed(say("sealed-rules"))
    return Revocable(told, match, after.digest)


def _moves(rows: Iterable[Row]) -> list[Row]:
    return [row for row in log.holding(rows) if log.is_move(row)]


def _last_turn(moves: Sequence[Row], seat: Seat) -> tuple[int, int]:
    """The first and the last move, by number from 0, of the last run of this seat. Raises Sealed where it has made none."""
    last = max((number for number, row in enumerate(moves) if row.seat == seat), default=None)
    if last is None:
        raise Sealed(say("sealed-nothing"))
    return next((number + 1 for number in range(last, -1, -1) if moves[number].seat != seat), 0), last


def _each(table: Table, moves: Sequence[Row], first: int) -> Iterator[Match[Any]]:
    """The match before each move from this one on."""
    match = _played(table, moves[:first])
    for row in moves[first:]:
        yield match.copy()
        _play(match, row)


def _played(table: Table, moves: Iterable[Row]) -> Match[Any]:
    match: Match[Any] = Match.new(table.game, table.options, table.seats, table.secret)
    for row in moves:
        _play(match, row)
    return match


def _play(match: Match[Any], row: Row) -> tuple[Event, ...]:
    try:
        return match.play(Seat(row.seat or 0), match.game.grammar.read(row.action))
    except Refused:
        raise Sealed(say("sealed-rules")) from None


def _light(match: Match[Any], row: Row) -> Light:
    return match.light(Seat(row.seat or 0), match.game.grammar.read(row.action))
