"""Before the game: who sits where, and what is refused."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.tables import Chair, Status
from bot.tables.model.errors import (
    AlreadyRunning,
    AlreadySeated,
    HasNotStarted,
    HasStarted,
    IsOver,
    NoComputer,
    NoTable,
    NotEnough,
    NotSeated,
    OnlyHost,
    TableFull,
    TooFewChairs,
)
from engine.chance import commitment
from engine.errors import Malformed
from engine.text import Seat
from tests.bot.tables.house import ADA, BRUNO, CELINA, DOROTA, GROVE, MEADOW, House


async def test_people_sit_in_the_order_they_come(home: House) -> None:
    table = await home.lobby(ADA, BRUNO, CELINA, game="magpies")
    assert table.people == ("Ada", "Bruno", "Celina")
    assert [table.seat_of(person.id) for person in (ADA, BRUNO, CELINA, DOROTA)] == [0, 1, 2, None]
    assert (table.status, table.host, table.seats, table.moment) == (Status.LOBBY, ADA.id, 4, 3)


async def test_who_leaves_lets_the_others_move_up_and_the_next_person_host(home: House) -> None:
    table = await home.lobby(ADA, BRUNO, CELINA, game="magpies")
    table = (await home.tables.leave(table.id, ADA, home.next)).table
    assert table.host == BRUNO.id
    assert table.chairs == (Chair(Seat(0), "Bruno", BRUNO.id), Chair(Seat(1), "Celina", CELINA.id))


async def test_the_last_person_to_leave_ends_the_lobby_even_if_computers_stay(home: House) -> None:
    table = await home.lobby(ADA)
    await home.tables.add_computer(table.id, ADA, "random", home.next)
    table = (await home.tables.leave(table.id, ADA, home.next)).table
    assert table.status is Status.ABANDONED
    assert await home.tables.at(GROVE.channel) is None
    assert (await home.lobby(BRUNO)).id != table.id


async def test_computers_have_names_of_their_own(home: House) -> None:
    table = await home.lobby(ADA, game="magpies")
    for _ in range(3):
        table = (await home.tables.add_computer(table.id, ADA, "random", home.next)).table
    assert table.people == ("Ada", "Computer 1", "Computer 2", "Computer 3")
    table = (await home.tables.remove_computer(table.id, ADA, home.next, Seat(2))).table
    assert table.people == ("Ada", "Computer 1", "Computer 3")
    table = (await home.tables.add_computer(table.id, ADA, "greedy", home.next)).table
    assert table.chairs[-1] == Chair(Seat(3), "Computer 2", computer="greedy")
    table = (await home.tables.remove_computer(table.id, ADA, home.next)).table
    assert table.people == ("Ada", "Computer 1", "Computer 3"), "who came last goes where no seat is named"


async def test_the_host_chooses_what_is_played(home: House) -> None:
    table = await home.lobby(ADA, game="magpies", rounds=3)
    table = (
        await home.tables.configure(
            table.id, ADA, home.next, options={"pace": "hasty"}, seats=2, language="pl"
        )
    ).table
    assert table.options.model_dump() == {"rounds": 3, "peeking": True, "pace": "hasty", "bonus": None}
    assert (table.seats, table.language) == (2, "pl")


async def test_a_game_starts_with_whoever_is_there(home: House) -> None:
    table = await home.playing(ADA, BRUNO, CELINA, game="magpies")
    assert (table.status, table.seats) == (Status.PLAYING, 3)
    assert table.match is not None
    assert table.match.seats == 3
    assert [chair.name for chair in table.awaiting] == ["Ada", "Bruno", "Celina"]


async def test_the_seed_is_promised_at_once_and_shown_at_the_end(home: House) -> None:
    lobby = await home.lobby(ADA, heap=1)
    playing = (await home.tables.start(lobby.id, ADA, home.next)).table
    over = await home.to_the_end(playing)
    assert lobby.seed is None
    assert playing.seed is None
    assert over.seed is not None
    assert lobby.commitment == playing.commitment == commitment(bytes.fromhex(over.seed))
    assert over.seed not in repr(playing)
    assert repr(bytes.fromhex(over.seed)) not in repr(playing)


async def test_a_channel_has_one_live_table(home: House) -> None:
    table = await home.lobby(ADA)
    with pytest.raises(AlreadyRunning):
        await home.lobby(BRUNO)
    other = await home.lobby(BRUNO, place=MEADOW)
    await home.tables.cancel(table.id, ADA, home.next)
    again = await home.lobby(BRUNO)
    assert len({table.id, other.id, again.id}) == 3


async def test_of_two_who_open_at_once_one_has_the_table(home: House) -> None:
    opened = await asyncio.gather(home.lobby(ADA), home.lobby(BRUNO), return_exceptions=True)
    assert sorted(type(found).__name__ for found in opened) == ["AlreadyRunning", "Table"]


async def test_a_channel_shows_its_live_table_else_the_last_that_was_played(home: House) -> None:
    assert await home.tables.at(GROVE.channel) is None
    over = await home.to_the_end(await home.playing(ADA, heap=1))
    never = await home.lobby(BRUNO)
    found = await home.tables.at(GROVE.channel)
    assert found is not None
    assert found.id == never.id
    await home.tables.cancel(never.id, BRUNO, home.next)
    found = await home.tables.at(GROVE.channel)
    assert found is not None
    assert (found.id, found.status) == (over.id, Status.OVER)


@pytest.mark.parametrize(
    ("chosen", "seats", "game"),
    [
        ({"peeking": False, "bonus": 2}, None, "magpies"),
        ({"nonsense": 1}, None, "magpies"),
        ({"rounds": 9}, None, "magpies"),
        ({}, 1, "magpies"),
        ({}, None, "chess"),
    ],
)
async def test_what_no_game_can_be_opened_with(
    home: House, chosen: dict[str, Any], seats: int | None, game: str
) -> None:
    with pytest.raises(Malformed):
        await home.tables.open(GROVE, ADA, game, chosen, seats, "en", home.next)
    assert await home.tables.at(GROVE.channel) is None


async def test_what_a_lobby_refuses(home: House) -> None:
    tables, table = home.tables, await home.lobby(ADA, BRUNO, game="magpies")
    refused = [
        (AlreadySeated, tables.join(table.id, BRUNO, home.next)),
        (NotSeated, tables.leave(table.id, CELINA, home.next)),
        (OnlyHost, tables.add_computer(table.id, BRUNO, "random", home.next)),
        (OnlyHost, tables.remove_computer(table.id, BRUNO, home.next)),
        (OnlyHost, tables.configure(table.id, BRUNO, home.next, seats=2)),
        (OnlyHost, tables.start(table.id, BRUNO, home.next)),
        (OnlyHost, tables.cancel(table.id, CELINA, home.next)),
        (NoComputer, tables.add_computer(table.id, ADA, "wise", home.next)),
        (NoComputer, tables.remove_computer(table.id, ADA, home.next)),
        (NoComputer, tables.remove_computer(table.id, ADA, home.next, Seat(1))),
        (Malformed, tables.configure(table.id, ADA, home.next, options={"peeking": False, "bonus": 1})),
        (Malformed, tables.configure(table.id, ADA, home.next, seats=9)),
        (HasNotStarted, tables.act(table.id, ADA, "end", home.next)),
        (HasNotStarted, tables.undo(table.id, ADA, home.next)),
        (HasNotStarted, tables.resign(table.id, ADA, home.next)),
        (NoTable, tables.join(99, ADA, home.next)),
        (NoTable, tables.table(99)),
    ]
    for kind, request in refused:
        with pytest.raises(kind):
            await request
    assert (await tables.table(table.id)).moment == table.moment


async def test_a_full_table_is_full_until_the_host_adds_chairs(home: House) -> None:
    table = await home.lobby(ADA, BRUNO, game="magpies", seats=2)
    with pytest.raises(TableFull):
        await home.tables.join(table.id, CELINA, home.next)
    with pytest.raises(TableFull):
        await home.tables.add_computer(table.id, ADA, "random", home.next)
    await home.tables.configure(table.id, ADA, home.next, seats=3)
    table = (await home.tables.join(table.id, CELINA, home.next)).table
    with pytest.raises(TooFewChairs):
        await home.tables.configure(table.id, ADA, home.next, seats=2)
    assert table.people == ("Ada", "Bruno", "Celina")


async def test_a_game_needs_enough_people(home: House) -> None:
    table = await home.lobby(ADA, game="magpies")
    with pytest.raises(NotEnough):
        await home.tables.start(table.id, ADA, home.next)
    await home.tables.add_computer(table.id, ADA, "random", home.next)
    assert (await home.tables.start(table.id, ADA, home.next)).table.status is Status.PLAYING


@pytest.mark.parametrize(
    ("then", "refusal"), [("playing", HasStarted), ("paused", HasStarted), ("over", IsOver)]
)
async def test_a_lobby_is_closed_once_the_game_has_begun(
    home: House, then: str, refusal: type[Exception]
) -> None:
    table = await home.playing(ADA, heap=1)
    if then == "paused":
        table = (await home.tables.votes.pause(table.id, ADA, home.next)).table
    elif then == "over":
        table = await home.to_the_end(table)
    assert table.status == then
    for request in (
        home.tables.join(table.id, BRUNO, home.next),
        home.tables.leave(table.id, ADA, home.next),
        home.tables.configure(table.id, ADA, home.next, seats=2),
        home.tables.start(table.id, ADA, home.next),
        home.tables.cancel(table.id, ADA, home.next),
    ):
        with pytest.raises(refusal):
            await request


async def test_lobby_requests_made_again_are_answered_again(home: House) -> None:
    first = await home.tables.open(GROVE, ADA, "magpies", {}, None, "en", 900)
    again = await home.tables.open(GROVE, ADA, "magpies", {}, None, "en", 900)
    assert (first.repeated, again.repeated, again.table.id) == (False, True, first.table.id)
    joined = [await home.tables.join(first.table.id, BRUNO, 901) for _ in range(2)]
    assert [change.repeated for change in joined] == [False, True]
    started = [await home.tables.start(first.table.id, ADA, 902) for _ in range(2)]
    assert [change.repeated for change in started] == [False, True]
    assert started[1].table.moment == 3
