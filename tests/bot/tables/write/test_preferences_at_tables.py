"""Preferences of people kept beside the tables at which they play: whoever comes back to one, or is forgotten, brings nothing old along."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from datetime import UTC, datetime, time, timedelta
from pathlib import Path

import pytest
import pytest_asyncio

from bot.tables import Table
from bot.tables.model.table import ANYBODY
from engine.text import Seat
from tests.bot.tables.house import ADA, BRUNO, CELINA, Calendar, House, file_at, house

NOON = datetime(2026, 11, 23, 12, tzinfo=UTC)
HOURS: Mapping[str, object] = {"zone": "Asia/Tokyo", "wakes": time(8), "sleeps": time(16)}
"""Waking hours after which somebody sleeps at noon in UTC."""


@pytest.fixture
def calendar() -> Calendar:
    return Calendar(NOON)


@pytest_asyncio.fixture
async def home(tmp_path: Path, calendar: Calendar) -> AsyncIterator[House]:
    async with house(file_at(tmp_path), now=calendar, alone=True) as found:
        yield found


async def daily(home: House) -> Table:
    """Begin a game of three with a day for each move."""
    table = await home.lobby(ADA, BRUNO, CELINA, game="magpies")
    await home.tables.configure(table.id, ADA, home.next, pace="daily")
    return (await home.tables.start(table.id, ADA, home.next)).table


async def test_who_comes_back_is_waited_for_by_the_hours_they_have_set_meanwhile(home: House) -> None:
    table = await daily(home)
    await home.tables.seats.stand_in(table.id, CELINA, "random", home.next)
    await home.tables.scheduler.set(CELINA.id, **HOURS)
    after = (await home.tables.seats.come_back(table.id, CELINA, home.next)).table
    assert after.preferences[CELINA.id].hours.zone == "Asia/Tokyo"
    assert await _sleeps(home, after)


async def test_time_until_a_stand_in_came_is_counted_by_the_hours_of_then(
    home: House, calendar: Calendar
) -> None:
    await home.tables.scheduler.set(ADA.id, **HOURS)
    table = await daily(home)
    calendar.now += timedelta(hours=5)
    after = (await home.tables.seats.stand_in(table.id, ADA, "deep", home.next)).table
    assert after.chairs[0].clock.bank == table.chairs[0].clock.bank


async def test_who_was_forgotten_and_sits_down_again_has_no_hours(home: House) -> None:
    await home.tables.scheduler.set(CELINA.id, **HOURS)
    table = await daily(home)
    assert await _sleeps(home, table)
    await home.tables.privacy.forget(CELINA)
    await home.tables.seats.offer(table.id, BRUNO, ANYBODY, home.next)
    after = (await home.tables.seats.take(table.id, CELINA, Seat(1), home.next)).table
    assert after.preferences[CELINA.id].hours.zone == "UTC"


async def test_who_was_forgotten_is_answered_at_once_in_the_language_of_their_discord(home: House) -> None:
    await home.tables.scheduler.set(CELINA.id, speaks="pl")
    await home.tables.privacy.forget(CELINA)
    assert await home.tables.preferences.spoken_by(CELINA.id) is None


async def _sleeps(home: House, table: Table) -> bool:
    own, now = table.preferences[CELINA.id], home.tables.now()
    return own.calendar.wakes(now) > now
