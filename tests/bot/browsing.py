"""People who use the page in a real browser, where one is installed."""

from __future__ import annotations

import shutil

from playwright.async_api import Browser, Page, expect

from bot.local.server import LocalDiscord

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
MISSING = "no Chromium is installed"
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
DESKTOP, PHONE = (1280, 800), (390, 844)
PATIENCE_MS = 5000.0


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
    ) -> Page:
        context = await self._browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            reduced_motion="reduce",
            device_scale_factor=sharpness,
            color_scheme="dark" if dark else "light",
        )
        page = await context.new_page()
        page.set_default_timeout(PATIENCE_MS)
        page.on("console", lambda said: self._note(said.type, said.text))
        page.on("pageerror", lambda error: self._note("error", str(error)))
        await page.goto(f"{local.url}/?person={local.world.person_named(name).id}")
        await expect(page.locator(".presence")).to_be_visible()
        if bot:
            await expect(page.locator("#banner")).to_be_hidden()
        await page.locator("#composer-text").focus()
        return page

    def _note(self, kind: str, text: str) -> None:
        if kind in ("error", "warning"):
            self.complaints.append(f"{kind}: {text}")
