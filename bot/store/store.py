"""The store: one transaction for each change, appended where it was expected or not at all."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import asdict, fields, replace
from typing import Any

from sqlalchemy import Row as Found
from sqlalchemy import Select, delete, insert, select, text
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot import metrics
from bot.store import statements
from bot.store.engine import WRITES, all_back, connect
from bot.store.errors import Failed, Moved, Replaced, StoreError, Taken, failure
from bot.store.migrate import upgrade, version_of
from bot.store.rows import GameRecord, Row, SeatRecord, Seen
from bot.store.schema import HEAD, actions, forks, games, seats, snapshots

logger = logging.getLogger(__name__)

_GAME_COLUMNS = tuple(column.name for column in games.columns)
_ROW_COLUMNS = tuple(field.name for field in fields(Row))
_SEAT_COLUMNS = tuple(field.name for field in fields(SeatRecord))
_GAVE_WAY = {"40001", "40P01"}
"""SQLSTATEs of a transaction that had to give way to another one."""
Also = Callable[[AsyncConnection], Awaitable[None]]
"""What is written in the same transaction as something else. What it raises takes that back."""
_GENERATION = text("PRAGMA user_version")
"""A number that `bot.operations.restore` changes whenever it puts a backup in the place of the database."""
LOOKS = 1.0
"""Seconds between two looks whether that has happened."""


class Store:
    """Reads and writes; made by `Store.open`. Any number of them, in any number of processes, may share one database.

    Raises Failed where the database does not answer, Moved and Taken where a method says so; then nothing of the call was written.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._writer = engine.execution_options(**{WRITES: True})
        # One writer at a time within the process: SQLite would let the others sleep and look again instead of taking turns.
        self._turn = asyncio.Lock()
        self._generation: int | None = None
        self._replaced = asyncio.Event()
        self._trouble = ""
        """The words of the last trouble with the database, until it answers again."""

    @classmethod
    async def open(cls, url: str) -> Store:
        """The store at any async SQLAlchemy URL, its schema brought up to date. Raises Failed."""
        store = cls(connect(url))
        try:
            async with store.reading() as connection:
                await store._recognize(connection)
                version = await connection.run_sync(version_of)
            if version != HEAD:
                async with store.writing() as connection:
                    await connection.run_sync(upgrade)
        except BaseException:
            await store.close()
            raise
        return store

    async def replaced(self) -> None:
        """Wait until a backup has been put in the place of the database.

        From then on nothing is written here any more, for it would follow from what is not there; open a store anew.
        """
        while not self._replaced.is_set():
            with suppress(Failed):
                async with self.reading() as connection:
                    await self._recognize(connection)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._replaced.wait(), LOOKS)

    async def close(self) -> None:
        """Close every connection: after whoever was cancelled in the middle of something has given theirs back."""
        await all_back(self.engine)
        await self.engine.dispose()

    async def start(self, game: GameRecord, *rows: Row, snapshot: str | None = None) -> GameRecord:
        """Write a new table with its log so far; gives the record with its id. Raises Taken, or Moved for a known interaction."""
        async with self.writing() as connection:
            values = {name: getattr(game, name) for name in _GAME_COLUMNS if name != "id"}
            try:
                done = await connection.execute(insert(games).values(values))
            except IntegrityError as error:
                raise Taken from error
            key = done.inserted_primary_key
            assert key is not None
            for row in rows:
                await _append(connection, key.id, row)
            await _seat(connection, key.id, game.chairs)
            if snapshot is not None:
                await _keep(connection, key.id, game.moment, snapshot)
        return replace(game, id=key.id)

    async def append(
        self,
        before: GameRecord,
        after: GameRecord,
        row: Row,
        snapshot: str | None,
        also: Also | None = None,
    ) -> None:
        """Write what has changed from `before` to `after`, the row, the snapshot if there is one, and what is `also` to be written with
        them, in one transaction.

        Raises Moved where the log does not stand at `before.moment`, or knows the interaction; Taken where the table wants its channel
        back that another one has meanwhile.
        """
        changed = {
            name: value for name in _GAME_COLUMNS if (value := getattr(after, name)) != getattr(before, name)
        }
        async with self.writing() as connection:
            expected = {"of": before.id, "expected": before.moment}
            try:
                moved = await connection.execute(statements.MOVE, changed | expected)
            except IntegrityError as error:
                raise Taken from error
            if moved.rowcount != 1:
                raise Moved
            await _append(connection, before.id, row)
            await _change_seats(connection, before.id, before.chairs, after.chairs)
            if snapshot is not None:
                await _keep(connection, before.id, row.seq, snapshot)
            if also is not None:
                await also(connection)
            if after.ended is not None:
                await connection.execute(delete(forks).where(forks.c.game == before.id))

    async def seen(self, game_id: int, interaction: int | None) -> Seen | None:
        """The table's moment, and whether the interaction is in its log already; None where there is no such table."""
        found = await self._one(statements.SEEN, of=game_id, asked=interaction)
        return Seen(found.moment, found.seq) if found else None

    async def game_of(self, interaction: int) -> int | None:
        """The table in whose log the interaction is."""
        return await self._id(select(actions.c.game).where(actions.c.interaction == interaction))

    async def moment(self, game_id: int) -> int | None:
        """The moment a table is at; None where there is no such table."""
        return await self._id(statements.MOMENT, of=game_id)

    async def at(self, channel: int) -> tuple[int, int] | None:
        """The live table of a channel, else the latest that was played, and its moment; None where there is neither."""
        found = await self._one(statements.AT, place=channel)
        return (found.id, found.moment) if found else None

    async def game(self, game_id: int) -> tuple[GameRecord, str | None] | None:
        """A table and its newest snapshot, as they were at one moment; None where there is no such table."""
        async with self.reading() as connection:
            of_game = (
                select(games, snapshots.c.table.label("snapshot"))
                .outerjoin(snapshots)
                .where(games.c.id == game_id)
            )
            found = (await connection.execute(of_game)).one_or_none()
            if found is None:
                return None
            of_seats = select(*seats.c[_SEAT_COLUMNS]).where(seats.c.game == game_id).order_by(seats.c.seat)
            chairs = tuple(SeatRecord(*row) for row in await connection.execute(of_seats))
        values = {name: found._mapping[name] for name in _GAME_COLUMNS}
        return GameRecord(**values, chairs=chairs), found.snapshot

    async def rows(self, game_id: int) -> list[Row]:
        """The log of a table, from its first row."""
        query = select(*actions.c[_ROW_COLUMNS]).where(actions.c.game == game_id).order_by(actions.c.seq)
        async with self.reading() as connection:
            return [Row(**found._mapping) for found in await connection.execute(query)]

    async def played(self) -> list[int]:
        """Every table whose game was started."""
        return await self._ids(select(games.c.id).where(games.c.started.is_not(None)).order_by(games.c.id))

    async def playing(self) -> list[tuple[int, str, int, bool]]:
        """Of every table being played its id, game, version of the rules, and whether a computer player owes a move."""
        query = select(*games.c["id", "kind", "version", "due"]).where(games.c.status == "playing")
        async with self.reading() as connection:
            return [
                (id_, kind, version, due)
                for id_, kind, version, due in await connection.execute(query.order_by(games.c.id))
            ]

    async def _one(
        self, query: Select[*tuple[Any, ...]], **given: int | None
    ) -> Found[*tuple[Any, ...]] | None:
        async with self.reading() as connection:
            return (await connection.execute(query, given)).one_or_none()

    async def _id(self, query: Select[int], **given: int) -> int | None:
        async with self.reading() as connection:
            return await connection.scalar(query, given)

    async def _ids(self, query: Select[int]) -> list[int]:
        async with self.reading() as connection:
            return list(await connection.scalars(query))

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that reads one state of the database. Raises Failed."""
        with self._translated():
            async with self.engine.begin() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that may write, one at a time within the process. Raises Failed, Moved."""
        with self._translated():
            async with self._turn, self._writer.begin() as connection:
                await self._recognize(connection)
                yield connection

    @contextmanager
    def _translated(self) -> Iterator[None]:
        """What the driver raises, as this package's errors. A trouble that goes on is logged once."""
        try:
            yield
        except DBAPIError as error:
            failed = _failure(error)
            if failed is None:
                raise
            self._log(failed)
            raise failed from error
        except Replaced as replaced:
            self._log(replaced)
            raise
        self._trouble = ""

    def _log(self, error: StoreError) -> None:
        if not isinstance(error, Failed):
            return
        metrics.DATABASE_ERRORS.labels(type(error).__name__.lower()).inc()
        if self._trouble != str(error):
            self._trouble = str(error)
            logger.error("the database does not answer: %s", error)

    async def _recognize(self, connection: AsyncConnection) -> None:
        """Raises Replaced where this is not the database that was opened."""
        if self.engine.dialect.name != "sqlite":
            return
        found = await connection.scalar(_GENERATION)
        if self._generation is None:
            self._generation = found
        if found != self._generation:
            self._replaced.set()
            raise Replaced("a backup was put in its place")


