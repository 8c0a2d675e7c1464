"""The bot as one of several processes, each of which hears some shards."""

from __future__ import annotations

import discord

from bot.discord.client import Grovekeeper
from bot.store.shards import Shards
from bot.tables import Tables


class ShardedGrovekeeper(Grovekeeper, discord.AutoShardedClient):
    """The same client with a connection for each of its shards."""

    def __init__(self, tables: Tables, shards: Shards, *, has_emojis: bool = False) -> None:
        self._own = sorted(shards.numbers)
        super().__init__(tables, has_emojis=has_emojis, shard_ids=self._own, shard_count=shards.count)

    @property
    def is_connected(self) -> bool:
        """Whether Discord tells us what happens in all our shards."""
        known = self.shards
        return all(number in known and not known[number].is_closed() for number in self._own)
