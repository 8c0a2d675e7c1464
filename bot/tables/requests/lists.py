"""Lists of tables: the lobbies of a server that want players, and everything that one person plays, on all servers."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import datetime

from bot.store import Store
from bot.store.games.listings import ListedRow, Listings
from bot.tables.log.mapping import stamp
from bot.tables.model.errors import TableRefused
from bot.tables.model.table import Person, Table
from bot.tables.steps.guards import require_lobby_host
from bot.tables.write.cache import TableCache

MOST = 20
"""Maximum number of tables in one list."""


class AlreadyCalled(TableRefused):
    key = "invite-called-already"


@dataclass(frozen=True, slots=True)
class Listed:
    """A table of a list, and the message that shows it."""

    table: Table
    message: int | None
    round: int | None = None
    """The round of the tournament that it is played in; None where it is in none."""


class Lists:
    """The lists of all tables of one store. Every method raises Failed."""

    def __init__(self, store: Store, cache: TableCache, now: Callable[[], datetime]) -> None:
        self._listings = Listings(store)
        self._cache = cache
        self._now = now

    async def lobbies(self, guild: int) -> list[Listed]:
        """Return the lobbies of a server that want players, the newest first."""
        found = await self._read(await self._listings.lobbies(guild, MOST))
        return [each for each in found if len(each.table.chairs) < each.table.seats]

    async def of_person(self, person: int) -> list[Listed]:
        """Return the tables that a person plays at: those that wait for them before all others, the most urgent first."""
        return await self._read(await self._listings.of_person(person, MOST))

    async def call(self, table: Table, person: Person) -> None:
        """Let the players of the server be called to a lobby, once. Raises OnlyHost, AlreadyCalled, HasStarted, IsOver."""
        require_lobby_host(table, person)
        if not await self._listings.call(table.id, stamp(self._now())):
            raise AlreadyCalled

    async def _read(self, rows: Iterable[ListedRow]) -> list[Listed]:
        return [Listed(await self._cache.newest(row.game), row.message, row.round) for row in rows]
