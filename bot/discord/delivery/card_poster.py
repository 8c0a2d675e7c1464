"""Keeps the table card the last message of its game: posts it after each turn, and has the buttons of the one before taken away."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from weakref import WeakValueDictionary

import discord
from discord.ui import LayoutView

from bot.discord.cards import table_card as cards
from bot.discord.cards.table_card import Card, News
from bot.discord.cards.votes import people_asked
from bot.discord.delivery.card_cleanup import CardCleanup
from bot.discord.delivery.recheck import LATELY, Recheck
from bot.discord.delivery.request import Request, mentioning
from bot.discord.ui.components import files
from bot.discord.ui.render_pool import RenderPool
from bot.discord.ui.transport import DISCORD_ERRORS, PAUSES, is_transient, retry
from bot.tables import Status, Table, Tables
from bot.tables.model.errors import NotSaved, TableRefused

log = logging.getLogger(__name__)

Lobby = Callable[[Table], Card]

SENT_AGAIN = 1.0
"""Seconds that a follow-up takes at least which our library has sent twice, because it seemed to fail."""


class CardPoster:
    """Posts cards, one at a time for each table; news that come while one is being posted go on the next card together.

    A card that cannot be posted now is owed: its news wait for the next one, and until there is one it is tried again. What waits here
    is in the store as well: were it lost, the table would be posted again at the next start. `_on_card` is what the cards tell of the
    turn that is going on; were it lost, the next card would tell its last move only.

    A card on which a computer player is waited for sets it thinking; what comes of that is told on the same card, unless somebody else is
    to be notified.
    """

    def __init__(self, client: discord.Client, tables: Tables, pool: RenderPool, lobby: Lobby) -> None:
        self._client = client
        self._tables = tables
        self._pool = pool
        self._lobby = lobby
        self._cleanup = CardCleanup(client, tables)
        self._recheck = Recheck(self._look_again)
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._waiting: dict[int, News] = {}
        self._on_card: dict[int, tuple[News, News]] = {}
        self._owed: dict[int, asyncio.Task[None]] = {}
        self._thoughts: set[asyncio.Task[None]] = set()

    @property
    def owed(self) -> int:
        """How many tables wait for a card that could not be posted."""
        return len(self._owed)

    async def begin(self) -> None:
        """Takes up what the last life of ours left; before anything is posted."""
        try:
            await self._cleanup.begin()
        except NotSaved as error:
            log.warning("old cards keep their buttons: %s", error)

    async def tell(self, table_id: int, news: News, request: Request | None = None) -> None:
        """Posts what has happened, as a follow-up of the interaction that caused it where there is one; later where that fails.

        Raises HTTPException where Discord refuses the message for good; the game is not touched by that.
        """
        self._wait(table_id, news)
        try:
            await self._pay(table_id, request)
        except DISCORD_ERRORS as error:
            self._put_off(table_id, error)

    async def show(self, table: Table, request: Request) -> None:
        """Posts the card again because somebody asked for it; nobody is notified. Later where that fails; raises as `tell`."""
        try:
            async with self._lock(table.id):
                table = await self._tables.table(table.id)
                self._let_think(table)
                with suppress(NotSaved):
                    await self._tables.cards.hide(table.id)
                await self._post(table, await self.card(table, News(), request), request)
        except DISCORD_ERRORS as error:
            self._wait(table.id, News())
            self._put_off(table.id, error)

    async def card(self, table: Table, news: News, request: Request | None = None) -> Card:
        """The card of a table in any state."""
        if table.status is Status.LOBBY or table.match is None:
            return self._lobby(table)
        return await cards.draw(table, news, self._pool, attach=request is None or request.may_attach)

    async def catch_up(self) -> None:
        """Posts every table whose last card was older than the table when we began: what a crash between commit and post left behind.

        A request of the life before may take effect when we have looked already: such channels are watched for a while.
        """
        for table in await self._tables.behind():
            if not self._cleanup.is_in_doubt(table.id):
                continue  # it has gone on in this life, and whoever saw to that is about to post it
            try:
                await self.tell(table.id, await self._missed(table))
            except discord.HTTPException as error:
                log.warning("table %s cannot be posted: %s", table.id, error)
        for table_id in await self._tables.thinking():
            self._let_think(await self._tables.table(table_id))
        lately = discord.utils.time_snowflake(discord.utils.utcnow() - LATELY)
        for table_id in await self._tables.cards.since(lately):
            self._recheck.watch(table_id)

    async def answer(self, table_id: int, request: Request) -> None:
        """Posts the lobby as the answer itself: it notifies nobody and is quickly made. Into the channel where that fails."""
        await self._lobby_shown(table_id, request.answer_publicly, News())

    async def change(self, table_id: int, request: Request) -> None:
        """Changes the lobby card that was pressed on, in place, also where that cannot be the answer."""
        await self._lobby_shown(table_id, request.change, News(in_turn=True))

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
        await self._recheck.finish()
        await asyncio.gather(self._cleanup.finish(), *left, return_exceptions=True)

    async def _lobby_shown(
        self, table_id: int, show: Callable[[LayoutView], Awaitable[int | None]], otherwise: News
    ) -> None:
        try:
            async with self._lock(table_id):
                table = await self._tables.table(table_id)
                await self._note(table, await show(self._lobby(table).page))
        except DISCORD_ERRORS as error:
            log.warning("the lobby could not be the answer: %s", error)
            self._doubt(table_id)
            await self.tell(table_id, otherwise)

    def _doubt(self, table_id: int) -> None:
        """A request for a card of this table was lost: it may have taken effect, or may do so yet."""
        self._cleanup.doubt(table_id)
        self._recheck.watch(table_id)

    async def _look_again(self, table_id: int) -> None:
        try:
            async with self._lock(table_id):
                table = await self._tables.table(table_id)
                self._cleanup.doubt(table_id)
                await self._note(table, await self._cleanup.arrived(table))
        except (*DISCORD_ERRORS, TableRefused) as error:
            log.info("table %s is not looked at again: %s", table_id, error)

    def _wait(self, table_id: int, news: News) -> None:
        waiting = self._waiting.get(table_id)
        self._waiting[table_id] = waiting + news if waiting else news

    async def _pay(self, table_id: int, request: Request | None = None) -> None:
        """Tells what waits, unless somebody else has meanwhile. Where that fails for now it waits on."""
        async with self._lock(table_id):
            waiting = self._waiting.pop(table_id, None)
            if waiting is None:
                return
            try:
                await self._tell(await self._tables.table(table_id), waiting, request)
            except DISCORD_ERRORS as error:
                if is_transient(error):
                    later = self._waiting.pop(table_id, None)
                    self._waiting[table_id] = waiting + later if later else waiting
                raise

    async def _tell(self, table: Table, news: News, request: Request | None) -> None:
        self._let_think(table)
        posted, since = self._on_card.get(table.id, (News(), News()))
        since += news
        if (here := await self._cleanup.arrived(table)) is not None:
            await self._note(table, here)
            self._on_card[table.id] = since, News()
            return
        if news.in_turn and await self._changed(table, await self.card(table, posted + since, request)):
            self._on_card[table.id] = (posted + since, News()) if news.ends_turn else (posted, since)
            return
        await self._post(table, await self.card(table, since, request), request)
        self._on_card[table.id] = since, News()
        if table.status is not Status.PLAYING:
            del self._on_card[table.id]

    def _put_off(self, table_id: int, error: Exception) -> None:
        """Sees to it that what waits is told when the trouble has passed. Raises the error where it does not pass."""
        if not is_transient(error):
            raise error
        log.warning("the card of table %s is owed: %s", table_id, error)
        if table_id not in self._owed:
            self._owed[table_id] = asyncio.create_task(self._keep_trying(table_id))

    async def _keep_trying(self, table_id: int) -> None:
        try:
            await asyncio.sleep(PAUSES[0])
            await retry(lambda: self._pay(table_id), f"the card of table {table_id}")
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
                await self.tell(table.id, cards.computer_news(change, cards.awaited(table)))
        except Exception:
            log.exception("the computer player at table %s is not heard of", table.id)

    async def _missed(self, table: Table) -> News:
        history = await self._tables.history(table.id) if table.match else []
        return News(
            told=tuple(history[-1:]), pings=cards.awaited(table) | people_asked(table), started=not history
        )

    def _lock(self, table_id: int) -> asyncio.Lock:
        return self._locks.setdefault(table_id, asyncio.Lock())

    async def _post(self, table: Table, card: Card, request: Request | None) -> None:
        card = replace(card, pings=await self._tables.people.reachable(card.pings))
        message = await self._follow_up(table, card, request) if request else None
        if message is None:
            message = await self._sent(table, card, request)
        await self._note(table, message)

    async def _sent(self, table: Table, card: Card, request: Request | None) -> int:
        """The card as a message of its own. Sent twice for the same reason it is one message, as its nonce says."""
        nonce = str(request.id) if request else f"card {table.id}.{table.moment}"
        try:
            channel = self._client.get_partial_messageable(table.place.channel)
            shown, pinged = files(card.pictures), mentioning(card.pings)
            return (await channel.send(view=card.page, files=shown, allowed_mentions=pinged, nonce=nonce)).id
        except DISCORD_ERRORS:
            self._doubt(table.id)
            raise

    async def _changed(self, table: Table, card: Card) -> bool:
        """Shows a turn that goes on where it began, on the card there is; False where that one can no longer be changed."""
        message = await self._tables.cards.card(table.id)
        if message is None:
            return False
        try:
            await (
                self._client.get_partial_messageable(table.place.channel)
                .get_partial_message(message)
                .edit(view=card.page, attachments=files(card.pictures), allowed_mentions=mentioning(()))
            )
        except DISCORD_ERRORS as error:
            log.info("the card %s cannot be changed, a new one will do: %s", message, error)
            return False
        await self._note(table, message)
        return True

    async def _follow_up(self, table: Table, card: Card, request: Request) -> int | None:
        """The card as a follow-up; None where the interaction is too old for one or the connection broke, and it has not arrived."""
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
            here = await self._cleanup.arrived(table)
            message = here if here != before else message
        return message

    async def _note(self, table: Table, message_id: int | None) -> None:
        if message_id is None:
            return
        try:
            previous = await self._tables.cards.posted(
                table.id, table.moment, table.place.channel, message_id
            )
        except NotSaved:
            # What it shows is saved, and whoever made it happen must not hear otherwise.
            self._cleanup.doubt(table.id)
            return
        if previous is not None and previous != message_id:
            self._cleanup.strip(table.place.channel, previous)
