"""The queue of tables before the processes that think; here nothing is started, so that only the order is looked at."""

from __future__ import annotations

import asyncio
import os
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.jobs.crew import Crew, Dropped, spare_processors
from bot.jobs.worker import Worker, WorkerClosed

ADAS, BRUNOS, CELINAS = range(1, 4)
"""Tables."""
LARGE = 100


@dataclass(eq=False)
class Seatwork:
    """A worker without a process: it has done a job when somebody says so."""

    process: object | None = None
    held_bytes: int = 0
    begun: list[str] = field(default_factory=list)
    dropped: list[str] = field(default_factory=list)
    rests: int = 0
    is_closed: bool = False
    done: asyncio.Event = field(default_factory=asyncio.Event)

    async def do(self, job: str) -> str:
        self.process = self
        self.begun.append(job)
        await self.done.wait()
        self.done.clear()
        return f"{job} is done"

    def drop(self, job: str) -> None:
        self.dropped.append(job)

    async def rest(self) -> None:
        self.rests += 1

    async def close(self) -> None:
        self.is_closed = True


def crew_of(*workers: Seatwork) -> Crew:
    crew = Crew(60.0, size=0, most_bytes=LARGE)
    crew.workers = cast(Any, workers)
    crew._free = cast(Any, [*workers])
    return crew


async def settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def ask(crew: Crew, table: int) -> asyncio.Task[Any]:
    return asyncio.create_task(crew.do(table, lambda _: cast(Any, f"job of {table}")))


async def test_tables_have_the_worker_one_after_the_other_and_are_counted_while_they_wait() -> None:
    worker = Seatwork()
    crew = crew_of(worker)
    asked = [ask(crew, table) for table in (ADAS, BRUNOS, CELINAS)]
    await settled()
    assert (worker.begun, crew.waiting) == (["job of 1"], 2)
    worker.done.set()
    await settled()
    assert (worker.begun, crew.waiting) == (["job of 1", "job of 2"], 1)
    asked[2].cancel()
    await settled()
    assert crew.waiting == 0
    worker.done.set()
    assert await asyncio.gather(*asked[:2]) == ["job of 1 is done", "job of 2 is done"]
    assert [*map(id, crew._free)] == [id(worker)]
    assert crew._doing == {}


async def test_what_nobody_waits_for_is_not_begun_and_what_is_begun_is_told() -> None:
    worker = Seatwork()
    crew = crew_of(worker)
    first, second, third = (ask(crew, table) for table in (ADAS, BRUNOS, CELINAS))
    await settled()
    crew.drop(BRUNOS)
    crew.drop(BRUNOS)
    await settled()
    assert second.done()
    with pytest.raises(Dropped):
        await second
    assert not third.done()
    assert worker.dropped == []
    crew.drop(ADAS)
    assert worker.dropped == ["job of 1"]
    for _ in range(2):
        worker.done.set()
        await settled()
    assert await first == "job of 1 is done"
    assert await third == "job of 3 is done"
    assert worker.begun == ["job of 1", "job of 3"]


async def test_closing_sends_away_who_waits_and_who_comes() -> None:
    worker = Seatwork()
    crew = crew_of(worker)
    first, second = ask(crew, ADAS), ask(crew, BRUNOS)
    await settled()
    await crew.close()
    assert worker.is_closed
    assert crew.waiting == 0
    await settled()
    assert second.done()
    with pytest.raises(WorkerClosed):
        await second
    worker.done.set()
    await first
    with pytest.raises(WorkerClosed):
        await ask(crew, CELINAS)


async def test_a_table_has_its_own_worker_again_else_one_that_runs_already() -> None:
    idle, running = Seatwork(), Seatwork()
    crew = crew_of(idle, running)
    running.process = object()
    running.done.set()
    assert await ask(crew, ADAS) == "job of 1 is done"
    assert (idle.begun, running.begun) == ([], ["job of 1"])
    asked = [ask(crew, BRUNOS), ask(crew, CELINAS)]
    await settled()
    assert (running.begun[1:], idle.begun) == (["job of 2"], ["job of 3"])
    idle.done.set()
    running.done.set()
    await asyncio.gather(*asked)
    idle.done.set()
    await ask(crew, CELINAS)
    assert idle.begun == ["job of 3", "job of 3"]


@pytest.mark.parametrize(("held", "rests"), [(LARGE, 0), (LARGE + 1, 1)])
async def test_a_worker_that_holds_too_much_rests_after_its_job(held: int, rests: int) -> None:
    worker = Seatwork(held_bytes=held)
    worker.done.set()
    await ask(crew_of(worker), ADAS)
    assert worker.rests == rests


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="no memory of processes is told here")
def test_the_memory_of_a_worker_is_that_of_its_process(monkeypatch: pytest.MonkeyPatch) -> None:
    worker = Worker(60.0, lasting=True)
    assert worker.held_bytes == 0
    monkeypatch.setattr(worker, "_process", SimpleNamespace(pid=os.getpid()))
    [line] = [each for each in Path("/proc/self/status").read_text().splitlines() if "VmRSS" in each]
    assert worker.held_bytes == pytest.approx(int(line.split()[1]) * 1024, rel=0.1)


async def test_who_leaves_with_the_turn_in_hand_passes_it_on() -> None:
    worker = Seatwork()
    crew = crew_of(worker)
    first, second, third = (ask(crew, table) for table in (ADAS, BRUNOS, CELINAS))
    await settled()
    worker.done.set()
    await first
    second.cancel()
    await settled()
    for _ in range(2):
        worker.done.set()
        await settled()
    assert third.done()
    assert [*map(id, crew._free)] == [id(worker)]


async def test_who_leaves_in_the_moment_in_which_the_turn_comes_passes_it_on() -> None:
    worker, other = Seatwork(), Seatwork()
    crew = crew_of(worker)
    first, second, third = (ask(crew, table) for table in (ADAS, BRUNOS, CELINAS))
    await settled()
    crew._pass_on(cast(Any, other))
    second.cancel()
    await settled()
    assert second.cancelled()
    assert (worker.begun, other.begun) == (["job of 1"], ["job of 3"])
    for each in (worker, other):
        each.done.set()
    await asyncio.gather(first, third)
    assert {*map(id, crew._free)} == {id(worker), id(other)}


def test_the_bot_has_a_processor_to_itself_where_there_are_several(monkeypatch: pytest.MonkeyPatch) -> None:
    for number, spare in ((1, 1), (2, 1), (3, 2), (8, 7)):
        own = {0: set(range(number))}
        monkeypatch.setattr(os, "sched_getaffinity", own.__getitem__)
        assert spare_processors() == spare
