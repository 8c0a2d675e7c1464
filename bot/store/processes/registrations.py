"""The last registration of commands with Discord, for all processes that share the database."""

from __future__ import annotations

from sqlalchemy import delete, insert, select

from bot.store.database.retry import retry
from bot.store.schema import registrations
from bot.store.store import Store


class Registrations:
    """The registrations in the database. Raises Failed."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def last(self, application: int) -> str | None:
        """Return the sum of what was registered last for an application; None where nothing was."""
        query = select(registrations.c.sum).where(registrations.c.application == application)
        async with self._store.reading() as connection:
            return await connection.scalar(query)

    @retry
    async def keep(self, application: int, registered: str) -> None:
        """Remember the sum of what is registered now."""
        async with self._store.writing() as connection:
            await connection.execute(delete(registrations).where(registrations.c.application == application))
            await connection.execute(insert(registrations).values(application=application, sum=registered))
