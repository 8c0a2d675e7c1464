"""Times at which somebody who is waited for is reminded."""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta

import pytest

from bot.tables.model.calendar import Calendar, Hours
from bot.tables.model.paces import PACES, Pace, PaceName
from bot.tables.steps.reminder_time import reminder_time, time_left

NOON = datetime(2026, 4, 1, 12, tzinfo=UTC)
ALWAYS_AWAKE = Calendar()
ASLEEP_AT_NIGHT = Calendar().then(Hours(wakes=time(7), sleeps=time(22)), NOON - timedelta(days=9))
HOUR = timedelta(hours=1)


def pace(name: PaceName) -> Pace:
    found = PACES[name]
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("name", "left"), [("relaxed", 18 * HOUR), ("daily", 6 * HOUR), ("quick", HOUR / 2)], ids=str
)
def test_a_quarter_of_the_allowance_is_left(name: PaceName, left: timedelta) -> None:
    assert time_left(pace(name)) == left
    bank = pace(name).allowance
    assert reminder_time(pace(name), NOON, bank, ALWAYS_AWAKE, NOON) == NOON + bank - left


def test_only_waking_time_counts() -> None:
    # Of a day of fifteen hours a quarter is 3:45. The deadlines are at 18:15, and at 10:45 tomorrow.
    assert reminder_time(pace("daily"), NOON, 10 * HOUR, ASLEEP_AT_NIGHT, NOON) == NOON + 2.5 * HOUR
    assert reminder_time(pace("daily"), NOON, 22 * HOUR, ASLEEP_AT_NIGHT, NOON) == NOON + 10 * HOUR


@pytest.mark.parametrize(
    ("bank", "at"),
    [(22 * HOUR, NOON + 19 * HOUR), (18 * HOUR, NOON + 19 * HOUR), (15 * HOUR, NOON + 5.625 * HOUR)],
)
def test_who_was_told_of_the_turn_is_reminded_on_another_day_where_an_hour_is_left(
    bank: timedelta, at: datetime
) -> None:
    own = ASLEEP_AT_NIGHT
    assert reminder_time(pace("daily"), NOON, bank, own, NOON, is_told=True) == at
    assert reminder_time(pace("daily"), NOON, bank, own, NOON, is_told=False) != NOON + 19 * HOUR


def test_who_never_sleeps_has_no_morning_to_be_reminded_in() -> None:
    morning = NOON - 12 * HOUR
    found = reminder_time(pace("daily"), morning, 24 * HOUR, ALWAYS_AWAKE, morning, is_told=True)
    assert found == morning + 18 * HOUR


def test_who_begins_with_less_is_not_reminded() -> None:
    assert reminder_time(pace("daily"), NOON, 6 * HOUR, ALWAYS_AWAKE, NOON) is None
    assert reminder_time(pace("daily"), NOON, 5 * HOUR, ALWAYS_AWAKE, NOON) is None


def test_a_deadline_that_has_come_near_is_told_at_once_or_on_waking() -> None:
    later = NOON + 7 * HOUR
    assert reminder_time(pace("daily"), NOON, 8 * HOUR, ALWAYS_AWAKE, later) == later
    night = NOON + 11 * HOUR
    morning = NOON + 19 * HOUR
    assert reminder_time(pace("daily"), NOON, 18 * HOUR, ASLEEP_AT_NIGHT, night) == morning
    assert reminder_time(pace("daily"), NOON, 8 * HOUR, ALWAYS_AWAKE, NOON + 9 * HOUR) is None


def test_a_reminder_comes_at_least_a_quarter_of_an_hour_before() -> None:
    paces = [pace for pace in PACES.values() if pace is not None]
    assert all(time_left(pace) >= timedelta(minutes=15) for pace in paces)
    assert all(pace.allowance <= pace.cap for pace in paces)
