"""Personal data in the store, and its erasure: rows of the log stay, and hold nobody's name."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, TypeAlias

from sqlalchemy import (
    ColumnElement,
    and_,
    case,
    delete,
    exists,
    func,
    insert,
    not_,
    or_,
    select,
    tuple_,
    union,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.database.retry import retry
from bot.store.privacy.forgotten_list import Forgotten
from bot.store.rows import CANCELLED, LIVE, NOBODY, OPEN, TAKE
from bot.store.schema import (
    actions,
    attempts,
    challengers,
    entrants,
    forgettings,
    forks,
    games,
    notices,
    orders,
    people,
    seats,
    standings,
    tournaments,
)
from bot.store.store import Store

_OF_ONE = (orders, forks, attempts, challengers)
"""Tables each of whose rows is one person's, and goes with them."""

Json: TypeAlias = dict[str, Any]
Name: TypeAlias = Callable[[str, int], str]
"""A function that returns, in a language, the name of a seat by its number once nobody is known there any more."""


@dataclass(frozen=True, slots=True)
class PersonalData:
    """The amount of data there is of a person, as numbers of its parts."""

    games: int
    moves: int
    orders: int
    trials: int
    challenges: int
    tournaments: int
    has_settings: bool


class PersonalDataStore:
    """The personal data in the database, to read and to erase. Raises Failed."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def count(self, person: int) -> PersonalData:
        """Count the parts of the data there is of this person."""
        async with self._store.reading() as connection:

            async def number(query: Any) -> int:
                return await connection.scalar(query) or 0

            # Whose a row was must be looked at only where a seat went from one to another: the others are counted.
            taken = actions.c.game.in_(select(actions.c.game).where(_was_taken(person)))
            asked = _asked_at_seats_of(person)
            rows = await _all(connection, asked.where(taken))
            others = asked.where(~taken).order_by(None).subquery()
            return PersonalData(
                games=await number(select(func.count()).select_from(seats).where(_had(person))),
                moves=len(list(_own(rows, person))) + await number(select(func.count()).select_from(others)),
                orders=await number(
                    select(func.count()).select_from(orders).where(orders.c.person == person)
                ),
                trials=await number(select(func.count()).select_from(forks).where(forks.c.person == person)),
                challenges=await number(
                    select(func.count()).select_from(attempts).where(attempts.c.person == person)
                ),
                tournaments=await number(
                    select(func.count()).select_from(_tournaments_of(person).order_by(None).subquery())
                ),
                has_settings=bool(await number(select(func.count()).where(people.c.id == person))),
            )

    async def live(self, person: int) -> list[int]:
        """Return the tables that are not at their end and where the person has, had, hosts or is offered anything."""
        named = exists().where(seats.c.game == games.c.id, or_(_sat(person), seats.c.offered == person))
        query = select(games.c.id).where(games.c.status.in_(LIVE), or_(games.c.host == person, named))
        async with self._store.reading() as connection:
            return list(await connection.scalars(query.order_by(games.c.id)))

    async def everything(self, person: int) -> dict[str, Any]:
        """Return all there is, for the person alone: others are in it by their seats only, and nothing of a game that they do not know."""
        async with self._store.reading() as connection:
            asked = await _all(connection, _asked_at_seats_of(person))
            settings = await connection.scalar(select(people.c.settings).where(people.c.id == person))
            return {
                "settings": settings or {},
                "games": await _all(connection, _games_of(person)),
                "seats": await _all(connection, _seats_beside(person)),
                "moves": list(_own(asked, person)),
                "orders": await _all(connection, _orders_of(person)),
                "trials": await _all(
                    connection, select(*forks.c["game", "seq"]).where(forks.c.person == person)
                ),
                "challenges": await _all(
                    connection, select(*attempts.c["day", "game"]).where(attempts.c.person == person)
                ),
                "tournaments": await _all(connection, _tournaments_of(person)),
                "boards": await _all(
                    connection, select(challengers.c.guild).where(challengers.c.person == person)
                ),
            }

    async def enlist(self, person: int) -> str | None:
        """Note beside the database that this person is to be forgotten, also in backups from before.

        Return the token for `erase`; None where the database has no file.
        """
        if self._store.file is None:
            return None
        return await asyncio.to_thread(Forgotten(self._store.file).add, person)

    async def to_forget_again(self, asked: Forgotten) -> Mapping[int, list[str]]:
        """Return the people of this database who have asked to be forgotten since it was made, each with the tokens for `erase`."""
        columns = [seats.c.person, seats.c.resigned, seats.c.offered, games.c.host]
        columns += [entrants.c.person, tournaments.c.host, actions.c.person]
        alone = [table.c.person for table in _OF_ONE]
        everybody = union(*(select(each) for each in (*columns, *alone, people.c.id)))
        async with self._store.reading() as connection:
            known = [person for person in await connection.scalars(everybody) if person]
            carried_out = frozenset(await connection.scalars(select(forgettings.c.token)))
        return await asyncio.to_thread(asked.among, known, carried_out)

    @retry
    async def silence(self, person: int) -> None:
        """Delete the messages posted to notify this person; to be done while the seats still say whose they are."""
        theirs = exists().where(seats.c.game == notices.c.game, seats.c.seat == notices.c.seat, _sat(person))
        async with self._store.writing() as connection:
            await connection.execute(delete(notices).where(theirs))

    async def erase(
        self, person: int, name: Name, also: Sequence[int] = (), tokens: Sequence[str] = ()
    ) -> list[int]:
        """Take the person out of every game at its end, and of those in `also`, and delete all the rest; return the tables changed.

        Afterwards no file of the database holds the person any more.
        """
        ended = or_(games.c.status.not_in(LIVE), games.c.id.in_(also))
        try:
            changed = await self._erase(person, name, ended, tokens)
        finally:
            self._store.forget_read()
        await self._store.scrub()
        return sorted(changed)

    @retry
    async def _erase(
        self, person: int, name: Name, ended: ColumnElement[bool], tokens: Sequence[str]
    ) -> set[int]:
        theirs = select(games.c.id).where(ended).scalar_subquery()
        left = or_(seats.c.person == person, and_(seats.c.person.is_(None), seats.c.resigned == person))
        query = select(games.c.id, games.c.language, seats.c.seat).join_from(games, seats).where(ended)
        hosted = select(games.c.id).where(ended, games.c.host == person)
        async with self._store.writing() as connection:
            touched = await connection.scalars(query.where(or_(_sat(person), seats.c.offered == person)))
            changed = {*touched, *await connection.scalars(hosted)}
            named = {(row.language, row.seat) for row in await connection.execute(query.where(left))}
            for language, seat in sorted(named):
                spoken = select(games.c.id).where(ended, games.c.language == language).scalar_subquery()
                nameless = update(seats).where(left, seats.c.seat == seat, seats.c.game.in_(spoken))
                stood_in = case((seats.c.person == person, None), else_=seats.c.computer)
                unnamed = nameless.values(name=name(language, seat), person=None, computer=stood_in)
                await connection.execute(unnamed)
            for column, nobody in ((seats.c.resigned, NOBODY), (seats.c.offered, None)):
                gone = update(seats).where(column == person, seats.c.game.in_(theirs))
                await connection.execute(gone.values({column.name: nobody}))
            await connection.execute(update(actions).where(actions.c.person == person).values(person=None))
            await connection.execute(update(games).where(ended, games.c.host == person).values(host=NOBODY))
            await _leave_tournaments(connection, person, name)
            await connection.execute(delete(people).where(people.c.id == person))
            for table in _OF_ONE:
                await connection.execute(delete(table).where(table.c.person == person))
            await connection.execute(delete(standings))
            for token in tokens:
                await connection.execute(insert(forgettings).values(token=token))
        return changed


async def _leave_tournaments(connection: AsyncConnection, person: int, name: Name) -> None:
    """Take the person's name off their places in tournaments, and let them play no further round.

    In one that is still open it is as if they had never joined. One that they have organized goes on with another entrant as its
    organizer; where nobody else has joined it ends.
    """
    theirs = (
        select(*tournaments.c["language", "status"], *entrants.c["tournament", "number"])
        .join_from(entrants, tournaments, tournaments.c.id == entrants.c.tournament)
        .where(entrants.c.person == person)
        .with_for_update(of=tournaments)
    )
    for language, status, tournament, number in (await connection.execute(theirs)).all():
        of_entrant = (entrants.c.tournament == tournament, entrants.c.number == number)
        nameless = {"person": None, "name": name(language, number), "gone": True}
        if status == OPEN:
            await connection.execute(delete(entrants).where(*of_entrant))
        else:
            await connection.execute(update(entrants).where(*of_entrant).values(nameless))
    stays = (entrants.c.tournament == tournaments.c.id, entrants.c.person.is_not(None), not_(entrants.c.gone))
    heir = select(entrants.c.person).where(*stays).order_by(entrants.c.number).limit(1).scalar_subquery()
    is_hosted = tournaments.c.host == person
    alone = (is_hosted, tournaments.c.status == OPEN, heir.is_(None))
    await connection.execute(update(tournaments).where(*alone).values(status=CANCELLED))
    hosted = update(tournaments).where(is_hosted)
    await connection.execute(hosted.values(host=func.coalesce(heir, NOBODY)))


def _tournaments_of(person: int) -> Any:
    """Return the query for the tournaments that this person has joined or organizes."""
    joined = and_(tournaments.c.id == entrants.c.tournament, entrants.c.person == person)
    is_organizer = (tournaments.c.host == person).label("organizer")
    return (
        select(
            *tournaments.c["id", "kind", "form", "status", "created"],
            *entrants.c["number", "name", "gone"],
            is_organizer,
        )
        .outerjoin_from(tournaments, entrants, joined)
        .where(or_(entrants.c.person == person, tournaments.c.host == person))
        .order_by(tournaments.c.id)
    )


def _sat(person: int) -> ColumnElement[bool]:
    """Return the condition that this person has a seat, or has left it for good."""
    return or_(seats.c.person == person, seats.c.resigned == person)


def _had(person: int) -> ColumnElement[bool]:
    """Return the condition that this person has or had a seat, whoever has had it since: of those the log alone knows."""
    moved = select(*actions.c["game", "seat"]).where(actions.c.person == person)
    return or_(_sat(person), tuple_(seats.c.game, seats.c.seat).in_(moved))


def _games_of(person: int) -> Any:
    """Return the query for this person's games, never with the seed: a game that goes on would be an open book."""
    is_own = or_(seats.c.person == person, seats.c.person.is_(None))
    known = ("id", "kind", "options", "seats", "language", "status", "created", "started", "ended")
    return (
        select(*games.c[known], seats.c.seat.label("my_seat"), case((is_own, seats.c.name)).label("my_name"))
        .join_from(games, seats)
        .where(_had(person))
        .order_by(games.c.id)
    )


