"""The routes of channels: messages in them, and the threads that grow from them."""

from __future__ import annotations

from aiohttp import web

from bot.local import messages
from bot.local.api import answer, no_content, read_body
from bot.local.errors import (
    Findings,
    Json,
    missing_access,
    missing_permissions,
    not_the_author,
    thread_archived,
    unknown_channel,
    unknown_message,
)
from bot.local.messages import Origin
from bot.local.shapes import channel_json
from bot.local.world import (
    ATTACH_FILES,
    CREATE_PRIVATE_THREADS,
    CREATE_PUBLIC_THREADS,
    EMBED_LINKS,
    MANAGE_MESSAGES,
    MANAGE_THREADS,
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    READ_MESSAGE_HISTORY,
    SEND_MESSAGES,
    SEND_MESSAGES_IN_THREADS,
    THREADS,
    VIEW_CHANNEL,
    Channel,
    Event,
    Stored,
    World,
)


class Channels:
    """Everything the bot does in a channel under its own name; refused where it lacks a permission."""

    def __init__(self, world: World) -> None:
        self._world = world

    def routes(self, api: str) -> list[web.RouteDef]:
        channel = f"{api}/channels/{{channel}}"
        return [
            web.get(channel, self._get),
            web.patch(channel, self._change),
            web.post(channel + "/typing", self._type),
            web.get(channel + "/messages", self._history),
            web.post(channel + "/messages", self._say),
            web.get(channel + "/messages/{message}", self._message),
            web.patch(channel + "/messages/{message}", self._edit),
            web.delete(channel + "/messages/{message}", self._delete),
            web.post(channel + "/threads", self._start_thread),
            web.post(channel + "/messages/{message}/threads", self._start_thread),
        ]

    def _channel(self, request: web.Request, needed: int = 0) -> Channel:
        """The channel of the route: 10003 if unknown, 50001 if hidden from the bot, 50013 if it may not do this."""
        channel = self._world.channels.get(request.match_info["channel"])
        if channel is None:
            raise unknown_channel()
        if not channel.app_permissions & VIEW_CHANNEL:
            raise missing_access()
        if needed & ~channel.app_permissions:
            raise missing_permissions()
        return channel

    def _stored(self, request: web.Request) -> Stored:
        channel = self._channel(request)
        message = channel.messages.get(request.match_info["message"])
        if message is None or message.reader is not None:
            raise unknown_message()
        return message

    async def _get(self, request: web.Request) -> web.Response:
        return answer(channel_json(self._world, self._channel(request)))

    async def _type(self, request: web.Request) -> web.Response:
        channel = self._channel(request, SEND_MESSAGES)
        shown = {"channel_id": channel.id, "user": self._world.bot}
        self._world.publish(Event("TYPING", shown, channel.guild_id))
        return no_content()

    async def _history(self, request: web.Request) -> web.Response:
        channel = self._channel(request, READ_MESSAGE_HISTORY)
        query = request.query
        limit = min(max(int(query.get("limit", "50")), 1), 100)
        found = [m.json for m in channel.messages.values() if m.reader is None]
        if "around" in query:
            centre = next((i for i, m in enumerate(found) if m["id"] == query["around"]), 0)
            found = found[max(0, centre - limit // 2) : centre + (limit + 1) // 2]
        elif "after" in query:
            found = [m for m in found if int(m["id"]) > int(query["after"])][:limit]
        elif "before" in query:
            found = [m for m in found if int(m["id"]) < int(query["before"])]
        return answer(found[-limit:][::-1])

    async def _say(self, request: web.Request) -> web.Response:
        channel = self._channel(request)
        body = await read_body(request)
        speaking = SEND_MESSAGES_IN_THREADS if channel.type in THREADS else SEND_MESSAGES
        needed = (
            speaking | (ATTACH_FILES if body.files else 0) | (EMBED_LINKS if body.json.get("embeds") else 0)
        )
        self._channel(request, needed)
        if channel.archived:
            raise thread_archived()
        return answer(messages.post(self._world, channel, body, Origin(self._world.bot)).json)

    async def _message(self, request: web.Request) -> web.Response:
        self._channel(request, READ_MESSAGE_HISTORY)
        return answer(self._stored(request).json)

    async def _edit(self, request: web.Request) -> web.Response:
        message = self._stored(request)
        if message.json["author"]["id"] != self._world.bot["id"]:
            raise not_the_author()
        body = await read_body(request)
        self._channel(request, ATTACH_FILES if body.files else 0)
        return answer(messages.edit(self._world, message, body).json)

    async def _delete(self, request: web.Request) -> web.Response:
        message = self._stored(request)
        if message.json["author"]["id"] != self._world.bot["id"]:
            self._channel(request, MANAGE_MESSAGES)
        messages.delete(self._world, message)
        return no_content()

    async def _start_thread(self, request: web.Request) -> web.Response:
        body = await read_body(request)
        kind = int(body.json.get("type") or PUBLIC_THREAD)
        private = kind == PRIVATE_THREAD and "message" not in request.match_info
        parent = self._channel(request, CREATE_PRIVATE_THREADS if private else CREATE_PUBLIC_THREADS)
        findings = Findings()
        findings.length(("name",), body.json.get("name"), 1, 100)
        findings.settle()
        starter = self._stored(request) if "message" in request.match_info else None
        identity = starter.id if starter else self._world.snowflake()
        thread = Channel(
            identity,
            PRIVATE_THREAD if private else PUBLIC_THREAD,
            body.json["name"],
            parent.guild_id,
            parent.id,
            app_permissions=parent.app_permissions,
        )
        self._world.add_channel(thread)
        shown = channel_json(self._world, thread)
        self._world.publish(Event("THREAD_CREATE", shown | {"newly_created": True}, thread.guild_id))
        return answer(shown, 201)

    async def _change(self, request: web.Request) -> web.Response:
        channel = self._channel(request, MANAGE_THREADS)
        body: Json = (await read_body(request)).json
        if "name" in body:
            findings = Findings()
            findings.length(("name",), body["name"], 1, 100)
            findings.settle()
            channel.name = body["name"]
        if channel.type in THREADS:
            channel.archived = bool(body.get("archived", channel.archived))
            channel.locked = bool(body.get("locked", channel.locked))
        shown = channel_json(self._world, channel)
        name = "THREAD_UPDATE" if channel.type in THREADS else "CHANNEL_UPDATE"
        self._world.publish(Event(name, shown, channel.guild_id))
        return answer(shown)
