from __future__ import annotations

import asyncio
from collections.abc import Iterator

import discord
import pytest

from bot.local.server import LocalDiscord
from tests.bot import openapi
from tests.bot.clock import Clock
from tests.bot.conformance import Conformance


@pytest.fixture(autouse=True)
def conformance() -> Iterator[Conformance]:
    """Whatever a test is about: all requests, answers and frames of its stand-ins fit Discord's description."""
    watching = LocalDiscord.observer = Conformance(openapi.load())
    yield watching
    LocalDiscord.observer = None
    assert "\n".join(watching.problems()) == ""


@pytest.fixture(autouse=True)
def untouched_discord(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each test may point discord.py elsewhere; afterwards it is as before."""
    gateway = discord.gateway.DiscordWebSocket
    monkeypatch.setattr(discord.http.Route, "BASE", discord.http.Route.BASE)
    monkeypatch.setattr(gateway, "DEFAULT_GATEWAY", gateway.DEFAULT_GATEWAY)
    monkeypatch.setattr(discord.asset.Asset, "BASE", discord.asset.Asset.BASE)


@pytest.fixture
async def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The clock of this test's event loop."""
    loop = asyncio.get_running_loop()
    fast = Clock(loop.time)
    monkeypatch.setattr(loop, "time", fast)
    return fast
