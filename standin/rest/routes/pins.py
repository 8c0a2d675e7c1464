"""The routes of pinned messages. They stand under today's address and under the former one, which libraries still use."""

from __future__ import annotations

from aiohttp import web

from standin.content import pins
from standin.protocol.permissions import PIN_MESSAGES, READ_MESSAGE_HISTORY
from standin.rest.access import Access
from standin.rest.http import answer, no_content, number
from standin.world.state import World


class PinRoutes:
    def __init__(self, world: World) -> None:
        self._world = world
        self._access = Access(world)

    def routes(self, api: str) -> list[web.RouteDef]:
        channel = f"{api}/channels/{{channel}}"
        today, before = channel + "/messages/pins", channel + "/pins"
        changes = [
            route
            for path in (today + "/{message}", before + "/{message}")
            for route in (web.put(path, self._pin), web.delete(path, self._unpin))
        ]
        return [web.get(today, self._list), web.get(before, self._list_all), *changes]

    async def _list(self, request: web.Request) -> web.Response:
        """List the pinned messages, the one that was pinned last first; `before` is a time."""
        channel = self._access.channel(request, READ_MESSAGE_HISTORY)
        limit, before = number(request, "limit", 50, low=1, high=50), request.query.get("before")
        found = [each for each in pins.pinned(channel) if not before or (each.pinned_at or "") < before]
        shown = [{"pinned_at": each.pinned_at, "message": each.json} for each in found[:limit]]
        return answer({"items": shown, "has_more": len(found) > limit})

    async def _list_all(self, request: web.Request) -> web.Response:
        channel = self._access.channel(request, READ_MESSAGE_HISTORY)
        return answer([each.json for each in pins.pinned(channel)][:50])

    async def _pin(self, request: web.Request) -> web.Response:
        pins.pin(self._world, self._access.message(request, PIN_MESSAGES), self._world.bot)
        return no_content()

    async def _unpin(self, request: web.Request) -> web.Response:
        pins.unpin(self._world, self._access.message(request, PIN_MESSAGES))
        return no_content()
