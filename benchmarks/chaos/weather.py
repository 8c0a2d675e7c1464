"""Random faults on the way between the bot and the stand-in."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Literal

from standin.faults.injector import FaultInjector, Plan
from standin.faults.model import (
    Aborted,
    AtOnce,
    Drop,
    Failing,
    InvalidSession,
    Lag,
    Late,
    Planned,
    RateLimited,
    Reconnect,
    Slow,
    Twice,
)

ROUTES = ("answer", "edit-answer", "follow-up", "post", "change", "read", "all")
SPARED = ("read", "all")
"""Routes on which the bot logs in: whoever cannot do that ends, and is started again."""
MOST_AT_A_TIME = 6
PAUSES = (0.05, 0.4)
"""Seconds between one fault and the next, at least and at most."""


class Weather:
    """Plans faults from now and then on; `struck` counts those that met a request or an event."""

    def __init__(self, faults: FaultInjector, dice: Random) -> None:
        self._faults = faults
        self._dice = dice
        self._plans: list[Plan[Planned]] = []
        self._over = 0
        self.is_calm = False
        """Whether the bot is let log in and stay."""

    @property
    def struck(self) -> int:
        return self._over + sum(plan.fault.times - plan.left for plan in self._plans)

    async def rage(self) -> None:
        """Until it is cancelled, which clears the sky."""
        try:
            while True:
                await asyncio.sleep(self._dice.uniform(*PAUSES))
                self._strike()
        finally:
            self._clear()

    def _strike(self) -> None:
        if len(self._faults.plans) >= MOST_AT_A_TIME:
            return
        fault = self._dice.choices(list(_KINDS), list(_KINDS.values()))[0](self._dice)
        if self.is_calm and (isinstance(fault, AtOnce) or getattr(fault, "route", "") in SPARED):
            return
        if isinstance(fault, Planned):
            self._plans.append(self._faults.add(fault))
        else:
            self._faults.add(fault)
            self._over += 1

    def _clear(self) -> None:
        self._over = self.struck
        self._plans.clear()
        for plan in self._faults.plans:
            self._faults.stop(plan.id)


def _failing(dice: Random) -> Planned:
    return Failing(
        route=dice.choice(ROUTES),
        status=dice.choice((500, 502, 503)),
        applied=dice.random() < 0.5,
        times=dice.randint(1, 3),
    )


def _aborted(dice: Random) -> Planned:
    return Aborted(route=dice.choice(ROUTES), applied=dice.random() < 0.5, times=dice.randint(1, 3))


def _rate_limited(dice: Random) -> Planned:
    scopes: tuple[Literal["user", "shared", "global"], ...] = ("user", "shared", "global")
    return RateLimited(
        route=dice.choice(ROUTES), retry_after=dice.uniform(0.1, 1.0), scope=dice.choice(scopes)
    )


def _slow(dice: Random) -> Planned:
    return Slow(route=dice.choice(ROUTES), seconds=dice.uniform(0.1, 1.0), times=dice.randint(1, 3))


def _late(dice: Random) -> Planned:
    return Late(route=dice.choice(ROUTES), seconds=dice.uniform(0.1, 1.0), times=dice.randint(1, 3))


def _lag(dice: Random) -> Planned:
    return Lag(seconds=dice.uniform(0.05, 0.5), times=dice.randint(1, 5))


def _twice(dice: Random) -> Planned:
    return Twice(times=dice.randint(1, 5))


_KINDS: dict[Callable[[Random], AtOnce | Planned], int] = {
    _failing: 8,
    _aborted: 8,
    _rate_limited: 4,
    _slow: 4,
    _late: 4,
    _lag: 2,
    _twice: 4,
    lambda _: Reconnect(): 1,
    lambda dice: Drop(code=dice.choice((1006, 4000, 4009))): 1,
    lambda _: InvalidSession(): 1,
    lambda _: InvalidSession(resumable=True): 1,
}
"""And how often each comes, in proportion."""
