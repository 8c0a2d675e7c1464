"""The cost of one turn: the number of transactions and statements, and the requests to Discord."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sqlalchemy import event

from engine.players import ComputerPlayer
from tests.bot.discord.delivery.test_computers import after_own_turn, with_brief
from tests.bot.discord.grove import FOREST, Grove, asked, card_of, grove, label, playing, pressed
from tests.bot.tables.computers.thinkers import Gated, gate_at, let_through, reached
from tests.standin.conformance import Conformance
from tests.standin.people import Person


@dataclass
class Cost:
    """The cost of a block: statements to the database and requests to Discord."""

    statements: list[str] = field(default_factory=list)
    requests: list[tuple[str, str]] = field(default_factory=list)

    @property
    def counted(self) -> list[tuple[str, str]]:
        """Requests that count on the bot's limit of 50 a second: all but those of an interaction."""
        free = ("/interactions/", "/webhooks/")
        return [(method, path) for method, path in self.requests if not any(part in path for part in free)]


async def at_rest(running: Grove) -> None:
    """Wait until all that was asked is done: people see a card before the bot has recorded it."""
    await running.bot.requests.drain()
    await running.tidied()


@asynccontextmanager
async def costing(running: Grove, heard: Conformance) -> AsyncIterator[Cost]:
    """Yield the cost of this block and of the old cards that are tidied up after it."""
    cost, engine, before = Cost(), running.store.engine.sync_engine, len(heard.exchanges)

    def hear(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        cost.statements.append(statement)

    event.listen(engine, "before_cursor_execute", hear)
    yield cost
    await at_rest(running)
    event.remove(engine, "before_cursor_execute", hear)
    cost.requests += [(each.method, each.path) for each in heard.exchanges[before:]]


def without_tidying(cost: Cost) -> list[str]:
    """Return the statements up to the posted card: that an old card has lost its buttons is recorded after it, and these are no part of
    it.
    """
    kept: list[list[str]] = []
    for each in cost.statements:
        if each.startswith("BEGIN") or not kept:
            kept.append([])
        kept[-1].append(each)
    return [
        each for part in kept if not any(s.startswith("DELETE FROM stale") for s in part) for each in part
    ]


def holds_the_law(cost: Cost) -> bool:
    """Return whether there is one transaction of four statements for each move, and one of two for the card."""
    said = without_tidying(cost)
    begun = sum(each.startswith("BEGIN") for each in said)
    moves = sum(each.startswith("INSERT INTO actions") for each in said)
    return moves > 0 and begun <= moves + 1 and len(said) - begun <= 4 * moves + 2


async def know_the_game(running: Grove, *people: Person) -> None:
    """Mark all tips as told to these people, and read that once, so that it is cached."""
    told = frozenset(f"{FOREST}-tip-{step}" for step in ("collect", "gem"))
    for person in people:
        await running.tables.preferences.set(int(person.id), tips=told)
        await running.tables.preferences.get(int(person.id))


async def test_a_move_by_command(tmp_path: Path, conformance: Conformance) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        await playing(ada, bruno)
        await know_the_game(running, ada)
        await at_rest(running)
        async with costing(running, conformance) as taken:
            await asked(ada, "/forest take first:A1")
            await card_of(bruno, "Ada takes")
        async with costing(running, conformance) as kept:
            await asked(ada, "/forest keep")
            await card_of(bruno, "Ada keeps")
        for cost in (taken, kept):
            assert holds_the_law(cost), "\n".join(each[:70] for each in cost.statements)
            assert cost.counted == []
        assert [method for method, _ in taken.requests] == ["POST", "PATCH"]
        assert [method for method, _ in kept.requests] == ["POST", "POST", "PATCH"]


async def test_a_move_by_buttons(tmp_path: Path, conformance: Conformance) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        card = await playing(ada, bruno)
        await know_the_game(running, ada)
        await at_rest(running)
        async with costing(running, conformance) as cost:
            page = await pressed(ada, card, "Take tiles")
            await pressed(ada, page, label(page, "C1"))
            await card_of(bruno, "Ada takes")
        assert holds_the_law(cost), "\n".join(each[:70] for each in cost.statements)
        assert cost.counted == []


async def test_a_move_of_a_computer_player(tmp_path: Path, conformance: Conformance) -> None:
    gate = gate_at(tmp_path)
    players: Mapping[str, ComputerPlayer] = with_brief(Gated(gate))
    async with grove(tmp_path, "Ada", players=players) as (running, (ada,)):
        await after_own_turn(ada)
        await at_rest(running)
        await let_through(await reached(gate))
        async with costing(running, conformance) as cost:
            await let_through(await reached(gate))
            await card_of(ada, "Computer 1 takes")
        assert holds_the_law(cost), "\n".join(each[:70] for each in cost.statements)
        assert cost.counted == []


async def test_a_card_from_long_ago_is_changed_by_one_request_that_counts_and_none_that_reads(
    tmp_path: Path, conformance: Conformance
) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        await playing(ada, bruno)
        await at_rest(running)
        running.bot.reach._makers.clear()  # as after a quarter of an hour
        async with costing(running, conformance) as cost:
            await asked(ada, "/forest take first:A1")
            await card_of(bruno, "Ada takes")
        assert [method for method, _ in cost.counted] == ["PATCH"]
