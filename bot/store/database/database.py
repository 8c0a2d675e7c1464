"""The database: its transactions, and what its errors mean."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import defaultdict
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, nullcontext, suppress
from pathlib import Path
from typing import Any, Self, TypeVar

from sqlalchemy import CompoundSelect, Row, Select, delete, insert
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot import metrics
from bot.store.database.engine import BARE, WRITES, all_back, connect
from bot.store.database.error_codes import failure
from bot.store.database.memory import Memory
from bot.store.database.migrate import upgrade, version_of
from bot.store.database.open_file import OpenFile
from bot.store.database.postgresql import ALONE, FRESH, wait_to_migrate
from bot.store.database.retry import retry
from bot.store.database.sqlite_driver import Work, transact
from bot.store.database.sqlite_file import CLOSED, IN_USE, claim, file_of, restrict
from bot.store.errors import Away, Damaged, Failed, GaveWay, Gone, Locked, LogGone, Newer, Replaced
from bot.store.schema import HEAD, pulse
from bot.store.shards import ALL

logger = logging.getLogger(__name__)

T = TypeVar("T")

LOOKS = 1.0
"""Seconds between two looks whether the database is still there and the same."""
BETWEEN = 5.0
"""Seconds between two looks whether the tables of a server are still those that this program knows."""
MOVE = 6_000
"""Number of bytes that a move writes, roughly."""
TRIES = 3
KEPT = 2
"""Maximum number of connections of each kind that are kept between transactions."""


class Database:
    """A database that is read and written, made by `open`. Any number of them, in any number of processes, may share one database.

    Raises Failed where the database does not answer; then nothing of the call was written.
    """

    def __init__(self, engine: AsyncEngine, *, is_alone: bool = False) -> None:
        self.engine = engine
        self.is_alone = is_alone
        """Whether this process alone writes to the database, so that values read from it hold until they are written here."""
        self._memories: defaultdict[str, Memory[Any, Any]] = defaultdict(lambda: Memory(keeps=is_alone))
        self._writer = engine.execution_options(**{WRITES: True})
        self._kept: defaultdict[AsyncEngine, list[AsyncConnection]] = defaultdict(list)
        """Connections that the next transaction takes, none of them in one."""
        self._keeps = True
        self.is_server = engine.dialect.name != "sqlite"
        # One writer at a time within the process: SQLite would let the others sleep and look again instead of taking turns.
        self._asker = engine.execution_options(**ALONE) if self.is_server else engine
        self._turn = nullcontext() if self.is_server else asyncio.Lock()
        self.file = file_of(engine.url)
        self._open_file: OpenFile | None = None
        self.mine = ALL
        """The shards whose servers this process looks after: what the clock brings there, and what was left undone."""
        self._damage: Damaged | None = None
        self._has_failed = False
        self._trouble = ""
        """The words of the last trouble with the database, until it answers again."""

    @classmethod
    async def open(cls, url: str, *, alone: bool = False) -> Self:
        """Return the database at any async SQLAlchemy URL, its schema brought up to date. Raises Failed.

        Who has taken the file with `bot.store.database.sqlite_file.only_user` may say that it is `alone`.
        """
        database = cls(connect(url), is_alone=alone)
        try:
            if database.file is not None:
                claim(database.file)
                database._open_file = OpenFile(database.file)
            async with database.reading() as connection:
                version = await connection.run_sync(version_of)
            if version != HEAD:
                await database._migrate()
            if database._open_file is not None:
                await database._mark_open(database._open_file)
        except BaseException:
            await database.close()
            raise
        return database

    async def _migrate(self) -> None:
        """Bring the schema up to date, one process after the other."""
        if not self.is_server:
            async with self.writing() as connection:
                await connection.run_sync(upgrade)
            return
        async with self.taking_turns() as connection:
            await connection.run_sync(wait_to_migrate)
            await connection.run_sync(upgrade)

    async def wait_for_exchange(self) -> Replaced | LogGone | Newer:
        """Wait until another file has been put in the place of this database, or of the log beside it, or that was deleted; on a server,
        until a newer program has changed the tables. Return the error that stands for it. All that was saved is `kept`, or in the file.

        Where the file is gone, nothing is written until it is back; the log says so.
        """
        if self.is_server:
            return await self._wait_for_newer()
        was_there = True
        while True:
            is_there = self._open_file is None or self._open_file.is_there
            if was_there and not is_there:
                logger.error("the file of the database is gone: nothing is saved until it is put back")
            was_there = is_there
            try:
                self._look()
            except (Replaced, LogGone) as error:
                await self._settle()
                return error
            except Gone:
                pass  # It may be put back.
            await asyncio.sleep(LOOKS)

    async def _wait_for_newer(self) -> Newer:
        """Wait until the tables are at another migration than ours, and return the error that names it."""
        while True:
            await asyncio.sleep(BETWEEN)
            with suppress(Failed):
                async with self.reading() as connection:
                    version = await connection.run_sync(version_of)
                if version is not None and version != HEAD:
                    return Newer(version)

    @property
    def kept(self) -> Path | None:
        """The file in which what was saved is kept, since the database could not keep it; None while there is none."""
        return self._open_file.kept if self._open_file else None

    async def _settle(self) -> None:
        async with self._turn:
            if self._open_file is not None:
                self._open_file.settle_log()

    async def close(self) -> None:
        """Close every connection: after whoever was cancelled in the middle of something has given theirs back.

        Everything is brought into the main file before, so that a copy of it alone is a copy.
        """
        self._keeps = False
        for kept in self._kept.values():
            while kept:
                await kept.pop().close()
        await all_back(self.engine)
        file, self._open_file = self._open_file, None
        if file is not None:
            with suppress(Failed):
                await self._finish(file)
        await self.engine.dispose()
        if file is not None:
            file.close()

    async def _finish(self, file: OpenFile) -> None:
        """Bring the changes in the log into the main file, and let that say so."""
        try:
            file.look()
        except (Gone, Replaced):
            file.settle_log()
            return
        if self.is_alone:
            file.is_marked = False
            async with self.writing() as connection:
                await connection.exec_driver_sql(f"PRAGMA application_id = {CLOSED}")
        await self.checkpoint()

    async def checkpoint(self) -> bool:
        """Bring all that is saved into the main file, and leave nothing of it in the log beside that.

        Return False where somebody is in the way.
        """
        if self.file is None:
            return True
        with self._translated():
            async with self._turn, self.engine.execution_options(**{BARE: True}).connect() as connection:
                self._look()
                found = await connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
                return not found.one()[0]

    def has_come_back(self) -> bool:
        """Return whether anything has failed since the last call of this method: it may have left something undone."""
        self._has_failed, has_failed = False, self._has_failed
        return has_failed

    def memory(self, name: str) -> Memory[Any, Any]:
        """Return the values of one kind that were read from this database, shared by all who read and write that kind."""
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

    @retry
    async def prove(self) -> None:
        """Write as much as a move would, to nobody's use but to see that it can be done. Raises Failed where it cannot."""
        async with self.writing() as connection:
            await connection.execute(delete(pulse))
            await connection.execute(insert(pulse).values(filler=secrets.token_hex(MOVE // 2)))

    async def ask(self, work: Work[T]) -> T:
        """Return what the work finds by one statement that reads. Raises Failed.

        The work of this and of `write` awaits nothing but its connection, for on a file it is done in one visit of that one's thread.
        """
        with self._translated():
            return await self._transact(self._asker, work)

    async def read(self, work: Work[T]) -> T:
        """Return what the work finds by several statements, all of which see one state of the database. Raises Failed."""
        with self._translated():
            return await self._transact(self.engine, work)

    async def find(
        self, query: Select[*tuple[Any, ...]] | CompoundSelect[*tuple[Any, ...]], **given: int | str
    ) -> Sequence[Row[*tuple[Any, ...]]]:
        """Return all rows that one statement finds, `given` its parameters. Raises Failed."""

        async def work(connection: AsyncConnection) -> Sequence[Row[*tuple[Any, ...]]]:
            return (await connection.execute(query, given)).all()

        return await self.ask(work)

    async def scalars(self, query: Select[T], **given: int | str) -> list[T]:
        """Return the first column of all rows that one statement finds, `given` its parameters. Raises Failed."""

        async def work(connection: AsyncConnection) -> list[T]:
            return list(await connection.scalars(query, given))

        return await self.ask(work)

    async def write(self, work: Work[T]) -> T:
        """Return what the work returns, done in a transaction as those of `writing`. Raises Failed."""
        with self._translated():
            async with self._turn:
                if self._damage is not None:
                    raise self._damage
                self._look()
                done = await self._transact(self._writer, work)
                self._look()
        return done

    async def _transact(self, engine: AsyncEngine, work: Work[T]) -> T:
        """Return what the work returns. On a file the connection is kept for the next one, unless something was raised: to take one from
        the pool and to give it back takes longer than most transactions.
        """
        if self.is_server:
            async with engine.connect() as connection:
                return await transact(connection, work)
        kept = self._kept[engine]
        connection = kept.pop() if kept else await engine.connect()
        try:
            done = await transact(connection, work)
        except BaseException:
            await asyncio.shield(connection.close())
            raise
        if self._keeps and len(kept) < KEPT:
            kept.append(connection)
        else:
            await asyncio.shield(connection.close())
        return done

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction that reads one state of the database. Raises Failed."""
        with self._translated():
            async with self.engine.begin() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction that may write, on a file one at a time within the process. Raises Failed.

        A commit into a file that nobody will find again counts as not saved. Once damage is known nothing more is written.
        """
        with self._translated():
            async with self._turn:
                if self._damage is not None:
                    raise self._damage
                self._look()
                async with self._writer.begin() as connection:
                    yield connection
                self._look()

    @asynccontextmanager
    async def taking_turns(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction on a server in which each statement sees what others have committed by then. Raises Failed."""
        with self._translated():
            async with self.engine.execution_options(**FRESH).begin() as connection:
                yield connection

    async def _mark_open(self, file: OpenFile) -> None:
        """Bring everything up to now into the main file and, where nobody else opens it, let that say that it is in use. Where nothing can
        be written it goes on saying what it said.
        """
        assert self.file is not None
        try:
            if self.is_alone:
                async with self.writing() as connection:
                    await connection.exec_driver_sql(f"PRAGMA application_id = {IN_USE}")
            file.is_marked = await self.checkpoint() and self.is_alone
            restrict(self.file)
            file.hold_log()
        except Damaged:
            raise
        except Failed as error:
            logger.warning("the database cannot be written to now: %s", error)

    def _look(self) -> None:
        """Raise Gone or Replaced where the file is not the one that was opened."""
        if self._open_file is not None:
            self._open_file.look()

    @contextmanager
    def _translated(self) -> Iterator[None]:
        """Raise the driver's errors as those of this package. A lasting trouble is logged once, and damage is remembered."""
        try:
            yield
        except (DBAPIError, NoConnection, OSError) as error:
            failed = _failure(error)
            if failed is None:
                raise
            self._log(failed)
            raise failed from error
        except (Damaged, Gone, Replaced) as error:
            self._log(error)
            raise
        self._trouble = ""

    def _log(self, error: Failed) -> None:
        if isinstance(error, Damaged):
            self._damage = error
        metrics.DATABASE_ERRORS.labels(type(error).__name__.lower()).inc()
        if isinstance(error, GaveWay):
            return  # It is tried again.
        self._has_failed = True
        if self._trouble != str(error):
            self._trouble = str(error)
            logger.error("the database does not answer: %s", error)


def _failure(error: DBAPIError | NoConnection | OSError) -> Failed | None:
    """Return the error of this package that stands for one from the driver; None for a bug, which is raised as it is.

    A connection that cannot be made is reported by an error of the operating system, a pool with none left by one of SQLAlchemy's.
    """
    if isinstance(error, NoConnection):
        return Locked(str(error))
    if not isinstance(error, DBAPIError):
        return failure(error)
    if error.orig and (failed := failure(error.orig)):
        return failed
    if error.connection_invalidated:
        return Away(str(error.orig))
    return Failed(str(error.orig)) if isinstance(error, OperationalError | InterfaceError) else None
