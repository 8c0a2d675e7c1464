"""The routes of reactions under messages."""

from __future__ import annotations

from aiohttp import web

from standin.content import reactions
from standin.protocol.errors import Json, unknown_user
from standin.protocol.permissions import ADD_REACTIONS, MANAGE_MESSAGES, READ_MESSAGE_HISTORY
from standin.rest.access import Access
from standin.rest.http import answer, no_content, number
from standin.world.state import Stored, World


class ReactionRoutes:
    """Routes of the bot's own reactions: adding and removing. Removing those of others needs the permission to manage messages."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._access = Access(world)

    def routes(self, api: str) -> list[web.RouteDef]:
        every = f"{api}/channels/{{channel}}/messages/{{message}}/reactions"
        one = every + "/{reaction}"
        return [
            web.put(one + "/@me", self._add),
            web.delete(one + "/@me", self._remove),
            web.delete(one + "/{user}", self._remove),
            web.get(one, self._users),
            web.delete(one, self._remove_kind),
            web.delete(every, self._remove_all),
        ]

    def _emoji(self, request: web.Request) -> Json:
        return reactions.read_emoji(self._world, request.match_info["reaction"])

    async def _add(self, request: web.Request) -> web.Response:
        stored, emoji = self._access.message(request, READ_MESSAGE_HISTORY), self._emoji(request)
        if not reactions.users_of(stored, emoji):
            self._access.message(request, ADD_REACTIONS)
        reactions.add(self._world, stored, self._world.bot["id"], emoji)
        return no_content()

    async def _remove(self, request: web.Request) -> web.Response:
        user = request.match_info.get("user", "@me")
        me = self._world.bot["id"]
        if user in ("@me", me):
            stored = self._access.message(request, READ_MESSAGE_HISTORY)
            user = me
        else:
            stored = self._access.message(request, MANAGE_MESSAGES)
        reactions.remove(self._world, stored, user, self._emoji(request))
        return no_content()

    async def _users(self, request: web.Request) -> web.Response:
        """List people in the order of their ids, as the cursor `after` needs it."""
        stored, emoji = self._access.message(request, READ_MESSAGE_HISTORY), self._emoji(request)
        after, limit = number(request, "after", 0), number(request, "limit", 25, low=1, high=100)
        ids = sorted(int(user) for user in reactions.users_of(stored, emoji))
        return answer([self._user(str(user)) for user in ids if user > after][:limit])

    def _user(self, user_id: str) -> Json:
        user = self._world.user(user_id)
        if user is None:
            raise unknown_user()
        return user

    async def _remove_kind(self, request: web.Request) -> web.Response:
        reactions.remove_kind(self._world, self._managed(request), self._emoji(request))
        return no_content()

    async def _remove_all(self, request: web.Request) -> web.Response:
        reactions.remove_all(self._world, self._managed(request))
        return no_content()

    def _managed(self, request: web.Request) -> Stored:
        return self._access.message(request, MANAGE_MESSAGES)
