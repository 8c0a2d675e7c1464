"""People who use the page in a real browser, where one is installed: by mouse, by touch, or by keyboard alone."""

from __future__ import annotations

import json
import shutil
from dataclasses import dataclass, field
from typing import Any, Literal

import pytest
from playwright.async_api import Browser, Locator, Page, Request, WebSocket, expect

from bot.local.server import LocalDiscord

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
LOOP: Literal["session"] = "session"
"""Whatever uses the browser runs on the event loop that the browser was started on."""
IN_A_BROWSER = [
    pytest.mark.skipif(not CHROMIUM, reason="no Chromium is installed"),
    pytest.mark.asyncio(loop_scope=LOOP),
]
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
DESKTOP, PHONE = (1280, 800), (390, 844)
PATIENCE_MS = 20_000.0
EPHEMERAL = 1 << 6
MOST_STEPS = 120

expect.set_options(timeout=PATIENCE_MS)

Json = dict[str, Any]


@dataclass
class Heard:
    """All that reached one person's browser: the addresses it asked, and what its websocket brought."""

    addresses: list[str] = field(default_factory=list)
    frames: list[Json] = field(default_factory=list)

    def listen(self, page: Page) -> None:
        page.on("request", self._asked)
        page.on("websocket", self._opened)

    def _asked(self, request: Request) -> None:
        self.addresses.append(request.url)

    def _opened(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self.frames.append(json.loads(text)))

    def told(self) -> list[Json]:
        """Every message as it was told, edits too."""
        return [frame["d"] for frame in self.frames if frame["t"] in ("MESSAGE_CREATE", "MESSAGE_UPDATE")]

    def private(self) -> list[Json]:
        """The ephemeral ones."""
        return [message for message in self.told() if message["flags"] & EPHEMERAL]

    def everything(self) -> str:
        return "\n".join([*self.addresses, json.dumps(self.frames, ensure_ascii=False)])


class Tabs:
    """Opens the page as somebody, and remembers every complaint of the browser."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self.complaints: list[str] = []

    async def open(
        self,
        local: LocalDiscord,
        name: str,
        size: tuple[int, int] = DESKTOP,
        *,
        bot: bool = True,
        sharpness: float = 1,
        dark: bool = False,
        heard: Heard | None = None,
    ) -> Page:
        """A page of that size; one of a phone's takes touches. `heard` is told all that reaches it."""
        context = await self._browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            reduced_motion="reduce",
            device_scale_factor=sharpness,
            color_scheme="dark" if dark else "light",
            has_touch=size == PHONE,
            is_mobile=size == PHONE,
        )
        page = await context.new_page()
        page.set_default_timeout(PATIENCE_MS)
        page.on("console", lambda said: self._note(said.type, said.text))
        page.on("pageerror", lambda error: self._note("error", str(error)))
        if heard:
            heard.listen(page)
        await page.goto(f"{local.url}/?person={local.world.person_named(name).id}")
        await expect(page.locator(".presence")).to_be_visible()
        if bot:
            await expect(page.locator("#banner")).to_be_hidden()
        await page.locator("#composer-text").focus()
        return page

    def _note(self, kind: str, text: str) -> None:
        if kind in ("error", "warning"):
            self.complaints.append(f"{kind}: {text}")


class Mouse:
    """A hand on a mouse."""

    async def press(self, wanted: Locator) -> None:
        await wanted.click()

    async def pick_last(self, menu: Locator) -> None:
        """The last entry of a menu."""
        await self.press(menu)
        await self.press(menu.page.locator(".pick-popup:popover-open [role=option]").last)


class Finger(Mouse):
    """A finger on a phone."""

    async def press(self, wanted: Locator) -> None:
        await wanted.tap()


class Keys(Mouse):
    """Two hands on a keyboard, and nothing else: Tab to go somewhere, arrows within a menu, Enter to press."""

    async def press(self, wanted: Locator) -> None:
        await expect(wanted).to_be_enabled()
        for _ in range(MOST_STEPS):
            key = await wanted.evaluate(WAY_THERE)
            if not key:
                return await wanted.page.keyboard.press("Enter")
            await wanted.page.keyboard.press(key)
        raise AssertionError(f"the keyboard does not reach {wanted}")

    async def pick_last(self, menu: Locator) -> None:
        await self.press(menu)
        await expect(menu.page.locator("[role=option]:focus")).to_be_visible()
        await menu.page.keyboard.press("End")
        await menu.page.keyboard.press("Enter")


WAY_THERE = """wanted => {
    const here = document.activeElement;
    if (here === wanted) return "";
    return here.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_FOLLOWING ? "Tab" : "Shift+Tab";
}"""
