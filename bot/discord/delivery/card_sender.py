"""Sends one card to Discord, as a new message or as a change of the message that is there, and records which message shows the table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import replace

import discord

from bot.discord.cards.table_card import Card
from bot.discord.delivery.card_cleanup import CardCleanup
from bot.discord.delivery.request import Request, allowed_mentions
from bot.discord.ui.components import files
from bot.discord.ui.transport import DISCORD_ERRORS, is_transient
from bot.store.errors import Failed
from bot.tables import Table, Tables

log = logging.getLogger(__name__)

SENT_AGAIN = 1.0
"""Seconds that a follow-up takes at least if the library has sent it twice, because the first try seemed to fail."""


class CardSender:
    """Use it for one card of a table at a time. `doubt` is told of each table for which a request was lost."""

    def __init__(
        self, client: discord.Client, tables: Tables, doubt: Callable[[int], None], cleanup: CardCleanup
    ) -> None:
        self._client = client
        self._tables = tables
        self._doubt = doubt
        self._cleanup = cleanup

    async def post(self, table: Table, card: Card, request: Request | None) -> None:
        """A new message, as a follow-up of the interaction where that is possible. Raises what a request to Discord does."""
        card = replace(card, pings=await self._tables.preferences.reachable(card.pings))
        message = await self._follow_up(table, card, request) if request else None
        if message is None:
            message = await self._send(table, card, request)
        await self.record(table, message)

    async def edit(self, table: Table, card: Card) -> bool:
        """Changes the card that is there, and notifies nobody. False where there is none, or where it can no longer be changed."""
        message = await self._tables.cards.card(table.id)
        if message is None:
            return False
        try:
            await (
                self._client.get_partial_messageable(table.place.channel)
                .get_partial_message(message)
                .edit(view=card.page, attachments=files(card.pictures), allowed_mentions=allowed_mentions(()))
            )
        except DISCORD_ERRORS as error:
            log.info("the card %s cannot be changed, a new one will do: %s", message, error)
            return False
        await self.record(table, message)
        return True

    async def record(self, table: Table, message_id: int | None) -> None:
        """Records that this message shows the table as it is; the one that did before loses its buttons."""
        if message_id is None:
            return
        try:
            previous = await self._tables.cards.posted(
                table.id, table.moment, table.place.channel, message_id
            )
        except Failed:
            # What the card shows is saved, and whoever made it happen must not hear otherwise.
            self._cleanup.doubt(table.id)
            return
        if previous is not None and previous != message_id:
            self._cleanup.remove_buttons(table.place.channel, previous)

    async def _send(self, table: Table, card: Card, request: Request | None) -> int:
        """Sends a message of its own. Its nonce makes it one message, should it be sent twice for the same reason."""
        nonce = str(request.id) if request else f"card {table.id}.{table.moment}"
        try:
            channel = self._client.get_partial_messageable(table.place.channel)
            shown, pinged = files(card.pictures), allowed_mentions(card.pings)
            return (await channel.send(view=card.page, files=shown, allowed_mentions=pinged, nonce=nonce)).id
        except DISCORD_ERRORS:
            self._doubt(table.id)
            raise

    async def _follow_up(self, table: Table, card: Card, request: Request) -> int | None:
        """Sends a follow-up. None where the interaction is too old for one, or where the connection broke and none has arrived."""
        clock = asyncio.get_running_loop().time
        before, begun = await self._tables.cards.card(table.id), clock()
        message = None
        try:
            message = (await request.post(card.page, card.pictures, card.pings)).id
        except DISCORD_ERRORS as error:
            if not (is_transient(error) or isinstance(error, discord.NotFound)):
                raise
            log.info("no follow-up, the channel will do: %s", error)
        if message is None or clock() - begun >= SENT_AGAIN:
            self._doubt(table.id)
            here = await self._cleanup.find_lost_card(table)
            message = here if here != before else message
        return message
