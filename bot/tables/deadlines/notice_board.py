"""The reminders that stand in channels: those to be sent, those that may have been sent, and those to be taken back.

Those of one table who are to be reminded at the same time are so by one message. Nobody is reminded twice a day of one wait: whoever woke
to a turn was told its deadline then. Of a deadline that has passed on the day on which they were reminded of it they are not notified
either; that message is there for the others.
A reminder is claimed, sent under a key by which Discord knows a second sending as the same message, and noted. One that was claimed and
not noted is looked for before it is sent again, as part of the same list where it was one. A reminder is deleted when the waits it speaks
of are over.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from itertools import groupby
from typing import TypeAlias

from bot.store.games.notices import (
    LATE,
    SOON,
    TURN,
    WEEK,
    DueNow,
    Notice,
    NoticeKind,
    Notices,
    Said,
    key_of,
    message_key,
)
from bot.tables.deadlines.errands import Errand
from bot.tables.deadlines.messenger import Messenger
from bot.tables.log.mapping import moment_of, stamp
from bot.tables.model.preferences import Preferences
from bot.tables.model.table import Status, Table
from bot.tables.write.cache import TableCache
from bot.tables.write.people_preferences import PeoplePreferences
from engine.text import Seat

IN_TRANSIT = timedelta(seconds=10)
"""Time that a request overtaken by the end of a bot or by a broken line may still take to reach Discord."""
A_DAY = timedelta(days=1)
"""Length, at most, of the day on which nobody is notified again of a table before they have come to it."""
A_WHILE = timedelta(hours=1)
"""Time for which somebody who was asked for a vote is not notified again where it becomes their turn instead."""
JUST_NOW = timedelta(minutes=1)
"""Time for which somebody who slept before it counts as waking."""
DueNotices: TypeAlias = tuple[Notice, ...]
"""The notices of one seat that are due together, the most urgent last: that one is told, and has overtaken the others."""


class NoticeBoard:
    """The board that finds which reminders are due and sees to them. The errands of one table must not be done side by side."""

    def __init__(
        self, notices: Notices, cache: TableCache, preferences: PeoplePreferences, now: Callable[[], datetime]
    ) -> None:
        self._notices = notices
        self._cache = cache
        self._preferences = preferences
        self._now = now
        self._begun = now()
        self._claimed = 0

    async def errands(self, messenger: Messenger, now: DueNow) -> list[Errand]:
        """Return the errands for the reminders to be taken back, those that may have been sent, and those to be sent, in this order."""
        over = {said.notice for said in now.stale}
        unsent = [said for said in now.unsent if said.notice not in over]
        lists = await self._unsent_lists(said for said in unsent if said.is_listed)
        due = _by_seat(now.reminders)
        mornings = await self._mornings(due)
        listed = {notices for of_person in mornings.values() for notices in of_person}
        due = [notices for notices in due if notices not in listed]
        return [
            *(self._retraction(messenger, said) for said in now.stale),
            *(
                _errand(each[0].notice, partial(self._resume, messenger, each))
                for each in _by_message(said for said in unsent if not said.is_listed)
            ),
            *(
                Errand(
                    ("person", person),
                    ("list", person, at),
                    partial(self._list, messenger, person, notices, at, again=True),
                )
                for (person, at), notices in lists.items()
            ),
            *(Errand(game, each, partial(self._remind, messenger, each)) for game, each in _by_table(due)),
            *(
                Errand(("person", person), notices, partial(self._greet, messenger, person, notices))
                for person, notices in mornings.items()
            ),
        ]

    async def notified(self, table: Table) -> frozenset[int]:
        """Return the people who were reminded at a table on their present day, and have not moved there since."""
        now = self._now()
        sent = await self._notices.unanswered(table.id, stamp(now - A_DAY))
        reminded = {mover: moment_of(at) for seat, at in sent.items() if (mover := table.chairs[seat].mover)}
        own = await self._preferences.of(reminded) if reminded else {}
        return frozenset(each for each, at in reminded.items() if own[each].hours.next_day(at) > now)

    async def just_asked(self, table: Table) -> frozenset[int]:
        """Return the people who were notified of a vote at a table `A_WHILE` ago at most, and have done nothing there since."""
        asked = await self._notices.asked(table.id, stamp(self._now() - A_WHILE))
        at = {mover: moment_of(time) for seat, time in asked.items() if (mover := table.chairs[seat].mover)}
        own = await self._preferences.of(at) if at else {}
        return frozenset(each for each, time in at.items() if own[each].hears(time, table.id))

    async def _mornings(self, due: Sequence[DueNotices]) -> Mapping[int, tuple[DueNotices, ...]]:
        """Return the notices of those who are to be told of several games at once as they wake, by person: they get one list of them."""
        found: dict[int, list[DueNotices]] = {}
        for notices in due:
            notice = notices[-1]
            table = await self._cache.newest(notice.game)
            person = table.chairs[notice.seat].mover
            if notice.kind == LATE or person is None or not _waits(table, notice, self._now()):
                continue
            if _is_wanted(notice, table, await self._preferences.get(person)):
                found.setdefault(person, []).append(notices)
        return {
            person: tuple(of_person)
            for person, of_person in found.items()
            if len(of_person) > 1 and await self._wakes(person, of_person)
        }

    async def _wakes(self, person: int, due: Sequence[DueNotices]) -> bool:
        """Return whether these notices are due because the person wakes."""
        before = self._now() - JUST_NOW
        calendar = (await self._preferences.get(person)).calendar
        return any(notices[-1].kind == TURN for notices in due) or calendar.wakes(before) > before

    async def _unsent_lists(self, unsent: Iterable[Said]) -> Mapping[tuple[int, int], list[Notice]]:
        """Return the notices that may have been sent in a list, by person and the time at which they were claimed."""
        found: dict[tuple[int, int], list[Notice]] = {}
        for said in unsent:
            table = await self._cache.newest(said.notice.game)
            person = table.chairs[said.notice.seat].mover
            if person is not None:
                found.setdefault((person, said.claimed), []).append(said.notice)
        return found

    async def _greet(self, messenger: Messenger, person: int, due: Sequence[DueNotices]) -> None:
        """Send one list of the games that wait, instead of a reminder each."""
        now = self._stamp()
        for notice in (overtaken for notices in due for overtaken in notices[:-1]):
            await self._notices.claim(notice, now, gone=True)
        last = [notices[-1] for notices in due]
        claimed = [notice for notice in last if await self._notices.claim(notice, now, is_listed=True)]
        if claimed:
            await self._list(messenger, person, claimed, now, again=False)

    async def _list(
        self, messenger: Messenger, person: int, claimed: Sequence[Notice], at: int, *, again: bool
    ) -> None:
        """Send the list of notices that were claimed `at` this time, or may have been (`again`); to whoever accepts none, the reminders."""
        settings, named = await self._preferences.get(person), {notice.game for notice in claimed}
        waiting = [
            each
            for each in await self._notices.waiting(person)
            if each.game in named or each.game not in settings.muted
        ]
        if not waiting:
            await self._notices.end(claimed)
            return
        language, key = settings.language or waiting[0].language, key_of(person, "morning", at)
        if await messenger.digest(person, language, waiting, key, again=again):
            # It names all that waits, so it is the list of this week too.
            now = self._stamp()
            await self._notices.claim_list(person, now, now - WEEK)
            await self._notices.end_listed(claimed)
        else:
            for notice in claimed:
                await self._resume(messenger, [Said(notice, at, None, None)])

    def _retraction(self, messenger: Messenger, said: Said) -> Errand:
        """Return the errand that deletes a reminder; one that may still be on its way is looked for only when it must have arrived."""
        sent = max(self._begun, moment_of(said.claimed))
        earliest = sent + IN_TRANSIT if said.message is None else None
        return replace(_errand(said.notice, partial(self._retract, messenger, said)), earliest=earliest)

    async def _retract(self, messenger: Messenger, said: Said) -> None:
        table = await self._cache.newest(said.notice.game)
        channel, message = said.channel or table.place.channel, said.message
        if message is None:
            message = await messenger.find(channel, said.key)
        if message is None:
            await self._notices.unclaim(said.notice)
            return
        if not await self._notices.is_shared(said):
            await messenger.retract(channel, message)
        await self._notices.end([said.notice])

    async def _resume(self, messenger: Messenger, group: Sequence[Said]) -> None:
        """Send a reminder that was claimed, unless it has been sent."""
        said, claimed = [each.notice for each in group], group[0].claimed
        table = await self._cache.newest(said[0].game)
        channel = table.place.channel
        message = await messenger.find(channel, group[0].key)
        if message is None:
            await self._post(messenger, said, claimed)
        else:
            await self._notices.note(said, channel, message)

    async def _remind(self, messenger: Messenger, due: Sequence[DueNotices]) -> None:
        """Send one message for the last of the due reminders of each seat of a table, or one of each kind, and drop the others."""
        now = self._stamp()
        for other in (overtaken for of_seat in due for overtaken in of_seat[:-1]):
            await self._notices.claim(other, now, gone=True)
        claimed: dict[NoticeKind, list[Notice]] = {}
        for notice in (of_seat[-1] for of_seat in due):
            table = await self._cache.newest(notice.game)
            preferences = await self._preferences.get(table.chairs[notice.seat].mover or 0)
            if not (_waits(table, notice, self._now()) and _is_wanted(notice, table, preferences)):
                await self._notices.claim(notice, now, gone=True)
            elif await self._notices.claim(notice, now):
                claimed.setdefault(notice.kind, []).append(notice)
        for of_kind in claimed.values():
            await self._post(messenger, of_kind, now)

    async def _post(self, messenger: Messenger, claimed: Sequence[Notice], at: int) -> None:
        """Post one message for notices of one table and kind that were claimed `at` this time."""
        table = await self._cache.newest(claimed[0].game)
        heard = await self.notified(table)
        said, silent = list[Notice](), set[Seat]()
        for notice in claimed:
            if not _waits(table, notice, self._now()):
                # The wait has ended since, and what ended it takes care of the notice.
                continue
            seat, has_heard = (
                Seat(notice.seat),
                table.chairs[notice.seat].mover in heard and notice.kind != TURN,
            )
            if (has_heard and notice.kind == SOON) or await messenger.has_left(table, seat):
                await self._notices.end([notice])
                continue
            said.append(notice)
            silent |= {seat} if has_heard else set()
        if not said:
            return
        message = await messenger.remind(table, said, message_key(said[0], at), silent)
        if message is None:
            await self._notices.end(said)
            return
        await self._notices.note(said, table.place.channel, message)

    def _stamp(self) -> int:
        """Return the present time as a stamp that no claim has had before."""
        self._claimed = max(stamp(self._now()), self._claimed + 1)
        return self._claimed


def _errand(notice: Notice, work: Callable[[], Awaitable[None]]) -> Errand:
    return Errand(notice.game, notice, work)


def _by_seat(due: Sequence[Notice]) -> list[DueNotices]:
    return [tuple(of_seat) for _, of_seat in groupby(due, lambda each: (each.game, each.seat))]


def _by_table(due: Sequence[DueNotices]) -> list[tuple[int, Sequence[DueNotices]]]:
    return [(game, tuple(of_table)) for game, of_table in groupby(due, lambda each: each[0].game)]


def _by_message(unsent: Iterable[Said]) -> list[Sequence[Said]]:
    ordered = sorted(unsent, key=lambda each: each.key)
    return [tuple(of_message) for _, of_message in groupby(ordered, lambda each: each.key)]


def _is_wanted(notice: Notice, table: Table, preferences: Preferences) -> bool:
    """Return whether the person is to be told. Once a computer player moves at the deadline, there is nothing left to be reminded of."""
    if notice.kind == TURN:
        return preferences.hears_of(table.id)
    if notice.kind == LATE and table.at_deadline == "computer":
        return False
    return preferences.reminders and preferences.pings != "digest"


def _waits(table: Table, notice: Notice, now: datetime) -> bool:
    """Return whether the wait a notice speaks of goes on, and a deadline that it calls near is ahead."""
    if notice.kind == SOON and notice.at <= stamp(now):
        return False
    chair = table.chairs[notice.seat]
    speaks_of = chair.clock.since if notice.kind == TURN else chair.clock.deadline
    return table.status is Status.PLAYING and speaks_of == moment_of(notice.at)
