"""The store: one transaction for each change, appended where it was expected or not at all."""

from __future__ import annotations

import asyncio
import logging
import secrets
import sqlite3
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import asdict, fields, replace
from typing import Any

from sqlalchemy import CompoundSelect, Select, Update, delete, insert, select, text
from sqlalchemy import Row as Found
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot import metrics
from bot.store import statements
from bot.store.engine import BARE, WRITES, all_back, connect
from bot.store.errors import Damaged, Failed, Gone, Moved, Replaced, StoreError, Taken, failure
from bot.store.file import CLOSED, IN_USE, Identity, claim, file_of, hold, identity, part, restrict
from bot.store.memory import Memory
from bot.store.migrate import upgrade, version_of
from bot.store.rows import LIVE, NOWHERE, GameRecord, Row, SeatRecord, Seen, Status, sum_of
from bot.store.schema import HEAD, actions, forks, games, has_status, pulse, seats, snapshots

logger = logging.getLogger(__name__)

_GAME_COLUMNS = tuple(column.name for column in games.columns)
_ROW_COLUMNS = tuple(field.name for field in fields(Row))
_SEAT_COLUMNS = tuple(field.name for field in fields(SeatRecord))
_GAVE_WAY = {"40001", "40P01"}
"""SQLSTATEs of a transaction that had to give way to another one."""
Also = Callable[[AsyncConnection], Awaitable[None]]
"""What is written in the same transaction as something else. What it raises takes that back."""
_HEADER = text("SELECT user_version, application_id FROM pragma_user_version, pragma_application_id")
"""A number that `bot.operations.restore` changes whenever it puts a backup in the place of the database; and `CLOSED` or `IN_USE`."""
LOOKS = 1.0
"""Seconds between two looks whether the database is still there and the same."""
MOVE = 6_000
"""About as many bytes as a move writes."""
TRIES = 3


