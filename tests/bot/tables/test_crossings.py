"""Features of table life where they meet: votes, seats, pauses, practice boards, orders, records and forgetting, two at a time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.tables import Person, Status, Table, Venue, find_differences
from bot.tables.log.replay import replay
from bot.tables.model.errors import (
    AlreadyRunning,
    IsOver,
    IsPaused,
    NotOffered,
    NotPaused,
    NotSeated,
    NoVote,
    StoodIn,
    TableFull,
    VoteOpen,
)
from bot.tables.model.paces import PACES
from bot.tables.model.table import ANYBODY
from bot.tables.requests.whatif import NoTrial
from bot.tables.steps.places import lose
from engine.action import to_text
from engine.errors import Refused, Sealed, Stale
from engine.registry import find
from engine.text import Seat
from tests.bot.tables.house import (
    ADA,
    BRUNO,
    CELINA,
    DOROTA,
    EVERYBODY,
    GROVE,
    MEADOW,
    Calendar,
    House,
    file_at,
    house,
)
from tests.engine.toys import toy

HOUR = timedelta(hours=1)


async def three(home: House) -> Table:
    """Begin a game of Ada, who hosts it, Bruno and Celina."""
    return await home.playing(ADA, BRUNO, CELINA, game="magpies")


async def asked(home: House, table: Table) -> int:
    """Let Bruno ask to cancel the game and Celina agree, so that Ada's answer is missing; return the moment of the vote."""
    vote = (await home.tables.votes.abandon(table.id, BRUNO, home.next)).table.vote
    assert vote is not None
    await home.tables.votes.grant(table.id, CELINA, vote.moment, home.next)
    return vote.moment


async def handed_on(home: House, table: Table) -> Table:
    """Let Celina take the seat of Ada."""
    await home.tables.seats.offer(table.id, ADA, ANYBODY, home.next)
    return (await home.tables.seats.take(table.id, CELINA, Seat(0), home.next)).table


async def refusals(requests: dict[str, Callable[[], Awaitable[Any]]]) -> dict[str, str]:
    """Make each request and return the names of the refusals, "" for what was done."""
    found = {}
    for name, ask in requests.items():
        try:
            await ask()
            found[name] = ""
        except Refused as refused:
            found[name] = type(refused).__name__
    return found


@asynccontextmanager
async def two_houses(folder: Path) -> AsyncIterator[tuple[House, House]]:
    """Yield two processes over one database."""
    async with house(file_at(folder)) as one, house(file_at(folder), first=10_000) as other:
        yield one, other


async def at_once(*requests: Awaitable[Any]) -> list[str]:
    """Make requests at once; return the names of what came of them, sorted."""
    return sorted(type(each).__name__ for each in await asyncio.gather(*requests, return_exceptions=True))


@pytest.mark.parametrize(
    "leaves", ["resigns", "lets a computer stand in", "is forgotten", "gives the seat away"]
)
async def test_a_vote_is_void_once_the_last_whose_answer_is_missing_leaves(home: House, leaves: str) -> None:
    table, tables = await three(home), home.tables
    moment = await asked(home, table)
    if leaves == "resigns":
        await tables.resign(table.id, ADA, home.next)
    elif leaves == "lets a computer stand in":
        await tables.seats.stand_in(table.id, ADA, "random", home.next)
    elif leaves == "is forgotten":
        await tables.privacy.forget(ADA)
    else:
        await tables.seats.offer(table.id, ADA, DOROTA.id, home.next)
        await tables.seats.take(table.id, DOROTA, Seat(0), home.next)
    after = await tables.table(table.id)
    assert (after.vote, after.status) == (None, Status.PLAYING)
    assert "@lapse abandon 1" in [row.action for row in await home.store.rows(table.id)]
    for person in (CELINA, DOROTA if leaves.startswith("gives") else CELINA):
        with pytest.raises(NoVote):
            await tables.votes.grant(table.id, person, moment, home.next)
    assert (await tables.votes.abandon(table.id, BRUNO, home.next)).table.vote is not None


