"""Changes of who sits at a table and moves there once the game has begun: each function returns the step of a request, or refuses it.

Whoever leaves takes nothing along: the seat's knowledge belongs to whoever has the seat. A change of seats ends an open vote, because the
voters may be other people now.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import Any

from bot.tables.model import log_events
from bot.tables.model.errors import (
    AlreadySeated,
    CannotBeOffered,
    KnowsHands,
    LastMover,
    NoComputer,
    NotAtTable,
    NotOffered,
    NotStoodIn,
    OneAttempt,
)
from bot.tables.model.step import Step
from bot.tables.model.table import ANYBODY, Chair, Person, Status, Table
from bot.tables.steps.guards import require_game, require_host, require_seat
from engine.text import Seat

STAND_IN = "greedy"
"""The level of the computer player who moves where a person has gone without choosing one."""


def resign(table: Table, person: Person) -> Step:
    """Give the chair to a computer player for good. Where no person is left the table is abandoned; where none of them moves, it waits."""
    seat = require_seat(table, person.id)
    after = _reseated(table, seat, person=None, computer=STAND_IN, resigned=person.id, offered=None)
    action = f"{log_events.RESIGN}{_host_event(table, after)}"
    if all(chair.person is None for chair in after.chairs):
        after, action = replace(after, status=Status.ABANDONED), f"{log_events.RESIGN} last"
    elif after.status is Status.PLAYING and not movers(after):
        after, action = replace(after, status=Status.PAUSED), f"{action} {log_events.PAUSE}"
    return _step(after, action, seat)


def forfeit(table: Table, person: Person) -> Step:
    """Resign for a person who has lost the game by the rules of a tournament, and write to them. Raises NotSeated, IsOver."""
    step = resign(table, person)
    seat = require_seat(table, person.id)
    action = step.action.replace(log_events.RESIGN, f"{log_events.RESIGN} {log_events.FORFEIT}", 1)
    return replace(_step(step.table, action, seat), letters=((seat, "forfeited"),))


def stand_in(table: Table, person: Person, level: str, levels: Collection[str]) -> Step:
    """Let a computer player of that level move for a person, who may come back at any time. Raises LastMover, NoComputer."""
    seat = require_seat(table, person.id)
    if level not in levels:
        raise NoComputer
    if movers(table) == (seat,):
        raise LastMover
    after = _reseated(table, seat, computer=level)
    if table.host == person.id:
        after = replace(after, host=_heir(after, seat))
    return _step(after, f"{log_events.STAND_IN}{_host_event(table, after)}", seat)


def come_back(table: Table, person: Person) -> Step:
    """Let the person, who has kept the seat, move again. Raises NotStoodIn."""
    seat = require_seat(table, person.id)
    if not table.chairs[seat].computer:
        raise NotStoodIn
    return _step(_reseated(table, seat, computer=None, offered=None), log_events.BACK, seat)


def retaken(table: Table, seat: Seat) -> Table:
    """Return the table with the person of this seat moving again, where a computer player stood in."""
    return _reseated(table, seat, computer=None, offered=None) if table.chairs[seat].computer else table


def is_there(table: Table, seat: Seat) -> Table:
    """Return the table at which it is known that the person of this seat is on the server."""
    return _changed(table, seat, gone=False) if table.chairs[seat].gone else table


def offer(table: Table, person: Person, to: int, had: Collection[Seat] = ()) -> Step:
    """Offer the seat to the person of that id, who has `had` these seats by the log, or to `ANYBODY`.

    Raises AlreadySeated, CannotBeOffered to whoever could not take it, NotSeated, and OneAttempt in a challenge.
    """
    seat = require_seat(table, person.id)
    if table.sealed is not None:
        raise OneAttempt
    if table.seat_of(to) is not None:
        raise AlreadySeated
    if to != ANYBODY and _knows_hands(table, to, seat, had):
        raise CannotBeOffered
    return _step(_changed(table, seat, offered=to), log_events.OFFER, seat)


def keep(table: Table, person: Person) -> Step:
    """Withdraw the offer of the seat. Raises NotOffered, NotSeated."""
    seat = require_seat(table, person.id)
    if table.chairs[seat].offered is None:
        raise NotOffered
    return _step(_changed(table, seat, offered=None), log_events.KEEP, seat)


def take(table: Table, person: Person, seat: Seat, had: Collection[Seat] = ()) -> Step:
    """Take a seat that is offered. Raises NotOffered, AlreadySeated, and KnowsHands for a person who has had another seat here.

    A chair knows who left it last; `had` are the seats that the person has had by the log. Raises OneAttempt in a challenge, where
    everybody plays the same deal, and from the beginning. Other seats that were offered to the person are offered no more: one person
    has one seat, and knows hands from then on.
    """
    require_game(table)
    if table.sealed is not None:
        raise OneAttempt
    if seat >= len(table.chairs) or table.chairs[seat].offered not in (ANYBODY, person.id):
        raise NotOffered
    if table.seat_of(person.id) is not None:
        raise AlreadySeated
    if _knows_hands(table, person.id, seat, had):
        raise KnowsHands
    after = _reseated(
        table,
        seat,
        person=person.id,
        name=person.name,
        computer=None,
        resigned=table.chairs[seat].person,
        offered=None,
        gone=False,
    )
    events = [f"{log_events.TAKE}{_host_event(table, after)}"]
    for chair in after.chairs:
        if chair.offered == person.id:
            after = _changed(after, chair.seat, offered=None)
            events.append(f"{log_events.KEEP} {chair.seat}")
    return _step(after, " ".join(events), seat)


def make_host(table: Table, person: Person, seat: Seat) -> Step:
    """Pass the role of the host on to the person at this seat. Raises OnlyHost, NotAtTable."""
    require_host(table, person)
    heir = table.chairs[seat].person if seat < len(table.chairs) else None
    if heir is None or heir == table.host:
        raise NotAtTable
    return _step(replace(table, host=heir), f"{log_events.HOST} {seat}", require_seat(table, person.id))


def replaced(table: Table, seat: Seat, *, is_kept: bool = False) -> tuple[Table, str]:
    """Return the table with a computer player moving for somebody who has vanished, and its log events.

    Anybody is free to take the seat, unless it is kept for that person.
    """
    after = _reseated(table, seat, computer=STAND_IN, offered=None if is_kept else ANYBODY)
    if table.chairs[seat].person == table.host:
        after = replace(after, host=_heir(after, seat))
    kept = " kept" if is_kept else ""
    return after, f"{log_events.REPLACE} {seat}{kept}{_host_event(table, after)}"


def host_away(table: Table, person: int, away: Collection[int]) -> Step:
    """Pass the role of the host on, for somebody who is away, to the next who moves and is not; where there is nobody they stay host."""
    seat = table.seat_of(person)
    present = {chair.mover for chair in table.chairs if chair.mover is not None} - {person, *away}
    if table.host != person or seat is None or not present:
        return Step(table, log_events.CLOCK)
    after = replace(table, host=_heir(table, seat, present))
    action = f"{log_events.CLOCK}{_host_event(table, after)}"
    return Step(after, action, None, (log_events.told(None, action),))


def movers(table: Table) -> tuple[Seat, ...]:
    """Return the seats at which a person moves."""
    return tuple(chair.seat for chair in table.chairs if chair.mover is not None)


def _knows_hands(table: Table, person: int, seat: Seat, had: Collection[Seat]) -> bool:
    """Return whether a person has had another seat than this one: one left, as its chair knows, or one of those by the log."""
    left = {other.seat for other in table.chairs if other.resigned == person}
    return bool({*left, *had} - {seat})


def _reseated(table: Table, seat: Seat, **changes: Any) -> Table:
    """Return the table with this chair changed, with a host who sits there, and with nothing left to vote on."""
    after = replace(_changed(table, seat, **changes), vote=None)
    is_there = after.seat_of(table.host) is not None
    return after if is_there else replace(after, host=_heir(after, seat))


def _changed(table: Table, seat: Seat, **changes: Any) -> Table:
    chairs = (replace(chair, **changes) if chair.seat == seat else chair for chair in table.chairs)
    return replace(table, chairs=tuple(chairs))


def _heir(table: Table, seat: Seat, among: Collection[int] | None = None) -> int:
    """Return the id of the host after the one at this seat: the next person who moves, else any person, else the present host.

    Of several, whoever sits at this seat now comes last: somebody new who has just taken it.

    Only a person `among` these comes into question, where they are named.
    """
    after = [*table.chairs[seat + 1 :], *table.chairs[: seat + 1]]
    heirs = [chair for chair in after if chair.person and (among is None or chair.person in among)]
    people: list[Chair] = sorted(heirs, key=lambda chair: chair.mover is None)
    return next((chair.person for chair in people if chair.person), table.host)


def _host_event(before: Table, after: Table) -> str:
    return "" if before.host == after.host else f" {log_events.HOST} {after.seat_of(after.host)}"


def _step(after: Table, action: str, seat: Seat) -> Step:
    return Step(after, action, seat, (log_events.told(seat, action),))
