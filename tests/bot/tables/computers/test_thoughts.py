"""Requests to the processes beside, and what comes of their answers; here they answer at once, or do as they are told."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.jobs.hint import HintJob
from bot.jobs.intend import IntendJob
from bot.jobs.think import ThinkJob
from bot.jobs.worker import JobFailed, ProcessLost, WorkerClosed
from bot.tables import Status, Table
from bot.tables.computers import players
from bot.tables.computers.intentions import IntendedMoves
from bot.tables.model.errors import Closing, NoAdvice
from bot.tables.model.table import Vote
from engine.advice import Advice
from engine.chance import Chance
from engine.players import LEVELS, ComputerPlayer, RandomPlayer, SearchPlayer
from engine.players.stopping_rule import LONGEST
from engine.text import Seat, say
from tests.bot.tables.computers.thinkers import First
from tests.bot.tables.house import ADA, BRUNO, House, file_at, house
from tests.engine.toys import toy
from tests.engine.toys.pebbles import Pick

WAITED = 0.7
"""Seconds that a job is said to have waited for its process."""
LEVELS_HERE: Mapping[str, ComputerPlayer] = {
    "greedy": LEVELS["greedy"],
    "slow": First(),
    "search": SearchPlayer(positions=40000),
}


class Beside:
    """The processes beside: they do each job at once, or what they are told instead, and note what they are asked."""

    def __init__(self) -> None:
        self.asked: list[Any] = []
        self.tables: list[int] = []
        self.dropped: list[int] = []
        self.instead: list[object] = []

    async def do(self, *given: Any) -> Any:
        if len(given) == 2:
            table, job = given
            self.tables.append(table)
            job = job(WAITED)
        else:
            (job,) = given
        self.asked.append(job)
        if not self.instead:
            return job.run(lambda *_: None)
        told = self.instead.pop(0)
        if isinstance(told, Exception):
            raise told
        return told

    def drop(self, table: int) -> None:
        self.dropped.append(table)

    async def close(self) -> None:
        self.asked.append("closed")


@pytest.fixture
def beside() -> Beside:
    return Beside()


@pytest_asyncio.fixture
async def home(tmp_path: Path, beside: Beside) -> AsyncIterator[House]:
    async with house(file_at(tmp_path), toy, LEVELS_HERE, alone=True) as found:
        found.tables._computers.thinkers = beside  # type: ignore[assignment]
        found.tables._computers.adviser = beside  # type: ignore[assignment]
        yield found


async def begun(home: House, level: str = "slow", heap: int = 4) -> Table:
    """Begin a game of pebbles: Ada has given the turn on, and the computer is waited for."""
    table = await home.playing(ADA, level=level, heap=heap)
    table = (await home.act(table, ADA, "pick pebble")).table
    return (await home.act(table, ADA, "pick turn")).table


async def test_a_slow_player_thinks_move_by_move_until_another_is_waited_for(
    home: House, beside: Beside
) -> None:
    table = await begun(home)
    assert await home.tables.thinking() == [table.id]
    change = await home.tables.think(table.id)
    assert change is not None
    assert [told.action for told in change.told] == ["pick pebble"] * 3
    assert {told.seat for told in change.told} == {1}
    assert change.table.status is Status.OVER
    assert (change.table.moment, change.repeated) == (table.moment + 3, False)
    assert beside.tables == [table.id] * 3
    assert len({job.seed for job in beside.asked}) == 3
    first = beside.asked[0]
    assert isinstance(first, ThinkJob)
    assert first.seed == Chance(table.secret, {}, f"computer:{table.moment}").seed()
    assert (first.player, first.at.seat, first.at.counted_on) == (LEVELS_HERE["slow"], 1, ())
    assert first.seconds == pytest.approx(players.SECONDS - WAITED)
    assert table.id in beside.dropped
    assert await home.tables.think(table.id) is None


async def test_who_has_waited_long_still_has_a_moment_to_think(
    home: House, beside: Beside, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(players, "SECONDS", 0.75)
    table = await begun(home)
    await home.tables.think(table.id)
    assert beside.asked[0].seconds == players.LEAST_SECONDS == 0.2


@pytest.mark.parametrize(
    ("instead", "asked", "moved"),
    [
        ([JobFailed("a bug")], 1, True),
        ([ProcessLost("killed"), ProcessLost("killed")], 2, True),
        ([ProcessLost("killed"), "pick pebble"], 2, True),
        ([WorkerClosed()], 1, False),
        ([ProcessLost("killed"), WorkerClosed()], 2, False),
    ],
    ids=["a bug", "killed twice", "killed once", "closed", "closed when it is asked again"],
)
async def test_a_thought_that_fails_is_made_again_or_by_a_simpler_player(
    instead: list[object],
    asked: int,
    moved: bool,
    home: House,
    beside: Beside,
    caplog: pytest.LogCaptureFixture,
) -> None:
    table = await begun(home, heap=2)
    beside.instead = [*instead]
    change = await home.tables.think(table.id)
    assert len(beside.asked) == asked
    assert (change is not None) is moved
    if change is not None:
        assert [told.action for told in change.told] == ["pick pebble"]
    else:
        assert (await home.tables.table(table.id)).moment == table.moment
        assert not any(record.levelno >= logging.ERROR for record in caplog.records), "a stop is no fault"


async def test_a_move_that_is_none_is_logged_and_made_later(
    home: House, beside: Beside, caplog: pytest.LogCaptureFixture
) -> None:
    table = await begun(home)
    beside.instead = ["fly away"]
    with caplog.at_level(logging.ERROR):
        assert await home.tables.think(table.id) is None
    assert f"a computer player at table {table.id} does not move" in caplog.messages
    assert await home.tables.think(table.id) is not None


async def test_a_thought_about_a_moment_that_is_past_moves_nothing(home: House, beside: Beside) -> None:
    table = await begun(home)
    writer = home.tables._writer
    chair = table.chairs[1]
    older = replace(table, moment=table.moment - 1)
    assert await writer._play(older, chair, Pick("pebble")) == ()
    told = await writer._play(table, chair, Pick("pebble"))
    assert [each.action for each in told] == ["pick pebble"]
    assert await writer._play(table, chair, Pick("pebble")) == ()


async def test_who_is_held_is_not_due(home: House) -> None:
    table = await begun(home)
    computers = home.tables._computers
    assert computers.due(table) == table.chairs[1]
    assert computers.quickly_due(table) is None
    held = replace(table, vote=Vote("undo", Seat(0), 1))
    assert computers.due(held) is computers.quickly_due(held) is None
    quick = replace(table, chairs=(table.chairs[0], replace(table.chairs[1], computer="greedy")))
    assert computers.quickly_due(quick) == quick.chairs[1]
    unknown = replace(table, chairs=(table.chairs[0], replace(table.chairs[1], computer="gone")))
    assert computers.quickly_due(unknown) == unknown.chairs[1], "whoever is not known any more moves simply"


async def test_a_hint_is_looked_for_by_the_strongest_within_bounds(home: House, beside: Beside) -> None:
    table = await home.playing(ADA, BRUNO)
    computers = home.tables._computers
    computers.levels = LEVELS
    why = say("pebbles-first-one")
    beside.instead = [("pick pebble", (why,), (("pick turn", say("pebbles-turn")),))]
    advice = await computers.advise(table, Seat(0))
    assert advice == Advice(
        say("pebbles-must"), Pick("pebble"), (why,), ((Pick("turn"), say("pebbles-turn")),)
    )
    job = beside.asked[-1]
    assert isinstance(job, HintJob)
    assert (job.seconds, job.at.seat, job.at.counted_on) == (players.ADVISED_SECONDS, 0, ())
    assert isinstance(job.player, SearchPlayer)
    assert (job.player.positions, job.player.memory, job.player.spares) == (players.ADVISED, None, False)
    assert job.seconds * LONGEST < 3, "with its reasons a hint stays below three seconds"
    computers.levels = {"search": SearchPlayer(positions=7)}
    await computers.advise(table, Seat(0))
    assert beside.asked[-1].player.positions == 7
    simple = RandomPlayer()
    computers.levels = {"random": simple}
    await computers.advise(table, Seat(0))
    assert beside.asked[-1].player is simple


async def test_what_a_player_means_to_do_is_looked_for_once_and_then_done(
    home: House, beside: Beside, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await home.playing(ADA, BRUNO)
    computers = home.tables._computers
    counted_on = ((Seat(1), "pick turn"),)

    async def shown(_: Table) -> object:
        return counted_on

    monkeypatch.setattr(computers, "_shown", shown)
    chair = replace(table.chairs[0], computer="search")
    told, comes = say("pebbles-pebble"), say("order-done")
    beside.instead = [((("pick pebble", told),), (comes,))]
    for _ in range(2):
        assert await computers.intend(table, chair) == IntendedMoves((told,), (comes,))
    (job,) = beside.asked
    assert isinstance(job, IntendJob)
    assert (job.player, job.at.seat, job.at.counted_on) == (LEVELS_HERE["search"], 0, counted_on)
    assert job.seed == Chance(table.secret, {}, f"computer:{table.moment}").seed()
    assert await computers.pick(table, chair) == Pick("pebble")
    assert beside.asked == [job], "it has been thought of"
    assert await computers.intend(table, replace(chair, computer="greedy", seat=Seat(1))) == IntendedMoves(())
    beside.instead = ["pick turn"]
    assert await computers.pick(table, replace(chair, computer="slow")) == Pick("turn")
    assert beside.asked[-1].at.counted_on == counted_on


@pytest.mark.parametrize(
    ("error", "told"),
    [(JobFailed("a bug"), NoAdvice), (ProcessLost("killed"), NoAdvice), (WorkerClosed(), Closing)],
)
async def test_where_no_hint_or_intention_is_found_that_is_said(
    error: Exception, told: type[Exception], home: House, beside: Beside
) -> None:
    table = await home.playing(ADA, BRUNO)
    computers = home.tables._computers
    beside.instead = [error, error]
    with pytest.raises(told):
        await computers.advise(table, Seat(0))
    with pytest.raises(told):
        await computers.intend(table, replace(table.chairs[0], computer="search"))


async def test_a_quick_player_plays_the_same_from_the_same_moment(home: House) -> None:
    table = await home.playing(ADA, BRUNO, heap=40)
    computers = home.tables._computers
    computers.levels = {"greedy": RandomPlayer()}
    chair = replace(table.chairs[0], computer="random")
    picked = []
    for moment in range(20):
        at = replace(table, moment=moment)
        first, again = [await computers.pick(at, chair) for _ in range(2)]
        assert first == again
        picked.append(first)
    assert table.match is not None
    chances = (Chance(Chance(table.secret, {}, f"computer:{moment}").seed()) for moment in range(20))
    assert picked == [RandomPlayer().pick(table.match, Seat(0), each) for each in chances]


async def test_what_is_closed_is_closed_beside_too(home: House, beside: Beside) -> None:
    await home.tables._computers.close()
    assert beside.asked == ["closed", "closed"]
    with pytest.raises(RuntimeError):
        home.tables._computers._thread.submit(int)
