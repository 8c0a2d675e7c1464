"""The challenge of the day for all people of one store: its deal, their attempts and what these came to."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from typing import Any
from zoneinfo import ZoneInfo

from bot.store import Store
from bot.store.competitions.challenge import ChallengeStore, Finished
from bot.store.errors import Moved
from bot.tables.challenge.deal import Deal, deal_of, streak, week
from bot.tables.model.errors import AlreadyRunning, TableRefused
from bot.tables.model.table import Chair, Change, Person, Status, Table, Venue
from bot.tables.steps import lobby
from bot.tables.write.cache import TableCache
from bot.tables.write.writer import Writer
from engine.game import Game
from engine.text import Seat
from words.catalogue import language_of


class NotYet(TableRefused):
    """The refusal of a day that has not begun, or of something that is shown only when the day is over."""

    key = "challenge-not-yet"


@dataclass(frozen=True, slots=True)
class Attempt:
    """One person's attempt at a day, and the number of days in a row that the person has played."""

    table: Table | None
    """The table of the attempt; None where it has not begun."""
    result: Finished | None
    streak: int
    week: Sequence[bool]
    """For each of the seven days up to this one, whether the person has played it."""


class Challenges:
    """The challenges of one store. Every method raises Failed."""

    def __init__(
        self,
        store: Store,
        writer: Writer,
        cache: TableCache,
        games: Mapping[str, Game[Any, Any]],
        new_secret: Callable[[], bytes],
        now: Callable[[], datetime],
    ) -> None:
        self._store = ChallengeStore(store)
        self._writer = writer
        self._cache = cache
        self._games = games
        self._new_secret = new_secret
        self._now = now

    def today(self, zone: str) -> date:
        """Return the day it is in a time zone."""
        return self._now().astimezone(ZoneInfo(zone)).date()

    def is_over(self, day: date, zone: str) -> bool:
        """Return whether a day has passed in a time zone."""
        return day < self.today(zone)

    async def deal(self, day: date, zone: str) -> Deal:
        """Return the deal of a day. Raises NotYet for one that is still to come."""
        if day > self.today(zone):
            raise NotYet
        return deal_of(day, await self._store.secret(self._new_secret), self._games)

    async def begin(
        self, day: date, zone: str, place: Venue, person: Person, language: str, interaction: int
    ) -> Change:
        """Begin the attempt of today; the same attempt again where it has begun. Raises NotYet, AlreadyRunning."""
        if day != self.today(zone):
            raise NotYet
        begun = await self._begun(person, day)
        if begun is not None:
            return begun
        first = _table(await self.deal(day, zone), place, person, language, self._now())
        also = self._store.attempt(person.id, day.toordinal())
        try:
            return await self._writer.begin(first, lobby.start(first, person, first.pace), interaction, also)
        except (Moved, AlreadyRunning):
            begun = await self._begun(person, day)
            if begun is None:
                raise AlreadyRunning from None
            return begun

    async def attempt(self, person: int, day: date) -> Attempt:
        """Return this person's attempt at a day."""
        table_id = await self._store.table_of(person, day.toordinal())
        table = None if table_id is None else await self._cache.newest(table_id)
        results = {date.fromordinal(each.day): each for each in await self._store.of(person)}
        return Attempt(table, results.get(day), streak(results, day), week(results, day))

    async def board(self, guild: int, day: date) -> list[Finished]:
        """Return the results of a day on a server, the best first: of those who have asked for the challenge there."""
        return await self._store.board(guild, day.toordinal())

    async def enter(self, guild: int, person: int) -> None:
        """Let the results of this person stand on the board of this server."""
        await self._store.enter(guild, person)

    async def table(self, table_id: int, day: date, guild: int, zone: str) -> Table:
        """Return the game behind a result on the board of a server. Raises NotYet while the day goes on there, and where there is none."""
        if not self.is_over(day, zone) or table_id not in {
            each.game for each in await self.board(guild, day)
        }:
            raise NotYet
        return await self._cache.newest(table_id)

    async def _begun(self, person: Person, day: date) -> Change | None:
        table_id = await self._store.table_of(person.id, day.toordinal())
        return None if table_id is None else Change(await self._cache.newest(table_id), repeated=True)


def _table(deal: Deal, place: Venue, person: Person, language: str, now: datetime) -> Table:
    """Return the lobby that an attempt begins from at once."""
    return Table(
        id=0,
        place=place,
        host=person.id,
        language=language_of(language),
        status=Status.LOBBY,
        game=deal.game,
        options=deal.options,
        seats=1,
        chairs=(Chair(Seat(0), person.name, person.id),),
        moment=1,
        created=now,
        secret=deal.secret,
        version=deal.game.version,
        sealed=deal.sealed,
    )
