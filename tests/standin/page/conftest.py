"""One Chromium for all tests of a process, on an event loop that lasts as long: a new one costs more than most tests."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest_asyncio
from playwright.async_api import async_playwright

from standin.server import LocalDiscord
from tests import idle
from tests.bot.conftest import patient as patient
from tests.standin.conftest import Gardener, running
from tests.standin.page.browser import CHROMIUM, LOOP, QUIET, Tabs, Windows
from tests.standin.screen import PATIENCE


@pytest_asyncio.fixture(scope="session", loop_scope=LOOP)
async def windows() -> AsyncIterator[Windows]:
    async with async_playwright() as driver:
        chromium = await driver.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield Windows(chromium)
        await chromium.close()


@pytest_asyncio.fixture(loop_scope=LOOP)
async def tabs(windows: Windows) -> AsyncIterator[Tabs]:
    with idle.unwatched():
        yield Tabs(windows)
    await windows.close_tabs()


@pytest_asyncio.fixture(loop_scope=LOOP)
async def local() -> AsyncIterator[LocalDiscord]:
    async with LocalDiscord(deadline=PATIENCE) as found:
        yield found


@pytest_asyncio.fixture(loop_scope=LOOP)
async def gardener(local: LocalDiscord) -> AsyncIterator[Gardener]:
    async with running(local.url) as bot:
        yield bot
