"""Middlewares that every request passes: who may ask at all, and for the API rate limits, faults, and the form of refusals."""

from __future__ import annotations

import asyncio
import json
import logging
import re
from collections.abc import Awaitable, Callable

from aiohttp import web

from standin.faults.injector import FaultInjector
from standin.gateway.socket import Gateway
from standin.protocol.errors import ApiError, not_built, too_large, unauthorized
from standin.rest.http import SENT, check_ids, refusal
from standin.rest.observer import Observer, RestExchange
from standin.rest.rate_limits import Admission, RateLimiter
from standin.world.visibility import visible_after

log = logging.getLogger(__name__)

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
API = "/api/v10"
NEEDS_ORIGIN = ("/page/socket", "/page/upload")
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


class Guard:
    """The guard: lets in only pages of this very server, and programs on this machine (no DNS rebinding, no other site)."""

    def __init__(self) -> None:
        self.port = 0

    @web.middleware
    async def admit(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        hosts = {f"{name}:{self.port}" for name in ("127.0.0.1", "localhost", "[::1]")}
        if request.headers.get("Host") not in hosts or not _is_own(request) or _is_cross_site(request):
            return web.Response(status=403, text="Only this page may ask that.")
        try:
            response = await handler(request)
        except web.HTTPException as error:
            response = web.Response(status=error.status, text=error.text)
        if not response.prepared:
            response.headers["Content-Security-Policy"] = POLICY.format(socket=f"ws://{request.host}")
            response.headers.update(KEEP_OUT)
        return response


def _is_own(request: web.Request) -> bool:
    """Return whether a page of this server asks, or, where that is enough, no page at all."""
    origin = request.headers.get("Origin")
    return request.path not in NEEDS_ORIGIN if origin is None else origin == f"http://{request.host}"


def _is_cross_site(request: web.Request) -> bool:
    """Return whether, by the browser's own word, another site's page asks. Its links may lead to the page, nothing else."""
    if request.headers.get("Sec-Fetch-Site", "none") in ("none", "same-origin"):
        return False
    return request.path != "/" or request.headers.get("Sec-Fetch-Dest") != "document"


class ApiMiddleware:
    """Answers requests of the API, and holds back what people see of them until the bot has read its answer.

    `on_change` is called after each request that may have changed something. `is_watched` says whether any person is
    looking; `settle` is added, in seconds, to the wait before people see what the bot did.
    """

    def __init__(
        self,
        gateway: Gateway,
        faults: FaultInjector,
        rates: RateLimiter,
        *,
        on_change: Callable[[], None],
        is_watched: Callable[[], bool],
        settle: float = 0.0,
        observer: Observer | None = None,
    ) -> None:
        self._gateway = gateway
        self._faults = faults
        self._rates = rates
        self._on_change = on_change
        self._is_watched = is_watched
        self._settle = settle
        self._observer = observer
        self._revealing: set[asyncio.Task[None]] = set()

    def close(self) -> None:
        for task in self._revealing:
            task.cancel()

    @web.middleware
    async def handle(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        if not request.path.startswith("/api/"):
            return await handler(request)
        visible = asyncio.Event()
        before = visible_after.set(visible)
        try:
            admission = self._rates.admit(request, _route(request).removeprefix(API))
            response = await self._faults.around(request, lambda: self._answer(request, handler, admission))
            response.headers.update(admission.headers)
            if request.method != "GET":
                self._on_change()
            await response.prepare(request)
            await response.write_eof()
            if self._observer and isinstance(response, web.Response) and _is_of_the_api(response):
                self._observer.on_exchange(_exchange(request, response))
            return response
        except ConnectionError:
            log.info("the bot was gone before its answer to %s %s", request.method, _route(request))
            return web.Response(status=499)
        finally:
            visible_after.reset(before)
            self._reveal_later(visible)

    async def _answer(
        self, request: web.Request, handler: Handler, admission: Admission
    ) -> web.StreamResponse:
        try:
            if admission.refusal:
                raise admission.refusal
            if not _is_authorised(request):
                raise unauthorized()
            check_ids(request)
            return await handler(request)
        except ApiError as error:
            log.info("%s %s is refused: %s", request.method, _route(request), error.to_json())
            return refusal(error)
        except web.HTTPRequestEntityTooLarge:
            return refusal(too_large())
        except (web.HTTPNotFound, web.HTTPMethodNotAllowed):
            log.warning("not built here: %s %s", request.method, LONG.sub("…", request.path))
            return refusal(not_built("this route"))

    def _reveal_later(self, visible: asyncio.Event) -> None:
        task = asyncio.create_task(self._reveal(visible))
        self._revealing.add(task)
        task.add_done_callback(self._revealing.discard)

    async def _reveal(self, visible: asyncio.Event) -> None:
        if not self._is_watched():
            visible.set()
            return
        try:
            await asyncio.wait_for(self._gateway.settle(), timeout=1.0)
            if self._settle:
                await asyncio.sleep(self._settle)
        except TimeoutError:
            log.debug("the bot did not answer pings in time")
        finally:
            visible.set()


def _is_authorised(request: web.Request) -> bool:
    """Return whether the request has the bot's token, or needs none: answers to interactions carry their own in the path."""
    if request.path.startswith((f"{API}/interactions/", f"{API}/webhooks/", f"{API}/gateway")):
        return True
    return request.headers.get("Authorization", "").startswith("Bot ")


def _is_of_the_api(response: web.Response) -> bool:
    """Return whether the API itself answers; whatever stands before it answers in plain words."""
    return not response.body or response.content_type == "application/json"


def _exchange(request: web.Request, response: web.Response) -> RestExchange:
    body = response.body
    answered = json.loads(body) if isinstance(body, bytes) and body else None
    return RestExchange(
        request.method, request.path.removeprefix(API), request.get(SENT), response.status, answered
    )


def _route(request: web.Request) -> str:
    """Return the path's pattern for logs, for the path itself holds interaction tokens."""
    resource = request.match_info.route.resource
    return resource.canonical if resource else "(unknown route)"
