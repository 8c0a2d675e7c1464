"""Due work of different tables done side by side, so that a task that takes long at one of them keeps no other waiting.

Whoever looks for due work may find some again that has begun already. So an errand names its owner and its subject: of one owner
only one is under way, and an errand that has failed rests for a while before it is begun again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from bot.tasks import Tasks

logger = logging.getLogger(__name__)

RETRY = timedelta(seconds=20)
"""Time after a failure at which the same errand is tried again."""


@dataclass(frozen=True)
class Errand:
    """A piece of work to do. Errands of the same owner are done one after the other."""

    owner: Hashable
    about: Hashable
    work: Callable[[], Awaitable[None]] = field(compare=False)
    earliest: datetime | None = None
    """The time before which the errand is not begun; None for at once."""


class Errands:
    """A queue that does errands of `most` owners at a time, in the order in which they came; `ring` is called when it is worth looking
    again for due work.
    """

    def __init__(self, most: int, now: Callable[[], datetime], ring: Callable[[], None]) -> None:
        self._places = asyncio.Semaphore(most)
        self._now = now
        self._ring = ring
        self._tasks = Tasks()
        self._busy: set[Hashable] = set()
        self._come_back: set[Hashable] = set()
        """Owners for whom there was more to do while they were busy."""
        self._resting: dict[Hashable, datetime] = {}

    @property
    def next(self) -> datetime | None:
        """The time at which an errand that rests may be begun again; None where none rests."""
        return min(self._resting.values(), default=None)

    def begin(self, found: Iterable[Errand]) -> None:
        """Begin those of the found errands that are not under way and do not rest."""
        now = self._now()
        self._resting = {about: until for about, until in self._resting.items() if until > now}
        ready: dict[Hashable, list[Errand]] = {}
        for errand in found:
            if errand.earliest is not None and errand.earliest > now:
                self._resting[errand.about] = errand.earliest
            elif errand.about not in self._resting:
                ready.setdefault(errand.owner, []).append(errand)
        self._come_back |= ready.keys() & self._busy
        for owner, errands in ready.items():
            if owner not in self._busy:
                self._busy.add(owner)
                self._tasks.spawn(self._do(owner, errands))

    async def idle(self) -> None:
        """Wait until nothing is under way."""
        await self._tasks.drain()

    async def cancel(self) -> None:
        """Cancel every errand under way."""
        await self._tasks.cancel()

    async def _do(self, owner: Hashable, errands: Sequence[Errand]) -> None:
        try:
            async with self._places:
                failed = [errand.about for errand in errands if not await _is_done(errand)]
        finally:
            self._busy.discard(owner)
        for about in failed:
            self._resting[about] = self._now() + RETRY
        if failed or owner in self._come_back:
            self._come_back.discard(owner)
            self._ring()


async def _is_done(errand: Errand) -> bool:
    """Do the errand and return whether it succeeded. A failure is logged."""
    try:
        await errand.work()
    except Exception:
        logger.exception("a %s: something went wrong and is tried again", type(errand.about).__name__)
        return False
    return True
