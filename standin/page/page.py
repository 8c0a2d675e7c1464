"""The web page: its files, its websocket, and what each person before it gets to see."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from aiohttp import WSMsgType, web

from standin.content.attachments import store
from standin.content.uploads import as_file, read_bytes
from standin.page import catalogues
from standin.page.present import present
from standin.page.tab import Actions, RefusedError, Tab
from standin.protocol.command_limits import LOCALES
from standin.protocol.errors import ApiError, Json
from standin.world.installs import offered
from standin.world.state import PUBLIC_THREAD, Account, Channel, World, WorldEvent
from standin.world.wire import role_json

log = logging.getLogger(__name__)

SILENT_SECONDS = 150.0
"""Maximum seconds a tab may leave pings unanswered: its browser may be gone without a word."""
FOLDER = Path(__file__).parent / "static"
TYPES = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".json": "application/json",
}
SHOWN = ("MESSAGE_CREATE", "MESSAGE_UPDATE", "MESSAGE_DELETE", "TYPING", "BOT", "CHANNEL")
NEW_PLACES = ("CHANNEL_CREATE", "THREAD_CREATE", "THREAD_UPDATE")
OTHER_SIGHT = (
    "GUILD_CREATE",
    "GUILD_DELETE",
    "CHANNEL_UPDATE",
    "CHANNEL_DELETE",
    "THREAD_DELETE",
    "THREAD_MEMBERS_UPDATE",
)
"""Names of the events after which somebody may see more or less than before."""


class ChannelPage:
    """The page: serves its files and keeps every open tab up to date with the world."""

    def __init__(
        self,
        world: World,
        actions: Actions,
        folder: Path = FOLDER,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._clock = clock
        self._world = world
        self._actions = actions
        self._folder = folder
        self._tabs: set[Tab] = set()
        self.bot_online = False
        world.subscribe(self._hear)

    @property
    def is_watched(self) -> bool:
        """Whether anybody has a page open."""
        return bool(self._tabs)

    def routes(self) -> list[web.RouteDef]:
        return [
            web.get("/", self._index),
            web.get("/page/people", self._people),
            web.get("/page/socket", self._socket),
            web.post("/page/upload", self._upload),
            web.get(f"/page/{catalogues.MODULE}", self._words),
            web.get("/page/{name}", self._file),
        ]

    async def _index(self, _request: web.Request) -> web.Response:
        return self._serve("index.html")

    async def _file(self, request: web.Request) -> web.Response:
        return self._serve(request.match_info["name"])

    def _serve(self, name: str) -> web.Response:
        path = next((path for path in self._folder.iterdir() if path.name == name), None)
        if path is None or path.suffix not in TYPES:
            return web.Response(status=404, text=f"The page has no file {name}.")
        return _fresh(path.read_bytes(), TYPES[path.suffix])

    async def _words(self, _request: web.Request) -> web.Response:
        return _fresh(catalogues.module().encode(), TYPES[".js"])

    async def _people(self, _request: web.Request) -> web.Response:
        return web.json_response([person.user for person in self._world.people.values()])

    async def _upload(self, request: web.Request) -> web.Response:
        """Store a file for an option or a form: its bytes are the body, `person` and `filename` in the query.

        Answers with the Attachment, whose id is the value to send.
        """
        person = self._world.people.get(request.query.get("person", ""))
        if person is None:
            return web.Response(status=404, text="There is no such person; /page/people lists them.")
        try:
            file = as_file(request.query.get("filename", ""), await read_bytes(request))
        except ApiError as error:
            return web.Response(status=error.status, text=error.message)
        upload = store(self._world, person.id, file, {}) | {"ephemeral": True}
        self._world.uploads[person.id, upload["id"]] = upload
        return web.json_response(upload)

    async def _socket(self, request: web.Request) -> web.StreamResponse:
        person = self._world.people.get(request.query.get("person", ""))
        if person is None:
            return web.Response(status=404, text="There is no such person; /page/people lists them.")
        socket = web.WebSocketResponse(timeout=0.5, max_msg_size=1 << 20, autoping=False)
        try:
            await socket.prepare(request)
        except ConnectionError:
            return web.Response()  # Who asked has left, and nobody reads it.
        with suppress(ConnectionError):
            await self._attend(request, person, socket)
        return socket

    async def _attend(self, request: web.Request, person: Account, socket: web.WebSocketResponse) -> None:
        """Be there for a tab until it leaves. Raises ConnectionError where it does so while it is answered."""
        tab = Tab(person, self._first_channel(person), socket, request.transport)
        tab.heard_at = self._clock()
        self._tabs.add(tab)
        tab.tell("READY", self._ready(tab))
        writer = asyncio.create_task(tab.write())
        try:
            async for message in socket:
                tab.heard_at = self._clock()
                if message.type is WSMsgType.TEXT:
                    self._receive(tab, message.data)
                elif message.type is WSMsgType.PING:
                    await socket.pong(message.data)
        finally:
            self._tabs.discard(tab)
            writer.cancel()

    def _receive(self, tab: Tab, text: str) -> None:
        data: Any = {}
        try:
            frame = json.loads(text)
            op, data = str(frame["op"]), frame["d"]
            self._perform(tab, op, data)
        except RefusedError as refusal:
            self._refuse(tab, data, str(refusal))
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
            log.warning("page: a malformed request: %r", error)
            self._refuse(tab, data, "That request was malformed.")

    def drop(self) -> None:
        """Cut off every tab: none is waited for, they come back by themselves."""
        for tab in self._tabs:
            tab.cut()

    def drop_silent(self) -> None:
        """Ping every tab, and cut off those that have not answered for long."""
        for tab in self._tabs:
            if self._clock() - tab.heard_at > SILENT_SECONDS:
                tab.cut()
            else:
                tab.ping()

    def _refuse(self, tab: Tab, data: Any, sentence: str) -> None:
        nonce = data.get("nonce") if isinstance(data, dict) else None
        tab.tell("ERROR", {"message": sentence} | ({"nonce": nonce} if nonce is not None else {}))

    def _perform(self, tab: Tab, op: str, data: Json) -> None:
        if op == "open":
            self._open(tab, str(data["channel_id"]))
        elif op == "locale":
            if data["locale"] not in LOCALES:
                raise RefusedError("Discord has no such language.")
            tab.person.locale = data["locale"]
            self._world.publish(WorldEvent("PEOPLE", {}))
            tab.tell("READY", self._ready(tab))
        else:
            self._actions.perform(tab, op, data)

    def _ready(self, tab: Tab) -> Json:
        person, world = tab.person, self._world
        seen = [channel for channel in world.channels.values() if world.may_see(person.id, channel)]
        tab.commands = self._commands(tab)
        return {
            "person": person.user,
            "people": [other.user for other in world.people.values()],
            "guilds": [
                {
                    "id": guild.id,
                    "name": guild.name,
                    "roles": [role_json(role) for role in guild.roles.values()],
                    "members": list(guild.members),
                    "channels": [_brief(channel) for channel in seen if channel.guild_id == guild.id],
                }
                for guild in world.guilds.values()
                if person.id in guild.members
            ],
            "dms": [_brief(channel) for channel in seen if channel.guild_id is None],
            "commands": tab.commands,
            "bot": {"user": world.bot, "online": self.bot_online},
            "locale": person.locale,
        }

    def _first_channel(self, person: Account) -> str:
        seen = (c.id for c in self._world.channels.values() if self._world.may_see(person.id, c))
        return next(seen, "")

    def _commands(self, tab: Tab) -> list[Json]:
        """Return the commands that the person may use in the channel the tab shows."""
        channel = self._world.channels.get(tab.channel_id)
        return offered(self._world, tab.person, channel) if channel else []

    def _tell_commands(self, tab: Tab) -> None:
        commands = self._commands(tab)
        if commands != tab.commands:
            tab.commands = commands
            tab.tell("COMMANDS", {"commands": commands})

    def _open(self, tab: Tab, channel_id: str) -> None:
        channel = self._world.channels.get(channel_id)
        if channel is None or not self._world.may_see(tab.person.id, channel):
            raise RefusedError("There is no such channel.")
        tab.channel_id = channel_id
        self._tell_commands(tab)
        visible = [m for m in channel.messages.values() if m.reader in (None, tab.person.id)]
        shown = [present(self._world, m.json) for m in visible]
        tab.tell("HISTORY", {"channel_id": channel_id, "messages": shown})

    def _hear(self, event: WorldEvent) -> None:
        if event.name == "MESSAGE_DELETE_BULK":
            for identity in event.data["ids"]:
                gone = {"id": identity, "channel_id": event.data["channel_id"]}
                self._hear(WorldEvent("MESSAGE_DELETE", gone, event.guild_id))
        elif event.name.startswith("MESSAGE_REACTION_"):
            stored = self._world.channels[event.data["channel_id"]].messages[event.data["message_id"]]
            self._hear(WorldEvent("MESSAGE_UPDATE", stored.json, event.guild_id))
        if event.name == "BOT":
            self.bot_online = event.data["online"]
        elif event.name == "COMMANDS":
            for tab in self._tabs:
                self._tell_commands(tab)
        elif event.name in OTHER_SIGHT and not self._is_public_thread(event):
            for tab in self._tabs:
                self._look_again(tab)
        name = "CHANNEL" if event.name in NEW_PLACES else event.name
        if name not in SHOWN or not self._tabs:
            return
        data = self._as_json(name, event.data)
        for tab in self._tabs:
            if event.reader in (None, tab.person.id) and self._concerns(tab.person, event):
                tab.tell(name, data)
                if name == "CHANNEL" and data["id"] == tab.channel_id:
                    self._tell_commands(tab)

    def _is_public_thread(self, event: WorldEvent) -> bool:
        """Return whether the event is about a public thread, where coming and going changes nothing for anybody else."""
        channel = self._world.channels.get(event.channel_id or "")
        return event.name == "THREAD_MEMBERS_UPDATE" and channel is not None and channel.type == PUBLIC_THREAD

    def _look_again(self, tab: Tab) -> None:
        """Tell a tab everything anew, and open another channel if the one it looked at is out of sight."""
        tab.tell("READY", self._ready(tab))
        channel = self._world.channels.get(tab.channel_id)
        if channel is None or not self._world.may_see(tab.person.id, channel):
            self._open(tab, self._first_channel(tab.person))

    def _concerns(self, person: Account, event: WorldEvent) -> bool:
        channel = self._world.channels.get(event.channel_id or "")
        return channel is None or self._world.may_see(person.id, channel)

    def _as_json(self, name: str, data: Json) -> Json:
        if name in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
            return present(self._world, data)
        if name == "CHANNEL":
            return _brief(self._world.channels[data["id"]])
        return data


def _fresh(body: bytes, kind: str) -> web.Response:
    """Return a file that the browser asks for anew each time."""
    return web.Response(body=body, content_type=kind, charset="utf-8", headers={"Cache-Control": "no-store"})


def _brief(channel: Channel) -> Json:
    brief: Json = {"id": channel.id, "name": channel.name, "type": channel.type}
    if channel.guild_id:
        brief["guild_id"] = channel.guild_id
    if channel.parent_id:
        brief |= {"parent_id": channel.parent_id, "archived": channel.archived, "locked": channel.locked}
    return brief
