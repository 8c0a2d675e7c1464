"""Forks: the private copies of tables that people try moves on, at most one of each person."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from sqlalchemy import delete, insert, select, update

from bot.store.again import again
from bot.store.schema import forks
from bot.store.store import Store


@dataclass(frozen=True, slots=True)
class ForkRecord:
    """One fork; the fields are the columns of `forks`."""

    person: int
    game: int
    seq: int
    """The moment of the table that the fork was made at."""
    table: str


class Forks:
    """Reads and writes them. Raises Failed where the database does not answer."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, person: int) -> ForkRecord | None:
        """The fork of a person."""
        async with self._store.reading() as connection:
            found = (await connection.execute(select(forks).where(forks.c.person == person))).one_or_none()
        return ForkRecord(**found._mapping) if found else None

    async def at(self, game: int) -> list[ForkRecord]:
        """The forks of a table."""
        async with self._store.reading() as connection:
            found = await connection.execute(
                select(forks).where(forks.c.game == game).order_by(forks.c.person)
            )
            return [ForkRecord(**each._mapping) for each in found]

    @again
    async def put(self, fork: ForkRecord) -> None:
        """Keep this fork in the place of any other of the same person."""
        async with self._store.writing() as connection:
            await connection.execute(delete(forks).where(forks.c.person == fork.person))
            await connection.execute(insert(forks).values(**asdict(fork)))

    @again
    async def change(self, before: ForkRecord, table: str) -> bool:
        """Go on with a fork; False, and nothing done, where it is not what it was any more."""
        same = (forks.c.person == before.person, forks.c.game == before.game, forks.c.table == before.table)
        async with self._store.writing() as connection:
            done = await connection.execute(update(forks).where(*same).values(table=table))
        return done.rowcount == 1

    @again
    async def drop(self, person: int) -> None:
        """Forget the fork of a person, if there is one."""
        async with self._store.writing() as connection:
            await connection.execute(delete(forks).where(forks.c.person == person))
