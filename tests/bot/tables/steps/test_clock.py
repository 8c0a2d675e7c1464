"""The time that a move took, as it is told, and that of seats which change hands in the middle of a turn."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass, replace
from datetime import UTC, datetime, time, timedelta
from pathlib import Path
from typing import Any, ClassVar

import pytest_asyncio

from bot.tables.model.step import Step
from bot.tables.model.table import ANYBODY, Clock, Status, Table, Told
from bot.tables.steps.clock import _earned, is_over, made_by, waiting_time
from engine.chance import Chance
from engine.match import Match
from engine.players import LEVELS, Late, never
from engine.text import Seat
from tests.bot.tables.computers.thinkers import First
from tests.bot.tables.house import ADA, BRUNO, CELINA, Calendar, House, file_at, house

EVENING = datetime(2026, 4, 1, 22, tzinfo=UTC)
HOUR, DAY = timedelta(hours=1), timedelta(days=1)


@dataclass(frozen=True)
class Last:
    """A player who moves at once, and gives the turn on as soon as that can be done."""

    slow: ClassVar = False

    def pick(self, match: Match[Any], seat: Seat, chance: Chance, late: Late = never) -> object:
        return match.legal(seat).actions[-1]


async def test_others_wait_while_somebody_sleeps(home: House) -> None:
    table = await home.playing(ADA, BRUNO)
    asleep = Clock(since=EVENING, waking=EVENING + timedelta(hours=9))
    table = replace(table, chairs=(replace(table.chairs[0], clock=asleep), *table.chairs[1:]))
    later = EVENING + timedelta(hours=10)
    assert waiting_time(table, Step(table, "pick pebble", Seat(0)), later) == 10 * 3600 * 1000
    assert waiting_time(table, Step(table, "pick pebble", Seat(0)), EVENING - timedelta(seconds=1)) == 0
    assert waiting_time(table, Step(table, "@pause", Seat(0)), later) is None
    assert waiting_time(table, Step(table, "pick pebble", Seat(1)), later) is None


async def test_what_is_taken_back_is_given_back_to_whoever_had_moved(home: House) -> None:
    table = await home.playing(ADA, BRUNO)
    mine, theirs = Told(Seat(0), "pick pebble"), Told(Seat(1), "pick turn")

    def earned(seat: int, step: Step) -> int:
        return _earned(table, step, step.table.chairs[seat])

    def taking_back(*told: Told) -> Step:
        return Step(table, "@revoke 1", None, taken_back=told)

    move = Step(table, "pick pebble", Seat(0))
    assert [earned(seat, move) for seat in (0, 1)] == [1, 0]
    assert [earned(seat, taking_back(mine, mine, theirs)) for seat in (0, 1)] == [-2, -1]
    assert [earned(seat, replace(move, by_clock=True)) for seat in (0, 1)] == [0, 0]
    assert [earned(seat, Step(table, "@extend 1", None, extended=Seat(1))) for seat in (0, 1)] == [0, 1]
    paused = replace(table, status=Status.PAUSED)
    assert [earned(seat, Step(paused, "@pause", Seat(0))) for seat in (0, 1)] == [0, 0], (
        "it is Ada's turn still"
    )
    over = replace(table, status=Status.ABANDONED)
    assert [earned(seat, Step(over, "@abandon", Seat(0))) for seat in (0, 1)] == [-1, 0]
    assert [
        made_by(each) for each in (move, replace(move, by_clock=True), Step(table, "@pause", Seat(0)))
    ] == [
        ADA.id,
        None,
        None,
    ]
    assert not is_over(Clock(), EVENING)
    assert [is_over(Clock(deadline=EVENING), EVENING + timedelta(seconds=s)) for s in (-1, 0, 1)] == [
        False,
        True,
        True,
    ]


@pytest_asyncio.fixture
async def town(tmp_path: Path) -> AsyncIterator[House]:
    """Yield a house whose clock stands until it is put forward, with a computer player who takes time."""
    async with house(
        file_at(tmp_path), now=Calendar(EVENING), players={**LEVELS, "slow": First(), "brisk": Last()}
    ) as found:
        yield found


def forward(town: House, time: timedelta) -> None:
    calendar = town.tables.now
    assert isinstance(calendar, Calendar)
    calendar.now += time


def left(town: House, table: Table) -> timedelta | None:
    """Return the time that the first seat, which is waited for, still has."""
    deadline = table.chairs[0].clock.deadline
    return None if deadline is None else deadline - town.tables.now()


async def daily(town: House) -> Table:
    """Begin a game at a waking day for each move, in which five hours of the first have gone by."""
    lobby = await town.lobby(ADA, BRUNO)
    await town.tables.configure(lobby.id, ADA, town.next, pace="daily")
    table = (await town.tables.start(lobby.id, ADA, town.next)).table
    forward(town, 5 * HOUR)
    return table


async def test_who_takes_a_seat_in_mid_turn_has_the_time_of_a_move(town: House) -> None:
    table = await daily(town)
    await town.tables.seats.offer(table.id, ADA, ANYBODY, town.next)
    taken = (await town.tables.seats.take(table.id, CELINA, Seat(0), town.next)).table
    assert left(town, taken) == DAY
    forward(town, HOUR)
    taken = (await town.tables.seats.offer(taken.id, CELINA, ANYBODY, town.next)).table
    assert left(town, taken) == DAY - HOUR


async def test_who_takes_a_seat_of_a_game_that_rests_has_the_time_of_a_move_when_it_goes_on(
    town: House,
) -> None:
    table = await daily(town)
    await town.tables.votes.pause(table.id, ADA, town.next)
    await town.tables.seats.offer(table.id, ADA, ANYBODY, town.next)
    await town.tables.seats.take(table.id, CELINA, Seat(0), town.next)
    forward(town, DAY)
    assert left(town, (await town.tables.votes.resume(table.id, CELINA, town.next)).table) == DAY


async def test_a_stand_in_neither_costs_nor_brings_its_person_time(town: House) -> None:
    table = await daily(town)
    stood = (await town.tables.seats.stand_in(table.id, ADA, "slow", town.next)).table
    assert left(town, stood) is None
    forward(town, 3 * HOUR)
    back = (await town.tables.seats.come_back(table.id, ADA, town.next)).table
    assert left(town, back) == 19 * HOUR
    forward(town, 2 * DAY)
    await town.tables.seats.stand_in(table.id, ADA, "slow", town.next)
    back = (await town.tables.seats.come_back(table.id, ADA, town.next)).table
    assert left(town, back) == DAY / 4, "as much as a reminder leaves, however late they were"


async def test_nobody_is_woken_for_a_turn_at_which_a_computer_moves(town: House) -> None:
    await town.tables.scheduler.set(ADA.id, wakes=time(8), sleeps=time(21))
    table = await daily(town)
    assert table.chairs[0].clock.waking is not None
    stood = (await town.tables.seats.stand_in(table.id, ADA, "slow", town.next)).table
    assert (stood.chairs[0].clock.waking, stood.chairs[0].clock.reminder) == (None, None)


async def test_the_moves_of_a_stand_in_save_no_time_up(town: House) -> None:
    table = await daily(town)
    table = (await town.tables.seats.stand_in(table.id, ADA, "brisk", town.next)).table
    for _ in range(3):
        assert table.chairs[0].clock.bank == timedelta()
        assert table.awaiting == (table.chairs[1],)
        await town.act(table, BRUNO, "pick pebble")
        table = (await town.act(await town.tables.table(table.id), BRUNO, "pick turn")).table
    back = (await town.tables.seats.come_back(table.id, ADA, town.next)).table
    back = (await town.act(back, BRUNO, "pick pebble")).table
    assert left(town, (await town.act(back, BRUNO, "pick turn")).table) == DAY
