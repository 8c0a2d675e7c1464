"""Gateway v10, the part a bot needs: its connections with HELLO, heartbeats and events, and its faults."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any

from aiohttp import WSMsgType, web

from standin.faults.injector import FaultInjector
from standin.faults.model import FORGETTING
from standin.gateway.audience import as_heard, is_wanted, reaches_bot
from standin.gateway.frames import (
    LARGEST_FRAME,
    PRIVILEGED,
    CloseCode,
    Opcode,
    RefusedFrameError,
    read_frame,
)
from standin.gateway.identify import Sessions
from standin.gateway.identify_limits import SessionStarts
from standin.gateway.immediate_faults import bring_about
from standin.gateway.session import Connection, Session
from standin.protocol.errors import Json
from standin.rest.rate_limits import GENEROUS, Limits
from standin.world.state import World, WorldEvent

log = logging.getLogger(__name__)

CUT = 1006
"""Close code that a client notes where a connection ended without one."""
PINGS_TO_SETTLE = 3
VERSIONS = ("9", "10")
MISSED_HEARTBEATS = 2
ACK_DELAY = 0.05
"""Seconds before a heartbeat is acknowledged. A client notes the time after it has sent: an answer that overtakes
that note looks to it as late as the whole interval, and it warns of a lagging connection."""


class Gateway:
    """The gateway: all sessions of the bot and their connections.

    `heartbeat` is the interval asked of it, in seconds; `on_sent` is called with each frame as it leaves; `clock` gives seconds; `limits`
    say how often it may identify.
    """

    def __init__(
        self,
        world: World,
        faults: FaultInjector,
        *,
        heartbeat: float = 41.25,
        privileged: int = 0,
        on_sent: Callable[[str], None] | None = None,
        clock: Callable[[], float] = time.monotonic,
        limits: Limits = GENEROUS,
    ) -> None:
        self._world = world
        self.starts = SessionStarts(limits, clock)
        self._faults = faults
        self._heartbeat = heartbeat
        self._on_sent = on_sent
        self._clock = clock
        self._connections: set[Connection] = set()
        self._sessions = Sessions(world, self.starts, PRIVILEGED & ~privileged)
        self._came = asyncio.Event()
        world.subscribe(self._hear)
        faults.on_immediate(lambda fault: bring_about(fault, self, world))

    def routes(self) -> list[web.RouteDef]:
        return [web.get(path, self._connect) for path in ("/gateway", "/gateway/")]

    @property
    def online(self) -> bool:
        return bool(self._sessions.connected())

    @property
    def shards_online(self) -> set[int]:
        """Numbers of the shards on which events are heard."""
        return {session.shard[0] for session in self._sessions.connected()}

    async def wait_online(self) -> None:
        """Return once a bot has identified or resumed."""
        await self._came.wait()

    def dispatch(self, name: str, data: Json, guild_id: str | None = None) -> bool:
        """Send an event to the session that serves the guild; False if there is none, connected or resumable."""
        sessions = self._sessions.serving(guild_id)
        if sessions:
            delay, copies = self._faults.delivery(name)
            for session in sessions * copies:
                session.push(name, data, delay)
        return bool(sessions)

    def reconnect(self) -> None:
        """Ask the bot to connect anew and resume (op 7)."""
        for connection in self._connections:
            connection.send({"op": Opcode.RECONNECT, "d": None})

    def fall_silent(self) -> None:
        """Leave the connections open and send nothing more on them."""
        for connection in self._connections:
            connection.fall_silent()

    def invalidate(self, *, resumable: bool = False) -> None:
        """Tell the bot that its session is invalid (op 9)."""
        for connection in self._connections:
            if not resumable:
                self._sessions.forget(connection)
            connection.send({"op": Opcode.INVALID_SESSION, "d": resumable})
        self._tell_presence()

    def drop(self, code: int = 4000) -> None:
        """Close every socket with this code; sessions stay resumable but for the codes in `FORGETTING`."""
        for connection in self._connections:
            self._close(connection, code)
        self._tell_presence()

    def _close(self, connection: Connection, code: int) -> None:
        if code in FORGETTING:
            self._sessions.forget(connection)
        if code == CUT:
            connection.cut()
        else:
            connection.close(code)

    async def settle(self) -> None:
        """Wait until the bot has taken in what was written to it before.

        Its loop answers websocket pings in the order it reads; three rounds leave it enough turns to finish
        reading an HTTP answer and to remember the view that belongs to it.
        """
        for _ in range(PINGS_TO_SETTLE):
            for connection in list(self._connections):
                await connection.ping()

    async def _connect(self, request: web.Request) -> web.StreamResponse:
        compress = request.query.get("compress")
        if request.query.get("encoding", "json") != "json" or compress not in (None, "zlib-stream"):
            log.warning("gateway: only JSON, plain or zlib-stream, is spoken here")
            return web.Response(status=400, text="only encoding=json, plain or compress=zlib-stream")
        socket = web.WebSocketResponse(
            autoping=False, compress=False, timeout=0.5, max_msg_size=16 * LARGEST_FRAME
        )
        await socket.prepare(request)
        connection = Connection(
            socket, request.transport, compress=compress is not None, on_sent=self._on_sent
        )
        self._connections.add(connection)
        connection.heard_at = self._clock()
        connection.send({"op": Opcode.HELLO, "d": {"heartbeat_interval": int(self._heartbeat * 1000)}})
        if request.query.get("v", VERSIONS[-1]) not in VERSIONS:
            connection.close(CloseCode.INVALID_API_VERSION)
        writer = asyncio.create_task(connection.write())
        try:
            await self._read(connection)
        finally:
            writer.cancel()
            self._leave(connection)
        return socket

    async def _read(self, connection: Connection) -> None:
        async for message in connection.socket:
            connection.heard_at = self._clock()
            if message.type in (WSMsgType.TEXT, WSMsgType.BINARY):
                self._on_frame(connection, message.data)
            elif message.type is WSMsgType.PING:
                await connection.socket.pong(message.data)
            elif message.type is WSMsgType.PONG:
                connection.on_pong(bytes(message.data))

    def drop_silent(self) -> None:
        """Close every connection on which two heartbeats are missing: its other end may be gone without a word."""
        patience = MISSED_HEARTBEATS * self._heartbeat
        silent = [each for each in self._connections if self._clock() - each.heard_at > patience]
        for connection in silent:
            self._close(connection, CloseCode.SESSION_TIMED_OUT)
        if silent:
            self._tell_presence()

    def _on_frame(self, connection: Connection, message: str | bytes) -> None:
        if connection.is_dropped:
            return
        try:
            if connection.frames.take(self._clock()):
                raise RefusedFrameError(CloseCode.RATE_LIMITED)
            self._obey(connection, *read_frame(message))
        except RefusedFrameError as error:
            log.warning("gateway: a frame is refused: %s", error)
            self._close(connection, error.code)

    def _obey(self, connection: Connection, opcode: Opcode, data: Any) -> None:
        if opcode == Opcode.HEARTBEAT:
            asyncio.get_running_loop().call_later(ACK_DELAY, connection.send, {"op": Opcode.HEARTBEAT_ACK})
        elif opcode == Opcode.IDENTIFY:
            if self._sessions.identify(connection, data):
                self._tell_presence()
        elif opcode == Opcode.RESUME:
            if self._sessions.resume(connection, data):
                self._tell_presence()
        elif connection.session is None:
            raise RefusedFrameError(CloseCode.NOT_AUTHENTICATED)
        elif opcode == Opcode.REQUEST_GUILD_MEMBERS:
            self._send_members(connection.session, data)

    @staticmethod
    def _send_members(session: Session, data: Json) -> None:
        chunk: Json = {
            "guild_id": data.get("guild_id"),
            "members": [],
            "chunk_index": 0,
            "chunk_count": 1,
            "nonce": data.get("nonce"),
        }
        session.push("GUILD_MEMBERS_CHUNK", chunk)

    def _leave(self, connection: Connection) -> None:
        self._connections.discard(connection)
        connection.release_pings()
        self._sessions.leave(connection)
        self._tell_presence()

    def _tell_presence(self) -> None:
        if self.online:
            self._came.set()
        else:
            self._came.clear()
        self._world.publish(WorldEvent("BOT", {"online": self.online}))

    def _hear(self, event: WorldEvent) -> None:
        if not reaches_bot(self._world, event):
            return
        hearing = [session for session in self._sessions.every() if is_wanted(session, event)]
        if hearing:
            delay, copies = self._faults.delivery(event.name)
            for session in hearing * copies:
                session.push(event.name, as_heard(self._world, session, event), delay)
