"""Votes among players: the people who have a say, the moment of decision, and the consequences, also after a restart."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.tables import Change, Person, Status, Table
from bot.tables.model.errors import (
    AlreadyAgreed,
    AlreadyRunning,
    IsPaused,
    NoTakeover,
    NotAsked,
    NotAtTable,
    NotLate,
    NotPaused,
    NotSeated,
    NoVote,
    StoodIn,
    VoteOpen,
)
from bot.tables.model.table import ANYBODY, Vote
from bot.tables.steps.votes import WAIT, ask_late, pending_voters, voters
from engine.errors import Sealed
from engine.text import Seat
from tests.bot.tables.house import ADA, BRUNO, CELINA, DOROTA, EVERYBODY, GROVE, House, file_at, house
from tests.engine.toys import toy


class Calendar:
    """A clock that goes on by a second whenever it is looked at, and by days when it is told to."""

    def __init__(self) -> None:
        self.time = datetime(2026, 4, 1, tzinfo=UTC)

    def __call__(self) -> datetime:
        self.time += timedelta(seconds=1)
        return self.time


@pytest.fixture
def calendar() -> Calendar:
    return Calendar()


@pytest_asyncio.fixture
async def home(tmp_path: Path, calendar: Calendar) -> AsyncIterator[House]:
    async with house(file_at(tmp_path), toy, now=calendar) as found:
        yield found


def answers(change: Change) -> list[str]:
    return [told.action for told in change.told]


async def grant(home: House, table: Table, person: Person, interaction: int | None = None) -> Change:
    assert table.vote is not None
    moment = table.vote.moment
    return await home.tables.votes.grant(table.id, person, moment, interaction or home.next)


async def refuse(home: House, table: Table, person: Person) -> Change:
    assert table.vote is not None
    return await home.tables.votes.refuse(table.id, person, table.vote.moment, home.next)


async def passed_on(home: House) -> Table:
    """Let Ada and Bruno each take a pebble, so that it is Ada's turn again."""
    table = await home.playing(ADA, BRUNO)
    for person in (ADA, BRUNO):
        table = (await home.act(table, person, "pick pebble")).table
        table = (await home.act(table, person, "pick turn")).table
    return table


async def asked(home: House, table: Table, person: Person = ADA) -> Table:
    return (await home.tables.votes.ask_undo(table.id, person, home.next)).table


async def test_an_undo_over_the_moves_of_another_is_granted(home: House) -> None:
    table = await passed_on(home)
    with pytest.raises(Sealed):
        home.tables.undoable(table, ADA.id)
    back = await home.tables.votes.revocable(table, ADA.id)
    assert len(back.moves) == 4
    table = await asked(home, table)
    assert table.vote is not None
    assert (table.vote.kind, table.vote.by, table.vote.about) == ("undo", 0, 4)
    assert await home.tables.votes.at_stake(table) == back.moves
    first, again = [await grant(home, table, BRUNO, 777) for _ in range(2)]
    assert (first.repeated, again.repeated) == (False, True)
    assert answers(first) == answers(again) == ["@grant @revoke 4"]
    assert first.told == again.told
    assert first.taken_back == again.taken_back
    assert [told.action for told in first.taken_back] == ["pick pebble", "pick turn"] * 2
    assert first.table.vote is None
    assert [chair.name for chair in first.table.awaiting] == ["Ada"]
    assert first.table.view(None).left == 12  # type: ignore[attr-defined]
    assert await home.tables.history(table.id) == []


async def test_a_granted_undo_is_the_same_after_a_restart(tmp_path: Path) -> None:
    async with house(file_at(tmp_path)) as home:
        table = await asked(home, await passed_on(home))
        count = home.next
    async with house(file_at(tmp_path), first=count + 1) as home:
        table = await home.tables.table(table.id)
        change = await grant(home, table, BRUNO)
        assert change.table.match is not None
        digest = change.table.match.digest
        count = home.next
    async with house(file_at(tmp_path), first=count + 1) as home:
        table = await home.tables.table(table.id)
        assert table.match is not None
        assert (table.match.digest, table.match.seq, table.vote) == (digest, 0, None)
        for person in (ADA, BRUNO):
            table = (await home.act(table, person, "pick pebble")).table
            table = (await home.act(table, person, "pick turn")).table
        assert len(await home.tables.history(table.id)) == 4


