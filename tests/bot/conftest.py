from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator

import pytest
from playwright.async_api import Browser, async_playwright

from bot.local.server import LocalDiscord
from tests.bot import openapi
from tests.bot.browsing import CHROMIUM, QUIET, Tabs
from tests.bot.clock import Clock
from tests.bot.conformance import Conformance


@pytest.fixture(autouse=True)
def conformance() -> Iterator[Conformance]:
    """Whatever a test is about: all requests, answers and frames of its stand-ins fit Discord's description."""
    watching = LocalDiscord.watcher = Conformance(openapi.load())
    yield watching
    LocalDiscord.watcher = None
    assert "\n".join(watching.problems()) == ""


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    async with async_playwright() as driver:
        chromium = await driver.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield chromium
        await chromium.close()


@pytest.fixture
async def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The clock of this test's event loop."""
    loop = asyncio.get_running_loop()
    fast = Clock(loop.time)
    monkeypatch.setattr(loop, "time", fast)
    return fast


@pytest.fixture
def tabs(browser: Browser) -> Tabs:
    return Tabs(browser)
