"""Rematches of games whose seats have changed hands, and whose players were forgotten."""

from __future__ import annotations

import pytest

from bot.tables import Table
from bot.tables.model.table import ANYBODY
from engine.text import Seat
from tests.bot.tables.house import ADA, BRUNO, CELINA, DOROTA, House


async def three(home: House) -> Table:
    return await home.playing(ADA, BRUNO, CELINA, game="magpies")


async def again(home: House, table: Table) -> list[str]:
    """Play a game to its end and let Ada open a rematch; return the names of those who sit there, in the order of their seats."""
    over = await home.to_the_end(await home.tables.table(table.id))
    made = (await home.tables.rematch(over, ADA, home.next)).table
    return [chair.name for chair in made.chairs]


async def test_a_rematch_is_played_by_all_that_its_host_had_chosen(home: House) -> None:
    lobby = await home.lobby(ADA, BRUNO, heap=3)
    chosen = await home.tables.configure(
        lobby.id, ADA, home.next, pace="daily", at_deadline="vote", bound=7, options={"heap": 2}
    )
    begun = await home.tables.start(chosen.table.id, ADA, home.next)
    over = await home.to_the_end(begun.table)
    made = (await home.tables.rematch(over, BRUNO, home.next)).table
    assert (made.pace, made.at_deadline, made.bound) == ("daily", "vote", 7)
    assert (made.options, made.seats, made.place, made.language) == (
        over.options,
        over.seats,
        over.place,
        over.language,
    )


async def test_who_was_forgotten_in_mid_game_is_no_computer_player_of_the_rematch(home: House) -> None:
    table = await three(home)
    await home.tables.privacy.forget(CELINA)
    assert await again(home, table) == ["Bruno", "Ada"]


@pytest.mark.parametrize("leaves", ["resigns", "lets a computer stand in", "stays"])
async def test_who_is_forgotten_after_the_game_has_no_seat_in_the_rematch(home: House, leaves: str) -> None:
    table = await three(home)
    if leaves == "resigns":
        await home.tables.resign(table.id, CELINA, home.next)
    elif leaves != "stays":
        await home.tables.seats.stand_in(table.id, CELINA, "random", home.next)
    await home.to_the_end(await home.tables.table(table.id))
    await home.tables.privacy.forget(CELINA)
    assert await again(home, table) == ["Bruno", "Ada"]


async def test_who_has_taken_a_seat_over_has_one_in_the_rematch_and_may_ask_for_it(home: House) -> None:
    table = await three(home)
    await home.tables.seats.offer(table.id, CELINA, ANYBODY, home.next)
    await home.tables.seats.take(table.id, DOROTA, Seat(2), home.next)
    over = await home.to_the_end(await home.tables.table(table.id))
    made = (await home.tables.rematch(over, DOROTA, home.next)).table
    assert [chair.person for chair in made.chairs] == [DOROTA.id, ADA.id, BRUNO.id]
    assert made.host == DOROTA.id


async def test_to_forget_who_has_left_a_game_changes_nobodys_rating(home: House) -> None:
    table = await three(home)
    await home.tables.resign(table.id, CELINA, home.next)
    over = await home.to_the_end(await home.tables.table(table.id))
    before = await home.tables.leaderboards.board(over.place, "magpies", 10)
    assert CELINA.id in [each.person for each in before.careers]
    await home.tables.privacy.forget(CELINA)
    after = await home.tables.leaderboards.board(over.place, "magpies", 10)
    assert dict(after.levels) == dict(before.levels)
    known = [each.person for each in after.careers]
    assert sorted(known) == [ADA.id, BRUNO.id]
    ratings = {each.person: each.rating for each in before.careers if each.person in known}
    assert {each.person: each.rating for each in after.careers} == ratings