def _seats_beside(person: int) -> Any:
    mine = select(seats.c.game).where(_had(person))
    return (
        select(*seats.c["game", "seat", "rank", "score", "character"])
        .where(seats.c.game.in_(mine))
        .order_by(seats.c.game, seats.c.seat)
    )


def _asked_at_seats_of(person: int) -> Any:
    """Return the query for the moves asked for in games at this person's seats, by whoever had them; computers' moves are nobody's."""
    holder = func.coalesce(seats.c.person, seats.c.resigned).label("holder")
    return (
        select(*actions.c["game", "seq", "action", "at", "waited"], actions.c.person.label("by"), holder)
        .join_from(actions, seats, and_(seats.c.game == actions.c.game, seats.c.seat == actions.c.seat))
        .join(games, games.c.id == actions.c.game)
        .where(_had(person), actions.c.interaction.is_not(None), actions.c.at >= games.c.started)
        .order_by(actions.c.game, actions.c.seq)
    )


def _was_taken(person: int) -> ColumnElement[bool]:
    """Return the condition that somebody took over, with this row, a seat that this person has or had."""
    mine = select(seats.c.game, seats.c.seat).where(_had(person))
    return and_(actions.c.action.startswith(TAKE), tuple_(actions.c.game, actions.c.seat).in_(mine))


def _own(rows: Iterable[Json], person: int) -> Iterator[Json]:
    """Yield only what this person did, where a seat has gone from one to another: until it was taken from them, and while they have it."""
    for _, of_game in groupby(rows, lambda row: row["game"]):
        held: list[Json] = []
        holder = None
        for row in of_game:
            if row["action"].startswith(TAKE):
                yield from _shown(held) if row["by"] == person else ()
                held = []
            held.append(row)
            holder = row["holder"]
        yield from _shown(held) if holder == person else ()


def _shown(rows: Iterable[Json]) -> Iterator[Json]:
    yield from ({name: row[name] for name in row if name not in ("by", "holder")} for row in rows)


def _orders_of(person: int) -> Any:
    return select(*orders.c["game", "seat", "plan", "given"]).where(orders.c.person == person)


async def _all(connection: AsyncConnection, query: Any) -> list[Json]:
    return [dict(row) for row in (await connection.execute(query)).mappings()]
