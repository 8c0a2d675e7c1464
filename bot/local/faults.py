"""Things that go wrong on a network, on demand: a 5xx, a closed connection, an answer that is lost on its way."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from aiohttp import web

from bot.local.api import answer

Respond = Callable[[], Awaitable[web.StreamResponse]]


@dataclass(slots=True)
class Fault:
    """The next `times` requests whose "METHOD /path" matches `route` fail.

    `status` None closes the connection without an answer. `applied`: the request takes effect all the same and
    only its answer is lost, so that a retry meets it a second time.
    """

    route: str
    status: int | None
    times: int = 1
    applied: bool = False
    retry_after: float = 0.05

    def matches(self, request: web.Request) -> bool:
        return self.times > 0 and re.search(self.route, f"{request.method} {request.path}") is not None


class Faults:
    def __init__(self) -> None:
        self._planned: list[Fault] = []

    def add(self, fault: Fault) -> None:
        self._planned.append(fault)

    async def around(self, request: web.Request, respond: Respond) -> web.StreamResponse:
        fault = next((f for f in self._planned if f.matches(request)), None)
        if fault is None:
            return await respond()
        fault.times -= 1
        if fault.applied:
            await respond()
        else:
            await request.read()
        return self._fail(request, fault)

    def _fail(self, request: web.Request, fault: Fault) -> web.StreamResponse:
        if fault.status is None:
            if request.transport:
                request.transport.abort()
            return web.Response()
        if fault.status == 429:
            body = {
                "message": "You are being rate limited.",
                "code": 0,
                "retry_after": fault.retry_after,
                "global": False,
            }
            response = answer(body, 429)
            response.headers["Via"] = "1.1 local"
            return response
        return answer({"message": "a planned fault", "code": 0}, fault.status)
