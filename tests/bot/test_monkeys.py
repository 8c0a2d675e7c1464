"""Careless people at two tables with a computer player: nothing they do may break a game, hang, or show a secret."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from bot.discord.ui.custom_id import CustomId
from bot.discord.ui.limits import TYPED
from bot.tables import Status, find_differences
from tests.bot.discord.grove import FOREST, Grove, asked, grove, playing, pressed
from tests.bot.monkeys import Monkeys, apologies, usable
from tests.catalogues import WHOLE
from tests.standin.people import Person
from tests.standin.sight import Message
from words.catalogue import words

CHANNELS = ("#grove", "#meadow", "#riverbank")
ACTIONS = 60
FINDING = 20
RESIGNING = 30
"""Number of actions after which somebody resigns."""


@pytest.mark.parametrize("seed", [2])
async def test_careless_people_break_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, seed: int
) -> None:
    async with grove(tmp_path, "Ada", "Bruno", "Celina", "Dorota") as (running, people):
        caplog.clear()  # the library's own words on connecting
        monkeys = await two_tables(running, people, seed)
        first = await running.table(people[0])
        for number in range(ACTIONS):
            await monkeys.play()
            if number == RESIGNING:
                await resigned_twice_at_once(people[1])
                await monkeys.wait_until_settled()
        await monkeys.to_the_end("#grove")
        assert (await running.tables.table(first.id)).status is Status.OVER
        nobody_has_read_a_hand(monkeys)
        await each_tip_that_counts_as_told_was_read(monkeys)
        await all_is_well(monkeys, CHANNELS[:2], caplog)


@pytest.mark.parametrize("seed", [1])
async def test_careless_people_find_together(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, seed: int
) -> None:
    async with grove(tmp_path, "Ada", "Bruno", "Celina") as (running, people):
        caplog.clear()
        monkeys = Monkeys(running, people, Random(seed))
        for channel in CHANNELS:
            for person in people:
                await person.go(channel)
            for _ in range(FINDING):
                await monkeys.gather()
        await all_is_well(monkeys, CHANNELS, caplog)


async def two_tables(running: Grove, people: list[Person], seed: int) -> Monkeys:
    """Set up two tables: three people and a computer in one channel, where a fourth looks on; two people and a computer in another."""
    ada, bruno, celina, dorota = people
    monkeys = Monkeys(running, people, Random(seed))
    assert celina.locale == "pl"
    await seated(ada, bruno, celina)
    for person in (dorota, bruno):
        await person.go("#meadow")
    await seated(dorota, bruno)
    for person in (dorota, bruno):
        await person.go("#grove")
    await monkeys.wait_until_settled()
    return monkeys


async def seated(host: Person, *others: Person) -> None:
    """Begin a game in the host's channel, with one computer player."""
    lobby = await asked(host, f"/play game:{FOREST} seats:{2 + len(others)}")
    for person in others:
        theirs = await person.sees(lambda m: m.id == lobby.id)
        await person.press(theirs, marked(theirs, "join"))
    await host.select(lobby, marked(lobby, "robot"), "random")
    await pressed(host, lobby, marked(lobby, "start"))


def marked(message: Message, op: str) -> str:
    """Return the custom_id of the button that does this, whatever language it says so in."""
    return next(found for c in usable(message) if CustomId.read(found := str(c["custom_id"])).op == op)


async def resigned_twice_at_once(person: Person) -> None:
    await person.go("#grove")
    sure = await asked(person, "/resign")
    await asyncio.gather(*(pressed(person, sure, "Leave the game") for _ in range(2)))


async def all_is_well(monkeys: Monkeys, channels: Sequence[str], caplog: pytest.LogCaptureFixture) -> None:
    """Assert that nothing was logged, nobody was told of an accident, each table has one card, and each log comes to the same again."""
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING] == []
    assert {answer.kind for answer in monkeys.answers} <= {"message", "done", "refused"}
    said = [sentence for sentence in apologies() for ear in monkeys.ears.values() if ear.has(sentence)]
    assert said == []
    for channel in channels:
        await one_card_each(monkeys, channel)
    assert await find_differences(monkeys.grove.store) == []


async def each_tip_that_counts_as_told_was_read(monkeys: Monkeys) -> None:
    """Assert that whoever is told a tip never again has read it, on whichever page they were first asked what it is about."""
    read = 0
    for person in monkeys.people:
        for tip in (await monkeys.grove.tables.preferences.get(int(person.id))).tips:
            assert any(monkeys.ears[person.name].has(words(each).key(tip)) for each in WHOLE), tip
            read += 1
    assert read


async def one_card_each(monkeys: Monkeys, channel: str) -> None:
    """Assert that each table has one message for everybody with something to press, and that the bot knows it as its card."""
    tables, person = monkeys.grove.tables, monkeys.people[0]
    await person.go(channel)
    cards: dict[int, list[str]] = {}
    for message in person.messages():
        if not message.is_ephemeral and usable(message):
            table = CustomId.read(usable(message)[0]["custom_id"]).table
            cards.setdefault(table, []).append(message.id)
    now = await tables.at(int(person.channel))
    assert now is None or now.id in cards or now.status is Status.ABANDONED
    for number, found in cards.items():
        assert found == [str(await tables.cards.card(number))]


def nobody_has_read_a_hand(monkeys: Monkeys) -> None:
    """Assert that a hand was read by nobody but its owner and whoever has had the same one."""
    checked = 0
    for name, sentences in monkeys.own.items():
        for other, ear in monkeys.ears.items():
            if other != name:
                foreign = sentences - monkeys.own.get(other, set())
                checked += len(foreign)
                assert [sentence for sentence in foreign if ear.has(sentence)] == []
    assert checked


async def test_words_of_any_length_are_said_back_in_part(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (_, (ada, bruno)):
        await playing(ada, bruno)
        caplog.clear()
        sought = (await asked(ada, f"/rules question:{'*qx' * (TYPED // 3)}")).text
        typed = (await asked(ada, f"/forest take first:{'a' * TYPED}")).text
        assert "I found no rule about" in sought
        assert len(sought) < 500
        assert f"no place {'a' * 100} in" in typed
        assert [record.getMessage() for record in caplog.records] == []
