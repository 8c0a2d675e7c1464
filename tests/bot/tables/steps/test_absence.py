"""Absence: nobody loses a seat who has time left, and those who wait for somebody who has none may decide what happens."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from dataclasses import replace
from datetime import UTC, datetime, time, timedelta
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.tables import Person, Status, Table
from bot.tables.model.errors import NoClaim, NoTakeover, NotAtTable, NotLate, NoVote
from bot.tables.model.paces import AT_DEADLINE, PACES
from bot.tables.model.table import ANYBODY
from bot.tables.steps.lateness import late
from engine.text import Seat
from tests.bot.tables.deadlines.test_scheduler import Channel, Town
from tests.bot.tables.house import (
    ADA,
    BRUNO,
    CELINA,
    DOROTA,
    GROVE,
    MEADOW,
    Calendar,
    House,
    file_at,
    house,
)

HOUR, DAY = timedelta(hours=1), timedelta(days=1)
MORNING = datetime(2026, 6, 1, 8, tzinfo=UTC)
DAYTIME: Mapping[str, Any] = {"wakes": time(8), "sleeps": time(20)}
GONE: Mapping[str, Any] = {"away_until": MORNING + 10 * DAY}


@pytest.fixture
def calendar() -> Calendar:
    return Calendar(MORNING)


@pytest_asyncio.fixture
async def home(tmp_path: Path, calendar: Calendar) -> AsyncIterator[House]:
    async with house(file_at(tmp_path), now=calendar) as found:
        yield found


async def paced(home: House, pace: str, *people: Person, game: str = "pebbles") -> Table:
    """Start a game with a time for each move, the first person to move."""
    table = await home.lobby(*people, game=game)
    await home.tables.configure(table.id, people[0], home.next, pace=pace)
    return (await home.tables.start(table.id, people[0], home.next)).table


async def names(home: House, table: Table) -> list[str]:
    """Return the names of those who are late."""
    return [chair.name for chair in await home.tables.votes.late(await home.tables.table(table.id))]


def watch(home: House) -> Channel:
    """Return what hears all that the clock of this house says."""
    heard = Town("")
    heard.tables, heard.now = home.tables, MORNING
    return Channel(heard)


async def test_with_a_pace_nobody_is_late_before_the_deadline(home: House, calendar: Calendar) -> None:
    table = await paced(home, "relaxed", ADA, BRUNO, CELINA, game="magpies")
    calendar.now += 3 * DAY - HOUR
    assert await names(home, table) == []
    with pytest.raises(NotLate):
        await home.tables.votes.ask_replace(table.id, BRUNO, Seat(0), home.next)
    calendar.now += HOUR
    assert await names(home, table) == ["Ada", "Bruno", "Celina"]


async def test_without_a_pace_it_takes_72_hours_awake(home: House, calendar: Calendar) -> None:
    await home.tables.preferences.set(ADA.id, wakes=time(8), sleeps=time(20))
    table = await home.playing(ADA, BRUNO, CELINA, game="magpies")
    calendar.now += 72 * HOUR
    assert await names(home, table) == ["Bruno", "Celina"]
    calendar.now += 3 * DAY - 12 * HOUR
    assert await names(home, table) == ["Ada", "Bruno", "Celina"]


async def test_nobody_is_late_while_away(home: House, calendar: Calendar) -> None:
    table = await home.playing(ADA, BRUNO, CELINA, game="magpies")
    await home.tables.scheduler.set(ADA.id, away_until=MORNING + 20 * DAY)
    calendar.now += 20 * DAY - HOUR
    assert await names(home, table) == ["Bruno", "Celina"]
    calendar.now += 4 * DAY
    assert await names(home, table) == ["Ada", "Bruno", "Celina"]


async def test_who_was_late_before_is_not_late_while_away(home: House, calendar: Calendar) -> None:
    table = await home.playing(ADA, BRUNO, CELINA, game="magpies")
    calendar.now += 4 * DAY
    assert "Ada" in await names(home, table)
    await home.tables.scheduler.set(ADA.id, away_until=calendar.now + 5 * DAY)
    assert await names(home, table) == ["Bruno", "Celina"]


async def test_of_two_the_other_may_claim_the_win_and_it_counts(home: House, calendar: Calendar) -> None:
    table = await paced(home, "daily", ADA, BRUNO)
    with pytest.raises(NotLate):
        await home.tables.votes.claim(table.id, BRUNO, Seat(0), home.next)
    calendar.now += DAY
    with pytest.raises(NoTakeover):
        await home.tables.votes.ask_replace(table.id, BRUNO, Seat(0), home.next)
    after = (await home.tables.votes.claim(table.id, BRUNO, Seat(0), home.next)).table
    assert (after.status, after.claimed) == (Status.ABANDONED, 1)
    board = await home.tables.leaderboards.board(GROVE, "pebbles", 9)
    assert [(career.name, career.tally.won, career.rating.games) for career in board.careers] == [
        ("Bruno", 1, 1),
        ("Ada", 0, 1),
    ]


async def test_of_two_the_other_may_end_the_game_and_nobody_is_rated(home: House, calendar: Calendar) -> None:
    table = await paced(home, "daily", ADA, BRUNO)
    calendar.now += DAY
    after = (await home.tables.votes.end_late(table.id, BRUNO, Seat(0), home.next)).table
    assert after.status is Status.ABANDONED
    assert (await home.tables.leaderboards.board(GROVE, "pebbles", 9)).careers == ()


async def test_of_more_than_two_nobody_claims_anything(home: House, calendar: Calendar) -> None:
    table = await home.playing(ADA, BRUNO, CELINA, game="magpies")
    calendar.now += 4 * DAY
    for claimed in (home.tables.votes.claim, home.tables.votes.end_late):
        with pytest.raises(NoClaim):
            await claimed(table.id, BRUNO, Seat(0), home.next)


async def test_two_people_with_a_computer_keep_their_seats(home: House, calendar: Calendar) -> None:
    table = await home.playing(ADA, BRUNO, game="magpies", level="random")
    calendar.now += 4 * DAY
    after = (await home.tables.votes.ask_replace(table.id, BRUNO, Seat(0), home.next)).table
    ada = after.chairs[0]
    assert (ada.person, ada.computer, ada.offered) == (ADA.id, "greedy", None)


async def test_at_the_deadline_two_hear_what_they_may_do_and_more_are_asked(
    home: House, calendar: Calendar
) -> None:
    heard = watch(home)
    for people, place in (((ADA, BRUNO), GROVE), ((ADA, BRUNO, CELINA), MEADOW)):
        game = "pebbles" if len(people) == 2 else "magpies"
        table = await home.lobby(*people, game=game, place=place)
        await home.tables.configure(table.id, ADA, home.next, pace="quick", at_deadline="vote")
        await home.tables.start(table.id, ADA, home.next)
    calendar.now += 2 * HOUR
    await home.tables.scheduler.run_due(heard)
    said = [told.action for change in heard.told for told in change.told]
    assert sorted(said) == ["@ask replace 0", "@overdue 0"]


async def test_anybody_may_ask_for_the_end_also_one_of_two(home: House) -> None:
    table = await home.playing(ADA, BRUNO)
    asked = (await home.tables.votes.abandon(table.id, BRUNO, home.next)).table
    assert asked.vote is not None
    after = await home.tables.votes.grant(table.id, ADA, asked.vote.moment, home.next)
    assert after.table.status is Status.ABANDONED


async def test_the_role_of_the_host_passes_on_with_a_stand_in_and_an_absence(home: House) -> None:
    table = await home.playing(ADA, BRUNO, CELINA, game="magpies")
    assert (await home.tables.seats.stand_in(table.id, ADA, "greedy", home.next)).table.host == BRUNO.id
    (change,) = await home.tables.scheduler.set(BRUNO.id, away_until=MORNING + DAY)
    assert (change.table.host, change.told[0].action) == (CELINA.id, "@clock @host 2")


async def test_nobody_who_is_away_becomes_host_and_the_last_one_there_stays_it(home: House) -> None:
    await home.tables.preferences.set(BRUNO.id, away_until=MORNING + DAY)
    table = await home.playing(ADA, BRUNO, CELINA, game="magpies")
    (change,) = await home.tables.scheduler.set(ADA.id, away_until=MORNING + DAY)
    assert change.table.host == CELINA.id
    (change,) = await home.tables.scheduler.set(CELINA.id, away_until=MORNING + DAY)
    assert (change.table.host, change.told) == (CELINA.id, ())
    assert (await home.tables.table(table.id)).host == CELINA.id


async def test_a_vote_lapses_after_24_hours_awake_and_says_so(home: House, calendar: Calendar) -> None:
    heard = watch(home)
    await home.tables.preferences.set(BRUNO.id, wakes=time(8), sleeps=time(20))
    table = await home.playing(ADA, BRUNO)
    await home.tables.votes.abandon(table.id, ADA, home.next)
    calendar.now += 36 * HOUR - timedelta(minutes=1)
    assert await home.tables.scheduler.run_due(heard) == MORNING + 36 * HOUR
    assert heard.told == []
    calendar.now = MORNING + 36 * HOUR
    await home.tables.scheduler.run_due(heard)
    assert [told.action for change in heard.told for told in change.told] == ["@lapse abandon 0"]
    assert (await home.tables.table(table.id)).vote is None


@pytest.mark.parametrize(
    ("ada", "bruno", "celina", "until"),
    [
        ({}, {}, {}, 24 * HOUR),
        ({}, DAYTIME, {}, 36 * HOUR),
        (DAYTIME, {}, {}, 24 * HOUR),
        ({}, DAYTIME, GONE, 36 * HOUR),
        (DAYTIME, {}, GONE, 24 * HOUR),
        (GONE, {}, {}, 24 * HOUR),
        ({}, GONE, GONE, 10 * DAY + 24 * HOUR),
    ],
    ids=["all alike", "one sleeps", "who asks sleeps", "one is away", "only one is there", "asks", "nobody"],
)
async def test_a_vote_is_open_until_all_who_are_asked_and_there_have_had_a_day_awake(
    home: House, ada: Mapping[str, Any], bruno: Mapping[str, Any], celina: Mapping[str, Any], until: timedelta
) -> None:
    for person, own in ((ADA, ada), (BRUNO, bruno), (CELINA, celina)):
        await home.tables.preferences.set(person.id, **own)
    table = await home.playing(ADA, BRUNO, CELINA, game="magpies")
    vote = (await home.tables.votes.abandon(table.id, ADA, home.next)).table.vote
    assert vote is not None
    assert vote.until == MORNING + until


async def test_a_vote_is_void_when_its_subject_has_gone_by_and_that_is_said(home: House) -> None:
    table = await home.playing(ADA, BRUNO)
    await home.act(table, ADA, "pick pebble")
    table = (await home.tables.votes.ask_undo(table.id, ADA, home.next)).table
    change = await home.act(table, ADA, "pick pebble")
    assert change.table.vote is None
    assert change.told[-1].action == "@lapse undo 0"


async def test_somebody_who_has_left_the_server_is_asked_about_before_the_time_is_up(home: House) -> None:
    table = await home.playing(ADA, BRUNO, CELINA, DOROTA, game="magpies")
    after = (await home.tables.votes.left_server(table.id, Seat(0))).table
    assert after.vote is not None
    assert (after.vote.kind, after.vote.about, after.vote.by) == ("replace", 0, None)
    assert await names(home, table) == ["Ada"]
    with pytest.raises(NotAtTable):
        await home.tables.votes.left_server(table.id, Seat(0))
    after = (await home.act(after, ADA, after.legal(ADA.id).actions[0])).table
    assert not after.chairs[0].gone


async def test_who_has_left_the_server_is_late_only_where_they_are_waited_for(home: House) -> None:
    table = await home.playing(ADA, BRUNO)
    await home.tables.votes.left_server(table.id, Seat(1))
    assert await names(home, table) == []
    for move in ("pick pebble", "pick turn"):
        table = (await home.act(await home.tables.table(table.id), ADA, move)).table
    assert await names(home, table) == ["Bruno"]


async def test_whoever_takes_the_seat_of_somebody_who_has_left_is_there(home: House) -> None:
    table = await home.playing(ADA, BRUNO, CELINA, game="magpies")
    await home.tables.seats.offer(table.id, ADA, DOROTA.id, home.next)
    await home.tables.votes.left_server(table.id, Seat(0))
    after = (await home.tables.seats.take(table.id, DOROTA, Seat(0), home.next)).table
    assert (after.chairs[0].person, after.chairs[0].gone) == (DOROTA.id, False)
    assert await names(home, table) == []


async def test_a_computer_that_moves_for_somebody_who_has_left_is_never_late(home: House) -> None:
    table = await home.playing(ADA, BRUNO, CELINA, game="magpies")
    after = (await home.tables.votes.left_server(table.id, Seat(0))).table
    for person in (BRUNO, CELINA):
        assert after.vote is not None
        after = (await home.tables.votes.grant(table.id, person, after.vote.moment, home.next)).table
    still_to_move = replace(after, match=table.match)
    assert after.chairs[0] in still_to_move.awaiting
    assert after.chairs[0].computer
    assert late(still_to_move, MORNING, {}) == ()


async def test_a_manager_gives_time_and_takes_out_and_that_is_said(home: House, calendar: Calendar) -> None:
    table = await paced(home, "daily", ADA, BRUNO, CELINA, game="magpies")
    calendar.now += 25 * HOUR
    change = await home.tables.guilds.extend(table.id, Seat(0), home.next)
    assert change.table.chairs[0].clock.deadline == calendar.now + DAY
    assert [told.action for told in change.told] == ["@manage @extend 0"]
    change = await home.tables.guilds.take_out(table.id, Seat(0), home.next)
    assert change.table.chairs[0].offered == ANYBODY
    with pytest.raises(NotAtTable):
        await home.tables.guilds.extend(table.id, Seat(0), home.next)


async def test_a_vote_that_is_decided_does_not_lapse(home: House, calendar: Calendar) -> None:
    heard = watch(home)
    table = await home.playing(ADA, BRUNO)
    asked = (await home.tables.votes.abandon(table.id, ADA, home.next)).table
    assert asked.vote is not None
    await home.tables.votes.refuse(table.id, BRUNO, asked.vote.moment, home.next)
    calendar.now += 3 * DAY
    await home.tables.scheduler.run_due(heard)
    assert heard.told == []
    with pytest.raises(NoVote):
        await home.tables.votes.refuse(table.id, BRUNO, asked.vote.moment, home.next)


@pytest.mark.parametrize("at_deadline", AT_DEADLINE)
@pytest.mark.parametrize("pace", PACES)
async def test_a_holiday_costs_nothing_at_any_pace(
    home: House, calendar: Calendar, pace: str, at_deadline: str
) -> None:
    heard = watch(home)
    table = await home.lobby(ADA, BRUNO, CELINA, game="magpies")
    await home.tables.configure(table.id, ADA, home.next, pace=pace, at_deadline=at_deadline)
    table = (await home.tables.start(table.id, ADA, home.next)).table
    for person in (BRUNO, CELINA):
        table = (await home.act(table, person, table.legal(person.id).actions[0])).table
    await home.tables.scheduler.set(ADA.id, away_until=MORNING + 30 * DAY)
    calendar.now = MORNING + 30 * DAY - HOUR
    await home.tables.scheduler.run_due(heard)
    after = await home.tables.table(table.id)
    ada = after.chairs[0]
    assert (ada.mover, ada.offered, after.vote) == (ADA.id, None, None)
    assert await names(home, table) == []
    assert heard.told == []
    assert heard.said == {}
    assert ada.clock.deadline is None or ada.clock.deadline > MORNING + 30 * DAY
