"""The time that a move took, as it is told."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

from bot.tables.model.step import Step
from bot.tables.model.table import Clock
from bot.tables.steps.clock import waiting_time
from engine.text import Seat
from tests.bot.tables.house import ADA, BRUNO, House

EVENING = datetime(2026, 4, 1, 22, tzinfo=UTC)


async def test_others_wait_while_somebody_sleeps(home: House) -> None:
    table = await home.playing(ADA, BRUNO)
    asleep = Clock(since=EVENING, waking=EVENING + timedelta(hours=9))
    table = replace(table, chairs=(replace(table.chairs[0], clock=asleep), *table.chairs[1:]))
    later = EVENING + timedelta(hours=10)
    assert waiting_time(table, Step(table, "pick pebble", Seat(0)), later) == 10 * 3600 * 1000
    assert waiting_time(table, Step(table, "pick pebble", Seat(0)), EVENING - timedelta(seconds=1)) == 0
    assert waiting_time(table, Step(table, "@pause", Seat(0)), later) is None
    assert waiting_time(table, Step(table, "pick pebble", Seat(1)), later) is None
