"""Tasks of one owner, and a lock for each key."""

from __future__ import annotations

import asyncio
import gc

import pytest

from bot.keyed_lock import KeyedLock
from bot.tasks import Tasks


async def test_draining_waits_for_those_that_are_spawned_meanwhile() -> None:
    tasks, told = Tasks(), []

    async def first() -> None:
        await asyncio.sleep(0)
        tasks.spawn(second())

    async def second() -> None:
        await asyncio.sleep(0)
        told.append("second")

    tasks.spawn(first())
    await tasks.drain()
    assert told == ["second"]
    assert not len(tasks)


async def test_draining_leaves_what_takes_longer_and_cancelling_ends_it() -> None:
    tasks = Tasks()
    task = tasks.spawn(asyncio.Event().wait())
    await tasks.drain(timeout=0.001)
    assert len(tasks) == 1
    await tasks.cancel()
    assert task.cancelled()
    assert not len(tasks)


async def test_cancelling_ends_also_what_a_cancelled_task_spawns() -> None:
    tasks = Tasks()
    spawned: list[asyncio.Task[bool]] = []

    async def stubborn() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            spawned.append(tasks.spawn(asyncio.Event().wait()))

    tasks.spawn(stubborn())
    await asyncio.sleep(0)
    await tasks.cancel()
    assert spawned[0].cancelled()


async def test_a_task_that_fails_leaves_the_others_alone() -> None:
    tasks = Tasks()

    async def fail() -> None:
        raise LookupError

    other = tasks.spawn(asyncio.Event().wait())
    with pytest.raises(LookupError):
        await tasks.spawn(fail())
    assert len(tasks) == 1
    assert not other.done()
    await tasks.cancel()


async def test_a_task_lives_though_nobody_else_holds_it() -> None:
    tasks = Tasks()
    tasks.spawn(asyncio.Event().wait())
    await asyncio.sleep(0)
    gc.collect(1)
    assert len(tasks) == 1
    await tasks.cancel()


async def test_a_lock_is_one_for_each_key_and_forgotten_afterwards() -> None:
    locks: KeyedLock[int] = KeyedLock()
    async with locks[1]:
        assert locks[1].locked()
        assert not locks[2].locked()
        async with locks[2]:
            assert len(locks) == 2
    gc.collect(1)
    assert not len(locks)


async def test_a_task_of_somebody_else_counts_while_it_is_in_the_block() -> None:
    tasks, inside, go = Tasks(), asyncio.Event(), asyncio.Event()

    async def work() -> None:
        with tasks.joined():
            inside.set()
            await go.wait()
        assert len(tasks) == 0

    other = asyncio.create_task(work())
    await inside.wait()
    assert len(tasks) == 1
    go.set()
    await tasks.drain()
    assert other.done()
    await other


async def test_a_task_of_somebody_else_is_cancelled_with_the_others() -> None:
    tasks, inside = Tasks(), asyncio.Event()

    async def work() -> None:
        with tasks.joined():
            inside.set()
            await asyncio.Event().wait()

    other = asyncio.create_task(work())
    await inside.wait()
    await tasks.cancel()
    assert other.cancelled()
    assert len(tasks) == 0
