"""The tables that wait to be gone on with."""

from __future__ import annotations

from sqlalchemy import select

from bot.store.schema import games
from bot.store.store import Store


async def paused(store: Store, channel: int) -> list[int]:
    """The paused tables of a channel, the newest first. Raises Failed."""
    query = select(games.c.id).where(games.c.channel == channel, games.c.status == "paused")
    async with store.reading() as connection:
        return list(await connection.scalars(query.order_by(games.c.id.desc())))
