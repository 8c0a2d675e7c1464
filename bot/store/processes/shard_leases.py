"""Leases of shards: they say which process does what nobody asks for, such as deadlines, reminders, computer players, and all that a dead
process has left undone.

Each process hears some shards, and looks after their servers. It says every `BEAT` that it lives. Where one has said nothing for `LEASE`,
another one takes its shards over, and gives them back when it is heard again. All times are the database's, so clocks of machines may
differ. A process that was only asleep may believe for a moment that it still has what another one has taken over; that does no harm, for
each reminder is claimed and each move made where a moment is expected. It only would be work done twice.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any
from uuid import uuid4

from sqlalchemy import Row, bindparam, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.database.retry import retry
from bot.store.schema import shards
from bot.store.shards import Shards
from bot.store.store import Store

BEAT = 4.0
"""Seconds between two signs of life."""
LEASE = 15_000
"""Milliseconds after its last sign of life until a process is taken to be dead."""
_NOW = text("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")
_ROW = update(shards).where(shards.c.count == bindparam("of"), shards.c.shard == bindparam("number"))


@dataclass(frozen=True, slots=True)
class Lease:
    """One shard as a process finds it."""

    shard: int
    home: str
    seen: int
    owner: str | None
    until: int


class Leases:
    """The leases of one process, which hears the shards `home`. Raises Failed."""

    def __init__(self, store: Store, home: Shards) -> None:
        self._store = store
        self._home = home
        self._me = uuid4().hex
        self._is_new = True
        self._mine: set[int] = set()

    @retry
    async def beat(self) -> Shards:
        """Say that this process lives; return the shards to look after from now on.

        Rows that another process looks at just now are left alone until the next time, and stay with their owner.
        """
        async with self._store.taking_turns() as connection:
            now = int(await connection.scalar(_NOW) or 0)
            if self._is_new:
                await self._add(connection, now)
            of_all = select(shards).where(shards.c.count == self._home.count)
            rows = await connection.execute(of_all.with_for_update(skip_locked=not self._is_new))
            before = [_lease(row) for row in rows]
            after = [self._decided(lease, now) for lease in before]
            await self._write(connection, before, after)
        self._is_new = False
        found = {each.shard for each in after}
        self._mine = {each.shard for each in after if each.owner == self._me} | self._mine - found
        return Shards(self._home.count, frozenset(self._mine))

    @retry
    async def leave(self) -> None:
        """Let others take over at once."""
        values = {"owner": None, "until": 0}
        async with self._store.taking_turns() as connection:
            await connection.execute(update(shards).where(shards.c.owner == self._me).values(values))
            await connection.execute(update(shards).where(shards.c.home == self._me).values(seen=0))

    async def _add(self, connection: AsyncConnection, now: int) -> None:
        """Make the rows that nobody has made so far. The dialect is a server's, which a bot on a file need not load."""
        from sqlalchemy.dialects.postgresql import insert

        rows = [
            {"count": self._home.count, "shard": number, "home": self._me, "seen": now, "until": 0}
            for number in sorted(self._home.numbers)
        ]
        await connection.execute(insert(shards).values(rows).on_conflict_do_nothing())

    def _decided(self, lease: Lease, now: int) -> Lease:
        """Return the lease after this sign of life.

        A process that has just started takes the place of the one that heard the same shards before, with what that one looked after. What
        another one looks after in its place it gives back by itself.
        """
        home, seen, owner, until = lease.home, lease.seen, lease.owner, lease.until
        home_lives = seen > now - LEASE
        if lease.shard in self._home.numbers and (self._is_new or home == self._me or not home_lives):
            owner = None if owner == home else owner
            home, seen, home_lives = self._me, now, True
        is_free = owner in (None, self._me) or until <= now
        if is_free and (home == self._me or not home_lives):
            owner, until = self._me, now + LEASE
        elif owner == self._me:
            owner, until = None, 0
        return Lease(lease.shard, home, seen, owner, until)

    async def _write(
        self, connection: AsyncConnection, before: Iterable[Lease], after: Iterable[Lease]
    ) -> None:
        changed = [
            {
                "of": self._home.count,
                "number": new.shard,
                "home": new.home,
                "seen": new.seen,
                "owner": new.owner,
                "until": new.until,
            }
            for old, new in zip(before, after, strict=True)
            if new != old
        ]
        if changed:
            await connection.execute(_ROW, changed)


def _lease(row: Row[Any]) -> Lease:
    return Lease(row.shard, row.home, row.seen, row.owner, row.until)
