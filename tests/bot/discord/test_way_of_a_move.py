"""The length of a move's way: the number of our callables nested in one another when its command begins, and when its rule does."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType, CoroutineType, FrameType
from typing import Any

import pytest

import bot
from bot.discord.commands.turn import moves
from engine.games.spirits_of_the_forest.pieces.tile import take_tile
from tests.bot.discord.grove import asked, card_of, grove, label, playing, pressed
from tests.standin.people import Person

ROOT = Path(bot.__file__).parent.parent
OURS = tuple(f"{ROOT / package}/" for package in ("bot", "engine", "render", "words"))
BEFORE_WORK = 4
"""Maximum number of callables that a request passes before the first line of its command."""
BEFORE_RULE = 14
"""Maximum number of callables that a request passes before the first line of the rule that it is about."""


@dataclass
class Walk:
    """The way of one request through the tasks that were begun since it came in."""

    marks: dict[CodeType, str]
    seen: dict[str, list[str]] = field(default_factory=dict)
    """Names of the callables that stand around each mark, itself not among them."""
    _others: set[asyncio.Task[Any]] = field(default_factory=asyncio.all_tasks)

    def look(self, frame: FrameType, what: str, _: object) -> None:
        """Note where the program is when it first enters what is marked."""
        mark = self.marks.get(frame.f_code) if what == "call" else None
        if mark is None or mark in self.seen:
            return
        here = asyncio.current_task()
        waiting = [task for task in asyncio.all_tasks() - self._others if task is not here]
        above = [each for task in waiting for each in _suspended(task.get_coro())]
        self.seen[mark] = [_name(each) for each in [*above, *_running(frame.f_back)] if _is_ours(each)]


def _running(frame: FrameType | None) -> Iterator[CodeType]:
    while frame is not None:
        yield frame.f_code
        frame = frame.f_back


def _suspended(coroutine: object) -> Iterator[CodeType]:
    while isinstance(coroutine, CoroutineType):
        yield coroutine.cr_code
        coroutine = coroutine.cr_await


def _is_ours(code: CodeType) -> bool:
    return code.co_filename.startswith(OURS)


def _name(code: CodeType) -> str:
    return f"{Path(code.co_filename).stem}.{code.co_qualname}"


@contextmanager
def walking(marks: dict[CodeType, str]) -> Iterator[Walk]:
    """Yield a walk that records what the next request passes on its way to the code in `marks`."""
    walk = Walk(marks)
    sys.setprofile(walk.look)
    try:
        yield walk
    finally:
        sys.setprofile(None)


def code_of(function: Callable[..., object]) -> CodeType:
    return function.__code__


async def by_button(ada: Person, card: Any) -> Callable[[], Awaitable[object]]:
    page = await pressed(ada, card, "Take tiles")
    return lambda: pressed(ada, page, label(page, "C1"))


async def by_command(ada: Person, _: Any) -> Callable[[], Awaitable[object]]:
    return lambda: asked(ada, "/forest take first:C1")


@pytest.mark.parametrize(("way", "work"), [(by_button, moves.step), (by_command, moves.play_typed)])
async def test_a_move_passes_few_callables_on_its_way_to_the_rule(
    tmp_path: Path,
    way: Callable[[Person, Any], Coroutine[Any, Any, Callable[[], Awaitable[object]]]],
    work: Callable[..., object],
) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        move = await way(ada, await playing(ada, bruno))
        await running.tidied()
        with walking({code_of(work): "work", code_of(take_tile): "rule"}) as walk:
            await move()
            await card_of(bruno, "Ada takes")
    assert len(walk.seen["work"]) <= BEFORE_WORK, walk.seen["work"]
    assert len(walk.seen["rule"]) <= BEFORE_RULE, walk.seen["rule"]
    assert "match.Match.play" in walk.seen["rule"], "the way is seen up to the game"
    assert "request_runner.RequestRunner.run" in walk.seen["rule"], (
        "and from the beginning, through every task"
    )
