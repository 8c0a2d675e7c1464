"""A table of a running bot, in a corner where nobody but the test has its card posted, and all that is asked of Discord for it is heard."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from bot.discord.cards import lobby_card, table_card
from bot.discord.cards.table_card import Card, News
from bot.discord.delivery.channel.card_poster import CardPoster
from bot.discord.delivery.channel.card_sender import CardSender
from bot.discord.delivery.request import Request
from bot.tables import Change, Status, Table
from standin.rest.observer import RestExchange
from standin.world.state import Stored
from tests.bot.discord.asking import Asking, word
from tests.bot.discord.grove import FOREST, Grove, asked, grove, house_of, player, venue
from tests.bot.tables.house import House
from tests.clock import Clock
from tests.standin.conformance import Conformance
from tests.standin.people import Person


@dataclass
class Corner:
    """A table of a running bot, whose card is sent by nobody but the test."""

    running: Grove
    ada: Person
    bruno: Person
    house: House
    table: Table
    asking: Asking
    clock: Clock

    @property
    def poster(self) -> CardPoster:
        return self.running.bot.desk.poster

    @property
    def sender(self) -> CardSender:
        return self.poster._sender

    @property
    def channel(self) -> int:
        return self.table.place.channel

    async def card(self) -> Card:
        """Return the card, in words, of which both are to be notified."""
        pings = frozenset({int(self.ada.id), int(self.bruno.id)})
        if self.table.status is Status.LOBBY:
            return replace(lobby_card.card(self.table), pings=pings)
        drawn = await table_card.draw(self.table, News(), self.running.pool, attach=False)
        return replace(drawn, pings=pings)

    async def posts(self, request: Request | None, *, takes_time: bool = False) -> bool:
        """Post the card, one at a time as the poster does, and in no time unless it `takes_time`; return whether there was a place."""
        posting = self._posting(request)
        if takes_time:
            return await self.clock.hasten(posting)
        with self.clock.standing():
            return await posting

    async def _posting(self, request: Request | None) -> bool:
        async with self.poster._locks[self.table.id]:
            return await self.sender.post(self.table, await self.card(), request)

    async def moves(self, person: Person, line: object) -> Change:
        """Make a move, of which nobody is told."""
        change = await self.running.tables.act(
            self.table.id, player(person), line, self.running.next, self.table.moment
        )
        self.table = change.table
        return change

    async def shown(self) -> int | None:
        """Return the message that shows the table."""
        return await self.running.tables.cards.card(self.table.id)

    async def request(self, channel: str = "grove") -> Request:
        """Return a request that Ada has made in a channel just now, answered already."""
        await self.ada.go(channel)
        await asked(self.ada, "/mygames")
        await self.running.bot.requests.drain()
        found = self.running.bot.reach.voice(int(self.ada.channel))
        assert found is not None
        self.asking.exchanges()
        return found

    def pressable(self) -> list[Stored]:
        """Return the messages for everybody with the buttons of the table, the newest last."""
        here = self.running.local.world.channels[str(self.channel)].messages.values()
        return [each for each in here if each.reader is None and f"gk:{self.table.id}:" in str(each.json)]

    async def heard(self) -> list[RestExchange]:
        """Wait until old cards are tidied up, and forget the looks that were to come; return what was asked of Discord until then."""
        await self.poster._recheck.cancel()
        await self.running.tidied()
        await self.running.local.gateway.settle()  # An answer is heard of when it has been read.
        return self.asking.exchanges()

    async def settled(self) -> list[str]:
        """Wait for the same, and return it in words."""
        return [word(each) for each in await self.heard()]


@asynccontextmanager
async def corner(
    folder: Path, conformance: Conformance, clock: Clock, *, has_begun: bool = True
) -> AsyncIterator[Corner]:
    """Yield a game of Ada and Bruno in the channel of the grove, or its lobby, no card of which was sent."""
    async with grove(folder, "Ada", "Bruno") as (running, (ada, bruno)):
        house, place = house_of(running), venue(running, "grove")
        begin = house.playing if has_begun else house.lobby
        table = await begin(player(ada), player(bruno), game=FOREST, place=place, seats=2)
        yield Corner(running, ada, bruno, house, table, Asking(conformance), clock)
