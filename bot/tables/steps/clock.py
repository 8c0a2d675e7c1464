"""The time that seats take: since when each is waited for, how much it has left, and until when that lasts.

A seat has a bank of waking time. It earns the allowance of the table's pace when it begins to be waited for, and again with each move
after which it goes on being waited for; what is taken back is given back. In short, a seat has earned one allowance for each of its
moves, and one more while it is waited for. While it is, its deadline follows from `since`, `bank` and the person's calendar alone.
Once a deadline has passed it stays where it is. As much as a reminder leaves is given to a seat that has no time left when moves are taken
back, where a deadline that was ahead would have passed because days are counted in another way now, to a person who goes away after
their deadline: they have it when they are back; and to who is back from a stand-in.

A move that is made for a person whose time was over earns nothing, and the deadline stays: so the computer player goes on to the end of
the turn. If that begins another turn of the same seat, the person has the allowance of that one.

A bank is a person's: whoever takes a seat over begins with none, and with the allowance of a wait that goes on. While a computer player
stands in for a person their bank rests, and its moves earn nothing.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from datetime import datetime, timedelta

from bot.tables.model.calendar import Calendar
from bot.tables.model.log_events import is_taking
from bot.tables.model.paces import PACES, Pace
from bot.tables.model.preferences import Preferences
from bot.tables.model.step import Step
from bot.tables.model.table import Chair, Clock, Status, Table
from bot.tables.steps.reminder_time import reminder_time, time_left
from engine.text import Seat

_MILLISECOND = timedelta(milliseconds=1)


def wind(before: Table, step: Step, now: datetime) -> tuple[Chair, ...]:
    """Return the chairs after a step that is made now, with their clocks."""
    preferences = step.table.preferences
    return tuple(
        replace(
            chair, clock=_wind(before, step, chair, now, preferences.get(chair.person or 0, Preferences()))
        )
        for chair in step.table.chairs
    )


def waiting_time(before: Table, step: Step, now: datetime) -> int | None:
    """Return the milliseconds that people have waited for this move; None where it is no move, and where nobody has waited."""
    if not _is_move(step) or step.seat is None:
        return None
    since = before.chairs[step.seat].clock.since
    return None if since is None else max(0, (now - since) // _MILLISECOND)


def made_by(step: Step) -> int | None:
    """Return the id of the person whose move a step is, or who has left the seat that it takes over; None of any other step."""
    if step.seat is None or step.by_clock or step.by_computer:
        return None
    if is_taking(step.action):
        return step.table.chairs[step.seat].resigned
    return step.table.chairs[step.seat].mover if _is_move(step) else None


def is_over(clock: Clock, now: datetime) -> bool:
    """Return whether the time of a clock has run out."""
    return clock.deadline is not None and clock.deadline <= now


def _wind(before: Table, step: Step, chair: Chair, now: datetime, own: Preferences) -> Clock:
    pace = PACES[step.table.pace]
    old = _chair_of(before, chair)
    clock, is_changed = (old.clock, old.mover != chair.mover) if old else (Clock(), True)
    earned = _earned(before, step, chair)
    runs = chair.seat in {other.seat for other in step.table.awaiting}
    if not runs or clock.since is None or earned or is_changed:
        counted = clock if old and old.mover else replace(clock, since=None)
        left = None if pace is None else _bank(counted, earned, pace, own, now)
        is_given = runs and (is_changed or (not left and step.taken_back))
        if pace is not None and left is not None and is_given:
            left = max(left, time_left(pace))  # or the time would be over at once
        clock = Clock(since=now if runs else None, bank=left)
    if clock.since is None:
        return clock
    if chair.mover is None:
        return clock
    return _running(clock, clock.since, pace, own, now, step.table)


def _chair_of(before: Table, chair: Chair) -> Chair | None:
    """Return the chair before the step; None where somebody else had it, and before the game."""
    old = before.chairs[chair.seat] if before.match is not None else None
    return old if old is not None and old.person == chair.person else None


def _earned(before: Table, step: Step, chair: Chair) -> int:
    """Return the number of allowances the step brings; below zero where it takes some back."""
    seat = chair.seat
    moves = int(step.seat == seat and _is_move(step) and chair.mover is not None)
    if step.by_clock:
        moves *= _turn(before, seat) != _turn(step.table, seat)
    moves -= sum(told.seat == seat for told in step.taken_back)
    moves += step.extended == seat
    had = _chair_of(before, chair) is not None and seat in _to_move(before)
    return moves + (seat in _to_move(step.table)) - had


def _turn(table: Table, seat: Seat) -> str | None:
    """Return the name of the turn in which a seat is, where the game names turns."""
    return None if table.match is None else table.game.telling.turn(table.match.view(seat))


def _to_move(table: Table) -> Collection[Seat]:
    """Return the seats that are to move, whether or not the game is paused."""
    is_on = table.match is not None and table.status in (Status.PLAYING, Status.PAUSED)
    return tuple(table.match.awaiting) if table.match is not None and is_on else ()


def _is_move(step: Step) -> bool:
    return not step.action.startswith("@")


def _bank(clock: Clock, earned: int, pace: Pace, own: Preferences, now: datetime) -> timedelta:
    left = clock.bank or timedelta()
    if clock.since is not None:
        left -= own.calendar.awake(clock.since, now, in_days=pace.in_days)
    return min(pace.cap, max(timedelta(), max(timedelta(), left) + earned * pace.allowance))


def _running(
    clock: Clock, since: datetime, pace: Pace | None, own: Preferences, now: datetime, table: Table
) -> Clock:
    """Return a clock that runs since then, with what follows from its bank."""
    calendar = own.calendar
    if clock.waking is None or clock.waking > now:
        is_new = since == now or clock.waking is not None
        wakes = calendar.wakes(now)
        clock = replace(clock, waking=wakes if is_new and own.quiet and wakes > since else None)
    if pace is None or clock.bank is None or (is_over(clock, now) and not own.hours.is_away(now)):
        return clock
    bank = _bounded(clock.bank, since, pace, calendar, table)
    deadline = calendar.deadline(since, bank, in_days=pace.in_days)
    if clock.deadline is not None and deadline <= now:
        bank = calendar.awake(since, now, in_days=pace.in_days) + time_left(pace)
        given = calendar.deadline(since, bank, in_days=pace.in_days)
        # What was given once is not given again with each change of the table.
        deadline = given if own.hours.is_away(now) else min(given, clock.deadline)
        clock = replace(clock, bank=bank)
    if deadline == clock.deadline:
        return clock
    reminder = reminder_time(pace, since, bank, calendar, now, is_told=own.hears_of(table.id))
    return replace(clock, deadline=deadline, reminder=reminder)


def _bounded(bank: timedelta, since: datetime, pace: Pace, calendar: Calendar, table: Table) -> timedelta:
    """Return the part of a bank that may be used: no move takes more days by the calendar than the table allows.

    Where these are days off, as much is left as a reminder leaves.
    """
    if table.bound is None:
        return bank
    latest = calendar.without_nights().deadline(since, timedelta(days=table.bound))
    return min(bank, max(calendar.awake(since, latest, in_days=pace.in_days), time_left(pace)))