async def test_a_vote_of_somebody_who_is_forgotten_is_void(home: House) -> None:
    table = await three(home)
    moment = await asked(home, table)
    await home.tables.privacy.forget(BRUNO)
    with pytest.raises(NoVote):
        await home.tables.votes.grant(table.id, ADA, moment, home.next)
    assert (await home.tables.table(table.id)).status is Status.PLAYING


async def test_an_answer_counts_for_the_vote_it_was_shown_with_and_no_other(home: House) -> None:
    table, votes = await three(home), home.tables.votes
    paused = (await votes.pause(table.id, BRUNO, home.next)).table.vote
    assert paused is not None
    await votes.refuse(table.id, BRUNO, paused.moment, home.next)
    await votes.abandon(table.id, BRUNO, home.next)
    for person in (ADA, CELINA):
        with pytest.raises(NoVote):
            await votes.grant(table.id, person, paused.moment, home.next)
    with pytest.raises(VoteOpen):
        await votes.abandon(table.id, CELINA, home.next)
    after = await home.tables.table(table.id)
    assert after.vote is not None
    assert after.vote.agreed == ()


async def test_a_pause_of_the_host_ends_a_vote_and_one_asked_for_in_a_pause_goes_on(home: House) -> None:
    table, votes = await three(home), home.tables.votes
    moment = await asked(home, table)
    assert (await votes.pause(table.id, ADA, home.next)).table.vote is None
    moment = await asked(home, table)
    resumed = (await votes.resume(table.id, CELINA, home.next)).table
    assert resumed.vote is not None
    assert (await votes.grant(table.id, ADA, moment, home.next)).table.status is Status.ABANDONED


@pytest.mark.parametrize("stops", ["the host pauses", "nobody can be told", "the channel is gone"])
@pytest.mark.parametrize(("kind", "said"), [("abandon", ["@lapse abandon 1"]), ("pause", [])])
async def test_a_vote_that_a_pause_makes_void_is_told_to_have_lapsed_unless_it_asked_for_just_that(
    home: House, stops: str, kind: str, said: list[str]
) -> None:
    table, tables = await three(home), home.tables
    await (tables.votes.abandon if kind == "abandon" else tables.votes.pause)(table.id, BRUNO, home.next)
    if stops == "the host pauses":
        change = await tables.votes.pause(table.id, ADA, home.next)
        assert [told.action for told in change.told] == ["@pause", *said]
    elif stops == "nobody can be told":
        await tables.places.rest(table.id)
    else:
        said = [f"@lapse {kind} 1"]
        [change] = await tables.places.lose_channel(GROVE.channel)
        assert [told.action for told in change.told] == ["@lost", *said]
    after, rows = await tables.table(table.id), await home.store.rows(table.id)
    assert (after.vote, after.status) == (None, Status.PAUSED)
    assert [row.action for row in rows if "@lapse" in row.action] == said
    assert await find_differences(home.store, toy) == []


async def test_whoever_takes_the_seat_of_the_host_is_host_where_all_others_are_away(home: House) -> None:
    table, seats = await three(home), home.tables.seats
    for person in (BRUNO, CELINA):
        await seats.stand_in(table.id, person, "random", home.next)
    await seats.offer(table.id, ADA, ANYBODY, home.next)
    after = (await seats.take(table.id, DOROTA, Seat(0), home.next)).table
    assert after.host == DOROTA.id
    assert await find_differences(home.store, toy) == []


