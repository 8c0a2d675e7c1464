"""Which message shows each table, and which ones have done so and may still look as if they did."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import statements
from bot.store.schema import games, posted, worn
from bot.store.store import Store


class CardStore:
    """Reads and writes; raises Failed."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def posted(self, game_id: int, seq: int, channel: int, message: int) -> int | None:
        """Record that a message shows the table; gives the message it takes the place of, which is worn from then on.

        Where a newer moment is shown already the record stays, and what is given back is this message itself: it is the old one.
        """
        values = {"seq": seq, "channel": channel, "message": message}
        async with self._store.writing() as connection:
            found = (await connection.execute(statements.POSTED, {"of": game_id})).one_or_none()
            if found is None:
                await connection.execute(insert(posted).values(game=game_id, **values))
                return None
            if found.seq > seq:
                await _wear(connection, channel, message)
                return message
            await connection.execute(statements.POST, values | {"of": game_id})
            if found.message == message:
                return None
            await _wear(connection, found.channel, found.message)
            return int(found.message)

    async def hide(self, game_id: int) -> None:
        """The table's card is about to be posted anew: until `posted` records it, the table counts as not shown."""
        async with self._store.writing() as connection:
            await connection.execute(update(posted).where(posted.c.game == game_id).values(seq=0))

    async def card(self, game_id: int) -> int | None:
        """The message that `posted` recorded last."""
        async with self._store.reading() as connection:
            return await connection.scalar(statements.CARD, {"of": game_id})

    async def behind(self) -> list[int]:
        """Tables that have gone on since they were last shown."""
        unseen = or_(posted.c.seq.is_(None), posted.c.seq < games.c.moment)
        query = select(games.c.id).outerjoin(posted).where(unseen).order_by(games.c.id)
        async with self._store.reading() as connection:
            return list(await connection.scalars(query))

    async def since(self, message: int) -> list[int]:
        """Tables shown by this message or one that is newer."""
        query = select(posted.c.game).where(posted.c.message >= message).order_by(posted.c.game)
        async with self._store.reading() as connection:
            return list(await connection.scalars(query))

    async def worn(self) -> list[tuple[int, int]]:
        """The messages whose buttons are to be taken away, each after its channel."""
        query = select(worn.c.channel, worn.c.message).order_by(worn.c.message)
        async with self._store.reading() as connection:
            return [(channel, message) for channel, message in await connection.execute(query)]

    async def wear(self, channel: int, messages: Sequence[int]) -> None:
        """Let these be worn, too."""
        if not messages:
            return
        async with self._store.writing() as connection:
            for message in messages:
                await _wear(connection, channel, message)

    async def bared(self, message: int) -> None:
        """There is nothing more to be taken away from it."""
        async with self._store.writing() as connection:
            await connection.execute(delete(worn).where(worn.c.message == message))


async def _wear(connection: AsyncConnection, channel: int, message: int) -> None:
    await connection.execute(delete(worn).where(worn.c.message == message))
    await connection.execute(insert(worn).values(channel=channel, message=message))
