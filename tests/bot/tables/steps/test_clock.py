"""The time that a move took, as it is told."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

from bot.tables.model.step import Step
from bot.tables.model.table import Clock, Status, Told
from bot.tables.steps.clock import _earned, is_over, made_by, waiting_time
from engine.text import Seat
from tests.bot.tables.house import ADA, BRUNO, House

EVENING = datetime(2026, 4, 1, 22, tzinfo=UTC)


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
        return _earned(table, step, Seat(seat))

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
