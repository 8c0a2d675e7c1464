"""The routes of messages that the bot posts under its own name."""

from __future__ import annotations

from aiohttp import web

from standin.content import messages
from standin.content.messages import Origin
from standin.protocol import schemas
from standin.protocol.errors import (
    Findings,
    not_the_author,
    thread_archived,
    too_old_to_delete,
    wrong_channel_type,
)
from standin.protocol.permissions import ATTACH_FILES, MANAGE_MESSAGES, READ_MESSAGE_HISTORY
from standin.rest.access import Access
from standin.rest.http import answer, no_content, number, read_body
from standin.rest.rate_limits import RateLimiter
from standin.world import thread_rules
from standin.world.state import World

MOST_AT_ONCE = (2, 100)
TWO_WEEKS = 14 * 24 * 3600.0


class MessageRoutes:
    """Reading, posting, changing and deleting the messages of a channel."""

    def __init__(self, world: World, rates: RateLimiter) -> None:
        self._world = world
        self._rates = rates
        self._access = Access(world)

    def routes(self, api: str) -> list[web.RouteDef]:
        channel = f"{api}/channels/{{channel}}"
        return [
            web.get(channel + "/messages", self._history),
            web.post(channel + "/messages", self._say),
            web.post(channel + "/messages/bulk-delete", self._delete_all),
            web.get(channel + "/messages/{message}", self._message),
            web.patch(channel + "/messages/{message}", self._edit),
            web.delete(channel + "/messages/{message}", self._delete),
        ]

    async def _history(self, request: web.Request) -> web.Response:
        channel = self._access.channel(request, READ_MESSAGE_HISTORY)
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
        channel = self._access.channel(request)
        body = await read_body(request)
        needed = thread_rules.needed_to_write(channel) | (ATTACH_FILES if body.files else 0)
        if body.json.get("message_reference"):
            needed |= READ_MESSAGE_HISTORY
        self._access.channel(request, needed)
        return answer(messages.post(self._world, channel, body, Origin(self._world.bot)).json)

    async def _message(self, request: web.Request) -> web.Response:
        return answer(self._access.message(request, READ_MESSAGE_HISTORY).json)

    async def _edit(self, request: web.Request) -> web.Response:
        message = self._access.message(request)
        if message.json["author"]["id"] != self._world.bot["id"]:
            raise not_the_author()
        body = await read_body(request)
        channel = self._access.channel(request, ATTACH_FILES if body.files else 0)
        if channel.archived:
            raise thread_archived()
        self._rates.edit(channel.id, self._world.moment(message.id))
        return answer(messages.edit(self._world, message, body).json)

    async def _delete(self, request: web.Request) -> web.Response:
        message = self._access.message(request)
        if message.json["author"]["id"] != self._world.bot["id"]:
            self._access.channel(request, MANAGE_MESSAGES)
        messages.delete(self._world, message)
        return no_content()

    async def _delete_all(self, request: web.Request) -> web.Response:
        """Delete two to a hundred messages of the last two weeks, and pass over those that are gone already."""
        channel = self._access.channel(request)
        if channel.guild_id is None:
            raise wrong_channel_type()
        self._access.channel(request, MANAGE_MESSAGES)
        body = (await read_body(request)).json
        schemas.check(schemas.MessageIds, body)
        findings = Findings()
        findings.length(("messages",), body.get("messages"), *MOST_AT_ONCE)
        findings.raise_if_any()
        ids = [str(identity) for identity in body["messages"]]
        if any(self._world.now() - self._world.moment(identity) > TWO_WEEKS for identity in ids):
            raise too_old_to_delete()
        messages.delete_all(self._world, channel, dict.fromkeys(ids))
        return no_content()
