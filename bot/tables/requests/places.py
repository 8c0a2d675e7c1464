"""Tables whose place is gone: they stop, and their players go on with them elsewhere."""

from __future__ import annotations

from contextlib import suppress

from bot.store import Store
from bot.tables.model.errors import TableRefused
from bot.tables.model.table import NOWHERE, Change, Table
from bot.tables.steps import places
from bot.tables.write.cache import TableCache
from bot.tables.write.writer import Writer


class Places:
    """The requests about the places of all tables of one store. Every method raises Failed."""

    def __init__(self, store: Store, cache: TableCache, writer: Writer) -> None:
        self._store = store
        self._cache = cache
        self._writer = writer

    async def lose_channel(self, channel: int) -> list[Change]:
        """Stop the games in a channel that is gone, and in its threads; return the changes, none where it was known."""
        if channel == NOWHERE:
            return []
        here, below = await self._store.live(channel=channel), await self._store.live(parent=channel)
        return await self._lose([*here, *below])

    async def lose_guild(self, guild: int) -> list[Change]:
        """Stop the games on a server that the bot has left; return the changes."""
        return await self._lose(await self._store.live(guild=guild))

    async def below(self, channel: int) -> list[Table]:
        """Return the tables that are not at their end in the threads of a channel, as far as it is known that they are there."""
        return [await self._cache.newest(table_id) for table_id in await self._store.live(parent=channel)]

    async def rest(self, table_id: int) -> None:
        """Pause a game of which nobody can be told what the clock does."""
        with suppress(TableRefused):
            await self._writer.make(table_id, None, places.rest)

    async def adrift(self, person: int) -> list[Table]:
        """Return the games of a person whose places are gone, the newest first."""
        return [await self._cache.newest(table_id) for table_id in await self._store.adrift(person)]

    async def _lose(self, tables: list[int]) -> list[Change]:
        changed = []
        for table_id in tables:
            with suppress(TableRefused):
                changed.append(await self._writer.make(table_id, None, places.lose))
        return changed
