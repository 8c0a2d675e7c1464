"""The limit to taking a game back when everybody agrees: to before somebody's last turn, and never past what anybody has seen.

A match keeps only the run of actions that came last; earlier positions are played again from the log. Keep it off the event loop.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from bot.store.rows import Row
from bot.tables.log import rows as log
from bot.tables.log.replay import recorded, replay
from bot.tables.model.table import Table, Told
from engine.errors import Sealed
from engine.event import Event
from engine.match import Match
from engine.record import Diverged
from engine.text import Seat, say

Position: TypeAlias = tuple[Match[Any], tuple[Event, ...]]
"""A match, and the events of the move that led to it."""


@dataclass(frozen=True, slots=True)
class Revocable:
    """The last moves of a table, oldest first, with what they told; the match as it was before them, and its digest after them."""

    moves: tuple[Told, ...]
    match: Match[Any]
    after: str


def revocable(table: Table, rows: Sequence[Row], seat: Seat) -> Revocable:
    """Return the moves to take back to bring a seat to before its last turn, or to what was seen in it last.

    Raises Sealed, saying why that cannot be: what came to light since, or rules that have changed.
    """
    moves = log.moves(rows)
    first, last = _last_turn(moves, seat)
    positions = _positions(table, rows, first)
    # What came to light last decides, and each look is expensive, so we begin at the end.
    for number in range(len(moves) - 1, first - 1, -1):
        move, (match, _) = recorded(moves[number]), positions[number - first]
        if disclosure := match.disclosed_by(move.seat, table.game.grammar.read(move.line)):
            if number >= last:
                raise Sealed(disclosure.reason)
            return _back_to(moves[number + 1 :], positions[number + 1 - first :])
    return _back_to(moves[first:], positions)


def before(table: Table, rows: Sequence[Row], count: int) -> Revocable:
    """Return the last moves of that number, to be taken back. Raises Sealed where the present rules do not come to them any more."""
    moves = log.moves(rows)
    first = len(moves) - count
    return _back_to(moves[first:], _positions(table, rows, first))


def _back_to(moves: Sequence[Row], positions: Sequence[Position]) -> Revocable:
    """Return these moves, taken back from the last of the positions to the first."""
    (match, _), *then = positions
    told = (Told(log.seat_of(row), row.action, events) for row, (_, events) in zip(moves, then, strict=True))
    return Revocable(tuple(told), match, positions[-1][0].digest)


def _positions(table: Table, rows: Sequence[Row], first: int) -> list[Position]:
    """Return the match after the first `first` moves and after each one since, with what that one told. Raises Sealed where the rules
    have changed.
    """
    try:
        played = [
            (match.copy(), events)
            for number, (match, events) in enumerate(replay(table, rows))
            if number >= first
        ]
    except Diverged:
        raise Sealed(say("sealed-rules")) from None
    if table.match is None or played[-1][0].digest != table.match.digest:
        raise Sealed(say("sealed-rules"))
    return played


def _last_turn(moves: Sequence[Row], seat: Seat) -> tuple[int, int]:
    """Return the first and the last move, by number from 0, of the last run of this seat. Raises Sealed where it has made none."""
    last = max((number for number, row in enumerate(moves) if row.seat == seat), default=None)
    if last is None:
        raise Sealed(say("sealed-nothing"))
    return next((number + 1 for number in range(last, -1, -1) if moves[number].seat != seat), 0), last
