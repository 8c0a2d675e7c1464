"""Settings of servers, one row each."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from sqlalchemy import delete, insert, select

from bot.store.database.retry import retry
from bot.store.schema import guilds
from bot.store.store import Store


class GuildsStore:
    """The settings of servers in the database. Raises Failed."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def read(self, guild: int) -> Mapping[str, Any]:
        """Return the settings of a server; {} where nothing is set."""
        found = await self._store.scalars(select(guilds.c.settings).where(guilds.c.id == guild))
        return (found and found[0]) or {}

    @retry
    async def change(self, guild: int, change: Callable[[Mapping[str, Any]], Mapping[str, Any]]) -> None:
        """Read the settings of a server, change them and write them in one transaction."""
        of_guild = guilds.c.id == guild
        async with self._store.writing() as connection:
            before = await connection.scalar(select(guilds.c.settings).where(of_guild))
            await connection.execute(delete(guilds).where(of_guild))
            await connection.execute(insert(guilds).values(id=guild, settings=change(before or {})))
