"""Tables are looked at again a while after a request was lost."""

from __future__ import annotations

import asyncio

import pytest

from bot.discord.delivery.channel import recheck
from bot.discord.delivery.channel.recheck import Recheck


async def looks(*scheduled: int) -> list[int]:
    """Return the tables that are looked at, one after the other, after these were scheduled at once."""
    found: list[int] = []

    async def look(table_id: int) -> None:
        found.append(table_id)

    checks = Recheck(look)
    for table_id in scheduled:
        checks.schedule(table_id)
    await checks._tasks.drain()
    return found


async def test_a_table_is_looked_at_after_every_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recheck, "PAUSES", (0, 0))
    assert await looks(7) == [7, 7]
    assert sorted(await looks(7, 8)) == [7, 7, 8, 8]


async def test_pauses_count_from_the_last_request_that_was_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recheck, "PAUSES", (0, 0))
    assert await looks(7, 7, 7) == [7, 7]


async def test_nothing_is_looked_at_once_it_is_cancelled() -> None:
    found: list[int] = []

    async def look(table_id: int) -> None:
        found.append(table_id)

    checks = Recheck(look)
    checks.schedule(7)
    await asyncio.sleep(0)
    await checks.cancel()
    assert found == []
    assert len(checks._tasks) == 0