class Store:
    """Reads and writes; made by `Store.open`. Any number of them, in any number of processes, may share one database.

    Raises Failed where the database does not answer, Moved and Taken where a method says so; then nothing of the call was written.
    """

    def __init__(self, engine: AsyncEngine, *, is_alone: bool = False) -> None:
        self.engine = engine
        self.is_alone = is_alone
        """Whether no other process writes to the database, so that what was read holds until it is written here."""
        self._memories: defaultdict[str, Memory[Any, Any]] = defaultdict(lambda: Memory(keeps=is_alone))
        self._writer = engine.execution_options(**{WRITES: True})
        # One writer at a time within the process: SQLite would let the others sleep and look again instead of taking turns.
        self._turn = asyncio.Lock()
        self.file = file_of(engine.url)
        self._identity: Identity | None = None
        self._generation: int | None = None
        self._replaced = asyncio.Event()
        self._is_open = False
        self._held: sqlite3.Connection | None = None
        """As long as it is open, the log beside the file is there unless somebody has deleted it."""
        self._damage: Damaged | None = None
        self._trouble = ""
        """The words of the last trouble with the database, until it answers again."""

    @classmethod
    async def open(cls, url: str, *, alone: bool = False) -> Store:
        """The store at any async SQLAlchemy URL, its schema brought up to date. Raises Failed.

        Who has taken the file with `bot.store.file.only_user` may say that it is `alone`.
        """
        store = cls(connect(url), is_alone=alone)
        try:
            if store.file is not None:
                claim(store.file)
            async with store.reading() as connection:
                await store._recognize(connection)
                version = await connection.run_sync(version_of)
            if version != HEAD:
                async with store.writing() as connection:
                    await connection.run_sync(upgrade)
            await store._mark_open()
        except BaseException:
            await store.close()
            raise
        return store

    async def replaced(self) -> None:
        """Wait until another database has been put in the place of this one.

        From then on nothing is written here any more, for it would follow from what is not there; open a store anew. Where the file is
        gone, nothing is written until it is back; the log says so.
        """
        was_there = True
        while not self._replaced.is_set():
            is_there = self._is_there()
            if was_there and not is_there:
                logger.error("the file of the database is gone: nothing is saved until it is put back")
            was_there = is_there
            with suppress(Failed):
                self._look()
                async with self.reading() as connection:
                    await self._recognize(connection)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._replaced.wait(), LOOKS)

    async def close(self) -> None:
        """Close every connection: after whoever was cancelled in the middle of something has given theirs back.

        Everything is brought into the main file before, so that a copy of it alone is a copy.
        """
        await all_back(self.engine)
        if self._is_open:
            self._is_open = False
            with suppress(Failed):
                async with self.writing() as connection:
                    await connection.exec_driver_sql(f"PRAGMA application_id = {CLOSED}")
                await self.checkpoint()
        await self.engine.dispose()
        if self._held is not None:
            self._held.close()
            self._held = None

    async def checkpoint(self) -> bool:
        """Bring all that is saved into the main file, and leave nothing of it in the log beside; False where somebody is in the way."""
        if self.file is None:
            return True
        with self._translated():
            async with self._turn, self.engine.execution_options(**{BARE: True}).connect() as connection:
                self._look()
                found = await connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
                return not found.one()[0]

    def memory(self, name: str) -> Memory[Any, Any]:
        """What was read of one kind of things, for all who read and write those of this database."""
        return self._memories[name]

    def forget_read(self) -> None:
        """Keep nothing of what was read, for much has been written."""
        for memory in self._memories.values():
            memory.clear()

    async def scrub(self) -> None:
        """Leave nothing in any file of what was deleted."""
        for _ in range(TRIES):
            if await self.checkpoint():
                return
        logger.warning("what was deleted stands in the log beside the database until the bot ends")

    async def prove(self) -> None:
        """Write as much as a move would, to nobody's use but to see that it can be done. Raises Failed where it cannot."""
        async with self.writing() as connection:
            await connection.execute(delete(pulse))
            await connection.execute(insert(pulse).values(filler=secrets.token_hex(MOVE // 2)))

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
        async with self.writing(recognized=False) as connection:
            expected = {"of": before.id, "expected": before.moment}
            try:
                moved = await self.update(connection, statements.MOVE, changed | expected)
            except IntegrityError as error:
                raise Taken from error
            if moved != 1:
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
        """A table and its newest snapshot, as they were at one moment; None where there is no such table.

        A snapshot that is not what was written is given as "": the log tells what it was.
        """
        async with self.reading() as connection:
            of_game = (
                select(games, snapshots.c.table.label("snapshot"), snapshots.c.sum)
                .outerjoin(snapshots)
                .where(games.c.id == game_id)
            )
            found = (await connection.execute(of_game)).one_or_none()
            if found is None:
                return None
            of_seats = select(*seats.c[_SEAT_COLUMNS]).where(seats.c.game == game_id).order_by(seats.c.seat)
            chairs = tuple(SeatRecord(*row) for row in await connection.execute(of_seats))
        values = {name: found._mapping[name] for name in _GAME_COLUMNS}
        snapshot = found.snapshot
        if snapshot is not None and found.sum not in (None, sum_of(snapshot)):
            logger.error("the snapshot of table %s has been changed by the disk", game_id)
            snapshot = ""
        return GameRecord(**values, chairs=chairs), snapshot

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
        query = select(*games.c["id", "kind", "version", "due"]).where(has_status(Status.PLAYING))
        async with self.reading() as connection:
            return [
                (id_, kind, version, due)
                for id_, kind, version, due in await connection.execute(query.order_by(games.c.id))
            ]

    async def paused(self, channel: int) -> list[int]:
        """The paused tables of a channel, the newest first."""
        query = select(games.c.id).where(games.c.channel == channel, games.c.status == Status.PAUSED)
        return await self._ids(query.order_by(games.c.id.desc()))

    async def adrift(self, person: int) -> list[int]:
        """The paused tables without a channel at which this person sits, the newest first."""
        sits = select(seats.c.game).where(seats.c.person == person)
        query = select(games.c.id).where(
            games.c.channel == NOWHERE, games.c.status == Status.PAUSED, games.c.id.in_(sits)
        )
        return await self._ids(query.order_by(games.c.id.desc()))

    async def live(self, **place: int) -> list[int]:
        """The tables in this `channel`, or in this `guild`, that are not at their end."""
        where = [games.c[name] == value for name, value in place.items()]
        return await self._ids(
            select(games.c.id).where(*where, games.c.status.in_(LIVE)).order_by(games.c.id)
        )

    async def _one(
        self, query: Select[*tuple[Any, ...]] | CompoundSelect[*tuple[Any, ...]], **given: int | None
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
    async def writing(self, *, recognized: bool = True) -> AsyncIterator[AsyncConnection]:
        """A transaction that may write, one at a time within the process. Raises Failed, Moved.

        What was committed into a file that nobody will find again was not saved. Where damage is known nothing more is written. Where it
        is not `recognized` at its beginning, its first statement goes through `update`, which does that along the way.
        """
        with self._translated():
            async with self._turn:
                if self._damage is not None:
                    raise self._damage
                self._look()
                async with self._writer.begin() as connection:
                    if recognized:
                        await self._recognize_open(connection)
                    yield connection
                self._look()

    async def update(self, connection: AsyncConnection, statement: Update, values: Mapping[str, Any]) -> int:
        """The first statement of a transaction, an UPDATE; gives how many rows it changed. Raises Replaced.

        That this is the database that was opened is a condition of the statement itself: only where it changes nothing is that asked
        apart.
        """
        if self._is_open:
            here = {"generation": self._generation, "mark": IN_USE}
            done = await connection.execute(statements.here(statement), {**values, **here})
            if done.rowcount:
                return done.rowcount
        await self._recognize_open(connection)
        return (await connection.execute(statement, values)).rowcount

    async def _recognize_open(self, connection: AsyncConnection) -> None:
        """Raises Replaced where this is not the database that was opened; where others have marked it as closed, it is in use again."""
        if await self._recognize(connection) == CLOSED and self._is_open:
            await connection.exec_driver_sql(f"PRAGMA application_id = {IN_USE}")

    async def _mark_open(self) -> None:
        """Let the main file say that it is in use, with everything in it up to now. Where nothing can be written, that must wait."""
        if self.file is None:
            return
        self._is_open = True
        try:
            async with self.writing() as connection:
                await connection.exec_driver_sql(f"PRAGMA application_id = {IN_USE}")
            await self.checkpoint()
            restrict(self.file)
            with suppress(sqlite3.Error):
                self._held = hold(self.file)
        except Damaged:
            raise
        except Failed as error:
            logger.warning("the database cannot be written to now: %s", error)

    def _is_there(self) -> bool:
        return self.file is None or (
            self.file.exists() and (self._held is None or part(self.file, "-wal").exists())
        )

    def _look(self) -> None:
        """Raises Gone or Replaced where the file is not the one that was opened."""
        if self.file is None:
            return
        found = identity(self.file)
        if self._identity is None:
            self._identity = found
        if not self._is_there():
            raise Gone(str(self.file))
        if found != self._identity:
            self._replaced.set()
            raise Replaced("another file was put in its place")

    async def _recognize(self, connection: AsyncConnection) -> int | None:
        """The mark of the file, where there is one. Raises Replaced where this is not the database that was opened."""
        if self.engine.dialect.name != "sqlite":
            return None
        generation, mark = (await connection.execute(_HEADER)).one()
        if self._generation is None:
            self._generation = generation
        if generation != self._generation:
            self._replaced.set()
            raise Replaced("a backup was put in its place")
        return int(mark)

    @contextmanager
    def _translated(self) -> Iterator[None]:
        """What the driver raises, as this package's errors. A trouble that goes on is logged once, and damage is remembered."""
        try:
            yield
        except DBAPIError as error:
            failed = _failure(error)
            if failed is None:
                raise
            self._log(failed)
            raise failed from error
        except (Damaged, Gone, Replaced) as error:
            self._log(error)
            raise
        self._trouble = ""

    def _log(self, error: StoreError) -> None:
        if not isinstance(error, Failed):
            return
        if isinstance(error, Damaged):
            self._damage = error
        metrics.DATABASE_ERRORS.labels(type(error).__name__.lower()).inc()
        if self._trouble != str(error):
            self._trouble = str(error)
            logger.error("the database does not answer: %s", error)


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
    values = {"seq": seq, "table": snapshot, "sum": sum_of(snapshot)}
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
