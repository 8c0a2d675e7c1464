"""Notices of what standing orders did, to their owners alone: in a direct message, or after the next answer where those are closed."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import discord

from bot.discord.cards.table_card import escaped_names
from bot.discord.delivery.request import Request
from bot.discord.ui.components import Page, text
from bot.discord.ui.links import mention_of
from bot.discord.ui.transport import DISCORD_ERRORS, retry
from bot.store.errors import Failed
from bot.tables import Table, Tables
from bot.tables.orders.order import Order
from engine.errors import Refused
from words.catalogue import Words, words

log = logging.getLogger(__name__)


class OrderNotices:
    """The notices of orders. Remembers who accepts no direct messages, only until the bot stops: after the next start it tries again."""

    def __init__(self, client: discord.Client, tables: Tables) -> None:
        self._client = client
        self._tables = tables
        self._closed: set[int] = set()

    async def run(self) -> None:
        """Tell what orders did, one after the other, until it is cancelled."""
        try:
            await self.look_again()
        except Failed as error:
            log.warning("what orders did is not known yet: %s", error)
        while True:
            order_id = await self._tables.orders.untold.get()
            try:
                await self._tell(order_id)
            except Exception:
                log.exception("what order %s did is not told", order_id)

    async def look_again(self) -> None:
        """Tell the notices that the process before us, or another one, has left untold."""
        for order in await self._tables.orders.waiting():
            self._tables.orders.untold.put_nowait(order.id)

    async def tell_unsent(self, request: Request) -> None:
        """Tell somebody who has just been answered the notices that could not be sent to them."""
        if request.person.id not in self._closed:
            return
        self._closed.discard(request.person.id)
        try:
            for order in await self._tables.orders.of(request.person.id):
                if order.standing.news:
                    page = Page(text(_summary(await self._tables.table(order.table), order, request.words)))
                    await request.interaction.followup.send(view=page, ephemeral=True)
                    await self._tables.orders.mark_heard(order)
        except (Refused, *DISCORD_ERRORS) as error:
            self._closed.add(request.person.id)
            log.info("what an order did waits for the next answer: %s", error)

    async def _tell(self, order_id: int) -> None:
        order = await self._tables.orders.get(order_id)
        if order is None or not order.standing.news or order.person in self._closed:
            return
        table = await self._tables.table(order.table)
        content = _summary(table, order, words(order.standing.language))
        try:
            await retry(lambda: self._send(order.person, content), "what an order did")
        except discord.HTTPException as error:
            log.info("what order %s did waits for its owner's next answer: %s", order_id, error)
            self._closed.add(order.person)
        else:
            await self._tables.orders.mark_heard(order)

    async def _send(self, person: int, content: str) -> None:
        channel = await self._client.create_dm(discord.Object(person))
        await channel.send(view=Page(text(content)))


def _summary(table: Table, order: Order, speech: Words) -> str:
    """Return an order in words, and the news of it that has not been told yet."""
    return "\n".join([about(table, speech), *news(table, order, speech)])


def about(table: Table, speech: Words) -> str:
    """Return the game and the channel of an order, for people who have several."""
    return speech.key("order-about", game=speech.key(table.game.id), place=mention_of(table.place, speech))


def news(table: Table, order: Order, speech: Words) -> Iterator[str]:
    """Yield the news of an order that has not been told yet, as the lines of a list."""
    return (f"- {speech.say(each, escaped_names(table))}" for each in order.standing.news)
