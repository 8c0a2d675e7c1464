"""The challenge of the day at real tables: one attempt each, no help, a board of each server, and no trace in any rating."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest

from bot.tables import Person, Status, Table, Venue
from bot.tables.challenge.service import NotYet
from bot.tables.model.errors import AlreadyRunning, OneAttempt
from bot.tables.orders.plan import BY_COMPUTER
from engine.action import to_text
from engine.registry import find
from engine.text import Seat
from tests.bot.tables.house import ADA, BRUNO, Calendar, House, file_at, house
from tests.bot.tables.requests.test_analyses import MADE, Made

DAY = date(2026, 11, 22)
HERE, THERE = Venue(100, 10), Venue(200, 20)
ADAS, BRUNOS = Venue(901), Venue(902)
"""Direct messages of Ada and of Bruno."""


@pytest.fixture
def calendar() -> Calendar:
    return Calendar()


@pytest.fixture
async def home(tmp_path: Path, calendar: Callable[[], datetime]) -> AsyncIterator[House]:
    async with house(file_at(tmp_path), find=find, now=calendar) as found:
        yield found


async def begun(home: House, person: Person, place: Venue, day: date = DAY) -> Table:
    return (await home.tables.challenges.begin(day, "UTC", place, person, "en", home.next)).table


async def finished(home: House, person: Person, place: Venue, day: date = DAY) -> Table:
    return await home.to_the_end(await begun(home, person, place, day))


async def test_everybody_is_dealt_the_same_and_once_only(home: House) -> None:
    ada = await begun(home, ADA, ADAS)
    bruno = await begun(home, BRUNO, BRUNOS)
    assert ada.status is Status.PLAYING
    assert ada.commitment == bruno.commitment
    again = await home.tables.challenges.begin(DAY, "UTC", HERE, ADA, "en", home.next)
    assert again.repeated
    assert again.table.id == ada.id


async def test_two_presses_at_once_begin_one_attempt(home: House) -> None:
    tables = await asyncio.gather(begun(home, ADA, HERE), begun(home, ADA, ADAS))
    assert len({table.id for table in tables}) == 1


async def test_an_attempt_needs_a_place_where_nothing_else_is_played(home: House) -> None:
    await begun(home, BRUNO, HERE)
    with pytest.raises(AlreadyRunning):
        await begun(home, ADA, HERE)
    assert (await begun(home, ADA, ADAS)).place == ADAS


async def test_nobody_gets_help_or_takes_back_what_came_to_light(home: House) -> None:
    table = await begun(home, ADA, ADAS)
    with pytest.raises(OneAttempt):
        await home.tables.hints.give(table.id, ADA.id)
    plan = f"{to_text(table.legal(ADA.id).actions[0])}, else greedy"
    with pytest.raises(OneAttempt):
        await home.tables.orders.order(table.id, ADA, plan)
    assert await home.tables.orders.of(ADA.id) == []
    assert not BY_COMPUTER & {*await home.tables.orders.fallbacks(table)}, "nor is that offered"
    table = (await home.tables.orders.order(table.id, ADA, plan.replace("greedy", "skip"))).table
    with pytest.raises(OneAttempt):
        await home.tables.votes.ask_undo(table.id, ADA, home.next)


async def test_nobody_plays_the_attempt_of_another(home: House) -> None:
    table = await begun(home, ADA, HERE)
    seats = home.tables.seats
    with pytest.raises(OneAttempt):
        await seats.offer(table.id, ADA, BRUNO.id, home.next)
    await home.tables.guilds.take_out(table.id, Seat(0), home.next)
    with pytest.raises(OneAttempt):
        await seats.take(table.id, BRUNO, Seat(0), home.next)
    assert (await seats.come_back(table.id, ADA, home.next)).table.chairs[0].mover == ADA.id


async def test_the_secret_of_a_finished_game_is_kept_until_the_day_is_over_everywhere(
    home: House, calendar: Calendar
) -> None:
    over = await finished(home, ADA, ADAS)
    assert over.status is Status.OVER
    assert over.seed is None
    assert over.seed_at(calendar.now) is None
    past, analyses = await home.tables.timeline(over.id), home.tables.analyses
    assert past.record(calendar.now) is None
    with pytest.raises(OneAttempt):
        await analyses.of(past, Made())
    calendar.now = datetime(2026, 11, 23, 12, tzinfo=UTC)
    assert over.seed_at(calendar.now) == over.secret.hex()
    assert over.secret.hex() in (past.record(calendar.now) or "")
    assert await analyses.of(past, Made()) == MADE


async def test_results_stand_on_the_boards_of_the_servers_where_people_have_asked(home: House) -> None:
    challenges = home.tables.challenges
    over = await finished(home, ADA, ADAS)
    await begun(home, BRUNO, BRUNOS)
    assert await challenges.board(10, DAY) == []
    for person in (ADA, ADA, BRUNO):
        await challenges.enter(10, person.id)
    [result] = await challenges.board(10, DAY)
    assert (result.name, result.game) == ("Ada", over.id)
    assert await challenges.board(20, DAY) == []


async def test_a_game_is_shown_when_the_day_is_over_and_only_where_it_stands_on_the_board(
    home: House, calendar: Calendar
) -> None:
    challenges = home.tables.challenges
    over = await finished(home, ADA, ADAS)
    await challenges.enter(10, ADA.id)
    with pytest.raises(NotYet):
        await challenges.table(over.id, DAY, 10, "UTC")
    calendar.now += timedelta(days=1)
    assert (await challenges.table(over.id, DAY, 10, "UTC")).id == over.id
    with pytest.raises(NotYet):
        await challenges.table(over.id, DAY, 20, "UTC")


async def test_who_ends_after_the_day_has_no_result_and_tomorrow_is_not_dealt_today(
    home: House, calendar: Calendar
) -> None:
    table = await begun(home, ADA, ADAS)
    with pytest.raises(NotYet):
        await home.tables.challenges.deal(DAY + timedelta(days=1), "UTC")
    assert (await home.tables.challenges.deal(DAY + timedelta(days=1), "Asia/Tokyo")).day.day == 23
    calendar.now = datetime(2026, 11, 23, 12, tzinfo=UTC)
    assert (await home.to_the_end(table)).status is Status.OVER
    assert (await home.tables.challenges.attempt(ADA.id, DAY)).result is None
    with pytest.raises(NotYet):
        await begun(home, BRUNO, BRUNOS)


async def test_days_in_a_row_are_counted_and_no_challenge_counts_in_statistics(
    home: House, calendar: Calendar
) -> None:
    for number in range(2):
        await finished(home, ADA, HERE, DAY + timedelta(days=number))
        calendar.now += timedelta(days=1)
    attempt = await home.tables.challenges.attempt(ADA.id, DAY + timedelta(days=2))
    assert (attempt.streak, attempt.table, list(attempt.week[-3:])) == (2, None, [True, True, False])
    assert await home.tables.leaderboards.games_played(HERE) == {}
    assert await home.tables.leaderboards.careers(HERE, ADA.id) == {}


async def test_who_gives_up_has_no_result(home: House) -> None:
    table = await begun(home, ADA, ADAS)
    await home.tables.resign(table.id, ADA, home.next)
    attempt = await home.tables.challenges.attempt(ADA.id, DAY)
    assert (attempt.result, attempt.streak) == (None, 0)
    assert attempt.table is not None
