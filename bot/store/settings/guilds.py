"""Settings of servers, one row each."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.database.retry import retry
from bot.store.errors import Moved
from bot.store.schema import guilds
from bot.store.store import Also, Store


class GuildsStore:
    """The settings of servers in the database. Raises Failed."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def read(self, guild: int) -> Mapping[str, Any]:
        """Return the settings of a server; {} where nothing is set."""
        found = await self._store.scalars(select(guilds.c.settings).where(guilds.c.id == guild))
        return (found and found[0]) or {}

    def holding(self, guild: int, is_expected: Callable[[Mapping[str, Any]], bool]) -> Also:
        """Return the function that keeps the settings of a server as they are until its transaction ends, if they are as expected then.

        It raises Moved where they are not. Where somebody has changed them since the transaction began, that is to be tried again.
        """
        of_guild = select(guilds.c.settings).where(guilds.c.id == guild).with_for_update(read=True)

        async def hold(connection: AsyncConnection) -> None:
            found = await connection.scalar(of_guild)
            if found is None and self._store.is_server:
                # What is not there cannot be kept as it is: whoever wrote the first settings meanwhile would be in nobody's way.
                await connection.execute(insert(guilds).values(id=guild, settings={}))
            if not is_expected(found or {}):
                raise Moved

        return hold

    @retry
    async def change(self, guild: int, change: Callable[[Mapping[str, Any]], Mapping[str, Any]]) -> None:
        """Read the settings of a server, change them and write them in one transaction."""
        of_guild = guilds.c.id == guild
        async with self._store.writing() as connection:
            before = await connection.scalar(select(guilds.c.settings).where(of_guild))
            await connection.execute(delete(guilds).where(of_guild))
            await connection.execute(insert(guilds).values(id=guild, settings=change(before or {})))
