"""The stand-in as one object: start it, point a bot at its `url`, look into its `world`."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import socket
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import TracebackType
from typing import ClassVar, Self

from aiohttp import web

from bot.local.faults.injector import Faults
from bot.local.faults.panel import Panel
from bot.local.gateway.socket import Gateway
from bot.local.interactions.from_page import PersonsClicks
from bot.local.interactions.lifecycle import Interactions
from bot.local.page.page import Page
from bot.local.protocol.errors import ApiError, unauthorized
from bot.local.protocol.permissions import ALL_PERMISSIONS, Overwrite
from bot.local.rest.application import Rest
from bot.local.rest.channels import Channels
from bot.local.rest.guilds_and_threads import Guilds, Threads
from bot.local.rest.http import BODY_LIMIT, SENT, SHOWN_TYPES, Exchange, answer, check_ids, refusal
from bot.local.rest.observer import Watcher
from bot.local.rest.rate_limits import GENEROUS, Limits, Rates, Standing
from bot.local.rest.webhooks import Webhooks
from bot.local.world import thread_rules
from bot.local.world.gate import gate
from bot.local.world.persistence import BrokenFileError, Saving
from bot.local.world.seed import populate
from bot.local.world.state import Event, World
from bot.local.world.wire import channel_json

log = logging.getLogger(__name__)

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
API = "/api/v10"
NEEDS_ORIGIN = ("/page/socket", "/page/upload")
TIDIED_EVERY = 60.0
"""Seconds between looks for threads in which nobody has written for long."""
LONG = re.compile(r"[^/]{24,}")
POLICY = (
    "default-src 'none'; img-src 'self'; style-src 'self'; script-src 'self'; connect-src 'self' {socket}; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; "
    "require-trusted-types-for 'script'; trusted-types made-by-server"
)
KEEP_OUT = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


class LocalDiscord:
    """A small Discord on 127.0.0.1. Use it as an async context manager.

    `port` 0 takes any free port. `deadline` is how long a first answer may take, in seconds; `lifetime` how long
    an interaction's token lives after it. `settle` is added, in seconds, to the wait before people hear of what
    the bot did (see `bot.local.world.gate`). `privileged` are the privileged intents the bot is granted. `limits` is how
    often it may ask (`bot.local.rest.rate_limits.DISCORDS` for as often as on Discord). `clock` gives seconds for whatever
    lasts, `now` seconds since 1970 for what is dated. `file` keeps everything (see `bot.local.world.persistence`).
    """

    watcher: ClassVar[Watcher | None] = None
    """Is told of everything on any stand-in that is made from now on: tests hold it against Discord's schemas."""

    def __init__(
        self,
        port: int = 0,
        *,
        deadline: float = 3.0,
        lifetime: float = 900.0,
        settle: float = 0.0,
        heartbeat: float = 41.25,
        privileged: int = 0,
        limits: Limits = GENEROUS,
        clock: Callable[[], float] = time.monotonic,
        now: Callable[[], float] = time.time,
        file: Path | None = None,
    ) -> None:
        self.world = populate(World(now))
        self._saving = Saving(self.world, file) if file else None
        self._rates = Rates(limits, clock, now)
        self.faults = Faults()
        self.gateway = Gateway(
            self.world,
            self.faults,
            heartbeat=heartbeat,
            privileged=privileged,
            watch=self.watcher.framed if self.watcher else None,
        )
        self.interactions = Interactions(
            self.world, self.gateway.dispatch, deadline=deadline, lifetime=lifetime, clock=clock
        )
        clicks = PersonsClicks(self.world, self.interactions)
        self._page = Page(self.world, Panel(self.faults, clicks))
        self._settle = settle
        self._wanted_port = port
        self._runner: web.AppRunner | None = None
        self._settling: set[asyncio.Task[None]] = set()
        self._tidying: asyncio.TimerHandle | None = None
        self.port = 0

    @property
    def url(self) -> str:
        """Where it listens, without a trailing slash: `http://127.0.0.1:8765`."""
        return self.world.origin

    def permit(self, channel: str, permissions: int) -> None:
        """What the bot may do in a channel from now on (bits of `bot.local.protocol.permissions`), by an overwrite for its role."""
        place = self.world.channel_named(channel)
        guild = self.world.guilds[place.guild_id or ""]
        role = next(role for role in guild.roles.values() if role.bot_id)
        place.overwrites[role.id] = Overwrite(permissions, ALL_PERMISSIONS & ~permissions)
        self.world.publish(Event("CHANNEL_UPDATE", channel_json(self.world, place), place.guild_id))

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop()

    async def start(self) -> None:
        """Begins to listen. OSError if the port is taken, `BrokenFileError` if the file cannot be read."""
        listener = socket.create_server(("127.0.0.1", self._wanted_port))
        self.port = int(listener.getsockname()[1])
        self.world.origin = f"http://127.0.0.1:{self.port}"
        try:
            if self._saving:
                self._saving.open()
        except BrokenFileError:
            listener.close()
            raise
        self._runner = web.AppRunner(self._application(), access_log=None, shutdown_timeout=0.5)
        await self._runner.setup()
        await web.SockSite(self._runner, listener).start()
        self._tidy()

    def _tidy(self) -> None:
        thread_rules.put_away(self.world)
        self._tidying = asyncio.get_running_loop().call_later(TIDIED_EVERY, self._tidy)

    async def stop(self) -> None:
        if self._tidying:
            self._tidying.cancel()
        self.interactions.close()
        self.gateway.drop(1001)
        if self._runner:
            await self._runner.cleanup()
        if self._saving:
            self._saving.close()
        for task in self._settling:
            task.cancel()

    def _application(self) -> web.Application:
        application = web.Application(middlewares=[self._guard, self._api], client_max_size=BODY_LIMIT)
        application.add_routes(self._page.routes())
        application.add_routes(
            [web.get("/gateway", self.gateway.connect), web.get("/gateway/", self.gateway.connect)]
        )
        application.add_routes(Rest(self.world).routes(API))
        application.add_routes(Channels(self.world, self._rates).routes(API))
        application.add_routes(Threads(self.world).routes(API))
        application.add_routes(Guilds(self.world).routes(API))
        application.add_routes(Webhooks(self.world, self.interactions).routes(API))
        application.add_routes([web.get("/attachments/{channel}/{id}/{name}", self._attachment)])
        application.add_routes([web.get("/emojis/{id}", self._emoji)])
        return application

    async def _attachment(self, request: web.Request) -> web.Response:
        return self._stored(f"{request.path}?hm={request.query.get('hm', '')}")

    async def _emoji(self, request: web.Request) -> web.Response:
        return self._stored("/emojis/" + request.match_info["id"].partition(".")[0])

    def _stored(self, path: str) -> web.Response:
        file = self.world.files.get(path)
        if file is None:
            return web.Response(status=404, text="This file is gone.")
        if file.content_type in SHOWN_TYPES:
            return web.Response(body=file.content, content_type=file.content_type)
        headers = {"Content-Disposition": "attachment"}
        return web.Response(body=file.content, content_type="application/octet-stream", headers=headers)

    @web.middleware
    async def _guard(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Only pages of this very server, and programs on this machine, get in (no DNS rebinding, no other site)."""
        hosts = {f"{name}:{self.port}" for name in ("127.0.0.1", "localhost", "[::1]")}
        origin = request.headers.get("Origin")
        needs_origin = request.path in NEEDS_ORIGIN
        is_own = self._own(origin, request.host, needs_origin) and not _from_elsewhere(request)
        if request.headers.get("Host") not in hosts or not is_own:
            return web.Response(status=403, text="Only this page may ask that.")
        try:
            response = await handler(request)
        except web.HTTPException as error:
            response = web.Response(status=error.status, text=error.text)
        if not response.prepared:
            response.headers["Content-Security-Policy"] = POLICY.format(socket=f"ws://{request.host}")
            response.headers.update(KEEP_OUT)
        return response

    @staticmethod
    def _own(origin: str | None, host: str, required: bool) -> bool:
        return not required if origin is None else origin == f"http://{host}"

    @web.middleware
    async def _api(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        if not request.path.startswith("/api/"):
            return await handler(request)
        opening = asyncio.Event()
        before = gate.set(opening)
        try:
            standing = self._rates.admit(request, _route(request).removeprefix(API))
            response = await self.faults.around(request, lambda: self._answer(request, handler, standing))
            response.headers.update(standing.headers)
            if self._saving and request.method != "GET":
                self._saving.touch()
            await response.prepare(request)
            await response.write_eof()
            if self.watcher and isinstance(response, web.Response) and _is_of_the_api(response):
                self.watcher.exchanged(_exchange(request, response))
            return response
        except ConnectionError:
            log.info("the bot was gone before its answer to %s %s", request.method, _route(request))
            return web.Response(status=499)
        finally:
            gate.reset(before)
            self._open_later(opening)

    async def _answer(self, request: web.Request, handler: Handler, standing: Standing) -> web.StreamResponse:
        try:
            if standing.refusal:
                raise standing.refusal
            if not _authorised(request):
                raise unauthorized()
            check_ids(request)
            return await handler(request)
        except ApiError as error:
            log.info("%s %s is refused: %s", request.method, _route(request), error.to_json())
            return refusal(error)
        except web.HTTPRequestEntityTooLarge:
            return answer({"message": "Request entity too large", "code": 40005}, 413)
        except (web.HTTPNotFound, web.HTTPMethodNotAllowed):
            log.warning("not built here: %s %s", request.method, LONG.sub("…", request.path))
            return answer({"message": "Not built in the local stand-in", "code": 0}, 501)

    def _open_later(self, opening: asyncio.Event) -> None:
        task = asyncio.create_task(self._open(opening))
        self._settling.add(task)
        task.add_done_callback(self._settling.discard)

    async def _open(self, opening: asyncio.Event) -> None:
        if not self._page.is_watched:
            opening.set()
            return
        try:
            await asyncio.wait_for(self.gateway.settle(), timeout=1.0)
            if self._settle:
                await asyncio.sleep(self._settle)
        except TimeoutError:
            log.debug("the bot did not answer pings in time")
        finally:
            opening.set()


def _from_elsewhere(request: web.Request) -> bool:
    """Whether another site's page asks, by the browser's own word. Its links may lead to the page, nothing else."""
    if request.headers.get("Sec-Fetch-Site", "none") in ("none", "same-origin"):
        return False
    return request.path != "/" or request.headers.get("Sec-Fetch-Dest") != "document"


def _authorised(request: web.Request) -> bool:
    """Answers to interactions carry their token in the path; everything else needs the bot's."""
    if request.path.startswith((f"{API}/interactions/", f"{API}/webhooks/", f"{API}/gateway")):
        return True
    return request.headers.get("Authorization", "").startswith("Bot ")


def _is_of_the_api(response: web.Response) -> bool:
    """Whether it comes from the API itself; what stands before that answers in words."""
    return not response.body or response.content_type == "application/json"


def _exchange(request: web.Request, response: web.Response) -> Exchange:
    body = response.body
    answered = json.loads(body) if isinstance(body, bytes) and body else None
    return Exchange(
        request.method, request.path.removeprefix(API), request.get(SENT), response.status, answered
    )


def _route(request: web.Request) -> str:
    """The path's pattern, for logs: the path itself holds interaction tokens."""
    resource = request.match_info.route.resource
    return resource.canonical if resource else "(unknown route)"
