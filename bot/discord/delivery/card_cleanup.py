"""Sees to it that a table has one card that can be pressed on, whatever became of a request to Discord, or of us, meanwhile.

A card that another one has followed is written down until its buttons are gone. Where nobody knows whether a card was posted, because
the connection broke or because we did, it is looked for in the channel: it is taken for the card if it shows the table as it is, and
else for an old one.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import suppress

import discord
from discord import ui

from bot.discord.delivery.request import mentioning
from bot.discord.ui.components import without_buttons
from bot.discord.ui.trail import PATTERN, Mark
from bot.discord.ui.transport import UNDELIVERED, passes, persist
from bot.tables import Table, Tables
from bot.tables.model.errors import NotSaved

log = logging.getLogger(__name__)

LOOKED_THROUGH = 50
"""Messages among which a card is looked for that may have been posted."""
LAST = 1.0
"""Seconds that what is being tidied gets when the bot goes down."""


class Tidying:
    """Everything but `arrived` is for any task; that one is for whoever posts the cards of the table."""

    def __init__(self, client: discord.Client, tables: Tables) -> None:
        self._client = client
        self._tables = tables
        self._doubtful: set[int] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    async def begin(self) -> None:
        """Takes up what the last life of ours left: before anything is posted. Raises NotSaved."""
        self._doubtful.update(await self._tables.cards.behind())
        for channel, message in await self._tables.cards.stale_messages():
            self.strip(channel, message)

    def doubt(self, table_id: int) -> None:
        """From now on it is not known which of the messages in the channel shows the table."""
        self._doubtful.add(table_id)

    def is_in_doubt(self, table_id: int) -> bool:
        return table_id in self._doubtful

    def strip(self, channel: int, message: int) -> None:
        """Takes the buttons of an old card away in a while. Until then a press on them is Stale and says so."""
        task = asyncio.create_task(self._strip(channel, message))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def arrived(self, table: Table) -> int | None:
        """Where that was in doubt, the newest card in the channel, if it shows the table as it is; whatever else looks like one is old.

        Raises what a request to Discord does, where that passes.
        """
        if not self.is_in_doubt(table.id):
            return None
        found = await self._found(table)
        here = next((message for message, moments in found.items() if table.moment in moments), None)
        with suppress(NotSaved):
            kept = {here, await self._tables.cards.card(table.id)}
            old = [message for message in found if message not in kept]
            await self._tables.cards.mark_stale(table.place.channel, old)
            for message in old:
                self.strip(table.place.channel, message)
            self._doubtful.discard(table.id)
        return here

    async def finish(self) -> None:
        """Waits for a moment; what is left then is done after the next start."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=LAST)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _found(self, table: Table) -> dict[int, set[int]]:
        """The cards of a table that can be pressed on, the newest first, and the moments that are on their buttons."""
        me = self._client.user
        channel = self._client.get_partial_messageable(table.place.channel)
        found = {}
        try:
            async for message in channel.history(limit=LOOKED_THROUGH):
                moments = {mark.moment for mark in _marks(message) if mark.table == table.id}
                if me is not None and message.author.id == me.id and moments:
                    found[message.id] = moments
        except UNDELIVERED as error:
            if passes(error):
                raise
            log.info("there is no looking back: %s", error)
        return found

    async def _strip(self, channel: int, message: int) -> None:
        try:
            await persist(lambda: self._bare(channel, message), f"the buttons of the old card {message}")
        except UNDELIVERED as error:
            log.info("the old card %s keeps its buttons: %s", message, error)
        with suppress(NotSaved):
            await self._tables.cards.mark_clean(message)

    async def _bare(self, channel: int, message_id: int) -> None:
        message = await self._client.get_partial_messageable(channel).fetch_message(message_id)
        await message.edit(view=without_buttons(message), allowed_mentions=mentioning(()))


def _marks(message: discord.Message) -> Iterator[Mark]:
    """What can be pressed on a message, but for the button of a reminder, which carries the name of what it reminds of."""
    for item in ui.LayoutView.from_message(message, timeout=None).walk_children():
        found = PATTERN.fullmatch(str(getattr(item, "custom_id", "")))
        if found and not (found["op"] == "moves" and found["path"]):
            yield Mark.read(found[0])
