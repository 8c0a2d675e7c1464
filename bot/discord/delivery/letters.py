"""Letters: direct messages to people about a game that they cannot be told of in its channel, or must not miss there."""

from __future__ import annotations

import logging
from collections.abc import Iterable

import discord
from discord import ui

from bot.discord.ui.components import Page, Style, button_to, rows, text
from bot.discord.ui.custom_id import CustomId
from bot.discord.ui.links import link_to
from bot.discord.ui.transport import DISCORD_ERRORS, retry
from bot.tables import Table, Tables
from engine.errors import Refused
from engine.text import Seat
from words.catalogue import words

log = logging.getLogger(__name__)


class Letters:
    """The letters. Whoever accepts no direct messages gets none, and what they tell stands on the card too."""

    def __init__(self, client: discord.Client, tables: Tables) -> None:
        self._client = client
        self._tables = tables

    async def tell_replaced(self, table_id: int, seats: Iterable[Seat]) -> None:
        """Write to the people of these seats, for whom a computer player moves because others have decided so, how they come back."""
        try:
            table = await self._tables.table(table_id)
        except Refused as error:
            log.warning("somebody who is replaced is not told: %s", error)
            return
        for seat in seats:
            person, computer = table.chairs[seat].person, table.chairs[seat].computer
            if person is not None and computer is not None:
                settings = await self._tables.preferences.get(person)
                await self.write(person, _way_back(table, settings.language or table.language))

    async def tell_lost(self, table: Table, person: int) -> None:
        """Write to a player that the channel of the game is gone."""
        speech = words(table.language)
        await self.write(person, Page(text(speech.key("lost-place", game=speech.key(table.game.id)))))

    async def write(self, person: int, page: ui.LayoutView) -> None:
        """Write to somebody, and again where that fails for now."""

        async def send() -> None:
            await (await self._client.create_dm(discord.Object(person))).send(view=page)

        try:
            await retry(send, "a letter")
        except DISCORD_ERRORS as error:
            log.info("a letter cannot be delivered: %s", error)


def _way_back(table: Table, language: str) -> Page:
    speech = words(language)
    sentence = speech.key("letter-replaced", game=speech.key(table.game.id), where=link_to(table.place))
    back = button_to(CustomId(table.id, 0, "back"), speech.key("button-i-am-back"), Style.success)
    return Page(text(sentence), *rows([back]))
