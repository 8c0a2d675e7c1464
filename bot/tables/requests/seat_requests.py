"""What the people at a table settle among themselves: who sits and moves there, what is taken back, and whether the game goes on.

Every request is known by its interaction and applied once. What a person is refused is an `engine.errors.Refused`, and then nothing of
it was done. Before a preview, `Tables.table` and the functions of `chairs` and `motions` tell what could be done.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from datetime import datetime
from functools import partial

from bot.store import Store
from bot.store.errors import Taken
from bot.tables.log import rows as log
from bot.tables.model import marks
from bot.tables.model.errors import AlreadyRunning, IsPaused, as_refusal
from bot.tables.model.step import Step
from bot.tables.model.table import Chair, Change, Person, Status, Table, Told
from bot.tables.steps import group_undo, seats, votes
from bot.tables.steps.group_undo import Revocable
from bot.tables.write.cache import Readings
from bot.tables.write.writer import Changes
from engine.errors import Refused
from engine.text import Seat


class Council:
    """The requests, for all tables of one store."""

    def __init__(
        self,
        store: Store,
        readings: Readings,
        changes: Changes,
        levels: Collection[str],
        now: Callable[[], datetime],
    ) -> None:
        self._store = store
        self._readings = readings
        self._changes = changes
        self._levels = levels
        self._now = now

    async def revocable(self, table: Table, person_id: int) -> Revocable:
        """What a person could ask the others to take back. Raises Sealed, saying why nothing; NotSeated, StoodIn, IsPaused."""
        seat = votes.mover(table, person_id)
        if table.status is Status.PAUSED:
            raise IsPaused
        with as_refusal():
            rows = await self._store.rows(table.id)
        return await asyncio.to_thread(group_undo.revocable, table, rows[: table.moment], seat)

    async def ask_undo(self, table_id: int, person: Person, interaction: int) -> Change:
        """Ask to take back all that `revocable` names. Where there is nobody to ask it is done. Raises Sealed, Stale, MotionOpen."""
        try:
            back = await self.revocable(await self._table(table_id), person.id)
        except Refused as refused:
            # A request that comes again is answered again, though what it took back is gone.
            return await self._make(table_id, interaction, partial(_refuse, refused))
        return await self._make(table_id, interaction, partial(votes.ask_undo, person=person, back=back))

    async def ask_replace(self, table_id: int, person: Person, seat: Seat, interaction: int) -> Change:
        """Ask to let a computer player move for a person who has not moved for long. Raises NotLate, NotAtTable, StoodIn, MotionOpen."""
        step = partial(votes.ask_replace, person=person, seat=seat, now=self._now())
        return await self._make(table_id, interaction, step)

    async def grant(self, table_id: int, person: Person, moment: int, interaction: int) -> Change:
        """Agree to the motion of that moment. Raises NoMotion, NotAsked, AlreadyAgreed, Sealed where the rules have changed since."""
        table, back = await self._table(table_id), None
        if table.motion is not None and table.motion.kind == votes.UNDO:
            with as_refusal():
                rows = await self._store.rows(table_id)
            count = table.motion.about
            back = await asyncio.to_thread(group_undo.before, table, rows[: table.moment], count)
        step = partial(votes.grant, person=person, moment=moment, back=back)
        return await self._make(table_id, interaction, step)

    async def refuse(self, table_id: int, person: Person, moment: int, interaction: int) -> Change:
        """Say no to the motion of that moment, or take it back. Raises NoMotion, NotAsked."""
        return await self._make(table_id, interaction, partial(votes.refuse, person=person, moment=moment))

    async def stand_in(self, table_id: int, person: Person, level: str, interaction: int) -> Change:
        """A computer player moves until the person comes back. Raises LastMover, NoComputer, NotSeated."""
        step = partial(seats.stand_in, person=person, level=level, levels=self._levels)
        return await self._make(table_id, interaction, step)

    async def come_back(self, table_id: int, person: Person, interaction: int) -> Change:
        """Raises NotStoodIn, NotSeated."""
        return await self._make(table_id, interaction, partial(seats.come_back, person=person))

    async def stood_in(self, table: Table, seat: Seat) -> tuple[Told, ...]:
        """What a computer player has done, and still holds, since it last began to stand in at this seat."""
        with as_refusal():
            rows = (await self._store.rows(table.id))[: table.moment]
        since = max(
            (row.seq for row in rows if marks.stands_in(row.seat, row.action) == seat), default=table.moment
        )
        told = await asyncio.to_thread(lambda: list(log.retell(table, rows)))
        return tuple(
            each
            for row, each in told
            if row.seq > since and row.seat == seat and row.interaction is None and log.is_move(row)
        )

    async def offer(self, table_id: int, person: Person, to: int, interaction: int) -> Change:
        """Offer one's seat to a person of that id, or to `ANYBODY`. Raises AlreadySeated, NotSeated."""
        return await self._make(table_id, interaction, partial(seats.offer, person=person, to=to))

    async def keep(self, table_id: int, person: Person, interaction: int) -> Change:
        """Offer it no more. Raises NotOffered, NotSeated."""
        return await self._make(table_id, interaction, partial(seats.keep, person=person))

    async def take(self, table_id: int, person: Person, seat: Seat, interaction: int) -> Change:
        """Take a seat that is offered. Raises NotOffered, AlreadySeated, KnowsHands."""
        return await self._make(table_id, interaction, partial(seats.take, person=person, seat=seat))

    async def make_host(self, table_id: int, person: Person, seat: Seat, interaction: int) -> Change:
        """Pass the role of the host on. Raises OnlyHost, NotAtTable."""
        return await self._make(table_id, interaction, partial(seats.make_host, person=person, seat=seat))

    async def pause(self, table_id: int, person: Person, interaction: int) -> Change:
        """The host pauses the game, anybody else asks to. Raises IsPaused, StoodIn, MotionOpen."""
        return await self._make(table_id, interaction, partial(votes.pause, person=person))

    async def resume(self, table_id: int, person: Person, interaction: int) -> Change:
        """Go on with a paused game. Raises NotPaused, NotSeated, and AlreadyRunning where another one is played in its channel."""
        try:
            return await self._make(table_id, interaction, partial(votes.resume, person=person))
        except Taken as error:
            raise AlreadyRunning from error

    async def abandon(self, table_id: int, person: Person, interaction: int) -> Change:
        """The host asks to call the game off; alone there, it is. Raises OnlyHost, StoodIn, MotionOpen."""
        return await self._make(table_id, interaction, partial(votes.abandon, person=person))

    async def paused(self, channel: int) -> list[Table]:
        """The paused tables of a channel, the newest first."""
        with as_refusal():
            return [await self._readings.newest(table_id) for table_id in await self._store.paused(channel)]

    def late(self, table: Table) -> tuple[Chair, ...]:
        """The people who have been waited for so long that the others may vote on them."""
        now = self._now()
        return tuple(chair for chair in table.chairs if chair.mover and votes.is_late(table, chair, now))

    async def _table(self, table_id: int) -> Table:
        with as_refusal():
            return await self._readings.newest(table_id)

    async def _make(self, table_id: int, interaction: int, step: Callable[[Table], Step]) -> Change:
        with as_refusal():
            return await self._changes.make(table_id, interaction, step)


def _refuse(refused: Refused, _: Table) -> Step:
    raise refused
