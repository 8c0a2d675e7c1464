"""Letters are owed from the change on: a bot that dies before it has written one writes it at its next start, and once."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from bot.discord.delivery.letters import _page, _reader
from bot.store import Store
from bot.store.games.letters import Letter, LetterKind
from bot.tables import Chair, Table, Tables, Venue
from bot.tables import Person as Somebody
from bot.tables.model.table import NOWHERE
from engine.text import Seat
from tests.bot.discord.cards.test_every_card import parts
from tests.bot.discord.cards.test_votes_shown import table as forest
from tests.bot.discord.delivery.notices.test_reminders import timed
from tests.bot.discord.grove import Grove, grove, labels, pressed
from tests.standin.people import Person
from tests.standin.sight import Message
from words.catalogue import words

Deed = Callable[[Tables, Table], Awaitable[object]]


async def replaced(tables: Tables, table: Table) -> None:
    await tables.guilds.take_out(table.id, Seat(0), 10**15)


async def claimed(tables: Tables, table: Table) -> None:
    await tables.votes.claim(table.id, other(table), Seat(0), 10**15)


async def ended(tables: Tables, table: Table) -> None:
    await tables.votes.end_late(table.id, other(table), Seat(0), 10**15)


async def lost(tables: Tables, table: Table) -> None:
    await tables.places.lose_channel(table.place.channel)


def other(table: Table) -> Somebody:
    return Somebody(table.chairs[1].person or 0, table.chairs[1].name)


def letters(person: Person, words: str) -> list[Message]:
    return [m for c in person.channels if c != person.channel for m in person.messages(c) if words in m.text]


async def killed_after(running: Grove, deed: Deed, table: Table) -> None:
    """Let a bot die as soon as it has saved this deed, and the next one start."""
    await running.stop()
    store = await Store.open(running.url, alone=True)
    try:
        await deed(Tables(store, now=running.now), table)
    finally:
        await store.close()
    await running.start()


@pytest.mark.parametrize(
    ("deed", "words", "button"),
    [
        (replaced, "let a computer play for you", "I am back"),
        (claimed, "has claimed the win", "Catch up"),
        (ended, "has ended the game. It is not rated", "Catch up"),
        (lost, "The channel in which you were playing", "Catch up"),
    ],
)
async def test_a_letter_that_was_owed_when_the_bot_died_is_sent_by_the_next_one(
    tmp_path: Path, deed: Deed, words: str, button: str
) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (running, (ada, celina)):
        await timed(ada, celina, pace="quick")
        running.later += timedelta(hours=2)
        await killed_after(running, deed, await running.table(ada))
        await ada.until(lambda: bool(letters(ada, words)), "a letter")
        [letter] = letters(ada, words)
        await running.bot.letters._tasks.drain()
        assert await running.tables.letters.owed() == []
        assert labels(letter) == [button]
        assert (await pressed(ada, letter, button)).is_ephemeral


async def test_a_letter_speaks_the_language_of_its_reader(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (running, (ada, celina)):
        await timed(ada, celina, pace="quick")
        await running.tables.preferences.set(int(ada.id), language="pl")
        running.later += timedelta(hours=2)
        await claimed(running.tables, await running.table(ada))
        await ada.until(lambda: bool(letters(ada, "druga osoba wzięła zwycięstwo")), "a letter")
        await running.bot.letters._tasks.drain()


async def test_a_letter_that_was_sent_before_the_bot_died_is_not_sent_again(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (running, (ada, celina)):
        await timed(ada, celina, pace="quick")
        table = await running.table(ada)
        await running.tables.guilds.take_out(table.id, Seat(0), 10**15)
        await ada.until(lambda: bool(letters(ada, "let a computer play")), "a letter")
        await running.bot.letters._tasks.drain()
        await running.stop()
        with closing(sqlite3.connect(tmp_path / "grove.db")) as file, file:
            row = (table.id, table.moment + 1, 0, "replaced", 1)
            file.execute("INSERT INTO letters (game, seq, seat, kind, claimed) VALUES (?, ?, ?, ?, ?)", row)
        for channel in running.local.world.channels.values():
            for stored in channel.messages.values():
                stored.json.pop("nonce", None)  # Discord knows it again for minutes only.
        await running.start()
        await ada.bot_ready()
        await running.bot.letters._tasks.drain()
        assert await running.tables.letters.owed() == []
        assert len(letters(ada, "let a computer play")) == 1


def test_a_letter_goes_to_the_person_of_the_seat_unless_they_are_back() -> None:
    absent, back = (Chair(Seat(0), "Ada", person=7, computer=level) for level in ("brief", None))
    kinds: tuple[LetterKind, ...] = ("claimed", "ended", "lost")
    for kind in kinds:
        assert _reader(absent, kind) == _reader(back, kind) == 7
    assert _reader(absent, "replaced") == 7
    assert _reader(back, "replaced") is None
    assert _reader(replace(absent, person=None, resigned=8), "forfeited") == 8


@pytest.mark.parametrize("is_gone", [False, True])
@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("kind", ["replaced", "claimed", "ended", "lost"])
def test_a_letter_says_what_has_happened_and_leads_back(
    kind: LetterKind, language: str, *, is_gone: bool
) -> None:
    place = Venue(NOWHERE if is_gone else 6, 5)
    table, letter = replace(forest(), place=place), Letter(3, 4, 0, kind)
    speech = words(language)
    said, _, button = parts(_page(table, letter, language))
    where = "" if is_gone else "https://discord.com/channels/5/6"
    assert said["content"] == speech.key(f"letter-{kind}", game=speech.key(table.game.id), where=where)
    op, label, style = ("back", "i-am-back", 3) if kind == "replaced" else ("catchup", "catchup", 2)
    assert (button["custom_id"], button["label"], button["style"]) == (
        f"gk:{table.id}:0:{op}:{letter.key}",
        speech.key(f"button-{label}"),
        style,
    )
