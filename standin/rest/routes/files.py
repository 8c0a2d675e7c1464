"""Files of Discord's CDN: attachments, and pictures of emojis."""

from __future__ import annotations

from aiohttp import web

from standin.world.state import World

SHOWN_TYPES = {"image/png", "image/jpeg", "image/gif", "image/webp"}
"""Types of files that a browser shows; whatever else was uploaded it only downloads."""


class FileRoutes:
    def __init__(self, world: World) -> None:
        self._world = world

    def routes(self) -> list[web.RouteDef]:
        return [
            web.get("/attachments/{channel}/{id}/{name}", self._attachment),
            web.get("/emojis/{id}", self._emoji),
        ]

    async def _attachment(self, request: web.Request) -> web.Response:
        return self._serve(f"{request.path}?{request.query_string}")

    async def _emoji(self, request: web.Request) -> web.Response:
        return self._serve("/emojis/" + request.match_info["id"].partition(".")[0])

    def _serve(self, path: str) -> web.Response:
        file = self._world.files.get(path)
        if file is None:
            return web.Response(status=404, text="This file is gone.")
        if file.content_type in SHOWN_TYPES:
            return web.Response(body=file.content, content_type=file.content_type)
        headers = {"Content-Disposition": "attachment"}
        return web.Response(body=file.content, content_type="application/octet-stream", headers=headers)
