"""A queue for each person: they have one slow job at a time, so that one person's many requests delay nobody else."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from bot.keyed_lock import KeyedLock
from engine.errors import Refused
from engine.text import say

WAITING = 2
"""Maximum number of requests of one person that wait behind the one that is being answered."""


class TooMany(Refused):
    """The person has asked for so much already that more would have to wait without end."""

    def __init__(self) -> None:
        super().__init__(say("refusal-too-many"))


class PersonalQueues:
    """The queues of all people. Any number of people may have their turn at once; the order of their work is for whoever does it to say."""

    def __init__(self) -> None:
        self._locks: KeyedLock[int] = KeyedLock()
        self._asked: Counter[int] = Counter()

    @asynccontextmanager
    async def of(self, person: int, before_waiting: Callable[[], Awaitable[object]]) -> AsyncIterator[None]:
        """Wait until nothing else is being made for the person; where that takes time, `before_waiting` says so. Raises TooMany."""
        if self._asked[person] > WAITING:
            raise TooMany
        self._asked[person] += 1
        try:
            lock = self._locks[person]
            if lock.locked():
                await before_waiting()
            async with lock:
                yield
        finally:
            self._asked[person] -= 1
            if not self._asked[person]:
                del self._asked[person]