async def test_a_game_that_is_paused_takes_changes_of_seats_and_no_moves(home: House) -> None:
    table, tables = await three(home), home.tables
    await tables.votes.pause(table.id, ADA, home.next)
    seats, votes = tables.seats, tables.votes
    assert await refusals(
        {
            "move": lambda: tables.act(table.id, ADA, table.legal(ADA.id).actions[0], home.next),
            "undo": lambda: tables.undo(table.id, ADA, home.next),
            "ask for more": lambda: votes.ask_undo(table.id, ADA, home.next),
            "hint": lambda: tables.hints.give(table.id, ADA.id),
            "pause": lambda: votes.pause(table.id, BRUNO, home.next),
            "more time": lambda: tables.guilds.extend(table.id, Seat(0), home.next),
            "stand in": lambda: seats.stand_in(table.id, BRUNO, "random", home.next),
            "back": lambda: seats.come_back(table.id, BRUNO, home.next),
            "offer": lambda: seats.offer(table.id, CELINA, ANYBODY, home.next),
            "take": lambda: seats.take(table.id, DOROTA, Seat(2), home.next),
            "practice": lambda: tables.whatif.begin(table.id, ADA.id),
            "go on without a seat": lambda: votes.resume(table.id, CELINA, home.next),
            "go on": lambda: votes.resume(table.id, DOROTA, home.next),
            "go on twice": lambda: votes.resume(table.id, DOROTA, home.next),
        }
    ) == {
        **dict.fromkeys(("move", "undo", "ask for more", "hint", "pause", "more time"), IsPaused.__name__),
        **dict.fromkeys(("stand in", "back", "offer", "take", "practice", "go on"), ""),
        "go on without a seat": NotSeated.__name__,
        "go on twice": NotPaused.__name__,
    }
    assert await find_differences(home.store, toy) == []


async def test_a_game_that_is_over_takes_nothing_more(home: House) -> None:
    table, tables = await home.to_the_end(await home.playing(ADA, BRUNO)), home.tables
    seats, votes = tables.seats, tables.votes
    found = await refusals(
        {
            "undo": lambda: tables.undo(table.id, ADA, home.next),
            "ask for more": lambda: votes.ask_undo(table.id, ADA, home.next),
            "cancel": lambda: votes.abandon(table.id, ADA, home.next),
            "pause": lambda: votes.pause(table.id, ADA, home.next),
            "go on": lambda: votes.resume(table.id, ADA, home.next),
            "stand in": lambda: seats.stand_in(table.id, ADA, "random", home.next),
            "offer": lambda: seats.offer(table.id, ADA, ANYBODY, home.next),
            "take": lambda: seats.take(table.id, CELINA, Seat(0), home.next),
            "host": lambda: seats.make_host(table.id, ADA, Seat(1), home.next),
            "resign": lambda: tables.resign(table.id, ADA, home.next),
            "stop": lambda: tables.guilds.stop(table.id, home.next),
            "hint": lambda: tables.hints.give(table.id, ADA.id),
            "practice": lambda: tables.whatif.begin(table.id, ADA.id),
            "order": lambda: tables.orders.order(table.id, ADA, "pick pebble"),
        }
    )
    assert set(found.values()) == {IsOver.__name__}


async def test_pauses_neither_cost_nor_bring_time(tmp_path: Path) -> None:
    calendar = Calendar()
    async with house(file_at(tmp_path), now=calendar) as home:
        lobby = await home.lobby(ADA, BRUNO, game="magpies")
        await home.tables.configure(lobby.id, ADA, home.next, pace="daily")
        table = (await home.tables.start(lobby.id, ADA, home.next)).table
        for _ in range(4):
            calendar.now += 5 * HOUR
            await home.tables.votes.pause(table.id, ADA, home.next)
            calendar.now += 30 * HOUR
            table = (await home.tables.votes.resume(table.id, BRUNO, home.next)).table
        left = {chair.clock.deadline - calendar.now for chair in table.chairs if chair.clock.deadline}
        assert left == {4 * HOUR}