async def test_a_refusal_ends_it_and_it_can_be_asked_again(home: House) -> None:
    table = await asked(home, await passed_on(home))
    change = await refuse(home, table, BRUNO)
    assert (answers(change), change.table.vote) == (["@refuse"], None)
    assert change.table.match is table.match
    with pytest.raises(NoVote):
        await grant(home, table, BRUNO)
    again = await asked(home, change.table)
    with pytest.raises(NoVote):
        await grant(home, table, BRUNO)
    assert answers(await refuse(home, again, ADA)) == ["@withdraw"]
    assert (await home.tables.table(table.id)).vote is None


async def test_a_move_makes_an_undo_void(home: House) -> None:
    table = await asked(home, await passed_on(home), BRUNO)
    after = (await home.act(table, ADA, "pick pebble")).table
    assert after.vote is None
    with pytest.raises(NoVote):
        await grant(home, table, ADA)


async def test_who_has_no_say_is_told_so(home: House) -> None:
    table = await asked(home, await passed_on(home))
    with pytest.raises(NotSeated):
        await grant(home, table, CELINA)
    with pytest.raises(NotAsked):
        await grant(home, table, ADA)
    with pytest.raises(VoteOpen):
        await asked(home, table)
    with pytest.raises(NotSeated):
        await home.tables.votes.revocable(table, CELINA.id)


async def test_of_two_answers_at_once_one_counts(home: House) -> None:
    table = await asked(home, await passed_on(home))
    both = await asyncio.gather(grant(home, table, BRUNO), refuse(home, table, BRUNO), return_exceptions=True)
    assert sorted(type(each).__name__ for each in both) == ["Change", "NoVote"]


async def test_computer_players_consent(home: House) -> None:
    table = await home.playing(ADA, level="random")
    for line in ("pick pebble", "pick turn"):
        table = (await home.act(table, ADA, line)).table
    first, again = [await home.tables.votes.ask_undo(table.id, ADA, 777) for _ in range(2)]
    assert answers(first)[0].startswith("@revoke ")
    assert first.told == again.told
    assert first.table.view(None).left == 12  # type: ignore[attr-defined]
    assert first.table.vote is None


async def late(home: House, calendar: Calendar, *people: Person) -> Table:
    """Return a table of magpies at which everybody is waited for, for days."""
    table = await home.playing(*people, game="magpies")
    calendar.time += timedelta(hours=73)
    return table


async def test_more_than_half_replace_a_player_who_has_vanished(home: House, calendar: Calendar) -> None:
    table = await late(home, calendar, ADA, BRUNO, CELINA, DOROTA)
    tables = home.tables
    assert [chair.name for chair in await tables.votes.late(table)] == ["Ada", "Bruno", "Celina", "Dorota"]
    table = (await tables.votes.ask_replace(table.id, BRUNO, Seat(0), home.next)).table
    with pytest.raises(NotAsked):
        await grant(home, table, ADA)
    table = (await refuse(home, table, CELINA)).table
    assert table.vote is not None
    change = await grant(home, table, DOROTA)
    assert answers(change)[0] == "@grant @replace 0 @host 1"
    ada = change.table.chairs[0]
    assert (ada.person, ada.computer, ada.offered, change.table.host) == (ADA.id, "greedy", ANYBODY, BRUNO.id)
    assert "@grant @replace 0 @host 1" in [told.action for told in await home.tables.history(table.id)]
    change = await home.tables.seats.come_back(table.id, ADA, home.next)
    ada = change.table.chairs[0]
    assert (ada.mover, ada.offered, change.table.host) == (ADA.id, None, BRUNO.id)


async def test_a_tie_replaces_nobody(home: House, calendar: Calendar) -> None:
    table = await late(home, calendar, ADA, BRUNO, CELINA)
    table = (await home.tables.votes.ask_replace(table.id, BRUNO, Seat(0), home.next)).table
    change = await refuse(home, table, CELINA)
    assert change.table.vote is None
    assert change.table.chairs[0].mover == ADA.id


