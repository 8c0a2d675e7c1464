"""The conditions of steps: each function raises the refusal of a step that cannot be made, or returns the value that the step needs."""

from __future__ import annotations

from typing import Any

from bot.tables.model.errors import HasNotStarted, HasStarted, IsOver, IsPaused, NotSeated, OnlyHost, StoodIn
from bot.tables.model.table import Person, Status, Table
from engine.match import Match
from engine.text import Seat, Who


def require_live(table: Table) -> None:
    """Raise IsOver unless the table is live."""
    if not table.live:
        raise IsOver


def require_lobby(table: Table) -> None:
    """Raise HasStarted or IsOver unless the table is in the lobby."""
    require_live(table)
    if table.status is not Status.LOBBY:
        raise HasStarted


def require_game(table: Table) -> Match[Any]:
    """Return the match of a game that has been started and is not over; it may be paused. Raises HasNotStarted, IsOver."""
    require_live(table)
    if table.match is None:
        raise HasNotStarted
    return table.match


def require_running(table: Table) -> Match[Any]:
    """Return the match of a game in which moves can be made now. Raises IsPaused, HasNotStarted, IsOver."""
    match = require_game(table)
    if table.status is Status.PAUSED:
        raise IsPaused
    return match


def require_chair(table: Table, person_id: int) -> Seat:
    """Return the seat of a person, in the lobby too. Raises NotSeated."""
    seat = table.seat_of(person_id)
    if seat is None:
        raise NotSeated
    return seat


def require_seat(table: Table, person_id: int) -> Seat:
    """Return the seat of a person in a game that has been started. Raises NotSeated, HasNotStarted, IsOver."""
    require_game(table)
    return require_chair(table, person_id)


def require_mover(table: Table, person_id: int) -> Seat:
    """Return the seat at which a person moves. Raises StoodIn where a computer player does at present, NotSeated, HasNotStarted, IsOver."""
    seat = require_seat(table, person_id)
    if table.chairs[seat].computer:
        raise StoodIn
    return seat


def require_host(table: Table, person: Person) -> None:
    """Check that the person is the host of a game that has been started. Raises OnlyHost, HasNotStarted, IsOver."""
    require_game(table)
    _require_host(table, person)


def require_lobby_host(table: Table, person: Person) -> None:
    """Check that the person is the host of a lobby. Raises OnlyHost, HasStarted, IsOver."""
    require_lobby(table)
    _require_host(table, person)


def _require_host(table: Table, person: Person) -> None:
    if person.id != table.host:
        raise OnlyHost(host=next(Who(chair.seat) for chair in table.chairs if chair.person == table.host))


def plays_together(table: Table) -> bool:
    """Return whether all who play here are on one side, and there is more than one of them."""
    return table.seats > 1 and len(table.game.sides(table.options, table.seats)) == 1
