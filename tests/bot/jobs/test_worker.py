"""A process that works for the bot: what it answers, and what becomes of it when something goes wrong."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import sys
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.jobs import stop_signal
from bot.jobs.messages import AWAITED
from bot.jobs.worker import JobFailed, ProcessLost, Worker, WorkerClosed
from engine.registry import find, games
from tests.bot.jobs.errands import Count, Die, Fail, Find, IsDropped, Last, Persist, Wait
from tests.bot.tables.computers.thinkers import gate_at, left, let_through, reached


@pytest.fixture
def gate(tmp_path: Path) -> Path:
    return gate_at(tmp_path)


@pytest_asyncio.fixture
async def worker() -> AsyncIterator[Worker]:
    found = Worker(60.0, lasting=True)
    yield found
    await found.close()


def is_gone(process: int | None) -> bool:
    assert process is not None
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    return False


async def test_jobs_are_done_in_turn_by_one_process_which_begins_with_the_first(worker: Worker) -> None:
    assert worker.process is None
    (one, process), (two, same) = await asyncio.gather(worker.do(Count(1)), worker.do(Count(2)))
    assert (one, two) == (1, 2)
    assert process == same == worker.process


async def test_what_a_job_tells_on_the_way_is_told_in_order(worker: Worker) -> None:
    told: list[tuple[int, int]] = []

    async def progress(number: int, of: int) -> None:
        told.append((number, of))

    await worker.do(Count(3), progress)
    assert told == [(0, 3), (1, 3), (2, 3)]


async def test_a_process_that_does_not_last_ends_with_its_job() -> None:
    worker = Worker(60.0, lasting=False)
    processes = [(await worker.do(Count(1)))[1] for _ in range(2)]
    assert len(set(processes)) == 2
    assert worker.process is None
    assert all(map(is_gone, processes))


async def test_a_process_reads_no_game_but_that_of_its_job(worker: Worker) -> None:
    for game_id, game in games().items():
        assert find(game_id) is game
    assert await worker.do(Find("spirit-island")) == ["spirit_island"]


async def test_a_bug_is_told_with_its_place_and_the_process_works_on(worker: Worker) -> None:
    _, process = await worker.do(Count(1))
    with pytest.raises(JobFailed, match=r"errands\.py(.|\n)*no idea"):
        await worker.do(Fail())
    assert await worker.do(Count(2)) == (2, process)


async def test_a_process_that_dies_is_lost_and_another_does_the_next_job(worker: Worker) -> None:
    _, process = await worker.do(Count(1))
    with pytest.raises(ProcessLost):
        await worker.do(Die())
    two, other = await worker.do(Count(2))
    assert two == 2
    assert other != process


async def test_a_process_that_is_killed_is_lost(worker: Worker, gate: Path) -> None:
    waiting = asyncio.create_task(worker.do(Wait(gate)))
    opened = await reached(gate)
    assert worker.process
    os.kill(worker.process, signal.SIGKILL)
    await left(opened)
    with pytest.raises(ProcessLost):
        await waiting


async def test_a_job_that_takes_too_long_is_given_up_with_its_process(gate: Path) -> None:
    worker = Worker(0.0, lasting=True)
    with pytest.raises(ProcessLost):
        await worker.do(Wait(gate))
    assert worker.process is None


async def test_the_answer_that_nobody_waits_for_any_more_is_not_given_to_the_next(
    worker: Worker, gate: Path
) -> None:
    waiting = asyncio.create_task(worker.do(Wait(gate)))
    opened = await reached(gate)
    process = worker.process
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert is_gone(process)
    opened.close()
    assert (await worker.do(Count(2)))[0] == 2


async def test_closing_ends_the_process_whatever_it_is_doing(worker: Worker, gate: Path) -> None:
    waiting = asyncio.create_task(worker.do(Wait(gate)))
    opened = await reached(gate)
    next_one = asyncio.create_task(worker.do(Count(1)))
    process = worker.process
    await worker.close()
    opened.close()
    for job in (waiting, next_one, worker.do(Count(1))):
        with pytest.raises(WorkerClosed):
            await job
    assert is_gone(process)


async def test_the_process_does_not_outlive_whoever_started_it() -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot.jobs", stdin=asyncio.subprocess.PIPE
    )
    assert process.stdin
    process.stdin.close()
    assert await process.wait() == 0


async def test_a_process_that_is_let_through_answers(worker: Worker, gate: Path) -> None:
    waiting = asyncio.create_task(worker.do(Wait(gate)))
    await let_through(await reached(gate))
    assert await waiting == "let through"


async def test_a_process_that_is_just_starting_as_the_worker_is_closed_does_not_stay(worker: Worker) -> None:
    starting = asyncio.create_task(worker.do(Count(1)))
    await asyncio.sleep(0)
    await worker.close()
    with pytest.raises(WorkerClosed):
        await starting
    assert worker.process is None


async def test_closing_waits_for_whoever_is_just_leaving(worker: Worker, gate: Path) -> None:
    waiting = asyncio.create_task(worker.do(Wait(gate)))
    opened = await reached(gate)
    process = worker.process
    waiting.cancel()
    await asyncio.sleep(0)
    await worker.close()
    opened.close()
    assert is_gone(process)


@pytest.mark.parametrize("sent", [pickle.dumps(Count(1)), pickle.dumps(Count(1))[:-3]], ids=["job", "half"])
async def test_a_process_whose_bot_has_died_ends_without_a_word(sent: bytes) -> None:
    """The bot was killed while a picture was drawn, or while it sent the job."""
    reader, writer = os.pipe()
    left = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot.jobs", AWAITED, stdin=PIPE, stdout=writer, stderr=PIPE
    )
    os.close(writer)
    os.close(reader)
    _, said = await left.communicate(sent)
    assert (left.returncode, said.decode()) == (0, "0\n" if len(sent) == len(pickle.dumps(Count(1))) else "")


async def test_the_job_in_hand_hears_that_nobody_waits_for_it_and_no_other_one_does(
    worker: Worker, gate: Path
) -> None:
    worker.drop(Count(1))
    job = Persist(gate)
    doing = asyncio.create_task(worker.do(job))
    opened = await reached(gate)
    worker.drop(Persist(gate))
    worker.drop(job)
    assert await doing == "dropped"
    opened.close()
    worker.drop(job)
    assert worker.process is not None
    os.kill(worker.process, stop_signal.SIGNAL)
    assert await worker.do(IsDropped()) is False


async def test_a_process_that_lasts_is_kept_and_told_whether_somebody_waits_for_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    started: list[tuple[str, ...]] = []
    start = asyncio.create_subprocess_exec

    async def noted(*command: str, **options: Any) -> asyncio.subprocess.Process:
        started.append(command)
        return await start(*command, **options)

    monkeypatch.setattr(asyncio, "create_subprocess_exec", noted)
    for worker, options in (
        (Worker(60.0, lasting=True), ()),
        (Worker(60.0, lasting=True, is_awaited=True), (AWAITED,)),
    ):
        assert await worker.do(Last()) == "the last"
        assert started.pop() == (sys.executable, "-m", "bot.jobs", *options)
        assert worker.process is not None
        assert os.getpgid(worker.process) == worker.process, "the keyboard interrupts the bot alone"
        await worker.close()
