"""A hostile page in another tab of the same browser: it can neither act, nor read, nor put the channel into a frame."""

from __future__ import annotations

from collections.abc import AsyncIterator

import aiohttp
import pytest
import pytest_asyncio
from aiohttp import web
from playwright.async_api import expect

from standin.server import LocalDiscord
from standin.world.state import WorldEvent
from tests.standin.conftest import picture
from tests.standin.page import browser
from tests.standin.page.browser import Tabs
from tests.standin.wire import HEADERS

pytestmark = browser.IN_A_BROWSER

ATTACK = """async ({url, person, channel, file}) => {
    const outcome = {};
    const tried = (name, promise) => promise.then(() => (outcome[name] = "in"), () => (outcome[name] = "out"));
    const fetched = async (path, options) => (await fetch(url + path, options)).text();
    const say = JSON.stringify({content: "hacked", type: 4});
    const shown = (element, source) => new Promise((load, error) => {
        Object.assign(element, {onload: load, onerror: error, src: source});
        document.body.append(element);
    });
    const socket = (path) => new Promise((open, error) => {
        Object.assign(new WebSocket(url.replace("http", "ws") + path), {onopen: open, onerror: error});
    });
    await Promise.all([
        tried("people", fetched("/page/people")),
        tried("message", fetched(`/api/v10/channels/${channel}/messages`, {method: "POST", body: say})),
        tried("token", fetched(`/api/v10/channels/${channel}/messages`, {headers: {Authorization: "Bot any"}})),
        tried("upload", fetched(`/page/upload?person=${person}&filename=a.png`, {method: "POST", body: say})),
        tried("callback", fetched("/api/v10/interactions/1/token/callback", {method: "POST", body: say})),
        tried("socket", socket(`/page/socket?person=${person}`)),
        tried("gateway", socket("/gateway?v=10&encoding=json")),
        tried("picture", shown(document.createElement("img"), url + file)),
        tried("icon", shown(document.createElement("img"), `${url}/page/icon.svg`)),
        tried("script", shown(document.createElement("script"), `${url}/page/theme.js`)),
    ]);
    return outcome;
}"""
BLIND = """async ({url, person, channel}) => {
    const silent = {method: "POST", mode: "no-cors", body: JSON.stringify({content: "hacked", type: 4})};
    await fetch(`${url}/api/v10/channels/${channel}/messages`, silent).catch(() => null);
    await fetch(`${url}/page/upload?person=${person}&filename=a.png`, silent).catch(() => null);
    const sink = Object.assign(document.createElement("iframe"), {name: "sink"});
    document.body.append(sink);
    const arrived = new Promise((load) => (sink.onload = load));
    const form = Object.assign(document.createElement("form"), {method: "post", target: "sink", enctype: "text/plain"});
    form.action = `${url}/api/v10/channels/${channel}/messages`;
    document.body.append(form);
    form.submit();
    await arrived;
}"""


@pytest_asyncio.fixture(loop_scope=browser.LOOP)
async def elsewhere() -> AsyncIterator[str]:
    """Return the address of another site on this machine."""

    async def page(_request: web.Request) -> web.Response:
        return web.Response(text="<!doctype html><title>A nice page</title>", content_type="text/html")

    site = web.Application()
    site.add_routes([web.get("/", page)])
    runner = web.AppRunner(site)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    yield f"http://127.0.0.1:{runner.addresses[0][1]}/"
    await runner.cleanup()


async def posted(local: LocalDiscord) -> str:
    """Post a message with a picture; return the picture's address without the origin."""
    channel = local.world.channel_named("grove").id
    form = aiohttp.FormData()
    form.add_field("files[0]", picture().fp, filename="board.png")
    address = f"{local.url}/api/v10/channels/{channel}/messages"
    async with aiohttp.ClientSession(headers=HEADERS) as session, session.post(address, data=form) as answer:
        (attachment,) = (await answer.json())["attachments"]
    return str(attachment["url"]).removeprefix(local.url)


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost"])
async def test_a_hostile_page_reads_nothing_and_does_nothing(
    local: LocalDiscord, elsewhere: str, tabs: Tabs, host: str
) -> None:
    ada = await tabs.open(local, "Ada", bot=False)
    file = await posted(local)
    shown = ada.locator(".picture img")
    assert await shown.evaluate("image => image.decode().then(() => image.naturalWidth)") == 40
    happened: list[WorldEvent] = []
    local.world.subscribe(happened.append)
    target = {
        "url": f"http://{host}:{local.port}",
        "person": local.world.person_named("Ada").id,
        "channel": local.world.channel_named("grove").id,
        "file": file,
    }
    hostile = await tabs.blank()
    await hostile.goto(elsewhere)
    outcome = await hostile.evaluate(ATTACK, target)
    assert set(outcome.values()) == {"out"}, outcome
    await hostile.evaluate(BLIND, target)
    assert happened == []
    assert local.world.uploads == {}
    assert tabs.complaints == []


async def test_another_site_can_neither_frame_nor_hold_the_channel(
    local: LocalDiscord, elsewhere: str, tabs: Tabs
) -> None:
    hostile = await tabs.blank()
    await hostile.goto(elsewhere)
    await hostile.evaluate(
        """url => new Promise((done) => {
            const frame = Object.assign(document.createElement("iframe"), {onload: done, src: url});
            document.body.append(frame);
        })""",
        local.url,
    )
    assert "Ada" not in await hostile.frames[-1].content()
    async with hostile.context.expect_page() as opened:
        await hostile.evaluate("url => { window.other = window.open(url); }", local.url)
    channel = await opened.value
    await expect(channel.locator("#composer-text")).to_be_visible()
    assert await hostile.evaluate("window.other.closed")
    assert await channel.evaluate("window.opener") is None


async def test_nobody_guesses_the_address_of_a_picture(local: LocalDiscord) -> None:
    file = await posted(local)
    async with aiohttp.ClientSession() as session:
        for address, status in ((file, 200), (file.partition("?")[0], 404), (file[:-1] + "x", 404)):
            async with session.get(local.url + address) as answer:
                assert answer.status == status
