"""Games in channels that the bot cannot reach any more: they are stopped, and each of their players is owed a letter about it."""

from __future__ import annotations

import logging

from bot.store.errors import Failed
from bot.tables import Tables

log = logging.getLogger(__name__)


class LostPlaces:
    """The stopping of games in lost channels. Twice does no harm: a stopped game is not stopped again, and nobody hears of it again."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def lose_channel(self, channel: int) -> None:
        try:
            await self._tables.places.lose_channel(channel)
        except Failed as error:
            log.warning("what is played in a channel that is gone goes on: %s", error)

    async def lose_guild(self, guild: int) -> None:
        try:
            await self._tables.places.lose_guild(guild)
        except Failed as error:
            log.warning("what is played on a server that is gone goes on: %s", error)
