"""Painters in processes of their own: what they draw, and what becomes of them and of their pictures when something goes wrong."""

from __future__ import annotations

import asyncio
import gc
import os
import pickle
import threading
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.discord.ui.render_pool import RenderPool, spare_painters
from bot.jobs.crew import spare_processors
from bot.jobs.draw import DrawJob
from bot.jobs.messages import AWAITED
from bot.jobs.worker import JobFailed, ProcessLost, Worker, WorkerClosed
from engine.match import Match
from engine.registry import find
from engine.text import Seat
from render import pictures
from tests.bot.discord.painters import Opened
from tests.bot.jobs.errands import die_unless, raise_in_vain, wait_at
from tests.bot.tables.computers.thinkers import gate_at, left, let_through, reached
from tests.standin.screen import PATIENCE

FOREST = "spirits-of-the-forest"
PEOPLE = ("Ada", "Żaneta")


@pytest_asyncio.fixture
async def pool() -> AsyncIterator[RenderPool]:
    """Make a pool of one process."""
    found = RenderPool(1)
    yield found
    await found.close()


def match() -> Match[object]:
    game = find(FOREST)
    return Match.new(game, game.Options(), 2, b"seed")


def has_ended(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    return False


async def test_a_process_draws_what_a_thread_draws(pool: RenderPool) -> None:
    view = match().view(None)
    thread = RenderPool()
    drawn, same = [
        await each.draw(pictures.scores, FOREST, view, PEOPLE, language="pl") for each in (pool, thread)
    ]
    assert drawn == same
    assert await pool.draw(os.getpid) != os.getpid() == await thread.draw(os.getpid)
    await thread.close()


async def test_a_picture_whose_painter_dies_is_drawn_by_another_one(pool: RenderPool, tmp_path: Path) -> None:
    first = await pool.draw(os.getpid)
    assert await pool.draw(die_unless, tmp_path / "died") == "lives"
    assert has_ended(first)
    assert await pool.draw(os.getpid) != first


async def test_a_picture_over_which_every_painter_dies_is_no_end_of_the_others(pool: RenderPool) -> None:
    with pytest.raises(ProcessLost):
        await pool.draw(os._exit, 1)
    with pytest.raises(JobFailed, match="in vain"):
        await pool.draw(raise_in_vain)
    assert await pool.draw(abs, -1) == 1


async def test_who_stops_waiting_ends_no_painter_and_keeps_nobody_from_it(
    pool: RenderPool, tmp_path: Path
) -> None:
    painter, gate = await pool.draw(os.getpid), gate_at(tmp_path)
    given_up = asyncio.create_task(pool.draw(wait_at, gate))
    opened = await reached(gate)
    given_up.cancel()
    with suppress(asyncio.CancelledError):
        await given_up
    after = asyncio.create_task(pool.draw(os.getpid))
    await asyncio.sleep(0)
    assert not after.done(), "the picture that nobody wants any more is being drawn yet"
    await let_through(opened)
    assert await after == painter


async def test_a_painter_that_holds_too_much_is_replaced_when_its_picture_is_done() -> None:
    pool = RenderPool(1, most_bytes=1)
    first, second = [await pool.draw(os.getpid) for _ in range(2)]
    assert first != second
    assert has_ended(first)
    await pool.close()


async def test_as_many_draw_at_once_as_there_are_processes_and_all_end_with_the_pool(tmp_path: Path) -> None:
    pool, gate = RenderPool(2), gate_at(tmp_path)
    waiting = asyncio.create_task(pool.draw(wait_at, gate))
    opened = await reached(gate)
    free = await pool.draw(os.getpid)
    held = {painter.worker.process for painter in pool.processes}
    assert len(held) == 2
    assert free in held
    await pool.close()
    await left(opened)
    with pytest.raises(WorkerClosed):
        await waiting
    assert all(process is not None and has_ended(process) for process in held)


async def test_nothing_is_started_before_somebody_is_there_and_then_once(pool: RenderPool) -> None:
    (painter,) = pool.processes
    assert await pool.draw_apart(os.getpid) != os.getpid()
    assert painter.worker.process is None, "what is drawn apart leaves no painter behind"
    pool.prepare(pictures.load, ())
    pool.prepare(os._exit, 1)
    assert await pool.draw(abs, -1) == 1
    assert painter.worker.process is not None


async def test_painters_are_prepared_once_however_often_somebody_comes() -> None:
    pool, loaded = RenderPool(), list[int]()
    for number in range(3):
        pool.prepare(loaded.append, number)
        assert await pool.draw(abs, -1) == 1
    await pool.close()
    assert loaded == [0]


async def test_a_pool_that_closes_before_a_painter_is_prepared_leaves_no_error_behind(tmp_path: Path) -> None:
    lost: list[dict[str, object]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: lost.append(context))
    pool, gate = RenderPool(1), gate_at(tmp_path)
    pool.prepare(wait_at, gate)
    opened = await reached(gate)
    await pool.close()
    await left(opened)
    gc.collect()
    assert not lost, "asyncio tells of an error that nobody looked at"


async def test_a_painter_that_could_not_be_prepared_is_logged_and_draws(
    pool: RenderPool, caplog: pytest.LogCaptureFixture
) -> None:
    pool.prepare(raise_in_vain)
    assert await pool.draw(abs, -1) == 1
    (record,) = caplog.records
    assert "could not be prepared" in record.message
    assert "in vain" in caplog.text


def test_where_there_is_one_processor_a_thread_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    for processors, painters in ((1, 0), (2, 1), (4, 3)):
        own = {0: set(range(processors))}
        monkeypatch.setattr(os, "sched_getaffinity", own.__getitem__)
        assert spare_painters() == painters
        assert spare_processors() == max(1, painters)


def test_a_view_holds_no_table_and_a_match_is_found_out() -> None:
    played = match()
    assert not Opened(
        pickle.dumps(DrawJob(pictures.table, (FOREST, played.view(Seat(0)), PEOPLE, "en")))
    ).secrets
    assert "engine.match" in Opened(pickle.dumps(Match)).secrets
    assert "engine.games.spirits_of_the_forest.model.table" in Opened(pickle.dumps(played.now.table)).secrets


async def test_whoever_gives_up_just_when_it_is_their_turn_gives_it_on() -> None:
    pool = RenderPool()
    painter = await pool._turn(pool._others)
    first, second = (asyncio.create_task(pool._turn(pool._others)) for _ in range(2))
    await asyncio.sleep(0)
    pool._pass_on(painter)
    first.cancel()
    assert await second is painter
    assert first.cancelled()
    third = asyncio.create_task(pool._turn(pool._urgent))
    await asyncio.sleep(0)
    third.cancel()
    await asyncio.wait({third})
    pool._pass_on(painter)
    assert pool._free == [painter], "nobody waits any more"
    await pool.close()


async def test_what_everybody_waits_for_is_drawn_before_what_one_waits_for() -> None:
    pool, drawn = RenderPool(), list[str]()
    painter = await pool._turn(pool._others)
    waiting = [
        asyncio.create_task(draw(drawn.append, name))
        for draw, name in ((pool.draw, "own"), (pool.draw_first, "card"), (pool.draw, "other"))
    ]
    await asyncio.sleep(0)
    pool._pass_on(painter)
    await asyncio.gather(*waiting)
    assert drawn == ["card", "own", "other"]
    await pool.close()


async def test_a_painter_lasts_and_what_is_drawn_apart_is_drawn_by_one_that_ends(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Somebody waits for either, so that neither stands back behind anything else."""
    hired: list[tuple[float, bool, tuple[str, ...]]] = []

    async def do(self: Worker, job: DrawJob[Any]) -> Any:
        hired.append((self._patience, self._lasting, self._options))
        return job.make(*job.args, **job.options)

    monkeypatch.setattr(Worker, "do", do)
    pool = RenderPool(1)
    assert await pool.draw(int, "ff", base=16) == await pool.draw_apart(int, "ff", base=16) == 255
    assert hired == [(60.0, True, (AWAITED,)), (60.0, False, (AWAITED,))]
    await pool.close()


@pytest.mark.parametrize(("held", "most", "rests"), [(11, 10, 1), (10, 10, 0), (0, 10, 0)])
@pytest.mark.parametrize(("losses", "tries"), [(0, 1), (1, 2), (2, 2)])
async def test_a_picture_is_tried_twice_and_after_it_a_painter_that_holds_too_much_rests(
    held: int, most: int, rests: int, losses: int, tries: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried, rested = list[object](), list[object]()

    async def do(worker: Worker, job: DrawJob[Any]) -> Any:
        tried.append(worker)
        if len(tried) <= losses:
            raise ProcessLost
        return job.make(*job.args, **job.options)

    async def rest(worker: Worker) -> None:
        rested.append(worker)

    monkeypatch.setattr(Worker, "do", do)
    monkeypatch.setattr(Worker, "rest", rest)
    monkeypatch.setattr(Worker, "held_bytes", held)
    pool = RenderPool(1, most_bytes=most)
    if losses < 2:
        assert await pool.draw(abs, -1) == 1
        assert len(rested) == rests
    else:
        with pytest.raises(ProcessLost):
            await pool.draw(abs, -1)
        assert rested == []
    assert len(tried) == tries
    assert pool._free == [*pool.processes], "whatever became of the picture"
    await pool.close()


@pytest.mark.parametrize(
    ("error", "logged"), [(JobFailed("why"), True), (ProcessLost("why"), True), (WorkerClosed(), False)]
)
async def test_only_a_painter_that_could_not_be_prepared_while_there_is_a_pool_is_an_error(
    error: Exception, logged: bool, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def do(*_: object) -> None:
        raise error

    monkeypatch.setattr(Worker, "do", do)
    pool = RenderPool(2)
    pool.prepare(abs, -1)
    assert pool._free == []
    await pool._drawing.drain()
    assert len(pool._free) == 2
    assert [each.levelname for each in caplog.records if each.levelname == "ERROR"] == ["ERROR"] * 2 * logged
    await pool.close()


async def test_moves_are_played_ahead_though_a_picture_is_being_drawn() -> None:
    pool, gate = RenderPool(), threading.Event()
    drawing = asyncio.create_task(pool.draw(gate.wait, PATIENCE))
    assert await pool.look_ahead(int, "ff", base=16) == 255
    assert not drawing.done()
    gate.set()
    assert await drawing
    await pool.close()
    with pytest.raises(RuntimeError):
        await pool.look_ahead(abs, -1)
    with pytest.raises(RuntimeError):
        await pool.draw(abs, -1)


async def test_a_pool_that_closes_waits_for_nobody_and_drops_what_has_not_begun() -> None:
    """Whoever is at work ends by themselves: here when the gate opens, which it does only after the end."""
    pool, gate, begun = RenderPool(), threading.Event(), threading.Semaphore(0)

    def work() -> bool:
        begun.release()
        return gate.wait(1)

    ahead = [asyncio.create_task(pool.look_ahead(work)) for _ in range(2)]
    drawing = asyncio.create_task(pool._painters[0].draw(DrawJob(work, (), {})))
    next_one = asyncio.create_task(pool._painters[0].draw(DrawJob(work, (), {})))
    await asyncio.sleep(0)
    assert begun.acquire(timeout=PATIENCE)
    assert begun.acquire(timeout=PATIENCE)
    await pool.close()
    gate.set()
    assert await ahead[0]
    assert await drawing
    for dropped in (ahead[1], next_one):
        with pytest.raises(asyncio.CancelledError):
            await dropped


async def test_where_threads_draw_nothing_is_drawn_in_a_process() -> None:
    pool = RenderPool()
    assert await pool.draw_apart(os.getpid) == os.getpid()
    await pool.close()
