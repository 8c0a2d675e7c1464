"""Queues of the slow requests of each person."""

from __future__ import annotations

import asyncio

import pytest

from bot.discord.delivery.long_jobs.personal_queues import WAITING, PersonalQueues, TooMany

ADA, BRUNO = 1, 2


async def test_one_is_answered_some_wait_and_are_told_so_and_more_are_refused() -> None:
    queues, done, told = PersonalQueues(), asyncio.Event(), []

    async def tell() -> None:
        told.append("takes time")

    async def ask(number: int) -> int:
        async with queues.of(ADA, tell):
            await done.wait()
            return number

    asked = [asyncio.create_task(ask(number)) for number in range(1 + WAITING)]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert len(told) == WAITING
    with pytest.raises(TooMany):
        await ask(99)
    async with queues.of(BRUNO, tell):
        assert len(told) == WAITING, "whom others' requests do not delay"
    done.set()
    assert await asyncio.gather(*asked) == [0, 1, 2]
    assert await ask(7) == 7
    assert not queues._asked, "of who waits for nothing nothing is kept"


async def test_a_request_that_fails_leaves_its_place() -> None:
    queues = PersonalQueues()

    async def nobody() -> None:
        raise AssertionError("nothing is waited for")

    async def fail() -> None:
        async with queues.of(ADA, nobody):
            raise KeyError

    for _ in range(2 * WAITING + 2):
        with pytest.raises(KeyError):
            await fail()
    assert not queues._asked
