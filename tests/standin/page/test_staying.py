"""The page stays where somebody works: the focus, the channel, and what a picture shows large."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.async_api import Page, expect

from standin.server import LocalDiscord
from tests.bot.discord.grove import asked, grove, playing
from tests.standin.conftest import Gardener
from tests.standin.page import browser
from tests.standin.page.browser import PHONE, Screen, Tabs

pytestmark = browser.IN_A_BROWSER

PINCH = """sheet => {
    const send = (type, id, x) => sheet.dispatchEvent(new PointerEvent(type, {pointerId: id, clientX: x, clientY: 300, bubbles: true}));
    send("pointerdown", 1, 180); send("pointerdown", 2, 220); send("pointermove", 1, 120); send("pointermove", 2, 280);
    send("pointerup", 1, 120); send("pointerup", 2, 280);
}"""
"""Script of two fingers that move apart, each in its own time."""
FAR = 4
"""Maximum number of steps with the Tab key from one control to the next one that matters."""


async def focused(page: Page) -> str:
    return str(await page.evaluate("document.activeElement.innerText"))


async def tab_to(page: Page, words: str) -> None:
    """Go on by keyboard to a control near by."""
    for _ in range(FAR):
        if words in await focused(page):
            return
        await page.keyboard.press("Tab")
    assert words in await focused(page)


async def test_a_turn_by_keyboard_goes_on_where_it_is_and_a_link_leads_to_the_newest_card(
    tmp_path: Path, tabs: Tabs
) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (table, (ada, bruno)):
        await playing(ada, bruno)
        page = await tabs.open(table.local, "Ada")
        await page.get_by_role("button", name="Take tiles", exact=True).focus()
        await page.keyboard.press("Enter")
        answer = page.locator(".message.ephemeral").last
        await expect(answer.locator("[data-custom-id]").first).to_be_focused()
        await tab_to(page, "A12")
        await page.keyboard.press("Enter")
        await expect(answer).to_contain_text("Ada takes A12")
        await expect(answer.locator("[data-custom-id]").first).to_be_focused()
        await tab_to(page, "Keep my gems")
        await page.keyboard.press("Enter")
        await expect(answer).to_contain_text("keeps all gems")
        assert "keeps all gems" in await focused(page), (
            "the focus is on the answer itself, where nothing more is to be pressed"
        )
        newest = page.locator(".message:not(.ephemeral)").last
        await expect(newest).to_contain_text("Bruno’s turn")
        link = page.get_by_role("link", name="next", exact=True).last
        await expect(link).to_have_attribute("href", re.compile(f"{await newest.get_attribute('data-id')}$"))
        await link.click()
        await expect(newest).to_be_focused()
        assert tabs.complaints == []


async def test_reload_and_back_stay_in_the_channel(
    local: LocalDiscord, gardener: Gardener, tabs: Tabs
) -> None:
    page = await tabs.open(local, "Ada")
    title = page.locator(".empty h2")
    await page.get_by_role("button", name="meadow").click()
    await expect(title).to_have_text("Welcome to #meadow")
    await page.reload()
    await expect(title).to_have_text("Welcome to #meadow")
    await page.get_by_role("button", name="riverbank").click()
    await expect(title).to_have_text("Welcome to #riverbank")
    await page.go_back()
    await expect(title).to_have_text("Welcome to #meadow")
    await page.go_back()
    await expect(title).to_have_text("Welcome to #grove")


async def test_a_channel_without_the_bot_says_what_to_do(
    local: LocalDiscord, gardener: Gardener, tabs: Tabs
) -> None:
    page = await tabs.open(local, "Dorota")
    await page.get_by_role("button", name="Far hills").click()
    said, box = page.locator(".empty"), page.locator("#composer-text")
    await expect(said).to_contain_text("nie gra na tym kanale")
    await expect(box).to_have_attribute("placeholder", "Napisz na #summit")
    await box.press("/")
    await expect(page.get_by_role("status").filter(has_text="nie gra na tym kanale")).to_be_visible()
    await said.get_by_role("button", name="Przejdź na #grove").click()
    await expect(page.locator(".empty h2")).to_have_text("Witaj na #grove")
    await expect(box).to_have_attribute("placeholder", re.compile("wpisz /"))


async def test_going_back_closes_a_picture_and_stays_where_it_was_open(tmp_path: Path, tabs: Tabs) -> None:
    """However it was closed, the next step back leads to the channel before."""
    async with grove(tmp_path, "Ada", "Bruno") as (table, (ada, bruno)):
        await playing(ada, bruno)
        page = await tabs.open(table.local, "Ada", PHONE)
        before = page.url
        await page.get_by_role("button", name="Channels").tap()
        await page.locator(".channel", has_text="meadow").tap()
        await page.get_by_role("button", name="Channels").tap()
        await page.locator(".channel", has_text="grove").first.tap()
        inline, sheet = page.locator(".picture img").last, page.locator(".sheet img")
        for close in (page.go_back, lambda: page.keyboard.press("Escape")):
            await inline.tap()
            await expect(sheet).to_be_visible()
            await close()
            await expect(sheet).to_have_count(0)
            await expect(inline).to_be_visible()
            assert page.url == before
        await page.go_back()
        await expect(page.locator(".picture")).to_have_count(0)
        assert page.url != before
        assert tabs.complaints == []


async def test_on_a_phone_a_picture_opens_larger_than_it_lies_and_two_fingers_enlarge_it(
    tmp_path: Path, tabs: Tabs
) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (table, (ada, bruno)):
        await playing(ada, bruno)
        page = await tabs.open(table.local, "Ada", PHONE)
        inline = page.locator(".picture img").last
        lying = await inline.bounding_box()
        await inline.tap()
        large = page.locator(".sheet img")
        await expect(page.locator(".zoomed")).to_be_visible()
        opened = await large.bounding_box()
        assert lying is not None
        assert opened is not None
        assert opened["width"] > 1.8 * lying["width"]
        await page.locator(".sheet").evaluate(PINCH)
        pinched = await large.bounding_box()
        assert pinched is not None
        assert pinched["width"] > 1.2 * opened["width"]
        await large.tap()
        await expect(page.locator(".zoomed")).to_have_count(0)
        assert tabs.complaints == []


async def test_on_a_phone_a_picture_is_as_wide_as_its_card_and_lies_in_its_middle(
    tmp_path: Path, tabs: Tabs
) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (table, (ada, bruno)):
        await playing(ada, bruno)
        page = await tabs.open(table.local, "Ada", PHONE)
        card = await page.locator(".container", has=page.locator(".picture")).last.bounding_box()
        picture = await page.locator(".picture img").last.bounding_box()
        assert card is not None
        assert picture is not None
        left, right = picture["x"] - card["x"], card["x"] + card["width"] - picture["x"] - picture["width"]
        assert abs(left - right) <= 4, "the edge of a card is 3 pixels wider on its left"
        assert card["width"] - picture["width"] <= 14
        assert tabs.complaints == []


async def test_a_picture_that_is_higher_than_the_window_opens_large_enough_to_be_read(
    tmp_path: Path, tabs: Tabs
) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (table, (ada, bruno)):
        await playing(ada, bruno)
        page = await tabs.open(table.local, "Ada", Screen(1280, 480))
        inline = page.locator(".picture img").last
        lying = await inline.bounding_box()
        await inline.click()
        await expect(page.locator(".zoomed")).to_be_visible()
        opened = await page.locator(".sheet img").bounding_box()
        assert lying is not None
        assert opened is not None
        assert opened["width"] > 1.3 * lying["width"]
        assert opened["y"] >= 0, "it begins at its top"
        assert tabs.complaints == []


async def test_a_long_answer_with_a_heading_is_read_from_its_top(tmp_path: Path, tabs: Tabs) -> None:
    """When it comes, and when a press on its last button has changed it."""
    async with grove(tmp_path, "Ada") as (table, (ada,)):
        page = await tabs.open(table.local, "Ada", PHONE)
        await asked(ada, "/learn game:spirit-island")
        answer = page.locator(".message.ephemeral").last
        heading = answer.get_by_role("heading")
        for number in (1, 2):
            await expect(heading).to_contain_text(f"move {number} of 13")
            await expect(heading).to_be_in_viewport()
            await answer.get_by_role("button", name="Do that", exact=True).click()
        await expect(heading).to_contain_text("move 3 of 13")
        await expect(heading).to_be_in_viewport()


async def test_how_to_play_is_read_from_its_top(tmp_path: Path, tabs: Tabs) -> None:
    """Its picture is higher than a phone, and its last button is far below."""
    async with grove(tmp_path, "Ada") as (table, (ada,)):
        page = await tabs.open(table.local, "Ada", PHONE)
        await asked(ada, "/rules game:spirit-island")
        answer = page.locator(".message.ephemeral").last
        await answer.locator(".picture img").evaluate("image => image.decode()")
        await expect(answer.get_by_role("heading")).to_be_in_viewport()
        await expect(answer.get_by_role("button", name="Learn by playing")).not_to_be_in_viewport()
