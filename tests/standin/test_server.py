"""The stand-in ends at once, whoever still looks at it."""

from __future__ import annotations

import asyncio

import pytest

from standin import server
from standin.server import LocalDiscord
from tests.standin.conftest import running
from tests.standin.people import at
from tests.standin.screen import PATIENCE


async def test_open_pages_and_a_bot_hold_up_no_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "SHUTDOWN_SECONDS", 10 * PATIENCE)
    async with LocalDiscord() as local, running(local.url), at(local.url, "Ada") as ada:
        await ada.bot_ready()
        async with asyncio.timeout(PATIENCE):
            await local.stop()


async def test_it_sweeps_by_itself_again_and_again_until_it_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "SWEEP_SECONDS", 0)
    swept: asyncio.Queue[None] = asyncio.Queue()
    monkeypatch.setattr(LocalDiscord, "sweep", lambda _: swept.put_nowait(None))
    async with LocalDiscord():
        async with asyncio.timeout(PATIENCE):
            for _ in range(2):
                await swept.get()
    while not swept.empty():
        swept.get_nowait()
    for _ in range(3):
        await asyncio.sleep(0)
    assert swept.empty()
