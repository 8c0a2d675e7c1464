"""The stand-in as one object: start it, point a bot at its `url`, look into its `world`."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import ClassVar, Self

from aiohttp import web

from standin.faults.injector import FaultInjector
from standin.faults.panel import Panel
from standin.gateway.socket import Gateway
from standin.interactions.from_page import UserActions
from standin.interactions.lifecycle import Interactions
from standin.middleware import API, ApiMiddleware, Guard
from standin.page.page import ChannelPage
from standin.protocol.permissions import ALL_PERMISSIONS, Overwrite
from standin.rest.http import BODY_LIMIT
from standin.rest.observer import Observer
from standin.rest.rate_limits import GENEROUS, Limits, RateLimiter
from standin.rest.routes.application import ApplicationRoutes
from standin.rest.routes.channels import ChannelRoutes
from standin.rest.routes.commands import CommandRoutes
from standin.rest.routes.emojis import EmojiRoutes
from standin.rest.routes.files import FileRoutes
from standin.rest.routes.guilds import GuildRoutes
from standin.rest.routes.messages import MessageRoutes
from standin.rest.routes.pins import PinRoutes
from standin.rest.routes.reactions import ReactionRoutes
from standin.rest.routes.threads import ThreadRoutes
from standin.rest.routes.users import UserRoutes
from standin.rest.routes.webhooks import WebhookRoutes
from standin.world import thread_rules
from standin.world.persistence import BrokenFileError, WorldFile
from standin.world.seed import populate
from standin.world.state import World, WorldEvent
from standin.world.wire import channel_json

SWEEP_SECONDS = 60.0
"""Seconds between two looks for threads in which nobody has written for long, and for bots that are gone."""
SHUTDOWN_SECONDS = 0.5
"""Maximum seconds for a request that is being answered when the stand-in ends, before it is cut off."""
IDLE_SECONDS = 75.0
"""Maximum seconds a connection may stay open without a whole request on it."""


class LocalDiscord:
    """A small Discord on 127.0.0.1. Use it as an async context manager.

    `port` 0 takes any free port. `deadline` is how long a first answer may take, in seconds; `lifetime` how long
    an interaction's token lives after it. `settle` is added, in seconds, to the wait before people see what
    the bot did (see `standin.world.visibility`). `privileged` are the privileged intents the bot is granted. `limits` is how
    often it may ask (`standin.rest.rate_limits.DISCORDS` for as often as on Discord). `clock` gives seconds for whatever
    lasts, `now` seconds since 1970 for what is dated. `file` keeps everything (see `standin.world.persistence`).
    """

    observer: ClassVar[Observer | None] = None
    """Observer of everything on each stand-in made from now on (None: nobody): tests hold it against Discord's schemas."""

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
        self._file = WorldFile(self.world, file) if file else None
        self._rates = RateLimiter(limits, clock, now)
        self.faults = FaultInjector()
        self.gateway = Gateway(
            self.world,
            self.faults,
            heartbeat=heartbeat,
            privileged=privileged,
            clock=clock,
            limits=limits,
            on_sent=self.observer.on_frame if self.observer else None,
        )
        self.interactions = Interactions(
            self.world, self.gateway.dispatch, deadline=deadline, lifetime=lifetime, clock=clock
        )
        actions = UserActions(self.world, self.interactions)
        self._page = ChannelPage(self.world, Panel(self.world, self.faults, actions), clock=clock)
        self._guard = Guard()
        self._api = ApiMiddleware(
            self.gateway,
            self.faults,
            self._rates,
            on_change=self._file.touch if self._file else lambda: None,
            is_watched=lambda: self._page.is_watched,
            settle=settle,
            observer=self.observer,
        )
        self._wanted_port = port
        self._runner: web.AppRunner | None = None
        self._sweeping: asyncio.TimerHandle | None = None

    @property
    def port(self) -> int:
        return self._guard.port

    @property
    def url(self) -> str:
        """Address it listens at, without a trailing slash: `http://127.0.0.1:8765`."""
        return self.world.origin

    def permit(self, channel: str, permissions: int) -> None:
        """Set what the bot may do in a channel (bits of `standin.protocol.permissions`), by an overwrite for its role."""
        place = self.world.channel_named(channel)
        guild = self.world.guilds[place.guild_id or ""]
        role = next(role for role in guild.roles.values() if role.bot_id)
        place.overwrites[role.id] = Overwrite(permissions, ALL_PERMISSIONS & ~permissions)
        self.world.publish(WorldEvent("CHANNEL_UPDATE", channel_json(self.world, place), place.guild_id))

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop()

    async def start(self) -> None:
        """Begin to listen. OSError if the port is taken, `BrokenFileError` if the file cannot be read."""
        listener = socket.create_server(("127.0.0.1", self._wanted_port))
        self._guard.port = int(listener.getsockname()[1])
        self.world.origin = f"http://127.0.0.1:{self.port}"
        try:
            if self._file:
                self._file.open()
        except BrokenFileError:
            listener.close()
            raise
        self._runner = web.AppRunner(
            self.application(),
            access_log=None,
            shutdown_timeout=SHUTDOWN_SECONDS,
            keepalive_timeout=IDLE_SECONDS,
        )
        await self._runner.setup()
        await web.SockSite(self._runner, listener).start()
        self._sweep_later()

    def sweep(self) -> None:
        """Archive stale threads and drop silent bots and tabs. Happens by itself every `SWEEP_SECONDS`."""
        thread_rules.archive_stale(self.world)
        self.gateway.drop_silent()
        self._page.drop_silent()

    def _sweep_later(self) -> None:
        self._sweeping = asyncio.get_running_loop().call_later(SWEEP_SECONDS, self._sweep_and_go_on)

    def _sweep_and_go_on(self) -> None:
        self.sweep()
        self._sweep_later()

    async def stop(self) -> None:
        if self._sweeping:
            self._sweeping.cancel()
        self.interactions.close()
        self.gateway.drop(1001)
        self._page.drop()
        if self._runner:
            await self._runner.cleanup()
        if self._file:
            self._file.close()
        self._api.close()

    def application(self) -> web.Application:
        """Make the web application: all routes behind the middlewares."""
        middlewares = [self._guard.admit, self._api.handle]
        application = web.Application(middlewares=middlewares, client_max_size=BODY_LIMIT)
        application.add_routes(self._page.routes())
        application.add_routes(self.gateway.routes())
        application.add_routes(FileRoutes(self.world).routes())
        for group in (
            ApplicationRoutes(self.world, self.gateway.starts.left),
            CommandRoutes(self.world),
            EmojiRoutes(self.world),
            GuildRoutes(self.world),
            ChannelRoutes(self.world, self._rates),
            PinRoutes(self.world),
            MessageRoutes(self.world, self._rates),
            ReactionRoutes(self.world),
            ThreadRoutes(self.world),
            UserRoutes(self.world),
            WebhookRoutes(self.world, self.interactions),
        ):
            application.add_routes(group.routes(API))
        return application
