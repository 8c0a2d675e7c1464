"""Keeps the table card the last message of its game: posts it after each turn and takes the buttons of the one before away."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import replace
from typing import Any
from weakref import WeakValueDictionary

import discord
from discord.ui import LayoutView

from bot.discord import card as cards
from bot.discord.caller import Caller, mentioning
from bot.discord.card import Card, News
from bot.discord.layout import files, without_buttons
from bot.discord.network import PAUSES, UNDELIVERED, passes, persist
from bot.discord.pool import Pool
from bot.discord.requests import addressed
from bot.tables import Status, Table, Tables
from bot.tables.refusals import NotSaved

log = logging.getLogger(__name__)

Lobby = Callable[[Table], Card]


class Posting:
    """Posts cards, one at a time for each table; news that come while one is being posted go on the next card together.

    A card that cannot be posted now is owed: its news wait for the next one, and until there is one it is tried again. What waits here
    is in the store as well: were it lost, the table would be posted again at the next start. `_on_card` is what the cards tell of the
    turn that is going on; were it lost, the next card would tell its last move only.

    A card on which a computer player is waited for sets it thinking; what comes of that is told on the same card, unless somebody else is
    to be notified.
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
        self._owed: dict[int, asyncio.Task[None]] = {}
        self._thoughts: set[asyncio.Task[None]] = set()

    @property
    def owed(self) -> int:
        """How many tables wait for a card that could not be posted."""
        return len(self._owed)

    async def tell(self, table_id: int, news: News, caller: Caller | None = None) -> None:
        """Posts what has happened, as a follow-up of the interaction that caused it where there is one; later where that fails.

        Raises HTTPException where Discord refuses the message for good; the game is not touched by that.
        """
        self._wait(table_id, news)
        try:
            await self._pay(table_id, caller)
        except UNDELIVERED as error:
            self._put_off(table_id, error)

    async def show(self, table: Table, caller: Caller) -> None:
        """Posts the card again because somebody asked for it; nobody is notified. Later where that fails; raises as `tell`."""
        try:
            async with self._lock(table.id):
                table = await self._tables.table(table.id)
                self._let_think(table)
                await self._post(table, await self.card(table, News(), caller), caller)
        except UNDELIVERED as error:
            self._wait(table.id, News())
            self._put_off(table.id, error)

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
            except discord.HTTPException as error:
                log.warning("table %s cannot be posted: %s", table.id, error)
        for table_id in await self._tables.thinking():
            self._let_think(await self._tables.table(table_id))

    async def answer(self, table_id: int, caller: Caller) -> None:
        """Posts the lobby as the answer itself: it notifies nobody and is quickly made. Into the channel where that fails."""
        await self._lobby_shown(table_id, caller.answer_publicly, News())

    async def change(self, table_id: int, caller: Caller) -> None:
        """Changes the lobby card that was pressed on, in place, also where that cannot be the answer."""
        await self._lobby_shown(table_id, caller.change, News(in_turn=True))

    async def refresh(self, table_id: int) -> None:
        """Changes the lobby card after something else was pressed on; where it is out of reach, the next card will do."""
        async with self._lock(table_id):
            table = await self._tables.table(table_id)
            await self._changed(table, self._lobby(table))

    async def finish(self) -> None:
        """Waits for what is still being tidied. What is owed stays so until the next start, and what is thought of begins anew then."""
        left = {*self._owed.values(), *self._thoughts}
        for task in left:
            task.cancel()
        await asyncio.gather(*self._tasks, *left, return_exceptions=True)

    async def _lobby_shown(
        self, table_id: int, show: Callable[[LayoutView], Awaitable[int | None]], otherwise: News
    ) -> None:
        try:
            async with self._lock(table_id):
                table = await self._tables.table(table_id)
                await self._note(table, await show(self._lobby(table).page))
        except UNDELIVERED as error:
            log.warning("the lobby could not be the answer: %s", error)
            await self.tell(table_id, otherwise)

    def _wait(self, table_id: int, news: News) -> None:
        waiting = self._waiting.get(table_id)
        self._waiting[table_id] = waiting + news if waiting else news

    async def _pay(self, table_id: int, caller: Caller | None = None) -> None:
        """Tells what waits, unless somebody else has meanwhile. Where that fails for now it waits on."""
        async with self._lock(table_id):
            waiting = self._waiting.pop(table_id, None)
            if waiting is None:
                return
            try:
                await self._tell(await self._tables.table(table_id), waiting, caller)
            except UNDELIVERED as error:
                if passes(error):
                    later = self._waiting.pop(table_id, None)
                    self._waiting[table_id] = waiting + later if later else waiting
                raise

    async def _tell(self, table: Table, news: News, caller: Caller | None) -> None:
        self._let_think(table)
        posted, since = self._on_card.get(table.id, (News(), News()))
        since += news
        if news.in_turn and await self._changed(table, await self.card(table, posted + since, caller)):
            self._on_card[table.id] = (posted + since, News()) if news.ends_turn else (posted, since)
            return
        await self._post(table, await self.card(table, since, caller), caller)
        self._on_card[table.id] = since, News()
        if table.status is not Status.PLAYING:
            del self._on_card[table.id]

    def _put_off(self, table_id: int, error: Exception) -> None:
        """Sees to it that what waits is told when the trouble has passed. Raises the error where it does not pass."""
        if not passes(error):
            raise error
        log.warning("the card of table %s is owed: %s", table_id, error)
        if table_id not in self._owed:
            self._owed[table_id] = asyncio.create_task(self._keep_trying(table_id))

    async def _keep_trying(self, table_id: int) -> None:
        try:
            await asyncio.sleep(PAUSES[0])
            await persist(lambda: self._pay(table_id), f"the card of table {table_id}")
        except discord.HTTPException as error:
            log.warning("table %s cannot be posted: %s", table_id, error)
        except Exception:
            log.exception("table %s cannot be posted", table_id)
        finally:
            del self._owed[table_id]

    def _let_think(self, table: Table) -> None:
        """Lets the computer player who is waited for take its time, if there is one; two that are let think there do so in turn."""
        if any(chair.computer for chair in table.awaiting):
            task = asyncio.create_task(self._think(table))
            self._thoughts.add(task)
            task.add_done_callback(self._thoughts.discard)

    async def _think(self, table: Table) -> None:
        try:
            change = await self._tables.think(table.id)
            if change is not None:
                await self.tell(table.id, cards.thought(change, cards.awaited(table)))
        except Exception:
            log.exception("the computer player at table %s is not heard of", table.id)

    async def _missed(self, table: Table) -> News:
        history = await self._tables.history(table.id) if table.match else []
        return News(
            told=tuple(history[-1:]), pings=cards.awaited(table) | addressed(table), started=not history
        )

    def _lock(self, table_id: int) -> asyncio.Lock:
        return self._locks.setdefault(table_id, asyncio.Lock())

    async def _post(self, table: Table, card: Card, caller: Caller | None) -> None:
        card = replace(card, pings=await self._tables.people.reachable(card.pings))
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
        except UNDELIVERED as error:
            log.info("the card %s cannot be changed, a new one will do: %s", message, error)
            return False
        await self._note(table, message)
        return True

    async def _follow_up(self, card: Card, caller: Caller) -> discord.Message | None:
        """The card as a follow-up; None where the interaction is too old for one or the connection broke."""
        try:
            return await caller.post(card.page, card.pictures, card.pings)
        except UNDELIVERED as error:
            if not (passes(error) or isinstance(error, discord.NotFound)):
                raise
            log.info("no follow-up, the channel will do: %s", error)
            return None

    async def _note(self, table: Table, message_id: int | None) -> None:
        if message_id is None:
            return
        try:
            previous = await self._tables.posted(table.id, table.moment, table.place.channel, message_id)
        except NotSaved:
            # What it shows is saved, and whoever made it happen must not hear otherwise. The next start posts it again.
            return
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
        except UNDELIVERED as error:
            log.info("the old card %s keeps its buttons: %s", message_id, error)

    def _channel(self, channel: int) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel)
