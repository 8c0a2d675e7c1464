"""Tournaments as they stand in the file. Every change says what it expects to find, so that made again it changes nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, Literal, TypeAlias

from sqlalchemy import BindParameter, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.database.retry import retry
from bot.store.errors import Moved, Taken
from bot.store.rows import CANCELLED as CANCELLED
from bot.store.rows import OPEN as OPEN
from bot.store.rows import OVER as OVER
from bot.store.rows import RUNNING as RUNNING
from bot.store.rows import PaceName, TournamentStatus
from bot.store.schema import IS_UNFINISHED, actions, entrants, games, pairings, tournaments
from bot.store.store import Also, AlsoOf, Store

TournamentForm: TypeAlias = Literal["swiss", "robin", "groups", "league"]
"""System by which a tournament is played, described in `bot.tables.pairing.model`."""
Lateness: TypeAlias = Literal["computer", "forfeit", "nothing"]
"""Consequence of being late in a tournament: a computer player moves, the game is given up, or nothing happens."""


@dataclass(frozen=True, slots=True)
class TournamentRecord:
    """One tournament; the fields are the columns of `tournaments`. `id` is 0 before it is opened."""

    id: int
    channel: int
    guild: int | None
    host: int
    language: str
    kind: str
    options: dict[str, Any]
    form: TournamentForm
    seats: int
    rounds: int
    pace: PaceName
    late: Lateness
    status: TournamentStatus
    seed: str
    round: int
    told: int
    interaction: int | None
    created: int
    stand_in: bool = True
    """Whether a computer player may stand in for somebody at a table."""
    lenience: int | None = None
    """Number of moves that a computer player makes for whoever is late before they have lost by default; None for any number."""
    follows: int | None = None
    """Id of the tournament from whose groups this one goes on; None for one of its own."""
    moving: int = 0
    """Number of players of each group who rise into the next better one, and as many fall."""


@dataclass(frozen=True, slots=True)
class EntrantRecord:
    """One entrant of a tournament; `person` is None where somebody was forgotten."""

    number: int
    person: int | None
    name: str
    gone: bool


@dataclass(frozen=True, slots=True)
class PairingRecord:
    """The entrants who meet at one table of a round, or one who does not play in it."""

    round: int
    place: int
    players: list[int]
    is_final: bool = False
    channel: int | None = None
    """The channel of the table: where it was opened, or where its game goes on since; `NOWHERE` where that one is gone."""
    game: int | None = None
    places: list[int] | None = None
    points: int | None = None
    defaults: list[int] | None = None
    """The numbers of those who lost by default, or had left; None where nobody did, or that was not noted."""


Whole = tuple[TournamentRecord, tuple[EntrantRecord, ...], tuple[PairingRecord, ...]]


class TournamentStore:
    """The tournaments in the database. Raises Failed."""

    def __init__(self, store: Store) -> None:
        self._store = store

    @retry
    async def open(self, first: TournamentRecord) -> int:
        """Write a new tournament and return its id; that of the earlier one where the same interaction has already opened one.

        Raises Taken where the channel has one.
        """
        values = {name: value for name, value in asdict(first).items() if name != "id"}
        known = select(tournaments.c.id).where(tournaments.c.interaction == first.interaction)
        async with self._store.writing() as connection:
            if (found := await connection.scalar(known)) is not None:
                return int(found)
            try:
                done = await connection.execute(insert(tournaments).values(values))
            except IntegrityError as error:
                raise Taken from error
            key = done.inserted_primary_key
            assert key is not None
            return int(key.id)

    async def read(self, tournament: int) -> Whole | None:
        """Return a tournament with all who play in it and all their rounds, as they are at one moment; None where there is none."""
        return await self._store.read(lambda connection: _whole(connection, tournament))

    async def at(self, channel: int) -> int | None:
        """Return the id of the newest tournament of a channel that was not cancelled; None where there is none."""
        query = (
            select(tournaments.c.id)
            .where(tournaments.c.channel == channel, tournaments.c.status != CANCELLED)
            .order_by(tournaments.c.id.desc())
            .limit(1)
        )
        async with self._store.reading() as connection:
            return await connection.scalar(query)

    async def of_game(self, game: int) -> int | None:
        """Return the id of the tournament at one of whose tables this game is played; None where it is at none."""
        query = select(pairings.c.tournament).where(pairings.c.game == game)
        async with self._store.reading() as connection:
            return await connection.scalar(query)

    async def late_turns(self, game: int, event: str) -> list[str]:
        """Return the log events of this name in the log of a table."""
        query = select(actions.c.action).where(actions.c.game == game, actions.c.action.startswith(event))
        return await self._store.scalars(query)

    async def unfinished(self) -> list[int]:
        """Return the tournaments of this process's servers that are running, and those whose end nobody has been told."""
        query = select(tournaments.c.id).where(IS_UNFINISHED, *self._store.mine.has(tournaments.c.guild))
        return await self._store.scalars(query.order_by(tournaments.c.id))

    @retry
    async def join(self, tournament: int, person: int, name: str) -> bool:
        """Let somebody play; return False where they do already. Raises Moved where the tournament is not open any more."""
        async with self._store.writing() as connection:
            await _require_open(connection, tournament)
            number = select(func.coalesce(func.max(entrants.c.number) + 1, 0)).where(
                entrants.c.tournament == tournament
            )
            known = select(entrants.c.number).where(
                entrants.c.tournament == tournament, entrants.c.person == person
            )
            if await connection.scalar(known) is not None:
                return False
            values = {"tournament": tournament, "person": person, "name": name, "gone": False}
            await connection.execute(
                insert(entrants).values(number=await connection.scalar(number), **values)
            )
        return True

    @retry
    async def leave(self, tournament: int, person: int) -> bool:
        """Let somebody play no more: before the beginning as if they had never joined, later from the next round on.

        Return False where they do not play.
        """
        theirs = (entrants.c.tournament == tournament, entrants.c.person == person)
        async with self._store.writing() as connection:
            if await _status(connection, tournament) == OPEN:
                done = await connection.execute(delete(entrants).where(*theirs))
            else:
                left = update(entrants).where(*theirs, entrants.c.gone.is_(False))
                done = await connection.execute(left.values(gone=True))
        return done.rowcount == 1

    @retry
    async def configure(self, tournament: int, **values: object) -> None:
        """Change the settings of a tournament. Raises Moved where it is not open any more."""
        async with self._store.writing() as connection:
            await _require_open(connection, tournament)
            await connection.execute(update(tournaments).where(tournaments.c.id == tournament).values(values))

    @retry
    async def advance(
        self,
        before: TournamentRecord,
        status: TournamentStatus,
        following: Sequence[PairingRecord] = (),
        also: Also | None = None,
        among: Sequence[int] | None = None,
    ) -> bool:
        """Begin the next round with these pairings, or end the tournament; write what is `also` to be written in the same transaction.

        Return False, and do nothing, where the tournament is not what it was any more. Raises Moved where `among` are given, the numbers
        of all who are known to play, and others do.
        """
        same = (
            tournaments.c.id == before.id,
            tournaments.c.status == before.status,
            tournaments.c.round == before.round,
        )
        values: dict[str, object] = {"status": status, "round": before.round + bool(following)}
        async with self._store.writing() as connection:
            done = await connection.execute(update(tournaments).where(*same).values(values))
            if done.rowcount != 1:
                return False
            if among is not None:
                numbers = select(entrants.c.number).where(entrants.c.tournament == before.id)
                if {*await connection.scalars(numbers)} != {*among}:
                    raise Moved
            if following:
                rows = [{"tournament": before.id, **asdict(each)} for each in following]
                await connection.execute(insert(pairings), rows)
            if also is not None:
                await also(connection)
        return True

    @retry
    async def lose(self, channel: int) -> None:
        """End the tournament of a channel that is gone, if it is not over: nobody can be told of it, and no threads can be made there."""
        lost = update(tournaments).where(
            tournaments.c.channel == channel, tournaments.c.status.in_((OPEN, RUNNING))
        )
        async with self._store.writing() as connection:
            await connection.execute(lost.values(status=CANCELLED))

    @retry
    async def note(self, tournament: int, pairing: PairingRecord, **values: object) -> None:
        """Note where a table is played, or how it ended."""
        async with self._store.writing() as connection:
            await connection.execute(update(pairings).where(*_is(tournament, pairing)).values(values))

    @staticmethod
    def seats_game(tournament: int, pairing: PairingRecord) -> AlsoOf:
        """Return the function that writes, with a new table, that it is the one of a pairing. It raises Moved where that has one."""

        async def write(connection: AsyncConnection, game: int) -> None:
            free = update(pairings).where(*_is(tournament, pairing), pairings.c.game.is_(None))
            if (await connection.execute(free.values(game=game))).rowcount != 1:
                raise Moved

        return write

    @retry
    async def note_told(self, tournament: int, told: int) -> None:
        """Record that people have been told of `told` rounds; one more than there are stands for the end."""
        async with self._store.writing() as connection:
            await connection.execute(
                update(tournaments).where(tournaments.c.id == tournament).values(told=told)
            )


