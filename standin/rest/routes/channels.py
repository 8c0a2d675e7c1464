"""The routes of the channels themselves."""

from __future__ import annotations

from aiohttp import web

from standin.protocol.errors import (
    Json,
    thread_archived,
    wrong_channel_type,
)
from standin.protocol.permissions import (
    MANAGE_CHANNELS,
    MANAGE_THREADS,
    SEND_MESSAGES_IN_THREADS,
)
from standin.rest.access import Access
from standin.rest.http import answer, no_content, read_body
from standin.rest.rate_limits import RateLimiter
from standin.world import thread_rules
from standin.world.state import Channel, World, WorldEvent
from standin.world.wire import channel_json


class ChannelRoutes:
    """Reading, changing and deleting a channel or thread."""

    def __init__(self, world: World, rates: RateLimiter) -> None:
        self._world = world
        self._rates = rates
        self._access = Access(world)

    def routes(self, api: str) -> list[web.RouteDef]:
        channel = f"{api}/channels/{{channel}}"
        return [
            web.get(channel, self._get),
            web.patch(channel, self._change),
            web.delete(channel, self._remove),
            web.post(channel + "/typing", self._type),
        ]

    async def _get(self, request: web.Request) -> web.Response:
        return answer(channel_json(self._world, self._access.channel(request)))

    async def _type(self, request: web.Request) -> web.Response:
        channel = self._access.channel(request)
        self._access.channel(request, thread_rules.needed_to_write(channel))
        shown = {"channel_id": channel.id, "user": self._world.bot}
        self._world.publish(WorldEvent("TYPING", shown, channel.guild_id))
        return no_content()

    async def _change(self, request: web.Request) -> web.Response:
        channel = self._access.channel(request)
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
            self._access.channel(request, MANAGE_CHANNELS)
            channel.name = body.get("name", channel.name)
            shown = channel_json(self._world, channel)
            self._world.publish(WorldEvent("CHANNEL_UPDATE", shown, channel.guild_id))
        return answer(channel_json(self._world, channel))

    def _change_thread(self, request: web.Request, thread: Channel, body: Json) -> None:
        """Change a thread. Opening it needs as much as writing in it; the rest is for its owner, locking for who manages threads."""
        only_opens = body.get("archived") is False and set(body) == {"archived"} and not thread.locked
        is_owner = thread.owner_id == self._world.bot["id"] and "locked" not in body and not thread.locked
        needed = SEND_MESSAGES_IN_THREADS if only_opens or is_owner else MANAGE_THREADS
        self._access.channel(request, needed)
        archived = body.get("archived", thread.archived)
        if thread.archived and archived:
            raise thread_archived()
        thread.name = body.get("name", thread.name)
        thread.locked = body.get("locked", thread.locked)
        thread.archives_after = body.get("auto_archive_duration", thread.archives_after)
        if archived != thread.archived:
            thread_rules.archive(self._world, thread, archived=archived)
        else:
            thread_rules.publish_update(self._world, thread)

    async def _remove(self, request: web.Request) -> web.Response:
        """Delete a channel with its threads, or a thread; a direct message is only closed, and keeps its words."""
        channel = self._access.channel(request)
        shown = channel_json(self._world, channel)
        if channel.guild_id is None:
            return answer(shown)
        self._access.channel(request, MANAGE_THREADS if channel.is_thread else MANAGE_CHANNELS)
        self._world.remove_channel(channel, shown)
        return answer(shown)
