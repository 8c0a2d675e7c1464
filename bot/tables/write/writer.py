"""The one way in which a table changes: one change at a time, saved first, and only then seen and answered.

    wait for the table -> known interaction? answer it again -> stale? -> work out the step on a copy -> commit where it was expected
    -> put the new reading in the place of the old one -> computer players who move at once, each move in the same way -> answer

Computer players who take their time are not waited for: `think` lets them pick a move beside everything else, and it is played if
nothing has happened at the table meanwhile. A move is picked for one moment and committed where that moment is expected, so it is
never played twice; and a move that is lost before that is thought of again.

A change that has begun is not interrupted: a caller who is cancelled leaves, the change goes on to its end, and `close` waits for it.
Whatever fails on the way, the reading is dropped, so that the reading at hand is never anything else than what is in the file.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import datetime

from bot import metrics
from bot.jobs.crew import Dropped
from bot.keyed_lock import KeyedLock
from bot.store import Store
from bot.store.errors import Moved, Taken
from bot.store.games.letters import owing
from bot.store.rows import Row
from bot.store.store import AlsoOf
from bot.tables.computers.players import Computers
from bot.tables.log import replay, shares
from bot.tables.log import rows as log
from bot.tables.log.mapping import moment_of, snapshot_of, stamp, to_record
from bot.tables.model.errors import AlreadyRunning, Closing, NoTable
from bot.tables.model.step import Step
from bot.tables.model.table import Chair, Change, Status, Table, Told
from bot.tables.orders.order import Order
from bot.tables.orders.service import StandingOrders
from bot.tables.steps import clock, votes
from bot.tables.steps.ask_moments import ask_moments
from bot.tables.steps.moves import fall_back, make_evident, move
from bot.tables.write.alarm import Alarm
from bot.tables.write.cache import TableCache
from bot.tables.write.owed_letters import OwedLetters, letters_of
from bot.tables.write.people_preferences import PeoplePreferences
from bot.tables.write.turns import Turns
from engine.errors import Illegal, Refused, Stale
from engine.text import say

logger = logging.getLogger(__name__)

TRIES = 3
"""Number of times a request is worked out when another process has written in between."""


class Writer:
    """The writer, which makes changes, one at a time for each table."""

    def __init__(
        self,
        store: Store,
        cache: TableCache,
        computers: Computers,
        preferences: PeoplePreferences,
        orders: StandingOrders,
        letters: OwedLetters,
        alarm: Alarm,
        now: Callable[[], datetime],
        on_change: Callable[[Table, Table], object],
    ) -> None:
        """Make a writer; `on_change` is called with a table before and after each change of it."""
        self._store = store
        self._cache = cache
        self._computers = computers
        self._preferences = preferences
        self._orders = orders
        self._letters = letters
        self._alarm = alarm
        self._now = now
        self._on_change = on_change
        self._turns = Turns()
        self._thoughts: KeyedLock[int] = KeyedLock()

    async def make(self, table_id: int, interaction: int | None, step: Callable[[Table], Step]) -> Change:
        """Change a table by a step worked out on its newest reading.

        Without an interaction (None) it is nobody's request, and made as often as it is asked for. Raises what the step raises, NoTable,
        Stale, Failed.
        """
        turn = await self._turns.at(table_id)
        return await turn.carry(self._make(table_id, interaction, step))

    async def open(self, first: Table, interaction: int) -> Change:
        """Put up a new table. Raises AlreadyRunning, Failed."""
        return await self.bring_in(first, [_row(first, Step(first, log.OPEN), interaction, first.created)])

    async def bring_in(self, table: Table, rows: Sequence[Row]) -> Change:
        """Put up a table with its log, whose first row has the interaction. Raises AlreadyRunning, Failed."""
        turn = await self._turns.anew()
        return await turn.carry(self._open(table, rows))

    async def begin(
        self, first: Table, start: Step, interaction: int | None, also: AlsoOf | None = None
    ) -> Change:
        """Put up a new table whose game begins at once, and write what is `also` to be written with it.

        Raises AlreadyRunning, Failed; Moved where the interaction is known, and what `also` raises.
        """
        turn = await self._turns.anew()
        return await turn.carry(self._begin(first, start, interaction, also))

    async def think(self, table_id: int) -> Change | None:
        """Let the computer player who is waited for take its time, until another one is waited for; None where none is.

        An error is logged, and the move thought of again with the next call. Raises NoTable, Failed.
        """
        async with self._thoughts[table_id]:
            table = await self._cache.newest(table_id)
            first = chair = self._computers.due(table)
            told: tuple[Told, ...] = ()
            while chair is not None and first is not None and chair.seat == first.seat:
                more = await self._think_once(table, chair)
                if more is None:
                    break
                told += more
                table = await self._cache.newest(table_id)
                chair = self._computers.due(table)
        return Change(table, told) if told else None

    async def go_on(self, table_id: int) -> Change:
        """Let computer players who move at once and standing orders move where they are due, and log the steps that the rules have taken
        away.
        """
        turn = await self._turns.at(table_id)
        return await turn.carry(self._go_on(table_id))

    async def close(self) -> None:
        """Begin nothing more, and wait for the changes that have begun."""
        await self._turns.close()

    async def _make(self, table_id: int, interaction: int | None, step: Callable[[Table], Step]) -> Change:
        for _ in range(TRIES):
            with suppress(Moved):
                table, answered = await self._read(table_id, interaction)
                if answered is not None:
                    return await self._repeat_answer(table, answered)
                try:
                    done = step(table)
                except Refused:
                    if not await self._is_logged(table_id, interaction):
                        raise
                    # It is refused because it is done already: the log has its answer.
                    self._cache.drop(table_id)
                else:
                    return await self._finish(table, done, interaction)
        seen = await self._store.seen(table_id, interaction)
        if seen is not None and seen.seq is not None:
            return await self._repeat_answer(await self._cache.newest(table_id), seen.seq)
        raise Stale(say("table-moved-on"))

    async def _read(self, table_id: int, interaction: int | None) -> tuple[Table, int | None]:
        """Return the newest reading, and the number of the row in which its log has the interaction already; None where it has not.

        Of a table at hand, which nobody else changes, the row is not looked up: whether there is one is told when the step is written.
        Raises NoTable; Moved where another process has written since it was looked up, and perhaps this very interaction.
        """
        table = self._cache.at_hand(table_id)
        if table is not None and not table.lost:
            return replace(table, notice=None), None
        seen = await self._store.seen(table_id, interaction)
        if seen is None:
            raise NoTable
        table = await self._cache.at_least(table_id, seen.moment)
        if table.moment != seen.moment:
            raise Moved
        return await self._log_fallback(table), seen.seq

    async def _is_logged(self, table_id: int, interaction: int | None) -> bool:
        seen = None if interaction is None else await self._store.seen(table_id, interaction)
        return seen is not None and seen.seq is not None

    async def _finish(self, table: Table, step: Step, interaction: int | None) -> Change:
        """Save a step and whatever moves by itself after it. Raises Moved."""
        after, told = await self._save(table, step, interaction)
        with suppress(Refused):
            for further in step.then:
                after, then = await self._save(after, further(after))
                told += then
        after, more = await self._run_automatic_moves(after, takes_back=bool(step.taken_back))
        return Change(after, told + more, step.taken_back)

    async def _open(self, first: Table, rows: Sequence[Row]) -> Change:
        interaction = rows[0].interaction
        assert interaction is not None
        with suppress(Moved, Taken):
            if await self._store.game_of(interaction) is None:
                record = await self._store.start(to_record(first), *rows, snapshot=snapshot_of(first))
                table = replace(first, id=record.id)
                self._cache.put(table)
                return Change(table)
        table_id = await self._store.game_of(interaction)
        if table_id is None:
            raise AlreadyRunning
        return Change(await self._cache.newest(table_id), repeated=True)

    async def _begin(self, first: Table, start: Step, interaction: int | None, also: AlsoOf | None) -> Change:
        now = moment_of(stamp(self._now()))
        begun = _dated(first, replace(start, table=await self._with_preferences(first, start.table)), now)
        begun = replace(begun, ask_moments=ask_moments(first, begun, start.seat))
        rows = (_row(first, Step(first, log.OPEN), interaction, now), _row(begun, start, None, now))
        try:
            record = await self._store.start(to_record(begun), *rows, snapshot=snapshot_of(begun), also=also)
        except Taken as error:
            raise AlreadyRunning from error
        table = replace(begun, id=record.id)
        self._cache.put(table)
        self._alarm.update(first, table)
        table, told = await self._run_automatic_moves(table)
        return Change(table, start.told + told)

    async def _go_on(self, table_id: int) -> Change:
        table = await self._log_fallback(await self._cache.newest(table_id))
        return Change(*await self._run_automatic_moves(table))

    async def _log_fallback(self, table: Table) -> Table:
        """Return the table without the notice that people have read by now, or, where loading lost steps to new rules, after logging
        that.
        """
        if not table.lost:
            return replace(table, notice=None)
        return await self._commit(table, fall_back(table), None)

    async def _repeat_answer(self, table: Table, seq: int) -> Change:
        """Return the answer that the request of row `seq` was given, or would have been."""
        table, _ = await self._run_automatic_moves(table)
        rows = await self._store.rows(table.id)
        told, taken_back = replay.answer(table, rows, seq)
        return Change(table, told, taken_back, repeated=True)

    async def _run_automatic_moves(
        self, table: Table, *, takes_back: bool = False
    ) -> tuple[Table, tuple[Told, ...]]:
        """Make the moves that need nobody's request: of computer players that are waited for, of standing orders, and those that are the
        only ones left, unless something was just taken back.

        Each is committed by itself. An error here is not the fault of the person who is waiting for an answer: it is logged, and the move
        tried again with the next request or start.
        """
        told: list[Told] = []
        moved: dict[int, Order] = {}
        tries = TRIES
        try:
            while tries:
                before = table.moment
                try:
                    table = await self._move_quickly(table, told)
                    table = await self._run_orders(table, told, moved)
                    if not takes_back:
                        table = await self._make_evident_moves(table, told)
                except Moved:
                    tries -= 1
                    table = await self._cache.newest(table.id)
                    continue
                if table.moment == before:
                    break
        except Exception:
            logger.exception("a computer player or a standing order at table %s does not move", table.id)
        for order in moved.values():
            self._orders.tell(order)
        return table, tuple(told)

    async def _move_quickly(self, table: Table, told: list[Told]) -> Table:
        while (chair := self._computers.quickly_due(table)) is not None:
            step = move(table, chair.seat, await self._computers.pick(table, chair))
            table, done = await self._save(table, step)
            told += done
        return table

    async def _make_evident_moves(self, table: Table, told: list[Told]) -> Table:
        while (step := make_evident(table)) is not None:
            table, done = await self._save(table, step)
            told += done
        return table

    async def _run_orders(self, table: Table, told: list[Told], moved: dict[int, Order]) -> Table:
        """Let standing orders act at this moment: all are judged at the same one, so that it does not matter which is made first."""
        for deed in await self._orders.due(table):
            try:
                made = await self._orders.step(table, deed)
            except (Illegal, Stale):
                return table
            if made is None:
                continue
            step, order = made
            table, done = await self._save(table, step)
            moved[order.id] = order
            told += done
        return table

    async def _think_once(self, seen: Table, chair: Chair) -> tuple[Told, ...] | None:
        """Return what the move told that was picked while this table was seen: () where it has moved on; None where there is no move."""
        try:
            action = await self._computers.pick(seen, chair)
            turn = await self._turns.at(seen.id)
            return await turn.carry(self._play(seen, chair, action))
        except Closing:
            return None
        except Dropped:
            return ()
        except Exception:
            logger.exception("a computer player at table %s does not move", seen.id)
            return None

    async def _play(self, seen: Table, chair: Chair, action: object) -> tuple[Told, ...]:
        try:
            table = await self._log_fallback(await self._cache.newest(seen.id))
            if table.moment != seen.moment:
                return ()
            table, told = await self._save(table, move(table, chair.seat, action))
            _, more = await self._run_automatic_moves(table)
        except Moved:
            return ()
        return told + more

    async def _save(
        self, table: Table, step: Step, interaction: int | None = None
    ) -> tuple[Table, tuple[Told, ...]]:
        """Save a step, and that a vote has lapsed which the step has made void; return the table, and what is told. Raises Moved."""
        after = await self._commit(table, step, interaction)
        lapsed = votes.passed_by(table, replace(step, table=after), self._now())
        if lapsed is None:
            return after, step.told
        return await self._commit(after, lapsed, None), step.told + lapsed.told

    async def _commit(self, table: Table, step: Step, interaction: int | None) -> Table:
        """Save the step and then let it be seen. Raises Moved, Failed."""
        now = moment_of(stamp(self._now()))
        after = _dated(table, replace(step, table=await self._with_preferences(table, step.table)), now)
        after = replace(after, ask_moments=ask_moments(table, after, step.seat))
        row = _row(after, step, interaction, now, clock.waiting_time(table, step, now))
        if after.ended is not None and (after.status is Status.OVER or after.claimed is not None):
            log_of_game = [*await self._store.rows(table.id), row]
            after = replace(after, unrated=await asyncio.to_thread(shares.unrated, after, log_of_game))
        snapshot = snapshot_of(after) if after.match is not table.match or table.lost else None
        letters = letters_of(step, after)
        try:
            also = owing(letters, step.also)
            await self._store.append(to_record(table), to_record(after), row, snapshot, also)
        except BaseException:
            # Whether it was written is not known here when the task is cancelled; the file knows.
            self._cache.drop(table.id)
            raise
        if log.is_move(row):
            metrics.MOVES.labels(after.game.id, "computer" if interaction is None else "person").inc()
        self._cache.put(after)
        self._computers.drop_thought(after.id)
        self._alarm.update(table, after)
        self._on_change(table, after)
        self._letters.tell(letters)
        return after

    async def _with_preferences(self, before: Table, after: Table) -> Table:
        """Return the table after a step with the preferences of those who play at it.

        Of those who did not move before the step they are read anew: whoever was not there is told to no table that they have changed.
        """
        known = {person: own for person, own in after.preferences.items() if person in _movers(before)}
        new = _movers(after) - known.keys() if after.match else set()
        if not new and known.keys() == after.preferences.keys():
            return after
        return replace(after, preferences={**known, **(await self._preferences.of(new) if new else {})})


def _movers(table: Table) -> set[int]:
    return {chair.mover for chair in table.chairs if chair.mover is not None}


def _dated(before: Table, step: Step, now: datetime) -> Table:
    """Return the table of a step as it is once the step is made."""
    table = votes.opened(step.table, now)
    return replace(
        table,
        chairs=clock.wind(before, step, now),
        moment=table.moment + 1,
        version=table.game.version,
        lost=0,
        started=table.started or (now if table.status is Status.PLAYING else None),
        ended=None if table.live else now,
    )


def _row(after: Table, step: Step, interaction: int | None, now: datetime, waited: int | None = None) -> Row:
    digest = after.match.digest if after.match else ""
    return Row(
        after.moment, step.seat, step.action, interaction, digest, stamp(now), waited, clock.made_by(step)
    )
