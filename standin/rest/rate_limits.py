"""Rate limits of a bot: buckets of a route and its channel, all requests together, old messages, names of channels.

Buckets are windows, as Discord's: the first request opens one, and all that it allows comes back when it closes.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache

from aiohttp import web

from standin.protocol.errors import RateLimitedError, too_many_old_edits

HOUR = 3600.0
MAJOR = ("channel", "guild", "token")
APART = "/webhooks/"
"""Beginning of the routes that follow a first answer: they have limits of their own and do not count among all requests."""
UNCOUNTED = "/interactions/"
"""Beginning of the routes of first answers to interactions: they have no limit, and no headers that tell of one."""
KEPT_WINDOWS = 10_000


@dataclass(frozen=True, slots=True)
class Rate:
    """A number of requests in a number of seconds."""

    times: int
    seconds: float


UNLIMITED = Rate(1000, 1.0)


@dataclass(frozen=True, slots=True)
class Limits:
    """The limits a bot is held to. Discord publishes next to none of these numbers; they are those that bots have met."""

    together: Rate = Rate(50, 1.0)
    old_edits: Rate = Rate(3, 6.0)
    renames: Rate = Rate(2, 600.0)
    identifies: Rate = Rate(1, 5.0)
    sessions: Rate = Rate(1000, 86_400.0)
    routes: dict[tuple[str, str], Rate] = field(
        default_factory=lambda: {
            ("POST", "/channels/{channel}/messages"): Rate(5, 5.0),
            ("PATCH", "/channels/{channel}/messages/{message}"): Rate(5, 5.0),
            ("DELETE", "/channels/{channel}/messages/{message}"): Rate(5, 1.0),
            ("POST", "/channels/{channel}/typing"): Rate(5, 5.0),
            ("POST", "/channels/{channel}/threads"): Rate(50, 300.0),
            ("POST", "/webhooks/{application}/{token}"): Rate(5, 2.0),
            ("PATCH", "/webhooks/{application}/{token}/messages/{message}"): Rate(5, 2.0),
        }
    )


DISCORDS = Limits()
GENEROUS = Limits(*(Rate(1_000_000, 1.0),) * 5, routes={})
"""Limits for tests and benchmarks that are about something else."""


@dataclass(slots=True)
class Window:
    """The window of a rate, with the number taken since it opened. Times in seconds of the clock."""

    rate: Rate
    closes_at: float = 0.0
    taken: int = 0

    def take(self, now: float) -> float:
        """Take one and return 0; where nothing is left, return the seconds to wait."""
        if now >= self.closes_at:
            self.taken, self.closes_at = 0, now + self.rate.seconds
        if self.taken >= self.rate.times:
            return self.closes_at - now
        self.taken += 1
        return 0.0


@dataclass(frozen=True, slots=True)
class Admission:
    """The headers that tell a bot how much is left, and the refusal if the request is one too many."""

    headers: dict[str, str]
    refusal: RateLimitedError | None = None


class RateLimiter:
    """The limiter: counts what the bot asks for. `clock` gives seconds that never go back, `now` seconds since 1970."""

    def __init__(self, limits: Limits, clock: Callable[[], float], now: Callable[[], float]) -> None:
        self._limits = limits
        self._clock = clock
        self._now = now
        self._together = Window(limits.together)
        self._windows: dict[tuple[str, ...], Window] = {}

    def admit(self, request: web.Request, route: str) -> Admission:
        """Count a request; `route` is the pattern of its path, without the API's own beginning."""
        if route.startswith(UNCOUNTED):
            return Admission({})
        rate = self._limits.routes.get((request.method, route), UNLIMITED)
        major = [request.match_info.get(name, "") for name in MAJOR]
        window = self._window((request.method, route, *major), rate)
        if not route.startswith(APART) and (wait := self._together.take(self._clock())):
            return Admission(self._headers(window, request.method, route), RateLimitedError(wait, "global"))
        wait = 0.0 if rate is UNLIMITED else window.take(self._clock())
        return Admission(
            self._headers(window, request.method, route), RateLimitedError(wait) if wait else None
        )

    def _headers(self, window: Window, method: str, route: str) -> dict[str, str]:
        unlimited = window.rate is UNLIMITED
        left = UNLIMITED.seconds if unlimited else max(0.0, window.closes_at - self._clock())
        return {
            "X-RateLimit-Limit": str(window.rate.times),
            "X-RateLimit-Remaining": str(window.rate.times - (1 if unlimited else window.taken)),
            "X-RateLimit-Reset": f"{self._now() + left:.3f}",
            "X-RateLimit-Reset-After": f"{left:.3f}",
            "X-RateLimit-Bucket": _name(method, route),
        }

    def _window(self, key: tuple[str, ...], rate: Rate) -> Window:
        if len(self._windows) > KEPT_WINDOWS:
            now = self._clock()
            self._windows = {k: window for k, window in self._windows.items() if window.closes_at > now}
        return self._windows.setdefault(key, Window(rate))

    def rename(self, channel_id: str) -> None:
        """Count a new name of a channel. `RateLimitedError`, which says to wait for minutes, beyond the second."""
        self._count(("rename", channel_id), self._limits.renames, RateLimitedError)

    def edit(self, channel_id: str, written_at: float) -> None:
        """Count an edit of a message that is older than an hour. 30046 beyond a few of them in a channel."""
        if self._now() - written_at > HOUR:
            self._count(("old", channel_id), self._limits.old_edits, too_many_old_edits)

    def _count(self, key: tuple[str, ...], rate: Rate, refuse: Callable[[float], RateLimitedError]) -> None:
        wait = self._window(key, rate).take(self._clock())
        if wait:
            raise refuse(wait)


@cache
def _name(method: str, route: str) -> str:
    """Return the name of a bucket, which has no meaning and is the same for a route wherever it leads."""
    return hashlib.blake2b(f"{method} {route}".encode(), digest_size=16).hexdigest()
