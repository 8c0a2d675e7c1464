"""Steps taken when somebody's time is over: the others are asked, or a computer player moves for one turn.

The log event `@late <seat> <deadline>` stands in the log before the moves that were not the person's own.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from functools import partial

from bot.store.games.notices import Notice, Notices
from bot.tables.computers.players import Computers
from bot.tables.deadlines.messenger import Messenger
from bot.tables.log.mapping import moment_of, stamp
from bot.tables.model import log_events
from bot.tables.model.errors import NotAtTable, VoteOpen
from bot.tables.model.step import Step
from bot.tables.model.table import Change, Table, Told
from bot.tables.steps import votes
from bot.tables.steps.moves import move
from bot.tables.write.cache import TableCache
from bot.tables.write.writer import Writer
from engine.errors import Stale
from engine.text import Seat, say

logger = logging.getLogger(__name__)

MOST_MOVES = 200
"""Maximum number of moves made in one turn, more than any turn takes."""


def is_overdue(table: Table, seat: Seat, deadline: datetime) -> bool:
    """Return whether the person at the seat is still waited for under exactly this deadline; a computer player has none."""
    chair = table.chairs[seat]
    return chair in table.awaiting and chair.clock.deadline == deadline


def late_event(seat: Seat, deadline: datetime) -> str:
    """Return the row of the log that precedes the moves a computer player makes for a person."""
    return f"{log_events.LATE} {seat} {stamp(deadline)}"


class Timeout:
    """The timeout: does what a table has chosen for a deadline that has passed."""

    def __init__(
        self,
        writer: Writer,
        computers: Computers,
        cache: TableCache,
        notices: Notices,
        now: Callable[[], datetime],
    ) -> None:
        self._writer = writer
        self._computers = computers
        self._cache = cache
        self._notices = notices
        self._now = now

    async def end(self, messenger: Messenger, due: Sequence[Notice]) -> None:
        """End the waits at one table of which these notices speak, once and for all, and tell of all of them together."""
        before = await self._cache.newest(due[0].game)
        after, told = before, tuple[Told, ...]()
        try:
            for notice in due:
                change = await self._end(notice)
                after, told = change.table, told + change.told
        finally:
            if told:
                await messenger.tell(before, Change(after, told))

    async def _end(self, notice: Notice) -> Change:
        """End the wait of which this notice speaks, and return what was done."""
        table = await self._cache.newest(notice.game)
        seat, deadline, change = Seat(notice.seat), moment_of(notice.at), Change(table)
        try:
            if is_overdue(table, seat, deadline):
                change = await self._enforce(table, seat, deadline)
                if change.table.at_deadline == "computer" and is_overdue(change.table, seat, deadline):
                    return change
        except Stale:
            return change
        except VoteOpen:
            vote = (await self._cache.newest(notice.game)).vote
            if vote is None or (vote.kind, vote.about) != (votes.REPLACE, seat):
                # Its turn comes when the other vote is over: that rings the alarm.
                return change
        except NotAtTable:
            logger.info("table %s has nobody to vote on seat %s", notice.game, seat)
        await self._notices.claim(notice, stamp(self._now()), gone=True)
        return change

    async def _enforce(self, before: Table, seat: Seat, deadline: datetime) -> Change:
        if before.at_deadline == "computer":
            return await self._move(before.id, seat, deadline)
        return await self._writer.make(before.id, None, lambda table: votes.ask_late(table, seat))

    async def _move(self, table_id: int, seat: Seat, deadline: datetime) -> Change:
        """Move for the seat until it is no longer waited for, also where that was begun before. Raises Stale where it has been answered.

        While people decide on taking moves back nothing is moved: the end of their vote rings the alarm.
        """
        change = await self._log_once(table_id, seat, deadline)
        table, told = change.table, change.told
        for _ in range(MOST_MOVES):
            if votes.decides_on_undo(table) or not is_overdue(table, seat, deadline):
                break
            try:
                change = await self._one(table, seat, deadline)
            except Stale:
                change = Change(await self._cache.newest(table_id))
            table, told = change.table, told + change.told
        return Change(table, told)

    async def _log_once(self, table_id: int, seat: Seat, deadline: datetime) -> Change:
        """Write the row at the moment at which it was missing; where the table has moved on, look at the log again.

        Nothing is written while people decide on taking moves back.
        """
        while True:
            table = await self._cache.newest(table_id)
            if not is_overdue(table, seat, deadline):
                raise Stale(say("table-moved-on"))
            if votes.decides_on_undo(table) or await self._notices.is_in_log(
                table_id, late_event(seat, deadline)
            ):
                return Change(table)
            with suppress(Stale):
                return await self._writer.make(
                    table_id, None, partial(_log_late, table.moment, seat, deadline)
                )

    async def _one(self, table: Table, seat: Seat, deadline: datetime) -> Change:
        action = await self._computers.pick(table, table.chairs[seat])

        def step(newest: Table) -> Step:
            if newest.moment != table.moment or not is_overdue(newest, seat, deadline):
                raise Stale(say("table-moved-on"))
            return replace(move(newest, seat, action), by_clock=True)

        return await self._writer.make(table.id, None, step)


def _log_late(moment: int, seat: Seat, deadline: datetime, table: Table) -> Step:
    if table.moment != moment:
        raise Stale(say("table-moved-on"))
    action = late_event(seat, deadline)
    return Step(table, action, None, (log_events.told(None, action),))
