"""Games in channels that the bot cannot reach any more: they are stopped, and their players told once, each privately."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import discord

from bot.discord.delivery.letters import Letters
from bot.store.errors import Failed
from bot.tables import Change, Tables
from bot.tables.model.table import Status

log = logging.getLogger(__name__)


class LostPlaces:
    """The stopping of games in lost channels. Twice does no harm: a stopped game is not stopped again, and nobody hears of it again."""

    def __init__(self, client: discord.Client, tables: Tables) -> None:
        self._letters = Letters(client, tables)
        self._tables = tables

    async def lose_channel(self, channel: int) -> None:
        try:
            await self._tell(await self._tables.places.lose_channel(channel))
        except Failed as error:
            log.warning("what is played in a channel that is gone goes on: %s", error)

    async def lose_guild(self, guild: int) -> None:
        try:
            await self._tell(await self._tables.places.lose_guild(guild))
        except Failed as error:
            log.warning("what is played on a server that is gone goes on: %s", error)

    async def _tell(self, changed: Sequence[Change]) -> None:
        for table in (change.table for change in changed if change.table.status is Status.PAUSED):
            for person in {chair.mover for chair in table.chairs if chair.mover is not None}:
                await self._letters.tell_lost(table, person)
