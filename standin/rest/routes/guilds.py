"""The routes of servers: who and what is there."""

from __future__ import annotations

from aiohttp import web

from standin.protocol.errors import missing_access, unavailable, unknown_guild, unknown_member, unknown_user
from standin.rest.http import answer
from standin.rest.routes.threads import thread_list
from standin.world.state import Guild, World
from standin.world.wire import channel_json, guild_json, member_json, role_json


class GuildRoutes:
    """Routes of the servers the bot is in; others are 10004, as if they were not."""

    def __init__(self, world: World) -> None:
        self._world = world

    def routes(self, api: str) -> list[web.RouteDef]:
        guild = f"{api}/guilds/{{guild}}"
        return [
            web.get(guild, self._get),
            web.get(guild + "/channels", self._channels),
            web.get(guild + "/roles", self._roles),
            web.get(guild + "/members", self._members),
            web.get(guild + "/members/{user}", self._member),
            web.get(guild + "/threads/active", self._active),
        ]

    def _guild(self, request: web.Request) -> Guild:
        guild = self._world.guilds.get(request.match_info["guild"])
        if guild is None or not self._world.has_bot(guild.id):
            raise unknown_guild()
        if not guild.available:
            raise unavailable()
        return guild

    async def _get(self, request: web.Request) -> web.Response:
        return answer(guild_json(self._guild(request)))

    async def _channels(self, request: web.Request) -> web.Response:
        guild = self._guild(request)
        mine = [c for c in self._world.channels.values() if c.guild_id == guild.id and not c.is_thread]
        return answer([channel_json(self._world, channel) for channel in mine])

    async def _roles(self, request: web.Request) -> web.Response:
        return answer([role_json(role) for role in self._guild(request).roles.values()])

    async def _members(self, request: web.Request) -> web.Response:
        """Refuse the list of all members: it is for bots with the members intent, which this one does without."""
        self._guild(request)
        raise missing_access()

    async def _member(self, request: web.Request) -> web.Response:
        guild, user = self._guild(request), self._world.user(request.match_info["user"])
        if user is None:
            raise unknown_user()
        if user["id"] not in guild.members:
            raise unknown_member()
        return answer(member_json(guild, user))

    async def _active(self, request: web.Request) -> web.Response:
        guild, me = self._guild(request), self._world.bot["id"]
        mine = [c for c in self._world.channels.values() if c.guild_id == guild.id and c.is_thread]
        seen = [c for c in mine if not c.archived and self._world.may_see(me, c)]
        shown = thread_list(self._world, sorted(seen, key=lambda thread: -int(thread.id)))
        return answer(shown)
