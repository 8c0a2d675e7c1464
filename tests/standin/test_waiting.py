"""Waiting in vain: a wait for what can come no more ends at once; one for what still may come does not."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from threading import Event

import aiosqlite
import pytest

from standin.server import LocalDiscord
from tests import idle
from tests.standin.people import Person, at
from tests.standin.screen import PATIENCE

SOON = 0.5
"""Seconds after which something happens in these tests: longer than they let a loop be idle."""


@pytest.fixture
async def ada(local: LocalDiscord, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Person]:
    """Yield Ada on a loop that is idle as soon as no timer is due at once."""
    monkeypatch.setattr(idle, "GRACE", SOON / 2)
    monkeypatch.setattr(idle, "HORIZON", 0.0)
    async with at(local.url, "Ada") as ada:
        with idle.watched():
            yield ada


async def test_what_can_come_no_more_is_not_waited_for(ada: Person) -> None:
    begun = time.monotonic()
    with pytest.raises(TimeoutError, match=r"Ada waited for to see 'more'; sees \[\]"):
        await ada.sees("more")
    assert time.monotonic() - begun < PATIENCE


async def test_what_a_timer_brings_is_waited_for(ada: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(idle, "HORIZON", PATIENCE / 2)

    async def later() -> None:
        await asyncio.sleep(SOON)
        await ada.say("more")

    saying = asyncio.create_task(later())
    assert await ada.sees("more")
    await saying


def opened_later() -> Event:
    gate = Event()
    asyncio.get_running_loop().call_later(SOON, gate.set)
    return gate


@asynccontextmanager
async def in_a_thread() -> AsyncIterator[None]:
    await asyncio.to_thread(opened_later().wait)
    yield


@asynccontextmanager
async def in_sqlite() -> AsyncIterator[None]:
    async with aiosqlite.connect(":memory:") as database:
        await database.create_function("gate", 0, opened_later().wait)
        await database.execute("select gate()")
        yield


@asynccontextmanager
async def in_a_process() -> AsyncIterator[None]:
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec("cat", stdin=pipe, stdout=pipe)
    assert process.stdin
    assert process.stdout
    asyncio.get_running_loop().call_later(SOON, process.stdin.write, b"ended\n")
    await process.stdout.readline()
    yield
    process.stdin.close()
    await process.wait()


@pytest.mark.parametrize("work", [in_a_thread, in_sqlite, in_a_process])
async def test_what_goes_on_elsewhere_is_waited_for(
    ada: Person, work: Callable[[], AbstractAsyncContextManager[None]]
) -> None:
    async def later() -> None:
        async with work():
            await ada.say("more")

    saying = asyncio.create_task(later())
    assert await ada.sees("more")
    await saying
