"""Careless people before real pages: whatever can be clicked is clicked, by three people; nothing complains anywhere."""

from __future__ import annotations

import logging
from pathlib import Path
from random import Random

import pytest
from playwright.async_api import Error, Page, expect

from tests.bot.discord.grove import grove
from tests.standin.page import browser
from tests.standin.page.browser import PHONE, Tabs

pytestmark = browser.IN_A_BROWSER

ROUNDS = 12
IN_FRONT = "dialog[open] :is(button, input, textarea), .pick-popup:popover-open [role=option]"
ANYTHING = """
    .message :is(button, a[href^="/"], [role=link]), .beginnings button, .channel, .server, .suggest-row, .menu, #jump, #shade,
    #composer button, #composer-text, .option input, .theme, .cover, .spoiler
"""
WORDS = (
    "/",
    "/play",
    "/forest take first:",
    "/rules gem",
    "/board private:",
    "hello <b>all</b>",
    "**bold** ||hidden||",
)
KEYS = ("Enter", "Enter", "Escape", "Tab", "Shift+Tab", "ArrowDown", "ArrowUp", "Backspace", "Home", "End")
AT_ONCE = 0.3
"""Share of the clicks that are not waited for."""
BRIEFLY = 600.0


class Careless:
    """One person who clicks and types without looking."""

    def __init__(self, page: Page, chance: Random) -> None:
        self.page = page
        self.chance = chance

    async def act(self) -> None:
        draw = self.chance.random()
        if draw < 0.15:
            await self.page.keyboard.press(self.chance.choice(KEYS))
        elif draw < 0.25:
            await self.page.locator("body").press("Escape")
            await self.page.keyboard.insert_text(self.chance.choice(WORDS))
        else:
            await self.click()

    async def click(self) -> None:
        """Click something that can be seen; what is gone or covered by then was clicked too late."""
        in_front = await self.page.locator(IN_FRONT).filter(visible=True).all()
        found = in_front or await self.page.locator(ANYTHING).filter(visible=True).all()
        recent = found[-40:]
        if not recent:
            return await self.page.keyboard.press("Escape")
        try:
            await self.chance.choice(recent).click(timeout=BRIEFLY, force=self.chance.random() < AT_ONCE)
        except Error:
            await self.page.keyboard.press("Escape")


def complaints(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]


async def test_careless_clicking_of_three_people_breaks_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, tabs: Tabs
) -> None:
    async with grove(tmp_path, "Ada") as (table, _):
        caplog.clear()  # the library's own words on connecting
        chance = Random(5)
        pages = [
            await tabs.open(table.local, "Ada"),
            await tabs.open(table.local, "Bruno", PHONE),
            await tabs.open(table.local, "Celina"),
        ]
        people = [Careless(page, chance) for page in pages]
        for _ in range(ROUNDS):
            for person in people:
                await person.act()
        for page in pages:
            await expect(page.locator(".presence.online")).to_be_visible()
        assert tabs.complaints == []
        assert complaints(caplog) == []
