"""Seats change hands: stand-ins, offers, hosts; who leaves takes no secret along, and a restart changes nothing."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.tables import Chair, Status, Table
from bot.tables.model.errors import (
    AlreadySeated,
    CannotBeOffered,
    KnowsHands,
    LastMover,
    NoComputer,
    NotAtTable,
    NotOffered,
    NotSeated,
    NotStoodIn,
    OnlyHost,
    StoodIn,
)
from bot.tables.model.table import ANYBODY
from engine.players import LEVELS
from engine.text import Seat, Who, say
from tests.bot.tables.computers.thinkers import First
from tests.bot.tables.house import ADA, BRUNO, CELINA, DOROTA, House, file_at, house


async def told(home: House, table: Table) -> list[str]:
    return [each.action for each in await home.tables.history(table.id)]


async def test_a_computer_player_moves_until_one_is_back(home: House) -> None:
    table = await home.playing(ADA, BRUNO, heap=400)
    tables = home.tables
    first, again = [await tables.seats.stand_in(table.id, ADA, "random", 777) for _ in range(2)]
    assert first.told == again.told
    chair = first.table.chairs[0]
    assert (chair.person, chair.mover, chair.computer, first.table.host) == (ADA.id, None, "random", BRUNO.id)
    assert first.told[0].action == "@standin @host 1"
    moves = [each for each in first.told if each.seat == 0][1:]
    assert moves
    with pytest.raises(StoodIn):
        home.tables.undoable(first.table, ADA.id)
    change = await tables.seats.come_back(table.id, ADA, home.next)
    assert change.table.chairs[0] == Chair(Seat(0), "Ada", ADA.id, clock=change.table.chairs[0].clock)
    assert await tables.seats.stood_in(change.table, Seat(0)) == tuple(moves)
    with pytest.raises(NotStoodIn):
        await tables.seats.come_back(table.id, ADA, home.next)


async def test_a_move_of_ones_own_brings_one_back(tmp_path: Path) -> None:
    async with house(file_at(tmp_path), players={**LEVELS, "slow": First()}) as home:
        table = await home.playing(ADA, BRUNO)
        table = (await home.tables.seats.stand_in(table.id, ADA, "slow", home.next)).table
        assert table.chairs[0].mover is None
        change = await home.act(table, ADA, "pick pebble")
        assert change.table.chairs[0].mover == ADA.id


@pytest.mark.parametrize("comes", ["by saying so", "by a move", "by going on after a pause"])
async def test_the_seat_of_whoever_is_back_is_free_to_nobody(tmp_path: Path, comes: str) -> None:
    async with house(file_at(tmp_path), players={**LEVELS, "slow": First()}) as home:
        table, tables = await home.playing(ADA, BRUNO), home.tables
        await tables.seats.offer(table.id, ADA, ANYBODY, home.next)
        table = (await tables.seats.stand_in(table.id, ADA, "slow", home.next)).table
        await tables.seats.offer(table.id, ADA, ANYBODY, home.next)
        if comes == "by saying so":
            await tables.seats.come_back(table.id, ADA, home.next)
        elif comes == "by a move":
            await home.act(await tables.table(table.id), ADA, "pick pebble")
        else:
            await tables.votes.pause(table.id, BRUNO, home.next)
            await tables.votes.resume(table.id, ADA, home.next)
        chair = (await tables.table(table.id)).chairs[0]
        assert (chair.mover, chair.offered) == (ADA.id, None)
        with pytest.raises(NotOffered):
            await tables.seats.take(table.id, CELINA, Seat(0), home.next)


async def test_somebody_has_to_be_left_who_moves(home: House) -> None:
    table = await home.playing(ADA, BRUNO)
    tables = home.tables
    await tables.seats.stand_in(table.id, BRUNO, "random", home.next)
    with pytest.raises(LastMover):
        await tables.seats.stand_in(table.id, ADA, "random", home.next)
    with pytest.raises(NoComputer):
        await tables.seats.stand_in(table.id, BRUNO, "nobody", home.next)
    with pytest.raises(NotSeated):
        await tables.seats.stand_in(table.id, CELINA, "random", home.next)
    left = (await home.tables.resign(table.id, ADA, home.next)).table
    assert (left.status, left.host) == (Status.PAUSED, BRUNO.id)
    assert (await told(home, table))[-1] == "@resign @host 1 @pause"
    table = (await tables.votes.resume(table.id, BRUNO, home.next)).table
    assert table.chairs[1].mover == BRUNO.id


async def test_a_seat_is_offered_and_taken_with_all_that_belongs_to_it(home: House) -> None:
    table = await home.playing(ADA, BRUNO, game="magpies")
    tables = home.tables
    mine = table.view(ADA.id)
    table = (await tables.seats.offer(table.id, ADA, CELINA.id, home.next)).table
    assert table.chairs[0].offered == CELINA.id
    with pytest.raises(NotOffered):
        await tables.seats.take(table.id, DOROTA, Seat(0), home.next)
    for seat in (1, 2):
        with pytest.raises(NotOffered):
            await tables.seats.take(table.id, CELINA, Seat(seat), home.next)
    first, again = [await tables.seats.take(table.id, CELINA, Seat(0), 777) for _ in range(2)]
    assert first.told == again.told
    chair = first.table.chairs[0]
    assert (chair.name, chair.person, chair.resigned, chair.offered) == ("Celina", CELINA.id, ADA.id, None)
    assert first.table.host == BRUNO.id
    assert first.table.view(CELINA.id) == mine
    assert first.table.view(ADA.id) == first.table.view(None)
    with pytest.raises(NotSeated):
        await home.act(first.table, ADA, first.table.legal(CELINA.id).actions[0])
    await home.act(first.table, CELINA, first.table.legal(CELINA.id).actions[0])


async def test_a_seat_is_offered_no_more_to_whoever_takes_another_one(home: House) -> None:
    table = await home.playing(ADA, BRUNO, CELINA, game="magpies")
    seats = home.tables.seats
    await seats.offer(table.id, ADA, DOROTA.id, home.next)
    await seats.offer(table.id, BRUNO, DOROTA.id, home.next)
    await seats.offer(table.id, CELINA, ANYBODY, home.next)
    taken = await seats.take(table.id, DOROTA, Seat(1), home.next)
    assert [chair.offered for chair in taken.table.chairs] == [None, None, ANYBODY]
    said = [event.text for told in taken.told for event in told.events]
    assert said == [say("told-taken", who=Who(Seat(1))), say("told-keeps-after-all", who=Who(Seat(0)))]
    assert (await home.tables.history(table.id))[-1].events == taken.told[-1].events


async def test_a_seat_is_not_offered_to_whoever_could_not_take_it(home: House) -> None:
    table = await home.playing(ADA, BRUNO, CELINA, game="magpies")
    seats = home.tables.seats
    await seats.offer(table.id, ADA, DOROTA.id, home.next)
    await seats.take(table.id, DOROTA, Seat(0), home.next)
    with pytest.raises(CannotBeOffered):
        await seats.offer(table.id, BRUNO, ADA.id, home.next)
    await home.tables.resign(table.id, DOROTA, home.next)
    for person in (ADA, DOROTA):
        with pytest.raises(CannotBeOffered):
            await seats.offer(table.id, BRUNO, person.id, home.next)
    offered = await seats.offer(table.id, BRUNO, ANYBODY, home.next)
    assert offered.table.chairs[1].offered == ANYBODY


async def test_an_offer_can_be_kept_back(home: House) -> None:
    table = await home.playing(ADA, BRUNO)
    tables = home.tables
    with pytest.raises(NotOffered):
        await tables.seats.keep(table.id, ADA, home.next)
    with pytest.raises(AlreadySeated):
        await tables.seats.offer(table.id, ADA, BRUNO.id, home.next)
    await tables.seats.offer(table.id, ADA, ANYBODY, home.next)
    with pytest.raises(AlreadySeated):
        await tables.seats.take(table.id, BRUNO, Seat(0), home.next)
    await tables.seats.keep(table.id, ADA, home.next)
    with pytest.raises(NotOffered):
        await tables.seats.take(table.id, CELINA, Seat(0), home.next)


async def test_of_two_who_take_it_at_once_one_has_it(home: House) -> None:
    table = await home.playing(ADA, BRUNO)
    await home.tables.seats.offer(table.id, ADA, ANYBODY, home.next)
    takes = (home.tables.seats.take(table.id, person, Seat(0), home.next) for person in (CELINA, DOROTA))
    found = await asyncio.gather(*takes, return_exceptions=True)
    assert sorted(type(each).__name__ for each in found) == ["Change", "NotOffered"]


async def test_who_has_seen_one_hand_takes_no_other(home: House) -> None:
    table = await home.playing(ADA, BRUNO, CELINA, game="magpies")
    await home.tables.resign(table.id, ADA, home.next)
    await home.tables.seats.offer(table.id, BRUNO, ANYBODY, home.next)
    with pytest.raises(KnowsHands):
        await home.tables.seats.take(table.id, ADA, Seat(1), home.next)


async def test_who_has_seen_one_hand_takes_no_other_though_several_have_had_it_since(home: House) -> None:
    table = await home.playing(ADA, BRUNO, game="magpies")
    tables = home.tables
    for person, heir in ((ADA, CELINA), (CELINA, DOROTA)):
        await tables.seats.offer(table.id, person, ANYBODY, home.next)
        await tables.seats.take(table.id, heir, Seat(0), home.next)
    await tables.seats.offer(table.id, BRUNO, ANYBODY, home.next)
    for person in (ADA, CELINA):
        with pytest.raises(KnowsHands):
            await tables.seats.take(table.id, person, Seat(1), home.next)
    await tables.seats.offer(table.id, DOROTA, ANYBODY, home.next)
    assert (await tables.seats.take(table.id, ADA, Seat(0), home.next)).table.seat_of(ADA.id) == 0


async def test_the_host_passes_the_role_on(home: House) -> None:
    table = await home.playing(ADA, BRUNO)
    tables = home.tables
    with pytest.raises(OnlyHost):
        await tables.seats.make_host(table.id, BRUNO, Seat(1), home.next)
    for seat in (0, 9):
        with pytest.raises(NotAtTable):
            await tables.seats.make_host(table.id, ADA, Seat(seat), home.next)
    change = await tables.seats.make_host(table.id, ADA, Seat(1), home.next)
    assert change.table.host == BRUNO.id
    assert await told(home, table) == ["@host 1"]


async def test_the_host_who_leaves_is_followed_by_the_next_who_moves(home: House) -> None:
    table = await home.playing(ADA, BRUNO, CELINA, game="magpies")
    await home.tables.seats.stand_in(table.id, BRUNO, "random", home.next)
    assert (await home.tables.resign(table.id, ADA, home.next)).table.host == CELINA.id
    assert (await home.tables.resign(table.id, CELINA, home.next)).table.host == BRUNO.id


async def test_a_change_of_seats_ends_an_open_vote(home: House) -> None:
    table = await home.playing(ADA, BRUNO, CELINA, game="magpies")
    await home.tables.seats.offer(table.id, CELINA, DOROTA.id, home.next)
    assert (await home.tables.votes.pause(table.id, BRUNO, home.next)).table.vote is not None
    assert (await home.tables.seats.take(table.id, DOROTA, Seat(2), home.next)).table.vote is None


async def test_it_is_all_the_same_after_a_restart_and_over_an_undo(tmp_path: Path) -> None:
    async with house(file_at(tmp_path)) as home:
        table = await home.playing(ADA, BRUNO)
        table = (await home.act(table, ADA, "pick pebble")).table
        await home.tables.seats.offer(table.id, BRUNO, ANYBODY, home.next)
        await home.tables.seats.make_host(table.id, ADA, Seat(1), home.next)
        await home.tables.seats.take(table.id, CELINA, Seat(1), home.next)
        await home.tables.undo(table.id, ADA, home.next)
        before, lines, count = await home.tables.table(table.id), await told(home, table), home.next
    assert lines == ["@host 1", "@take @host 0"]
    async with house(file_at(tmp_path), first=count) as home:
        after = await home.tables.table(table.id)
        assert (after.chairs, after.host, after.status) == (before.chairs, before.host, before.status)
        assert await told(home, table) == lines
        assert after.seat_of(CELINA.id) == 1
