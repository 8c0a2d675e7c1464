"""The routes of channels: the channels themselves, and the messages in them."""

from __future__ import annotations

from aiohttp import web

from bot.local.protocol.errors import (
    Json,
    missing_access,
    missing_permissions,
    not_the_author,
    thread_archived,
    unknown_channel,
    unknown_message,
    wrong_channel_type,
)
from bot.local.protocol.permissions import (
    ATTACH_FILES,
    MANAGE_CHANNELS,
    MANAGE_MESSAGES,
    MANAGE_THREADS,
    READ_MESSAGE_HISTORY,
    SEND_MESSAGES_IN_THREADS,
)
from bot.local.rest.http import answer, no_content, number, read_body
from bot.local.rest.rate_limits import Rates
from bot.local.world import messages, thread_rules
from bot.local.world.messages import Origin
from bot.local.world.state import Channel, Event, Stored, World
from bot.local.world.wire import channel_json


class Places:
    """The channels of routes, as far as the bot may go there."""

    def __init__(self, world: World) -> None:
        self._world = world

    def channel(self, request: web.Request, needed: int = 0) -> Channel:
        """The channel of the route: 10003 if unknown, 50001 if hidden from the bot, 50013 if it may not do this."""
        channel = self._world.channels.get(request.match_info["channel"])
        me = self._world.bot["id"]
        if channel is None:
            raise unknown_channel()
        if not self._world.may_see(me, channel):
            raise missing_access()
        if needed & ~self._world.permissions(me, channel):
            raise missing_permissions()
        return channel

    def message(self, request: web.Request, needed: int = 0) -> Stored:
        """The message of the route; 10008 if there is none, or only one person sees it."""
        message = self.channel(request, needed).messages.get(request.match_info["message"])
        if message is None or message.reader is not None:
            raise unknown_message()
        return message


class Channels:
    """Everything the bot does in a channel under its own name; refused where it lacks a permission."""

    def __init__(self, world: World, rates: Rates) -> None:
        self._world = world
        self._rates = rates
        self._places = Places(world)

    def routes(self, api: str) -> list[web.RouteDef]:
        channel = f"{api}/channels/{{channel}}"
        return [
            web.get(channel, self._get),
            web.patch(channel, self._change),
            web.delete(channel, self._remove),
            web.post(channel + "/typing", self._type),
            web.get(channel + "/messages", self._history),
            web.post(channel + "/messages", self._say),
            web.get(channel + "/messages/{message}", self._message),
            web.patch(channel + "/messages/{message}", self._edit),
            web.delete(channel + "/messages/{message}", self._delete),
        ]

    async def _get(self, request: web.Request) -> web.Response:
        return answer(channel_json(self._world, self._places.channel(request)))

    async def _type(self, request: web.Request) -> web.Response:
        channel = self._places.channel(request)
        self._places.channel(request, thread_rules.speaking(channel))
        shown = {"channel_id": channel.id, "user": self._world.bot}
        self._world.publish(Event("TYPING", shown, channel.guild_id))
        return no_content()

    async def _history(self, request: web.Request) -> web.Response:
        channel = self._places.channel(request, READ_MESSAGE_HISTORY)
        limit = number(request, "limit", 50, low=1, high=100)
        found = [m.json for m in channel.messages.values() if m.reader is None]
        if "around" in request.query:
            around = number(request, "around", 0)
            centre = next((i for i, m in enumerate(found) if int(m["id"]) >= around), len(found))
            found = found[max(0, centre - limit // 2) : centre + (limit + 1) // 2]
        elif "after" in request.query:
            found = [m for m in found if int(m["id"]) > number(request, "after", 0)][:limit]
        elif "before" in request.query:
            found = [m for m in found if int(m["id"]) < number(request, "before", 0)]
        return answer(found[-limit:][::-1])

    async def _say(self, request: web.Request) -> web.Response:
        channel = self._places.channel(request)
        body = await read_body(request)
        needed = thread_rules.speaking(channel) | (ATTACH_FILES if body.files else 0)
        if body.json.get("message_reference"):
            needed |= READ_MESSAGE_HISTORY
        self._places.channel(request, needed)
        return answer(messages.post(self._world, channel, body, Origin(self._world.bot)).json)

    async def _message(self, request: web.Request) -> web.Response:
        return answer(self._places.message(request, READ_MESSAGE_HISTORY).json)

    async def _edit(self, request: web.Request) -> web.Response:
        message = self._places.message(request)
        if message.json["author"]["id"] != self._world.bot["id"]:
            raise not_the_author()
        body = await read_body(request)
        channel = self._places.channel(request, ATTACH_FILES if body.files else 0)
        if channel.archived:
            raise thread_archived()
        self._rates.edit(channel.id, self._world.moment(message.id))
        return answer(messages.edit(self._world, message, body).json)

    async def _delete(self, request: web.Request) -> web.Response:
        message = self._places.message(request)
        if message.json["author"]["id"] != self._world.bot["id"]:
            self._places.channel(request, MANAGE_MESSAGES)
        messages.delete(self._world, message)
        return no_content()

    async def _change(self, request: web.Request) -> web.Response:
        channel = self._places.channel(request)
        sent = (await read_body(request)).json
        if channel.guild_id is None:
            raise wrong_channel_type()
        thread_rules.check(sent, is_new=False)
        body = {name: value for name, value in sent.items() if value is not None}
        if body.get("name", channel.name) != channel.name:
            self._rates.rename(channel.id)
        if channel.is_thread:
            self._change_thread(request, channel, body)
        else:
            self._places.channel(request, MANAGE_CHANNELS)
            channel.name = body.get("name", channel.name)
            shown = channel_json(self._world, channel)
            self._world.publish(Event("CHANNEL_UPDATE", shown, channel.guild_id))
        return answer(channel_json(self._world, channel))

    def _change_thread(self, request: web.Request, thread: Channel, body: Json) -> None:
        """Opening it needs as much as writing in it; all else is for its owner, locking for who manages threads."""
        only_opens = body.get("archived") is False and set(body) == {"archived"} and not thread.locked
        is_owner = thread.owner_id == self._world.bot["id"] and "locked" not in body and not thread.locked
        needed = SEND_MESSAGES_IN_THREADS if only_opens or is_owner else MANAGE_THREADS
        self._places.channel(request, needed)
        archived = body.get("archived", thread.archived)
        if thread.archived and archived:
            raise thread_archived()
        thread.name = body.get("name", thread.name)
        thread.locked = body.get("locked", thread.locked)
        thread.archives_after = body.get("auto_archive_duration", thread.archives_after)
        if archived != thread.archived:
            thread_rules.archive(self._world, thread, archived=archived)
        else:
            thread_rules.tell(self._world, thread)

    async def _remove(self, request: web.Request) -> web.Response:
        """Deletes a channel with its threads, or a thread; a direct message is only closed, and keeps its words."""
        channel = self._places.channel(request)
        shown = channel_json(self._world, channel)
        if channel.guild_id is None:
            return answer(shown)
        self._places.channel(request, MANAGE_THREADS if channel.is_thread else MANAGE_CHANNELS)
        self._world.remove_channel(channel, shown)
        return answer(shown)
