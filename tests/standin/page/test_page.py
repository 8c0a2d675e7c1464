"""The web page in a real browser, on the real stand-in with a real bot: what people see and can do."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable

import pytest
from discord.ui import Button, Select
from playwright.async_api import Locator, Page, expect

from standin.protocol.permissions import EVERY_PERMISSION
from standin.server import LocalDiscord
from standin.world import thread_rules
from standin.world.state import PUBLIC_THREAD, Channel
from tests.standin.conftest import Gardener, Panel, running
from tests.standin.page import browser
from tests.standin.page.browser import DESKTOP, PHONE, Screen, Tabs

pytestmark = browser.IN_A_BROWSER

WATCH = """words => {
    window.seen = new Promise((seen) => new MutationObserver(() => document.body.innerText.includes(words) && seen())
        .observe(document.body, {childList: true, subtree: true}));
}"""
"""Script that promises that words will be seen, however briefly."""
TIMERS = """() => {
    const due = new Map();
    let latest = 0;
    window.setTimeout = (act) => (due.set(++latest, act), latest);
    window.clearTimeout = (id) => due.delete(id);
    window.timePasses = () => { for (const [id, act] of [...due]) if (due.delete(id)) act(); };
}"""
"""Script after which timers wait until `timePasses()`."""


async def send(page: Page, line: str) -> None:
    """Paste a whole line into the composer and press Enter."""
    await page.keyboard.insert_text(line)
    await page.keyboard.press("Enter")


def last(page: Page) -> Locator:
    return page.locator(".message").last


WIDER_NAMES = """menu => {
  const pen = document.createElement("canvas").getContext("2d"), look = getComputedStyle(menu);
  pen.font = look.font;
  const room = menu.clientWidth - parseFloat(look.paddingLeft) - parseFloat(look.paddingRight) - 2;
  return [...menu.options].map(each => each.text).filter(name => pen.measureText(name).width > room);
}"""
"""Script that returns the names in a menu that are wider than it is."""


async def test_a_command_by_keyboard_alone_and_its_private_answer(
    local: LocalDiscord, gardener: Gardener, tabs: Tabs
) -> None:
    ada, bruno = await tabs.open(local, "Ada"), await tabs.open(local, "Bruno")
    await ada.keyboard.type("/gro")
    offered = ada.locator("#suggest-list").get_by_role("option")
    await expect(offered.first).to_contain_text("/grove")
    await ada.keyboard.type("ve ta")
    await expect(offered).to_contain_text(["/grove take"])
    await ada.keyboard.press("Enter")
    await ada.keyboard.type("A1")
    await ada.keyboard.press("Tab")
    await expect(offered).to_have_text(["A1 and oak", "A1 and elm"])
    await ada.keyboard.press("ArrowDown")
    await ada.keyboard.press("Enter")
    await ada.keyboard.press("Enter")
    await expect(last(ada)).to_contain_text("A1+elm")
    await expect(last(ada)).to_contain_text("Only you can see this")
    await expect(last(ada)).to_contain_text("Ada used /grove take")
    await send(ada, "done")
    await expect(last(bruno)).to_contain_text("done")
    await expect(bruno.locator(".message")).to_have_count(1)
    await ada.get_by_role("button", name="Dismiss").click()
    await expect(ada.locator(".message")).to_have_count(1)
    assert tabs.complaints == []


async def test_typing_ahead_of_the_bots_suggestions_loses_nothing(
    local: LocalDiscord, gardener: Gardener, tabs: Tabs
) -> None:
    ada = await tabs.open(local, "Ada")
    await ada.keyboard.type("/grove take first:A1 second:el")
    await ada.keyboard.press("Enter")
    await ada.keyboard.press("Enter")
    await ada.keyboard.type("x")
    await expect(last(ada)).to_contain_text("A1+elm")
    await expect(ada.locator("#composer-text")).to_have_value("x")


async def test_a_line_typed_whole_goes_with_enter_also_where_nothing_is_suggested(
    local: LocalDiscord, gardener: Gardener, tabs: Tabs
) -> None:
    ada = await tabs.open(local, "Ada")
    await send(ada, "/grove hello name:Fern times:2")
    await expect(last(ada)).to_contain_text("hello Fern, hello Fern")
    assert tabs.complaints == []


async def test_only_channels_of_a_server_are_called_channels(
    local: LocalDiscord, gardener: Gardener, tabs: Tabs
) -> None:
    ada = await tabs.open(local, "Ada")
    box, title = ada.locator("#composer-text"), ada.locator(".empty h2")
    await expect(title).to_have_text("Welcome to #grove")
    await expect(box).to_have_attribute("placeholder", "Message #grove or type / for commands")
    await ada.get_by_role("button", name="Direct messages").click()
    await expect(title).to_have_text("Welcome")
    await expect(box).to_have_attribute("placeholder", "Write a message")


async def test_the_composer_says_what_is_missing(local: LocalDiscord, gardener: Gardener, tabs: Tabs) -> None:
    ada = await tabs.open(local, "Ada")
    hint = ada.locator("#composer-hint")
    await send(ada, "/grove hello times:many name:")
    await expect(hint).to_have_text("Please fill in name.")
    await ada.keyboard.type("Fern")
    await ada.keyboard.press("Enter")
    await expect(hint).to_have_text("times: a whole number, please.")
    await expect(ada.locator("[data-option=times]")).to_be_focused()
    await ada.keyboard.press("ControlOrMeta+a")
    await ada.keyboard.type("2")
    await ada.keyboard.press("Enter")
    await expect(last(ada)).to_contain_text("hello Fern, hello Fern")
    await send(ada, "/nothing")
    await expect(hint).to_have_text("There is no command like this.")
    assert gardener.seen[0].data is not None


async def test_what_people_write_is_never_markup(local: LocalDiscord, gardener: Gardener, tabs: Tabs) -> None:
    ada = await tabs.open(local, "Ada")
    nasty = '<img src=x onerror="document.title=1"><b>bold</b>'
    await send(ada, nasty)
    await expect(last(ada).locator(".body")).to_have_text(nasty)
    await send(ada, f"/grove hello name:{nasty}")
    await expect(last(ada)).to_contain_text(f"hello {nasty}")
    assert await ada.locator("#log .body :is(img, b)").count() == 0
    assert tabs.complaints == []


async def test_an_empty_channel_offers_nothing_before_the_bot_is_there(
    local: LocalDiscord, tabs: Tabs
) -> None:
    ada = await tabs.open(local, "Ada", bot=False)
    empty = ada.locator(".empty")
    await expect(empty).to_contain_text("is not here yet")
    await expect(empty).not_to_contain_text("Type /")
    async with running(local.url):
        await expect(empty).not_to_contain_text("is not here yet")
        await expect(empty).to_contain_text("Type /")


async def test_each_small_line_stands_by_itself(local: LocalDiscord, gardener: Gardener, tabs: Tabs) -> None:
    ada = await tabs.open(local, "Ada")
    await send(ada, "-# one\n-# two")
    one, two = [await last(ada).get_by_text(words).bounding_box() for words in ("one", "two")]
    assert one
    assert two
    assert two["y"] >= one["y"] + one["height"]


async def test_buttons_selects_and_a_form_by_keyboard(
    local: LocalDiscord, gardener: Gardener, tabs: Tabs
) -> None:
    ada = await tabs.open(local, "Ada")
    await send(ada, "/grove panel")
    count = ada.get_by_role("button", name="Count")
    await expect(ada.get_by_role("button", name="Closed")).to_be_disabled()
    await count.press("Enter")
    await expect(last(ada)).to_contain_text("pressed 1")
    await expect(count).to_be_focused()

    await ada.get_by_role("button", name="Trees").press("Enter")
    await expect(ada.get_by_role("option", name="Oak")).to_be_focused()
    await ada.keyboard.press("Enter")
    await ada.keyboard.press("a")
    await ada.keyboard.press("Enter")
    await ada.get_by_role("button", name="Done").press("Enter")
    await expect(last(ada)).to_contain_text("chose ['oak', 'ash']")

    await ada.get_by_role("button", name="Form").press("Enter")
    form = ada.get_by_role("dialog", name="Name the table")
    await expect(form.get_by_label("Name")).to_be_focused()
    await ada.keyboard.type("Friday")
    await ada.keyboard.press("Enter")
    await expect(form.get_by_role("alert")).to_have_text("Please fill in Size.")
    await form.get_by_role("button", name="Size").press("Enter")
    await ada.keyboard.press("ArrowDown")
    await ada.keyboard.press("Enter")
    await form.get_by_role("button", name="Submit").press("Enter")
    await expect(last(ada)).to_contain_text("Friday: ['Big']")
    await expect(form).to_be_hidden()
    assert tabs.complaints == []


async def test_a_picture_opens_large_and_the_card_changes_in_place(
    local: LocalDiscord, gardener: Gardener, tabs: Tabs
) -> None:
    ada = await tabs.open(local, "Ada")
    await send(ada, "/grove card")
    await ada.get_by_role("button", name="Open picture: An empty board").click()
    large = ada.get_by_role("dialog")
    await expect(large.locator("img")).to_have_attribute("alt", "An empty board")
    assert await large.locator("img").evaluate("image => image.decode().then(() => image.naturalWidth)") == 40
    await ada.keyboard.press("Escape")
    await expect(large).to_have_count(0)
    await ada.keyboard.type("typed anywhere")
    await expect(ada.locator("#composer-text")).to_have_value("typed anywhere")
    await ada.get_by_role("button", name="Look").click()
    await expect(last(ada).locator("h2")).to_have_text("The grove")
    await expect(last(ada)).to_contain_text("Bruno moves")
    await expect(ada.locator(".message")).to_have_count(1)
    assert tabs.complaints == []


async def test_a_button_stays_beneath_the_finger_and_an_edit_leaves_the_rest_alone(
    local: LocalDiscord, gardener: Gardener, tabs: Tabs
) -> None:
    ada, bruno = await tabs.open(local, "Ada"), await tabs.open(local, "Bruno")
    await send(ada, "/grove panel")
    count = ada.get_by_role("button", name="Count")
    menu = await ada.get_by_role("button", name="Trees").element_handle()
    before = await count.bounding_box()
    assert before is not None
    await ada.evaluate(TIMERS)
    await ada.mouse.move(before["x"] + 5, before["y"] + 5)
    await ada.mouse.down()
    await ada.mouse.up()
    await ada.mouse.down()
    await ada.evaluate("timePasses()")
    await count.dispatch_event("toggle")
    for words in ("one", "two"):
        await send(bruno, words)
        await expect(last(ada)).to_contain_text(words)
    assert await count.bounding_box() == before
    await ada.mouse.up()
    await expect(ada.locator(".message").first).to_contain_text("pressed 2")
    await ada.evaluate("timePasses()")
    await expect(last(ada)).to_be_in_viewport()
    assert menu is not None
    assert await menu.evaluate("element => element.isConnected")
    assert tabs.complaints == []


@pytest.mark.parametrize("lines", [1, 40])
async def test_a_button_stays_beneath_the_finger_whatever_grows_above_it(
    local: LocalDiscord, gardener: Gardener, tabs: Tabs, lines: int
) -> None:
    """Where the window has room for all messages, and where it has not."""
    ada = await tabs.open(local, "Ada")
    above = await gardener.get_partial_messageable(int(local.world.channel_named("grove").id)).send(
        "\n".join("x" * lines)
    )
    await expect(last(ada)).to_contain_text("x")
    await send(ada, "/grove panel")
    count = ada.get_by_role("button", name="Count")
    before = await count.bounding_box()
    assert before is not None
    await ada.mouse.move(before["x"] + 5, before["y"] + 5)
    await ada.mouse.down()
    for told in ("grows\n" * (lines + 4), "shrinks"):
        await above.edit(content=told)
        await expect(ada.locator(".message").first).to_contain_text(told.split()[0])
        assert await count.bounding_box() == before
    await ada.mouse.up()
    await expect(last(ada)).to_contain_text("pressed 1")
    assert tabs.complaints == []


def leading_elsewhere(**labels: str) -> Panel:
    """Return a panel whose controls have other ids than those of a plain one, and, where they are given, other labels."""
    view = Panel()
    for item in view.children:
        if isinstance(item, Button | Select):
            item.custom_id = f"{item.custom_id} anew"
        if isinstance(item, Button):
            item.label = labels.get(str(item.label), item.label)
    return view


@pytest.mark.parametrize(("screen", "hand"), [(DESKTOP, "mouse"), (PHONE, "finger")], ids=["mouse", "finger"])
async def test_a_button_that_is_held_while_its_message_changes_is_pressed_if_it_looks_the_same(
    local: LocalDiscord, gardener: Gardener, tabs: Tabs, screen: Screen, hand: str
) -> None:
    """The moves of others edit a card: a button that is still there is pressed, one that says something else by now is not."""
    ada = await tabs.open(local, "Ada", screen)
    channel = gardener.get_partial_messageable(int(local.world.channel_named("grove").id))
    panel = await channel.send("panel", view=Panel())
    message, count = ada.locator(".message").first, ada.get_by_role("button", name="Count")
    same, other = leading_elsewhere(), leading_elsewhere(Count="Count on")
    lift = await held(ada, count, hand)
    await panel.edit(content="changed\nand longer", view=same)
    await expect(message).to_contain_text("and longer")
    await lift()
    await expect(message).to_contain_text("pressed 1")
    lift = await held(ada, count, hand)
    await panel.edit(content="changed", view=other)
    await expect(message).to_contain_text("Count on")
    await lift()
    await count.click()
    await expect(message).to_contain_text("pressed")
    assert (same.presses, other.presses) == (1, 1)
    assert tabs.complaints == []


async def test_a_press_on_what_is_gone_keeps_nothing_beside_the_messages_from_being_pressed(
    local: LocalDiscord, gardener: Gardener, tabs: Tabs
) -> None:
    """However long the page waits for the click of what was held, the next press is another one."""
    ada = await tabs.open(local, "Ada")
    channel = gardener.get_partial_messageable(int(local.world.channel_named("grove").id))
    panel = await channel.send("panel", view=Panel())
    await ada.evaluate(TIMERS)
    lift = await held(ada, ada.get_by_role("button", name="Count"), "mouse")
    await panel.edit(content="changed", view=leading_elsewhere(Count="Count on"))
    await expect(ada.locator(".message").first).to_contain_text("Count on")
    await lift()
    await ada.locator(".faults-button").click()
    await expect(ada.get_by_role("dialog")).to_be_visible()
    assert tabs.complaints == []


async def held(page: Page, control: Locator, hand: str) -> Callable[[], Awaitable[None]]:
    """Press a mouse or a finger on a control; return how to lift it."""
    box = await control.bounding_box()
    assert box is not None
    x, y = box["x"] + 5, box["y"] + 5
    if hand == "mouse":
        await page.mouse.move(x, y)
        await page.mouse.down()
        return page.mouse.up
    touch = await page.context.new_cdp_session(page)
    await touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})

    async def lift() -> None:
        await touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    return lift


async def test_an_open_menu_that_leads_elsewhere_stays_open_and_leads_there(
    local: LocalDiscord, gardener: Gardener, tabs: Tabs
) -> None:
    ada = await tabs.open(local, "Ada")
    channel = gardener.get_partial_messageable(int(local.world.channel_named("grove").id))
    panel = await channel.send("panel", view=Panel())
    await ada.get_by_role("button", name="Trees").click()
    await panel.edit(content="changed", view=leading_elsewhere())
    await expect(ada.locator(".message").first).to_contain_text("changed")
    await ada.get_by_role("option", name="Elm").click()
    await ada.get_by_role("button", name="Done").click()
    await expect(last(ada)).to_contain_text("chose ['elm']")
    assert tabs.complaints == []


async def test_a_bot_that_is_slow_silent_or_gone(tabs: Tabs) -> None:
    async with LocalDiscord(deadline=1.5) as local, running(local.url) as bot:
        ada = await tabs.open(local, "Ada")
        await ada.evaluate(WATCH, "Sending…")
        await send(ada, "/grove slow")
        await ada.evaluate("seen")
        await expect(last(ada)).to_contain_text("The application did not respond")
        bot.release.set()
        await bot.failures.get()
        await bot.close()
        await expect(ada.locator("#banner")).to_contain_text("The bot is restarting")
    assert tabs.complaints == []


async def test_after_a_restart_the_page_finds_its_person_again(tabs: Tabs) -> None:
    async with LocalDiscord() as first:
        celina = await tabs.open(first, "Celina", bot=False)
        await expect(celina.locator(".empty h2")).to_have_text("Witaj na #grove")
    await expect(celina.locator("#banner")).to_have_text("Brak połączenia. Łączę ponownie…")
    async with LocalDiscord(first.port) as second:
        me = second.world.person_named("Celina").id
        await expect(celina).to_have_url(re.compile(rf"person={me}&channel=\d+$"))
        await expect(celina.locator(".person[aria-current]")).to_contain_text("Celina")


async def test_a_phone_shows_the_picture_in_full_width_and_a_drawer(
    local: LocalDiscord, gardener: Gardener, tabs: Tabs
) -> None:
    ada = await tabs.open(local, "Ada", PHONE)
    await send(ada, "/grove card")
    picture = await ada.locator(".picture img").bounding_box()
    look = await ada.get_by_role("button", name="Look").bounding_box()
    assert picture is not None
    assert look is not None
    assert picture["width"] > 0.85 * PHONE.width
    assert look["height"] >= 44
    assert await ada.evaluate("document.documentElement.scrollWidth") == PHONE.width
    await expect(ada.locator("#sidebar")).to_be_hidden()
    await ada.get_by_role("button", name="Channels and people").click()
    cut = await ada.get_by_label("Language").evaluate(WIDER_NAMES)
    assert cut == [], "names of languages that the menu would cut"
    await ada.get_by_label("Language").select_option("pl")
    await expect(ada.get_by_role("heading", name="Graj jako")).to_be_visible()
    await ada.get_by_role("button", name="meadow").click()
    await expect(ada.locator("#sidebar")).to_be_hidden()
    await expect(ada.locator(".empty h2")).to_have_text("Witaj na #meadow")
    await expect(ada.get_by_role("link", name="Graj jako Bruno w nowej karcie")).to_have_attribute(
        "target", "_blank"
    )
    assert tabs.complaints == []


async def test_reactions_stand_under_their_message_and_channels_show_their_kind(
    local: LocalDiscord, gardener: Gardener, tabs: Tabs
) -> None:
    ada = await tabs.open(local, "Ada")
    local.permit("grove", EVERY_PERMISSION)
    grove = gardener.get_partial_messageable(int(local.world.channel_named("grove").id))
    message = await grove.send("a tree")
    await message.add_reaction("🌲")
    await expect(last(ada).locator(".reactions")).to_have_text("🌲 1")
    await message.pin()
    await expect(last(ada)).to_contain_text("Grovekeeper pinned a message to this channel.")
    await message.clear_reactions()
    await expect(ada.locator(".reactions")).to_have_count(0)
    await ada.get_by_role("button", name="Riverside").click()
    signs = await ada.locator(".channel").evaluate_all(
        "all => Object.fromEntries(all.map(each => [each.textContent, each.querySelector('path').getAttribute('d')]))"
    )
    kinds = [signs[name] for name in ("ford", "herald", "fireside", "tables", "Saturday table")]
    assert len(set(kinds)) == 5
    assert signs["mill"] == signs["ford"]
    assert tabs.complaints == []


async def test_a_thread_that_has_archived_itself_says_so(local: LocalDiscord, tabs: Tabs) -> None:
    world = local.world
    parent = world.channel_named("grove")
    thread = Channel(world.snowflake(), PUBLIC_THREAD, "side", parent.guild_id, parent.id, owner_id="1")
    world.add_channel(thread)
    ada = await tabs.open(local, "Ada", bot=False)
    await ada.goto(f"{local.url}/?person={world.person_named('Ada').id}&channel={thread.id}")
    title = ada.get_by_role("heading", level=1)
    await expect(title).to_have_text("side")
    thread_rules.archive(world, thread, archived=True)
    await expect(title).to_have_text("side (archived)")
