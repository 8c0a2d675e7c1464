"""A tab: one open page of one person."""

from __future__ import annotations

import asyncio
import json
from typing import Protocol

from aiohttp import web

from standin.protocol.errors import Json
from standin.world.state import Account
from standin.world.visibility import visible_after

PING = "PING"


class RefusedError(Exception):
    """A refusal of what a person asked for; the message is the sentence the page shows."""


class Tab:
    """One open page of one person, who looks at `channel_id`. What it is told arrives in order, and not before people may see it."""

    def __init__(
        self,
        person: Account,
        channel_id: str,
        socket: web.WebSocketResponse,
        transport: asyncio.Transport | None,
    ) -> None:
        self.person = person
        self.channel_id = channel_id
        self.heard_at = 0.0
        self.commands: list[Json] = []
        self._socket = socket
        self._transport = transport
        self._queue: asyncio.Queue[tuple[asyncio.Event | None, str, Json]] = asyncio.Queue()

    def tell(self, name: str, data: Json) -> None:
        self._queue.put_nowait((visible_after.get(), name, data))

    def ping(self) -> None:
        self._queue.put_nowait((None, PING, {}))

    def cut(self) -> None:
        """End the connection without waiting for the other end, which may not answer."""
        if self._transport:
            self._transport.abort()

    async def write(self) -> None:
        while True:
            held, name, data = await self._queue.get()
            if held:
                await held.wait()
            try:
                if name == PING:
                    await self._socket.ping()
                else:
                    await self._socket.send_str(json.dumps({"t": name, "d": data}))
            except ConnectionError:
                return


class Actions(Protocol):
    """The actions of a person besides reading: each op of the page that becomes an interaction or a message."""

    def perform(self, tab: Tab, op: str, data: Json) -> None: ...
