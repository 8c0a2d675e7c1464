"""The faults that are planned, and how requests and events meet them."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar, overload

from aiohttp import web

from bot.local.faults.model import (
    Aborted,
    AtOnce,
    Failing,
    Lag,
    Late,
    Planned,
    RateLimited,
    Refusing,
    Routed,
    Slow,
    Twice,
)
from bot.local.rest.http import answer
from bot.local.world.gate import gate

Respond = Callable[[], Awaitable[web.StreamResponse]]
Some = TypeVar("Some", bound=Planned)
AnyRouted = TypeVar("AnyRouted", bound=Routed)

REFUSING: tuple[type[Refusing], ...] = (RateLimited, Failing, Aborted)
MOST_PLANNED = 50


class TooMany(Exception):
    """So many faults are planned already that nothing would be left to work."""


@dataclass(eq=False, slots=True)
class Plan(Generic[Some]):
    """A fault that waits for what it is to meet; `over` is set when all of it was struck, or the fault stopped."""

    id: int
    fault: Some
    left: int
    over: asyncio.Event = field(default_factory=asyncio.Event)

    def struck(self) -> None:
        if not self.left:
            self.over.set()


class Faults:
    """Everything that is to go wrong. Whoever subscribed is called when the plans change."""

    def __init__(self) -> None:
        self._plans: list[Plan[Any]] = []
        self._ids = itertools.count(1)
        self._strike: Callable[[AtOnce], None] = lambda _: None
        self._subscribers: list[Callable[[], None]] = []

    @property
    def plans(self) -> tuple[Plan[Any], ...]:
        return tuple(self._plans)

    def strike_through(self, strike: Callable[[AtOnce], None]) -> None:
        """From now on faults that come at once are brought about by this."""
        self._strike = strike

    def subscribe(self, hear: Callable[[], None]) -> None:
        self._subscribers.append(hear)

    @overload
    def add(self, fault: Some) -> Plan[Some]: ...

    @overload
    def add(self, fault: AtOnce) -> None: ...

    def add(self, fault: AtOnce | Planned) -> Plan[Any] | None:
        """Plans a fault, or brings it about where it comes at once. Raises TooMany."""
        if not isinstance(fault, Planned):
            self._strike(fault)
            return None
        if len(self._plans) >= MOST_PLANNED:
            raise TooMany
        plan = Plan(next(self._ids), fault, fault.times)
        self._plans.append(plan)
        self._tell()
        return plan

    def stop(self, identity: int) -> None:
        """Takes a fault back; nothing where it is over."""
        for plan in self.plans:
            if plan.id == identity:
                plan.left = 0
                self._plans.remove(plan)
                plan.struck()
                self._tell()

    def delivery(self, event: str) -> tuple[float, int]:
        """How late, in seconds, and how often an event of this name reaches the bot."""
        seconds, copies = 0.0, 1
        if lag := self._meet(Lag, lambda _: True):
            seconds = lag.fault.seconds
            lag.struck()
        if twice := self._meet(Twice, lambda fault: fault.event == event):
            copies = 2
            twice.struck()
        return seconds, copies

    async def around(self, request: web.Request, respond: Respond) -> web.StreamResponse:
        """The answer to a request, or what the faults make of it."""
        if slow := self._on(Slow, request):
            slow.struck()
            await asyncio.sleep(slow.fault.seconds)
        for kind in REFUSING:
            if refusing := self._on(kind, request):
                response = await _refuse(refusing.fault, request, respond)
                refusing.struck()
                return response
        late = self._on(Late, request)
        response = await respond()
        if late:
            if held := gate.get():
                held.set()
            late.struck()
            await asyncio.sleep(late.fault.seconds)
        return response

    def _on(self, kind: type[AnyRouted], request: web.Request) -> Plan[AnyRouted] | None:
        return self._meet(kind, lambda fault: fault.concerns(f"{request.method} {request.path}"))

    def _meet(self, kind: type[Some], concerned: Callable[[Some], bool]) -> Plan[Some] | None:
        """The first plan of a kind that is concerned, with one time less to go."""
        for plan in self._plans:
            if isinstance(plan.fault, kind) and concerned(plan.fault):
                plan.left -= 1
                if not plan.left:
                    self._plans.remove(plan)
                self._tell()
                return plan
        return None

    def _tell(self) -> None:
        for hear in self._subscribers:
            hear()


async def _refuse(fault: Refusing, request: web.Request, respond: Respond) -> web.StreamResponse:
    if isinstance(fault, RateLimited):
        await request.read()
        return _rate_limited(fault)
    if fault.applied:
        await respond()
    else:
        await request.read()
    if isinstance(fault, Failing):
        return answer({"message": "a planned fault", "code": 0}, fault.status)
    if request.transport:
        request.transport.abort()
    return web.Response()


def _rate_limited(fault: RateLimited) -> web.Response:
    """As Discord words it; the ban of an address comes from what stands before it, without a `Via`."""
    if fault.scope == "address":
        return web.Response(status=429, text="error code: 1015", headers={"Retry-After": "600"})
    body = {
        "message": "You are being rate limited.",
        "code": 0,
        "retry_after": fault.retry_after,
        "global": fault.scope == "global",
    }
    response = answer(body, 429)
    response.headers["Via"] = "1.1 local"
    response.headers["Retry-After"] = f"{fault.retry_after:g}"
    response.headers["X-RateLimit-Scope"] = fault.scope
    if fault.scope == "global":
        response.headers["X-RateLimit-Global"] = "true"
    return response
