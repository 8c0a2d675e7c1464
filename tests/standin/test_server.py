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
