"""A pace of days: a waking day is a person's own, however long it is, and a bound by the calendar ends a move that takes too long."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import UTC, datetime, time, timedelta
from pathlib import Path

import pytest
import pytest_asyncio

from bot.tables import Table
from bot.tables.model import log_events
from bot.tables.model.calendar import Calendar as Waking
from bot.tables.model.calendar import Hours
from bot.tables.model.step import Step
from bot.tables.steps.clock import wind
from tests.bot.tables.house import ADA, BRUNO, Calendar, House, file_at, house

DAY = timedelta(days=1)
MONDAY = datetime(2026, 6, 1, tzinfo=UTC)
MOST_OFF = frozenset(range(2, 7))


@pytest.fixture
def calendar() -> Calendar:
    return Calendar(MONDAY)


@pytest_asyncio.fixture
async def home(tmp_path: Path, calendar: Calendar) -> AsyncIterator[House]:
    async with house(file_at(tmp_path), now=calendar) as found:
        yield found


async def relaxed(home: House, bound: int = 0) -> Table:
    table = await home.lobby(ADA, BRUNO)
    await home.tables.configure(table.id, ADA, home.next, pace="relaxed", bound=bound)
    return (await home.tables.start(table.id, ADA, home.next)).table


@pytest.mark.parametrize(
    ("hours", "ends"),
    [
        (Hours(), MONDAY + 3 * DAY),
        (Hours(wakes=time(8), sleeps=time(22)), MONDAY + 2 * DAY + timedelta(hours=22)),
        (
            Hours(wakes=time(8), sleeps=time(16), days_off=MOST_OFF),
            MONDAY + 7 * DAY + timedelta(hours=16),
        ),
    ],
    ids=["always", "long", "shortest"],
)
async def test_three_waking_days_are_three_of_ones_own(home: House, hours: Hours, ends: datetime) -> None:
    await home.tables.preferences.set(ADA.id, **hours.model_dump())
    table = await relaxed(home)
    assert table.chairs[0].clock.deadline == ends


def test_half_a_waking_day_is_worth_half_a_day() -> None:
    own = Waking().then(Hours(wakes=time(8), sleeps=time(20)), MONDAY)
    noon = MONDAY + timedelta(hours=14)
    assert own.awake(MONDAY, noon, in_days=True) == DAY / 2
    assert own.awake(MONDAY, noon) == timedelta(hours=6)
    assert own.deadline(MONDAY, DAY / 2, in_days=True) == noon


@pytest.mark.parametrize(("away", "ends"), [(0, 3), (10, 13)])
async def test_a_bound_by_the_calendar_counts_nights_and_days_off_but_no_absence(
    home: House, away: int, ends: int
) -> None:
    await home.tables.preferences.set(ADA.id, wakes=time(8), sleeps=time(16), days_off=frozenset({1}))
    if away:
        await home.tables.preferences.set(ADA.id, away_until=MONDAY + away * DAY)
    deadline = (await relaxed(home, bound=3)).chairs[0].clock.deadline
    assert deadline is not None
    assert MONDAY + (ends - 1) * DAY < deadline <= MONDAY + ends * DAY


async def test_a_deadline_that_was_ahead_does_not_pass_because_days_are_counted_in_another_way(
    home: House, calendar: Calendar
) -> None:
    table = await relaxed(home)
    ada, bruno = table.chairs
    ahead = replace(ada.clock, bank=timedelta(hours=1), deadline=MONDAY + 2 * DAY)
    older = replace(table, chairs=(replace(ada, clock=ahead), bruno))
    calendar.now = MONDAY + timedelta(hours=5)
    given = calendar.now + 3 * DAY / 4
    for _ in range(2):
        chairs = wind(older, Step(older, log_events.CLOCK), calendar.now)
        assert chairs[0].clock.deadline == given, "as much as a reminder leaves, once"
        older = replace(older, chairs=chairs)
        calendar.now += timedelta(hours=5)
