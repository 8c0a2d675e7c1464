"""Cleanup of old cards: one card of a table can be pressed, also through lost requests and restarts.

A card that a newer one has replaced becomes one line without buttons, and is recorded until then. Nothing is lost with its picture:
pictures are never stored, and /history draws them anew. Where it is unknown whether a card was posted, because the
connection broke or the bot stopped, the channel is searched: a card that shows the table as it is now becomes the card, and any other
one is old.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection
from contextlib import suppress

import discord
from discord import ui

from bot.discord.cards.old_card import OldCard, custom_ids, shrunk
from bot.discord.delivery.own_messages import own_messages
from bot.discord.delivery.reach import Reach
from bot.discord.delivery.request import allowed_mentions
from bot.discord.ui.components import Page, text
from bot.discord.ui.transport import DISCORD_ERRORS, accept_refusal, retry
from bot.store.errors import Failed
from bot.tables import Table, Tables
from bot.tables.model.errors import TableRefused
from bot.tasks import Tasks

log = logging.getLogger(__name__)

SEARCHED = 50
"""Number of the latest messages of a channel, among which a card is searched for that may have been posted."""
GRACE = 1.0
"""Seconds for removing buttons when the bot stops."""
KEPT = 2_000
"""Maximum number of cards kept in memory, so that nothing has to be read when their buttons are removed."""
BELOW = "⬇"
"""Text in the place of an old card whose content nobody can read any more."""


class CardCleanup:
    """The cleanup of old cards. Any task may call any method but `find_lost_card`: only whoever posts the cards of the table calls that."""

    def __init__(self, client: discord.Client, tables: Tables, reach: Reach) -> None:
        self._client = client
        self._tables = tables
        self._reach = reach
        self._cards: dict[int, OldCard] = {}
        self._doubtful: set[int] = set()
        self._clean: set[int] = set()
        """Cards without buttons that are not recorded as clean yet."""
        self._recording = asyncio.Lock()
        self._tasks = Tasks()

    async def begin(self) -> None:
        """Go on with the cleanup that the process before us left undone. Call it before anything is posted. Raises Failed."""
        self._doubtful.update(await self._tables.ids_behind())
        for channel, message in await self._tables.cards.stale_messages():
            self.remove_buttons(channel, message)

    async def catch_up(self, channels: Collection[int]) -> None:
        """Do the cleanup that could not be done in these channels until something changed there. Raises Failed."""
        for channel, message in await self._tables.cards.stale_messages():
            if channel in channels:
                self.remove_buttons(channel, message)

    def keep(self, message: int, channel: int, page: ui.LayoutView) -> None:
        """Remember a card as it was posted or changed last."""
        self._cards.pop(message, None)
        self._cards[message] = OldCard.of(message, channel, page)
        if len(self._cards) > KEPT:
            del self._cards[next(iter(self._cards))]

    def doubt(self, table_id: int) -> None:
        """Say that it is no longer known which message of the channel shows the table."""
        self._doubtful.add(table_id)

    def is_in_doubt(self, table_id: int) -> bool:
        return table_id in self._doubtful

    def remove_buttons(self, channel: int, message: int) -> None:
        """Start to remove the buttons of an old card. Until that is done, a press on them is Stale and says so."""
        self._tasks.spawn(self._remove_buttons(channel, message))

    async def find_lost_card(self, table: Table, sent: int | None = None) -> int | None:
        """Return the newest card in the channel, where it was in doubt, if it shows the table as it is; all others lose their buttons.

        Where there is no such card, return the one that has just been `sent`: the buttons of a lobby do not tell what it shows. None where
        there was no doubt. Raises transient Discord errors.
        """
        if not self.is_in_doubt(table.id):
            return None
        found = await self._search(table)
        here = next((message for message, moments in found.items() if table.moment in moments), sent)
        with suppress(Failed):
            kept = {here, await self._tables.cards.card(table.id)}
            old = [message for message in found if message not in kept]
            await self._tables.cards.mark_stale(table.place.channel, old)
            for message in old:
                self.remove_buttons(table.place.channel, message)
            self._doubtful.discard(table.id)
        return here

    async def finish(self) -> None:
        """Wait `GRACE` seconds at most; cleanup that is left then is done after the next start."""
        await self._tasks.drain(GRACE)
        await self._tasks.cancel()

    async def _search(self, table: Table) -> dict[int, set[int]]:
        """Return the cards of a table that can be pressed, the newest first, each with the moments that are on its buttons."""
        if not self._reach.may_read(table.place.channel):
            return {}
        channel = self._client.get_partial_messageable(table.place.channel)
        found = {}
        async for message in own_messages(self._client, channel, SEARCHED):
            page = ui.LayoutView.from_message(message, timeout=None)
            if moments := {each.moment for each in custom_ids(page) if each.table == table.id}:
                found[message.id] = moments
        return found

    async def _remove_buttons(self, channel: int, message: int) -> None:
        """Remove the buttons of a card. Where the bot may not do it now, the card stays recorded: `catch_up` or the next start does it."""
        is_done = True
        if (known := self._cards.get(message)) is not None:
            channel = known.channel  # The game may have been gone on with elsewhere since.
        try:
            what = f"the buttons of the old card {message}"
            has_way = self._reach.maker(message) is not None or self._reach.may_change(channel)
            if has_way and not self._reach.is_gone(channel):
                await retry(lambda: self._edit(channel, message), what)
            else:
                is_done = self._reach.is_hopeless(channel)
        except Failed as error:
            log.info("the old card %s keeps its buttons: %s", message, error)
            is_done = False
        except DISCORD_ERRORS as error:
            log.info("the old card %s keeps its buttons: %s", message, error)
            is_done = not self._reach.note(channel, error) or self._reach.is_hopeless(channel)
        if is_done:
            self._cards.pop(message, None)
            self._clean.add(message)
            await self._record_clean()

    async def _record_clean(self) -> None:
        """Record together the cards that have become clean while others were recorded."""
        async with self._recording:
            if clean := frozenset(self._clean):
                self._clean -= clean
                with suppress(Failed):
                    await self._tables.cards.mark_clean(clean)

    async def _edit(self, channel: int, message_id: int) -> None:
        """Make a card one line: while the answer that made it goes on, as part of that, which counts on no limit; else by itself."""
        old = self._cards.get(message_id) or await self._fetched(channel, message_id)
        line = Page(text(BELOW)) if old is None else await self._line(old)
        if line is None or await self._reach.edit_by_answer(message_id, line, ()) is not None:
            return
        card = self._client.get_partial_messageable(channel).get_partial_message(message_id)
        await card.edit(view=line, attachments=[], allowed_mentions=allowed_mentions(()))

    async def _line(self, old: OldCard) -> ui.LayoutView | None:
        """Return the line left of a card, whose buttons name its table; None where it has none any more. Raises Failed."""
        if old.table is None:
            return None
        try:
            table = await self._tables.table(old.table)
        except TableRefused:
            return Page(text(BELOW))
        return shrunk(old, table, await self._tables.cards.card(old.table))

    async def _fetched(self, channel: int, message_id: int) -> OldCard | None:
        """Return a card that this process has not sent; None where it may not be read."""
        message = await self._message(channel, message_id)
        if message is None:
            return None
        return OldCard.of(message_id, channel, ui.LayoutView.from_message(message, timeout=None))

    async def _message(self, channel: int, message_id: int) -> discord.Message | None:
        if (maker := self._reach.maker(message_id)) is not None:
            pressed = maker.interaction.message
            if pressed is not None and pressed.id == message_id:
                return pressed
            return await maker.interaction.followup.fetch_message(message_id)
        if self._reach.may_read(channel):
            with accept_refusal("an old card cannot be read"):
                return await self._client.get_partial_messageable(channel).fetch_message(message_id)
        return None
