"""The division of servers between several processes that share a database."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot import metrics
from bot.store import Store
from bot.store.errors import Failed
from bot.store.processes.shard_leases import BEAT, Leases
from bot.store.shards import Shards
from bot.tasks import Tasks

logger = logging.getLogger(__name__)


class Duty:
    """The duty of one process, made by `Tables`; `home` are the shards whose servers this process hears. A process that is told none, or
    has a file to itself, looks after everything and has nobody to ask.
    """

    def __init__(self, store: Store, home: Shards | None) -> None:
        self._store = store
        self._home = home
        self._leases: Leases | None = None
        self._owed = asyncio.Event()
        """Event that is set while there is something to take over."""
        if home is not None and store.is_server:
            self._leases = Leases(store, home)
            # Nothing, until the database has said what.
            store.mine = Shards(home.count, frozenset())

    @property
    def is_shared(self) -> bool:
        """Whether there may be other processes."""
        return self._leases is not None

    @property
    def hears_first_shard(self) -> bool:
        return self._home is None or 0 in self._home.numbers

    async def begin(self) -> None:
        """Announce that this process is running."""
        if self._leases is None:
            return
        try:
            await self.beat()
        except Failed as error:
            logger.warning("what others look after is not known yet: %s", error)

    async def run(self, take_over: Callable[[], Awaitable[None]]) -> None:
        """Say again and again that this process lives; take over whatever falls to it, and whatever a failure has left undone."""
        if self._leases is None:
            return
        beside = Tasks()
        beside.spawn(self._take_over(take_over))
        try:
            while True:
                await asyncio.sleep(BEAT)
                await self._beat_or_wait()
        finally:
            await beside.cancel()

    async def _take_over(self, take_over: Callable[[], Awaitable[None]]) -> None:
        """Take over what falls to this process, beside the signs of life, which must not wait for it."""
        while True:
            await self._owed.wait()
            self._owed.clear()
            await take_over()

    async def _beat_or_wait(self) -> None:
        try:
            is_more = await self.beat()
        except Failed as error:
            metrics.LOOKED_AFTER.set(0)
            logger.warning("no sign of life could be given: %s", error)
            return
        if self._store.has_come_back() or is_more:
            self._owed.set()

    async def beat(self) -> bool:
        """Give one sign of life; return whether there is more to look after than before. Raises Failed."""
        assert self._leases is not None
        before, self._store.mine = self._store.mine, await self._leases.beat()
        metrics.LOOKED_AFTER.set(len(self._store.mine.numbers))
        metrics.SHARDS.set(self._store.mine.count)
        gained, lost = self._store.mine.numbers - before.numbers, before.numbers - self._store.mine.numbers
        if gained or lost:
            logger.info("shards to look after: %s more, %s less", sorted(gained), sorted(lost))
        return bool(gained)

    async def end(self) -> None:
        """Let others take over at once."""
        if self._leases is not None:
            try:
                await self._leases.leave()
            except Failed as error:
                logger.warning("others take over only when they miss us: %s", error)
