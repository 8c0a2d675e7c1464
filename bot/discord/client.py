"""The bot on Discord: registers the commands, hears interactions, and hands each to the desk.

It needs no intent but guilds and keeps no messages and no members. Commands are told to Discord at every start, all at once and beside
the connecting: that replaces whatever was there, so there is no state to compare with, and the first answer does not wait for it.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from functools import partial
from typing import Any

import discord
from discord import app_commands
from discord.gateway import DiscordWebSocket

from bot import metrics
from bot.discord.commands import buttons, commands, game_verbs
from bot.discord.commands.desk import Desk
from bot.discord.delivery.error_replies import answered
from bot.discord.delivery.interaction_log import watched
from bot.discord.delivery.order_notices import Tidings
from bot.discord.delivery.reminders import Reminding
from bot.discord.delivery.request import Caller
from bot.discord.ui.components import Press
from bot.discord.ui.render_pool import Pool
from bot.discord.ui.trail import Mark
from bot.discord.ui.translate import CatalogueTranslator
from bot.discord.ui.transport import UNDELIVERED, persist
from bot.tables import Tables
from engine.action import Value
from engine.game import Game
from engine.game import games as all_games
from render import pictures

log = logging.getLogger(__name__)

LAST_WORDS = 3.0
"""Seconds that what is being answered gets when the bot goes down."""
REMEMBERED = 200
"""The latest interactions that are known again. A repetition follows closely; moves are known for ever, by the store."""


class Tree(app_commands.CommandTree["Grovekeeper"]):
    """The commands; what goes wrong outside a command's own work is logged and never silent."""

    async def interaction_check(self, interaction: discord.Interaction[Grovekeeper], /) -> bool:
        return interaction.client.is_first(interaction)

    async def on_error(
        self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError, /
    ) -> None:
        async def fail() -> None:
            raise error

        if interaction.type is not discord.InteractionType.autocomplete:
            await interaction.client.answer(interaction, lambda _: fail())


class Grovekeeper(discord.Client):
    """The client. `tables` stays the caller's to close."""

    def __init__(self, tables: Tables, games: Mapping[str, Game[Any, Any]] | None = None) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
        )
        self.games = all_games() if games is None else games
        self.pool = Pool()
        self.tables = tables
        self.desk = Desk(self, tables, self.pool, self.games)
        self.tidings = Tidings(self, tables)
        self.tree = Tree(self)
        self._heard: deque[int] = deque(maxlen=REMEMBERED)
        self._work: set[asyncio.Task[Any]] = set()
        self._answering: set[asyncio.Task[Any]] = set()
        commands.add(self)
        for game in self.games.values():
            self.tree.add_command(game_verbs.group(game, self))
        self.add_dynamic_items(Press)

    @property
    def is_connected(self) -> bool:
        """Whether Discord tells us what happens: the gateway is open and knows us."""
        socket: DiscordWebSocket | None = self.ws
        return socket is not None and socket.open and socket.session_id is not None

    async def login(self, token: str) -> None:
        """As the library does, and anew after each trouble that passes: Discord may be out of reach just when we start."""

        async def log_in() -> None:
            if self.is_closed():
                raise asyncio.CancelledError
            try:
                await super(Grovekeeper, self).login(token)
            except UNDELIVERED:
                await self.http.close()
                self.http.connector = discord.utils.MISSING
                raise

        await self._begin(persist(log_in, "logging in"))

    async def setup_hook(self) -> None:
        await self.tree.set_translator(CatalogueTranslator())
        await self.desk.posting.begin()
        self._begin(self._register())
        self._begin(self._resume())
        self._begin(self._warm())
        self._begin(self.tables.scheduler.run(Reminding(self, self.desk.posting)))
        self._begin(self.tidings.bring())

    def is_first(self, interaction: discord.Interaction[Any]) -> bool:
        """Whether it comes for the first time; the gateway may tell an event twice, and one answer is enough."""
        if interaction.id in self._heard:
            return False
        self._heard.append(interaction.id)
        return True

    async def answer(
        self, interaction: discord.Interaction[Any], work: Callable[[Caller], Awaitable[None]]
    ) -> None:
        """Answers an interaction, whatever happens."""
        caller = Caller(interaction)
        name = interaction.command.qualified_name if interaction.command else "a press"
        await self._answered(caller, name, lambda: work(caller))

    async def pressed(self, interaction: discord.Interaction[Any], mark: Mark, values: Sequence[str]) -> None:
        """Answers a press on one of our buttons or menus."""
        if not self.is_first(interaction):
            return
        caller = Caller(interaction, mark.table)
        answer = partial(buttons.answer, self.desk, caller, mark, values)
        await self._answered(caller, f"a press of {mark.op}", answer)

    async def typed(
        self, interaction: discord.Interaction[Any], game_id: str, verb: str, given: Mapping[str, str]
    ) -> None:
        """Answers a slash action of a game."""
        await self.answer(interaction, lambda caller: self.desk.typed(caller, game_id, verb, given))

    async def suggestions(
        self,
        interaction: discord.Interaction[Any],
        game_id: str,
        verb: str,
        given: Mapping[str, str],
        field: str,
        typed: str,
    ) -> Sequence[tuple[Value, str]]:
        """What can stand in a field; nothing where that cannot be said, for a suggestion is never worth an error."""
        kind = interaction.type.name
        try:
            with metrics.ANSWERING.labels(kind).time():
                found = await self.desk.suggestions(Caller(interaction), game_id, verb, given, field, typed)
        except Exception:
            log.exception("no suggestions for %s %s", verb, field)
            metrics.INTERACTIONS.labels(kind, "accident").inc()
            return ()
        metrics.INTERACTIONS.labels(kind, "done").inc()
        return found

    async def close(self) -> None:
        """Ends: what is being answered is finished first, within `LAST_WORDS` seconds, and else called off."""
        for task in self._work:
            task.cancel()
        if unfinished := self._answering | self._work:
            await asyncio.wait(unfinished, timeout=LAST_WORDS)
        for task in unfinished:
            task.cancel()
        await asyncio.gather(*unfinished, return_exceptions=True)
        await self.desk.posting.finish()
        await self.desk.cinema.close()
        await super().close()
        self.pool.close()

    async def _answered(self, caller: Caller, name: str, work: Callable[[], Awaitable[None]]) -> None:
        await self._counted(watched(caller, name, answered(caller, self.tables, name, work)))
        await self._counted(self.tidings.remind(caller))

    async def _counted(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._answering.add(task)
        task.add_done_callback(self._answering.discard)
        await task

    def _begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Work that goes on until we end."""
        task = asyncio.create_task(work)
        self._work.add(task)
        task.add_done_callback(self._work.discard)
        return task

    async def _register(self) -> None:
        try:
            await persist(self.tree.sync, "the commands could not be registered")
        except Exception:
            log.exception("the commands could not be registered; those of the last start stay")

    async def _warm(self) -> None:
        """Reads what drawing needs, so that the first picture is as quick as the others."""
        for game in self.games:
            try:
                await self.pool.draw(pictures.painter, game)
            except Exception:
                log.exception("%s cannot be drawn", game)

    async def _resume(self) -> None:
        """Lets computer players go on, and posts what a crash kept from being posted."""
        try:
            await self.tables.resume()
            await self.desk.posting.catch_up()
        except Exception:
            log.exception("tables could not be resumed")