async def test_an_answer_is_awaited_of_whoever_has_a_say_and_has_given_none(
    home: House, calendar: Calendar
) -> None:
    table = await late(home, calendar, ADA, BRUNO, CELINA, DOROTA)
    assert pending_voters(table) == ()
    table = (await home.tables.votes.ask_replace(table.id, BRUNO, Seat(0), home.next)).table
    assert pending_voters(table) == (2, 3)
    assert pending_voters((await refuse(home, table, DOROTA)).table) == (2,)


async def test_of_two_one_alone_does_not_decide_on_the_seat_of_the_other(
    home: House, calendar: Calendar
) -> None:
    table = await home.playing(ADA, BRUNO)
    ask = home.tables.votes.ask_replace
    with pytest.raises(NotLate):
        await ask(table.id, BRUNO, Seat(0), home.next)
    calendar.time += timedelta(hours=73)
    for person, seat in ((BRUNO, 1), (BRUNO, 7), (ADA, 0)):
        with pytest.raises(NotAtTable):
            await ask(table.id, person, Seat(seat), home.next)
    with pytest.raises(NotLate):
        await ask(table.id, ADA, Seat(1), home.next)
    with pytest.raises(NoTakeover):
        await ask(table.id, BRUNO, Seat(0), home.next)


async def test_anybody_may_take_the_seat_of_one_who_has_vanished(home: House, calendar: Calendar) -> None:
    table = await late(home, calendar, ADA, BRUNO, CELINA)
    table = (await home.tables.votes.ask_replace(table.id, BRUNO, Seat(0), home.next)).table
    await grant(home, table, CELINA)
    chair = (await home.tables.seats.take(table.id, DOROTA, Seat(0), home.next)).table.chairs[0]
    assert (chair.person, chair.computer, chair.resigned) == (DOROTA.id, None, ADA.id)
    with pytest.raises(NotSeated):
        await home.tables.seats.come_back(table.id, ADA, home.next)


async def test_a_replacement_outlasts_the_moves_of_others_but_not_of_the_player(
    home: House, calendar: Calendar
) -> None:
    table = await late(home, calendar, ADA, BRUNO, CELINA, DOROTA)
    table = (await home.tables.votes.ask_replace(table.id, BRUNO, Seat(0), home.next)).table
    table = (await home.act(table, CELINA, table.legal(CELINA.id).actions[0])).table
    assert table.vote is not None
    table = (await home.act(table, ADA, table.legal(ADA.id).actions[0])).table
    assert table.vote is None


async def test_who_is_voted_on_is_there_after_all(home: House, calendar: Calendar) -> None:
    table = await late(home, calendar, ADA, BRUNO, CELINA, DOROTA)
    table = (await home.tables.votes.ask_replace(table.id, BRUNO, Seat(0), home.next)).table
    assert (await refuse(home, table, ADA)).table.vote is None


async def test_the_clock_asks_all_the_others(home: House) -> None:
    table = await home.playing(ADA, BRUNO, CELINA, game="magpies")
    step = ask_late(table, Seat(2))
    assert (step.seat, step.action) == (None, "@ask replace 2")
    alone = await home.tables.seats.stand_in(table.id, ADA, "greedy", home.next)
    alone = await home.tables.seats.stand_in(table.id, BRUNO, "greedy", home.next)
    with pytest.raises(NotAtTable):
        ask_late(alone.table, Seat(2))


async def test_the_host_pauses_and_others_ask(home: House) -> None:
    table = await home.playing(ADA, BRUNO)
    tables = home.tables
    asking = (await tables.votes.pause(table.id, BRUNO, home.next)).table
    assert await tables.votes.at_stake(asking) == (), "a pause takes nothing back"
    change = await grant(home, asking, ADA)
    assert (answers(change), change.table.status) == (["@grant @pause"], Status.PAUSED)
    assert change.table.awaiting == ()
    paused: list[Any] = [
        home.tables.act(table.id, ADA, "pick pebble", home.next),
        home.tables.undo(table.id, ADA, home.next),
        tables.votes.ask_undo(table.id, ADA, home.next),
        tables.votes.pause(table.id, ADA, home.next),
    ]
    for request in paused:
        with pytest.raises(IsPaused):
            await request
    assert [found.id for found in await tables.votes.paused(GROVE.channel)] == [table.id]
    with pytest.raises(NotSeated):
        await tables.votes.resume(table.id, CELINA, home.next)
    change = await tables.votes.resume(table.id, BRUNO, home.next)
    assert [chair.name for chair in change.table.awaiting] == ["Ada"]
    with pytest.raises(NotPaused):
        await tables.votes.resume(table.id, BRUNO, home.next)
    assert answers(await tables.votes.pause(table.id, ADA, home.next)) == ["@pause"]


