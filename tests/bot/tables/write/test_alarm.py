"""The alarm of the scheduler: what wakes it, and how long it sleeps where nothing does."""

from __future__ import annotations

import asyncio
from datetime import datetime, timedelta

import pytest

from bot.tables.write.alarm import LONGEST, Alarm
from tests.bot.tables.house import Calendar
from tests.clock import Clock

MINUTE = timedelta(minutes=1)
FEW = 20
"""Rounds of the event loop after which whoever was woken is awake."""


@pytest.fixture
def calendar() -> Calendar:
    return Calendar()


async def is_awake(task: asyncio.Task[None]) -> bool:
    """Let the loop go round, and say whether the sleeper has woken."""
    for _ in range(FEW):
        await asyncio.sleep(0)
    return task.done()


@pytest.mark.parametrize(
    ("until", "minutes"),
    [(MINUTE, 1), (LONGEST, 10), (9 * LONGEST, 10), (None, 10), (timedelta(0), 0), (-MINUTE, 0)],
)
async def test_it_sleeps_until_something_is_due_but_never_longer_than_the_longest(
    monkeypatch: pytest.MonkeyPatch, calendar: Calendar, until: timedelta | None, minutes: int
) -> None:
    loop = asyncio.get_running_loop()
    fast = Clock(loop.time)
    monkeypatch.setattr(loop, "time", fast)
    alarm = Alarm(calendar)
    task = asyncio.create_task(alarm.sleep(None if until is None else calendar.now + until))
    assert await is_awake(task) == (minutes == 0)
    if minutes:
        fast.forward(60 * minutes - 30)
        assert not await is_awake(task)
        fast.forward(60)
        assert await is_awake(task)


@pytest.mark.parametrize(("earlier", "wakes"), [(MINUTE, True), (timedelta(0), False), (-MINUTE, False)])
async def test_what_is_due_before_it_would_wake_wakes_it(
    calendar: Calendar, earlier: timedelta, wakes: bool
) -> None:
    alarm, until = Alarm(calendar), calendar.now + 5 * MINUTE
    task = asyncio.create_task(alarm.sleep(until))
    assert not await is_awake(task)
    alarm.ring_before(until - earlier)
    assert await is_awake(task) == wakes
    task.cancel()


@pytest.mark.parametrize(("ago", "wakes"), [(MINUTE, True), (timedelta(0), True), (-MINUTE, False)])
async def test_what_is_overdue_wakes_it(calendar: Calendar, ago: timedelta, wakes: bool) -> None:
    alarm = Alarm(calendar)
    task = asyncio.create_task(alarm.sleep(calendar.now + 5 * MINUTE))
    assert not await is_awake(task)
    alarm.ring_past(calendar.now - ago)
    assert await is_awake(task) == wakes
    task.cancel()


async def test_what_rings_between_two_sleeps_is_not_missed(calendar: Calendar) -> None:
    alarm = Alarm(calendar)
    alarm.reset()
    alarm.ring_before(datetime.max.replace(tzinfo=calendar.now.tzinfo) - MINUTE)
    assert await is_awake(asyncio.create_task(alarm.sleep(None)))
    alarm.reset()
    task = asyncio.create_task(alarm.sleep(None))
    assert not await is_awake(task)
    alarm.ring()
    assert await is_awake(task)
