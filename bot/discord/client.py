"""The bot on Discord: connects, hears interactions, and hands each to the command, button or menu it belongs to.

It needs no intent but guilds and keeps no messages and no members. The commands are sent to Discord at every start, all at once: that
replaces whatever Discord had, so there is no state to compare with. Nothing waits for it, so the first answer is not delayed.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any

import discord
from discord.gateway import DiscordWebSocket

from bot import metrics
from bot.discord.bare_replies import read_only_ids
from bot.discord.commands.command_builder import Suggest, Suggestions
from bot.discord.commands.desk import Desk
from bot.discord.commands.registry import answer_of
from bot.discord.delivery.channel.card_poster import CardPoster
from bot.discord.delivery.channel.lost_places import LostPlaces
from bot.discord.delivery.interactions.admission import AdmissionQueue
from bot.discord.delivery.letters import Letters
from bot.discord.delivery.long_jobs.progress_bar import finish_left
from bot.discord.delivery.notices.order_notices import OrderNotices
from bot.discord.delivery.notices.organizer import Organizer
from bot.discord.delivery.notices.reminders import Reminders
from bot.discord.delivery.reach import Reach
from bot.discord.delivery.request import Request
from bot.discord.gateway_events import skip_unreadable
from bot.discord.request_runner import RequestRunner
from bot.discord.tree import Tree
from bot.discord.ui.components import PersistentItem
from bot.discord.ui.custom_id import CustomId
from bot.discord.ui.render_pool import RenderPool
from bot.discord.ui.transport import DISCORD_ERRORS, retry
from bot.tables import Tables
from bot.tasks import Tasks
from engine.registry import games
from render import pictures

log = logging.getLogger(__name__)

GRACE = 3.0
"""Seconds for finishing the answers that are under way when the bot stops."""
REMEMBERED = 200
"""Number of the latest interactions remembered, by which a repeated one is known. A repetition follows closely; the store knows moves
for ever.
"""


class Grovekeeper(discord.Client):
    """The client of Discord. Whoever made `tables` closes them."""

    def __init__(
        self,
        tables: Tables,
        *,
        has_emojis: bool = False,
        pool: RenderPool | None = None,
        on_loaded: Callable[[], object] = lambda: None,
        **options: Any,
    ) -> None:
        """Make a client, which with `has_emojis` gives Discord emojis of its own, kept with the application, and shows them on buttons.

        Pictures are drawn by `pool`, which is closed with the client, and in a thread where none is given. `on_loaded` is called whenever
        something has been loaded that stays until the process ends.
        """
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            **options,
        )
        skip_unreadable(self._connection.parsers)
        self.games = games()
        self.pool = pool or RenderPool()
        self.tables = tables
        self._lost_places = LostPlaces(tables)
        self.letters = Letters(self, tables)
        self.reach = Reach(self, self._lose_channel)
        self._has_emojis = has_emojis
        self._on_loaded = on_loaded
        poster = CardPoster(self, tables, self.pool, self.reach)
        self.desk = Desk(tables, self.games, self.pool, poster)
        self.order_notices = OrderNotices(self, tables)
        self.tree = Tree(self, self.games.values())
        self._heard: deque[int] = deque(maxlen=REMEMBERED)
        self._has_commands = False
        """Whether the registered commands are ours."""
        self._is_heard = asyncio.Event()
        """Event set once the gateway is open; the library calls itself ready only two seconds after the last server it hears of."""
        self._background = Tasks()
        self.requests = RequestRunner(self.desk, self.reach, AdmissionQueue(), self.order_notices.tell_unsent)
        self.add_dynamic_items(PersistentItem)

    @property
    def is_connected(self) -> bool:
        """Whether Discord tells us what happens: the gateway is open and knows us."""
        socket: DiscordWebSocket | None = self.ws
        return socket is not None and socket.open and socket.session_id is not None

    async def login(self, token: str) -> None:
        """Log in as the library does, but again after each transient error: Discord may be out of reach just when we start."""
        read_only_ids()

        async def log_in() -> None:
            if self.is_closed():
                raise asyncio.CancelledError
            try:
                await super(Grovekeeper, self).login(token)
            except DISCORD_ERRORS:
                await self.http.close()
                self.http.connector = discord.utils.MISSING
                raise

        await self._background.spawn(retry(log_in, "logging in"))

    async def on_connect(self) -> None:
        """Note that the gateway is open."""
        self._is_heard.set()

    async def setup_hook(self) -> None:
        await self.tables.duty.begin()
        await self.desk.poster.begin()
        reminders = Reminders(self, self.desk.poster, self.tables, self.reach)
        for work in (
            self._prepare(),
            self._resume(),
            self._prepare_emojis(),
            self.tables.scheduler.run(reminders),
            self.tables.runner.run(Organizer(self, self.desk.poster, self.reach)),
            self.order_notices.run(),
            self.letters.run(),
            self.tables.duty.run(partial(self._take_over, reminders)),
        ):
            self._background.spawn(work)

    def is_first(self, interaction: discord.Interaction[Any]) -> bool:
        """Return whether an interaction comes for the first time; the gateway may send an event twice, and one answer is enough."""
        if interaction.id in self._heard:
            return False
        self._heard.append(interaction.id)
        return True

    async def answer(
        self, interaction: discord.Interaction[Any], work: Callable[[Desk, Request], Awaitable[None]]
    ) -> None:
        """Answer a command, whatever the work raises."""
        name = interaction.command.qualified_name if interaction.command else "a press"
        await self.requests.run(interaction, name, 0, work)

    async def answer_press(
        self, interaction: discord.Interaction[Any], custom_id: CustomId, values: Sequence[str]
    ) -> None:
        """Answer a press on one of our buttons, or a pick from one of our menus."""
        if self.is_first(interaction):
            answer, given = answer_of(custom_id, values)
            await self.requests.run(
                interaction, f"a press of {custom_id.op}", custom_id.table, answer, *given
            )

    async def suggest(
        self, interaction: discord.Interaction[Any], suggest: Suggest, typed: str
    ) -> Suggestions:
        """Return the suggestions for an option; none where that cannot be said, for a suggestion is never worth an error."""
        kind, request = interaction.type.name, Request(interaction)
        try:
            with metrics.ANSWERING.labels(kind).time():
                request.speak(await self.desk.tables.preferences.spoken_by(request.person.id))
                found = await suggest(self.desk, request, typed)
        except Exception:
            log.exception("no suggestions for %s", interaction.command and interaction.command.qualified_name)
            metrics.INTERACTIONS.labels(kind, "accident").inc()
            return ()
        metrics.INTERACTIONS.labels(kind, "done").inc()
        return found

    async def on_guild_channel_update(self, _: object, after: discord.abc.GuildChannel) -> None:
        self._look_again(after.guild)

    async def on_guild_role_update(self, _: object, after: discord.Role) -> None:
        self._look_again(after.guild)

    async def on_member_update(self, _: object, after: discord.Member) -> None:
        self._look_again(after.guild)

    async def on_thread_update(self, _: object, after: discord.Thread) -> None:
        self._look_again(after.guild)

    async def on_thread_join(self, thread: discord.Thread) -> None:
        """Look again at the server of a thread: one opened again is heard of so, because the library forgets archived ones."""
        self._look_again(thread.guild)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        self._look_again(guild)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        self.reach.lose(channel.id)

    async def on_raw_thread_delete(self, event: discord.RawThreadDeleteEvent) -> None:
        self.desk.poster.threads.belongs(event.thread_id, event.parent_id)
        self.reach.lose(event.thread_id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        self._background.spawn(self._lost_places.lose_guild(guild.id))

    def _lose_channel(self, channel: int) -> None:
        self._background.spawn(self._tell_of_lost(channel))

    async def _tell_of_lost(self, channel: int) -> None:
        await self._lost_places.lose_channel(channel)
        await self.desk.poster.threads.lose(channel)

    def _look_again(self, guild: discord.Guild) -> None:
        """Do the work that was not allowed until now, where it is allowed since something has changed in this server."""
        here = [channel for channel in self.reach.closed if guild.get_channel_or_thread(channel) is not None]
        if opened := self.reach.reopen(here):
            self._background.spawn(self.desk.poster.make_good(opened))

    async def close(self) -> None:
        """Stop. Answers under way get `GRACE` seconds to be finished, and are cancelled then."""
        background = asyncio.create_task(self._background.cancel())
        await self.requests.close(GRACE)
        await background
        await self.desk.poster.finish()
        await self.desk.film_worker.close()
        await self.desk.analysis_worker.close()
        await super().close()
        await self.pool.close()

    async def _prepare(self) -> None:
        """Do the work that the first answer can do without; before the gateway is open it would only delay that."""
        await self._is_heard.wait()
        await self._send_commands()
        await self.pool.look_ahead(pictures.load, self.games)
        self._on_loaded()

    async def _send_commands(self) -> None:
        """Send the commands to Discord. Of several processes on one database one does it, and only if the commands have changed."""
        if self._has_commands or not self.tables.duty.hears_first_shard:
            return
        send = (
            partial(self.tree.sync_changes, self.tables.registrations)
            if self.tables.duty.is_shared
            else self.tree.send
        )
        try:
            await retry(send, "the commands could not be registered")
            self._has_commands = True
        except Exception:
            log.exception("the commands could not be registered; those of the last start stay")

    async def _prepare_emojis(self) -> None:
        if self._has_emojis:
            emojis = self.desk.poster.emojis
            try:
                await retry(lambda: emojis.prepare(self, self.games, self.pool), "the emojis are not there")
            except Exception:
                log.exception("buttons show words in place of emojis")
            self._on_loaded()

    async def _resume(self) -> None:
        """Let computer players go on, and post what a crash kept from being posted."""
        try:
            await self.tables.resume()
            await self.desk.poster.catch_up()
            await finish_left(self, self.tables.unfinished)
        except Exception:
            log.exception("tables could not be resumed")

    async def _take_over(self, reminders: Reminders) -> None:
        """Do the work of a start, for servers that another process has looked after, and for all that a failure has left undone."""
        try:
            await self.desk.poster.begin()
            await self.order_notices.look_again()
            self.letters.look_again()
            await self._resume()
            await self.tables.scheduler.look_through(reminders)
            self.tables.tournaments.alarm.ring()
            await self._send_commands()
        except Exception:
            log.exception("what another process has left undone cannot be done")
