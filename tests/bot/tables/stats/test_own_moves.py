"""A rating is one's own: games in which others made too many of a side's moves are not rated, and moves belong to who made them."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.store.rows import Row
from bot.tables import Table
from bot.tables.log.shares import unrated
from engine.text import Seat
from tests.bot.tables.house import ADA, BRUNO, CELINA, GROVE, Calendar, House, file_at, house

PEBBLE = "pick pebble"


async def names(home: House, **since: Any) -> list[str]:
    board = await home.tables.leaderboards.board(GROVE, "pebbles", 9, **since)
    return [career.name for career in board.careers]


async def stood_in(home: House, moves: int) -> Table:
    """Play a game in which Ada makes this many moves before a computer player plays on for her."""
    table = await home.playing(ADA, BRUNO, heap=60)
    for _ in range(moves):
        table = (await home.act(table, ADA, PEBBLE)).table
    table = (await home.tables.seats.stand_in(table.id, ADA, "greedy", home.next)).table
    return await home.to_the_end(table)


async def test_who_lets_a_computer_play_is_not_rated_and_that_is_known(home: House) -> None:
    over = await stood_in(home, 0)
    assert over.unrated == "stand-in"
    assert await names(home) == []
    own = await home.to_the_end(await home.playing(ADA, BRUNO, heap=3))
    assert own.unrated is None
    assert sorted(await names(home)) == ["Ada", "Bruno"]


@pytest.mark.parametrize(("text", "reason"), [("pick turn, else greedy", "stand-in"), (PEBBLE, None)])
async def test_moves_that_an_order_leaves_to_a_computer_are_not_ones_own(
    home: House, text: str, reason: str | None
) -> None:
    """Or whoever lets a computer play would be rated, if only it is told to by an order."""
    table = await home.playing(ADA, BRUNO, heap=9)
    table = (await home.tables.orders.order(table.id, ADA, text)).table
    assert (await home.to_the_end(table)).unrated == reason


@pytest.mark.parametrize(("text", "reason"), [("pick turn, else greedy", "stand-in"), (PEBBLE, None)])
async def test_a_win_that_is_claimed_is_rated_only_where_the_moves_are_ones_own(
    tmp_path: Path, text: str, reason: str | None
) -> None:
    calendar = Calendar()
    async with house(file_at(tmp_path), now=calendar) as home:
        table = await home.playing(ADA, BRUNO, heap=9)
        table = (await home.tables.orders.order(table.id, ADA, text)).table
        table = (await home.act(table, ADA, "pick turn")).table
        calendar.now += timedelta(days=4)
        claimed = (await home.tables.votes.claim(table.id, ADA, Seat(1), home.next)).table
        assert (claimed.claimed, claimed.unrated) == (0, reason)


@pytest.mark.parametrize(("own", "by_computer", "reason"), [(9, 1, None), (8, 1, "stand-in"), (0, 0, None)])
async def test_one_move_in_ten_may_be_a_computers(
    home: House, own: int, by_computer: int, reason: str | None
) -> None:
    table = await home.playing(ADA, BRUNO)
    made = [Row(seq, 0, PEBBLE, seq, "", 0, 1, ADA.id) for seq in range(own)]
    made += [Row(own + seq, 0, PEBBLE, None, "", 0, 1) for seq in range(by_computer)]
    assert unrated(table, made) == reason


async def test_a_substitute_inherits_no_time_and_no_win(home: House) -> None:
    table = await home.playing(ADA, BRUNO, heap=9)
    for _ in range(3):
        table = (await home.act(table, ADA, PEBBLE)).table
    await home.tables.seats.offer(table.id, ADA, CELINA.id, home.next)
    table = (await home.tables.seats.take(table.id, CELINA, Seat(0), home.next)).table
    over = await home.to_the_end(table)
    assert over.unrated == "substitute"
    assert await names(home) == []
    waits = {
        who.name: len((await home.tables.leaderboards._results.waits((10, 0), who.id)).get("pebbles", []))
        for who in (ADA, CELINA)
    }
    made = [row for row in await home.store.rows(table.id) if row.action.startswith("pick")]
    assert waits == {
        "Ada": 3,
        "Celina": sum(row.person == CELINA.id for row in made),
    }


async def test_a_season_counts_only_what_ended_since(home: House) -> None:
    await home.to_the_end(await home.playing(ADA, BRUNO, heap=3))
    over = await home.to_the_end(await home.playing(ADA, CELINA, heap=3))
    assert sorted(await names(home)) == ["Ada", "Bruno", "Celina"]
    assert over.ended is not None
    before = over.ended.replace(microsecond=0)
    assert sorted(await names(home, since=before)) == ["Ada", "Celina"]
    assert await names(home, since=datetime(2030, 1, 1, tzinfo=UTC)) == []
