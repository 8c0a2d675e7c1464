"""The limits on beginning sessions: a number a day, and as many at once as there are groups of shards."""

from __future__ import annotations

from collections.abc import Callable

from standin.protocol.errors import Json
from standin.rest.rate_limits import Limits, Window

CONCURRENCY = 1
"""Groups of shards that begin independently of each other: Discord gives more to very large bots."""


class SessionStarts:
    """The count of the sessions that were begun. `clock` gives seconds."""

    def __init__(self, limits: Limits, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._day = Window(limits.sessions)
        self._groups = [Window(limits.identifies) for _ in range(CONCURRENCY)]

    def take(self, shard: int) -> bool:
        """Return whether a session of this shard may begin now."""
        now = self._clock()
        return not self._groups[shard % CONCURRENCY].take(now) and not self._day.take(now)

    def left(self) -> Json:
        """Return the session start limit as a bot is told of it before it connects."""
        now = self._clock()
        is_open = now < self._day.closes_at
        total = self._day.rate.times
        return {
            "total": total,
            "remaining": total - self._day.taken if is_open else total,
            "reset_after": int((self._day.closes_at - now) * 1000) if is_open else 0,
            "max_concurrency": CONCURRENCY,
        }
