"""Requests about who sits and moves at a table once the game has begun.

To preview one, the functions of `steps.seats` tell on a table what it would do.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection
from functools import partial

from bot.store import Store
from bot.tables.log import rows as log
from bot.tables.log.replay import retell
from bot.tables.model import log_events
from bot.tables.model.errors import NoStandIn, NoSubstitute
from bot.tables.model.table import Change, Person, Table, Told
from bot.tables.requests.request import MakeStep, request, request_about
from bot.tables.steps import seats
from engine.text import Seat


class SeatRequests:
    """The requests about the seats of all tables of one store."""

    def __init__(
        self,
        store: Store,
        make: MakeStep,
        levels: Collection[str],
        allows_stand_in: Callable[[int], Awaitable[bool | None]],
    ) -> None:
        """Take what says of a table whether its tournament allows a computer player to stand in; None for a table of its own."""
        self._store = store
        self.request = make
        self._levels = levels
        self._allows_stand_in = allows_stand_in

    come_back = request(seats.come_back)
    keep = request(seats.keep)
    make_host = request_about(seats.make_host)

    async def check_substitutes(self, table_id: int) -> None:
        """Raise NoSubstitute at a table of a tournament, where a result is one person's alone."""
        if await self._allows_stand_in(table_id) is not None:
            raise NoSubstitute

    async def offer(self, table_id: int, person: Person, to: int, interaction: int) -> Change:
        """Offer the seat to the person of that id, or to `ANYBODY`.

        Raises AlreadySeated, CannotBeOffered, NotSeated, NoSubstitute, OneAttempt.
        """
        await self.check_substitutes(table_id)
        step = partial(seats.offer, person=person, to=to, had=await self.had(table_id, to))
        return await self.request(table_id, interaction, step)

    async def had(self, table_id: int, person: int) -> Collection[Seat]:
        """Return the seats of a table at which this person has moved, or that somebody has taken over from them."""
        rows = await self._store.rows(table_id)
        return {log.seat_of(row) for row in rows if row.person == person}

    async def take(self, table_id: int, person: Person, seat: Seat, interaction: int) -> Change:
        """Take a seat that is offered. Raises NotOffered, AlreadySeated, and KnowsHands for a person who has had another seat here."""
        had = await self.had(table_id, person.id)
        return await self.request(
            table_id, interaction, partial(seats.take, person=person, seat=seat, had=had)
        )

    async def levels(self, table_id: int) -> Collection[str]:
        """Return the levels that may stand in at a table: at one of a tournament the same for all. Raises NoStandIn."""
        is_allowed = await self._allows_stand_in(table_id)
        if is_allowed is None:
            return self._levels
        if not is_allowed:
            raise NoStandIn
        return (seats.STAND_IN,)

    async def stand_in(self, table_id: int, person: Person, level: str, interaction: int) -> Change:
        """Let a computer player move until the person comes back. Raises LastMover, NoComputer, NoStandIn, NotSeated."""
        levels = await self.levels(table_id)
        step = partial(seats.stand_in, person=person, level=level, levels=levels)
        return await self.request(table_id, interaction, step)

    async def stood_in(self, table: Table, seat: Seat) -> tuple[Told, ...]:
        """Return the actions of a computer player since it last began to stand in at this seat, as far as they still hold."""
        rows = log.until(await self._store.rows(table.id), table.moment)
        since = max(
            (row.seq for row in rows if log_events.stands_in(row.seat, row.action) == seat),
            default=table.moment,
        )
        told = await asyncio.to_thread(lambda: list(retell(table, rows)))
        return tuple(
            each
            for row, each, _ in told
            if row.seq > since and row.seat == seat and row.interaction is None and log.is_move(row)
        )