async def _append(connection: AsyncConnection, game_id: int, row: Row) -> None:
    try:
        await connection.execute(statements.APPEND, {"game": game_id, **asdict(row)})
    except IntegrityError as error:
        raise Moved from error


async def _seat(connection: AsyncConnection, game_id: int, chairs: Sequence[SeatRecord]) -> None:
    if chairs:
        await connection.execute(insert(seats), [{"game": game_id, **asdict(chair)} for chair in chairs])


async def _change_seats(
    connection: AsyncConnection, game_id: int, before: Sequence[SeatRecord], after: Sequence[SeatRecord]
) -> None:
    """Write those that have changed; all of them where there are fewer or more than before."""
    if len(before) != len(after):
        await connection.execute(delete(seats).where(seats.c.game == game_id))
        await _seat(connection, game_id, after)
    elif changed := [new for old, new in zip(before, after, strict=True) if new != old]:
        await connection.execute(
            statements.RESEAT,
            [{"of": game_id, "at_seat": chair.seat, **_besides_seat(chair)} for chair in changed],
        )


def _besides_seat(chair: SeatRecord) -> dict[str, Any]:
    values = asdict(chair)
    del values["seat"]
    return values


async def _keep(connection: AsyncConnection, game_id: int, seq: int, snapshot: str) -> None:
    """Put the snapshot in the place of the one before it."""
    values = {"seq": seq, "table": snapshot}
    replaced = await connection.execute(statements.KEEP, values | {"of": game_id})
    if replaced.rowcount == 0:
        await connection.execute(insert(snapshots).values(game=game_id, **values))


def _failure(error: DBAPIError) -> StoreError | None:
    """What the driver raises, as one of this package's errors; None for what is a bug and stays what it is."""
    if getattr(error.orig, "sqlstate", None) in _GAVE_WAY:
        return Moved()
    if error.orig and (failed := failure(error.orig)):
        return failed
    return Failed(str(error.orig)) if isinstance(error, OperationalError | InterfaceError) else None
