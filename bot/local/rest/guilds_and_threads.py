"""The routes of threads and of servers: who and what is there."""

from __future__ import annotations

from collections.abc import Iterable

from aiohttp import web

from bot.local.protocol.errors import (
    Json,
    missing_access,
    thread_archived,
    unknown_guild,
    unknown_member,
    unknown_user,
    wrong_channel_type,
)
from bot.local.protocol.permissions import (
    CREATE_PRIVATE_THREADS,
    CREATE_PUBLIC_THREADS,
    MANAGE_THREADS,
    READ_MESSAGE_HISTORY,
    SEND_MESSAGES_IN_THREADS,
)
from bot.local.rest.channels import Places
from bot.local.rest.http import answer, no_content, number, read_body
from bot.local.world import thread_rules
from bot.local.world.state import PRIVATE_THREAD, PUBLIC_THREAD, Channel, Guild, World
from bot.local.world.wire import channel_json, guild_json, member_json, role_json, thread_member_json


class Guilds:
    """What the bot can ask about the servers it is in; others are 10004, as if they were not."""

    def __init__(self, world: World) -> None:
        self._world = world

    def routes(self, api: str) -> list[web.RouteDef]:
        guild = f"{api}/guilds/{{guild}}"
        return [
            web.get(f"{api}/users/@me/guilds", self._mine),
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
        return guild

    async def _mine(self, _request: web.Request) -> web.Response:
        mine = [guild for guild in self._world.guilds.values() if self._world.has_bot(guild.id)]
        return answer([self._brief(guild) for guild in mine])

    def _brief(self, guild: Guild) -> Json:
        granted = guild.permissions(self._world.bot["id"])
        looks: Json = {"icon": None, "banner": None, "features": []}
        return looks | {"id": guild.id, "name": guild.name, "owner": False, "permissions": str(granted)}

    async def _get(self, request: web.Request) -> web.Response:
        return answer(guild_json(self._guild(request)))

    async def _channels(self, request: web.Request) -> web.Response:
        guild = self._guild(request)
        mine = [c for c in self._world.channels.values() if c.guild_id == guild.id and not c.is_thread]
        return answer([channel_json(self._world, channel) for channel in mine])

    async def _roles(self, request: web.Request) -> web.Response:
        return answer([role_json(role) for role in self._guild(request).roles.values()])

    async def _members(self, request: web.Request) -> web.Response:
        """The list of all members is for bots with the members intent, which this one does without."""
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
        shown = _listed(self._world, sorted(seen, key=lambda thread: -int(thread.id)))
        return answer(shown)


class Threads:
    """Starting threads, finding those that are put away, and who is in them."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._places = Places(world)

    def routes(self, api: str) -> list[web.RouteDef]:
        channel = f"{api}/channels/{{channel}}"
        return [
            web.post(channel + "/threads", self._start),
            web.post(channel + "/messages/{message}/threads", self._start),
            web.get(channel + "/threads/archived/{kind:public|private}", self._archived),
            web.get(channel + "/users/@me/threads/archived/{kind:private}", self._archived),
            web.get(channel + "/thread-members", self._members),
            web.get(channel + "/thread-members/{user}", self._member),
            web.put(channel + "/thread-members/{user}", self._join),
            web.delete(channel + "/thread-members/{user}", self._leave),
        ]

    async def _start(self, request: web.Request) -> web.Response:
        body = (await read_body(request)).json
        on_message = "message" in request.match_info
        public = on_message or body.get("type") == PUBLIC_THREAD
        parent = self._places.channel(request, CREATE_PUBLIC_THREADS if public else CREATE_PRIVATE_THREADS)
        if parent.guild_id is None or parent.is_thread:
            raise wrong_channel_type()
        starter = self._places.message(request) if on_message else None
        thread_rules.check(body, is_new=True)
        thread = thread_rules.start(self._world, parent, body, starter)
        return answer(channel_json(self._world, thread), 201)

    async def _archived(self, request: web.Request) -> web.Response:
        parent = self._places.channel(request, READ_MESSAGE_HISTORY)
        private, mine = request.match_info["kind"] == "private", "users/@me" in request.path
        if private and not mine:
            self._places.channel(request, MANAGE_THREADS)
        kind, me = PRIVATE_THREAD if private else PUBLIC_THREAD, self._world.bot["id"]
        limit = number(request, "limit", 50, low=2, high=100)
        found = [
            c
            for c in self._world.channels.values()
            if c.parent_id == parent.id and c.type == kind and c.archived and (not mine or me in c.members)
        ]
        found.sort(key=lambda thread: thread.archived_at, reverse=True)
        before = request.query.get("before")
        if before and mine:
            found = [thread for thread in found if int(thread.id) < number(request, "before", 0)]
        elif before:
            found = [thread for thread in found if thread.archived_at < before]
        return answer(_listed(self._world, found[:limit]) | {"has_more": len(found) > limit})

    def _thread(self, request: web.Request, needed: int = 0) -> Channel:
        thread = self._places.channel(request, needed)
        if not thread.is_thread:
            raise wrong_channel_type()
        return thread

    async def _members(self, request: web.Request) -> web.Response:
        """Everybody in a thread is again only for bots with the members intent."""
        self._thread(request)
        raise missing_access()

    async def _member(self, request: web.Request) -> web.Response:
        thread, user = self._thread(request), self._user(request)
        if user not in thread.members:
            raise unknown_member()
        return answer(thread_member_json(thread, user))

    async def _join(self, request: web.Request) -> web.Response:
        user = self._user(request)
        is_me = user == self._world.bot["id"]
        thread = self._open_thread(request, 0 if is_me else SEND_MESSAGES_IN_THREADS)
        if not self._world.permissions(user, thread):
            raise missing_access()
        thread_rules.join(self._world, thread, user)
        return no_content()

    async def _leave(self, request: web.Request) -> web.Response:
        user, me = self._user(request), self._world.bot["id"]
        thread = self._open_thread(request)
        if user != me and not (thread.type == PRIVATE_THREAD and thread.owner_id == me):
            self._thread(request, MANAGE_THREADS)
        thread_rules.leave(self._world, thread, user)
        return no_content()

    def _open_thread(self, request: web.Request, needed: int = 0) -> Channel:
        thread = self._thread(request, needed)
        if thread.archived:
            raise thread_archived()
        return thread

    def _user(self, request: web.Request) -> str:
        wanted = request.match_info["user"]
        user = self._world.bot if wanted == "@me" else self._world.user(wanted)
        if user is None:
            raise unknown_user()
        return str(user["id"])


def _listed(world: World, found: Iterable[Channel]) -> Json:
    """Threads, and the bot's own membership of each it has joined."""
    shown, me = list(found), world.bot["id"]
    return {
        "threads": [channel_json(world, thread) for thread in shown],
        "members": [thread_member_json(thread, me) for thread in shown if me in thread.members],
        "has_more": False,
    }
