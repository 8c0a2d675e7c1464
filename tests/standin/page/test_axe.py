"""Everybody can use the page: axe finds nothing in any state of it, in both languages, on both screens, light and dark.

`make clients` installs axe outside the checkout.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Locator, Page, expect

from standin.server import LocalDiscord
from tests.bot.discord.grove import asked, card_of, grove, pressed
from tests.standin.clients.installed import PACKAGES
from tests.standin.conftest import Gardener
from tests.standin.page import browser
from tests.standin.page.browser import DESKTOP, PHONE, Finger, Mouse, Screen, Tabs
from tests.standin.page.test_page import send
from tests.standin.people import Person

AXE = PACKAGES / "axe-core" / "axe.min.js"
pytestmark = [
    *browser.IN_A_BROWSER,
    pytest.mark.real("axe"),
    pytest.mark.skipif(
        not AXE.exists(),
        reason="whether everybody can use the page, for axe is not installed: make clients",
    ),
]

OPEN_MENU = ".pick-popup:popover-open"
FIND = "axe.run(document, {resultTypes: ['violations']})"
DARK = replace(DESKTOP, dark=True)
LANGUAGES = ("Bruno", "Celina")
"""Readers of English and of Polish, in this order."""


async def faults(page: Page) -> list[str]:
    """Return all that axe finds on the page as it stands, each with the place and why it is wrong."""
    if not await page.evaluate("'axe' in window"):
        await page.evaluate(AXE.read_text())
    found: dict[str, Any] = await page.evaluate(FIND)
    return [
        f"{rule['id']}: {node['html'][:160]} {node['failureSummary']}"
        for rule in found["violations"]
        for node in rule["nodes"]
    ]


async def is_sound(page: Page, *shown: Locator) -> None:
    """Assert, once this is shown and no answer is awaited, that axe finds nothing."""
    for each in shown:
        await expect(each).to_be_visible()
    await expect(page.locator(".dots")).to_have_count(0)
    assert await faults(page) == []


async def start_alone(host: Person, game: str) -> None:
    """Start a game that somebody plays alone."""
    await pressed(host, await asked(host, f"/play game:{game} seats:1"), "Start")
    await card_of(host, "🔒")


async def start_against_a_computer(host: Person, game: str) -> None:
    lobby = await asked(host, f"/play game:{game} seats:2")
    await pressed(host, await pressed(host, lobby, "Start"), "Add a computer")
    await pressed(host, await host.sees("Computer 1"), "Start")
    await card_of(host, "🔒")


STARTS = {
    "spirits-of-the-forest": start_against_a_computer,
    "moonlight": start_alone,
    "living-forest": start_against_a_computer,
    "spirit-island": start_alone,
}


@asynccontextmanager
async def game_of(game: str, folder: Path) -> AsyncIterator[LocalDiscord]:
    """Yield a stand-in with a channel in which Ada has begun a game, and waits."""
    async with grove(folder, "Ada") as (running, (ada,)):
        await STARTS[game](ada, game)
        yield running.local


@pytest.mark.parametrize("name", LANGUAGES)
async def test_an_empty_channel(local: LocalDiscord, gardener: Gardener, tabs: Tabs, name: str) -> None:
    page = await tabs.open(local, name)
    await is_sound(page, page.locator(".empty"))
    await page.locator("#composer-text").press("/")
    await is_sound(page, page.locator("#suggest-list"))
    await page.keyboard.press("Escape")
    await page.locator(".faults-button").click()
    await is_sound(page, page.get_by_role("dialog"))


async def test_a_drawer_on_a_phone_and_a_channel_without_the_bot(
    local: LocalDiscord, gardener: Gardener, tabs: Tabs
) -> None:
    page = await tabs.open(local, "Dorota", PHONE)
    await page.get_by_role("button", name="Kanały i osoby").tap()
    await is_sound(page, page.locator("#sidebar"))
    await page.get_by_role("button", name="Far hills").tap()
    await is_sound(page, page.locator(".empty").get_by_text("nie gra na tym kanale"))


@pytest.mark.parametrize("screen", [DARK, PHONE], ids=["dark", "phone"])
async def test_a_form_and_what_people_write(
    local: LocalDiscord, gardener: Gardener, tabs: Tabs, screen: Screen
) -> None:
    page = await tabs.open(local, "Ada", screen)
    await send(page, "# one\n### three, with **bold**, `code`, ||hidden|| and https://example.com\n> ## two")
    await send(page, "/grove panel")
    await page.get_by_role("button", name="Trees").press("Enter")
    await is_sound(page, page.locator(OPEN_MENU))
    await page.keyboard.press("Escape")
    await page.get_by_role("button", name="Form").press("Enter")
    await is_sound(page, page.get_by_role("dialog", name="Name the table"))


@pytest.mark.parametrize("name", LANGUAGES)
async def test_a_lobby_and_how_to_play(tmp_path: Path, tabs: Tabs, name: str) -> None:
    async with grove(tmp_path, "Ada") as (running, (ada,)):
        await asked(ada, "/play game:spirits-of-the-forest")
        page = await tabs.open(running.local, name)
        await page.get_by_role("button", name="Base game").press("Enter")
        await is_sound(page, page.locator(OPEN_MENU))
        await page.keyboard.press("Escape")
        await page.get_by_role("button", name="How to play").press("Enter")
        await is_sound(page, page.locator(".message.ephemeral .picture img"))


@pytest.mark.parametrize("game", STARTS)
async def test_a_game(tmp_path: Path, tabs: Tabs, game: str) -> None:
    """Axe looks at the card, what its first button opens, what is behind More, and a picture that fills the screen."""
    async with game_of(game, tmp_path) as local:
        for screen, hand in ((DARK, Mouse()), (PHONE, Finger())):
            page = await tabs.open(local, "Ada", screen)
            card, private = page.locator(".message:not(.ephemeral)").last, page.locator(".message.ephemeral")
            await is_sound(page, card.get_by_role("img"))
            for button in (
                card.locator("[data-custom-id]").first,
                card.get_by_role("button", name="More", exact=True),
            ):
                before = await private.count()
                await hand.press(button)
                await expect(private).to_have_count(before + 1)
                await is_sound(page, private.last)
            await hand.press(card.locator(".picture").first)
            await is_sound(page, page.locator(".sheet img"))


async def test_axe_would_find_a_picture_without_words(
    local: LocalDiscord, gardener: Gardener, tabs: Tabs
) -> None:
    page = await tabs.open(local, "Ada")
    await page.evaluate("document.querySelector('#log').append(new Image())")
    assert any("image-alt" in fault for fault in await faults(page))
