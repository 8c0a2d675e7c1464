"""The routes of users: the bot as one of them, the servers it has joined, and whom it can write to."""

from __future__ import annotations

from aiohttp import web

from standin.protocol import schemas
from standin.protocol.errors import unknown_user
from standin.rest.http import answer, read_body
from standin.world.state import World, WorldEvent
from standin.world.wire import channel_json, own_user_json


class UserRoutes:
    """The bot's own user, its guilds, and the people it knows."""

    def __init__(self, world: World) -> None:
        self._world = world

    def routes(self, api: str) -> list[web.RouteDef]:
        return [
            web.get(f"{api}/users/@me", self._me),
            web.get(f"{api}/users/@me/guilds", self._guilds),
            web.post(f"{api}/users/@me/channels", self._open_direct),
            web.get(f"{api}/users/{{user}}", self._user),
        ]

    async def _me(self, _request: web.Request) -> web.Response:
        return answer(own_user_json(self._world))

    async def _guilds(self, _request: web.Request) -> web.Response:
        """List the servers the bot has joined, and what it may do there; there are too few for pages."""
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
            self._world.publish(WorldEvent("CHANNEL_CREATE", shown))
        return answer(shown)

    async def _user(self, request: web.Request) -> web.Response:
        user = self._world.user(request.match_info["user"])
        if user is None:
            raise unknown_user()
        return answer(user)
