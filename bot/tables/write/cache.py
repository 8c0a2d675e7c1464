"""Tables kept in memory, so that looking at one costs a small query and loads no match twice.

Tables that were looked at lately are at hand with their match. Of many more the record in the file is kept, packed; one of these
is at hand again in a millisecond, and nobody asks the database for it.
"""

from __future__ import annotations

import asyncio
import logging
import pickle
import zlib
from dataclasses import dataclass, replace

from cachetools import LRUCache
from pydantic import ValidationError

from bot.store import Store
from bot.store.rows import IN_CHANNEL
from bot.tables.log import rows as log
from bot.tables.log.mapping import Find, snapshot_of, to_record, to_table
from bot.tables.model.errors import NoTable
from bot.tables.model.table import Table

logger = logging.getLogger(__name__)

AWAKE = 512
"""Number of tables at hand with their match; the one that was looked at longest ago is packed first."""
ASLEEP = 8192
"""Number of packed ones; the one that was packed longest ago is dropped first, and then the database tells of it."""


@dataclass(frozen=True, slots=True)
class Packed:
    """A reading that nobody looks at, in a tenth of its memory."""

    moment: int
    content: bytes

    @classmethod
    def of(cls, table: Table) -> Packed:
        """Return the parts of a table that `opened` needs to give an equal reading."""
        beside = {"ask_moments": table.ask_moments, "preferences": table.preferences}
        return cls(table.moment, zlib.compress(pickle.dumps((to_record(table), snapshot_of(table), beside))))

    def opened(self, find: Find) -> Table:
        """Return the reading that was packed."""
        record, snapshot, beside = pickle.loads(zlib.decompress(self.content))  # noqa: S301 - from this very object
        return replace(to_table(record, snapshot, find), **beside)


class Awake(LRUCache[int, Table]):
    """Tables at hand; the one that must go is packed."""

    def __init__(self, most: int, packed: LRUCache[int, Packed]) -> None:
        super().__init__(most)
        self._packed = packed

    def popitem(self) -> tuple[int, Table]:
        table_id, table = super().popitem()
        if not table.lost:  # The file does not know yet what was lost: it is to be read again.
            self._packed[table_id] = Packed.of(table)
        return table_id, table


class TableCache:
    """The newest reading of each table, as far as this process knows; another process may have written since."""

    def __init__(self, store: Store, find: Find) -> None:
        self._store = store
        self._find = find
        self._packed: LRUCache[int, Packed] = LRUCache(ASLEEP)
        self._awake = Awake(AWAKE, self._packed)
        self._in_channel: LRUCache[int, int] = LRUCache(ASLEEP)
        """By channel, the id of the table that was live there last."""
        self._loading: dict[int, asyncio.Task[Table]] = {}

    async def newest(self, table_id: int) -> Table:
        """Return the table as it stands in the file now. Raises NoTable."""
        if (table := self.at_hand(table_id)) is not None:
            return table
        moment = await self._store.moment(table_id)
        if moment is None:
            raise NoTable
        return await self.at_least(table_id, moment)

    async def here(self, channel: int) -> Table | None:
        """Return the channel's live table, else the latest that was played there; None where there is neither."""
        seen = self.at_hand(self._in_channel.get(channel, 0))
        if seen is not None and seen.place.channel == channel and seen.status in IN_CHANNEL:
            return seen  # A channel has one live table at most.
        found = await self._store.at(channel)
        return await self.at_least(*found) if found else None

    def at_hand(self, table_id: int) -> Table | None:
        """Return the table where it is kept and nobody else can have changed it, else None."""
        return self._newest_kept(table_id) if self._store.is_alone else None

    async def at_least(self, table_id: int, moment: int) -> Table:
        """Return the table at this moment or a later one."""
        while (table := self._newest_kept(table_id)) is None or table.moment < moment:
            await self._load(table_id)
        return table

    def put(self, table: Table) -> None:
        """Keep a reading that has been saved, unless a newer one is here."""
        kept = self._awake.get(table.id) or self._packed.get(table.id)
        if kept is None or kept.moment < table.moment:
            self._packed.pop(table.id, None)
            self._awake[table.id] = table
            if table.status in IN_CHANNEL:
                self._in_channel[table.place.channel] = table.id

    def drop(self, table_id: int) -> None:
        """Forget a table; it is read again when it is next asked for."""
        self._awake.pop(table_id, None)
        self._packed.pop(table_id, None)

    def _newest_kept(self, table_id: int) -> Table | None:
        if (packed := self._packed.pop(table_id, None)) is not None:
            self._awake[table_id] = packed.opened(self._find)
        return self._awake.get(table_id)

    async def _load(self, table_id: int) -> None:
        """Load a table once for everybody who waits, whether or not the first of them goes on waiting."""
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
