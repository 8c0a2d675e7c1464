"""The routes of the bot itself: who it is, where it is, and whom it can write to."""

from __future__ import annotations

from collections.abc import Callable

from aiohttp import web

from bot.local.protocol import schemas
from bot.local.protocol.errors import Json, unknown_user
from bot.local.rest.http import answer, read_body
from bot.local.world.state import Event, World
from bot.local.world.wire import application_json, channel_json, own_user_json


class ApplicationRoutes:
    """The bot's own user and application, its guilds, and the people it knows."""

    def __init__(self, world: World, starts: Callable[[], Json]) -> None:
        self._world = world
        self._starts = starts

    def routes(self, api: str) -> list[web.RouteDef]:
        return [
            web.get(f"{api}/users/@me", self._me),
            web.get(f"{api}/users/@me/guilds", self._guilds),
            web.post(f"{api}/users/@me/channels", self._open_direct),
            web.get(f"{api}/users/{{user}}", self._user),
            web.get(f"{api}/oauth2/applications/@me", self._application),
            web.get(f"{api}/applications/@me", self._application),
            web.get(f"{api}/gateway", self._gateway),
            web.get(f"{api}/gateway/bot", self._gateway),
        ]

    async def _me(self, _request: web.Request) -> web.Response:
        return answer(own_user_json(self._world))

    async def _guilds(self, _request: web.Request) -> web.Response:
        """The servers the bot has joined, and what it may do there; too few for pages."""
        me = self._world.bot["id"]
        return answer(
            [
                {
                    "id": guild.id,
                    "name": guild.name,
                    "icon": None,
                    "banner": None,
                    "owner": guild.owner_id == me,
                    "permissions": str(guild.permissions(me)),
                    "features": [],
                }
                for guild in self._world.guilds.values()
                if me in guild.members
            ]
        )

    async def _user(self, request: web.Request) -> web.Response:
        user = self._world.user(request.match_info["user"])
        if user is None:
            raise unknown_user()
        return answer(user)

    async def _application(self, _request: web.Request) -> web.Response:
        return answer(application_json(self._world))

    async def _gateway(self, _request: web.Request) -> web.Response:
        url = self._world.origin.replace("http", "ws", 1) + "/gateway"
        return answer({"url": url, "shards": 1, "session_start_limit": self._starts()})

    async def _open_direct(self, request: web.Request) -> web.Response:
        body = (await read_body(request)).json
        schemas.check(schemas.Recipient, body)
        recipient = str(body.get("recipient_id"))
        if recipient not in self._world.people:
            raise unknown_user()
        known = set(self._world.channels)
        channel = self._world.direct_message(recipient)
        shown = channel_json(self._world, channel)
        if channel.id not in known:
            self._world.publish(Event("CHANNEL_CREATE", shown))
        return answer(shown)
