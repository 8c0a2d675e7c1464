"""Reminds people, ends waits that have lasted too long, and sends the daily messages.

The scheduler sleeps until the next thing is due, or until a change of a table wakes it. Each message is decided in the database first, so
that it is sent once however many processes run and however often they start: a reminder is claimed, sent under a key by which Discord
knows a second sending as the same message, and noted. One that was claimed and not noted is looked for before it is sent again. A
reminder is deleted when the wait it speaks of is over.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from itertools import groupby
from typing import Protocol, TypeVar

from bot.store import Store
from bot.store.notices import LATE, SOON, TURN, Digest, Notice, Notices, Said, Waiting, key_of
from bot.tables.computers.players import Computers
from bot.tables.deadlines.timeout import Timeout, is_overdue
from bot.tables.log.mapping import moment_of, stamp
from bot.tables.model import log_events
from bot.tables.model.errors import NotAtTable, VoteOpen
from bot.tables.model.preferences import Preferences
from bot.tables.model.step import Step
from bot.tables.model.table import Change, Status, Table
from bot.tables.steps import clock, votes
from bot.tables.write.alarm import Alarm
from bot.tables.write.cache import TableCache
from bot.tables.write.preferences_store import PeoplePreferences
from bot.tables.write.writer import Writer
from engine.errors import Refused, Stale
from engine.text import Seat

logger = logging.getLogger(__name__)

Item = TypeVar("Item")

RETRY = timedelta(minutes=1)
"""How long after a failure the same thing is tried again."""


class Messenger(Protocol):
    """Delivers what is to be said. A method raises where that fails for now, and gives None where it will never be possible."""

    async def remind(self, table: Table, notice: Notice) -> int | None:
        """Post a reminder in the channel of the table, under the key of the notice; gives the message."""

    async def find(self, channel: int, key: str) -> int | None:
        """The message that was posted under this key, if it still stands."""

    async def retract(self, channel: int, message: int) -> None:
        """Delete a reminder."""

    async def digest(
        self, person: int, language: str, waiting: Sequence[Waiting], key: str, *, again: bool
    ) -> None:
        """Send a daily message; `again` where it may have been sent before."""

    async def tell(self, before: Table, change: Change) -> None:
        """Show everybody what the clock has done."""


class Scheduler:
    """Made by `Tables`. Whoever shows the tables runs `run` in one task."""

    def __init__(
        self,
        store: Store,
        cache: TableCache,
        writer: Writer,
        computers: Computers,
        preferences: PeoplePreferences,
        alarm: Alarm,
        now: Callable[[], datetime],
    ) -> None:
        self._notices = Notices(store)
        self._cache = cache
        self._writer = writer
        self._timeout = Timeout(writer, computers, cache, self._notices)
        self._preferences = preferences
        self._alarm = alarm
        self._now = now
        self._unsettled: set[int] = set()
        """People whose new settings are saved, and whose tables do not know of them yet."""

    async def set(self, person: int, **chosen: object) -> list[Table]:
        """Change what a person has set, as `PeoplePreferences.set`, and their clocks with it; gives the games at which they play.

        Once the preferences are saved this does not fail: clocks that cannot be set by them now follow within `RETRY`.
        """
        await self._preferences.set(person, **chosen)
        try:
            return await self.reload_preferences(person)
        except Refused as error:
            logger.warning("the clocks of somebody with new preferences must wait: %s", type(error).__name__)
            self._unsettled.add(person)
            self._alarm.ring()
            return []

    async def reload_preferences(self, person: int) -> list[Table]:
        """Recompute the clocks of a person whose preferences have changed; gives the games at which they play."""

        def forgotten(table: Table) -> Step:
            left = {known: theirs for known, theirs in table.preferences.items() if known != person}
            return Step(replace(table, preferences=left), log_events.CLOCK)

        tables = await self._notices.tables_of(person)
        changed = [(await self._writer.make(table, None, forgotten)).table for table in tables]
        self._alarm.ring()
        return changed

    async def run(self, messenger: Messenger) -> None:
        """Watch until cancelled."""
        try:
            for before, change in await self.recompute_deadlines():
                await messenger.tell(before, change)
        except Exception:
            logger.exception("the clocks cannot be looked through")
        while True:
            self._alarm.reset()
            await self._alarm.sleep(await self.run_due(messenger))

    async def recompute_deadlines(self) -> list[tuple[Table, Change]]:
        """To be called after a start, for preferences and the rules of time zones may have changed meanwhile.

        Gives the tables at which deadlines have moved.
        """
        changed = []
        for table_id in await self._notices.timed():
            table = await self._cache.newest(table_id)
            known = await self._preferences.of({chair.mover for chair in table.awaiting if chair.mover})
            step = Step(replace(table, preferences=known), log_events.CLOCK)
            if clock.wind(table, step, moment_of(stamp(self._now()))) != table.chairs:
                done = await self._writer.make(table_id, None, lambda newest: Step(newest, log_events.CLOCK))
                changed.append((table, done))
        return changed

    async def run_due(self, messenger: Messenger) -> datetime | None:
        """Do everything that is due; gives when something is due next."""
        now = self._now()
        time = stamp(now)
        try:
            is_well = [
                await _do_each(sorted(self._unsettled), self._settle),
                await _do_each(await self._notices.overdue(time), partial(self._end, messenger)),
                await _do_each(await self._notices.stale(time), partial(self._retract, messenger)),
                await _do_each(await self._notices.unsent(), partial(self._resume, messenger)),
                await _do_each(_by_seat(await self._notices.due(time)), partial(self._remind, messenger)),
                await _do_each(await self._notices.digests(time), partial(self._send_digest, messenger)),
            ]
            following = await self._notices.next(time)
        except Exception:
            logger.exception("the clocks cannot be watched")
            return now + RETRY
        times = [] if all(is_well) else [now + RETRY]
        return min(times + ([] if following is None else [moment_of(following)]), default=None)

    async def _settle(self, person: int) -> None:
        await self.reload_preferences(person)
        self._unsettled.discard(person)

    async def _end(self, messenger: Messenger, notice: Notice) -> None:
        """Do what the table has chosen for a deadline that has passed."""
        before = await self._cache.newest(notice.game)
        seat, deadline = Seat(notice.seat), moment_of(notice.at)
        try:
            if is_overdue(before, seat, deadline):
                if before.at_deadline == "computer":
                    change = await self._timeout.move(before.id, seat, deadline)
                else:
                    change = await self._writer.make(
                        before.id, None, lambda table: votes.ask_late(table, seat)
                    )
                await messenger.tell(before, change)
        except Stale:
            return
        except VoteOpen:
            vote = (await self._cache.newest(notice.game)).vote
            if vote is None or (vote.kind, vote.about) != (votes.REPLACE, seat):
                # Its turn comes when the other vote is over: that rings the alarm.
                return
        except NotAtTable:
            logger.info("table %s has nobody to vote on seat %s", notice.game, seat)
        await self._notices.claim(notice, stamp(self._now()), gone=True)

    async def _retract(self, messenger: Messenger, said: Said) -> None:
        table = await self._cache.newest(said.notice.game)
        channel, message = said.channel or table.place.channel, said.message
        if message is None:
            message = await messenger.find(channel, said.notice.key)
        if message is None:
            await self._notices.unclaim(said.notice)
            return
        await messenger.retract(channel, message)
        await self._notices.end(said.notice)

    async def _resume(self, messenger: Messenger, said: Said) -> None:
        """Send what was claimed, unless it has been sent."""
        table = await self._cache.newest(said.notice.game)
        channel = table.place.channel
        message = await messenger.find(channel, said.notice.key)
        if message is None:
            await self._post(messenger, said.notice)
        else:
            await self._notices.note(said.notice, channel, message)

    async def _remind(self, messenger: Messenger, due: Sequence[Notice]) -> None:
        """Remind of the last of these and let the others be."""
        now = stamp(self._now())
        *others, notice = due
        for other in others:
            await self._notices.claim(other, now, gone=True)
        table = await self._cache.newest(notice.game)
        preferences = await self._preferences.get(table.chairs[notice.seat].mover or 0)
        if not (_waits(table, notice, self._now()) and _is_wanted(notice, table, preferences)):
            await self._notices.claim(notice, now, gone=True)
        elif await self._notices.claim(notice, now):
            await self._post(messenger, notice)

    async def _post(self, messenger: Messenger, notice: Notice) -> None:
        table = await self._cache.newest(notice.game)
        if not _waits(table, notice, self._now()):
            # The wait has ended since, and what ended it takes care of the notice.
            return
        message = await messenger.remind(table, notice)
        if message is None:
            await self._notices.end(notice)
            return
        await self._notices.note(notice, table.place.channel, message)

    async def _send_digest(self, messenger: Messenger, digest: Digest) -> None:
        if not digest.claimed and not await self._notices.claim_digest(digest):
            return
        waiting, preferences = (
            await self._notices.waiting(digest.person),
            await self._preferences.get(digest.person),
        )
        if waiting:
            key, language = key_of(digest.person, digest.due), preferences.language or waiting[0].language
            await messenger.digest(digest.person, language, waiting, key, again=digest.claimed)
        following = preferences.next_digest(self._now())
        await self._notices.end_digest(digest, None if following is None else stamp(following))


async def _do_each(items: Sequence[Item], work: Callable[[Item], Awaitable[None]]) -> bool:
    """Do it for one after the other; whether nothing went wrong. What did is logged."""
    is_well = True
    for item in items:
        try:
            await work(item)
        except Exception:
            logger.exception("a %s: something went wrong and is tried again", type(item).__name__)
            is_well = False
    return is_well


def _by_seat(due: Sequence[Notice]) -> list[tuple[Notice, ...]]:
    return [tuple(of_seat) for _, of_seat in groupby(due, lambda each: (each.game, each.seat))]


def _is_wanted(notice: Notice, table: Table, preferences: Preferences) -> bool:
    """Whether the person is to be told. Where a computer player moves at the deadline, there is nothing left to be reminded of."""
    if notice.kind == TURN:
        return preferences.pings == "each"
    if notice.kind == LATE and table.at_deadline == "computer":
        return False
    return preferences.reminders and preferences.pings != "digest"


def _waits(table: Table, notice: Notice, now: datetime) -> bool:
    """Whether the wait a notice speaks of goes on, and a deadline that it calls near is ahead."""
    if notice.kind == SOON and notice.at <= stamp(now):
        return False
    chair = table.chairs[notice.seat]
    speaks_of = chair.clock.since if notice.kind == TURN else chair.clock.deadline
    return table.status is Status.PLAYING and speaks_of == moment_of(notice.at)
