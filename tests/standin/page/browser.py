"""People who use the page in a real browser, where one is installed: by mouse, by touch, or by keyboard alone."""

from __future__ import annotations

import json
import shutil
from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Literal

import pytest
from playwright.async_api import Browser, BrowserContext, Locator, Page, Request, WebSocket, expect

from standin.server import LocalDiscord

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
LOOP: Literal["session"] = "session"
"""Scope of the event loop: whatever uses the browser runs on the one that the browser was started on."""
IN_A_BROWSER = [
    pytest.mark.real("browser"),
    pytest.mark.skipif(not CHROMIUM, reason="the page in a browser, for no Chromium is installed"),
    pytest.mark.asyncio(loop_scope=LOOP),
]
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--process-per-site",
)
PATIENCE_MS = 120_000.0
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
        """Return every message as it was told, edits too."""
        return [frame["d"] for frame in self.frames if frame["t"] in ("MESSAGE_CREATE", "MESSAGE_UPDATE")]

    def private(self) -> list[Json]:
        """Return the ephemeral messages."""
        return [message for message in self.told() if message["flags"] & EPHEMERAL]

    def everything(self) -> str:
        return "\n".join([*self.addresses, json.dumps(self.frames, ensure_ascii=False)])


@dataclass(frozen=True)
class Screen:
    """The screen somebody sits before. Sizes are in CSS pixels, `sharpness` in pixels of the screen for each."""

    width: int
    height: int
    touch: bool = False
    sharpness: float = 1
    dark: bool = False


DESKTOP, PHONE = Screen(1280, 800), Screen(390, 844, touch=True)


class Windows:
    """The windows of one browser, for each kind of screen as many as a test looks at, each with a tab that keeps its process warm.

    A tab in such a window costs less than half of what one in a new window does. Each stand-in is an origin of its own, so
    that nothing stored by a test is there for another one. Two pages never share a window: the one behind draws once a second, and
    whoever clicks on it waits for that.
    """

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._open: dict[tuple[Screen, int], BrowserContext] = {}

    async def before(self, screen: Screen, number: int) -> BrowserContext:
        """Return the window of that number on that screen, opened if need be."""
        if (screen, number) not in self._open:
            window = self._open[screen, number] = await self._browser.new_context(
                viewport={"width": screen.width, "height": screen.height},
                reduced_motion="reduce",
                device_scale_factor=screen.sharpness,
                color_scheme="dark" if screen.dark else "light",
                has_touch=screen.touch,
                is_mobile=screen.touch,
            )
            await self._stay(await window.new_page())
        return self._open[screen, number]

    async def close_tabs(self) -> None:
        for window in self._open.values():
            for page in window.pages[1:]:
                await page.close()

    @staticmethod
    async def _stay(page: Page) -> None:
        """Show nothing, on the site that all stand-ins are on."""
        await page.route("**", lambda route: route.fulfill(body=""))
        await page.goto("http://127.0.0.1/")


class Tabs:
    """The tabs of a test: opens the page as somebody, and remembers every complaint of the browser."""

    def __init__(self, windows: Windows) -> None:
        self._windows = windows
        self._pages: Counter[Screen] = Counter()
        self.complaints: list[str] = []

    async def open(
        self,
        local: LocalDiscord,
        name: str,
        screen: Screen = DESKTOP,
        *,
        bot: bool = True,
        heard: Heard | None = None,
    ) -> Page:
        """Return the page on that screen. `heard` is told all that reaches it."""
        self._pages[screen] += 1
        page = await self.blank(screen)
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

    async def blank(self, screen: Screen = DESKTOP) -> Page:
        """Return an empty tab in the window of the page that was opened last."""
        return await (await self._windows.before(screen, max(0, self._pages[screen] - 1))).new_page()

    def _note(self, kind: str, text: str) -> None:
        if kind in ("error", "warning"):
            self.complaints.append(f"{kind}: {text}")


class Mouse:
    """A hand on a mouse."""

    async def press(self, wanted: Locator) -> None:
        await wanted.click()

    async def pick_last(self, menu: Locator) -> None:
        """Pick the last entry of a menu."""
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
