"""Admission of requests: some at once are worked at, in the order in which they came, and Discord is told in time of those without an
answer.

Two hundred requests of one moment that are worked at all together are each answered when the last one is, and Discord waits three seconds.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from bot.tasks import Tasks

AT_ONCE = 16
"""Maximum number of requests worked at, chosen so that the time in which Discord takes an answer is not lost."""
CROWD = 48
"""Number of waiting requests from which on Discord is told at once of whoever comes."""
PATIENCE = 1.0
"""Seconds after which Discord is told of everybody else who has no answer yet, if nothing else is asked for."""
TURNS = 4
"""Number of turns of the event loop that telling takes, about: it begins that much earlier where they take long on a busy machine."""
TOO_LATE = 3.0
"""Seconds in which Discord must hear of an interaction."""


class Slot:
    """The place of one request among those that are worked at, held from `take` to the first `leave`."""

    def __init__(self, let_in: Callable[[], None]) -> None:
        """Make a place that is not taken yet; `let_in` lets the next request in."""
        self._let_in = let_in
        self._late: asyncio.TimerHandle | None = None

    def take(self) -> None:
        """Keep the place until `leave`, but for `TOO_LATE` seconds at most."""
        self._late = asyncio.get_running_loop().call_later(TOO_LATE, self.leave)

    def leave(self) -> None:
        """Give the place to the next one; without effect where it was not taken or is left already."""
        if self._late is not None:
            self._late.cancel()
            self._late = None
            self._let_in()


class AdmissionQueue:
    """The queue of requests that wait to be worked at.

    While Discord is told of somebody nobody is let in, for telling is quick and work is not. It is told of some at once only: each
    needs a connection.
    """

    def __init__(self, patience: float = PATIENCE) -> None:
        """Make an empty queue; `patience` is in seconds, see `admit`."""
        self._patience = patience
        self._places = AT_ONCE
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._tellers = asyncio.Semaphore(AT_ONCE)
        self._untold = 0
        """Number of requests that Discord is to be told of now."""
        self._telling = Tasks()

    def place(self) -> Slot:
        """Return a place that is not taken yet, for a request that is about to ask for it by `admit`."""
        return Slot(self._leave)

    @asynccontextmanager
    async def admit(self, place: Slot, tell: Callable[[], Awaitable[None]]) -> AsyncIterator[None]:
        """Wait until the place is free. If the block has not ended after `patience` seconds, `tell` is called: it tells Discord, if that
        still does not know. Where the event loop is late that is sooner, for telling is late as well then.

        The place is left with the block, and after `TOO_LATE` seconds, so that nothing that hangs keeps everybody else waiting.
        """
        loop = asyncio.get_running_loop()
        turn: asyncio.Future[None] = loop.create_future()
        timers: list[asyncio.Handle] = []

        def wait_for(patience: float) -> None:
            timers.append(loop.call_later(patience, lambda: self._telling.spawn(self._tell(tell))))

        def look_how_late(asked: float) -> None:
            wait_for(max(0.0, self._patience - TURNS * (loop.time() - asked)))

        if len(self._waiting) < CROWD:
            timers.append(loop.call_soon(look_how_late, loop.time()))
        else:
            wait_for(0.0)
        self._waiting.append(turn)
        self._let_in()
        try:
            await self._wait(turn)
            place.take()
            try:
                yield
            finally:
                place.leave()
        finally:
            for timer in timers:
                timer.cancel()

    async def close(self) -> None:
        """Tell Discord of nobody any more."""
        await self._telling.cancel()

    async def _wait(self, turn: asyncio.Future[None]) -> None:
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                self._leave()  # It was let in at the very moment at which it was cancelled.
            raise

    async def _tell(self, tell: Callable[[], Awaitable[None]]) -> None:
        """Tell Discord. Others are let in again when it knows, or when it is too late for that."""
        telling = self._telling.spawn(self._tell_in_turn(tell))
        self._untold += 1
        try:
            await asyncio.wait({telling}, timeout=TOO_LATE)
        finally:
            self._untold -= 1
            self._let_in()
        await telling

    async def _tell_in_turn(self, tell: Callable[[], Awaitable[None]]) -> None:
        async with self._tellers:
            await tell()

    def _leave(self) -> None:
        self._places += 1
        self._let_in()

    def _let_in(self) -> None:
        while self._places and self._waiting and not self._untold:
            turn = self._waiting.popleft()
            if not turn.done():
                self._places -= 1
                turn.set_result(None)