@pytest.mark.parametrize(
    ("game", "people", "options"),
    [
        ("spirit-island", (ADA, BRUNO), {"spirits": "easy"}),
        ("living-forest", (ADA, BRUNO), {}),
        ("moonlight", (ADA,), {}),
        ("spirits-of-the-forest", (ADA,), {}),
    ],
)
async def test_the_computer_of_a_deadline_moves_for_one_turn_also_where_the_next_is_the_same_seats(
    tmp_path: Path, game: str, people: tuple[Person, ...], options: dict[str, Any]
) -> None:
    """Whoever is waited for in the next turn at once has that one for themselves again, with the time of a move."""
    calendar = Calendar()
    async with house(file_at(tmp_path), find, now=calendar) as home:
        lobby = await home.lobby(*people, game=game, **options)
        await home.tables.configure(lobby.id, ADA, home.next, pace="quick", at_deadline="computer")
        table, pace = (await home.tables.start(lobby.id, ADA, home.next)).table, PACES["quick"]
        assert pace is not None
        in_a_row = 0
        for _ in range(3):
            while BRUNO.id in {chair.mover for chair in table.awaiting}:
                forward = [
                    each for each in table.legal(BRUNO.id) if each.verb not in table.game.reverting_verbs
                ]
                table = (await home.act(table, BRUNO, forward[0])).table
            begins, deadline = turn_of(table), table.chairs[0].clock.deadline
            assert deadline is not None
            calendar.now = deadline
            change = await home.tables.scheduler._timeout._move(table.id, Seat(0), deadline)
            made = sum(told.seat == 0 and not told.action.startswith("@") for told in change.told)
            rows = await home.store.rows(table.id)
            turns = [turn_of(replace(table, match=match)) for match, _ in replay(change.table, rows)]
            assert set(turns[-made - 1 : -1]) == {begins}
            table = change.table
            if ADA.id in {chair.mover for chair in table.awaiting}:
                in_a_row += 1
                assert turn_of(table) != begins
                assert table.chairs[0].clock.deadline == calendar.now + pace.allowance
        assert in_a_row


def turn_of(table: Table) -> str | None:
    """Return the name of the turn that Ada is in."""
    return table.game.telling.turn(table.view(ADA.id))


async def test_whoever_takes_a_seat_has_its_last_moves_to_take_back_and_who_left_has_none(
    home: House,
) -> None:
    table = await home.playing(ADA, BRUNO)
    table = await handed_on(home, (await home.act(table, ADA, "pick pebble")).table)
    with pytest.raises(NotSeated):
        await home.tables.undo(table.id, ADA, home.next)
    undone = await home.tables.undo(table.id, CELINA, home.next)
    assert [told.action for told in undone.taken_back] == ["pick pebble"]
    assert undone.table.seat_of(CELINA.id) == 0


async def test_moves_taken_back_by_all_leave_the_seats_as_they_are(home: House) -> None:
    table = await home.playing(ADA, BRUNO)
    for action in ("pick pebble", "pick turn"):
        table = (await home.act(table, ADA, action)).table
    table = await handed_on(home, table)
    table = (await home.act(table, BRUNO, "pick pebble")).table
    asks = (await home.tables.votes.ask_undo(table.id, CELINA, home.next)).table
    assert asks.vote is not None
    back = (await home.tables.votes.grant(table.id, BRUNO, asks.vote.moment, home.next)).table
    assert (back.match and back.match.seq, back.awaiting[0].name, back.people) == (
        0,
        "Celina",
        ("Celina", "Bruno"),
    )
    assert await find_differences(home.store, toy) == []


async def test_a_practice_board_and_its_plan_stay_behind_with_the_seat(home: House) -> None:
    table, trials = await home.playing(ADA, BRUNO), home.tables.whatif
    trial = await trials.begin(table.id, ADA.id)
    trial = await trials.play(table.id, ADA.id, trial.stamp, trial.match.legal(Seat(0)).actions[0])
    await trials.show(table.id, ADA.id, trial.stamp)
    await handed_on(home, table)
    assert await trials.plans(table.id) == ()
    for look in (trials.at(table.id, ADA.id, trial.stamp), trials.resume(table.id, ADA.id)):
        with pytest.raises(NotSeated):
            await look
    with pytest.raises(NoTrial):
        await trials.at(table.id, CELINA.id, trial.stamp)


async def test_a_practice_board_outlives_an_undo_and_a_pause_and_says_that_the_game_has_gone_on(
    home: House,
) -> None:
    table, trials = await home.playing(ADA, BRUNO), home.tables.whatif
    table = (await home.act(table, ADA, "pick pebble")).table
    trial = await trials.begin(table.id, ADA.id)
    await home.tables.undo(table.id, ADA, home.next)
    await home.tables.votes.pause(table.id, ADA, home.next)
    trial = await trials.play(table.id, ADA.id, trial.stamp, trial.match.legal(Seat(0)).actions[0])
    assert (trial.is_behind, trial.tried, trial.match.seq) == (True, 1, 2)
    assert (await trials.begin(table.id, ADA.id)).match.seq == 0


