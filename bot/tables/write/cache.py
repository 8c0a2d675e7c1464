"""Tables kept in memory, so that looking at one costs a small query and loads no match twice."""

from __future__ import annotations

import asyncio
import logging

from cachetools import LRUCache
from pydantic import ValidationError

from bot.store import Store
from bot.store.rows import IN_CHANNEL
from bot.tables.log import rows as log
from bot.tables.log.mapping import Find, to_table
from bot.tables.model.errors import NoTable
from bot.tables.model.table import Table

logger = logging.getLogger(__name__)

MOST = 256
"""Tables kept in memory; the one that was looked at longest ago is dropped first, and loading it again takes a millisecond."""


class TableCache:
    """The newest reading of each table, as far as this process knows; another process may have written since."""

    def __init__(self, store: Store, find: Find) -> None:
        self._store = store
        self._find = find
        self._kept: LRUCache[int, Table] = LRUCache(MOST)
        self._in_channel: LRUCache[int, int] = LRUCache(MOST)
        """The table that was live in a channel last."""
        self._loading: dict[int, asyncio.Task[Table]] = {}

    async def newest(self, table_id: int) -> Table:
        """The table as it stands in the file now. Raises NoTable."""
        if (table := self.at_hand(table_id)) is not None:
            return table
        moment = await self._store.moment(table_id)
        if moment is None:
            raise NoTable
        return await self.at_least(table_id, moment)

    async def here(self, channel: int) -> Table | None:
        """The channel's live table, else the latest that was played there; None where there is neither."""
        seen = self.at_hand(self._in_channel.get(channel, 0))
        if seen is not None and seen.place.channel == channel and seen.status in IN_CHANNEL:
            return seen  # A channel has one live table at most.
        found = await self._store.at(channel)
        return await self.at_least(*found) if found else None

    def at_hand(self, table_id: int) -> Table | None:
        """The table where it is kept, and nobody else can have changed it."""
        return self._kept.get(table_id) if self._store.is_alone else None

    async def at_least(self, table_id: int, moment: int) -> Table:
        """The table at this moment or a later one."""
        while (table := self._kept.get(table_id)) is None or table.moment < moment:
            await self._load(table_id)
        return table

    def put(self, table: Table) -> None:
        """Keep a reading that has been saved, unless a newer one is here."""
        kept = self._kept.get(table.id)
        if kept is None or kept.moment < table.moment:
            self._kept[table.id] = table
            if table.status in IN_CHANNEL:
                self._in_channel[table.place.channel] = table.id

    def drop(self, table_id: int) -> None:
        """Forget a table; it is read again when it is next asked for."""
        self._kept.pop(table_id, None)

    async def _load(self, table_id: int) -> None:
        """Load it once for everybody who waits, whether or not the first of them goes on waiting."""
        task = self._loading.get(table_id)
        if task is None:
            task = self._loading[table_id] = asyncio.create_task(self._read(table_id))
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        self.put(await asyncio.shield(task))

    async def _read(self, table_id: int) -> Table:
        found = await self._store.game(table_id)
        if found is None:
            raise NoTable
        try:
            return to_table(*found, self._find)
        except ValidationError:
            logger.warning(
                "the snapshot of table %s cannot be read; it is played again from its log", table_id
            )
            # Only what belongs to the record: the log may have gone on since.
            rows = log.until(await self._store.rows(table_id), found[0].moment)
            return to_table(*found, self._find, rows)
