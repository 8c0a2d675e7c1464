"""A bot's session on the gateway, and the socket it is on at the moment."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import zlib
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import IntEnum

from aiohttp import web

from bot.local.protocol.errors import Json

log = logging.getLogger(__name__)

KEPT_EVENTS = 1000


class Op(IntEnum):
    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    RESUME = 6
    RECONNECT = 7
    REQUEST_MEMBERS = 8
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_ACK = 11


@dataclass(slots=True)
class Session:
    """One identified bot (or shard). It outlives its socket, so that RESUME can replay what was missed."""

    id: str
    intents: int
    shard: tuple[int, int]
    sequence: int = 0
    sent: deque[Json] = field(default_factory=lambda: deque(maxlen=KEPT_EVENTS))
    line: Line | None = None

    def push(self, name: str, data: Json, delay: float = 0.0) -> None:
        self.sequence += 1
        frame = {"op": Op.DISPATCH, "s": self.sequence, "t": name, "d": data}
        self.sent.append(frame)
        if self.line:
            self.line.send(frame, delay)

    def serves(self, guild_id: str | None) -> bool:
        number, count = self.shard
        return number == ((int(guild_id) >> 22) % count if guild_id else 0)


class Line:
    """One open socket: frames leave in order through a queue, compressed if the bot asked for it.

    `watch` is told of each frame as it leaves.
    """

    def __init__(
        self,
        socket: web.WebSocketResponse,
        transport: asyncio.Transport | None,
        *,
        compress: bool,
        watch: Callable[[str], None] | None = None,
    ) -> None:
        self.socket = socket
        self.session: Session | None = None
        self.is_dropped = False
        self._watch = watch
        self._is_silent = False
        self._transport = transport
        self._deflate = zlib.compressobj() if compress else None
        self._loop = asyncio.get_running_loop()
        self._queue: asyncio.Queue[tuple[float, Json | int]] = asyncio.Queue()
        self._pongs: dict[bytes, asyncio.Future[None]] = {}

    def send(self, frame: Json, delay: float = 0.0) -> None:
        """Sends a frame, `delay` seconds from now at the earliest."""
        if not self._is_silent:
            self._queue.put_nowait((self._loop.time() + delay, frame))

    def close(self, code: int) -> None:
        """Closes the socket after everything queued before has left."""
        self.is_dropped = True
        self._queue.put_nowait((0.0, code))

    def cut(self) -> None:
        """Breaks the connection without a word."""
        self.is_dropped = True
        if self._transport:
            self._transport.abort()

    def fall_silent(self) -> None:
        """Stays open and carries nothing more to the bot."""
        self._is_silent = True

    async def write(self) -> None:
        while True:
            due, item = await self._queue.get()
            if (wait := due - self._loop.time()) > 0:
                await asyncio.sleep(wait)
            if isinstance(item, int):
                await self.socket.close(code=item)
                return
            await self._put(json.dumps(item))

    async def _put(self, text: str) -> None:
        if self._watch:
            self._watch(text)
        try:
            if self._deflate is None:
                await self.socket.send_str(text)
            else:
                packed = self._deflate.compress(text.encode()) + self._deflate.flush(zlib.Z_SYNC_FLUSH)
                await self.socket.send_bytes(packed)
        except ConnectionError:
            log.debug("the bot was gone before a frame reached it")

    async def ping(self) -> None:
        """Waits until the bot's own loop has answered a websocket ping, or its socket is gone."""
        payload = secrets.token_bytes(8)
        self._pongs[payload] = asyncio.get_running_loop().create_future()
        try:
            await self.socket.ping(payload)
            await self._pongs[payload]
        except ConnectionError:
            log.debug("the bot was gone before a ping reached it")
        finally:
            self._pongs.pop(payload, None)

    def ponged(self, payload: bytes) -> None:
        waiting = self._pongs.get(payload)
        if waiting and not waiting.done():
            waiting.set_result(None)

    def gone(self) -> None:
        for waiting in self._pongs.values():
            if not waiting.done():
                waiting.set_result(None)
