"""Lateness: who has let their time pass, and of whom nobody may decide alone.

Somebody is late after the deadline where there is a pace, else after a long time awake; and never while they are away.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import TypeAlias

from bot.tables.model.errors import NotAtTable, NotLate
from bot.tables.model.paces import PACES
from bot.tables.model.preferences import Preferences
from bot.tables.model.table import Chair, Person, Table
from bot.tables.steps import seats
from bot.tables.steps.clock import is_over
from bot.tables.steps.guards import plays_together, require_mover
from engine.text import Seat, Who

Known: TypeAlias = Mapping[int, Preferences]
"""The preferences of people, as far as they are known, by their ids."""

LATE = timedelta(hours=72)
"""Time awake for which a person must have been waited for before the others may vote, where there is no deadline."""


def is_late(table: Table, chair: Chair, now: datetime, own: Preferences) -> bool:
    """Return whether a person with these preferences is waited for and has let the time pass."""
    clock = chair.clock
    if chair.gone and chair.mover is not None and chair in table.awaiting:
        return True
    if chair.mover is None or chair not in table.awaiting or clock.since is None or own.hours.is_away(now):
        return False
    if PACES[table.pace] is not None:
        return is_over(clock, now)
    return own.calendar.awake(clock.since, now) >= LATE


def late(table: Table, now: datetime, known: Known) -> tuple[Chair, ...]:
    """Return the people who have let their time pass, by what is `known` of their preferences."""
    own = {chair.seat: known.get(chair.mover or 0, Preferences()) for chair in table.chairs}
    return tuple(chair for chair in table.chairs if is_late(table, chair, now, own[chair.seat]))


def is_between_two(table: Table) -> bool:
    """Return whether no more than two people move, so that one of them would decide alone on the other."""
    return len(seats.movers(table)) <= 2


def is_duel(table: Table) -> bool:
    """Return whether two people play against each other and nobody else does, so that one of them can win what the other gives up."""
    return len(table.chairs) == len(seats.movers(table)) == 2 and not plays_together(table)


def require_late(table: Table, person: Person, seat: Seat, now: datetime, known: Known) -> Seat:
    """Return the seat of somebody who asks about another who is late. Raises NotLate, NotAtTable, StoodIn."""
    asking = require_mover(table, person.id)
    if seat >= len(table.chairs) or table.chairs[seat].mover is None or seat == asking:
        raise NotAtTable
    chair = table.chairs[seat]
    if not is_late(table, chair, now, known.get(chair.mover or 0, Preferences())):
        raise NotLate(who=Who(seat), hours=LATE // timedelta(hours=1))
    return asking
