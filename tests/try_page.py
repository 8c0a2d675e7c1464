"""A newcomer before the page, who presses what is offered first: games are opened, begun against a computer, and played by mouse alone."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass

from playwright.async_api import Error, Page, async_playwright, expect

from bot.discord.ui.custom_id import CustomId
from tests.standin.page.browser import CHROMIUM, QUIET

PATIENCE = 60.0
"""Seconds in which something must happen after a press, whatever else the machine does."""
MOST = 600
"""Maximum number of presses in a game."""
LOOK = 0.05
HASTE_MS = 3_000.0
"""Milliseconds after which a newcomer looks again at what there is to press."""
CONTROLS = """() => [...document.querySelectorAll(".message [data-custom-id]")].map((each) => ({
    custom_id: each.dataset.customId, label: each.innerText.trim(), disabled: each.disabled,
    is_menu: each.ariaHasPopup === "listbox", is_private: !!each.closest(".ephemeral"),
}))"""
PLAYING = ("do", "several", "together")
"""Kinds of presses that make moves; `several` is a menu or a button, `together` a button."""
MOVING = (*PLAYING, "step", "pick")
WAYS_BACK = ("Back", "◀", "▶")


@dataclass(frozen=True)
class Offer:
    """A button or a menu on the page, by its id."""

    custom_id: CustomId
    label: str
    is_menu: bool
    is_private: bool

    @property
    def is_move(self) -> bool:
        return self.custom_id.op in MOVING and self.label not in WAYS_BACK


class Newcomer:
    """Somebody who has read nothing, before a channel in which nothing has happened."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._presses = 0
        self._pressed: set[CustomId] = set()

    async def begin(self, game: str) -> None:
        """Open the lobby of a game by its name, add a computer, and start."""
        page = self._page
        await page.locator("#log").get_by_role("button", name=game, exact=True).click()
        lobby = page.locator(".message").last
        await lobby.get_by_role("button", name="Add a computer", exact=True).click()
        await page.get_by_role("option", name="easy").click()
        await expect(lobby).to_contain_text("Computer 1")
        await lobby.get_by_role("button", name="Start", exact=True).click()

    async def play(self, moves: int) -> int:
        """Play this many moves, or to the end of the game; return how many."""
        done = 0
        while done < moves and (offers := await self._asked()):
            newest = max(each.custom_id.moment for each in offers)
            await self._press(self._first([each for each in offers if each.custom_id.moment == newest]))
            done += await self._wait(offers, newest)
        return done

    def _first(self, offers: Sequence[Offer]) -> Offer:
        """Return what a newcomer presses: what is said to them alone before what all see, the last of it, and to play before to choose.

        What was pressed already, and led back here, comes last.
        """
        own = [each for each in offers if each.is_private] or list(offers)
        ready = [each for each in own if each.custom_id.op in PLAYING]
        if ready:
            return ready[-1]
        return next((each for each in own if each.custom_id not in self._pressed), own[0])

    async def _press(self, offer: Offer) -> None:
        self._presses += 1
        self._pressed.add(offer.custom_id)
        assert self._presses <= MOST, "the newcomer presses on and on"
        # By its id, for another message may have come meanwhile; where it has gone there is something else to press.
        wanted = f".message [data-custom-id={json.dumps(str(offer.custom_id))}]"
        with suppress(Error):
            await self._page.locator(wanted).last.click(timeout=HASTE_MS)
            if offer.is_menu:
                chosen = self._page.locator(".pick-popup:popover-open [role=option]")
                await chosen.first.click(timeout=HASTE_MS)

    async def _offers(self) -> list[Offer]:
        found = await self._page.evaluate(CONTROLS)
        return [
            Offer(CustomId.read(each["custom_id"]), each["label"], each["is_menu"], each["is_private"])
            for each in found
            if not each["disabled"]
        ]

    async def _asked(self) -> list[Offer]:
        """Return the moves that are offered once some are; none where the game is over."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            offers = await self._offers()
            if moves := [each for each in offers if each.is_move]:
                return moves
            if any(each.custom_id.op == "rematch" for each in offers):
                return []
            await asyncio.sleep(LOOK)
        raise AssertionError(f"nothing is asked: {await self._page.locator('#log').inner_text()}")

    async def _wait(self, before: Sequence[Offer], moment: int) -> bool:
        """Wait until what is offered is something else; return whether a move was made."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            offers = await self._offers()
            if [each for each in offers if each.is_move] != list(before):
                return max((each.custom_id.moment for each in offers), default=0) > moment
            await asyncio.sleep(LOOK)
        raise AssertionError(f"a press changes nothing: {await self._page.locator('#log').inner_text()}")


async def play_at_the_page(url: str, game: str, moves: int) -> int:
    """Open the page of a channel in which nothing has happened, and play a game there; return how many moves were made."""
    async with async_playwright() as driver:
        browser = await driver.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        page = await browser.new_page(viewport={"width": 1280, "height": 900})
        page.set_default_timeout(PATIENCE * 1000)
        complaints: list[str] = []
        page.on("pageerror", lambda error: complaints.append(str(error)))
        await page.goto(url)
        await expect(page.locator("#banner")).to_be_hidden()
        newcomer = Newcomer(page)
        await newcomer.begin(game)
        made = await newcomer.play(moves)
        assert complaints == []
        await browser.close()
        return made
