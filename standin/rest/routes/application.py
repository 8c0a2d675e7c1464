"""The routes of the application: what it is, and where its gateway is."""

from __future__ import annotations

from collections.abc import Callable

from aiohttp import web

from standin.protocol.errors import Json
from standin.rest.http import answer
from standin.world.state import World
from standin.world.wire import application_json


class ApplicationRoutes:
    """The application of the bot, and where it connects to."""

    def __init__(self, world: World, starts: Callable[[], Json]) -> None:
        self._world = world
        self._starts = starts

    def routes(self, api: str) -> list[web.RouteDef]:
        return [
            web.get(f"{api}/oauth2/applications/@me", self._application),
            web.get(f"{api}/applications/@me", self._application),
            web.get(f"{api}/gateway", self._gateway),
            web.get(f"{api}/gateway/bot", self._gateway),
            web.get(f"{api}/soundboard-default-sounds", self._sounds),
        ]

    async def _application(self, _request: web.Request) -> web.Response:
        return answer(application_json(self._world))

    async def _gateway(self, _request: web.Request) -> web.Response:
        url = self._world.origin.replace("http", "ws", 1) + "/gateway"
        return answer({"url": url, "shards": 1, "session_start_limit": self._starts()})

    async def _sounds(self, _request: web.Request) -> web.Response:
        """Return the sounds that every server has: none here, where nothing is heard. Some libraries ask before they are ready."""
        return answer([])
