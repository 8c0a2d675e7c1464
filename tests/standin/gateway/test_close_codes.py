"""Payloads that a bot may send over the gateway, and the codes with which Discord closes the connection on all else."""

from __future__ import annotations

import asyncio
import json

import pytest

from standin.gateway.frames import LARGEST_FRAME
from standin.server import LocalDiscord
from tests.standin.wire import INTENTS, Json, Line, wire

IDENTIFY: Json = {"token": "any", "intents": INTENTS, "properties": {}}


async def closed(line: Line) -> int:
    """Return the code with which the connection is closed; whatever comes before is passed over."""
    while (frame := await line.frame())["op"] != "closed":
        pass
    return int(frame["code"])


@pytest.mark.parametrize(
    ("identify", "code"),
    [
        ({"intents": None}, 4013),
        ({"intents": "all"}, 4013),
        ({"intents": True}, 4013),
        ({"intents": -1}, 4013),
        ({"intents": 1 << 18}, 4013),
        ({"intents": INTENTS | 1 << 15}, 4014),
        ({"shard": [1, 1]}, 4010),
        ({"shard": [0, 0]}, 4010),
        ({"shard": [-1, 2]}, 4010),
        ({"shard": [0]}, 4010),
        ({"shard": "first"}, 4010),
        ({"token": ""}, 4004),
        ({"token": None}, 4004),
    ],
    ids=str,
)
async def test_an_identify_that_cannot_be(local: LocalDiscord, identify: Json, code: int) -> None:
    async with wire(local) as raw, raw.gateway() as line:
        await line.send(2, IDENTIFY | identify)
        assert await closed(line) == code


@pytest.mark.parametrize(
    ("opcode", "code"), [(0, 4001), (5, 4001), (7, 4001), (11, 4001), (99, 4001), ("2", 4001), (True, 4001)]
)
async def test_an_opcode_that_no_bot_sends(local: LocalDiscord, opcode: object, code: int) -> None:
    async with wire(local) as raw, raw.gateway() as line:
        await line.identify()
        await line.socket.send_json({"op": opcode, "d": {}})
        assert await closed(line) == code


@pytest.mark.parametrize("opcode", [3, 4, 8])
async def test_whoever_has_not_identified_is_not_listened_to(local: LocalDiscord, opcode: int) -> None:
    async with wire(local) as raw, raw.gateway() as line:
        await line.send(opcode, {})
        assert await closed(line) == 4003


async def test_a_heartbeat_needs_no_session(local: LocalDiscord) -> None:
    async with wire(local) as raw, raw.gateway() as line:
        await line.send(1, None)
        assert (await line.frame())["op"] == 11


@pytest.mark.parametrize("opcode", [2, 6])
async def test_nobody_identifies_twice(local: LocalDiscord, opcode: int) -> None:
    async with wire(local) as raw, raw.gateway() as line:
        await line.identify()
        await line.send(opcode, IDENTIFY | {"session_id": "x", "seq": 0})
        assert await closed(line) == 4005


@pytest.mark.parametrize("sequence", [None, "1", -1, 1000])
async def test_a_resume_with_a_sequence_that_cannot_be(local: LocalDiscord, sequence: object) -> None:
    """The session is lost by such a resume."""
    async with wire(local) as raw, raw.gateway() as line:
        session = (await line.identify())["session_id"]
        local.gateway.drop(4000)
        await closed(line)
        resume = {"token": "any", "session_id": session, "seq": sequence}
        async with raw.gateway() as again:
            await again.send(6, resume)
            assert await closed(again) == 4007
        async with raw.gateway() as third:
            await third.send(6, resume | {"seq": 0})
            assert (await third.frame())["op"] == 9


@pytest.mark.parametrize(
    "text", ["not json", "[]", "1", '{"d": 1}', '{"op": 2, "d": []}', "[" * 3000, "\ud800", '{"op": []}']
)
async def test_a_frame_that_cannot_be_read(local: LocalDiscord, text: str) -> None:
    async with wire(local) as raw, raw.gateway() as line:
        await line.socket.send_bytes(text.encode(errors="surrogatepass"))
        assert await closed(line) in (4001, 4002)


async def test_a_frame_of_more_than_four_kilobytes(local: LocalDiscord) -> None:
    async with wire(local) as raw, raw.gateway() as line:
        empty = len(json.dumps({"op": 1, "d": ""}))
        await line.socket.send_str(json.dumps({"op": 1, "d": "x" * (LARGEST_FRAME - empty)}))
        assert (await line.frame())["op"] == 11
        await line.socket.send_str(json.dumps({"op": 1, "d": "x" * (LARGEST_FRAME - empty + 1)}))
        assert await closed(line) == 4002


async def test_a_frame_of_many_megabytes_is_not_kept(local: LocalDiscord) -> None:
    async with wire(local) as raw, raw.gateway() as line:
        await line.socket.send_str("x" * (1 << 20))
        assert await closed(line) == 1009


async def test_bytes_are_read_as_text_is(local: LocalDiscord) -> None:
    async with wire(local) as raw, raw.gateway() as line:
        await line.socket.send_bytes(json.dumps({"op": 2, "d": IDENTIFY}).encode())
        user = (await line.event("READY"))["user"]
        assert (user["verified"], user["mfa_enabled"], user["email"]) == (True, False, None)


async def test_a_bot_may_send_120_frames_a_minute() -> None:
    time = [0.0]
    async with LocalDiscord(clock=lambda: time[0]) as local, wire(local) as raw, raw.gateway() as line:
        await line.identify()
        for frames in (119, 120):
            for _ in range(frames):
                await line.send(3, {"status": "online"})
            await line.send(1, None) if frames == 119 else None
            time[0] += 61
        assert await closed(line) == 4008


@pytest.mark.parametrize(("version", "code"), [("6", 4012), ("11", 4012), ("x", 4012)])
async def test_a_version_that_is_not_spoken(local: LocalDiscord, version: str, code: int) -> None:
    async with wire(local) as raw, raw.gateway(f"v={version}&encoding=json") as line:
        assert await closed(line) == code


async def test_a_bot_whose_heart_has_stopped_is_let_go() -> None:
    """A half-open connection looks like such a bot: the other end is gone without a word."""
    time = [0.0]
    async with (
        LocalDiscord(clock=lambda: time[0]) as local,
        wire(local) as raw,
        raw.gateway() as silent,
        raw.gateway() as lively,
    ):
        await silent.identify()
        await lively.identify()
        time[0] += 80
        local.sweep()
        await lively.send(1, None)
        while (await lively.frame())["op"] != 11:
            pass
        time[0] += 5
        local.sweep()
        assert await closed(silent) == 4009
        assert local.gateway.online


async def test_a_connection_on_which_nothing_is_asked_is_closed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("standin.server.IDLE_SECONDS", 0.05)
    async with LocalDiscord() as local:
        reader, writer = await asyncio.open_connection("127.0.0.1", local.port)
        writer.write(b"GET / HTTP/1.1\r\nHost: half a head")
        assert await reader.read() == b""
        writer.close()
