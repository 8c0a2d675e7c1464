"""Several processes that think: which table has them when, and what becomes of those that wait."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
import pytest_asyncio

from bot.jobs.crew import Crew, Dropped, spare_processors
from bot.jobs.worker import Job, WorkerClosed
from tests.bot.jobs.errands import Count, Wait
from tests.bot.tables.computers.thinkers import gate_at, let_through, reached

ADAS, BRUNOS, CELINAS, DORAS = range(1, 5)
"""Tables."""


@pytest.fixture
def gates(tmp_path: Path) -> list[Path]:
    folders = [tmp_path / name for name in ("one", "other")]
    for folder in folders:
        folder.mkdir()
    return [gate_at(folder) for folder in folders]


@pytest_asyncio.fixture
async def alone() -> AsyncIterator[Crew]:
    """Make a crew of one."""
    found = Crew(60.0, size=1)
    yield found
    await found.close()


async def settled() -> None:
    """Let everything go on that waits for nothing."""
    for _ in range(5):
        await asyncio.sleep(0)


def count(_waited: float) -> Job[tuple[int, int]]:
    return Count(1)


def waits(gate: Path) -> Callable[[float], Job[str]]:
    return lambda _: Wait(gate)


async def test_as_many_think_at_once_as_there_are_processes_and_each_table_has_its_own_again(
    gates: list[Path],
) -> None:
    crew = Crew(60.0, size=2)
    thoughts = [
        asyncio.create_task(crew.do(table, waits(gate)))
        for table, gate in zip((ADAS, BRUNOS), gates, strict=True)
    ]
    opened = [await reached(gate) for gate in gates]
    third = asyncio.create_task(crew.do(CELINAS, count))
    await settled()
    assert crew.waiting == 1
    adas, brunos = (worker.process for worker in crew.workers)
    await let_through(opened[1])
    assert (await third)[1] == brunos
    await let_through(opened[0])
    assert await asyncio.gather(*thoughts) == ["let through"] * 2
    for table, process in ((BRUNOS, brunos), (ADAS, adas), (CELINAS, brunos), (ADAS, adas)):
        assert (await crew.do(table, count))[1] == process
    await crew.close()


async def test_who_has_had_a_turn_is_behind_all_who_wait_and_the_clock_of_each_begins_when_it_asks(
    alone: Crew, gates: list[Path]
) -> None:
    order: list[tuple[int, float]] = []

    def noted(table: int) -> Callable[[float], Job[tuple[int, int]]]:
        def job(waited: float) -> Job[tuple[int, int]]:
            order.append((table, waited))
            return Count(1)

        return job

    first = asyncio.create_task(alone.do(ADAS, waits(gates[0])))
    opened = await reached(gates[0])
    others = [asyncio.create_task(alone.do(table, noted(table))) for table in (BRUNOS, CELINAS)]
    await settled()
    again = asyncio.create_task(alone.do(ADAS, noted(ADAS)))
    await settled()
    assert order == []
    await let_through(opened)
    await asyncio.gather(first, *others, again)
    assert [table for table, _ in order] == [BRUNOS, CELINAS, ADAS]
    assert 0 < order[0][1] < order[1][1]


async def test_what_nobody_waits_for_is_not_begun_and_who_leaves_the_queue_holds_nobody_up(
    alone: Crew, gates: list[Path]
) -> None:
    begun: list[float] = []

    def noted(waited: float) -> Job[tuple[int, int]]:
        begun.append(waited)
        return Count(1)

    first = asyncio.create_task(alone.do(ADAS, waits(gates[0])))
    opened = await reached(gates[0])
    dropped, cancelled = (asyncio.create_task(alone.do(table, noted)) for table in (BRUNOS, CELINAS))
    last = asyncio.create_task(alone.do(DORAS, count))
    await settled()
    alone.drop(BRUNOS)
    with pytest.raises(Dropped):
        await dropped
    cancelled.cancel()
    with pytest.raises(asyncio.CancelledError):
        await cancelled
    assert alone.waiting == 1
    await let_through(opened)
    await asyncio.gather(first, last)
    assert begun == []


async def test_a_process_that_has_grown_too_large_is_ended_between_two_jobs() -> None:
    crew = Crew(60.0, size=1, most_bytes=1)
    _, process = await crew.do(ADAS, count)
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)
    assert (await crew.do(ADAS, count))[1] != process
    await crew.close()


async def test_closing_sends_away_all_who_wait(alone: Crew, gates: list[Path]) -> None:
    thoughts: list[asyncio.Future[object]] = [asyncio.create_task(alone.do(ADAS, waits(gates[0])))]
    opened = await reached(gates[0])
    thoughts.append(asyncio.ensure_future(alone.do(BRUNOS, count)))
    await settled()
    await alone.close()
    opened.close()
    thoughts.append(asyncio.ensure_future(alone.do(CELINAS, count)))
    for thought in thoughts:
        with pytest.raises(WorkerClosed):
            await thought


def test_a_crew_leaves_one_processor_to_the_bot_and_is_never_empty() -> None:
    assert len(Crew(60.0).workers) == spare_processors() == max(1, len(os.sched_getaffinity(0)) - 1)