def _is(tournament: int, pairing: PairingRecord) -> tuple[Any, ...]:
    return (
        pairings.c.tournament == tournament,
        pairings.c.round == pairing.round,
        pairings.c.place == pairing.place,
    )


_OF: BindParameter[int] = bindparam("of")
_TOURNAMENT = select(tournaments).where(tournaments.c.id == _OF)
_ENTRANTS = (
    select(*entrants.c["number", "person", "name", "gone"])
    .where(entrants.c.tournament == _OF)
    .order_by(entrants.c.number)
)
_PAIRINGS = (
    select(
        *(column for column in pairings.c if column.name not in ("tournament", "channel")),
        func.coalesce(games.c.channel, pairings.c.channel).label("channel"),
    )
    .outerjoin(games, games.c.id == pairings.c.game)
    .where(pairings.c.tournament == _OF)
    .order_by(pairings.c.round, pairings.c.place)
)


async def _whole(connection: AsyncConnection, tournament: int) -> Whole | None:
    of = {"of": tournament}
    found = (await connection.execute(_TOURNAMENT, of)).one_or_none()
    if found is None:
        return None
    people = await connection.execute(_ENTRANTS, of)
    rounds = await connection.execute(_PAIRINGS, of)
    return (
        TournamentRecord(**found._mapping),
        tuple(EntrantRecord(*each) for each in people),
        tuple(PairingRecord(**each._mapping) for each in rounds),
    )


async def _require_open(connection: AsyncConnection, tournament: int) -> None:
    if await _status(connection, tournament) != OPEN:
        raise Moved


async def _status(connection: AsyncConnection, tournament: int) -> TournamentStatus | None:
    """Return the status of a tournament, which stays so until the transaction ends."""
    of_tournament = select(tournaments.c.status).where(tournaments.c.id == tournament)
    found: TournamentStatus | None = await connection.scalar(of_tournament.with_for_update())
    return found
