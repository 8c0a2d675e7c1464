"""Late no more: a vote on somebody is void as soon as they have time again, and who goes away late has some left when they are back."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import UTC, datetime, time, timedelta
from pathlib import Path

import pytest
import pytest_asyncio

from bot.tables import Person, Status, Table
from bot.tables.model.errors import LateToo, NotLate, NoVote
from bot.tables.model.paces import BOUNDS, PACES
from engine.action import to_text
from engine.text import Seat
from tests.bot.tables.house import ADA, BRUNO, CELINA, Calendar, House, file_at, house
from tests.bot.tables.steps.test_absence import watch

HOUR, DAY = timedelta(hours=1), timedelta(days=1)
MONDAY = datetime(2026, 6, 1, 8, tzinfo=UTC)


@pytest.fixture
def calendar() -> Calendar:
    return Calendar(MONDAY)


@pytest_asyncio.fixture
async def home(tmp_path: Path, calendar: Calendar) -> AsyncIterator[House]:
    async with house(file_at(tmp_path), now=calendar) as found:
        yield found


async def quick(home: House, *people: Person, at_deadline: str = "nothing", bound: int = 0) -> Table:
    """Start a game in which all are asked at once, and have two hours."""
    table = await home.lobby(*people, game="magpies")
    await home.tables.configure(
        table.id, people[0], home.next, pace="quick", at_deadline=at_deadline, bound=bound
    )
    return (await home.tables.start(table.id, people[0], home.next)).table


async def waiting_for_ada(home: House, at_deadline: str = "nothing") -> Table:
    table = await quick(home, ADA, BRUNO, CELINA, at_deadline=at_deadline)
    for person in (BRUNO, CELINA):
        table = (await home.act(table, person, table.legal(person.id).actions[0])).table
    return table


async def goes_away(home: House, table: Table) -> list[str]:
    """Let Ada go away for ten days; return what is told of it at this table."""
    [change] = await home.tables.scheduler.set(ADA.id, away_until=MONDAY + 10 * DAY)
    return [told.action for told in change.told]


async def gets_time(home: House, table: Table) -> list[str]:
    """Let a manager give Ada more time; return what is told of it."""
    change = await home.tables.guilds.extend(table.id, Seat(0), home.next)
    return [told.action for told in change.told]


async def moves(home: House, table: Table) -> list[str]:
    """Let Ada move; return what is told of it."""
    change = await home.act(await home.tables.table(table.id), ADA, table.legal(ADA.id).actions[0])
    return [told.action for told in change.told]


async def orders(home: House, table: Table) -> list[str]:
    """Let Ada give an order that moves at once; return what is told of it."""
    given = await home.tables.orders.order(table.id, ADA, to_text(table.legal(ADA.id).actions[0]))
    assert given.change is not None
    return [told.action for told in given.change.told]


@pytest.mark.parametrize("deed", [goes_away, gets_time, moves, orders])
@pytest.mark.parametrize("asks", ["clock", "bruno"])
async def test_a_vote_on_somebody_who_is_late_no_more_is_void_and_that_is_said(
    home: House, calendar: Calendar, deed: object, asks: str
) -> None:
    table = await waiting_for_ada(home, "vote" if asks == "clock" else "nothing")
    calendar.now += 2 * HOUR
    if asks == "clock":
        await home.tables.scheduler.run_due(watch(home))
    else:
        await home.tables.votes.ask_replace(table.id, BRUNO, Seat(0), home.next)
    asked = (await home.tables.table(table.id)).vote
    assert asked is not None
    told = await deed(home, table)  # type: ignore[operator]
    assert told[-1] == ("@lapse replace -1" if asks == "clock" else "@lapse replace 1")
    with pytest.raises(NoVote):
        await home.tables.votes.grant(table.id, CELINA, asked.moment, home.next)
    ada = (await home.tables.table(table.id)).chairs[0]
    assert (ada.mover, ada.offered) == (ADA.id, None)


async def test_a_vote_on_somebody_who_is_late_still_goes_on_whatever_others_do(
    home: House, calendar: Calendar
) -> None:
    table = await waiting_for_ada(home)
    calendar.now += 2 * HOUR
    await home.tables.votes.ask_replace(table.id, BRUNO, Seat(0), home.next)
    await home.tables.scheduler.set(CELINA.id, away_until=MONDAY + DAY)
    after = (await home.tables.seats.offer(table.id, CELINA, 77, home.next)).table
    assert after.vote is not None


@pytest.mark.parametrize("at_deadline", ["nothing", "vote"])
async def test_who_goes_away_late_has_as_much_as_a_reminder_leaves_when_they_are_back(
    home: House, calendar: Calendar, at_deadline: str
) -> None:
    table = await waiting_for_ada(home, at_deadline)
    calendar.now += 5 * HOUR
    await goes_away(home, table)
    back = MONDAY + 10 * DAY
    await home.tables.seats.offer(table.id, CELINA, 77, home.next)
    for now, is_late in ((back, False), (back + HOUR / 2 - HOUR / 60, False), (back + HOUR / 2, True)):
        calendar.now = now
        await home.tables.scheduler.run_due(watch(home))
        found = await home.tables.table(table.id)
        assert found.chairs[0].clock.deadline == back + HOUR / 2
        assert bool(await home.tables.votes.late(found)) == is_late
        assert (found.vote is not None) == (is_late and at_deadline == "vote")


async def test_at_the_deadline_of_somebody_who_is_away_no_computer_moves(
    home: House, calendar: Calendar
) -> None:
    table = await waiting_for_ada(home, "computer")
    calendar.now += 2 * HOUR
    await goes_away(home, table)
    heard = watch(home)
    await home.tables.scheduler.run_due(heard)
    calendar.now = MONDAY + 10 * DAY
    await home.tables.scheduler.run_due(heard)
    assert heard.told == []
    calendar.now += HOUR / 2
    await home.tables.scheduler.run_due(heard)
    assert heard.told[0].told[0].action.startswith("@late 0 ")


async def test_of_two_who_are_both_late_nobody_claims_the_win_without_a_move(
    home: House, calendar: Calendar
) -> None:
    table = await quick(home, ADA, BRUNO)
    calendar.now += 3 * HOUR
    with pytest.raises(LateToo):
        await home.tables.votes.claim(table.id, BRUNO, Seat(0), home.next)
    table = (await home.act(table, BRUNO, table.legal(BRUNO.id).actions[0])).table
    after = (await home.tables.votes.claim(table.id, BRUNO, Seat(0), home.next)).table
    assert (after.status, after.claimed) == (Status.ABANDONED, 1)


async def test_of_two_who_are_waited_for_only_the_one_who_slept_claims_the_win(
    home: House, calendar: Calendar
) -> None:
    """Ada has been awake for all the time that a person may take, and Bruno for half of it."""
    await home.tables.preferences.set(BRUNO.id, wakes=time(8), sleeps=time(20))
    table = await home.playing(ADA, BRUNO, game="magpies")
    calendar.now += 3 * DAY
    with pytest.raises(NotLate):
        await home.tables.votes.claim(table.id, ADA, Seat(1), home.next)
    assert (await home.tables.votes.claim(table.id, BRUNO, Seat(0), home.next)).table.claimed == 1


@pytest.mark.parametrize("bound", [days for days in BOUNDS if days])
@pytest.mark.parametrize("pace", [name for name, pace in PACES.items() if pace is not None])
async def test_a_bound_that_falls_into_days_off_leaves_time_after_them(
    home: House, calendar: Calendar, pace: str, bound: int
) -> None:
    calendar.now = MONDAY + 2 * DAY
    await home.tables.preferences.set(ADA.id, days_off=frozenset(range(2, 7)))
    table = await home.lobby(ADA, BRUNO)
    await home.tables.configure(table.id, ADA, home.next, pace=pace, bound=bound)
    clock = (await home.tables.start(table.id, ADA, home.next)).table.chairs[0].clock
    allowance = PACES[pace]  # type: ignore[index]
    assert clock.deadline is not None
    assert allowance is not None
    next_monday = MONDAY.replace(hour=0) + 7 * DAY
    assert clock.deadline >= next_monday + allowance.allowance / 4
