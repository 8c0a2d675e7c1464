"""Standing orders: at most one of each seat of a table. What they say is for their owner alone."""

from __future__ import annotations

import operator
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, bindparam, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.database.memory import Memory
from bot.store.database.retry import retry
from bot.store.errors import Moved
from bot.store.schema import orders
from bot.store.store import Also, Store

_AT = select(orders).where(orders.c.game == bindparam("of")).order_by(orders.c.seat)
"""Query for the orders of a table, made once: it is asked after every move."""


@dataclass(frozen=True, slots=True)
class OrderRecord:
    """One order; the fields are the columns of `orders`. `id` is 0 before it is given."""

    id: int
    game: int
    seat: int
    person: int
    plan: dict[str, Any]
    given: int


class OrderStore:
    """The standing orders in the database. Raises Failed where it does not answer."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._without: Memory[int, Sequence[OrderRecord]] = store.memory("tables without orders")
        """Tables without orders: most have none, and all are asked after every move."""

    async def at(self, game: int) -> Sequence[OrderRecord]:
        """Return the orders of a table, by seat."""

        async def load(_: Collection[int]) -> dict[int, Sequence[OrderRecord]]:
            async def find(connection: AsyncConnection) -> list[OrderRecord]:
                return [OrderRecord(**each._mapping) for each in await connection.execute(_AT, {"of": game})]

            return {game: await self._store.ask(find)}

        return (await self._without.read([game], load, operator.not_))[game]

    async def of(self, person: int) -> list[OrderRecord]:
        """Return the orders of a person, at whatever tables."""
        return await self._found(orders.c.person == person)

    async def all(self) -> list[OrderRecord]:
        """Return every order at the tables that this process looks after."""
        return await self._found(*self._store.mine.have(orders.c.game))

    async def get(self, order_id: int) -> OrderRecord | None:
        """Return one order; None where it is gone."""
        return next(iter(await self._found(orders.c.id == order_id)), None)

    @retry
    async def give(self, order: OrderRecord) -> int:
        """Put an order in the place of any other of its seat; return its id."""
        values = {name: getattr(order, name) for name in ("game", "seat", "person", "plan", "given")}
        same = (orders.c.game == order.game, orders.c.seat == order.seat)
        with self._without.changing(order.game):
            async with self._store.writing() as connection:
                await connection.execute(delete(orders).where(*same))
                done = await connection.execute(insert(orders).values(values))
                key = done.inserted_primary_key
                assert key is not None
        return int(key.id)

    @retry
    async def change(self, before: OrderRecord, after: OrderRecord | None) -> bool:
        """Change an order, or with None forget it; return False, and do nothing, where the order is not what it was any more."""
        async with self._store.writing() as connection:
            return await _change(connection, before, after)

    @staticmethod
    def along(before: OrderRecord, after: OrderRecord) -> Also:
        """Return the function that changes an order in another transaction. It raises Moved where the order is not what it was any more."""

        async def also(connection: AsyncConnection) -> None:
            if not await _change(connection, before, after):
                raise Moved

        return also

    async def _found(self, *where: ColumnElement[bool]) -> list[OrderRecord]:
        query = select(orders).where(*where).order_by(orders.c.game, orders.c.seat)
        return [OrderRecord(**found._mapping) for found in await self._store.find(query)]


async def _change(connection: AsyncConnection, before: OrderRecord, after: OrderRecord | None) -> bool:
    of_order = select(orders.c.plan).where(orders.c.id == before.id).with_for_update()
    if await connection.scalar(of_order) != before.plan:
        return False
    if after is None:
        await connection.execute(delete(orders).where(orders.c.id == before.id))
    else:
        await connection.execute(update(orders).where(orders.c.id == before.id).values(plan=after.plan))
    return True