async def test_an_order_rests_in_a_pause_and_goes_on_with_the_game(home: House) -> None:
    table, tables = await home.playing(ADA, BRUNO), home.tables
    await tables.orders.order(table.id, BRUNO, "pick pebble; pick turn")
    table = (await home.act(table, ADA, "pick pebble")).table
    await tables.votes.pause(table.id, ADA, home.next)
    assert await tables.orders.running(table.id, BRUNO.id)
    await tables.votes.resume(table.id, BRUNO, home.next)
    change = await home.act(await tables.table(table.id), ADA, "pick turn")
    assert [(told.seat, told.action) for told in change.told] == [
        (0, "pick turn"),
        (1, "pick pebble"),
        (1, "pick turn"),
    ]


async def test_no_order_is_taken_from_whom_a_computer_plays_for(home: House) -> None:
    """It would stop with the next move of the computer."""
    table, tables = await home.playing(ADA, BRUNO), home.tables
    await tables.seats.stand_in(table.id, BRUNO, "random", home.next)
    with pytest.raises(StoodIn):
        await tables.orders.order(table.id, BRUNO, "pick pebble")
    await tables.seats.come_back(table.id, BRUNO, home.next)
    assert (await tables.orders.order(table.id, BRUNO, "pick pebble")).order.standing.is_running


@pytest.mark.parametrize("kind", ["undo", "replace"])
async def test_a_vote_that_the_move_of_an_order_makes_void_is_told_to_have_lapsed(
    tmp_path: Path, kind: str
) -> None:
    """As one is that a move by hand makes void."""
    calendar = Calendar()
    async with house(file_at(tmp_path), now=calendar) as home:
        table, votes = await three(home), home.tables.votes
        mover, asker = (EVERYBODY[chair.person or 0] for chair in table.chairs[:2])
        assert table.awaiting[0].person == mover.id
        if kind == "undo":
            table = (await home.act(table, mover, table.legal(mover.id).actions[0])).table
            mover, asker = EVERYBODY[table.awaiting[0].person or 0], mover
            await votes.ask_undo(table.id, asker, home.next)
        else:
            calendar.now += timedelta(days=30)
            await votes.ask_replace(table.id, asker, Seat(0), home.next)
        line = to_text(table.legal(mover.id).actions[0])
        given = await home.tables.orders.order(table.id, mover, f"{line} anyway")
        lapsed = f"@lapse {kind} {table.seat_of(asker.id)}"
        assert given.change is not None
        assert [told.action for told in given.change.told][:2] == [line, lapsed]
        assert given.table.vote is None


async def test_an_order_stops_where_a_stand_in_has_moved_instead(home: House) -> None:
    table, tables = await home.playing(ADA, BRUNO, heap=400), home.tables
    await tables.orders.order(table.id, BRUNO, "pick pebble; pick turn")
    await tables.seats.stand_in(table.id, BRUNO, "random", home.next)
    table = (await home.act(await tables.table(table.id), ADA, "pick pebble")).table
    change = await home.act(table, ADA, "pick turn")
    assert 1 in {told.seat for told in change.told}, "the computer has moved"
    assert await tables.orders.running(table.id, BRUNO.id) is None
    [order] = await tables.orders.of(BRUNO.id)
    assert order.standing.news[-1].args == (("why", order.standing.news[-1].args[0][1]),)
    assert order.standing.news[-1].key == "order-stopped"


async def test_an_offer_ends_with_the_seat_of_who_has_made_it(home: House) -> None:
    table, tables = await three(home), home.tables
    await tables.seats.offer(table.id, ADA, ANYBODY, home.next)
    await tables.seats.offer(table.id, BRUNO, DOROTA.id, home.next)
    await tables.resign(table.id, ADA, home.next)
    await tables.privacy.forget(DOROTA)
    for seat in (0, 1):
        with pytest.raises(NotOffered):
            await tables.seats.take(table.id, DOROTA, Seat(seat), home.next)
    await tables.seats.offer(table.id, CELINA, ANYBODY, home.next)
    await tables.seats.stand_in(table.id, CELINA, "random", home.next)
    assert (await tables.seats.take(table.id, DOROTA, Seat(2), home.next)).table.chairs[2].mover == DOROTA.id


