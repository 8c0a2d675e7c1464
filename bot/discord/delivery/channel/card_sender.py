"""Sending of one card to Discord, as a new message or a change of the one there, and the record of the message that shows each table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import replace

import discord

from bot.discord.cards.table_card import Card
from bot.discord.delivery.channel.card_cleanup import CardCleanup
from bot.discord.delivery.channel.game_threads import GameThreads
from bot.discord.delivery.reach import Reach
from bot.discord.delivery.request import Request, allowed_mentions
from bot.discord.ui.components import files
from bot.discord.ui.transport import DISCORD_ERRORS, is_transient
from bot.store.errors import Failed
from bot.tables import Table, Tables

log = logging.getLogger(__name__)

SENT_AGAIN = 1.0
"""Minimum seconds that a follow-up takes if the library has sent it twice, because the first try seemed to fail."""


class CardSender:
    """The sender of cards, to be used for one card of a table at a time. `doubt` is told of each table for which a request was lost."""

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        doubt: Callable[[int], None],
        cleanup: CardCleanup,
        reach: Reach,
        threads: GameThreads,
    ) -> None:
        self._client = client
        self._tables = tables
        self._doubt = doubt
        self._cleanup = cleanup
        self._reach = reach
        self._threads = threads

    async def post(self, table: Table, card: Card, request: Request | None) -> bool:
        """Post a new message, and return True: a follow-up of the interaction where that is possible, else one of the bot's own.

        Where the bot may not post by itself it is a follow-up of the latest interaction in the channel. Return False where there is none
        that can still be answered. Raises what a request to Discord does.
        """
        card = replace(card, pings=await self._tables.scheduler.to_notify(table, card.pings))
        channel = table.place.channel
        is_here = request is not None and request.place.channel == channel
        message = await self._follow_up(table, card, request) if request and is_here else None
        if message is None and self._reach.may_speak(channel):
            message = await self._send(table, card, request)
        if message is None and (voice := self._reach.voice(channel)) is not None and voice is not request:
            message = await self._follow_up(table, card, voice)
        await self.record(table, message)
        return message is not None

    async def edit(self, table: Table, card: Card) -> bool:
        """Change the card that is there, and notify nobody. Return False where there is none, or where it can no longer be changed."""
        message = await self._tables.cards.card(table.id)
        if message is None:
            return False
        try:
            is_changed = await self._change(table.place.channel, message, card)
        except DISCORD_ERRORS as error:
            self._reach.note(table.place.channel, error)
            log.info("the card %s cannot be changed, a new one will do: %s", message, error)
            return False
        if is_changed:
            await self.record(table, message)
        return is_changed

    async def _change(self, channel: int, message: int, card: Card) -> bool:
        """Change the message, as part of an answer or by itself; return False where neither can be done."""
        changed = await self._reach.edit_by_answer(message, card.page, card.pictures)
        if changed is None and self._reach.may_change(channel):
            partial = self._client.get_partial_messageable(channel).get_partial_message(message)
            shown = files(card.pictures)
            changed = await partial.edit(
                view=card.page, attachments=shown, allowed_mentions=allowed_mentions(())
            )
        if changed is not None:
            self._cleanup.keep(message, channel, card.page)
        return changed is not None

    async def record(self, table: Table, message_id: int | None) -> None:
        """Record that this message shows the table as it is; the one that did before loses its buttons, or this one if it is older."""
        if message_id is None:
            return
        try:
            previous = await self._tables.cards.record(
                table.id, table.moment, table.place.channel, message_id
            )
        except Failed:
            # What the card shows is saved, and whoever made it happen must not hear otherwise.
            self._cleanup.doubt(table.id)
            return
        has_begun = previous == table.place.channel
        if previous is not None and not has_begun:
            self._cleanup.remove_buttons(table.place.channel, previous)
        self._threads.show(table, has_begun=has_begun)

    async def _send(self, table: Table, card: Card, request: Request | None) -> int | None:
        """Send a message of its own and return its id; None where the bot may not.

        Its nonce makes it one message, should it be sent twice for the same reason.
        """
        nonce = str(request.id) if request else f"card {table.id}.{table.moment}"
        try:
            channel = self._client.get_partial_messageable(table.place.channel)
            shown, pinged = files(card.pictures), allowed_mentions(card.pings)
            message = await channel.send(view=card.page, files=shown, allowed_mentions=pinged, nonce=nonce)
        except DISCORD_ERRORS as error:
            if self._reach.note(table.place.channel, error):
                return None
            self._doubt(table.id)
            raise
        self._cleanup.keep(message.id, table.place.channel, card.page)
        return message.id

    async def _follow_up(self, table: Table, card: Card, request: Request) -> int | None:
        """Send a follow-up and return its id.

        None where the interaction is too old for one, or where the connection broke and none has arrived.
        """
        clock = asyncio.get_running_loop().time
        before, begun = await self._tables.cards.card(table.id), clock()
        message = None
        try:
            message = (await request.post(card.page, card.pictures, card.pings)).id
            self._cleanup.keep(message, request.place.channel, card.page)
        except DISCORD_ERRORS as error:
            if self._reach.note(table.place.channel, error):
                return None
            if not (is_transient(error) or isinstance(error, discord.NotFound)):
                raise
            log.info("no follow-up, the channel will do: %s", error)
        if message is not None:
            self._reach.remember_maker(message, request)
        if message is None or clock() - begun >= SENT_AGAIN:
            self._doubt(table.id)
            here = await self._cleanup.find_lost_card(table, message)
            message = message if here in (None, before) else here
        return message
