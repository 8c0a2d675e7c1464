"""Settings of people, one row each, and the time at which the daily message of those who want one is due."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, TypeAlias

from sqlalchemy import bindparam, delete, insert, select, update

from bot.store.database.memory import Memory
from bot.store.database.retry import retry
from bot.store.schema import people
from bot.store.store import Store

Values: TypeAlias = Mapping[str, Any]
Change: TypeAlias = Callable[[Values], tuple[Values, int | None]]
"""A function from the settings before, {} for none, to those after and the time a daily message is due next, None for none."""

_OF = select(people.c.settings).where(people.c.id == bindparam("of"))


class PreferencesStore:
    """The settings of people in the database. Raises Failed."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._settings: Memory[int, Values] = store.memory("settings of people")

    async def read(self, ids: Collection[int]) -> dict[int, Values]:
        """Return the settings of these people, {} of those who have set nothing."""
        return await self._settings.read(ids, self._load)

    @retry
    async def change(self, person: int, change: Change) -> Values:
        """Read the settings of a person, change them and write them in one transaction; return the settings after."""
        with self._settings.changing(person):
            async with self._store.writing() as connection:
                before = await connection.scalar(_OF, {"of": person})
                settings, digest = change(before or {})
                values = {"settings": settings, "digest": digest}
                if before is None:
                    await connection.execute(insert(people).values(id=person, **values))
                else:
                    await connection.execute(update(people).where(people.c.id == person).values(values))
        return settings

    async def _load(self, ids: Collection[int]) -> dict[int, Values]:
        query = select(people.c.id, people.c.settings).where(people.c.id.in_(ids))
        found = {found.id: found.settings for found in await self._store.find(query)}
        return {person: {} for person in ids} | found

    @retry
    async def forget(self, person: int) -> None:
        """Delete the settings of a person."""
        with self._settings.changing(person):
            async with self._store.writing() as connection:
                await connection.execute(delete(people).where(people.c.id == person))
