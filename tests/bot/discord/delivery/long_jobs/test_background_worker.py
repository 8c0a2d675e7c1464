"""Films and other long jobs in the background: news on the way, failures, and nothing left behind."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from random import Random

import pytest

from bot.discord.delivery.long_jobs.background_worker import PATIENCE, BackgroundFailed, BackgroundWorker
from bot.discord.delivery.request import LIFETIME
from bot.jobs.film import FilmJob
from bot.jobs.worker import JobFailed, ProcessLost
from bot.tables.model.errors import Closing
from engine.action import to_text
from engine.match import Match
from engine.registry import find
from engine.text import Seat

JOB = FilmJob("spirits-of-the-forest", {}, b"a film", (), None, ("Ada", "Celina"), "en", 1 << 20)


def moves(count: int) -> tuple[tuple[int, Seat, str, str], ...]:
    """Return `count` moves of that game, which take long to draw."""
    game, dice = find(JOB.game), Random(1)
    match = Match.new(game, game.Options(), 2, JOB.seed)
    made = []
    for number in range(1, count + 1):
        seat = match.awaiting[0]
        action = dice.choice(match.legal(seat).actions)
        match.play(seat, action)
        made.append((number, seat, to_text(action), match.digest))
    return tuple(made)


@pytest.fixture
async def cinema() -> AsyncIterator[BackgroundWorker]:
    found = BackgroundWorker()
    yield found
    await found.close()


async def test_a_film_is_told_of_frame_by_frame_and_a_broken_one_tears(cinema: BackgroundWorker) -> None:
    told: list[tuple[int, int]] = []

    async def progress(done: int, of: int) -> None:
        told.append((done, of))

    with pytest.raises(BackgroundFailed, match="malformed-game"):
        await cinema.do(replace(JOB, game="chess"), progress)
    assert told == []
    film = await cinema.do(JOB, progress)
    assert film is not None
    assert told == [(0, 1), (1, 1)]


async def test_closing_ends_the_film_that_is_being_made(cinema: BackgroundWorker) -> None:
    begun = asyncio.Event()

    async def progress(done: int, of: int) -> None:
        begun.set()

    making = asyncio.create_task(cinema.do(replace(JOB, moves=moves(40)), progress))
    await begun.wait()
    await cinema.close()
    with pytest.raises(Closing):
        await making
    with pytest.raises(Closing):
        await cinema.do(JOB, progress)


@pytest.mark.parametrize("error", [JobFailed("no"), ProcessLost("gone")])
async def test_a_job_that_is_not_done_has_failed_whatever_has_ended_it(
    monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    async def fail(*_: object) -> None:
        raise error

    background = BackgroundWorker()
    monkeypatch.setattr(background._worker, "do", fail)
    with pytest.raises(BackgroundFailed, match=str(error)):
        await background.do(JOB, lambda done, of: asyncio.sleep(0))


def test_a_job_ends_before_it_can_no_longer_be_answered() -> None:
    assert PATIENCE < LIFETIME
