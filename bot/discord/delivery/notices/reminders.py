"""Messages from the scheduler of deadlines: reminders in the channel, digests to those who want them, and new cards.

The key of a notice goes along twice. As Discord's nonce it makes one message of two that are sent within minutes. In the custom_id of the
button it lets the message be found later.
"""

from __future__ import annotations

import logging
from collections.abc import Collection, Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Any

import discord
from babel.dates import format_timedelta

from bot.discord.cards import votes
from bot.discord.cards.clock import due, relative
from bot.discord.cards.table_card import News, awaited
from bot.discord.delivery.channel.card_poster import CardPoster
from bot.discord.delivery.own_messages import own_messages
from bot.discord.delivery.reach import Reach
from bot.discord.delivery.request import allowed_mentions
from bot.discord.ui.components import Page, Style, button_to, rows, text
from bot.discord.ui.custom_id import CustomId
from bot.discord.ui.transport import accept_refusal
from bot.store.games.notices import LATE, SOON, TURN, Notice, Waiting
from bot.tables import Change, Table, Tables
from bot.tables.log.mapping import moment_of
from bot.tables.model.errors import NotAtTable
from engine.text import Seat
from words.catalogue import Words, words

UNKNOWN_MEMBER = 10007
"""Code of Discord's error where somebody is not on a server."""
SEARCHED = 100
"""Number of the latest messages of a channel, among which one is searched for that may have been sent before the bot stopped."""


class Reminders:
    """A `bot.tables.deadlines.messenger.Messenger` on Discord."""

    def __init__(self, client: discord.Client, poster: CardPoster, tables: Tables, reach: Reach) -> None:
        self._client = client
        self._poster = poster
        self._tables = tables
        self._reach = reach

    async def remind(
        self, table: Table, notices: Sequence[Notice], key: str, silent: Collection[Seat] = ()
    ) -> int | None:
        """Mention the people in the channel, with a button to their moves. Return the message; None where the bot may not post there, and
        where whoever is late has lost the game.
        """
        if not self._reach.may_speak(table.place.channel):
            return None
        kind, speech = notices[0].kind, words(table.language)
        forfeits = kind in (SOON, LATE) and await self._tables.tournaments.forfeits(table.id)
        if forfeits and kind == LATE:
            return None
        custom_id = CustomId(table.id, table.moment, "moves", key)
        button = button_to(custom_id, speech.key("button-moves"), Style.success)
        lines = [
            *await self._sentences(table, notices, speech),
            *([speech.key("reminder-forfeit")] if forfeits else []),
        ]
        page = Page(text("\n".join(lines)), *rows([button]))
        notified = [table.chairs[each.seat].mover for each in notices if each.seat not in silent]
        channel = self._client.get_partial_messageable(table.place.channel)
        return await _send(channel, page, key, [person for person in notified if person is not None])

    async def _sentences(self, table: Table, notices: Sequence[Notice], speech: Words) -> list[str]:
        """Return what these notices say, in one sentence where that is the same for several people."""
        same: dict[tuple[str, int, datetime | None], list[str]] = {}
        for notice in notices:
            chair = table.chairs[notice.seat]
            own = await self._tables.preferences.get(chair.mover or 0)
            was_away = notice.kind == TURN and own.was_away(moment_of(notice.at))
            key = "reminder-away" if was_away else f"reminder-{notice.kind}"
            deadline = chair.clock.deadline if notice.kind == TURN else None
            same.setdefault((key, notice.at, deadline), []).append(f"<@{chair.mover}>")
        return [
            self._sentence(table, key, moment_of(at), deadline, people, speech)
            for (key, at, deadline), people in same.items()
        ]

    def _sentence(
        self,
        table: Table,
        key: str,
        at: datetime,
        deadline: datetime | None,
        people: Sequence[str],
        speech: Words,
    ) -> str:
        left = format_timedelta(max(at - self._tables.now(), timedelta(minutes=1)), locale=speech.language)
        game, when = speech.key(table.game.id), relative(at)
        told = speech.key(
            key, who=speech.listed(list(people)), count=len(people), game=game, when=when, left=left
        )
        if deadline is None:
            return told
        return f"{told} {speech.key('reminder-deadline', when=relative(deadline))}"

    async def has_left(self, table: Table, seat: Seat) -> bool:
        """Return whether the person of a seat has left the server; the others are then told, and asked what is to be done."""
        person = table.chairs[seat].mover
        if person is None or not await self._is_gone(table.place.guild, person):
            return False
        await self._tell_left(table, seat)
        return True

    async def _tell_left(self, table: Table, seat: Seat) -> None:
        with suppress(NotAtTable):
            await self.tell(table, await self._tables.votes.left_server(table.id, seat))

    async def _is_gone(self, guild: int | None, person: int) -> bool:
        """Return whether somebody is known not to be on a server."""
        if guild is None or self._client.get_guild(guild) is None:
            return False
        try:
            await self._client.http.get_member(guild, person)
        except discord.NotFound as error:
            return error.code == UNKNOWN_MEMBER
        return False

    async def _still_there(self, person: int, waiting: Sequence[Waiting]) -> list[Waiting]:
        """Return the games on whose servers somebody still is; at the others it is told that they have left."""
        gone = [guild for guild in {each.guild for each in waiting} if await self._is_gone(guild, person)]
        for table in [await self._tables.table(each.game) for each in waiting if each.guild in gone]:
            if (seat := table.seat_of(person)) is not None:
                await self._tell_left(table, seat)
        return [each for each in waiting if each.guild not in gone]

    async def find(self, channel: int, key: str) -> int | None:
        """Return the message of a notice among the latest of the channel, by its key; None where there is none."""
        return await self._search(self._client.get_partial_messageable(channel), key)

    async def retract(self, channel: int, message: int) -> None:
        with accept_refusal(f"the reminder {message} cannot be deleted"):
            await self._client.get_partial_messageable(channel).get_partial_message(message).delete()

    async def digest(
        self, person: int, language: str, waiting: Sequence[Waiting], key: str, *, again: bool
    ) -> bool:
        if not (waiting := await self._still_there(person, waiting)):
            return True
        delivered = False
        with accept_refusal("a list of games cannot be delivered"):
            channel = await self._client.create_dm(discord.Object(person))
            delivered = again and await self._search(channel, key) is not None
            if not delivered:
                sent = await _send(channel, _digest(words(language), waiting, key), key, [person])
                delivered = sent is not None
        return delivered

    async def tell(self, before: Table, change: Change) -> None:
        after = change.table
        pings = (awaited(after) | votes.people_asked(after)) - awaited(before) - votes.people_asked(before)
        answered = votes.people_answered(before, after) | votes.people_to_decide(change)
        await self._poster.tell(after.id, News(change.told, pings, answered, in_turn=not change.told))
        channel = after.place.channel
        if not self._reach.may_speak(channel) and self._reach.voice(channel) is None:
            await self._tables.places.rest(after.id)

    async def _search(self, channel: discord.abc.Messageable, key: str) -> int | None:
        async for message in own_messages(self._client, channel, SEARCHED):
            if _has_key(message, key):
                return message.id
        return None


