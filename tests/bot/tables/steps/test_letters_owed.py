"""Letters that changes of a table owe: to whom, about what, and to nobody who did it or has seen it done."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
import pytest_asyncio

from bot.tables import Person, Table
from engine.text import Seat
from tests.bot.tables.house import ADA, BRUNO, CELINA, GROVE, Calendar, House, file_at, house

LATE = timedelta(days=4)

Deed = Callable[[House, Table], Awaitable[object]]


@pytest.fixture
def calendar() -> Calendar:
    return Calendar(datetime(2026, 6, 1, 8, tzinfo=UTC))


@pytest_asyncio.fixture
async def home(tmp_path: Path, calendar: Calendar) -> AsyncIterator[House]:
    async with house(file_at(tmp_path), now=calendar) as found:
        yield found


async def claims(home: House, table: Table) -> None:
    await home.tables.votes.claim(table.id, BRUNO, Seat(0), home.next)


async def ends(home: House, table: Table) -> None:
    await home.tables.votes.end_late(table.id, BRUNO, Seat(0), home.next)


async def asks(home: House, table: Table) -> None:
    await home.tables.votes.ask_replace(table.id, BRUNO, Seat(0), home.next)


async def replace(home: House, table: Table) -> None:
    await asks(home, table)
    vote = (await home.tables.table(table.id)).vote
    assert vote is not None
    await home.tables.votes.grant(table.id, CELINA, vote.moment, home.next)


async def takes_out(home: House, table: Table) -> None:
    await home.tables.guilds.take_out(table.id, Seat(0), home.next)


async def gives_time(home: House, table: Table) -> None:
    await home.tables.guilds.extend(table.id, Seat(0), home.next)


async def stops(home: House, table: Table) -> None:
    await home.tables.guilds.stop(table.id, home.next)


async def loses(home: House, table: Table) -> None:
    await home.tables.seats.stand_in(table.id, BRUNO, "greedy", home.next)
    await home.tables.places.lose_channel(GROVE.channel)


async def gives_up(home: House, table: Table) -> None:
    await home.tables.resign(table.id, BRUNO, home.next)


TWO, THREE = (ADA, BRUNO), (ADA, BRUNO, CELINA)


@pytest.mark.parametrize(
    ("people", "level", "deed", "owed"),
    [
        (TWO, None, claims, [(0, "claimed")]),
        (TWO, None, ends, [(0, "ended")]),
        (TWO, "greedy", asks, [(0, "replaced")]),
        (TWO, "greedy", ends, [(0, "ended")]),
        (THREE, None, asks, []),
        (THREE, None, replace, [(0, "replaced")]),
        (THREE, None, takes_out, [(0, "replaced")]),
        (THREE, None, gives_time, []),
        (THREE, None, gives_up, []),
        (THREE, None, stops, []),
        (THREE, None, loses, [(0, "lost"), (1, "lost"), (2, "lost")]),
    ],
)
async def test_whoever_a_change_is_about_who_may_not_look_is_written_to_and_nobody_else(
    home: House,
    calendar: Calendar,
    people: tuple[Person, ...],
    level: str | None,
    deed: Deed,
    owed: list[tuple[int, str]],
) -> None:
    game = "pebbles" if people == TWO and level is None else "magpies"
    table = await home.playing(*people, game=game, level=level)
    calendar.now += LATE
    await deed(home, table)
    assert [(letter.seat, letter.kind) for letter in await home.tables.letters.owed()] == owed
