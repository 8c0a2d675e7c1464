"""Standing orders at work: people give them, they move where they are due, and their owners alone hear of it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

from cachetools import LRUCache
from pydantic import ValidationError

from bot.store import Store
from bot.store.games.orders import OrderRecord, OrderStore
from bot.tables.computers.players import Computers
from bot.tables.log.mapping import stamp
from bot.tables.model.errors import NoStandIn, OneAttempt, TableRefused
from bot.tables.model.step import Step
from bot.tables.model.table import Change, Person, Table
from bot.tables.orders import lookahead, parser
from bot.tables.orders.evaluate import Deed, bad_end, judge, reading_of
from bot.tables.orders.order import Order, OrderTerms
from bot.tables.orders.plan import BY_COMPUTER, MOST_STEPS, OrderPlan, Otherwise
from bot.tables.steps.guards import require_mover
from bot.tables.steps.moves import move
from engine.errors import Stale
from engine.match import Match
from engine.text import Seat, Text, say
from words.catalogue import language_of

logger = logging.getLogger(__name__)


MOST_AHEAD = 64
"""Number of lookaheads that are kept: while somebody types an order, every letter asks for the same one."""


class NoOrder(TableRefused):
    key = "order-none"


class OrderFull(TableRefused):
    """The refusal of steps beyond the limit. Takes `most`, the number of steps that an order can have."""

    key = "order-full"


@dataclass(frozen=True, slots=True)
class GivenOrder:
    """An order that has been given, and the table after it."""

    order: Order
    table: Table
    doubts: tuple[Text, ...] = ()
    """The points that its owner should look at again."""
    change: Change | None = None
    """The change that the order made at once, being due; None where it made none."""
    takes_place: bool = False
    """Whether another order of the person's was running there, which is gone now."""
    earlier: int = 0
    """Number of pieces of news, the first of this order's, that are of the one before it."""


Newest = Callable[[int], Awaitable[Table]]
Run = Callable[[int], Awaitable[Change]]
AllowsStandIn = Callable[[int], Awaitable[bool | None]]
"""A function that says of a table whether its tournament lets computer players move for people; None for a table of its own."""