async def _send(channel: discord.abc.Messageable, page: Page, key: str, people: Sequence[int]) -> int | None:
    """Send the message, notify these people, and return its id; None where Discord refuses it. Raises transient errors."""
    pinged = allowed_mentions(people)
    sent: discord.Message | None = None
    with accept_refusal("a reminder cannot be posted", logging.WARNING):
        sent = await channel.send(view=page, allowed_mentions=pinged, nonce=key)
    return sent.id if sent else None


def _has_key(message: discord.Message, key: str) -> bool:
    items = discord.ui.LayoutView.from_message(message, timeout=None).walk_children()
    return any(str(getattr(item, "custom_id", "")).endswith(f":{key}") for item in items)


def _digest(speech: Words, waiting: Sequence[Waiting], key: str) -> Page:
    lines = [speech.key("digest-title", count=len(waiting)), *(_line(each, speech) for each in waiting)]
    settings = button_to(CustomId(0, 0, "me", key), speech.key("button-me"))
    return Page(text("\n".join(lines)), *rows([settings]))


def _line(waiting: Waiting, speech: Words) -> str:
    parts: list[Any] = [waiting.guild or "@me", waiting.channel]
    parts += [] if waiting.message is None else [waiting.message]
    where = "/".join(map(str, parts))
    link = f"- [{speech.key(waiting.kind)}](https://discord.com/channels/{where}) <#{waiting.channel}>"
    return due(link, None if waiting.deadline is None else moment_of(waiting.deadline), speech)
