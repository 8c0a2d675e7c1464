"""Posting of the table card, which is kept the last message of its game: anew after each turn, the buttons of the one before removed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from dataclasses import dataclass, replace

import discord
from discord.ui import LayoutView

from bot.discord.cards import lobby_card
from bot.discord.cards import table_card as cards
from bot.discord.cards.lately import Lately, LatelyTold
from bot.discord.cards.table_card import Card, News
from bot.discord.cards.votes import people_asked
from bot.discord.delivery.channel.card_cleanup import CardCleanup
from bot.discord.delivery.channel.card_sender import CardSender
from bot.discord.delivery.channel.game_threads import GameThreads
from bot.discord.delivery.channel.recheck import LATELY, Recheck
from bot.discord.delivery.open_pages import OpenPages
from bot.discord.delivery.reach import Reach
from bot.discord.delivery.request import Request
from bot.discord.ui.emojis import Emojis
from bot.discord.ui.render_pool import RenderPool
from bot.discord.ui.transport import DISCORD_ERRORS, PAUSES, is_transient, retry
from bot.keyed_lock import KeyedLock
from bot.store.errors import Failed
from bot.tables import Status, Table, Tables
from bot.tables.log import rows as log_rows
from bot.tables.model import log_events
from bot.tables.model.errors import TableRefused
from bot.tables.model.paces import PACES
from bot.tables.steps.votes import REPLACE
from bot.tasks import Tasks
from engine.errors import Refused
from render.painter import Picture

log = logging.getLogger(__name__)


WRITTEN = 5
"""Number of turns of the event loop after which an answer is written: a thread that draws would hold up what comes before."""


@dataclass(frozen=True, slots=True)
class _Ahead:
    """A board that is being drawn before its card is made: of which moment, with what marked on it."""

    moment: int
    lately: Lately
    board: asyncio.Task[Picture]


class CardPoster:
    """The poster of cards, one at a time for each table. News that come while a card is being posted go onto the next one together.

    Where a card cannot be posted now, its news wait for the next card, and until there is one the post is tried again. News that wait
    are lost when the process ends; the store then shows that the card is behind, and the table is posted again at the next start. The
    news in `_on_card` are lost too; the next card then tells only its last move.

    After a card on which a computer player is waited for, the computer player thinks. Its moves change the same card, unless somebody
    has to be notified.
    """

    def __init__(self, client: discord.Client, tables: Tables, pool: RenderPool, reach: Reach) -> None:
        self._tables = tables
        self._reach = reach
        self.pool = pool
        self.emojis = Emojis()
        self.pages = OpenPages()
        self._recheck = Recheck(self._look_again)
        self._cleanup = CardCleanup(client, tables, reach)
        self.threads = GameThreads(client, tables, self._cleanup, reach)
        self._sender = CardSender(client, tables, self._doubt, self._cleanup, reach, self.threads)
        self._locks: KeyedLock[int] = KeyedLock()
        self._waiting: dict[int, News] = {}
        """News of each table that are on no card yet."""
        self._on_card: dict[int, tuple[News, News]] = {}
        """News of the turn that is going on, by table: those its card told when it was posted, and those added since."""
        self._lately = LatelyTold()
        self._ahead: dict[int, _Ahead] = {}
        """Board of each table whose next card is going to be made."""
        self._unposted: set[int] = set()
        self._tasks = Tasks()

    @property
    def tables(self) -> Tables:
        return self._tables

    @property
    def unposted(self) -> int:
        """Number of tables that wait for a card that could not be posted."""
        return len(self._unposted)

    async def begin(self) -> None:
        """Go on with the work that the process before us left undone. Call it before anything is posted."""
        try:
            await self._cleanup.begin()
        except Failed as error:
            log.warning("old cards keep their buttons: %s", error)

    async def tell(self, table_id: int, news: News, request: Request | None = None) -> None:
        """Post news, as a follow-up of the interaction that caused them where there is one; later where that fails for now.

        They are saved: where the database cannot be asked for what belongs on the card, nobody hears that it has not been. Raises
        HTTPException where Discord refuses the message for good; that leaves the game as it is.
        """
        self._add_waiting(table_id, news)
        try:
            await self._tell_waiting(table_id, request)
        except (*DISCORD_ERRORS, Failed) as error:
            self._retry_later(table_id, error)

    def draw_ahead(self, table: Table, news: News, request: Request) -> None:
        """Begin to draw the board of the card that is going to tell these news.

        Whoever is answered before the card is posted calls this before the answer is sent: what is drawn meanwhile, and while Discord takes
        the answer in, costs nobody time. A thread that draws lets the answer be written before it begins.
        """
        if table.status is Status.PLAYING and request.may_attach:
            lately = self._lately.after(table, news.told)
            drawing = self._tasks.spawn(self._draw_board(table, lately))
            self._ahead[table.id] = _Ahead(table.moment, lately, drawing)

    async def _draw_board(self, table: Table, lately: Lately) -> Picture:
        for _ in range(0 if self.pool.processes else WRITTEN):
            await asyncio.sleep(0)
        return await cards.draw_board(table, self.pool, lately)

    async def show(self, table: Table, request: Request | None) -> None:
        """Post the card again because somebody asked for it, and notify nobody but of news that wait; later where that fails.

        Raises as `tell` does.
        """
        waiting = News()
        try:
            async with self._locks[table.id]:
                table, waiting = await self._tables.table(table.id), self._waiting.pop(table.id, waiting)
                self._let_think(table)
                with suppress(Failed):
                    await self._tables.cards.hide(table.id)
                if not await self._sender.post(table, await self._card(table, waiting, request), request):
                    self._wait_for_place(table, waiting)
                elif table.status is Status.PLAYING:
                    posted, since = self._on_card.get(table.id, (News(), News()))
                    self._on_card[table.id] = posted, since + waiting
        except DISCORD_ERRORS as error:
            self._put_back(table.id, waiting)
            self._retry_later(table.id, error)

    async def answer(self, table_id: int, request: Request) -> None:
        """Post the lobby as the answer itself, for it notifies nobody and is quickly made; into the channel where that fails."""
        await self._show_lobby(table_id, request.answer_publicly, News())

    async def change(self, table_id: int, request: Request) -> None:
        """Change the lobby card that was pressed, in place, also where that cannot be the answer."""
        await self._show_lobby(table_id, request.change, News(in_turn=True))

    async def refresh(self, table_id: int) -> None:
        """Change the lobby card after something else was pressed; where that fails, the next card will show the change."""
        async with self._locks[table_id]:
            table = await self._tables.table(table_id)
            await self._sender.edit(table, lobby_card.card(table))

    async def catch_up(self) -> None:
        """Post every table whose card was older than the table when the bot started, because it stopped between commit and post.

        A request of the process before us may take effect after we have searched the channel, so such channels are looked at again.
        """
        for table in await self._tables.behind():
            if not self._cleanup.is_in_doubt(table.id):
                continue  # Somebody has moved there since we started, and that move posts the card.
            try:
                await self.tell(table.id, await self._missed(table))
            except discord.HTTPException as error:
                log.warning("table %s cannot be posted: %s", table.id, error)
        for table_id in await self._tables.thinking():
            self._let_think(await self._tables.table(table_id))
        lately = discord.utils.time_snowflake(discord.utils.utcnow() - LATELY)
        for table_id in await self._tables.cards.since(lately):
            self._recheck.schedule(table_id)

    async def make_good(self, channels: Collection[int]) -> None:
        """Do what could not be done in these channels: tell the news that wait for them, and tidy old cards up."""
        try:
            await self._cleanup.catch_up(channels)
            for table_id in list(self._waiting):
                if (await self._tables.table(table_id)).place.channel in channels:
                    await self._tell_waiting(table_id)
        except (*DISCORD_ERRORS, Refused) as error:
            log.info("not everything is made good in channels that have changed: %s", error)

    async def finish(self) -> None:
        """Wait a moment for buttons to be removed. News that wait, and computer players who think, begin anew at the next start."""
        await self._tasks.cancel()
        await self._recheck.cancel()
        await self.threads.finish()
        await self._cleanup.finish()

    async def _card(self, table: Table, news: News, request: Request | None = None) -> Card:
        """Return the card of a table in any state."""
        if table.status is Status.LOBBY or table.match is None:
            return lobby_card.card(table)
        channel = table.place.channel
        attach = self._reach.may_attach(channel) if request is None else request.may_attach
        is_quiet = not self._reach.may_speak(channel)
        lately, back = self._lately.of(table), await self._tables.votes.at_stake(table)
        replaces = table.vote is not None and table.vote.kind == REPLACE
        tells_pace = news.started and PACES[table.pace] is not None
        absent = await self._tables.preferences.absences(cards.awaited(table))
        ahead = self._ahead.pop(table.id, None)
        board = ahead.board if ahead and (ahead.moment, ahead.lately) == (table.moment, lately) else None
        return await cards.draw(
            table,
            news,
            self.pool,
            attach=attach,
            is_quiet=is_quiet,
            lately=lately,
            board=board,
            back=back,
            absent=absent,
            is_late=bool(await self._tables.votes.late(table)),
            costs_game=replaces and await self._tables.votes.costs_game(table.id),
            forfeits=tells_pace and await self._tables.tournaments.forfeits(table.id),
        )

    async def _show_lobby(
        self, table_id: int, show: Callable[[LayoutView], Awaitable[int | None]], otherwise: News
    ) -> None:
        try:
            async with self._locks[table_id]:
                table = await self._tables.table(table_id)
                await self._sender.record(table, await show(lobby_card.card(table).page))
        except DISCORD_ERRORS as error:
            log.warning("the lobby could not be the answer: %s", error)
            self._doubt(table_id)
            await self.tell(table_id, otherwise)

    def _doubt(self, table_id: int) -> None:
        """Note that a request for a card of this table was lost: it may have taken effect, or may do so yet."""
        self._cleanup.doubt(table_id)
        self._recheck.schedule(table_id)

    async def _look_again(self, table_id: int) -> None:
        try:
            async with self._locks[table_id]:
                table = await self._tables.table(table_id)
                self._cleanup.doubt(table_id)
                await self._sender.record(table, await self._cleanup.find_lost_card(table))
        except (*DISCORD_ERRORS, TableRefused) as error:
            log.info("table %s is not looked at again: %s", table_id, error)

    def _add_waiting(self, table_id: int, news: News) -> None:
        waiting = self._waiting.get(table_id)
        self._waiting[table_id] = waiting + news if waiting else news

    def _put_back(self, table_id: int, news: News) -> None:
        """Let news wait on that could not be told, before all that have come meanwhile."""
        later = self._waiting.pop(table_id, None)
        self._waiting[table_id] = news + later if later else news

    async def _tell_waiting(self, table_id: int, request: Request | None = None) -> None:
        """Tell the news that wait, unless somebody else has meanwhile. Where that fails for now they wait on."""
        async with self._locks[table_id]:
            waiting = self._waiting.pop(table_id, None)
            if waiting is None:
                return
            try:
                await self._tell(await self._tables.table(table_id), waiting, request)
            except (*DISCORD_ERRORS, Failed) as error:
                if _may_pass(error):
                    self._put_back(table_id, waiting)
                raise

    async def _tell(self, table: Table, news: News, request: Request | None) -> None:
        self._let_think(table)
        self._lately.add(table, news.told)
        posted, since = self._on_card.get(table.id, (News(), News()))
        since += news
        if (here := await self._cleanup.find_lost_card(table)) is not None:
            await self._sender.record(table, here)
            self._on_card[table.id] = since, News()
            return
        changed = replace(posted + since, again=len(since.told))
        if news.in_turn and await self._sender.edit(table, await self._card(table, changed, request)):
            self._on_card[table.id] = (posted + since, News()) if news.ends_turn else (posted, since)
            return
        if not await self._sender.post(table, await self._card(table, since, request), request):
            self._wait_for_place(table, news)
            return
        self._on_card[table.id] = since, News()
        if table.status is not Status.PLAYING:
            del self._on_card[table.id]

    def _retry_later(self, table_id: int, error: Exception) -> None:
        """Try again until the news that wait are told. Raises the error where it is not transient."""
        if not _may_pass(error):
            raise error
        log.warning("the card of table %s waits: %s", table_id, error)
        self._try_again(table_id)

    def _wait_for_place(self, table: Table, news: News) -> None:
        """Keep the news until they can be shown; try again where their channel has opened while they were sent."""
        log.info("table %s waits for somebody to whom it can be shown", table.id)
        self._put_back(table.id, news)
        if self._reach.may_speak(table.place.channel):
            self._try_again(table.id)

    def _try_again(self, table_id: int) -> None:
        if table_id not in self._unposted:
            self._unposted.add(table_id)
            self._tasks.spawn(self._keep_trying(table_id))

    async def _keep_trying(self, table_id: int) -> None:
        try:
            await asyncio.sleep(PAUSES[0])
            await retry(lambda: self._tell_waiting(table_id), f"the card of table {table_id}", Failed)
        except discord.HTTPException as error:
            log.warning("table %s cannot be posted: %s", table_id, error)
        except Exception:
            log.exception("table %s cannot be posted", table_id)
        finally:
            self._unposted.discard(table_id)

    def _let_think(self, table: Table) -> None:
        """Let the computer player who is waited for think, if there is one. A second call waits for the first and does no harm."""
        if any(chair.computer for chair in table.awaiting):
            self._tasks.spawn(self._think(table))

    async def _think(self, table: Table) -> None:
        try:
            change = await self._tables.think(table.id)
            if change is not None:
                await self.tell(table.id, cards.computer_news(change, cards.awaited(table)))
        except Exception:
            log.exception("the computer player at table %s does not move", table.id)

    async def _missed(self, table: Table) -> News:
        """Return the news that the card of a table does not show; where it is not known what it shows, the last of all.

        Of those who are waited for, or asked, the ones are notified who were not when that card was posted.
        """
        shown = await self._tables.cards.shown(table.id)
        if table.match is None or not shown:
            told = tuple(await self._tables.history(table.id))[-1:] if table.match else ()
            if table.match and not told:
                return News(await self._tables.prelude(table.id), cards.awaited(table), started=True)
            return News(told, cards.awaited(table) | people_asked(table), started=not told)
        told, then = await self._tables.news_since(table.id, shown)
        names = {event.name for each in told for event in log_events.log_events(each.action)}
        asked = people_asked(table) if names & {log_events.ASK, log_events.OFFER} else frozenset[int]()
        return News(told, asked | cards.awaited_since(table, then), started=log_rows.START in names)


def _may_pass(error: Exception) -> bool:
    """Return whether a card that this error has kept back may be posted later."""
    return isinstance(error, Failed) or is_transient(error)
