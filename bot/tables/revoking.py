"""What can be taken back of a game when everybody agrees: to before somebody's last turn, and never past what anybody has seen.

A match keeps only the run of actions that came last; what lies before is played again from the log. Keep it off the event loop.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from bot.store.records import Row
from bot.tables import log
from bot.tables.model import Table, Told
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
    moves = [row for row in log.holding(rows) if log.is_move(row)]
    first = _last_turn(moves, seat)
    match, reason = _played(table, moves[:first]), say("sealed-nothing")
    for number, row in enumerate(moves[first:], first + 1):
        if light := _light(match, row):
            first, reason = number, light.reason
        _play(match, row)
    if not any(row.seat == seat for row in moves[first:]):
        raise Sealed(reason)
    return _split(table, moves, first)


def before(table: Table, rows: Iterable[Row], count: int) -> Revocable:
    """The last moves of that number. Raises Sealed where the present rules do not come to them any more."""
    moves = [row for row in log.holding(rows) if log.is_move(row)]
    return _split(table, moves, len(moves) - count)


def _split(table: Table, moves: Sequence[Row], first: int) -> Revocable:
    match = _played(table, moves[:first])
    after = match.copy()
    told = tuple(Told(Seat(row.seat or 0), row.action, _play(after, row)) for row in moves[first:])
    if table.match is None or after.digest != table.match.digest:
        raise Sealed(say("sealed-rules"))
    return Revocable(told, match, after.digest)


def _last_turn(moves: Sequence[Row], seat: Seat) -> int:
    """The number of moves before the last run of this seat."""
    last = max((number for number, row in enumerate(moves) if row.seat == seat), default=None)
    if last is None:
        raise Sealed(say("sealed-nothing"))
    return next((number + 1 for number in range(last, -1, -1) if moves[number].seat != seat), 0)


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
    try:
        return match.light(Seat(row.seat or 0), match.game.grammar.read(row.action))
    except Refused:
        raise Sealed(say("sealed-rules")) from None
