"""Threads of games: one is started on the message of the lobby, which from then on shows the channel what goes on in the thread.

A message has one thread at most, and the two have the same id. So a thread is never made twice, and where the bot stops between making it
and starting the game, the next press on **Start** finds it.
"""

from __future__ import annotations

import logging
from typing import Final

import discord
from cachetools import LRUCache

from bot.discord.cards.front_card import front_page, front_text
from bot.discord.delivery.channel.card_cleanup import CardCleanup
from bot.discord.delivery.reach import Reach
from bot.discord.delivery.request import Request, allowed_mentions
from bot.discord.ui import limits
from bot.discord.ui.components import clip
from bot.discord.ui.transport import DISCORD_ERRORS, HAS_THREAD, is_transient, retry
from bot.store.errors import Failed
from bot.tables import Status, Table, Tables
from bot.tasks import Tasks
from words.catalogue import words

log = logging.getLogger(__name__)

STAYS: Final = 10080
"""Minutes without a word after which a thread is archived: the longest there is."""
REMEMBERED = 2_000
"""Maximum number of threads whose channel, and the message shown there, are remembered."""


class GameThreads:
    """The threads of games: opens them, and keeps the messages on which they were started up to date."""

    def __init__(self, client: discord.Client, tables: Tables, cleanup: CardCleanup, reach: Reach) -> None:
        self._client = client
        self._tables = tables
        self._cleanup = cleanup
        self._reach = reach
        self._parents: LRUCache[int, int] = LRUCache(REMEMBERED)
        self._shown: LRUCache[int, str] = LRUCache(REMEMBERED)
        """Text that each message shows; "" where it is none of ours, so that nothing can be shown there."""
        self._waiting: dict[int, Table] = {}
        """Tables to be shown, by thread: only the newest state of each, for Discord takes few changes of an old message."""
        self._tasks = Tasks()

    async def open(self, table: Table, request: Request) -> int | None:
        """Return a thread for a game that is about to start; None where none can be made. Raises transient Discord errors."""
        channel = request.interaction.channel
        card = await self._tables.cards.card(table.id) or _pressed(request)
        if card is None or not isinstance(channel, discord.TextChannel) or not may_open(request):
            return None
        speech = words(table.language)
        name = clip(f"{speech.key(table.game.id)}: {speech.listed(table.people)}", limits.THREAD)
        try:
            await channel.get_partial_message(card).create_thread(name=name, auto_archive_duration=STAYS)
        except discord.HTTPException as error:
            if is_transient(error):
                raise
            if error.code != HAS_THREAD:
                log.warning("a thread cannot be made: %s", error)
                return None
        self._parents[card] = channel.id
        return card

    def belongs(self, thread: int, parent: int) -> None:
        """Note to which channel a thread belongs, as Discord has told."""
        self._parents[thread] = parent

    def show(self, table: Table, *, has_begun: bool = False) -> None:
        """Start to show in the channel the news of a thread that began there. Its beginning and its end are shown for certain."""
        thread = table.place.channel
        parent = self._parent(thread)
        if (
            parent is None
            or table.status is Status.LOBBY
            or self._shown.get(thread) in ("", front_text(table))
        ):
            return
        if has_begun or not table.live:
            self._tasks.spawn(self._show_for_certain(parent, thread))
            return
        is_busy = thread in self._waiting
        self._waiting[thread] = table
        if not is_busy:
            self._tasks.spawn(self._keep_showing(parent, thread))

    async def lose(self, thread: int) -> None:
        """Note that the thread is gone, and tell its channel."""
        if (parent := self._parents.get(thread)) is not None and self._shown.get(thread) != "":
            await self._show_for_certain(parent, thread)

    async def finish(self) -> None:
        """Stop showing news; those that are left are shown with the next turn."""
        await self._tasks.cancel()

    def _parent(self, thread: int) -> int | None:
        """Return the channel of a thread of ours; None for any other thread."""
        found = self._client.get_channel(thread)
        if isinstance(found, discord.Thread) and self._client.user is not None:
            if found.owner_id != self._client.user.id:
                return None
            self._parents[thread] = found.parent_id
        return self._parents.get(thread)

    async def _keep_showing(self, parent: int, thread: int) -> None:
        """Show the news that wait, until no more have come meanwhile."""
        try:
            while (table := self._waiting[thread]) and self._shown.get(thread) != front_text(table):
                if not self._reach.may_change(parent):
                    break
                await retry(lambda: self._edit(parent, thread), f"what the channel shows of thread {thread}")
        except DISCORD_ERRORS as error:
            log.info("a channel shows nothing of thread %s: %s", thread, error)
            if isinstance(error, discord.NotFound):
                self._shown[thread] = ""
        finally:
            del self._waiting[thread]

    async def _edit(self, parent: int, thread: int) -> None:
        table = self._waiting[thread]
        page = front_page(table)
        if await self._reach.edit_by_answer(thread, page, ()) is None:
            front = self._client.get_partial_messageable(parent).get_partial_message(thread)
            await front.edit(view=page, attachments=[], allowed_mentions=allowed_mentions(()))
        self._shown[thread] = front_text(table)

    async def _show_for_certain(self, parent: int, thread: int) -> None:
        """Have the news shown as old cards are tidied up: a change that fails now, or is interrupted, is made later."""
        try:
            await self._tables.cards.mark_stale(parent, [thread])
        except Failed as error:
            log.info("thread %s: that its end is to be shown is not saved: %s", thread, error)
        self._shown.pop(thread, None)
        self._cleanup.remove_buttons(parent, thread)


def _pressed(request: Request) -> int | None:
    """Return the message for all whose button was pressed: a lobby that is there, though it may not be noted yet that it is."""
    message = request.interaction.message
    return None if message is None or message.flags.ephemeral else message.id


def may_open(request: Request) -> bool:
    """Return whether the bot may start a thread in the channel and write there."""
    granted = request.interaction.app_permissions
    return granted.create_public_threads and granted.send_messages_in_threads
