"""Of several processes one looks after each shard, and another one does where it dies."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace

import pytest
import pytest_asyncio
from sqlalchemy import select, update

from bot.store import Store
from bot.store.games.cards import CardStore
from bot.store.games.notices import SOON, Notice, Notices
from bot.store.games.orders import OrderRecord, OrderStore
from bot.store.processes.shard_leases import LEASE, Leases
from bot.store.schema import shards
from bot.store.shards import ALL, Shards
from tests.bot.shards import SHIFT
from tests.bot.store.test_store import ADA, GAME, row

LEFT, RIGHT = Shards.of(4, (0, 1)), Shards.of(4, (2, 3))
NONE = Shards(4, frozenset())


@pytest_asyncio.fixture
async def store(server_url: str) -> AsyncIterator[Store]:
    found = await Store.open(server_url)
    yield found
    await found.close()


async def pass_lease(store: Store, of: Shards) -> None:
    """Let a lease pass, as if the processes that hear these shards, and look after them, had said nothing meanwhile."""
    theirs = shards.c.shard.in_(of.numbers)
    earlier = {"seen": shards.c.seen - LEASE, "until": shards.c.until - LEASE}
    async with store.writing() as connection:
        await connection.execute(update(shards).where(theirs).values(earlier))


async def test_each_looks_after_what_it_hears(store: Store) -> None:
    left, right = Leases(store, LEFT), Leases(store, RIGHT)
    assert (await left.beat(), await right.beat()) == (LEFT, RIGHT)
    assert (await left.beat(), await right.beat()) == (LEFT, RIGHT)


async def test_what_a_dead_process_looked_after_goes_to_another_and_back(store: Store) -> None:
    left, right = Leases(store, LEFT), Leases(store, RIGHT)
    await left.beat()
    await right.beat()
    await pass_lease(store, RIGHT)
    assert await left.beat() == Shards.of(4, range(4))
    again = Leases(store, RIGHT)
    assert await again.beat() == NONE
    assert await left.beat() == LEFT
    assert await again.beat() == RIGHT


async def test_who_starts_anew_within_a_lease_goes_on_at_once(store: Store) -> None:
    before, after = Leases(store, LEFT), Leases(store, LEFT)
    await before.beat()
    assert await after.beat() == LEFT
    assert await before.beat() == NONE
    assert await after.beat() == LEFT


async def test_who_hears_the_same_shards_steps_in_where_the_newer_process_dies(store: Store) -> None:
    before, after = Leases(store, LEFT), Leases(store, LEFT)
    await before.beat()
    await after.beat()
    await pass_lease(store, LEFT)
    assert await before.beat() == LEFT


async def test_what_another_process_looks_at_just_now_is_whose_it_was(store: Store) -> None:
    left = Leases(store, LEFT)
    await left.beat()
    async with store.taking_turns() as connection:
        await connection.execute(select(shards).where(shards.c.shard == 0).with_for_update())
        assert await left.beat() == LEFT


async def test_who_ends_leaves_everything_to_others_at_once(store: Store) -> None:
    left, right = Leases(store, LEFT), Leases(store, RIGHT)
    await left.beat()
    await right.beat()
    await right.leave()
    assert await left.beat() == Shards.of(4, range(4))


async def test_a_process_finds_only_what_it_looks_after(store: Store) -> None:
    """A table without a server belongs to the first shard, and a card to the server in whose channel it is."""
    cards, orders, notices = CardStore(store), OrderStore(store), Notices(store)
    of_shard, late = {}, 2**43
    for number, guild in enumerate((None, 1 << SHIFT, 2 << SHIFT, 3 << SHIFT)):
        game = await store.start(
            replace(GAME, guild=guild, channel=10 + number, at_deadline="computer"), row(1)
        )
        await orders.give(OrderRecord(0, game.id, 0, 1, {}, 9))
        await cards.mark_stale(game.channel, [100 + number])
        await cards.record(game.id, 0, game.channel, 200 + number)
        assert await notices.claim(Notice(game.id, 0, SOON, ADA.deadline or 0), 5)
        of_shard[number] = game.id
    for shard, game_id in of_shard.items():
        store.mine = Shards.of(4, (shard,))
        assert await cards.behind(0) == [game_id]
        assert [each.game for each in await orders.all()] == [game_id]
        assert await cards.stale_messages() == [(10 + shard, 100 + shard)]
        assert await cards.since(0) == [game_id]
        due = await notices.due(late)
        assert [each.game for each in due.reminders] == [game_id]
        assert [each.game for each in due.turns] == [game_id]
        assert [each.notice.game for each in due.unsent] == [game_id]
        assert await notices.timed() == [game_id]
        assert await notices.next(0) == ADA.deadline
    store.mine = NONE
    assert await cards.behind(0) == []
    due = await notices.due(late)
    assert (due.reminders, due.turns, due.unsent, await notices.next(0)) == ([], [], [], None)
    store.mine = ALL
    assert await cards.behind(0) == list(of_shard.values())


@pytest.mark.parametrize("numbers", [(), (-1,), (4,)])
def test_there_are_no_other_shards(numbers: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="0 to 3"):
        Shards.of(4, numbers)


@pytest.mark.parametrize(
    ("written", "meant"), [("0-3/16", Shards.of(16, range(4))), ("5/16", Shards.of(16, (5,)))]
)
def test_shards_are_written_as_a_range(written: str, meant: Shards) -> None:
    assert Shards.read(written) == meant


@pytest.mark.parametrize("written", ["", "0-3", "3-0/16", "0-16/16", "a/2", "0/0"])
def test_what_names_no_shards_is_refused(written: str) -> None:
    with pytest.raises(ValueError, match=r"shards"):
        Shards.read(written)
