"""The preferences that people have set, by their ids."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Any

from cachetools import TTLCache

from bot.store import Store
from bot.store.errors import Failed
from bot.store.settings.preferences import PreferencesStore
from bot.tables.log.mapping import moment_of, stamp
from bot.tables.model.calendar import MOST_AWAY, Hours
from bot.tables.model.preferences import Absence, Preferences
from engine.errors import Refused
from engine.text import say

MOST_KNOWN, KNOWN_SECONDS = 4096, 60.0
"""Maximum number of people whose language is known without asking the database, and the seconds for which it is."""


class PeoplePreferences:
    """The preferences of all people of one store. Every method raises Failed.

    Tables keep the preferences of those who play there beside their reading; so `Scheduler.set` is the way to change them: it tells the
    tables too.
    """

    def __init__(self, store: Store, now: Callable[[], datetime]) -> None:
        self._store = PreferencesStore(store)
        self._now = now
        self._spoken: TTLCache[int, str | None] = TTLCache(MOST_KNOWN, KNOWN_SECONDS)
        """By person, the language they have chosen: it is asked for at every press."""

    async def get(self, person_id: int) -> Preferences:
        """Return a person's preferences; the defaults where they have set nothing."""
        return (await self.of([person_id]))[person_id]

    async def of(self, people: Iterable[int]) -> Mapping[int, Preferences]:
        """Return the preferences of several people, by id."""
        found = await self._store.read(frozenset(people))
        return {person: Preferences.model_validate(settings) for person, settings in found.items()}

    async def spoken_by(self, person_id: int) -> str | None:
        """Return the language that a person has chosen to be answered in; None where they have not, or where it cannot be looked up.

        What is chosen by way of another process is known here within `KNOWN_SECONDS`.
        """
        if person_id not in self._spoken:
            with suppress(Failed):
                self._spoken[person_id] = (await self._store.read([person_id]))[person_id].get("speaks")
        return self._spoken.get(person_id)

    async def reachable(self, people: Iterable[int], table: int = 0) -> frozenset[int]:
        """Return the ids of the people who are to be notified of every turn at a table now.

        They wish it, there too, and do not want to be left alone.
        """
        settings = await self.of(people)
        now = self._now()
        return frozenset(person for person, each in settings.items() if each.hears(now, table))

    async def absences(self, people: Iterable[int]) -> Mapping[int, Absence]:
        """Return who of these people is away, or asleep for long, by id."""
        now = self._now()
        found = {person: each.absence(now) for person, each in (await self.of(people)).items()}
        return {person: absence for person, absence in found.items() if absence is not None}

    async def set(self, person_id: int, **chosen: object) -> Preferences:
        """Change hours or settings by name and leave the rest. Raises as `Hours`, and Refused for too long an absence."""
        now = moment_of(stamp(self._now()))
        until = chosen.get("away_until")
        if isinstance(until, datetime) and until > now + MOST_AWAY:
            raise Refused(say("hours-away-long", days=MOST_AWAY // timedelta(days=1)))

        def changed(values: Mapping[str, Any]) -> tuple[Mapping[str, Any], int | None]:
            settings = _with(Preferences.model_validate(values), chosen, now)
            due = settings.next_digest(now)
            return settings.model_dump(mode="json"), None if due is None else stamp(due)

        settings = Preferences.model_validate(await self._store.change(person_id, changed))
        self._spoken[person_id] = settings.speaks
        return settings

    async def forget(self, person_id: int) -> None:
        """Delete a person's preferences, so that everything is as for somebody who has set nothing."""
        await self._store.forget(person_id)
        self.drop(person_id)

    def drop(self, person_id: int) -> None:
        """Keep no language of a person whose preferences are deleted."""
        self._spoken.pop(person_id, None)


def _with(settings: Preferences, chosen: Mapping[str, object], now: datetime) -> Preferences:
    hours = {name: chosen[name] for name in Hours.model_fields if name in chosen}
    rest = {name: chosen[name] for name in Preferences.model_fields if name in chosen}
    if hours:
        rest["calendar"] = settings.calendar.then(Hours(**(settings.hours.model_dump() | hours)), now)
    return Preferences(**(dict(settings) | rest))