async def test_a_host_who_is_back_asks_for_what_hosts_do_at_once(home: House) -> None:
    table, tables = await three(home), home.tables
    await tables.seats.stand_in(table.id, ADA, "random", home.next)
    back = (await tables.seats.come_back(table.id, ADA, home.next)).table
    assert back.host == BRUNO.id
    assert (await tables.votes.pause(table.id, ADA, home.next)).table.vote is not None


async def test_more_time_for_somebody_makes_the_vote_on_them_void(tmp_path: Path) -> None:
    calendar = Calendar()
    async with house(file_at(tmp_path), now=calendar) as home:
        lobby = await home.lobby(ADA, BRUNO, CELINA, game="magpies")
        await home.tables.configure(lobby.id, ADA, home.next, pace="daily")
        table = (await home.tables.start(lobby.id, ADA, home.next)).table
        table = (await home.act(table, ADA, table.legal(ADA.id).actions[0])).table
        table = (await home.act(table, CELINA, table.legal(CELINA.id).actions[0])).table
        calendar.now += 49 * HOUR
        late = await home.tables.votes.late(await home.tables.table(table.id))
        assert [chair.name for chair in late] == ["Bruno"]
        asks = (await home.tables.votes.ask_replace(table.id, ADA, Seat(1), home.next)).table
        assert asks.vote is not None
        change = await home.tables.guilds.extend(table.id, Seat(1), home.next)
        assert [told.action for told in change.told] == ["@manage @extend 1", "@lapse replace 0"]
        with pytest.raises(NoVote):
            await home.tables.votes.grant(table.id, CELINA, asks.vote.moment, home.next)


async def test_a_vote_is_lost_with_the_channel_and_games_go_on_one_to_a_place(home: House) -> None:
    table, tables, elsewhere = await three(home), home.tables, Venue(300, 30)
    moment = await asked(home, table)
    other = await home.playing(BRUNO, DOROTA, place=MEADOW)
    for place in (GROVE, MEADOW):
        await tables.places.lose_channel(place.channel)
    with pytest.raises(NoVote):
        await tables.votes.grant(table.id, ADA, moment, home.next)
    assert (await tables.votes.resume(table.id, CELINA, home.next, elsewhere)).table.place == elsewhere
    with pytest.raises(AlreadyRunning):
        await tables.votes.resume(other.id, DOROTA, home.next, elsewhere)
    with pytest.raises(NotPaused):
        await tables.votes.resume(other.id, DOROTA, home.next)
    assert (await tables.votes.resume(other.id, DOROTA, home.next, GROVE)).table.place == GROVE


async def test_a_lost_channel_is_told_also_to_who_has_a_stand_in_and_not_to_who_has_left(home: House) -> None:
    table = await three(home)
    await home.tables.seats.stand_in(table.id, BRUNO, "random", home.next)
    left = (await home.tables.resign(table.id, CELINA, home.next)).table
    assert lose(left).letters == ((0, "lost"), (1, "lost"))


async def test_of_two_who_want_a_rematch_at_once_one_opens_it_for_both(home: House) -> None:
    over, tables = await home.to_the_end(await home.playing(ADA, BRUNO)), home.tables
    presses = (tables.rematch(over, person, home.next) for person in (ADA, BRUNO))
    assert await at_once(*presses) == ["AlreadyRunning", "Change"]
    lobby = await tables.at(GROVE.channel)
    assert lobby is not None
    assert (lobby.status, sorted(lobby.people)) == (Status.LOBBY, ["Ada", "Bruno"])


