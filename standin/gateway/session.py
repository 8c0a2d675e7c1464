"""A bot's session on the gateway, and the connection that carries it at the moment."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import zlib
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

from aiohttp import web

from standin.gateway.frames import Opcode
from standin.protocol.errors import Json
from standin.rest.rate_limits import Rate, Window

log = logging.getLogger(__name__)

KEPT_EVENTS = 1000
FRAMES_OF_A_BOT = Rate(120, 60.0)


@dataclass(slots=True)
class Session:
    """One identified bot (or shard). It outlives its socket, so that RESUME can replay what was missed."""

    id: str
    intents: int
    shard: tuple[int, int]
    sequence: int = 0
    sent: deque[Json] = field(default_factory=lambda: deque(maxlen=KEPT_EVENTS))
    connection: Connection | None = None

    def push(self, name: str, data: Json, delay: float = 0.0) -> None:
        self.sequence += 1
        frame = {"op": Opcode.DISPATCH, "s": self.sequence, "t": name, "d": data}
        self.sent.append(frame)
        if self.connection:
            self.connection.send(frame, delay)

    def serves(self, guild_id: str | None) -> bool:
        number, count = self.shard
        return number == ((int(guild_id) >> 22) % count if guild_id else 0)


class Connection:
    """One open socket: frames leave in order through a queue, compressed if the bot asked for it.

    `on_sent` is called with each frame as it leaves. `heard_at` is when the last frame of the bot came, in
    seconds of the gateway's clock.
    """

    def __init__(
        self,
        socket: web.WebSocketResponse,
        transport: asyncio.Transport | None,
        *,
        compress: bool,
        on_sent: Callable[[str], None] | None = None,
    ) -> None:
        self.socket = socket
        self.session: Session | None = None
        self.is_dropped = False
        self.heard_at = 0.0
        self.frames = Window(FRAMES_OF_A_BOT)
        self._on_sent = on_sent
        self._is_silent = False
        self._transport = transport
        self._deflate = zlib.compressobj() if compress else None
        self._loop = asyncio.get_running_loop()
        self._queue: asyncio.Queue[tuple[float, Json | int]] = asyncio.Queue()
        self._pongs: dict[bytes, asyncio.Future[None]] = {}

    def send(self, frame: Json, delay: float = 0.0) -> None:
        """Send a frame, `delay` seconds from now at the earliest. All frames have the same four keys."""
        if not self._is_silent:
            whole: Json = {"d": None, "s": None, "t": None} | frame
            self._queue.put_nowait((self._loop.time() + delay, whole))

    def close(self, code: int) -> None:
        """Close the socket after everything queued before has left."""
        self.is_dropped = True
        self._queue.put_nowait((0.0, code))

    def cut(self) -> None:
        """Break the connection without a word."""
        self.is_dropped = True
        if self._transport:
            self._transport.abort()

    def fall_silent(self) -> None:
        """Stay open and carry nothing more to the bot."""
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
        if self._on_sent:
            self._on_sent(text)
        try:
            if self._deflate is None:
                await self.socket.send_str(text)
            else:
                packed = self._deflate.compress(text.encode()) + self._deflate.flush(zlib.Z_SYNC_FLUSH)
                await self.socket.send_bytes(packed)
        except ConnectionError:
            log.debug("the bot was gone before a frame reached it")

    async def ping(self) -> None:
        """Wait until the bot's own loop has answered a websocket ping, or its socket is gone."""
        payload = secrets.token_bytes(8)
        self._pongs[payload] = asyncio.get_running_loop().create_future()
        try:
            await self.socket.ping(payload)
            await self._pongs[payload]
        except ConnectionError:
            log.debug("the bot was gone before a ping reached it")
        finally:
            self._pongs.pop(payload, None)

    def on_pong(self, payload: bytes) -> None:
        waiting = self._pongs.get(payload)
        if waiting and not waiting.done():
            waiting.set_result(None)

    def release_pings(self) -> None:
        for waiting in self._pongs.values():
            if not waiting.done():
                waiting.set_result(None)
