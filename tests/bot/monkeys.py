"""Careless people: whatever can be pressed is pressed, whatever can be typed is typed, by whoever happens to be there.

What is done is drawn from a seeded Random. Before each draw everything that is under way has ended and been seen by everybody, so
that the same seed does the same things; only presses at the same instant may come in any order, and must not matter.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from bot.discord.cards.table_card import escaped_names
from bot.discord.ui.custom_id import CustomId
from bot.tables import Status, Table
from engine.action import field_names, values
from engine.text import Seat
from tests.bot.discord.grove import FOREST, Grove
from tests.catalogues import WHOLE
from tests.render.hand_words import hand_in_words
from tests.standin.ear import Ear
from tests.standin.people import Person
from tests.standin.sight import Answer, Json, Message
from words.catalogue import words

BUTTON = 2
ODD_WORDS = (
    *(
        "",
        " ",
        "-",
        "- -",
        "gem",
        "klejnot",
        "SF-TAKE",
        "**bold** ||spoiler|| `code`",
        "```",
        "<@1> @everyone",
    ),
    *("🌳🦊", "ąęłó", "\u202eright to left", "\u0000", "a" * 6000, "*_~|`" * 1000, "{ $who }", "0", "-1"),
)
"""Words that somebody might type into a text field."""
ODD_CELLS = ("A1", "D12", "B6", "Z99", "a1", "A1 ", "here and there", "-", "👻", "x" * 4000, "plus", "supply")
"""Words that somebody might type where a place of the forest is wanted."""
LOOKS = (
    "/board",
    "/board private:true",
    "/board text:true",
    "/board private:true text:true",
    "/hand",
    "/scores",
)
HISTORIES = ("/history", "/history move:1", "/history move:7", "/history move:99999", "/history move:0")
LOBBY = ("/join", "/leave", "/start", "/play", "/play seats:3", "/play seats:25", "/play seats:0", "/resign")
FIELDS = ("first", "second", "pay", "pay-second", "gem", "to")
KEPT_OUT = ("resigned",)
"""Ops pressed only where the test means to: otherwise nobody would stay at the table."""


@dataclass
class Monkeys:
    """The careless people of one test. `own` are the private sentences that each may know, by name; "" for computers."""

    grove: Grove
    people: list[Person]
    dice: Random
    answers: list[Answer] = field(default_factory=list)
    own: dict[str, set[str]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.ears = {person.name: Ear(person) for person in self.people}

    async def wait_until_settled(self) -> None:
        """Wait until the bot does nothing any more and everybody sees what it has done."""
        bot = self.grove.bot
        await bot.requests.drain()
        await bot.desk.poster._tasks.drain()  # computers have thought, and their cards are posted
        await self.grove.tidied()
        for person in self.people:
            before = len(person.errors)
            await person._send("nothing", {})
            await person.until(lambda p=person, n=before: len(p.errors) > n, "an echo")  # type: ignore[misc]

    async def play(self) -> None:
        """Let somebody at a table, or beside it, do something."""
        await self._one_of(
            {
                self.a_move: 30,
                self.a_press: 25,
                self.two_presses: 8,
                self.one_press_twice: 8,
                self.a_nonsense_move: 10,
                self.a_look: 6,
                self.a_rule: 4,
                self.suggestions: 8,
                self.a_lobby_command: 4,
                self.an_undo: 3,
                self.a_walk: 2,
            }
        )

    async def gather(self) -> None:
        """Let somebody do something about a table that is still to come about, or open one where there is none."""
        person = self.dice.choice(self.people)
        table = await self.grove.tables.at(int(person.channel))
        if table is None or not table.live:
            await self.does(person.command(f"/play game:{FOREST}"), person)
        await self._one_of(
            {
                self.a_press: 20,
                self.two_presses: 30,
                self.one_press_twice: 10,
                self.two_commands: 10,
                self.a_lobby_command: 20,
                self.a_look: 3,
            }
        )

    async def to_the_end(self, channel: str) -> None:
        """Play the rest of a game in a channel, everybody included."""
        for person in self.people:
            await person.go(channel)
        while (await self.grove.table(self.people[0])).status is Status.PLAYING:
            await self.a_move()
            await self.wait_until_settled()
            await self.remember()

    async def _one_of(self, ways: Mapping[Callable[[], Awaitable[None]], int]) -> None:
        await self.dice.choices(list(ways), list(ways.values()))[0]()
        await self.wait_until_settled()
        await self.remember()

    async def tables(self) -> list[Table]:
        """Return the tables of the channels somebody looks at, one of each channel."""
        found = [await self.grove.tables.at(int(c)) for c in sorted({p.channel for p in self.people})]
        return [table for table in found if table is not None]

    async def remember(self) -> None:
        """Keep each seat's private sentence as it now reads, with whoever sits there."""
        for table in await self.tables():
            for chair in table.chairs if table.status is Status.PLAYING else ():
                name = next((p.name for p in self.people if int(p.id) == chair.person), "")
                self.own.setdefault(name, set()).update(hands(table, chair.seat))

    async def a_move(self) -> None:
        """Let somebody who is waited for play something legal by command."""
        channel = self.dice.choice(self.people).channel
        table = await self.grove.tables.at(int(channel))
        playing = table is not None and table.status is Status.PLAYING
        waited = {chair.person for chair in table.awaiting} if table and playing else set()
        who = next((p for p in self.people if int(p.id) in waited and p.channel == channel), None)
        if table is None or who is None:
            await self.a_press()
            return
        action = self.dice.choice(table.legal(int(who.id)).actions)
        chosen = zip(field_names(action), values(action), strict=True)
        given = {name.replace("_", "-"): str(value) for name, value in chosen if value is not None}
        await self.does(who.command(f"/forest {action.verb}", **given), who)

    async def a_press(self) -> None:
        person, message, component = self.something() or (None, None, None)
        if person and message and component:
            await self.does(self.pressing(person, message, component), person)

    async def two_presses(self) -> None:
        """Let two people press on one public message at the same instant."""
        found = self.something(public=True)
        if not found:
            return
        person, message, _ = found
        other = self.dice.choice([p for p in self.people if p is not person])
        theirs = next((m for m in other.messages(message.channel_id) if m.id == message.id), None)
        if theirs is None:
            return
        both = [(person, message), (other, theirs)]
        pairs = [(who, m, self.dice.choice(usable(m))) for who, m in both if usable(m)]
        await asyncio.gather(*(self.does(self.pressing(*pair), pair[0]) for pair in pairs))

    async def one_press_twice(self) -> None:
        found = self.something()
        if found:
            await asyncio.gather(*(self.does(self.pressing(*found), found[0]) for _ in range(2)))

    async def a_nonsense_move(self) -> None:
        person = self.dice.choice(self.people)
        verb = self.dice.choice(("take", "place", "move", "keep", "plus", "pass", "reveal"))
        fields = self.options(person, verb)
        given = {name: self.dice.choice(ODD_CELLS) for name in fields if self.dice.random() < 0.7}
        await self.does(person.command(f"/forest {verb}", **given), person)

    async def a_look(self) -> None:
        person = self.dice.choice(self.people)
        await self.does(person.command(self.dice.choice((*LOOKS, *HISTORIES, "/help"))), person)

    async def a_rule(self) -> None:
        person = self.dice.choice(self.people)
        await self.does(person.command("/rules", question=self.dice.choice(ODD_WORDS)), person)

    async def a_lobby_command(self) -> None:
        person = self.dice.choice(self.people)
        await self.does(person.command(self.dice.choice(LOBBY)), person)

    async def two_commands(self) -> None:
        """Let two people, or one twice, use commands at the same instant."""
        both = [
            (self.dice.choice(self.people), self.dice.choice((*LOBBY, "/board", "/undo"))) for _ in range(2)
        ]
        await asyncio.gather(*(self.does(person.command(line), person) for person, line in both))

    async def an_undo(self) -> None:
        person = self.dice.choice(self.people)
        await self.does(person.command("/undo"), person)

    async def a_walk(self) -> None:
        person = self.dice.choice(self.people)
        await person.go(self.dice.choice(("#grove", "#meadow")))

    async def suggestions(self) -> None:
        person = self.dice.choice(self.people)
        verb = self.dice.choice(("take", "place", "move"))
        fields = self.options(person, verb)
        given = {name: self.dice.choice(ODD_CELLS) for name in fields if self.dice.random() < 0.5}
        focused = self.dice.choice(fields)
        given.pop(focused, None)
        typed = self.dice.choice((*ODD_CELLS, *ODD_WORDS, "", "", ""))
        offered = await person.choices(f"/forest {verb}", **{**given, focused: typed})
        assert len(offered) <= 25

    def options(self, person: Person, verb: str) -> list[str]:
        group = next(command for command in person.commands if command["name"] == "forest")
        command = next(each for each in group["options"] if each["name"] == verb)
        return [option["name"] for option in command.get("options") or ()]

    def something(self, *, public: bool = False) -> tuple[Person, Message, Json] | None:
        """Return a person, a message before them, often a new one, and a part of it to press; None where there is nothing."""
        person = self.dice.choice(self.people)
        messages = [m for m in person.messages() if usable(m) and not (public and m.is_ephemeral)]
        if not messages:
            return None
        message = self.dice.choice(messages[-6:] if self.dice.random() < 0.6 else messages)
        return person, message, self.dice.choice(usable(message))

    async def pressing(self, person: Person, message: Message, component: Json) -> Answer:
        if component["type"] == BUTTON:
            return await person.press(message, component["custom_id"])
        options = [each["value"] for each in component.get("options", ())] or [
            person.id for person in self.people
        ]
        value = self.dice.choice(options)
        return await person.select(message, component["custom_id"], value)

    async def does(self, doing: Awaitable[Answer], person: Person) -> None:
        """Do a deed as one of the people, and wait for the whole answer."""
        answer = await doing
        if answer.kind == "deferred":
            answer = await person.final(answer)
        self.answers.append(answer)
        assert answer.kind != "failed", self.answers[-1]


def usable(message: Message) -> list[Json]:
    """Return the components of a message that can be pressed, without the ops in `KEPT_OUT`."""
    own = [c for c in message.components if "custom_id" in c and not c.get("disabled")]
    return [c for c in own if CustomId.read(c["custom_id"]).op not in KEPT_OUT]


def hands(table: Table, seat: Seat) -> set[str]:
    """Return the private sentences of a seat's hand, in each language; none where it holds nothing unseen by others."""
    match: Any = table.match
    view = match.view(seat)
    public = match.view(None).players[seat].favours
    if all(favour.face for favour in public):
        return set()
    made = (hand_in_words(table.game.id, view, escaped_names(table), language) for language in WHOLE)
    return {hand for hand in made if hand}


def apologies() -> list[str]:
    """Return the beginnings of all apologies, up to the number of the accident."""
    return [words(language).key("refusal-accident", number="#").split("#")[0] for language in WHOLE]
