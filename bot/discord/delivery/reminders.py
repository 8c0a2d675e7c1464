"""Brings to the people what the watch has to say: reminders in the channel, one message a day to those who want that, and new cards.

Every message goes out under the key of what it says, as Discord's nonce: sent twice within minutes it is one message. A button carries
the same key, and by it the message is found later.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

import discord

from bot.discord.cards import votes
from bot.discord.cards.clock import due, relative
from bot.discord.cards.table_card import News, awaited
from bot.discord.delivery.card_poster import Posting
from bot.discord.delivery.request import mentioning
from bot.discord.ui.components import Page, Style, button, rows, text
from bot.discord.ui.trail import Mark
from bot.discord.ui.transport import UNDELIVERED, passes
from bot.store.notices import Notice, Waiting
from bot.tables import Change, Table
from bot.tables.log.mapping import moment_of
from render.words import Words, words

log = logging.getLogger(__name__)

LOOKED_THROUGH = 100
"""Messages among which one is looked for that may have been sent before we went down."""


class Reminding:
    """A `bot.tables.deadlines.scheduler.Messenger` on Discord."""

    def __init__(self, client: discord.Client, posting: Posting) -> None:
        self._client = client
        self._posting = posting

    async def remind(self, table: Table, notice: Notice) -> int | None:
        """Mentions the person, with the way to their moves."""
        chair, speech = table.chairs[notice.seat], words(table.language)
        who, game, when = f"<@{chair.mover}>", speech.key(table.game.id), relative(moment_of(notice.at))
        sentence = speech.key(f"reminder-{notice.kind}", who=who, game=game, when=when)
        mark = Mark(table.id, table.moment, "moves", notice.key)
        page = Page(text(sentence), *rows([button(mark, speech.key("button-moves"), Style.success)]))
        channel = self._client.get_partial_messageable(table.place.channel)
        return await _sent(channel, page, notice.key, chair.mover)

    async def find(self, channel: int, key: str) -> int | None:
        """Among the latest messages of the channel."""
        return await self._found(self._client.get_partial_messageable(channel), key)

    async def retract(self, channel: int, message: int) -> None:
        try:
            await self._client.get_partial_messageable(channel).get_partial_message(message).delete()
        except UNDELIVERED as error:
            if passes(error):
                raise
            log.info("the reminder %s cannot be deleted: %s", message, error)

    async def digest(
        self, person: int, language: str, waiting: Sequence[Waiting], key: str, *, again: bool
    ) -> None:
        try:
            channel = await self._client.create_dm(discord.Object(person))
            if again and await self._found(channel, key) is not None:
                return
        except UNDELIVERED as error:
            if passes(error):
                raise
            log.info("a daily message cannot be delivered: %s", error)
            return
        await _sent(channel, _digest(words(language), waiting, key), key, person)

    async def tell(self, before: Table, change: Change) -> None:
        after = change.table
        pings = (awaited(after) | votes.addressed(after)) - awaited(before) - votes.addressed(before)
        await self._posting.tell(after.id, News(change.told, pings, in_turn=not change.told))

    async def _found(self, channel: discord.abc.Messageable, key: str) -> int | None:
        me = self._client.user
        try:
            async for message in channel.history(limit=LOOKED_THROUGH):
                if me is not None and message.author.id == me.id and _carries(message, key):
                    return message.id
        except UNDELIVERED as error:
            if passes(error):
                raise
            log.info("there is no looking back: %s", error)
        return None


async def _sent(channel: discord.abc.Messageable, page: Page, key: str, person: int | None) -> int | None:
    """The message; None where Discord will not take it."""
    pinged = mentioning([] if person is None else [person])
    try:
        return (await channel.send(view=page, allowed_mentions=pinged, nonce=key)).id
    except UNDELIVERED as error:
        if passes(error):
            raise
        log.warning("a reminder cannot be posted: %s", error)
        return None


def _carries(message: discord.Message, key: str) -> bool:
    items = discord.ui.LayoutView.from_message(message, timeout=None).walk_children()
    return any(str(getattr(item, "custom_id", "")).endswith(f":{key}") for item in items)


def _digest(speech: Words, waiting: Sequence[Waiting], key: str) -> Page:
    lines = [speech.key("digest-title", count=len(waiting)), *(_line(each, speech) for each in waiting)]
    settings = button(Mark(0, 0, "me", key), speech.key("button-me"))
    return Page(text("\n".join(lines)), *rows([settings]))


def _line(waiting: Waiting, speech: Words) -> str:
    parts: list[Any] = [waiting.guild or "@me", waiting.channel]
    parts += [] if waiting.message is None else [waiting.message]
    where = "/".join(map(str, parts))
    link = f"- [{speech.key(waiting.kind)}](https://discord.com/channels/{where}) <#{waiting.channel}>"
    return due(link, None if waiting.deadline is None else moment_of(waiting.deadline), speech)
