"""The privacy of a person: how much is kept of them, all of it to take away, and how it is forgotten.

Forgetting takes a person out of everything and leaves every game as it was played: the log names seats, and nobody who sat there, so it
comes to the same when it is played again. In games that go on the seat goes to a computer player first, or is freed.
"""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile

from pydantic import ValidationError

from bot.store import Store
from bot.store.errors import Failed
from bot.store.privacy.forgotten_list import Forgotten
from bot.store.privacy.personal_data import PersonalData, PersonalDataStore
from bot.store.rows import NOBODY
from bot.tables.log.mapping import moment_of
from bot.tables.model import log_events
from bot.tables.model.errors import IsOver
from bot.tables.model.step import Step
from bot.tables.model.table import Chair, Change, Person, Status, Table
from bot.tables.steps import lobby, seats
from bot.tables.write.cache import TableCache
from bot.tables.write.people_preferences import PeoplePreferences
from bot.tables.write.writer import Writer
from engine.errors import Malformed
from words.catalogue import words

logger = logging.getLogger(__name__)

_TIMES = frozenset({"created", "started", "ended", "at", "given"})


@dataclass(frozen=True, slots=True)
class Kept:
    """The records kept of a person, in numbers, and the games that go on in which that person plays."""

    data: PersonalData
    live: tuple[Table, ...]


class HalfForgotten(Failed):
    """The failure of forgetting after the person has left some games already."""

    key = "privacy-unfinished"


class Privacy:
    """The requests about people's data in one store. Every method raises Failed."""

    def __init__(
        self, store: Store, cache: TableCache, writer: Writer, preferences: PeoplePreferences
    ) -> None:
        self._store = PersonalDataStore(store)
        self._cache = cache
        self._writer = writer
        self._preferences = preferences

    async def kept(self, person_id: int) -> Kept:
        """Return the numbers of records kept of this person, and the games that go on."""
        data = await self._store.count(person_id)
        live = [await self._cache.newest(table_id) for table_id in await self._store.live(person_id)]
        return Kept(data, tuple(table for table in live if table.seat_of(person_id) is not None))

    async def export(self, person_id: int) -> dict[str, Any]:
        """Return everything kept of a person, as JSON values by file name; nobody else is named in it, and nothing still hidden is told."""
        found = await self._store.everything(person_id)
        beside = found.pop("seats")
        for game in found["games"]:
            others = (seat for seat in beside if seat["game"] == game["id"])
            game["results"] = [{name: seat[name] for name in seat if name != "game"} for seat in others]
        return {name: _dated(values) for name, values in found.items()}

    async def forget(self, person: Person) -> Sequence[Change]:
        """Take the person out of everything; return the changes of games that go on, to be shown there."""
        token = await self._store.enlist(person.id)
        try:
            return await self._erase(person, [token] if token else [])
        except Failed as error:
            raise HalfForgotten(str(error)) from error

    async def forget_again(self, asked: Forgotten) -> int:
        """Forget those on the list who have asked for it since the database that is here, a backup, was made; return their number."""
        found = await self._store.to_forget_again(asked)
        for person, tokens in found.items():
            await self._erase(Person(person, ""), tokens)
        return len(found)

    async def _erase(self, person: Person, tokens: Sequence[str]) -> Sequence[Change]:
        await self._store.silence(person.id)
        changes, unreadable = await self._leave(person)
        for table_id in await self._store.erase(person.id, nameless, unreadable, tokens):
            self._cache.drop(table_id)
        self._preferences.drop(person.id)
        return changes

    async def _leave(self, person: Person) -> tuple[list[Change], list[int]]:
        """Leave every game that goes on; return the changes, and the ids of the games that cannot be read any more.

        Those must not keep anybody from being forgotten.
        """
        changes, unreadable = [], []
        for table_id in await self._store.live(person.id):
            try:
                changes.append(await self._writer.make(table_id, None, partial(_without, person=person)))
            except IsOver:
                logger.info(
                    "table %s has come to its end, where nobody is taken out of a seat any more", table_id
                )
            except (Malformed, ValidationError):
                logger.exception(
                    "table %s cannot be read, and somebody is taken out of it all the same", table_id
                )
                unreadable.append(table_id)
        return changes, unreadable


def nameless(language: str, seat: int) -> str:
    """Return the name of a seat where nobody is known any more."""
    return words(language).key("privacy-nameless", number=seat + 1)


def archive(readme: str, found: Mapping[str, Any]) -> bytes:
    """Return a ZIP of an export: a file of JSON for each name, and one to read first."""
    packed = io.BytesIO()
    with ZipFile(packed, "w", ZIP_DEFLATED) as zipped:
        zipped.writestr("README.txt", readme)
        for name, values in found.items():
            zipped.writestr(f"{name}.json", json.dumps(values, ensure_ascii=False, indent=2))
    return packed.getvalue()


def _without(table: Table, person: Person) -> Step:
    """Return the table without the person, who leaves it first where they still sit there."""
    step = Step(table, "")
    if table.seat_of(person.id) is not None:
        leave = lobby.stand_up if table.status is Status.LOBBY else seats.resign
        step = leave(table, person)
    after = step.table
    without = tuple(
        replace(
            chair,
            name=nameless(table.language, chair.seat) if _is_left(chair, person) else chair.name,
            resigned=NOBODY if chair.resigned == person.id else chair.resigned,
            offered=None if chair.offered == person.id else chair.offered,
        )
        for chair in after.chairs
    )
    host = NOBODY if after.host == person.id else after.host
    action = f"{step.action} {log_events.FORGET}".strip()
    return replace(step, table=replace(after, chairs=without, host=host), action=action)


def _is_left(chair: Chair, person: Person) -> bool:
    """Return whether the name on a chair is this person's, and nobody else has it."""
    return chair.person is None and chair.resigned == person.id


def _dated(values: Any) -> Any:
    """Write times so that people can read them."""
    if isinstance(values, list):
        return [_dated(each) for each in values]
    if not isinstance(values, dict):
        return values
    return {
        name: moment_of(value).isoformat() if name in _TIMES and isinstance(value, int) else _dated(value)
        for name, value in values.items()
    }
