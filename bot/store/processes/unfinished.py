"""Answers that take long and are not finished: all it takes to finish them where this process dies in between.

They stand beside the other secrets, because whoever has the token of an interaction can answer it, for a quarter of an hour.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field

from sqlalchemy import delete, insert, select

from bot.store.database.retry import retry
from bot.store.schema import games, secrets
from bot.store.store import Store

_PREFIX = "unfinished "


@dataclass(frozen=True, slots=True)
class Unfinished:
    """An answer to an interaction that asked for something about a table; `op` is what was asked for."""

    interaction: int
    token: str = field(repr=False)
    language: str
    table: int
    op: str


class UnfinishedAnswers:
    """The unfinished answers in the database. Raises Failed."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._going_on: set[int] = set()
        """The interactions that this process is still answering."""

    @retry
    async def keep(self, answer: Unfinished) -> None:
        """Remember an answer until it is dropped."""
        self._going_on.add(answer.interaction)
        async with self._store.writing() as connection:
            await connection.execute(
                insert(secrets).values(name=_name(answer.interaction), value=json.dumps(asdict(answer)))
            )

    @retry
    async def drop(self, interaction: int) -> None:
        """Forget the answer to an interaction, because it is finished or can no longer be."""
        self._going_on.discard(interaction)
        async with self._store.writing() as connection:
            await connection.execute(delete(secrets).where(secrets.c.name == _name(interaction)))

    async def left(self) -> list[Unfinished]:
        """Return the answers that nobody finishes any more, of the servers this process looks after."""
        async with self._store.reading() as connection:
            rows = await connection.scalars(select(secrets.c.value).where(secrets.c.name.startswith(_PREFIX)))
            found = [Unfinished(**json.loads(row)) for row in rows]
            ours = set(
                await connection.scalars(
                    select(games.c.id).where(
                        games.c.id.in_({each.table for each in found}), *self._store.mine.has(games.c.guild)
                    )
                )
            )
        return [each for each in found if each.table in ours and each.interaction not in self._going_on]


def _name(interaction: int) -> str:
    return f"{_PREFIX}{interaction}"
