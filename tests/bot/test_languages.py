"""Languages where people of several meet: each is answered in their own, and all read that of the table."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from engine.text import Text
from engine.view import View
from render.painter import Picture
from standin.world.state import DM
from tests.bot.recorded import conversation as told
from tests.bot.recorded.conversation import Conversation, Impossible, conversation, keyed
from tests.bot.recorded.records import RECORDS
from tests.standin.people import Person
from tests.standin.sight import EPHEMERAL, Message
from words.catalogue import Words, language_of

MARK = re.compile(r"‹([a-z]+)›")
OF_ITSELF = ("language", "computer-name")
"""Keys of the name of a language, which is said in it, and of that of a computer, which is said once, as people have theirs."""


def marked(words: Words, text: Text, people: Sequence[str] = ()) -> str:
    """Return a Text as its key, with the mark of the language before it."""
    said = keyed(words, text, people)
    return (
        said
        if text.key.startswith(told.NO_SENTENCES) or text.key in OF_ITSELF
        else f"‹{words.language}›{said}"
    )


def picture(name: str, game: str, view: View, people: Sequence[str], language: str, more: int) -> Picture:
    return Picture(told._png(), f"‹{language}›{name}", *told.SIZE)


class Readers:
    """The readers of a conversation: what each saw last, and the languages of the tables and tournaments of each channel so far."""

    def __init__(self, talk: Conversation) -> None:
        self.talk = talk
        self._before: dict[str, str] = {}
        self._seen: dict[tuple[str, str], Any] = {}
        self._spoken: dict[str, set[str]] = defaultdict(set)

    async def go_on(self) -> list[str]:
        """Return what somebody reads that is new, or has changed, and is not in the language it should be in."""
        own, tables = await self._own(), self.talk.running.tables
        asked = {name: {language, self._before.get(name, language)} for name, language in own.items()}
        self._before = own
        wrong, news = [], list(self._news())
        for channel in {message.channel_id for _, message in news}:
            if (table := await tables.at(int(channel))) is not None:
                self._spoken[channel].add(table.language)
            if (tournament := await tables.tournaments.at(int(channel))) is not None:
                self._spoken[channel].add(tournament.record.language)
        for person, message in news:
            if message.json["flags"] & EPHEMERAL:
                allowed = asked[person.name]
            elif person.channels[message.channel_id]["type"] == DM:
                allowed = set()  # What somebody's Discord speaks is known only while they ask for something.
            else:
                allowed = self._spoken[message.channel_id]
            said = {each: set(MARK.findall(each)) for each in sentences(message)}
            found = set().union(*said.values())
            if len(found) > 1 or (allowed and not found <= allowed):
                wrong += [f"{person.name} reads {each[:200]}, not in {allowed}" for each in said]
        return wrong

    def _news(self) -> Iterator[tuple[Person, Message]]:
        for name, person in self.talk.people.items():
            for channel in person.channels:
                for message in person.messages(channel):
                    if self._seen.get((name, message.id)) is not message.json:
                        self._seen[name, message.id] = message.json
                        yield person, message

    async def _own(self) -> dict[str, str]:
        """Return the language in which each is to be answered now."""
        found = {}
        for name, person in self.talk.people.items():
            settings = await self.talk.running.tables.preferences.get(int(person.id))
            found[name] = settings.language or language_of(person.locale)
        return found


def sentences(message: Message) -> list[str]:
    """Return all that a message says."""
    said = [message.content]
    for part in message.components:
        said += [str(part[each]) for each in told.SAID if part.get(each)]
        said += [str(each) for each in [*part.get("options", ()), *part.get("items", ())]]
    return [each for each in said if MARK.search(each)]


@pytest.mark.parametrize("name", RECORDS.names())
async def test_each_is_answered_in_their_language_and_all_read_that_of_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """As recorded, but that Bruno speaks Polish, as Celina does."""
    wrong = []
    async with conversation(tmp_path, monkeypatch) as talk:
        monkeypatch.setattr(Words, "say", marked)
        monkeypatch.setattr(told, "_picture", picture)
        await talk.do(("Bruno", "speak", ["pl"]))
        readers = Readers(talk)
        for _, step in RECORDS.read(name):
            with suppress(Impossible):
                await talk.do(step)
            wrong += [f"{step}: {each}" for each in await readers.go_on()]
    assert not wrong, "\n".join(wrong)
