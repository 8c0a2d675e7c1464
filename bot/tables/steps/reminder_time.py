"""The time at which somebody who is waited for is reminded, and the time they have left then."""

from __future__ import annotations

from datetime import datetime, timedelta

from bot.tables.model.calendar import Calendar
from bot.tables.model.paces import Pace

LEAST = timedelta(hours=1)
"""Time awake that must be left in the morning for a reminder to wait until then."""


def time_left(pace: Pace) -> timedelta:
    """Return the waking time that is left to a person who is reminded."""
    return pace.allowance / 4


def reminder_time(
    pace: Pace,
    since: datetime,
    bank: timedelta,
    calendar: Calendar,
    now: datetime,
    *,
    is_told: bool = False,
) -> datetime | None:
    """Return the time (UTC) at which to remind a person who has this bank and is waited for since then; None where none is left to send.

    Where a deadline that moves is near already, the person hears so when they can. Whoever `is_told` of the turn as it comes hears of it
    again on another day, as they wake, where `LEAST` is left then.
    """
    deadline = calendar.deadline(since, bank, in_days=pace.in_days)
    at = calendar.deadline(since, max(timedelta(), bank - time_left(pace)), in_days=pace.in_days)
    early = max(at, calendar.wakes(now))
    if is_told and calendar.hours.sleeps_at_night and early < calendar.hours.next_day(calendar.wakes(since)):
        morning = calendar.hours.next_day(early)
        if calendar.awake(morning, deadline) >= LEAST:
            early = morning
    return early if since < early < deadline else None
