"""The drawer of faults in a real browser: somebody disturbs the way to Discord, and the game goes on."""

from __future__ import annotations

from pathlib import Path

from playwright.async_api import Page, expect

from tests.bot.discord.grove import Grove, asked, grove, playing
from tests.bot.discord.trouble import shown
from tests.standin.page import browser
from tests.standin.page.browser import PHONE, Tabs

pytestmark = browser.IN_A_BROWSER


async def choose(page: Page, fault: str, **fields: str) -> None:
    """Pick a fault by its name and let it happen, its fields by their labels."""
    drawer = page.get_by_role("dialog", name="What could go wrong")
    await drawer.get_by_label("Fault").select_option(label=fault)
    for label, value in fields.items():
        field = drawer.get_by_label(label.replace("_", " "))
        if await field.evaluate("element => element.tagName") == "SELECT":
            await field.select_option(label=value)
        else:
            await field.fill(value)
    await drawer.get_by_role("button", name="Let it happen").click()
    await expect(drawer.get_by_role("status")).to_contain_text("It is on its way")


def kinds(running: Grove) -> list[str]:
    """Return the kinds of the faults that are planned."""
    return [plan.fault.kind for plan in running.local.faults.plans]


async def test_a_game_goes_on_through_what_the_drawer_brings_about(tmp_path: Path, tabs: Tabs) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        await playing(ada, bruno)
        page = await tabs.open(running.local, "Ada")
        await page.get_by_role("button", name="What could go wrong").focus()
        await page.keyboard.press("Enter")
        await choose(page, "Asked to reconnect")
        await choose(page, "Kicked out", Server="Riverside")
        await choose(page, "Error as the answer", Requests="first answers")
        planned = page.locator(".fault-plans li")
        await expect(planned).to_contain_text("first answers")
        assert "Ada takes A1" in (await asked(ada, "/forest take first:A1")).text
        await expect(planned).to_have_text("Nothing is planned to go wrong.")
        await shown(running, bruno, "take A1", words="Ada takes A1")
        await page.keyboard.press("Escape")
        await expect(page.locator(".message").filter(has_text="Ada takes A1").last).to_be_visible()
        assert tabs.complaints == []


async def test_the_drawer_stops_what_it_began_and_says_what_cannot_be(tmp_path: Path, tabs: Tabs) -> None:
    async with grove(tmp_path) as (running, _):
        page = await tabs.open(running.local, "Celina", PHONE)
        await page.get_by_role("button", name="Kanały i osoby").click()
        await page.get_by_role("button", name="Co może pójść nie tak").click()
        drawer = page.get_by_role("dialog", name="Co może pójść nie tak")
        await drawer.get_by_label("Usterka").select_option(label="Przerwane połączenie")
        await drawer.get_by_label("Ile razy").fill("7")
        await drawer.get_by_role("button", name="Niech się stanie").click()
        await expect(page.locator(".fault-plans li")).to_contain_text("pozostało: ")
        assert kinds(running) == ["aborted"]
        await drawer.get_by_role("button", name="Zatrzymaj: Przerwane połączenie").click()
        await expect(page.locator(".fault-plans li")).to_have_text("Żadna usterka nie jest zaplanowana.")
        assert kinds(running) == []
        await drawer.get_by_label("Ile razy").fill("7000")
        await drawer.get_by_role("button", name="Niech się stanie").click()
        assert kinds(running) == []
        assert tabs.complaints == []
