"""Tournaments on Discord: threads for their tables, and news of every round.

A thread is found again by its name and a message by the custom_id of its button, so that neither is made twice where the bot has stopped
between making it and noting it.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable

import discord

from bot.discord.cards import tournament_card as cards
from bot.discord.cards.table_card import News, awaited
from bot.discord.cards.votes import people_passed_by
from bot.discord.delivery.channel.card_poster import CardPoster
from bot.discord.delivery.channel.game_threads import STAYS
from bot.discord.delivery.own_messages import own_messages
from bot.discord.delivery.reach import Reach
from bot.discord.delivery.request import allowed_mentions
from bot.discord.ui import limits
from bot.discord.ui.components import PictureFile, clip, files
from bot.discord.ui.transport import DISCORD_ERRORS, accept_refusal
from bot.store.competitions.tournaments import OVER, PairingRecord
from bot.tables import Change
from bot.tables.tournaments.model import Tournament
from render.sheets import standings

log = logging.getLogger(__name__)

SEARCHED = 50
"""Number of the latest messages of a channel, among which one is searched for that may have been sent before the bot stopped."""
BEGUN = 2
"""Moment of a table that has just begun."""


class Organizer:
    """A `bot.tables.tournaments.runner.Messenger` on Discord."""

    def __init__(self, client: discord.Client, poster: CardPoster, reach: Reach) -> None:
        self._client = client
        self._poster = poster
        self._reach = reach

    async def thread(self, tournament: Tournament, pairing: PairingRecord) -> int | None:
        """Return the thread of a table; None where the bot may make none."""
        channel = await self._channel(tournament)
        if not isinstance(channel, discord.TextChannel) or self._client.user is None:
            log.warning("tournament %s has no channel in which threads can be made", tournament.id)
            return None
        name = clip(cards.thread_name(tournament, pairing), limits.THREAD)
        for thread in channel.threads:
            if thread.name == name and thread.owner_id == self._client.user.id:
                return thread.id
        made: discord.Thread | None = None
        with accept_refusal("a thread cannot be made", logging.WARNING):
            made = await channel.create_thread(
                name=name, type=discord.ChannelType.public_thread, auto_archive_duration=STAYS
            )
        return made.id if made else None

    async def _channel(self, tournament: Tournament) -> object:
        """Return the channel with its threads, once Discord has told what there is on its server.

        One that it has not told of may have gone while nobody was listening.
        """
        channel = tournament.place.channel
        found = self._client.get_channel(channel)
        if found is None:
            await self._client.wait_until_ready()
            found = self._client.get_channel(channel)
        if found is None:
            try:
                await self._client.fetch_channel(channel)
            except DISCORD_ERRORS as error:
                self._reach.note(channel, error)
        return found

    async def show(self, change: Change) -> None:
        """Post the card of a table, and notify whoever is waited for, and whoever asked for a vote that has ended with the change."""
        await self._poster.tell(change.table.id, news_of_table(change))

    async def announce(self, tournament: Tournament) -> None:
        """Tell of a round or of the end in the channel of the tournament, and notify those who play or have won and want to hear of it now.

        Whoever moves first while asleep is told of it in the morning, like of any turn.
        """
        is_over = tournament.record.status == OVER
        key = f"{tournament.record.round}{'over' if is_over else ''}"
        channel = self._client.get_partial_messageable(tournament.place.channel)
        if not self._reach.may_speak(channel.id) or await self._is_told(channel, tournament, key):
            return
        picture = None
        if is_over or tournament.record.round > 1:
            language = tournament.record.language
            drawn = cards.sheet(tournament, language)
            shown = await self._poster.pool.draw(standings.standings, *drawn, language)
            picture = PictureFile("standings.png", shown)
        people = _people(tournament, tournament.winners) if is_over else _players(tournament)
        notified = await self._poster.tables.preferences.reachable(people)
        with accept_refusal("a round cannot be told of", logging.WARNING):
            await channel.send(
                view=cards.news(tournament, picture, key),
                files=files([picture] if picture else []),
                allowed_mentions=allowed_mentions(notified),
                nonce=f"tournament {tournament.id}.{key}",
            )

    async def _is_told(self, channel: discord.PartialMessageable, tournament: Tournament, key: str) -> bool:
        ending = f":{tournament.id}:tourtable:{key}"
        async for message in own_messages(self._client, channel, SEARCHED):
            items = discord.ui.LayoutView.from_message(message, timeout=None).walk_children()
            if any(str(getattr(item, "custom_id", "")).endswith(ending) for item in items):
                return True
        return False


def news_of_table(change: Change) -> News:
    """Return the news of a table of a tournament that changes by itself."""
    # The news of the round has notified everybody who plays in it.
    has_begun = change.table.moment == BEGUN
    pings = frozenset[int]() if has_begun else awaited(change.table)
    return News(change.told, pings, people_passed_by(change), started=has_begun)


def _players(tournament: Tournament) -> list[int]:
    """Return the people who play in the newest round."""
    return _people(tournament, [number for pairing in tournament.current for number in pairing.players])


def _people(tournament: Tournament, numbers: Iterable[int]) -> list[int]:
    """Return the people of these numbers, as far as they are known."""
    people = (tournament.entrant(number).person for number in numbers)
    return [person for person in people if person is not None]
