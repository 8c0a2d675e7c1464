"""Somebody who has read nothing plays a whole game in two tabs against a computer player, with the mouse alone."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Locator, Page, expect

from bot.tables import Status, Table
from tests.bot import browsing
from tests.bot.browsing import PHONE, Tabs
from tests.bot.discord.grove import Grove, grove

pytestmark = pytest.mark.skipif(not browsing.CHROMIUM, reason=browsing.MISSING)

ANSWER = ".message.ephemeral"
WAYS_OUT = ("Back", "Never mind", "Dismiss")
ALONE = {
    "No gem this turn": "leaves the gems",
    "Pass": "passes",
    "Reveal my favours": "is ready to reveal",
}
"""Buttons that play at once, and what is told of them."""
LOADED = """Promise.all([...document.images].filter((image) => !image.complete).map((image) =>
    new Promise((seen) => image.onload = image.onerror = seen)))"""
"""One script that waits by itself: the page forbids the `eval` by which a browser is asked again and again."""
TAKE, LEAVE, PLACE, CONFIRM = "Collect tiles", "No gem this turn", "Place a gem", "Yes, do it"


def card(page: Page, now: Table | None = None) -> Locator:
    """The card of the table: the last message for everybody with buttons. With a reading, the card of that very moment."""
    found = page.locator(".message:not(.ephemeral)").filter(has=page.get_by_role("button", name="My moves"))
    if now is not None:
        found = found.filter(has=page.locator(f'[data-custom-id^="gk:{now.id}:{now.moment}:"]'))
    return found.last


async def press(place: Locator, label: str) -> None:
    await place.get_by_role("button", name=label, exact=True).click()


async def open_lobby(ada: Page, bruno: Page) -> None:
    await ada.get_by_role("button", name="Spirits of the Forest").click()
    lobby = ada.locator(".message").last
    await lobby.get_by_text("Add a computer player").click()
    await ada.get_by_role("option", name="looks one move ahead").click()
    await expect(lobby).to_contain_text("Computer 1")
    await press(bruno.locator(".message").last, "Join")
    await expect(lobby).to_contain_text("Bruno")
    await press(lobby, "Start")
    await expect(card(ada)).to_be_visible()


async def choose(page: Page) -> None:
    """Picks the last thing offered at each step of the private chooser, until the move is there to confirm."""
    chooser = page.locator(ANSWER).last
    said = chooser.locator(".markdown").first
    confirm = chooser.get_by_role("button", name=CONFIRM)
    for _ in range(5):
        await expect(chooser.get_by_role("button", name="Never mind")).to_be_visible()
        if await confirm.count():
            break
        before = await said.text_content()
        menu = chooser.locator("[aria-haspopup=listbox]")
        if await menu.count():
            await menu.click()
            await page.locator(".pick-rows [role=option]").last.click()
        else:
            labels = [text.strip() for text in await chooser.get_by_role("button").all_inner_texts()]
            await press(chooser, [label for label in labels if label and label not in WAYS_OUT][-1])
        await expect(said).not_to_have_text(before or "")
    await confirm.click()


async def take_turn(page: Page, *, with_gem: bool) -> None:
    """Collects tiles, and then places a gem or leaves it, going on in the private answer."""
    await press(card(page), TAKE)
    await choose(page)
    answer = page.locator(ANSWER).last
    await expect(answer).to_contain_text("takes")
    leave, place = (answer.get_by_role("button", name=name, exact=True) for name in (LEAVE, PLACE))
    if with_gem and await place.count():
        await place.click()
        await choose(page)
        await expect(answer).to_contain_text("places a gem")
    elif await leave.count():
        await leave.click()
        await expect(answer).to_contain_text("leaves the gems")


async def play_to_the_end(table: Grove, pages: dict[str, Page], shots: Path) -> None:
    """Turn after turn, whoever is waited for in the own tab."""
    turns = 0
    while (now := await table.table(table.people[0])).status is Status.PLAYING:
        waited = now.awaiting[0].name
        page = pages[waited]
        await expect(card(page, now)).to_contain_text(f"@{waited}")
        labels = await card(page, now).get_by_role("button").all_inner_texts()
        if TAKE in labels:
            await take_turn(page, with_gem=turns < 4)
        else:
            label = next(label for label in labels if label in ALONE)
            await press(card(page), label)
            await expect(page.locator(ANSWER).last).to_contain_text(ALONE[label])
        turns += 1
        if turns == 12:
            await look_around(pages["Ada"], pages["Bruno"], shots)


async def look_around(ada: Page, bruno: Page, shots: Path) -> None:
    """In the middle of the game, Ada looks at what only she may see; pictures are kept of what both see."""
    await photograph(ada, shots / "table.png")
    await photograph(bruno, shots / "phone.png")
    await press(card(ada), "My hand")
    hand = ada.locator(ANSWER).last
    await expect(hand.get_by_role("img")).to_be_visible()
    said = await hand.get_by_role("img").get_attribute("alt")
    assert said
    assert said not in await bruno.content()
    await hand.get_by_role("img").screenshot(path=shots / "hand.png")


async def photograph(page: Page, path: Path) -> None:
    """The page as it looks once every picture on it is there."""
    await page.evaluate(LOADED)
    await page.screenshot(path=path)


async def test_a_whole_game_in_two_tabs_by_mouse_alone(tmp_path: Path, tabs: Tabs) -> None:
    async with grove(tmp_path, "Ada") as (table, _):
        ada = await tabs.open(table.local, "Ada", (1280, 1000), dark=True)
        bruno = await tabs.open(table.local, "Bruno", PHONE, sharpness=2)
        await open_lobby(ada, bruno)
        await play_to_the_end(table, {"Ada": ada, "Bruno": bruno}, tmp_path)
        final = ada.locator(".message:not(.ephemeral)").last
        await expect(final).to_contain_text("1.")
        await expect(final.get_by_role("img")).to_have_count(2)
        await photograph(ada, tmp_path / "final.png")
        await final.get_by_role("img").first.screenshot(path=tmp_path / "scores.png")
        await press(final, "Scores")
        await expect(ada.locator(ANSWER).last).to_contain_text("Computer 1")
        assert tabs.complaints == []


async def test_a_used_command_is_named_in_the_language_of_the_reader(tmp_path: Path, tabs: Tabs) -> None:
    async with grove(tmp_path, "Ada") as (table, _):
        celina, ada = await tabs.open(table.local, "Celina"), await tabs.open(table.local, "Ada")
        await celina.keyboard.type("/graj")
        for _ in range(2):
            await celina.keyboard.press("Enter")
        await expect(celina.locator(".message").last).to_contain_text("Celina używa /graj")
        await expect(ada.locator(".message").last).to_contain_text("Celina used /play")
