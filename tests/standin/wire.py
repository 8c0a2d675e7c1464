"""A bot without a library: raw requests and raw gateway frames, for what a good client would never do."""

from __future__ import annotations

import asyncio
import json
import zlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp

from standin.server import LocalDiscord
from tests.standin.screen import PATIENCE

Json = dict[str, Any]
HEADERS = {"Authorization": "Bot any"}
INTENTS = 1 | 1 << 9 | 1 << 12


class Line:
    """One gateway socket."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse, *, packed: bool) -> None:
        self.socket = socket
        self._inflate = zlib.decompressobj() if packed else None
        self._frames: asyncio.Queue[Json] = asyncio.Queue()
        self.sequence = 0

    async def send(self, op: int, data: object) -> None:
        await self.socket.send_json({"op": op, "d": data})

    async def listen(self) -> None:
        """Take in frames all the time, as a bot's loop does: this is also what answers pings."""
        while True:
            message = await self.socket.receive()
            if message.type in (aiohttp.WSMsgType.CLOSE, aiohttp.WSMsgType.CLOSED, aiohttp.WSMsgType.CLOSING):
                self._frames.put_nowait({"op": "closed", "code": self.socket.close_code})
                return
            text = self._inflate.decompress(message.data) if self._inflate else message.data
            self._frames.put_nowait(json.loads(text))

    async def frame(self) -> Json:
        async with asyncio.timeout(PATIENCE):
            frame = await self._frames.get()
        self.sequence = frame.get("s") or self.sequence
        return frame

    async def event(self, name: str) -> Json:
        """Return the data of the next event of this name."""
        while (frame := await self.frame()).get("t") != name:
            assert frame["op"] != "closed", frame
        data: Json = frame["d"]
        return data

    async def identify(self, intents: int = INTENTS) -> Json:
        await self.send(2, {"token": "any", "intents": intents, "properties": {}})
        return await self.event("READY")


class Wire:
    def __init__(self, local: LocalDiscord, session: aiohttp.ClientSession) -> None:
        self.local = local
        self.session = session
        self.headers: dict[str, str] = {}

    async def ask(self, method: str, path: str, body: object = None, **kwargs: Any) -> tuple[int, Any]:
        """Return the status and the JSON (or text) of a REST request; the headers of the answer are in `headers` afterwards."""
        kwargs.setdefault("headers", HEADERS)
        async with self.session.request(
            method, f"{self.local.url}/api/v10{path}", json=body, **kwargs
        ) as response:
            self.headers = dict(response.headers)
            text = await response.text()
            return response.status, json.loads(text) if text else None

    async def post(self, channel: str, **body: object) -> tuple[int, Any]:
        return await self.ask(
            "POST", f"/channels/{self.local.world.channel_named(channel).id}/messages", body
        )

    async def answer(self, interaction: Json, body: Json) -> tuple[int, Any]:
        path = f"/interactions/{interaction['id']}/{interaction['token']}/callback?with_response=true"
        return await self.ask("POST", path, body, headers={})

    async def hook(
        self, method: str, interaction: Json, rest: str = "", body: object = None
    ) -> tuple[int, Any]:
        path = f"/webhooks/{interaction['application_id']}/{interaction['token']}{rest}"
        return await self.ask(method, path, body, headers={})

    async def register(self, *commands: Json) -> tuple[int, Any]:
        return await self.ask("PUT", f"/applications/{self.local.world.bot['id']}/commands", list(commands))

    @asynccontextmanager
    async def gateway(self, query: str = "v=10&encoding=json") -> AsyncIterator[Line]:
        address = f"{self.local.url}/gateway?{query}"
        async with self.session.ws_connect(address, autoclose=False, max_msg_size=0) as socket:
            line = Line(socket, packed="zlib" in query)
            listening = asyncio.create_task(line.listen())
            hello = await line.frame()
            assert hello["op"] == 10
            try:
                yield line
            finally:
                listening.cancel()


@asynccontextmanager
async def wire(local: LocalDiscord) -> AsyncIterator[Wire]:
    async with aiohttp.ClientSession() as session:
        yield Wire(local, session)
