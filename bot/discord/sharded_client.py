"""The bot as one of several processes, each of which hears some shards."""

from __future__ import annotations

from typing import Any

import discord

from bot.discord.client import Grovekeeper
from bot.store.shards import Shards
from bot.tables import Tables


class ShardedGrovekeeper(Grovekeeper, discord.AutoShardedClient):
    """The same client with a connection for each of its shards."""

    def __init__(self, tables: Tables, shards: Shards, **options: Any) -> None:
        self._own = sorted(shards.numbers)
        super().__init__(tables, shard_ids=self._own, shard_count=shards.count, **options)

    @property
    def is_connected(self) -> bool:
        """Whether Discord tells us what happens in all our shards."""
        known = self.shards
        return all(number in known and not known[number].is_closed() for number in self._own)
