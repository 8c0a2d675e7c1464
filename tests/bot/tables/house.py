"""A house for tests to play in: real tables over a real file, toys for games, seeds and clocks that repeat."""

from __future__ import annotations

import itertools
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from bot.store import Store
from bot.tables import Change, Person, Status, Table, Tables, Venue
from engine.game import Game
from engine.players import LEVELS, ComputerPlayer
from tests.bot.databases import prepared
from tests.engine.toys import toy

ADA, BRUNO, CELINA, DOROTA = (
    Person(1, "Ada"),
    Person(2, "Bruno"),
    Person(3, "Celina", "pl"),
    Person(4, "Dorota", "pl"),
)
EVERYBODY = {person.id: person for person in (ADA, BRUNO, CELINA, DOROTA)}
GROVE, MEADOW = Venue(100, 10), Venue(101, 10)


def file_at(folder: Path) -> str:
    """Return the URL of a database in a folder."""
    return f"sqlite+aiosqlite:///{folder / 'grovekeeper.db'}"


def clock() -> Callable[[], datetime]:
    """Return a clock that goes on by a second whenever it is looked at."""
    seconds = itertools.count()
    return lambda: datetime(2026, 4, 1, tzinfo=UTC) + timedelta(seconds=next(seconds))


@dataclass
class Calendar:
    """A clock that stands until somebody puts it forward."""

    now: datetime = datetime(2026, 11, 22, 18, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now


@dataclass
class House:
    """The house: tables with the interactions counted."""

    tables: Tables
    store: Store
    make: Callable[[], Tables]
    interactions: Any = field(default_factory=lambda: itertools.count(1))

    @property
    def next(self) -> int:
        """Id of a new interaction."""
        number: int = next(self.interactions)
        return number

    async def restart(self) -> None:
        """Forget all that is not in the database, as a process does that is started anew."""
        await self.tables.close()
        self.tables = self.make()
        await self.tables.resume()

    async def lobby(
        self,
        *people: Person,
        game: str = "pebbles",
        place: Venue = GROVE,
        seats: int | None = None,
        **options: Any,
    ) -> Table:
        """Open a lobby in which these people sit, the first of them the host."""
        change = await self.tables.open(place, people[0], game, options, seats, "en", self.next)
        for person in people[1:]:
            change = await self.tables.join(change.table.id, person, self.next)
        return change.table

    async def playing(
        self,
        *people: Person,
        game: str = "pebbles",
        place: Venue = GROVE,
        level: str | None = None,
        **options: Any,
    ) -> Table:
        """Start a game of these people, with a computer player of that level if one is named."""
        table = await self.lobby(*people, game=game, place=place, **options)
        if level:
            await self.tables.add_computer(table.id, people[0], level, self.next)
        return (await self.tables.start(table.id, people[0], self.next)).table

    async def act(self, table: Table, person: Person, action: str | object) -> Change:
        """Make a move, having looked at this table."""
        return await self.tables.act(table.id, person, action, self.next, table.moment)

    async def to_the_end(self, table: Table) -> Table:
        """Make the last legal move of whoever is waited for, until the game is over; return the table."""
        while table.status is Status.PLAYING:
            person = EVERYBODY[table.awaiting[0].person or 0]
            table = (await self.act(table, person, table.legal(person.id).actions[-1])).table
        return table


@asynccontextmanager
async def house(
    url: str,
    find: Callable[[str], Game[Any, Any]] = toy,
    players: Mapping[str, ComputerPlayer] = LEVELS,
    first: int = 1,
    now: Callable[[], datetime] | None = None,
    *,
    alone: bool = False,
) -> AsyncIterator[House]:
    """Yield the house at a database, its interactions counted from `first`; `now` tells the time (None: a clock of its own).

    It may be `alone` at the database, as a bot is at its file.
    """
    store = await Store.open(prepared(url), alone=alone)
    seeds, time = itertools.count(), now or clock()

    def make() -> Tables:
        return Tables(
            store, new_seed=lambda: f"seed {next(seeds)}".encode(), now=time, find=find, players=players
        )

    home = House(make(), store, make, itertools.count(first))
    try:
        yield home
    finally:
        await home.tables.close()
        await store.close()
