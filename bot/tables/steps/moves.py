"""The requests of a game: each function returns the step that a request makes, or raises the refusal of one that cannot be made.

A step is played on a copy of the match, so the reading that everybody holds stays as it is whatever comes of it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from bot.tables.model import log_events
from bot.tables.model.step import Step
from bot.tables.model.table import Person, Status, Table, Told
from bot.tables.steps import seats, votes
from bot.tables.steps.guards import require_mover, require_running, require_seat
from engine.action import to_text, verb_of
from engine.errors import Stale
from engine.match import Match
from engine.text import Seat, Text, say


def act(table: Table, person: Person, action: str | object, moment: int | None = None) -> Step:
    """Return the step of a move, given as text or as an action, by somebody who looked at that moment. Raises Stale, Malformed or Illegal.

    Where a computer player stood in for the person, the person is back.
    """
    seat = require_seat(table, person.id)
    if moment is not None and not table.is_current(moment, person.id):
        raise Stale(say("table-moved-on"))
    said = table.game.grammar.read(action) if isinstance(action, str) else action
    return move(seats.is_there(seats.retaken(table, seat), seat), seat, said)


def act_together(
    table: Table, person: Person, choose: Sequence[Callable[[Table], object]], moment: int
) -> Step:
    """Return the step of the first of several moves by somebody who looked at that moment, with the others after it.

    Each is chosen when its turn comes. Raises Stale and Illegal, of the first move alone.
    """
    first, *others = choose

    def make(chosen: Callable[[Table], object]) -> Callable[[Table], Step]:
        return lambda after: act(after, person, chosen(after))

    step = act(table, person, first(table), moment)
    return replace(step, then=tuple(make(each) for each in others))


def make_evident(table: Table) -> Step | None:
    """Return the step of an evident move of a person who is waited for; None where each has a choice."""
    for chair in table.awaiting:
        if table.match is None or chair.mover is None:
            continue
        if (action := evident(table.match, chair.seat)) is not None:
            return move(table, chair.seat, action)
    return None


def evident(match: Match[Any], seat: Seat) -> object | None:
    """Return the only action that is left to a seat, or that does anything; None where there is a choice."""
    game = match.game
    if not game.evident_verbs:
        return None
    forward = [action for action in match.legal(seat) if verb_of(action) not in game.reverting_verbs]
    if len(forward) == 1:
        return forward[0] if verb_of(forward[0]) in game.evident_verbs else None
    if len(set(map(verb_of, forward))) != 1:
        return None
    idle = match.idle(seat)
    active = [action for action in forward if action not in idle]
    return active[0] if len(active) == 1 else None


def move(table: Table, seat: Seat, action: object) -> Step:
    """Return the step of a seat's move, whoever sits there."""
    match = require_running(table).copy()
    events = match.play(seat, action)
    status = Status.OVER if match.over else Status.PLAYING
    vote = None if match.over else votes.surviving(table, seat)
    line = to_text(action)
    after = replace(table, match=match, status=status, vote=vote)
    return Step(after, line, seat, (Told(seat, line, events),))


def undoable(table: Table, person_id: int) -> tuple[Text, ...]:
    """Return the moves an undo would take back, oldest first, in words. Raises Sealed, saying why there are none, and StoodIn."""
    seat = require_mover(table, person_id)
    return require_running(table).undo_preview(seat)


def undo(table: Table, person: Person) -> Step:
    """Take back the person's moves to the last thing that came to light. Raises Sealed, StoodIn."""
    seat = require_mover(table, person.id)
    match = require_running(table).copy()
    gone = tuple(Told(entry.seat, to_text(entry.action)) for entry in match.undo(seat))
    told = log_events.told(seat, f"{log_events.UNDO} {len(gone)}")
    after = replace(table, match=match, vote=votes.surviving(table, seat))
    return Step(after, told.action, seat, (told,), gone)


def fall_back(table: Table) -> Step:
    """Put into the log that the rules have taken the last steps away."""
    return Step(replace(table, vote=None), f"{log_events.FALLBACK} {table.lost}")
