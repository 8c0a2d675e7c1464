"""Gateway v10, the part a bot needs: HELLO, IDENTIFY, READY, events, heartbeats, RESUME, and its faults."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import Callable
from typing import Any

from aiohttp import WSMsgType, web

from bot.local.faults.injector import Faults
from bot.local.faults.model import FORGETTING, AtOnce, Drop, InvalidSession, Reconnect
from bot.local.gateway.session import Line, Op, Session
from bot.local.protocol.errors import Json
from bot.local.world.state import Event, Guild, World
from bot.local.world.wire import guild_create_json

log = logging.getLogger(__name__)


GUILDS, GUILD_MESSAGES, DIRECT_MESSAGES, MESSAGE_CONTENT = 1 << 0, 1 << 9, 1 << 12, 1 << 15
GUILD_MEMBERS, GUILD_PRESENCES = 1 << 1, 1 << 8
PRIVILEGED = GUILD_MEMBERS | GUILD_PRESENCES | MESSAGE_CONTENT
HIDDEN_WITHOUT_CONTENT: Json = {"content": "", "embeds": [], "attachments": [], "components": []}
UNSENT = ("BOT", "COMMANDS", "PEOPLE", "TYPING")
"""Events of the stand-in's own, of which Discord tells a bot nothing."""
KEPT_SESSIONS = 8
CUT = 1006
"""The close code a client notes where a connection ended without one."""
PINGS_TO_SETTLE = 3


ACK_DELAY = 0.05
"""Seconds before a heartbeat is acknowledged. A client notes the time after it has sent: an answer that overtakes
that note looks to it as late as the whole interval, and it warns of a lagging connection."""


