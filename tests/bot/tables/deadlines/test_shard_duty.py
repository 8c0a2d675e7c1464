"""Shards that fall to a process are taken over by it, once, while others look after the rest."""

from __future__ import annotations

import asyncio

import pytest

from bot.store import Store
from bot.store.processes.shard_leases import Leases
from bot.store.shards import Shards
from bot.tables.deadlines import shard_duty
from bot.tables.deadlines.shard_duty import Duty
from tests.bot.store.processes.test_shard_leases import pass_lease

MINE, OTHER = Shards.of(2, (0,)), Shards.of(2, (1,))


async def test_what_a_dead_process_has_left_is_taken_over_once_each_time(
    server_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shard_duty, "BEAT", 0.001)
    store = await Store.open(server_url)
    duty, taken = Duty(store, MINE), asyncio.Queue[Shards]()

    async def take_over() -> None:
        await asyncio.sleep(0)
        taken.put_nowait(store.mine)

    other = Leases(store, OTHER)
    await other.beat()
    await duty.begin()
    assert (duty.is_shared, duty.hears_first_shard, store.mine) == (True, True, MINE)
    running = asyncio.create_task(duty.run(take_over))
    try:
        for _ in range(2):
            await pass_lease(store, OTHER)
            assert (await taken.get()).are_all
            # Back is who has its own again and whose return was noticed: else it would be missed without having been there.
            while await other.beat() != OTHER or store.mine != MINE:
                pass
            assert taken.empty()
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        await store.close()
