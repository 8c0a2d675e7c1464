"""Records of the message that shows each table, and of earlier ones that may still look as if they do."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from sqlalchemy import and_, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import statements
from bot.store.database.memory import Memory
from bot.store.database.retry import retry
from bot.store.rows import LIVE
from bot.store.schema import games, has_status, posted, stale_messages
from bot.store.store import Store


class Posted(NamedTuple):
    """The card of a table, and the moment that it shows."""

    seq: int
    channel: int
    message: int


class CardStore:
    """The cards in the database. Raises Failed."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._posted: Memory[int, Posted] = store.memory("cards")

    @retry
    async def record(self, game_id: int, seq: int, channel: int, message: int) -> int | None:
        """Record that a message shows the table. Return the message it takes the place of, which is stale from then on; None for the first.

        Where a newer moment is shown already the record stays, and the message itself is returned: it is the old one.
        """
        now = Posted(seq, channel, message)
        known = self._posted.get(game_id)

        async def write(connection: AsyncConnection) -> tuple[bool, int | None]:
            before = known
            if before is None or not await _replace(connection, game_id, now):
                before = await _posted(connection, game_id)
                if before is not None and before.seq > seq:
                    await _mark_stale(connection, channel, message)
                    return False, message
                await _record(connection, game_id, now, before)
            if before is None or before.message == message:
                return True, None
            await _mark_stale(connection, before.channel, before.message)
            return True, before.message

        with self._posted.changing(game_id):
            is_shown, stale = await self._store.write(write)
        if is_shown:
            self._posted.keep(game_id, now)
        return stale

    @retry
    async def hide(self, game_id: int) -> None:
        """Count the table as not shown until `record` is called for the card that is about to be posted anew."""
        with self._posted.changing(game_id):
            async with self._store.writing() as connection:
                await connection.execute(update(posted).where(posted.c.game == game_id).values(seq=0))

    async def card(self, game_id: int) -> int | None:
        """Return the message that was recorded last for a table; None where there is none."""
        found = await self._last(game_id)
        return found.message if found else None

    async def shown(self, game_id: int) -> int:
        """Return the moment of a table that its card shows; 0 where there is none, or that is not known."""
        found = await self._last(game_id)
        return found.seq if found else 0

    async def _last(self, game_id: int) -> Posted | None:
        async def load(_: Collection[int]) -> dict[int, Posted]:
            found = await self._store.ask(lambda connection: _posted(connection, game_id))
            return {game_id: found} if found else {}

        return (await self._posted.read([game_id], load)).get(game_id)

    async def behind(self, ended_since: int) -> list[int]:
        """Return the tables that have gone on since they were last shown.

        A table that was never shown counts until it is at its end, and after that where it ended after `ended_since`, in milliseconds.
        Here and in the methods below, only tables that this process looks after are meant.
        """
        is_wanted = or_(has_status(*sorted(LIVE)), games.c.ended > ended_since)
        unseen = or_(and_(posted.c.seq.is_(None), is_wanted), posted.c.seq < games.c.moment)
        query = (
            select(games.c.id)
            .outerjoin(posted)
            .where(unseen, *self._store.mine.has(games.c.guild))
            .order_by(games.c.id)
        )
        return await self._store.scalars(query)

    async def since(self, message: int) -> list[int]:
        """Return the tables shown by this message or by a newer one."""
        query = select(posted.c.game).where(
            posted.c.message >= message, *self._store.mine.have(posted.c.game)
        )
        return await self._store.scalars(query.order_by(posted.c.game))

    async def stale_messages(self) -> list[tuple[int, int]]:
        """Return the messages whose buttons are to be taken away, each as its channel and its id."""
        guild = (
            select(func.max(games.c.guild))
            .where(games.c.channel == stale_messages.c.channel)
            .scalar_subquery()
        )
        query = (
            select(stale_messages.c.channel, stale_messages.c.message)
            .where(*self._store.mine.has(guild))
            .order_by(stale_messages.c.message)
        )
        return [(channel, message) for channel, message in await self._store.find(query)]

    @retry
    async def mark_stale(self, channel: int, messages: Sequence[int]) -> None:
        """Count these messages of a channel among the stale ones, too."""
        if not messages:
            return
        async with self._store.writing() as connection:
            for message in messages:
                await _mark_stale(connection, channel, message)

    @retry
    async def mark_clean(self, messages: Collection[int]) -> None:
        """Record that nothing more is to be taken away from these messages."""
        clean = delete(stale_messages).where(stale_messages.c.message.in_(messages))

        async def write(connection: AsyncConnection) -> None:
            await connection.execute(clean)

        await self._store.write(write)


async def _replace(connection: AsyncConnection, game_id: int, now: Posted) -> bool:
    """Record the card in the place of one that is known; return False where that one shows a newer moment."""
    return (await connection.execute(statements.POST, _values(game_id, now))).rowcount == 1


async def _posted(connection: AsyncConnection, game_id: int) -> Posted | None:
    found = (await connection.execute(statements.POSTED, {"of": game_id})).one_or_none()
    return Posted(found.seq, found.channel, found.message) if found else None


async def _record(connection: AsyncConnection, game_id: int, now: Posted, before: Posted | None) -> None:
    if before is None:
        await connection.execute(insert(posted).values(game=game_id, **now._asdict()))
    else:
        await connection.execute(statements.POST, _values(game_id, now))


def _values(game_id: int, now: Posted) -> dict[str, int]:
    return {"of": game_id, "newer": now.seq, **now._asdict()}


async def _mark_stale(connection: AsyncConnection, channel: int, message: int) -> None:
    await connection.execute(statements.MARK_STALE, {"stale": message, "where": channel})
