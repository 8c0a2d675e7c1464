"""The web page: its files, its websocket, and what each person before it gets to see."""

from __future__ import annotations

import asyncio
import json
import logging
from pathlib import Path
from typing import Any, Protocol

from aiohttp import WSMsgType, web

from bot.local.page.present import present
from bot.local.protocol.command_limits import LOCALES
from bot.local.protocol.errors import ApiError, Json
from bot.local.rest.http import uploaded
from bot.local.world.attachments import store
from bot.local.world.gate import gate
from bot.local.world.installs import offered
from bot.local.world.state import PUBLIC_THREAD, Channel, Event, Person, World
from bot.local.world.wire import role_json

log = logging.getLogger(__name__)

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
OTHER_SIGHT = ("CHANNEL_UPDATE", "CHANNEL_DELETE", "THREAD_DELETE", "THREAD_MEMBERS_UPDATE")
"""After these somebody may see more or less than before."""


class Clicks(Protocol):
    """What a person can do besides reading: each op of the page that becomes an interaction or a message."""

    def perform(self, tab: Tab, op: str, data: Json) -> None: ...


class RefusedError(Exception):
    """What a person asked for cannot be done; the message is the sentence the page shows."""


class Tab:
    """One open page of one person, who looks at `channel_id`. What is told arrives in order, each item after its gate."""

    def __init__(self, person: Person, channel_id: str, socket: web.WebSocketResponse) -> None:
        self.person = person
        self.channel_id = channel_id
        self.commands: list[Json] = []
        self._socket = socket
        self._queue: asyncio.Queue[tuple[asyncio.Event | None, str, Json]] = asyncio.Queue()

    def tell(self, name: str, data: Json) -> None:
        self._queue.put_nowait((gate.get(), name, data))

    async def write(self) -> None:
        while True:
            held, name, data = await self._queue.get()
            if held:
                await held.wait()
            try:
                await self._socket.send_str(json.dumps({"t": name, "d": data}))
            except ConnectionError:
                return


class Page:
    """Serves the page and keeps every open tab up to date with the world."""

    def __init__(self, world: World, clicks: Clicks, folder: Path = FOLDER) -> None:
        self._world = world
        self._clicks = clicks
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
            web.get("/page/{name}", self._file),
        ]

    async def _index(self, _request: web.Request) -> web.Response:
        return self._serve("index.html")

    async def _file(self, request: web.Request) -> web.Response:
        return self._serve(request.match_info["name"])

    def _serve(self, name: str) -> web.Response:
        path = self._folder / name
        if path.parent != self._folder or path.suffix not in TYPES or not path.is_file():
            return web.Response(status=404, text=f"The page has no file {name}.")
        headers = {"Cache-Control": "no-store"}
        kind = TYPES[path.suffix]
        return web.Response(body=path.read_bytes(), content_type=kind, charset="utf-8", headers=headers)

    async def _people(self, _request: web.Request) -> web.Response:
        return web.json_response([person.user for person in self._world.people.values()])

    async def _upload(self, request: web.Request) -> web.Response:
        """A file for an option or a form: its bytes are the body, `person` and `filename` in the query. Answers with
        the Attachment, whose id is the value to send."""
        person = self._world.people.get(request.query.get("person", ""))
        if person is None:
            return web.Response(status=404, text="There is no such person; /page/people lists them.")
        try:
            file = uploaded(request.query.get("filename", ""), await request.read())
        except ApiError as error:
            return web.Response(status=error.status, text="This file is too large.")
        upload = store(self._world, person.id, file, {}) | {"ephemeral": True}
        self._world.uploads[person.id, upload["id"]] = upload
        return web.json_response(upload)

    async def _socket(self, request: web.Request) -> web.StreamResponse:
        person = self._world.people.get(request.query.get("person", ""))
        if person is None:
            return web.Response(status=404, text="There is no such person; /page/people lists them.")
        socket = web.WebSocketResponse(timeout=0.5, max_msg_size=1 << 20)
        await socket.prepare(request)
        tab = Tab(person, self._first_channel(person), socket)
        self._tabs.add(tab)
        tab.tell("READY", self._ready(tab))
        writer = asyncio.create_task(tab.write())
        try:
            async for message in socket:
                if message.type is WSMsgType.TEXT:
                    self._received(tab, message.data)
        finally:
            self._tabs.discard(tab)
            writer.cancel()
        return socket

    def _received(self, tab: Tab, text: str) -> None:
        data: Any = {}
        try:
            frame = json.loads(text)
            op, data = str(frame["op"]), frame["d"]
            self._perform(tab, op, data)
        except RefusedError as refusal:
            self._refuse(tab, data, str(refusal))
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            log.warning("page: a malformed request: %r", error)
            self._refuse(tab, data, "That request was malformed.")

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
            self._world.publish(Event("PEOPLE", {}))
            tab.tell("READY", self._ready(tab))
        else:
            self._clicks.perform(tab, op, data)

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

    def _first_channel(self, person: Person) -> str:
        seen = (c.id for c in self._world.channels.values() if self._world.may_see(person.id, c))
        return next(seen, "")

    def _commands(self, tab: Tab) -> list[Json]:
        """What the person may use where the tab looks."""
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

    def _hear(self, event: Event) -> None:
        if event.name == "BOT":
            self.bot_online = event.data["online"]
        elif event.name == "COMMANDS":
            for tab in self._tabs:
                self._tell_commands(tab)
        elif event.name in OTHER_SIGHT and not self._is_public_thread(event):
            for tab in self._tabs:
                self._look_again(tab)
        name = "CHANNEL" if event.name in NEW_PLACES else event.name
        if name not in SHOWN:
            return
        data = self._shown(name, event.data)
        for tab in self._tabs:
            if event.reader in (None, tab.person.id) and self._concerns(tab.person, event):
                tab.tell(name, data)
                if name == "CHANNEL" and data["id"] == tab.channel_id:
                    self._tell_commands(tab)

    def _is_public_thread(self, event: Event) -> bool:
        """Coming and going there changes nothing for anybody else."""
        channel = self._world.channels.get(event.channel_id or "")
        return event.name == "THREAD_MEMBERS_UPDATE" and channel is not None and channel.type == PUBLIC_THREAD

    def _look_again(self, tab: Tab) -> None:
        """Tells a tab everything anew, and opens another channel if the one it looked at is out of sight."""
        tab.tell("READY", self._ready(tab))
        channel = self._world.channels.get(tab.channel_id)
        if channel is None or not self._world.may_see(tab.person.id, channel):
            self._open(tab, self._first_channel(tab.person))

    def _concerns(self, person: Person, event: Event) -> bool:
        channel = self._world.channels.get(event.channel_id or "")
        return channel is None or self._world.may_see(person.id, channel)

    def _shown(self, name: str, data: Json) -> Json:
        if name in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
            return present(self._world, data)
        if name == "CHANNEL":
            return _brief(self._world.channels[data["id"]])
        return data


def _brief(channel: Channel) -> Json:
    brief: Json = {"id": channel.id, "name": channel.name, "type": channel.type}
    if channel.guild_id:
        brief["guild_id"] = channel.guild_id
    if channel.parent_id:
        brief |= {"parent_id": channel.parent_id, "archived": channel.archived, "locked": channel.locked}
    return brief
