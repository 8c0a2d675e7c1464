"""The challenge of the day: its secret, who has made which attempt, and on which boards results stand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy import ColumnElement, and_, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.database.retry import retry
from bot.store.errors import Moved
from bot.store.rows import Status
from bot.store.schema import attempts, challengers, games, seats, secrets
from bot.store.store import AlsoOf, Store

_NAME = "challenge"


@dataclass(frozen=True, slots=True)
class Finished:
    """An attempt that was played to its end in time."""

    person: int
    name: str
    day: int
    game: int
    rank: int
    score: int
    ended: int


class ChallengeStore:
    """The attempts at the challenge of the day, and the boards they stand on. Raises Failed."""

    def __init__(self, store: Store) -> None:
        self._store = store

    @retry
    async def secret(self, new: Callable[[], bytes]) -> bytes:
        """Return the secret that all deals come from, the same for ever; `new` makes it the first time it is asked for."""
        known = select(secrets.c.value).where(secrets.c.name == _NAME)
        async with self._store.reading() as connection:
            found = await connection.scalar(known)
        if found is None:
            async with self._store.writing() as connection:
                found = await connection.scalar(known)
                if found is None:
                    found = new().hex()
                    await connection.execute(insert(secrets).values(name=_NAME, value=found))
        return bytes.fromhex(found)

    @staticmethod
    def attempt(person: int, day: int) -> AlsoOf:
        """Return the function that writes, with a new table, that it is this person's attempt of the day.

        It raises Moved where there is one.
        """

        async def write(connection: AsyncConnection, game: int) -> None:
            try:
                await connection.execute(insert(attempts).values(person=person, day=day, game=game))
            except IntegrityError as error:
                raise Moved from error

        return write

    async def table_of(self, person: int, day: int) -> int | None:
        """Return the id of the table of this person's attempt of the day; None where there is no attempt."""
        query = select(attempts.c.game).where(attempts.c.person == person, attempts.c.day == day)
        async with self._store.reading() as connection:
            return await connection.scalar(query)

    @retry
    async def enter(self, guild: int, person: int) -> None:
        """Put the results of this person on the board of this server, from now on."""
        query = select(challengers.c.person).where(
            challengers.c.guild == guild, challengers.c.person == person
        )
        async with self._store.reading() as connection:
            if await connection.scalar(query) is not None:
                return
        async with self._store.writing() as connection:
            if await connection.scalar(query) is None:
                await connection.execute(insert(challengers).values(guild=guild, person=person))

    async def board(self, guild: int, day: int) -> list[Finished]:
        """Return the results of a day that stand on the board of a server, the best first."""
        here = select(challengers.c.person).where(challengers.c.guild == guild)
        return await self._finished(attempts.c.day == day, attempts.c.person.in_(here))

    async def of(self, person: int) -> list[Finished]:
        """Return all results of a person."""
        return await self._finished(attempts.c.person == person)

    async def _finished(self, *which: ColumnElement[bool]) -> list[Finished]:
        """Return the finished attempts that meet these conditions, without those of people who resigned: they have no result."""
        is_own = and_(seats.c.game == attempts.c.game, seats.c.person == attempts.c.person)
        query = (
            select(
                attempts.c.person,
                seats.c.name,
                attempts.c.day,
                attempts.c.game,
                seats.c.rank,
                seats.c.score,
                games.c.ended,
            )
            .join_from(attempts, games, games.c.id == attempts.c.game)
            .join(seats, is_own)
            .where(*which, games.c.status == Status.OVER, seats.c.rank.is_not(None))
            .where(games.c.ended < games.c.sealed)
            .order_by(seats.c.rank, seats.c.score.desc(), games.c.ended, attempts.c.game)
        )
        async with self._store.reading() as connection:
            return [Finished(*row) for row in await connection.execute(query)]
