"""Games in channels that the bot cannot reach any more: they are stopped, and each of their players is owed a letter about it.

A tournament in such a channel ends.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable

from bot.store.errors import Failed
from bot.tables import Tables

log = logging.getLogger(__name__)


class LostPlaces:
    """The stopping of games in lost channels. Twice does no harm: a stopped game is not stopped again, and nobody hears of it again."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def lose_channel(self, channel: int) -> None:
        await _try(self._tables.places.lose_channel(channel), "what is played in a channel that is gone")
        await _try(self._tables.tournaments.lose_channel(channel), "a tournament in a channel that is gone")

    async def lose_guild(self, guild: int) -> None:
        await _try(self._tables.places.lose_guild(guild), "what is played on a server that is gone")


async def _try(stopping: Awaitable[object], what: str) -> None:
    try:
        await stopping
    except Failed as error:
        log.warning("%s goes on: %s", what, error)
