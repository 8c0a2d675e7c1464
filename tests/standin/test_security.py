"""Access: programs of this machine and pages of this very server get in, nobody else."""

from __future__ import annotations

import io

import aiohttp
import pytest
from yarl import URL

from standin.content.uploads import FILE_LIMIT
from standin.server import LocalDiscord
from tests.standin.people import at
from tests.standin.wire import HEADERS, wire


async def test_it_listens_on_loopback_only(local: LocalDiscord) -> None:
    assert local._runner is not None
    assert [address[0] for address in local._runner.addresses] == ["127.0.0.1"]


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("127.0.0.1:{port}", 200),
        ("localhost:{port}", 200),
        ("[::1]:{port}", 200),
        ("127.0.0.1", 403),
        ("evil.example:{port}", 403),
        ("127.0.0.1.evil.example:{port}", 403),
        ("127.0.0.1:1", 403),
    ],
)
async def test_other_host_names_are_refused(local: LocalDiscord, host: str, status: int) -> None:
    headers = HEADERS | {"Host": host.format(port=local.port)}
    async with aiohttp.ClientSession() as session:
        for path in ("/page/people", "/api/v10/users/@me"):
            async with session.get(local.url + path, headers=headers) as response:
                assert response.status == status


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "http://127.0.0.1:1", "https://127.0.0.1:{port}", ""]
)
@pytest.mark.parametrize("path", ["/page/socket?person={ada}", "/gateway?v=10"])
async def test_other_sites_get_no_socket(local: LocalDiscord, path: str, origin: str) -> None:
    url = local.url + path.format(ada=local.world.person_named("Ada").id)
    async with aiohttp.ClientSession() as session:
        with pytest.raises(aiohttp.WSServerHandshakeError, match="403"):
            await session.ws_connect(url, headers={"Origin": origin.format(port=local.port)})


async def test_the_pages_socket_needs_an_origin(local: LocalDiscord) -> None:
    url = f"{local.url}/page/socket?person={local.world.person_named('Ada').id}"
    async with aiohttp.ClientSession() as session:
        with pytest.raises(aiohttp.WSServerHandshakeError, match="403"):
            await session.ws_connect(url)
        async with session.ws_connect(url, headers={"Origin": local.url}) as socket:
            assert (await socket.receive_json())["t"] == "READY"


async def test_other_sites_cannot_ask_the_api(local: LocalDiscord) -> None:
    async with wire(local) as raw:
        status, _ = await raw.ask("GET", "/channels/1", headers=HEADERS | {"Origin": local.url})
        assert status == 404
        async with raw.session.get(
            f"{local.url}/api/v10/users/@me", headers=HEADERS | {"Origin": "http://evil.example"}
        ) as response:
            assert response.status == 403


async def test_the_page_may_run_its_own_scripts_only(local: LocalDiscord) -> None:
    async with aiohttp.ClientSession() as session, session.get(local.url + "/page/people") as response:
        policy = response.headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self';" in policy
    assert "unsafe" not in policy
    assert response.headers["X-Content-Type-Options"] == "nosniff"


@pytest.mark.parametrize("name", ["..%2f..%2fserver.py", "%2e%2e", "..%5cserver.py", "server.py", "none.js"])
async def test_only_files_of_the_page_are_served(local: LocalDiscord, name: str) -> None:
    async with (
        aiohttp.ClientSession() as session,
        session.get(URL(f"{local.url}/page/{name}", encoded=True)) as response,
    ):
        assert response.status == 404
        assert "import" not in await response.text()


async def test_what_is_too_large_is_refused(local: LocalDiscord) -> None:
    channel = local.world.channel_named("grove").id
    url = f"{local.url}/api/v10/channels/{channel}/messages"
    async with aiohttp.ClientSession(headers=HEADERS) as session:
        for size in (FILE_LIMIT + 1, 2 * FILE_LIMIT):
            form = aiohttp.FormData(quote_fields=False)
            form.add_field("files[0]", io.BytesIO(b"x" * size), filename="a.bin")
            async with session.post(url, data=form) as response:
                assert (response.status, (await response.json())["code"]) == (413, 40005)
    assert local.world.files == {}


async def test_only_pictures_are_shown_by_a_browser(local: LocalDiscord) -> None:
    channel = local.world.channel_named("grove").id
    form = aiohttp.FormData(quote_fields=False)
    form.add_field("files[0]", b"<script>alert(1)</script>", filename="../../evil page.html")
    async with aiohttp.ClientSession(headers=HEADERS) as session:
        async with session.post(f"{local.url}/api/v10/channels/{channel}/messages", data=form) as response:
            (attachment,) = (await response.json())["attachments"]
        assert attachment["filename"] == "evil_page.html"
        async with session.get(attachment["url"]) as response:
            assert response.content_type == "application/octet-stream"
            assert response.headers["Content-Disposition"] == "attachment"


async def test_a_tab_that_answers_no_pings_is_let_go() -> None:
    """A tab's browser may be gone without a word; the page of somebody else stays."""
    time = [0.0]
    async with (
        LocalDiscord(clock=lambda: time[0]) as local,
        aiohttp.ClientSession() as session,
        at(local.url, "Bruno") as bruno,
    ):
        url = f"{local.url}/page/socket?person={local.world.person_named('Ada').id}"
        async with session.ws_connect(url, headers={"Origin": local.url}, autoping=False) as silent:
            time[0] += 100
            local.sweep()
            while (heard := await silent.receive()).type is not aiohttp.WSMsgType.PING:
                assert not silent.closed, heard
            await bruno.say("still here")
            time[0] += 100
            local.sweep()
            while not silent.closed:
                await silent.receive()
            await bruno.say("to nobody")


async def test_malformed_words_of_a_page_are_answered(local: LocalDiscord) -> None:
    async with at(local.url, "Ada") as ada:
        for text in (
            "x",
            "[]",
            '{"op": "open"}',
            '{"op": "open", "d": 5}',
            '{"op": "fly", "d": {"channel_id": "1"}}',
            '{"op": "locale", "d": {"locale": "tlh"}}',
        ):
            assert ada._socket is not None
            await ada._socket.send_str(text)
        await ada.until(lambda: len(ada.errors) == 6, "six refusals")
        await ada.say("still here")
