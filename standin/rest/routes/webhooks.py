"""The routes by which a bot answers interactions: callback, follow-ups, and its messages by token."""

from __future__ import annotations

from aiohttp import web

from standin.interactions.lifecycle import Interactions
from standin.protocol.errors import unknown_webhook
from standin.rest.http import answer, no_content, read_body
from standin.world.state import World


class WebhookRoutes:
    def __init__(self, world: World, interactions: Interactions) -> None:
        self._world = world
        self._interactions = interactions

    def routes(self, api: str) -> list[web.RouteDef]:
        hook = f"{api}/webhooks/{{application}}/{{token}}"
        return [
            web.post(f"{api}/interactions/{{interaction}}/{{token}}/callback", self._callback),
            web.post(hook, self._follow_up),
            web.get(hook + "/messages/{message}", self._get),
            web.patch(hook + "/messages/{message}", self._edit),
            web.delete(hook + "/messages/{message}", self._delete),
        ]

    async def _callback(self, request: web.Request) -> web.Response:
        body = await read_body(request)
        route = request.match_info
        response = self._interactions.answer(route["interaction"], route["token"], body)
        wanted = request.query.get("with_response", "").lower() in ("1", "true")
        return answer(response) if wanted else no_content()

    async def _follow_up(self, request: web.Request) -> web.Response:
        body = await read_body(request)
        message = self._interactions.follow_up(self._token(request), body)
        return answer(message.json)

    async def _get(self, request: web.Request) -> web.Response:
        message = self._interactions.message(self._token(request), request.match_info["message"])
        return answer(message.json)

    async def _edit(self, request: web.Request) -> web.Response:
        body = await read_body(request)
        message = self._interactions.edit(self._token(request), request.match_info["message"], body)
        return answer(message.json)

    async def _delete(self, request: web.Request) -> web.Response:
        self._interactions.delete(self._token(request), request.match_info["message"])
        return no_content()

    def _token(self, request: web.Request) -> str:
        if request.match_info["application"] != self._world.bot["id"]:
            raise unknown_webhook()
        return request.match_info["token"]