class StandingOrders:
    """The standing orders of one store. `run` lets a table go on by itself."""

    def __init__(
        self,
        store: Store,
        computers: Computers,
        newest: Newest,
        run: Run,
        now: Callable[[], datetime],
        allows_stand_in: AllowsStandIn,
    ) -> None:
        self._orders = OrderStore(store)
        self._store = store
        self._computers = computers
        self._newest = newest
        self._run = run
        self._now = now
        self._allows_stand_in = allows_stand_in
        self.untold: asyncio.Queue[int] = asyncio.Queue()
        """Ids of orders with something to tell their owners, in the order it happens; not those whose owners are just being answered."""
        self._attended: set[int] = set()
        self._ahead: LRUCache[tuple[int, int, Seat], Match[Any]] = LRUCache(MOST_AHEAD)

    async def give(self, table_id: int, person: Person, plan: OrderPlan) -> GivenOrder:
        """Replace any other order of the person's at the table by this one, which tells what that has not told yet, and let it begin.

        Raises NotSeated, HasNotStarted, IsOver, and StoodIn, for it would stop with the first move of the computer; OneAttempt or
        NoStandIn for a step that a computer player would make where none may.
        """
        table, seat = await self._seated(table_id, person)
        await self._check_computers(table, plan)
        plan = await asyncio.to_thread(lookahead.spelled, table, seat, plan)
        doubts = await asyncio.to_thread(lookahead.doubts, table, seat, plan, language_of(person.locale))
        earlier = next((each for each in await self.of(person.id) if each.table == table_id), None)
        standing = OrderTerms(
            plan=plan,
            readings=_readings(table, seat, plan),
            language=language_of(person.locale),
            since=table.moment,
            moment=table.moment,
            news=earlier.standing.news if earlier is not None else (),
        )
        record = OrderRecord(
            0, table.id, seat, person.id, standing.model_dump(mode="json"), stamp(self._now())
        )
        record = replace(record, id=await self._orders.give(record))
        is_running = earlier is not None and earlier.standing.is_running
        given = await self._start(Order.of(record), doubts)
        return replace(given, takes_place=is_running, earlier=len(standing.news))

    async def order(self, table_id: int, person: Person, text: str) -> GivenOrder:
        """Give an order that is written as a text. Raises Unreadable, saying what is wrong where, and as `give`."""
        table, _ = await self._seated(table_id, person)
        return await self.give(
            table_id, person, parser.read(text, table.game, table.people, language_of(person.locale))
        )

    async def add(self, table_id: int, person: Person, plan: OrderPlan) -> GivenOrder:
        """Put steps behind those of the person's order that is running at the table. Raises NoOrder, OrderFull, and as `give`."""
        table, seat = await self._seated(table_id, person)
        order = await self.running(table_id, person.id)
        if order is None:
            raise NoOrder
        if len(order.left) + len(plan.steps) > MOST_STEPS:
            raise OrderFull(most=MOST_STEPS)
        await self._check_computers(table, plan)
        plan = await asyncio.to_thread(lookahead.spelled, table, seat, plan)
        doubts = await asyncio.to_thread(lookahead.doubts, table, seat, plan, language_of(person.locale))
        longer = order.longer(plan, _readings(table, seat, plan))
        if not await self._orders.change(order.kept, longer.record):
            raise NoOrder
        return await self._start(longer, doubts)

    async def running(self, table_id: int, person: int) -> Order | None:
        """Return the order of a person that is running at a table; None where there is none."""
        return next(
            (each for each in await self.of(person) if each.table == table_id and each.standing.is_running),
            None,
        )

    async def of(self, person: int) -> list[Order]:
        """Return a person's orders at all tables, also those that only have something to tell."""
        return _readable(await self._orders.of(person))

    async def table(self, order: Order) -> Table:
        """Return the table of an order. Raises NoTable."""
        return await self._newest(order.table)

    async def cancel(self, person: int, order_id: int) -> Order:
        """Let an order of this person's do nothing more. Raises NoOrder."""
        record = await self._orders.get(order_id)
        if record is None or record.person != person or not await self._orders.change(record, None):
            raise NoOrder
        return Order.of(record)

    async def waiting(self) -> list[Order]:
        """Return every order that has something to tell."""
        return [order for order in _readable(await self._orders.all()) if order.standing.news]

    async def tables(self) -> list[int]:
        """Return the ids of the tables at which orders are running."""
        orders = _readable(await self._orders.all())
        return sorted({order.table for order in orders if order.standing.is_running})

    async def get(self, order_id: int) -> Order | None:
        """Return an order; None where it is gone."""
        record = await self._orders.get(order_id)
        return next(iter(_readable([record])), None) if record else None

    async def mark_heard(self, order: Order) -> None:
        """Note that its owner has been told all that this reading of the order had to tell. An order with nothing left to do is deleted."""
        count = len(order.standing.news)
        while count and (now := await self.get(order.id)) is not None:
            after = now.heard(count)
            if await self._orders.change(now.kept, None if after.is_done else after.record):
                return

    async def fallbacks(self, table: Table) -> list[Otherwise]:
        """Return what an order at a table may say to do where its move cannot be made."""
        is_open = await self._no_computer(table) is None
        return [each for each in Otherwise if is_open or each not in BY_COMPUTER]

    async def ahead(self, table: Table, seat: Seat) -> Match[Any]:
        """Return a match as it could be when the seat is next asked to act; the same one for every call at one moment."""
        key = (table.id, table.moment, seat)
        if (found := self._ahead.get(key)) is None:
            found = self._ahead[key] = await asyncio.to_thread(lookahead.next_turn, table, seat)
        return found

    async def due(self, table: Table) -> list[Deed]:
        """Return the deeds of the orders at a table, in the order of seats, all judged at this moment; those without a move are done here.

        Raises Failed.
        """
        if table.match is None:
            return []
        running = [each for each in _readable(await self._orders.at(table.id)) if each.standing.is_running]
        if not running:
            return []
        rows = await self._store.rows(table.id)
        judged = [await asyncio.to_thread(judge, table, order, rows) for order in running]
        for deed in judged:
            if deed is not None and not deed.moves:
                await self._end(deed.order)
        return [deed for deed in judged if deed is not None and deed.moves]

    async def _end(self, order: Order) -> None:
        """Save an order that has stopped, and tell of it."""
        if await self._orders.change(order.kept, order.record):
            self.tell(order)

    async def step(self, table: Table, deed: Deed) -> tuple[Step, Order] | None:
        """Return the step that a deed makes at a table, with which its order goes on in one transaction.

        None where a computer player would end the game badly: then the order has stopped. Raises Illegal or Stale where the step cannot be
        made any more.
        """
        order, action = deed.order, deed.action
        if table.match is None or not table.legal(order.person):
            raise Stale(say("table-moved-on"))
        if deed.level is not None:
            chair = replace(table.chairs[order.seat], computer=deed.level)
            action = await self._computers.pick(table, chair)
            if (bad := await asyncio.to_thread(bad_end, table.match, order.seat, action)) is not None:
                why = replace(deed, whys=(*deed.whys, bad)).why
                await self._end(order.stopped(say("order-stopped", why=why)))
                return None
            order = order.told(say("order-helped", why=deed.why))
        step = move(table, order.seat, action)
        label = table.game.telling.label(table.view(order.person), action)
        own = [
            event.text
            for told in step.told
            for event in told.events
            if event.readers and event.read_by(order.seat)
        ]
        after = order.further(say("order-played", move=label), *own).moved(table.moment + 1)
        if after.standing.at == len(after.standing.plan.steps):
            after = after.stopped(say("order-done"))
        also = self._orders.along(order.kept, after.record)
        return replace(step, also=also, by_computer=deed.level is not None), after

    def tell(self, order: Order) -> None:
        """Queue the news of an order, unless its owner is just being answered."""
        if order.standing.news and order.id not in self._attended:
            self.untold.put_nowait(order.id)

    async def _seated(self, table_id: int, person: Person) -> tuple[Table, Seat]:
        table = await self._newest(table_id)
        return table, require_mover(table, person.id)

    async def _check_computers(self, table: Table, plan: OrderPlan) -> None:
        """Raise OneAttempt in a challenge, NoStandIn in a tournament without stand-ins, for a plan that lets a computer player move."""
        refused = await self._no_computer(table)
        if refused is not None and any(step.otherwise in BY_COMPUTER for step in plan.steps):
            raise refused

    async def _no_computer(self, table: Table) -> TableRefused | None:
        """Return the refusal of an order by which a computer player would move at a table; None where it may."""
        if table.sealed is not None:
            return OneAttempt()
        return NoStandIn() if await self._allows_stand_in(table.id) is False else None

    async def _start(self, order: Order, doubts: tuple[Text, ...]) -> GivenOrder:
        """Begin an order, and return it after the deeds it does at once."""
        self._attended.add(order.id)
        try:
            change = await self._run(order.table)
        finally:
            self._attended.discard(order.id)
        return GivenOrder(await self._latest(order), change.table, doubts, change if change.told else None)

    async def _latest(self, order: Order) -> Order:
        return await self.get(order.id) or order.stopped()


def _readings(table: Table, seat: Seat, plan: OrderPlan) -> tuple[tuple[Text | None, ...], ...]:
    assert table.match is not None
    view = table.match.view(seat)
    return tuple(tuple(reading_of(table.game, view, wanted) for wanted in step.wanted) for step in plan.steps)


def _readable(records: Sequence[OrderRecord]) -> list[Order]:
    found = []
    for record in records:
        try:
            found.append(Order.of(record))
        except ValidationError:
            logger.warning("order %s cannot be read any more", record.id)
    return found
