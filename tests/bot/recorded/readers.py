"""The readers of a conversation: each is answered in their own language, and all read that of the table."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

from standin.world.state import DM
from tests.bot.recorded.conversation import ENGLISH, ENGLISH_TOO, OF_ITSELF, Conversation
from tests.standin.people import Person
from tests.standin.sight import EPHEMERAL, Message
from words.catalogue import LANGUAGES, language_of

OTHERS = "|".join(each for each in LANGUAGES if each != "en")
MARK = re.compile(
    rf"(?<![a-z])({OTHERS}):(?!(?:{'|'.join(OF_ITSELF)})(?![a-z-]))|{ENGLISH}|{ENGLISH_TOO}", re.IGNORECASE
)
"""Mark of the language of what is said; one without a group is that of English."""
READ = ("content", "label", "placeholder", "description", "title")
"""Properties of a component that are read."""


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
            said = {each: languages(each) for each in sentences(message)}
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
    """Return all that a message says, as far as it is in a language."""
    said, parts = [message.content], [*message.components]
    while parts:
        part = parts.pop(0)
        said += [str(part[each]) for each in READ if part.get(each)]
        parts += [*part.get("options", ()), *part.get("items", ())]
    return [each for each in said if MARK.search(each)]


def languages(said: str) -> set[str]:
    """Return the languages in which something is said."""
    return {mark.lower() or "en" for mark in MARK.findall(said)}
