"""Changes that a bot has saved and died before showing: the next one shows all of them, to those they concern, and to nobody twice."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import pytest

from bot.tables import Person as Somebody
from bot.tables import Table, Tables
from engine.text import Seat
from tests.bot.discord.delivery.test_letters import killed_after
from tests.bot.discord.grove import grove, playing

Deed = Callable[[Tables, Table], Awaitable[object]]
FIRST = 10**15
"""Id of the first interaction of a bot that dies."""


def sitting(table: Table, seat: int) -> Somebody:
    chair = table.chairs[seat]
    return Somebody(chair.person or 0, chair.name)


async def a_turn(tables: Tables, table: Table) -> None:
    for number, line in enumerate(("take A1", "keep")):
        await tables.act(table.id, sitting(table, 0), line, FIRST + number)


async def a_turn_and_a_wish(tables: Tables, table: Table) -> None:
    await a_turn(tables, table)
    await tables.votes.ask_undo(table.id, sitting(table, 0), FIRST + 2)


async def a_turn_taken_back(tables: Tables, table: Table) -> None:
    await a_turn(tables, table)
    await tables.undo(table.id, sitting(table, 0), FIRST + 2)


async def a_wish(tables: Tables, table: Table) -> None:
    await tables.votes.pause(table.id, sitting(table, 1), FIRST)


async def an_offer(tables: Tables, table: Table) -> None:
    await tables.seats.offer(table.id, sitting(table, 2), 0, FIRST)


async def somebody_leaves(tables: Tables, table: Table) -> None:
    await tables.votes.left_server(table.id, Seat(0))


@pytest.mark.parametrize(
    ("deed", "told", "pinged"),
    [
        (a_turn, ["Ada takes A1", "Ada keeps all gems"], ["Bruno"]),
        (a_turn_and_a_wish, ["asks to take back these 2 moves", "Ada takes A1"], ["Bruno", "Celina"]),
        (a_turn_taken_back, ["Ada takes back 2 moves"], ["Ada"]),
        (a_wish, ["Bruno asks to pause"], ["Ada", "Celina"]),
        (an_offer, ["Celina offers the seat"], []),
        (somebody_leaves, ["Ada has left this server.", "Vote:"], ["Bruno", "Celina"]),
    ],
)
async def test_the_next_bot_shows_all_that_was_saved_and_notifies_whom_it_is_new_to(
    tmp_path: Path, deed: Deed, told: Sequence[str], pinged: Sequence[str]
) -> None:
    async with grove(tmp_path, "Ada", "Bruno", "Celina") as (running, (ada, bruno, celina)):
        before = await playing(ada, bruno, celina)
        await killed_after(running, deed, await running.table(ada))
        card = await ada.sees(
            lambda m: m.id != before.id and not m.is_ephemeral and told[0] in m.text and m.alt_texts != []
        )
        assert all(each in card.text for each in told)
        assert "time is up" not in card.text
        assert sorted(card.mentions) == list(pinged)