async def test_a_game_of_changing_hands_travels_and_counts_nowhere_else(home: House, tmp_path: Path) -> None:
    table = await home.playing(ADA, BRUNO)
    table = (await home.act(table, ADA, "pick pebble")).table
    table = (await home.tables.undo(table.id, ADA, home.next)).table
    table = await handed_on(home, table)
    await home.tables.votes.pause(table.id, BRUNO, home.next)
    table = (await home.tables.votes.resume(table.id, CELINA, home.next)).table
    over = await home.to_the_end(table)
    record = (await home.tables.timeline(over.id)).record(home.tables.now())
    assert record is not None
    folder = tmp_path / "elsewhere"
    folder.mkdir()
    async with house(file_at(folder)) as other:
        copy = (await other.tables.bring_in(MEADOW, DOROTA, record.encode(), "en", other.next)).table
        assert (copy.people, copy.match and copy.match.digest) == (
            over.people,
            over.match and over.match.digest,
        )
        assert (await other.tables.prove(copy.id)).difference is None
        asks: dict[str, Callable[[], Awaitable[Any]]] = {
            "again": lambda: other.tables.rematch(copy, DOROTA, other.next),
            "undo": lambda: other.tables.undo(copy.id, ADA, other.next),
            "take": lambda: other.tables.seats.take(copy.id, ADA, Seat(0), other.next),
        }
        assert await refusals(asks) == {"again": "NotSeated", "undo": "IsOver", "take": "IsOver"}
        assert await other.tables.leaderboards.games_played(MEADOW) == {}


async def test_two_processes_seat_one_person_on_the_last_chair_and_on_a_free_seat(tmp_path: Path) -> None:
    async with two_houses(tmp_path) as (one, other):
        lobby = await one.lobby(ADA, game="magpies", seats=2)
        joins = (
            one.tables.join(lobby.id, BRUNO, one.next),
            other.tables.join(lobby.id, CELINA, other.next),
        )
        assert await at_once(*joins) == ["Change", TableFull.__name__]
        await one.tables.start(lobby.id, ADA, one.next)
        await other.tables.seats.offer(lobby.id, ADA, ANYBODY, other.next)
        takes = (
            one.tables.seats.take(lobby.id, DOROTA, Seat(0), one.next),
            other.tables.seats.take(lobby.id, replace(DOROTA, id=5), Seat(0), other.next),
        )
        assert await at_once(*takes) == ["Change", NotOffered.__name__]
        first, second = [await each.tables.table(lobby.id) for each in (one, other)]
        assert (first.chairs, first.moment) == (second.chairs, second.moment)


async def test_two_processes_count_every_answer_and_go_on_once(tmp_path: Path) -> None:
    async with two_houses(tmp_path) as (one, other):
        table = await three(one)
        asks = (await one.tables.votes.pause(table.id, BRUNO, one.next)).table
        assert asks.vote is not None
        moment = asks.vote.moment
        grants = (
            one.tables.votes.grant(table.id, ADA, moment, one.next),
            other.tables.votes.grant(table.id, CELINA, moment, other.next),
        )
        assert await at_once(*grants) == ["Change", "Change"]
        assert (await one.tables.table(table.id)).status is Status.PAUSED
        resumes = (
            one.tables.votes.resume(table.id, ADA, one.next),
            other.tables.votes.resume(table.id, CELINA, other.next),
        )
        assert await at_once(*resumes) == ["Change", NotPaused.__name__]


async def test_two_processes_take_a_move_back_once(tmp_path: Path) -> None:
    async with two_houses(tmp_path) as (one, other):
        table = await one.playing(ADA, BRUNO)
        await one.act(table, ADA, "pick pebble")
        undoes = (each.tables.undo(table.id, ADA, each.next) for each in (one, other))
        assert await at_once(*undoes) == ["Change", Sealed.__name__]


async def test_a_move_in_one_process_and_forgetting_in_another_leave_a_log_that_verifies(
    tmp_path: Path,
) -> None:
    async with two_houses(tmp_path) as (one, other):
        table = await three(one)
        move = one.tables.act(table.id, ADA, table.legal(ADA.id).actions[0], one.next, table.moment)
        assert set(await at_once(move, other.tables.privacy.forget(BRUNO))) <= {
            "Change",
            Stale.__name__,
            "list",
        }
        assert (await one.tables.table(table.id)).people == ("Ada", "Player 2", "Celina")
        assert await find_differences(one.store, toy) == []
