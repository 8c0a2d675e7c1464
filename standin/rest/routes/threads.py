"""The routes of threads: starting them, finding those that are archived, and who is in them."""

from __future__ import annotations

from collections.abc import Iterable

from aiohttp import web

from standin.content import messages
from standin.content.message_limits import check_message
from standin.content.messages import Origin
from standin.content.uploads import Body
from standin.protocol.errors import (
    Json,
    missing_access,
    thread_archived,
    unknown_member,
    unknown_user,
    wrong_channel_type,
)
from standin.protocol.permissions import (
    CREATE_PRIVATE_THREADS,
    CREATE_PUBLIC_THREADS,
    MANAGE_THREADS,
    READ_MESSAGE_HISTORY,
    SEND_MESSAGES,
    SEND_MESSAGES_IN_THREADS,
)
from standin.rest.access import Access
from standin.rest.http import answer, no_content, number, read_body
from standin.world import thread_rules
from standin.world.state import (
    ANNOUNCEMENT,
    ANNOUNCEMENT_THREAD,
    FORUMS,
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    TEXT,
    Channel,
    World,
)
from standin.world.wire import channel_json, thread_member_json

PARENTS = (TEXT, ANNOUNCEMENT, *FORUMS)
PUBLIC = (PUBLIC_THREAD, ANNOUNCEMENT_THREAD)


class ThreadRoutes:
    """Starting threads, finding those that are archived, and who is in them."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._access = Access(world)

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
        body = await read_body(request)
        on_message = "message" in request.match_info
        parent = self._access.channel(request)
        if parent.type not in PARENTS or (on_message and parent.type in FORUMS):
            raise wrong_channel_type()
        self._access.channel(request, _needed_to_start(parent, body.json, on_message=on_message))
        starter = self._access.message(request) if on_message else None
        thread_rules.check(body.json, is_new=True)
        if parent.type in FORUMS:
            return self._start_post(parent, body)
        thread = thread_rules.start(self._world, parent, body.json, starter)
        return answer(channel_json(self._world, thread), 201)

    def _start_post(self, forum: Channel, body: Body) -> web.Response:
        """Answer with a new post of a forum: a thread that begins with a message and shares its id."""
        words = Body(body.json.get("message") or {}, body.files)
        check_message(words, ("message",), emojis=self._world.emojis)
        thread = thread_rules.start(self._world, forum, body.json, None)
        message = messages.post(self._world, thread, words, Origin(self._world.bot, id=thread.id))
        return answer(channel_json(self._world, thread) | {"message": message.json}, 201)

    async def _archived(self, request: web.Request) -> web.Response:
        parent = self._access.channel(request, READ_MESSAGE_HISTORY)
        private, mine = request.match_info["kind"] == "private", "users/@me" in request.path
        if private and not mine:
            self._access.channel(request, MANAGE_THREADS)
        kinds, me = (PRIVATE_THREAD,) if private else PUBLIC, self._world.bot["id"]
        limit = number(request, "limit", 50, low=2, high=100)
        found = [
            c
            for c in self._world.channels.values()
            if c.parent_id == parent.id and c.type in kinds and c.archived and (not mine or me in c.members)
        ]
        found.sort(key=lambda thread: thread.archived_at, reverse=True)
        before = request.query.get("before")
        if before and mine:
            found = [thread for thread in found if int(thread.id) < number(request, "before", 0)]
        elif before:
            found = [thread for thread in found if thread.archived_at < before]
        return answer(thread_list(self._world, found[:limit]) | {"has_more": len(found) > limit})

    def _thread(self, request: web.Request, needed: int = 0) -> Channel:
        thread = self._access.channel(request, needed)
        if not thread.is_thread:
            raise wrong_channel_type()
        return thread

    async def _members(self, request: web.Request) -> web.Response:
        """Refuse the list of everybody in a thread: it is for bots with the members intent."""
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


def _needed_to_start(parent: Channel, body: Json, *, on_message: bool) -> int:
    """Return the permission that is needed; a post of a forum counts as a message."""
    if parent.type in FORUMS:
        return SEND_MESSAGES
    public = on_message or parent.type == ANNOUNCEMENT or body.get("type") == PUBLIC_THREAD
    return CREATE_PUBLIC_THREADS if public else CREATE_PRIVATE_THREADS


def thread_list(world: World, found: Iterable[Channel]) -> Json:
    """Return threads, and the bot's own membership of each it has joined."""
    shown, me = list(found), world.bot["id"]
    return {
        "threads": [channel_json(world, thread) for thread in shown],
        "members": [thread_member_json(thread, me) for thread in shown if me in thread.members],
        "has_more": False,
    }