class Gateway:
    """All sessions of the bot. `heartbeat` is the interval asked of it, in seconds; `watch` hears each frame sent."""

    def __init__(
        self,
        world: World,
        faults: Faults,
        *,
        heartbeat: float = 41.25,
        privileged: int = 0,
        watch: Callable[[str], None] | None = None,
    ) -> None:
        self._world = world
        self._faults = faults
        self._heartbeat = heartbeat
        self._refused_intents = PRIVILEGED & ~privileged
        self._watch = watch
        self._lines: set[Line] = set()
        self._sessions: dict[str, Session] = {}
        self._came = asyncio.Event()
        world.subscribe(self._hear)
        faults.strike_through(self._suffer)

    @property
    def online(self) -> bool:
        return any(session.line for session in self._sessions.values())

    async def wait_online(self) -> None:
        """Returns once a bot has identified or resumed."""
        await self._came.wait()

    def dispatch(self, name: str, data: Json, guild_id: str | None = None) -> bool:
        """Sends an event to the session that serves the guild; False if there is none, connected or resumable."""
        sessions = [s for s in self._sessions.values() if s.serves(guild_id)]
        if sessions:
            delay, copies = self._faults.delivery(name)
            for session in sessions * copies:
                session.push(name, data, delay)
        return bool(sessions)

    def _suffer(self, fault: AtOnce) -> None:
        """Brings about a fault that comes at once."""
        if isinstance(fault, Drop):
            self.drop(fault.code)
        elif isinstance(fault, Reconnect):
            self.reconnect()
        elif isinstance(fault, InvalidSession):
            self.invalidate(resumable=fault.resumable)
        else:
            for line in self._lines:
                line.fall_silent()

    def reconnect(self) -> None:
        """Asks the bot to connect anew and resume (op 7)."""
        for line in self._lines:
            line.send({"op": Op.RECONNECT, "d": None})

    def invalidate(self, *, resumable: bool = False) -> None:
        """Tells the bot that its session is invalid (op 9)."""
        for line in self._lines:
            if not resumable:
                self._forget(line)
            line.send({"op": Op.INVALID_SESSION, "d": resumable})
        self._tell_presence()

    def drop(self, code: int = 4000) -> None:
        """Closes every socket with this code; sessions stay resumable but for the codes in `FORGETTING`."""
        for line in self._lines:
            if code in FORGETTING:
                self._forget(line)
            if code == CUT:
                line.cut()
            else:
                line.close(code)
        self._tell_presence()

    def _forget(self, line: Line) -> None:
        if line.session:
            self._sessions.pop(line.session.id, None)

    async def settle(self) -> None:
        """Waits until the bot has taken in what was written to it before.

        Its loop answers websocket pings in the order it reads; three rounds leave it enough turns to finish
        reading an HTTP answer and to remember the view that belongs to it.
        """
        for _ in range(PINGS_TO_SETTLE):
            for line in list(self._lines):
                await line.ping()

    async def connect(self, request: web.Request) -> web.StreamResponse:
        compress = request.query.get("compress")
        if request.query.get("encoding", "json") != "json" or compress not in (None, "zlib-stream"):
            log.warning("gateway: only JSON, plain or zlib-stream, is spoken here")
            return web.Response(status=400, text="only encoding=json, plain or compress=zlib-stream")
        socket = web.WebSocketResponse(autoping=False, compress=False, timeout=0.5)
        await socket.prepare(request)
        line = Line(socket, request.transport, compress=compress is not None, watch=self._watch)
        self._lines.add(line)
        line.send({"op": Op.HELLO, "d": {"heartbeat_interval": int(self._heartbeat * 1000)}})
        writer = asyncio.create_task(line.write())
        try:
            await self._read(line)
        finally:
            writer.cancel()
            self._leave(line)
        return socket

    async def _read(self, line: Line) -> None:
        async for message in line.socket:
            if message.type is WSMsgType.TEXT:
                self._received(line, message.data)
            elif message.type is WSMsgType.PING:
                await line.socket.pong(message.data)
            elif message.type is WSMsgType.PONG:
                line.ponged(bytes(message.data))

    def _received(self, line: Line, text: str) -> None:
        try:
            frame = json.loads(text)
            op, data = frame["op"], frame.get("d")
        except (ValueError, KeyError, TypeError):
            line.close(4002)
            return
        if op == Op.HEARTBEAT:
            asyncio.get_running_loop().call_later(ACK_DELAY, line.send, {"op": Op.HEARTBEAT_ACK})
        elif op == Op.IDENTIFY:
            self._identify(line, data)
        elif op == Op.RESUME:
            self._resume(line, data)
        elif op == Op.REQUEST_MEMBERS:
            self._members(line, data)

    def _identify(self, line: Line, data: Json) -> None:
        if line.session:
            line.close(4005)
            return
        intents = int(data.get("intents", 0))
        if intents & self._refused_intents:
            log.warning("gateway: the bot asked for privileged intents, which it does not have")
            line.close(4014)
            return
        number, count = data.get("shard", (0, 1))
        session = Session(secrets.token_hex(16), intents, (int(number), int(count)))
        self._keep(session)
        self._attach(line, session)
        session.push("READY", self._ready(session))
        if intents & GUILDS:
            for guild in self._guilds(session):
                session.push("GUILD_CREATE", guild_create_json(self._world, guild))
        log.info("the bot is connected")
        self._tell_presence()

    def _guilds(self, session: Session) -> list[Guild]:
        """The guilds the bot is in, as far as this session serves them."""
        every = self._world.guilds.values()
        return [guild for guild in every if self._world.has_bot(guild.id) and session.serves(guild.id)]

    def _ready(self, session: Session) -> Json:
        return {
            "v": 10,
            "user": self._world.bot,
            "guilds": [{"id": guild.id, "unavailable": True} for guild in self._guilds(session)],
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": self._world.origin.replace("http", "ws", 1) + "/gateway",
            "shard": list(session.shard),
            "application": {"id": self._world.bot["id"], "flags": 0},
            "private_channels": [],
        }

    def _resume(self, line: Line, data: Json) -> None:
        session = self._sessions.get(str(data.get("session_id")))
        last = int(data.get("seq") or 0)
        missed = [frame for frame in session.sent if frame["s"] > last] if session else []
        if session is None or (session.sequence > last and len(missed) != session.sequence - last):
            line.send({"op": Op.INVALID_SESSION, "d": False})
            return
        self._attach(line, session)
        for frame in missed:
            line.send(frame)
        session.push("RESUMED", {})
        log.info("the bot has resumed; %d events replayed", len(missed))
        self._tell_presence()

    def _members(self, line: Line, data: Any) -> None:
        if line.session is None or not isinstance(data, dict):
            return
        chunk: Json = {
            "guild_id": data.get("guild_id"),
            "members": [],
            "chunk_index": 0,
            "chunk_count": 1,
            "nonce": data.get("nonce"),
        }
        line.session.push("GUILD_MEMBERS_CHUNK", chunk)

    def _keep(self, session: Session) -> None:
        self._sessions[session.id] = session
        idle = [s.id for s in self._sessions.values() if s.line is None and s is not session]
        for old in idle[: max(0, len(self._sessions) - KEPT_SESSIONS)]:
            del self._sessions[old]

    def _attach(self, line: Line, session: Session) -> None:
        if session.line and session.line is not line:
            session.line.close(4000)
        line.session = session
        session.line = line

    def _leave(self, line: Line) -> None:
        self._lines.discard(line)
        line.gone()
        session = line.session
        if session and session.line is line:
            session.line = None
            if line.socket.close_code in (1000, 1001) and not line.is_dropped:
                self._sessions.pop(session.id, None)
        self._tell_presence()

    def _tell_presence(self) -> None:
        if self.online:
            self._came.set()
        else:
            self._came.clear()
        self._world.publish(Event("BOT", {"online": self.online}))

    def _hear(self, event: Event) -> None:
        told = event.name not in UNSENT and event.reader is None
        if not told or not self._reaches(event):
            return
        hearing = [s for s in self._sessions.values() if s.serves(event.guild_id) and _wanted(s, event)]
        if hearing:
            delay, copies = self._faults.delivery(event.name)
            for session in hearing * copies:
                session.push(event.name, self._visible(session, event), delay)

    def _reaches(self, event: Event) -> bool:
        """Whether the bot is where it happens, and sees the place."""
        channel = self._world.channels.get(event.channel_id or "")
        if event.guild_id and not self._world.has_bot(event.guild_id):
            return False
        if channel is None or event.name.startswith("CHANNEL_"):
            return True
        return self._world.may_see(self._world.bot["id"], channel)

    def _visible(self, session: Session, event: Event) -> Json:
        """A message as this bot may read it: without the content intent, other people's words are blank."""
        data = event.data
        author = data.get("author")
        if event.guild_id is None or author is None or session.intents & MESSAGE_CONTENT:
            return data
        mentioned = any(user["id"] == self._world.bot["id"] for user in data.get("mentions", ()))
        if author["id"] == self._world.bot["id"] or mentioned:
            return data
        return data | HIDDEN_WITHOUT_CONTENT


def _wanted(session: Session, event: Event) -> bool:
    if event.name.startswith("MESSAGE_"):
        return bool(session.intents & (GUILD_MESSAGES if event.guild_id else DIRECT_MESSAGES))
    return event.guild_id is None or bool(session.intents & GUILDS)
