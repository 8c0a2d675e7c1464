"""The scheduler: reminds people, ends waits that have lasted too long, and sends the daily messages.

It sleeps until the next thing is due, or until a change of a table wakes it. Then it looks for all that is due and has it done, of
different tables side by side: no reminder waits for another channel, and no message waits for a computer player who moves for somebody.
Each message is decided in the database first, so that it is sent once however many processes run and however often they start.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Iterable
from dataclasses import replace
from datetime import datetime
from functools import partial
from itertools import groupby

from bot.store import Store
from bot.store.games.notices import WEEK, Digest, Notice, Notices, key_of
from bot.tables.computers.players import Computers
from bot.tables.deadlines.errands import RETRY, Errand, Errands
from bot.tables.deadlines.messenger import Messenger
from bot.tables.deadlines.notice_board import NoticeBoard
from bot.tables.deadlines.timeout import Timeout
from bot.tables.log.mapping import moment_of, stamp
from bot.tables.model import log_events
from bot.tables.model.errors import NoVote
from bot.tables.model.paces import PACES
from bot.tables.model.step import Step
from bot.tables.model.table import Change, Table
from bot.tables.steps import clock, seats
from bot.tables.steps import votes as steps
from bot.tables.write.alarm import Alarm
from bot.tables.write.cache import TableCache
from bot.tables.write.people_preferences import PeoplePreferences
from bot.tables.write.writer import Writer
from engine.errors import Refused

logger = logging.getLogger(__name__)

AT_A_TIME = 16
"""Number of tables and people seen to side by side. Discord answers in a moment, or makes the bot wait for its limit of a channel."""
TURNS_AT_A_TIME = 4
"""Number of tables at which computer players make a turn for somebody side by side; they think one after the other, move by move."""


class Scheduler:
    """The scheduler of one process, made by `Tables`. Whoever shows the tables runs `run` in one task."""

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
        self._timeout = Timeout(writer, computers, cache, self._notices, now)
        self._board = NoticeBoard(self._notices, cache, preferences, now)
        self._preferences = preferences
        self._alarm = alarm
        self._now = now
        self._errands = Errands(AT_A_TIME, now, alarm.ring)
        self._turns = Errands(TURNS_AT_A_TIME, now, alarm.ring)
        """Errands in which a computer player thinks."""
        self._unsettled: set[int] = set()
        """Ids of people whose new settings are saved, and whose tables do not know of them yet."""

    async def set(self, person: int, **chosen: object) -> list[Change]:
        """Change a person's settings, as `PeoplePreferences.set`, and their clocks with them; return the changes of the games they play.

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

    async def reload_preferences(self, person: int) -> list[Change]:
        """Recompute the clocks of a person whose preferences have changed; return the changes of the games they play.

        Who is away hosts no game in which somebody else moves.
        """
        is_away = (await self._preferences.get(person)).hours.is_away(self._now())

        def forgotten(table: Table, away: Collection[int]) -> Step:
            left = {known: theirs for known, theirs in table.preferences.items() if known != person}
            after = replace(table, preferences=left)
            return seats.host_away(after, person, away) if is_away else Step(after, log_events.CLOCK)

        changed = []
        for table in await self._notices.tables_of(person):
            away = await self._away(await self._cache.newest(table)) if is_away else ()
            changed.append(await self._writer.make(table, None, partial(forgotten, away=away)))
        self._alarm.ring()
        return changed

    async def _away(self, table: Table) -> Collection[int]:
        """Return the people who move at a table and are away now."""
        known = await self._preferences.of({chair.mover for chair in table.chairs if chair.mover})
        return [person for person, own in known.items() if own.hours.is_away(self._now())]

    async def to_notify(self, table: Table, people: Collection[int]) -> frozenset[int]:
        """Return who of these people are to be notified of their turn: those who wish it, and were not reminded of this table today.

        Whoever has moved there since that reminder is notified again. Where a vote has just become void, those who were asked know.
        """
        wishing = await self._preferences.reachable(people, table.id)
        if not wishing or PACES[table.pace] is None:
            return wishing
        asked = frozenset[int]() if table.vote else await self._board.just_asked(table)
        return wishing - await self._board.notified(table) - asked

    async def run(self, messenger: Messenger) -> None:
        """Watch until cancelled."""
        try:
            await self.look_through(messenger)
            while True:
                self._alarm.reset()
                await self._alarm.sleep(await self.begin_due(messenger))
        finally:
            await self.stop()

    async def stop(self) -> None:
        """Cancel the errands under way."""
        await self._errands.cancel()
        await self._turns.cancel()

    async def look_through(self, messenger: Messenger) -> None:
        """Recompute deadlines and tell people where they have moved; the task in `run` then looks at what is due."""
        try:
            for before, change in await self.recompute_deadlines():
                await messenger.tell(before, change)
        except Exception:
            logger.exception("the clocks cannot be looked through")
        self._alarm.ring()

    async def recompute_deadlines(self) -> list[tuple[Table, Change]]:
        """Recompute all deadlines after a start, for preferences and the rules of time zones may have changed meanwhile.

        Return the tables at which deadlines have moved, each with the change.
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
        """Do everything that is due; return the time at which something is due next, None where nothing is."""
        time = stamp(self._now())
        await self.begin_due(messenger)
        await self._errands.idle()
        await self._turns.idle()
        return await self._next(time)

    async def begin_due(self, messenger: Messenger) -> datetime | None:
        """Begin everything that is due; return the time at which something is due next, None where nothing is."""
        try:
            time = stamp(self._now())
            await self._begin(messenger, time)
            return await self._next(time)
        except Exception:
            logger.exception("the clocks cannot be watched")
            return self._now() + RETRY

    async def _begin(self, messenger: Messenger, time: int) -> None:
        due = await self._notices.due(time)
        said = await self._board.errands(messenger, due)
        self._turns.begin(self._ends(messenger, due.turns))
        self._errands.begin(
            [
                *(
                    Errand(("person", person), person, partial(self._settle, person))
                    for person in sorted(self._unsettled)
                ),
                *self._ends(messenger, due.votes),
                *(
                    Errand(game, ("vote", game), partial(self._lapse, messenger, game))
                    for game in due.lapsing
                ),
                *said,
                *(
                    Errand(("person", each.person), each, partial(self._send_digest, messenger, each))
                    for each in due.digests
                ),
                *[await self._weekly(messenger, person, time) for person in due.neglected],
            ]
        )

    def _ends(self, messenger: Messenger, overdue: Iterable[Notice]) -> list[Errand]:
        due = [(game, tuple(notices)) for game, notices in groupby(overdue, lambda each: each.game)]
        return [Errand(game, each[0], partial(self._timeout.end, messenger, each)) for game, each in due]

    async def _next(self, time: int) -> datetime | None:
        """Return the time at which something is due after this one, until which all has been seen to; it may have come meanwhile."""
        following = await self._notices.next(time)
        times = [self._errands.next, self._turns.next, None if following is None else moment_of(following)]
        return min((time for time in times if time is not None), default=None)

    async def _lapse(self, messenger: Messenger, game: int) -> None:
        """End the vote of a table that nobody has decided in time."""
        before = await self._cache.newest(game)
        try:
            change = await self._writer.make(game, None, partial(steps.lapse, now=self._now()))
        except NoVote:
            return
        await messenger.tell(before, change)

    async def _weekly(self, messenger: Messenger, person: int, time: int) -> Errand:
        """Return the errand that sends somebody the weekly list, when they are awake."""
        wakes = (await self._preferences.get(person)).calendar.wakes(self._now())
        work = partial(self._send_list, messenger, person)
        earliest = wakes if wakes > self._now() else None
        return Errand(("person", person), ("list", person, time // WEEK), work, earliest)

    async def _send_list(self, messenger: Messenger, person: int) -> None:
        now, settings = stamp(self._now()), await self._preferences.get(person)
        if not await self._notices.claim_list(person, now, now - WEEK) or not settings.reminders:
            return
        if waiting := await self._notices.waiting(person):
            language, key = settings.language or waiting[0].language, key_of(person, "list", now)
            await messenger.digest(person, language, waiting, key, again=False)

    async def _settle(self, person: int) -> None:
        await self.reload_preferences(person)
        self._unsettled.discard(person)

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
