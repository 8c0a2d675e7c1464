"""Bodies of requests: their forms, sizes and speeds."""

from __future__ import annotations

import asyncio
import base64
import io
import json
import zlib
from collections.abc import AsyncIterator
from typing import Any
from urllib.parse import urlencode

import aiohttp
import pytest
from PIL import Image

from standin.server import LocalDiscord
from tests.standin.people import at
from tests.standin.tour import PNG
from tests.standin.wire import HEADERS, Json, Wire, wire

FORM = "application/x-www-form-urlencoded"


@pytest.fixture
async def raw(local: LocalDiscord) -> AsyncIterator[Wire]:
    async with wire(local) as ready:
        yield ready


def messages(local: LocalDiscord) -> str:
    return f"/channels/{local.world.channel_named('grove').id}/messages"


async def send(raw: Wire, data: object, kind: str | None = None) -> tuple[int, Json]:
    headers = HEADERS | ({"Content-Type": kind} if kind else {})
    address = f"{raw.local.url}/api/v10{messages(raw.local)}"
    async with raw.session.post(address, data=data, headers=headers) as response:
        return response.status, await response.json()


@pytest.mark.parametrize("form", [{"payload_json": json.dumps({"content": "a & b"})}, {"content": "a & b"}])
async def test_a_form_without_files(raw: Wire, form: dict[str, str]) -> None:
    status, message = await send(raw, urlencode(form), FORM)
    assert (status, message["content"]) == (200, "a & b")


async def test_a_form_with_files_whose_words_stand_in_fields_of_their_own(raw: Wire) -> None:
    form = aiohttp.FormData({"content": "a leaf"})
    form.add_field("files[0]", b"green", filename="leaf.txt")
    status, message = await send(raw, form)
    assert (status, message["content"]) == (200, "a leaf")
    assert message["attachments"][0]["filename"] == "leaf.txt"


@pytest.mark.parametrize("words", ["payload_json={", "payload_json=[]", "payload_json=%ff"])
async def test_a_form_that_holds_no_json(raw: Wire, words: str) -> None:
    assert (await send(raw, words, FORM))[0] == 400


async def test_a_body_that_does_not_come(raw: Wire, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("content.uploads", "rest.http"):
        monkeypatch.setattr(f"standin.{module}.BODY_SECONDS", 0.05)
    for kind in ("application/json", "multipart/form-data; boundary=x"):
        reader, writer = await asyncio.open_connection("127.0.0.1", raw.local.port)
        head = {"Host": f"127.0.0.1:{raw.local.port}", "Content-Length": "100", "Content-Type": kind}
        lines = [f"{name}: {value}" for name, value in (head | HEADERS).items()]
        request = [f"POST /api/v10{messages(raw.local)} HTTP/1.1", *lines, "", "{"]
        writer.write("\r\n".join(request).encode())
        assert (await reader.readline()).startswith(b"HTTP/1.1 408")
        writer.close()


def bomb() -> bytes:
    """Return a picture of a few bytes that says it is 60,000 pixels wide and as high."""
    drawn = io.BytesIO()
    Image.new("1", (8, 8)).save(drawn, "PNG")
    head = b"IHDR" + (60_000).to_bytes(4) * 2
    content = drawn.getvalue()
    whole = head + content[24:29]
    return content[:12] + whole + zlib.crc32(whole).to_bytes(4) + content[33:]


async def test_a_picture_too_large_to_unpack(raw: Wire) -> None:
    form = aiohttp.FormData()
    form.add_field("files[0]", base64.b64decode(PNG), filename="fine.png")
    form.add_field("files[1]", bomb(), filename="bomb.png")
    status, refused = await send(raw, form)
    assert (status, refused["code"]) == (400, 50046)
    assert raw.local.world.files == {}


async def test_a_person_cannot_bring_such_a_picture_either(local: LocalDiscord) -> None:
    async with at(local.url, "Ada") as ada:
        with pytest.raises(aiohttp.ClientResponseError, match="400"):
            await ada.upload("bomb.png", bomb())
        assert await ada.upload("leaf.png", base64.b64decode(PNG))


@pytest.mark.parametrize("deep", [90, 250, 900, 5000, 50_000])
async def test_nothing_is_too_deep(raw: Wire, deep: int) -> None:
    for begin, end in (("[", "]"), ('{"components":[', "]}")):
        words = '{"flags": 32768, "components": [' + begin * deep + end * deep + "]}"
        assert (await send(raw, words, "application/json"))[0] == 400


async def test_words_of_a_page_that_are_too_deep_are_answered(local: LocalDiscord) -> None:
    async with at(local.url, "Ada") as ada:
        assert ada._socket is not None
        await ada._socket.send_str("[" * 100_000)
        await ada.until(lambda: len(ada.errors) == 1, "a refusal")


@pytest.mark.parametrize(
    "path",
    [
        "/page/" + "x" * 300 + ".js",
        "/page/" + "x" * 7000,
        "/" + "x" * 20_000,
        "/attachments/1/2/" + "x" * 7000,
        "/api/v10/channels/" + "9" * 7000,
        "/api/v10/channels/" + "9" * 21,
    ],
    ids=len,
)
async def test_an_over_long_path(raw: Wire, path: str) -> None:
    async with raw.session.get(raw.local.url + path, headers=HEADERS) as response:
        assert response.status in (400, 404, 414)


async def emoji(raw: Wire, image: str) -> tuple[int, Any]:
    path = f"/applications/{raw.local.world.bot['id']}/emojis"
    return await raw.ask("POST", path, {"name": "leaf", "image": image})


@pytest.mark.parametrize("said", ["png", "jpg", "jpeg", "webp"])
async def test_an_emoji_is_what_its_bytes_are(raw: Wire, said: str) -> None:
    """One library calls every picture image/jpg, and Discord does not mind."""
    status, made = await emoji(raw, f"data:image/{said};base64,{PNG}")
    assert status == 201
    assert raw.local.world.files[f"/emojis/{made['id']}"].content_type == "image/png"


async def test_a_button_shows_an_emoji_of_the_application_and_no_other(raw: Wire) -> None:
    _, leaf = await emoji(raw, f"data:image/png;base64,{PNG}")

    def buttons(identity: str) -> list[Json]:
        face = {"id": identity, "name": "leaf"}
        return [{"type": 1, "components": [{"type": 2, "style": 1, "custom_id": "go", "emoji": face}]}]

    status, message = await raw.post("grove", content="words", components=buttons(leaf["id"]))
    assert status == 200
    path = f"{messages(raw.local)}/{message['id']}"
    assert (await raw.ask("PATCH", path, {"components": buttons(leaf["id"])}))[0] == 200
    for method, where in (("POST", messages(raw.local)), ("PATCH", path)):
        body = {"content": "words", "components": buttons("7")}
        assert (await raw.ask(method, where, body))[1]["code"] == 50035


async def test_words_lose_the_blanks_around_them(raw: Wire) -> None:
    assert (await raw.post("grove", content=" \n a word \n"))[1]["content"] == "a word"
    assert (await raw.post("grove", content=" \n "))[1]["code"] == 50006


@pytest.mark.parametrize("image", ["AAAA", "", base64.b64encode(b"<svg/>").decode(), "%%"])
async def test_what_is_no_picture_is_no_emoji(raw: Wire, image: str) -> None:
    assert (await emoji(raw, f"data:image/png;base64,{image}"))[0] == 400
