"""Trials: the private copies of tables that people try moves on, at most one of each person."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from sqlalchemy import delete, insert, select, update

from bot.store.database.retry import retry
from bot.store.schema import forks
from bot.store.store import Store


@dataclass(frozen=True, slots=True)
class TrialRecord:
    """One trial; the fields are the columns of `forks`."""

    person: int
    game: int
    seq: int
    """Moment of the table at which the trial was made."""
    table: str


class TrialStore:
    """The trials in the database. Raises Failed where it does not answer."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, person: int) -> TrialRecord | None:
        """Return the trial of a person; None where there is none."""
        async with self._store.reading() as connection:
            found = (await connection.execute(select(forks).where(forks.c.person == person))).one_or_none()
        return TrialRecord(**found._mapping) if found else None

    async def at(self, game: int) -> list[TrialRecord]:
        """Return the trials of a table."""
        async with self._store.reading() as connection:
            found = await connection.execute(
                select(forks).where(forks.c.game == game).order_by(forks.c.person)
            )
            return [TrialRecord(**each._mapping) for each in found]

    @retry
    async def put(self, trial: TrialRecord) -> None:
        """Keep this trial in the place of any other of the same person."""
        async with self._store.writing() as connection:
            await connection.execute(delete(forks).where(forks.c.person == trial.person))
            await connection.execute(insert(forks).values(**asdict(trial)))

    @retry
    async def change(self, before: TrialRecord, table: str) -> bool:
        """Go on with a trial; return False, and do nothing, where the trial is not what it was any more."""
        same = (forks.c.person == before.person, forks.c.game == before.game, forks.c.table == before.table)
        async with self._store.writing() as connection:
            done = await connection.execute(update(forks).where(*same).values(table=table))
        return done.rowcount == 1

    @retry
    async def drop(self, person: int) -> None:
        """Forget the trial of a person, if there is one."""
        async with self._store.writing() as connection:
            await connection.execute(delete(forks).where(forks.c.person == person))
