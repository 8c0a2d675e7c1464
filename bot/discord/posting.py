"""Keeps the table card the last message of its game: posts it after each turn and takes the buttons of the one before away."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any
from weakref import WeakValueDictionary

import aiohttp
import discord

from bot.discord import card as cards
from bot.discord.caller import Caller, mentioning
from bot.discord.card import Card, News
from bot.discord.layout import files, without_buttons
from bot.discord.pool import Pool
from bot.tables import Status, Table, Tables

log = logging.getLogger(__name__)

Lobby = Callable[[Table], Card]


class Posting:
    """Posts cards, one at a time for each table; news that come while one is being posted go on the next card together.

    What waits here is in the store as well: were it lost, the table would be posted again at the next start. `_on_card` is what the
    cards tell of the turn that is going on; were it lost, the next card would tell its last move only.
    """

    def __init__(self, client: discord.Client, tables: Tables, pool: Pool, lobby: Lobby) -> None:
        self._client = client
        self._tables = tables
        self._pool = pool
        self._lobby = lobby
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._waiting: dict[int, News] = {}
        self._on_card: dict[int, tuple[News, News]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def tell(self, table_id: int, news: News, caller: Caller | None = None) -> None:
        """Posts what has happened, as a follow-up of the interaction that caused it where there is one.

        Raises HTTPException where Discord refuses the message; the game is not touched by that.
        """
        waiting = self._waiting.get(table_id)
        self._waiting[table_id] = waiting + news if waiting else news
        async with self._lock(table_id):
            waiting = self._waiting.pop(table_id, None)
            if waiting is None:
                return
            table = await self._tables.table(table_id)
            posted, since = self._on_card.get(table_id, (News(), News()))
            since += waiting
            if waiting.in_turn and await self._changed(table, await self.card(table, posted + since, caller)):
                self._on_card[table_id] = posted, since
                return
            await self._post(table, await self.card(table, since, caller), caller)
            self._on_card[table_id] = since, News()
            if table.status is not Status.PLAYING:
                del self._on_card[table_id]

    async def show(self, table: Table, caller: Caller) -> None:
        """Posts the card again because somebody asked for it; nobody is notified."""
        async with self._lock(table.id):
            table = await self._tables.table(table.id)
            await self._post(table, await self.card(table, News(), caller), caller)

    async def card(self, table: Table, news: News, caller: Caller | None = None) -> Card:
        """The card of a table in any state."""
        if table.status is Status.LOBBY or table.match is None:
            return self._lobby(table)
        return await cards.draw(table, news, self._pool, attach=caller is None or caller.may_attach)

    async def catch_up(self) -> None:
        """Posts every table whose last card is older than the table: what a crash between commit and post left behind."""
        for table in await self._tables.behind():
            try:
                await self.tell(table.id, await self._missed(table))
            except (discord.HTTPException, aiohttp.ClientError) as error:
                log.warning("table %s cannot be posted: %s", table.id, error)

    async def answer(self, table_id: int, caller: Caller) -> None:
        """Posts the lobby as the answer itself: it notifies nobody and is quickly made."""
        async with self._lock(table_id):
            table = await self._tables.table(table_id)
            await self._note(table, await caller.answer_publicly(self._lobby(table).page))

    async def change(self, table_id: int, caller: Caller) -> None:
        """Changes the lobby card that was pressed on, in place."""
        async with self._lock(table_id):
            table = await self._tables.table(table_id)
            await self._note(table, await caller.change(self._lobby(table).page))

    async def refresh(self, table_id: int) -> None:
        """Changes the lobby card after something else was pressed on; where it is out of reach, the next card will do."""
        async with self._lock(table_id):
            table = await self._tables.table(table_id)
            await self._changed(table, self._lobby(table))

    async def finish(self) -> None:
        """Waits for what is still being tidied."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _missed(self, table: Table) -> News:
        history = await self._tables.history(table.id) if table.match else []
        return News(told=tuple(history[-1:]), pings=cards.awaited(table), started=not history)

    def _lock(self, table_id: int) -> asyncio.Lock:
        return self._locks.setdefault(table_id, asyncio.Lock())

    async def _post(self, table: Table, card: Card, caller: Caller | None) -> None:
        message = await self._follow_up(card, caller) if caller else None
        if message is None:
            message = await self._channel(table.place.channel).send(
                view=card.page, files=files(card.pictures), allowed_mentions=mentioning(card.pings)
            )
        await self._note(table, message.id)

    async def _changed(self, table: Table, card: Card) -> bool:
        """Shows a turn that goes on where it began, on the card there is; False where that one can no longer be changed."""
        message = await self._tables.card(table.id)
        if message is None:
            return False
        try:
            await (
                self._channel(table.place.channel)
                .get_partial_message(message)
                .edit(view=card.page, attachments=files(card.pictures), allowed_mentions=mentioning(()))
            )
        except (discord.HTTPException, aiohttp.ClientError) as error:
            log.info("the card %s cannot be changed, a new one will do: %s", message, error)
            return False
        await self._note(table, message)
        return True

    async def _follow_up(self, card: Card, caller: Caller) -> discord.Message | None:
        """The card as a follow-up; None where the interaction is too old for one or the connection broke."""
        try:
            return await caller.post(card.page, card.pictures, card.pings)
        except (discord.NotFound, discord.DiscordServerError, aiohttp.ClientError) as error:
            log.info("no follow-up, the channel will do: %s", error)
            return None

    async def _note(self, table: Table, message_id: int | None) -> None:
        if message_id is None:
            return
        previous = await self._tables.posted(table.id, table.moment, table.place.channel, message_id)
        if previous is not None and previous != message_id:
            self._later(self._strip(table.place.channel, previous))

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _strip(self, channel: int, message_id: int) -> None:
        """Takes the buttons of an old card away. Where that fails, a press on them is Stale and says so."""
        try:
            message = await self._channel(channel).fetch_message(message_id)
            await message.edit(view=without_buttons(message), allowed_mentions=mentioning(()))
        except (discord.HTTPException, aiohttp.ClientError) as error:
            log.info("the old card %s keeps its buttons: %s", message_id, error)

    def _channel(self, channel: int) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel)
