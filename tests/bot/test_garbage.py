"""How the processes treat their garbage: what need not be looked at is left alone, and what nobody holds is gone all the same."""

from __future__ import annotations

import gc
import platform
from collections.abc import AsyncIterator
from pathlib import Path
from weakref import ref

import pytest
import pytest_asyncio

from bot import garbage
from bot.__main__ import main
from bot.exit_codes import CANNOT
from bot.jobs.worker import Worker
from render import pictures
from tests.bot.discord.grove import grove
from tests.bot.jobs.errands import Grow, Knot, Look, Tangle

KNOTS = 2 * garbage.WORKING[0]


@pytest_asyncio.fixture
async def worker() -> AsyncIterator[Worker]:
    found = Worker(60.0, lasting=True)
    yield found
    await found.close()


async def test_the_tree_of_a_thinking_process_is_looked_at_only_between_its_decisions(worker: Worker) -> None:
    assert [await worker.do(Grow(300_000)) for _ in range(2)] == [0, 0]


async def test_what_a_job_leaves_in_circles_does_not_grow_and_is_gone_with_the_next(worker: Worker) -> None:
    assert await worker.do(Tangle(KNOTS)) < KNOTS
    # The one that is just being made at a look is no garbage yet, and is older at the next.
    assert await worker.do(Look()) < KNOTS // garbage.WORKING[0] * 5


def test_what_the_bot_has_loaded_is_out_of_sight_and_what_comes_after_is_seen() -> None:
    tree = [[number] for number in range(garbage.BOT[0])]
    before = gc.get_freeze_count()
    garbage.freeze_loaded()
    assert gc.get_freeze_count() > before + len(tree)
    knot = ref(Knot())
    later = [[number] for number in range(garbage.BOT[0])]
    assert knot() is None
    assert len(later) == len(tree)


def test_circles_from_before_are_done_away_with_and_what_is_frozen_goes_with_whoever_held_it() -> None:
    knot, held = ref(Knot()), Knot()
    garbage.freeze_loaded()
    assert knot() is None
    frozen = ref(held)
    held.itself = None  # type: ignore[assignment]
    del held
    assert frozen() is None


async def test_the_bot_says_that_all_is_loaded_when_every_game_can_be_drawn(tmp_path: Path) -> None:
    async with grove(tmp_path) as (running, _):
        await running.loaded.wait()
        kept = pictures.painter.cache_info()
        assert kept.currsize >= len(running.bot.games)


def test_the_bot_is_left_alone_while_it_loads(monkeypatch: pytest.MonkeyPatch) -> None:
    """It asks for shards that there cannot be, and so ends before it has loaded anything."""
    monkeypatch.setattr("sys.argv", ["bot", "play", "--at", "http://127.0.0.1:1", "--shards", "none"])
    gc.set_threshold(*garbage.BOT)
    assert main() == CANNOT
    assert gc.get_threshold() == garbage.LOADING


def test_memory_is_kept_in_hand_where_the_system_can_do_so() -> None:
    assert garbage.keep_heap() == (platform.libc_ver()[0] == "glibc")
