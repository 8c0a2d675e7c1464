"""Results of finished games, place by place, and the times people took to move there."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields
from itertools import groupby
from typing import Any

from sqlalchemy import ColumnElement, and_, delete, func, insert, or_, select

from bot.store.database.retry import retry
from bot.store.rows import NOBODY, Status
from bot.store.schema import actions, games, has_status, seats, standings
from bot.store.store import Store

Where = tuple[int | None, int]
"""Place whose results are counted together: a server and 0, or None and a channel, for a conversation without a server keeps its own."""
Cursor = tuple[int, int]
"""Time at which a game ended, and its id: the order in which results count."""

FIRST: Cursor = (0, 0)


@dataclass(frozen=True, slots=True)
class SeatResult:
    """The result of one seat, and the person who had it in the end or has left it for good."""

    seat: int
    person: int | None
    name: str
    computer: str | None
    resigned: int | None
    """The id of the person who has left the seat, `NOBODY` where they are forgotten; None where nobody has."""
    rank: int
    score: int | None
    """Points in the end; None where the win was claimed."""
    character: str | None = None
    """Id of who the seat played; None where all seats play alike, or the game ended before this was kept."""


@dataclass(frozen=True, slots=True)
class Result:
    """One game that was played to its end."""

    id: int
    kind: str
    options: dict[str, Any]
    ended: int
    chairs: tuple[SeatResult, ...]


@dataclass(frozen=True, slots=True)
class Census:
    """The number of results in a place, and of people known in them: it changes with every game that ends or is forgotten."""

    games: int
    people: int
    resigned: int


class Results:
    """The results in the database."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def census(self, where: Where) -> Census:
        """Return the number of results in a place, and of people in them."""
        count, known = func.count, func.nullif(seats.c.resigned, NOBODY)
        counts = select(count(games.c.id.distinct()), count(seats.c.person), count(known))
        query = counts.join_from(games, seats).where(_finished(where))
        async with self._store.reading() as connection:
            return Census(*(await connection.execute(query)).one())

    async def after(self, where: Where, last: Cursor) -> list[Result]:
        """Return the results after `last`, in the order in which they count."""
        since = or_(games.c.ended > last[0], and_(games.c.ended == last[0], games.c.id > last[1]))
        query = (
            select(*games.c["id", "kind", "options", "ended"], *_SEAT)
            .join_from(games, seats)
            .where(_finished(where), since)
            .order_by(games.c.ended, games.c.id, seats.c.seat)
        )
        async with self._store.reading() as connection:
            found = await connection.execute(query)
            # A place may have tens of thousands: nobody else is to wait for them.
            return await asyncio.to_thread(lambda: list(_gathered(found)))

    async def reckoned(self, where: Where) -> bytes | None:
        """Return the standings of a place that were kept with `keep`; None where none are."""
        query = select(standings.c.reckoned).where(*_kept_for(where))
        async with self._store.reading() as connection:
            return await connection.scalar(query)

    @retry
    async def keep(self, where: Where, reckoned: bytes) -> None:
        """Keep the standings reckoned from the results of a place, instead of those kept before. They go when anybody is forgotten."""
        guild, channel = where
        async with self._store.writing() as connection:
            await connection.execute(delete(standings).where(*_kept_for(where)))
            await connection.execute(
                insert(standings).values(guild=guild or 0, channel=channel, reckoned=reckoned)
            )

    async def of_person(self, where: Where, person: int, kind: str) -> list[Result]:
        """Return the results of one game that a person had a seat in, in the order in which they count."""
        own = select(seats.c.game).where(seats.c.person == person)
        query = (
            select(*games.c["id", "kind", "options", "ended"], *_SEAT)
            .join_from(games, seats)
            .where(_finished(where), games.c.kind == kind, games.c.id.in_(own))
            .order_by(games.c.ended, games.c.id, seats.c.seat)
        )
        async with self._store.reading() as connection:
            return list(_gathered(await connection.execute(query)))

    async def waits(self, where: Where, person: int) -> dict[str, list[int]]:
        """Return by game the milliseconds that a person was waited for, move by move, in games that go on too."""
        query = (
            select(games.c.kind, actions.c.waited)
            .join_from(games, seats)
            .join(actions, and_(actions.c.game == seats.c.game, actions.c.seat == seats.c.seat))
            .where(_in(where), actions.c.person == person)
            # What has no interaction was ordered beforehand.
            .where(actions.c.waited.is_not(None), actions.c.interaction.is_not(None))
        )
        found: dict[str, list[int]] = {}
        async with self._store.reading() as connection:
            for kind, waited in await connection.execute(query):
                found.setdefault(kind, []).append(waited)
        return found


_SEAT = tuple(seats.c[field.name] for field in fields(SeatResult))


def _kept_for(where: Where) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    return standings.c.guild == (where[0] or 0), standings.c.channel == where[1]


def _in(where: Where) -> ColumnElement[bool]:
    guild, channel = where
    if guild is not None:
        return games.c.guild == guild
    return and_(games.c.guild.is_(None), games.c.channel == channel)


def _finished(where: Where) -> ColumnElement[bool]:
    counts = (seats.c.rank.is_not(None), games.c.sealed.is_(None), games.c.unrated.is_(None))
    # A game that was called off has a rank where somebody has won it so.
    return and_(_in(where), has_status(Status.OVER, Status.ABANDONED), *counts)


def _gathered(rows: Iterable[Any]) -> Iterator[Result]:
    for (id_, _), of_game in groupby(rows, lambda row: (row.id, row.ended)):
        found = list(of_game)
        chairs = tuple(SeatResult(*row[4:]) for row in found)
        yield Result(id_, found[0].kind, found[0].options, found[0].ended, chairs)
