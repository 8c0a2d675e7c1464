"""Tables in lists: those that want players, and those of one person wherever they are."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from bot.store.database.retry import retry
from bot.store.rows import LIVE, Status
from bot.store.schema import calls, games, has_status, pairings, posted, seats
from bot.store.store import Store


class ListedRow(NamedTuple):
    """A table of a list."""

    game: int
    message: int | None = None
    """The message that shows it; None where none does."""
    round: int | None = None
    """The round of the tournament that it is played in; None where it is in none."""


class Listings:
    """The lists of tables, read from the database. Raises Failed."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def lobbies(self, guild: int, most: int) -> list[ListedRow]:
        """Return the open lobbies of a server, the newest first."""
        query = (
            select(games.c.id, posted.c.message)
            .outerjoin(posted, posted.c.game == games.c.id)
            .where(games.c.guild == guild, has_status(Status.LOBBY))
            .order_by(games.c.id.desc())
            .limit(most)
        )
        return [ListedRow(*tuple(row)) for row in await self._store.find(query)]

    async def of_person(self, person: int, most: int) -> list[ListedRow]:
        """Return the tables that are not at their end and at which a person sits.

        First come those that wait for the person, the most urgent of them before all others.
        """
        waits = seats.c.since.is_(None) | seats.c.computer.is_not(None)
        query = (
            select(games.c.id, posted.c.message, pairings.c.round)
            .join_from(seats, games, games.c.id == seats.c.game)
            .outerjoin(posted, posted.c.game == games.c.id)
            .outerjoin(pairings, pairings.c.game == games.c.id)
            .where(seats.c.person == person, games.c.status.in_(LIVE))
            .order_by(waits, seats.c.deadline.is_(None), seats.c.deadline, seats.c.since, games.c.id)
            .limit(most)
        )
        return [ListedRow(*tuple(row)) for row in await self._store.find(query)]

    @retry
    async def call(self, game: int, at: int) -> bool:
        """Note that players are called to a lobby; return False where they have been called before."""
        async with self._store.writing() as connection:
            if await connection.scalar(select(calls.c.at).where(calls.c.game == game)) is not None:
                return False
            try:
                await connection.execute(insert(calls).values(game=game, at=at))
            except IntegrityError:
                return False
        return True
