"""What people do during the game: each function gives the step that a request makes, or raises why it cannot be made.

A step is played on a copy of the match, so the reading that everybody holds stays as it is whatever comes of it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.tables import log
from bot.tables.model import Person, Status, Table, Told
from bot.tables.refusals import HasNotStarted, IsOver, NotSeated
from bot.tables.step import Step
from engine.action import to_text
from engine.errors import Stale
from engine.match import Match
from engine.text import Seat, say

STAND_IN = "greedy"
"""The level of the computer player who takes the chair of a person who has resigned."""


def act(table: Table, person: Person, action: str | object, moment: int | None = None) -> Step:
    """A move, as text or as an action, of somebody who looked at that moment. Raises Stale, Malformed or Illegal."""
    _, seat = _playing(table, person.id)
    if moment is not None and not table.is_current(moment, person.id):
        raise Stale(say("table-moved-on"))
    return move(table, seat, table.game.grammar.read(action) if isinstance(action, str) else action)


def move(table: Table, seat: Seat, action: object) -> Step:
    """A move of a seat, whoever sits there."""
    match = _match(table).copy()
    events = match.play(seat, action)
    after = replace(table, match=match, status=Status.OVER if match.over else Status.PLAYING)
    line = to_text(action)
    return Step(after, line, seat, (Told(seat, line, events),))


def undoable(table: Table, person_id: int) -> tuple[str, ...]:
    """The moves an undo would take back, oldest first, in text form. Raises Sealed, saying why there are none."""
    match, seat = _playing(table, person_id)
    return tuple(to_text(entry.action) for entry in match.undoable(seat))


def undo(table: Table, person: Person) -> Step:
    """Take back the person's moves to the last thing that came to light. Raises Sealed."""
    _, seat = _playing(table, person.id)
    match = _match(table).copy()
    gone = tuple(Told(entry.seat, to_text(entry.action)) for entry in match.undo(seat))
    told = log.undone(seat, len(gone))
    return Step(replace(table, match=match), told.action, seat, (told,), gone)


def resign(table: Table, person: Person) -> Step:
    """A computer player takes the chair; where no person is left the table is abandoned."""
    _, seat = _playing(table, person.id)
    chairs = tuple(
        replace(chair, person=None, computer=STAND_IN, resigned=person.id) if chair.seat == seat else chair
        for chair in table.chairs
    )
    anybody = any(chair.person is not None for chair in chairs)
    status = table.status if anybody else Status.ABANDONED
    return Step(replace(table, chairs=chairs, status=status), log.RESIGN, seat, (log.resigned(seat),))


def fall_back(table: Table) -> Step:
    """Put into the log that the rules have taken the last steps away."""
    return Step(table, f"{log.FALLBACK} {table.lost}")


def _playing(table: Table, person_id: int) -> tuple[Match[Any], Seat]:
    match = _match(table)
    seat = table.seat_of(person_id)
    if seat is None:
        raise NotSeated
    return match, seat


def _match(table: Table) -> Match[Any]:
    if not table.live:
        raise IsOver
    if table.match is None:
        raise HasNotStarted
    return table.match