async def test_a_paused_game_waits_for_its_channel_to_be_free(home: House) -> None:
    table = await home.playing(ADA, BRUNO)
    await home.tables.votes.pause(table.id, ADA, home.next)
    other = await home.lobby(CELINA)
    with pytest.raises(AlreadyRunning):
        await home.tables.votes.resume(table.id, ADA, home.next)
    assert (await home.tables.table(table.id)).status is Status.PAUSED
    await home.tables.cancel(other.id, CELINA, home.next)
    change = await home.tables.votes.resume(table.id, ADA, home.next)
    assert (await home.act(change.table, ADA, "pick pebble")).table.status is Status.PLAYING


async def test_a_game_is_called_off_when_all_agree(home: House) -> None:
    table = await home.playing(ADA, BRUNO, CELINA, game="magpies")
    tables = home.tables
    table = (await tables.votes.abandon(table.id, ADA, home.next)).table
    table = (await grant(home, table, BRUNO)).table
    with pytest.raises(AlreadyAgreed):
        await grant(home, table, BRUNO)
    assert table.status is Status.PLAYING
    # Whoever has agreed may think again.
    table = (await refuse(home, table, BRUNO)).table
    assert table.vote is None
    table = (await tables.votes.abandon(table.id, BRUNO, home.next)).table
    for person in (ADA, CELINA):
        table = (await grant(home, table, person)).table
    assert table.status is Status.ABANDONED
    assert table.seed is not None


async def test_alone_one_calls_it_off_at_once_also_while_it_is_paused(home: House) -> None:
    table = await home.playing(ADA, level="random")
    await home.tables.votes.pause(table.id, ADA, home.next)
    change = await home.tables.votes.abandon(table.id, ADA, home.next)
    assert (answers(change), change.table.status) == (["@abandon"], Status.ABANDONED)


async def test_those_who_are_away_have_no_say_and_do_not_hold_things_up(home: House) -> None:
    table = await home.playing(ADA, BRUNO, CELINA, game="magpies")
    tables = home.tables
    await tables.seats.stand_in(table.id, BRUNO, "greedy", home.next)
    table = (await tables.votes.abandon(table.id, ADA, home.next)).table
    with pytest.raises(NotAsked):
        await grant(home, table, BRUNO)
    with pytest.raises(StoodIn):
        await tables.votes.pause(table.id, BRUNO, home.next)
    assert (await grant(home, table, CELINA)).table.status is Status.ABANDONED


async def test_every_vote_is_in_the_log(home: House) -> None:
    table = await home.playing(ADA, BRUNO, CELINA, game="magpies")
    table = (await home.tables.votes.abandon(table.id, ADA, home.next)).table
    for person in (BRUNO, CELINA):
        table = (await grant(home, table, person)).table
    rows = (await home.store.rows(table.id))[-3:]
    assert [(row.seat, row.action) for row in rows] == [
        (0, "@ask abandon 0"),
        (1, "@grant"),
        (2, "@grant @abandon"),
    ]
    assert [EVERYBODY[row.seat + 1].name for row in rows if row.seat is not None] == [
        "Ada",
        "Bruno",
        "Celina",
    ]


async def test_whoever_makes_computers_wait_asks_nobody(home: House) -> None:
    table = await home.playing(ADA, BRUNO)
    waits = replace(table, vote=Vote(WAIT, Seat(0), 0, moment=table.moment + 1))
    assert (voters(waits), pending_voters(waits)) == ((), ())
    vote = Vote("undo", Seat(0), 0, moment=table.moment + 1)
    asks = replace(table, vote=vote)
    assert (voters(asks), pending_voters(asks)) == ((Seat(1),), (Seat(1),))
    answered = replace(asks, vote=replace(vote, refused=(Seat(1),)))
    assert (voters(answered), pending_voters(answered)) == ((Seat(1),), ())
    assert (voters(table), pending_voters(table)) == ((), ())
