"""Standing orders: one of each seat, found by table, person and number."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.store import Store
from bot.store.errors import Moved
from bot.store.games.orders import OrderRecord, OrderStore
from bot.store.rows import Row
from tests.bot.store.records import ADA, BRUNO, table

ENDED = Row(2, None, "@abandon", None, "", 300)


async def _given(orders: OrderStore, game: int, seat: int, person: int, steps: int) -> OrderRecord:
    order = OrderRecord(0, game, seat, person, {"steps": steps}, 9)
    return replace(order, id=await orders.give(order))


async def test_a_seat_has_the_order_that_was_given_last(store: Store) -> None:
    orders = OrderStore(store)
    one, other = [(await table(store, ADA, BRUNO)).id for _ in range(2)]
    assert await orders.at(one) == []
    old = await _given(orders, one, 1, BRUNO, 1)
    first = await _given(orders, one, 0, ADA, 2)
    new = await _given(orders, one, 1, BRUNO, 3)
    elsewhere = await _given(orders, other, 1, BRUNO, 4)
    assert await orders.at(one) == [first, new]
    assert await orders.of(BRUNO) == [new, elsewhere]
    assert await orders.of(ADA) == [first]
    assert await orders.all() == [first, new, elsewhere]
    assert [await orders.get(each.id) for each in (old, new)] == [None, new]


async def test_an_order_is_changed_and_forgotten_where_it_is_what_was_read(store: Store) -> None:
    orders = OrderStore(store)
    game = (await table(store, ADA, BRUNO)).id
    own, other = await _given(orders, game, 0, ADA, 3), await _given(orders, game, 1, BRUNO, 3)
    after = replace(own, plan={"steps": 2})
    assert await orders.change(own, after)
    assert not await orders.change(own, None)
    assert await orders.at(game) == [after, other]
    assert await orders.change(after, None)
    assert await orders.at(game) == [other]


async def test_an_order_is_changed_along_with_a_table_or_both_stay(store: Store) -> None:
    orders, game = OrderStore(store), await table(store, ADA, BRUNO)
    order = await _given(orders, game.id, 0, ADA, 3)
    after = replace(order, plan={"steps": 2})
    with pytest.raises(Moved):
        await store.append(game, replace(game, moment=2), ENDED, None, OrderStore.along(after, order))
    assert await store.moment(game.id) == 1
    await store.append(game, replace(game, moment=2), ENDED, None, OrderStore.along(order, after))
    assert await store.moment(game.id) == 2
    assert await orders.at(game.id) == [after]
