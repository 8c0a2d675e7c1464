"""The time at which somebody who is waited for is reminded, and the time they have left then."""

from __future__ import annotations

from datetime import datetime, timedelta

from bot.tables.model.calendar import Calendar
from bot.tables.model.paces import Pace


def time_left(pace: Pace) -> timedelta:
    """Return the waking time that is left to a person who is reminded."""
    return pace.allowance / 4


def reminder_time(
    pace: Pace, since: datetime, bank: timedelta, calendar: Calendar, now: datetime
) -> datetime | None:
    """Return the time (UTC) at which to remind a person who has this bank and is waited for since then; None where none is left to send.

    Where a deadline that moves is near already, the person hears so when they can.
    """
    at = calendar.deadline(since, max(timedelta(), bank - time_left(pace)), in_days=pace.in_days)
    early = max(at, calendar.wakes(now))
    return early if since < early < calendar.deadline(since, bank, in_days=pace.in_days) else None
