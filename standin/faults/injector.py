"""The faults that are planned, and how requests and events meet them."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar, overload

from aiohttp import web

from standin.faults.model import (
    Aborted,
    AtOnce,
    Failing,
    Lag,
    Late,
    NoNewPicture,
    Planned,
    RateLimited,
    Refusing,
    Routed,
    Slow,
    Twice,
)
from standin.rest.http import answer
from standin.world.visibility import visible_after

Respond = Callable[[], Awaitable[web.StreamResponse]]
Some = TypeVar("Some", bound=Planned)
AnyRouted = TypeVar("AnyRouted", bound=Routed)

REFUSING: tuple[type[Refusing], ...] = (RateLimited, Failing, Aborted, NoNewPicture)
MOST_PLANNED = 50
NOT_FOUND = {
    "components": {
        "_errors": [
            {
                "code": "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
                "message": "The referenced attachment was not found.",
            }
        ]
    }
}
"""Discord's answer to a new picture that it does not find, though the request has brought it."""


class TooManyFaultsError(Exception):
    """No further fault can be planned: there are `MOST_PLANNED` already."""


@dataclass(eq=False, slots=True)
class Plan(Generic[Some]):
    """A fault that waits for what it is to meet; `over` is set once the fault has met all it was to meet, or was stopped."""

    id: int
    fault: Some
    left: int
    over: asyncio.Event = field(default_factory=asyncio.Event)

    def end_if_spent(self) -> None:
        """End the plan if it has met all it was to meet; called after the fault has taken effect."""
        if not self.left:
            self.over.set()


class FaultInjector:
    """The faults that are planned, and their application. Subscribers are called when the plans change."""

    def __init__(self) -> None:
        self._plans: list[Plan[Any]] = []
        self._ids = itertools.count(1)
        self._strike: Callable[[AtOnce], None] = lambda _: None
        self._subscribers: list[Callable[[], None]] = []

    @property
    def plans(self) -> tuple[Plan[Any], ...]:
        return tuple(self._plans)

    def on_immediate(self, strike: Callable[[AtOnce], None]) -> None:
        """Set the function that is called with faults that come at once."""
        self._strike = strike

    def subscribe(self, hear: Callable[[], None]) -> None:
        self._subscribers.append(hear)

    @overload
    def add(self, fault: Some) -> Plan[Some]: ...

    @overload
    def add(self, fault: AtOnce) -> None: ...

    def add(self, fault: AtOnce | Planned) -> Plan[Any] | None:
        """Plan a fault, or bring it about where it comes at once. Raises TooManyFaultsError."""
        if not isinstance(fault, Planned):
            self._strike(fault)
            return None
        if len(self._plans) >= MOST_PLANNED:
            raise TooManyFaultsError
        plan = Plan(next(self._ids), fault, fault.times)
        self._plans.append(plan)
        self._tell()
        return plan

    def stop(self, identity: int) -> None:
        """Take a fault back; nothing where it is over."""
        for plan in self.plans:
            if plan.id == identity:
                plan.left = 0
                self._plans.remove(plan)
                plan.end_if_spent()
                self._tell()

    def delivery(self, event: str) -> tuple[float, int]:
        """Return the delay in seconds with which an event of this name reaches the bot, and the number of times it does."""
        seconds, copies = 0.0, 1
        if lag := self._meet(Lag, lambda _: True):
            seconds = lag.fault.seconds
            lag.end_if_spent()
        if twice := self._meet(Twice, lambda fault: fault.event == event):
            copies = 2
            twice.end_if_spent()
        return seconds, copies

    async def around(self, request: web.Request, respond: Respond) -> web.StreamResponse:
        """Return the answer to a request, or what the faults make of it."""
        if slow := self._on(Slow, request):
            slow.end_if_spent()
            await asyncio.sleep(slow.fault.seconds)
        for kind in REFUSING:
            if refusing := self._on(kind, request):
                response = await _refuse(refusing.fault, request, respond)
                refusing.end_if_spent()
                return response
        late = self._on(Late, request)
        response = await respond()
        if late:
            if held := visible_after.get():
                held.set()
            late.end_if_spent()
            await asyncio.sleep(late.fault.seconds)
        return response

    def _on(self, kind: type[AnyRouted], request: web.Request) -> Plan[AnyRouted] | None:
        has_files = request.content_type.startswith("multipart/")

        def concerned(fault: AnyRouted) -> bool:
            is_met = has_files or not isinstance(fault, NoNewPicture)
            return is_met and fault.concerns(f"{request.method} {request.path}")

        return self._meet(kind, concerned)

    def _meet(self, kind: type[Some], concerned: Callable[[Some], bool]) -> Plan[Some] | None:
        """Return the first plan of a kind that is concerned, after counting it down by one."""
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
    if isinstance(fault, NoNewPicture):
        await request.read()
        return answer({"message": "Invalid Form Body", "code": 50035, "errors": NOT_FOUND}, 400)
    if fault.applied:
        await respond()
    else:
        await request.read()
    if isinstance(fault, Failing):
        return answer({"message": "a planned fault", "code": fault.code}, fault.status)
    if request.transport:
        request.transport.abort()
    return web.Response()


def _rate_limited(fault: RateLimited) -> web.Response:
    """Answer in Discord's words. The ban of an address comes from the proxy before Discord, hence without `Via`."""
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
