"""A conversation with the whole bot: steps of several people, and what each of them is shown after every step.

Sentences are their keys with what they are about, and pictures only their names: a conversation says nothing of the words of a catalogue,
of the rules of a game or of how it looks. What the bot asks of Discord meanwhile, and what it leaves to be done, is written down with it.
Ada speaks English, Bruno and Celina speak Polish. The clock of the bot goes on only where a step says so, and everything has come to rest
before the next.
"""

from __future__ import annotations

import asyncio
import logging
import re
import sys
from asyncio import Event
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from functools import _lru_cache_wrapper, cache
from inspect import signature
from io import BytesIO
from math import inf
from pathlib import Path
from threading import current_thread
from typing import Any, Literal, TypeAlias, TypeVar

import pytest
from discord import http
from discord.webhook import async_
from PIL import Image
from sqlalchemy import Connection, Engine, event

from bot.discord.commands.results import history
from bot.discord.delivery import letters
from bot.discord.delivery.channel import card_poster, card_sender, recheck
from bot.discord.delivery.interactions import interaction_log
from bot.discord.delivery.long_jobs import progress_bar
from bot.discord.delivery.long_jobs.background_worker import BackgroundWorker, Progress
from bot.discord.delivery.notices.organizer import Organizer
from bot.discord.delivery.notices.reminders import Reminders
from bot.discord.ui import transport
from bot.discord.ui.custom_id import CustomId
from bot.jobs import film as jobs_film
from bot.jobs.worker import Job
from bot.tables.write.alarm import Alarm
from engine.action import field_names, values, verb_of
from engine.analysis import Analyst
from engine.players import LEVELS, RandomPlayer, SearchPlayer
from engine.text import Arg, Rule, Text, Who, say
from engine.view import View
from render import pictures
from render.painter import Picture
from render.sheets.changes import LastLook
from render.sheets.film import Film, Scene
from standin.faults.model import FAULT
from standin.server import LocalDiscord
from standin.world.state import DM, THREADS
from standin.world.wire import channel_json
from tests.bot.discord.commands.results.test_history import finished
from tests.bot.discord.grove import Grove, grove
from tests.bot.recorded.wire import Wire
from tests.standin.people import Person
from tests.standin.sight import EPHEMERAL, Answer, Json, Message, walk
from words.catalogue import Words, words

BEGUN = datetime(2026, 11, 24, 12, tzinfo=UTC)
"""Moment at which every conversation begins."""
PEOPLE = ("Ada", "Bruno", "Celina")
BUTTON = 2
SIZE = (320, 180)
"""Width and height of the picture that stands for all of them."""
SAID = (
    *("type", "content", "label", "placeholder", "style", "disabled", "value", "default", "min_values"),
    *("max_values", "description", "custom_id", "min_length", "max_length", "required", "title", "url"),
)
"""Properties of a component that are written down."""
ANALYST = Analyst(SearchPlayer(positions=20), suspects=3, positions=10)
"""Analyst that is quick and finds little."""
SENTENCE = Words.say
NO_SENTENCES = ("rules-stemmer", "rules-synonyms", "rules-empty", "order-word-")
"""Beginnings of keys of what is read by the program too."""
OF_ITSELF = ("language", "computer-name")
"""Keys of the name of a language, which is said in it, and of that of a computer, which is said once, as people have theirs."""
ENGLISH, ENGLISH_TOO = "‑", "⁃"
"""Marks of what is said in English: in place of its first dash, or at its end where it has none. They are not written down."""
SHORT = 10
"""Maximum number of characters of a sentence on a picture."""
READS = ("SELECT", "PRAGMA", "BEGIN")
"""Beginnings of statements that write nothing."""
LONG = re.compile(r"\d{15,}")
ACCIDENT = re.compile(r"(?<=refusal-accident\(number )\d+")
"""Number of an accident, which depends on where it happened in the code."""
HASH = re.compile(r"[0-9a-f]{64}|(?<=:me:)[0-9a-f]{24}")

R = TypeVar("R")
Kind: TypeAlias = Literal[
    "command", "suggest", "press", "pick", "again", "move", "import", "go", "speak", "wait",
    "fault", "permit", "delete", "part", "restart",
]  # fmt: skip
Step: TypeAlias = tuple[str, Kind, list[Any]]
"""A person, the kind of what they do, and what it needs: see `Conversation._do`."""


class Impossible(Exception):
    """A step wants to use something that is not there."""


@dataclass
class Conversation:
    """A running bot and three people before it."""

    running: Grove
    people: Mapping[str, Person]
    wire: Wire
    _before: dict[tuple[str, str, str], list[str]] = field(default_factory=dict)
    _written: dict[int, tuple[Json, list[str]]] = field(default_factory=dict)
    """Content written down of each message as it was sent, by the identity of the message."""
    _suggested: list[str] = field(default_factory=list)
    """Suggestions for what is typed in this step."""
    _used: tuple[Message, Json, list[str]] | None = None
    """Part of a message that was used last, as it was then, with what was picked from it."""
    _writes: int = 0
    _looked_up: tuple[int, timedelta] | None = None
    """Number of statements that had written, and the time, at which it was looked up last what is left to be done."""
    _still_left: str = ""

    async def do(self, step: Step) -> list[str]:
        """Do a step and return what has changed for anybody since the one before, a line each. Raises Impossible."""
        who, kind, given = step
        self._suggested = []
        try:
            answer = await self._do(self.people[who], kind, given)
        except LookupError as error:
            raise Impossible(str(error)) from error
        await self._rest()
        said = [] if answer is None else [f"{answer.kind} {answer.sentence}".strip()]
        if answer is not None and answer.modal_ is not None:
            said += [_line(each) for each in (answer.modal_.json, *walk(answer.modal_.json["components"]))]
        unseen = [*self.wire.news(), f"left {await self._left()}"]
        return [*map(self._masked, (*self._suggested, *said)), *self._news(), *map(self._masked, unseen)]

    async def _do(self, person: Person, kind: Kind, given: Sequence[Any]) -> Answer | None:
        match kind, given:
            case "command", [line]:
                return await self._whole(person, await person.command(line))
            case "suggest", [line]:
                self._suggested = [f"{each.name}: {each.value}" for each in await person.choices(line)]
            case "press", [op, number]:
                message, component = self._part(person, op, number)
                return await self._use(person, message, component, [])
            case "pick", [op, number, places]:
                message, component = self._part(person, op, number)
                options = [each["value"] for each in component.get("options", ())] or self._targets(component)
                chosen = [options[place % len(options)] for place in places]
                return await self._use(person, message, component, list(dict.fromkeys(chosen)))
            case "again", []:
                if self._used is None:
                    raise Impossible("nothing was used before")
                return await self._use(person, *self._used)
            case "import", [game, seats]:
                record = await person.upload("game.txt", finished(game, seats).encode())
                return await self._whole(person, await person.command(f"/import file:{record}"))
            case "move", [place]:
                return await self._whole(person, await person.command(await self._typed(person, place)))
            case "go", [channel]:
                await person.go(self._place(person, channel))
            case "speak", [locale]:
                await person.speak(locale)
            case "wait", [hours]:
                await self._wait(timedelta(hours=hours))
            case "fault", [fault]:
                self.running.local.faults.add(FAULT.validate_python(fault))
            case "permit", [channel, permissions]:
                self.running.local.permit(channel, permissions)
            case "delete", [name]:
                await self._delete(self._id(person, name))
            case "part", []:
                del self.running.local.world.guild_named("Grovekeeper").members[person.id]
            case "restart", []:
                await self._restart()
            case _:
                raise Impossible(f"nobody knows how to do {kind}")
        return None

    async def _use(self, person: Person, message: Message, component: Json, picked: list[str]) -> Answer:
        """Press a button, or pick from a menu, also where the message has changed since it was seen so."""
        self._used = message, component, picked
        data = {"custom_id": component["custom_id"], "component_type": component["type"]}
        if component["type"] != BUTTON:
            data["values"] = picked
        asked = {"message_id": message.id, "data": data}
        return await self._whole(person, await person._ask("component", asked, message.channel_id))

    def _id(self, person: Person, channel: str) -> str:
        """Return the id of a channel that somebody sees, by its name; "thread" is the newest thread."""
        if channel == "thread":
            return self._place(person, channel)
        return self.running.local.world.channel_named(channel).id

    def _place(self, person: Person, channel: str) -> str:
        """Return the channel of this name; "thread" is the newest thread, and "letters" what the bot writes to the person alone."""
        if channel not in ("thread", "letters"):
            return channel
        kinds = THREADS if channel == "thread" else (DM,)
        found = [each for each, known in person.channels.items() if known["type"] in kinds]
        if not found:
            raise Impossible(f"there is no {channel}")
        return max(found, key=int)

    async def _typed(self, person: Person, place: int) -> str:
        """Return the command with which somebody makes the move that stands at this place of their list."""
        table = await self.running.tables.at(int(person.channel))
        actions = () if table is None or table.match is None else table.legal(int(person.id)).actions
        if table is None or not actions:
            raise Impossible("no move can be made")
        action: Any = actions[place % len(actions)]
        game = table.game.id
        fields = [_name(f"{game}-field-{each.replace('_', '-')}-name") for each in field_names(action)]
        given = [
            f"{name}:{value}" for name, value in zip(fields, values(action), strict=True) if value is not None
        ]
        return " ".join(
            [f"/{_name(f'{game}-command')}", _name(f"{game}-verb-{verb_of(action)}-name"), *given]
        )

    async def _whole(self, person: Person, answer: Answer) -> Answer:
        return await person.final(answer) if answer.kind == "deferred" else answer

    def usable(self, person: Person) -> list[tuple[Message, Json]]:
        """Return the parts of messages that somebody can use where they are, the newest message first."""
        return [
            (message, part)
            for message in reversed(person.messages())
            for part in message.components
            if "custom_id" in part and not part.get("disabled")
        ]

    def _part(self, person: Person, op: str, number: int) -> tuple[Message, Json]:
        found = [each for each in self.usable(person) if op_of(each[1]) == op]
        if not found:
            raise Impossible(f"there is no {op}")
        newest = [each for each in found if each[0] is found[0][0]]
        return newest[number % len(newest)]

    def _targets(self, component: Json) -> list[str]:
        """Return what can be picked from a menu of people, of roles, or of channels."""
        guild = self.running.local.world.guild_named("Grovekeeper")
        match component["type"]:
            case 5:
                return sorted(person.id for person in self.people.values())
            case 6:
                return [role.id for role in guild.roles.values() if role.name == "Wardens"]
            case 8:
                channels = self.running.local.world.channels.values()
                return [each.id for each in channels if each.guild_id == guild.id]
        raise Impossible("a menu of nothing known")

    async def _delete(self, channel: str) -> None:
        """Delete a channel, and wait until the bot has noted that all that was played there is over."""
        world, background = self.running.local.world, self.running.bot._background._running
        before = len(background)
        world.remove_channel(world.channels[channel], channel_json(world, world.channels[channel]))
        await self.running.local.gateway.settle()
        while len(background) > before:  # noqa: ASYNC110 - tasks tell nobody that they have ended
            await asyncio.sleep(0)

    async def _restart(self) -> None:
        """Let the bot end, and begin anew as another process would."""
        await self.running.stop()
        for person in self.people.values():
            await person.bot_gone()
        await self.running.start()
        await self.running.ready(*self.people.values())
        await self.running.loaded.wait()

    async def _wait(self, time: timedelta) -> None:
        """Let time go by, and the bot do by the clock whatever is due meanwhile."""
        running = self.running
        end = running.now() + time
        while (due := await self._done()) is not None and due <= end:
            running.later += max(due - running.now(), timedelta())
        running.later += end - running.now()
        await self._done()

    async def _done(self) -> datetime | None:
        """Let the bot do whatever is due; return the time at which something is due next."""
        bot, tables = self.running.bot, self.running.tables
        for alarm in (tables.alarm, tables.tournaments.alarm):
            alarm.reset()
        await tables.runner.run_due(Organizer(bot, bot.desk.poster, bot.reach))
        return await tables.scheduler.run_due(Reminders(bot, bot.desk.poster, tables, bot.reach))

    async def _rest(self) -> None:
        """Wait until the bot does nothing any more, also of what is due, and everybody sees what it has done."""
        bot, tables = self.running.bot, self.running.tables
        for _ in range(2):
            await bot.requests.drain()
            if tables.alarm._rung.is_set() or tables.tournaments.alarm._rung.is_set():
                await self._done()
            for tasks in (bot.desk.poster, bot.desk.poster.threads, bot.letters):
                await tasks._tasks.drain()
            await self.running.tidied()
            await self.running.local.gateway.settle()
        for person in self.people.values():
            before = len(person.errors)
            await person._send("nothing", {})
            await person.until(lambda p=person, n=before: len(p.errors) > n, "an echo")  # type: ignore[misc]

    async def _left(self) -> str:
        """Return how much the bot has noted that is still to be done: old cards, tables without a card, answers that were cut off.

        It is looked up where something was written, or time went by: three questions to the database take as long as a small step.
        """
        if self._looked_up != (self._writes, self.running.later):
            tables = self.running.tables
            stale, behind = await tables.cards.stale_messages(), await tables.ids_behind()
            self._still_left = f"{len(stale)} {sorted(behind)} {len(await tables.unfinished.left())}"
            self._looked_up = self._writes, self.running.later
        return self._still_left

    def executed(self, _: Connection, __: object, statement: str, *___: object) -> None:
        """Note where a statement is one that writes to the database."""
        self._writes += not statement.lstrip().startswith(READS)

    def _news(self) -> Iterator[str]:
        now = {
            (name, channel["name"] or "letters", message.id): self._lines(message)
            for name, person in self.people.items()
            for channel in person.channels.values()
            for message in person.messages(channel["id"])
        }
        for place in sorted(
            now.keys() | self._before.keys(), key=lambda each: (each[0], each[1], int(each[2]))
        ):
            was, shown = self._before.get(place), now.get(place)
            if was != shown:
                change = "gone" if shown is None else "new" if was is None else "changed"
                yield f"{place[0]} {place[1]} {change}"
                yield from (f"  {self._masked(line)}" for line in shown or ())
        self._before = now

    def _lines(self, message: Message) -> list[str]:
        known = self._written.get(id(message.json))
        if known is None or known[0] is not message.json:
            known = self._written[id(message.json)] = message.json, _lines(message)
        return known[1]

    def _masked(self, line: str) -> str:
        for name, person in self.people.items():
            line = line.replace(person.id, name)
        line = line.replace(ENGLISH, "-").replace(ENGLISH_TOO, "")
        return ACCIDENT.sub("<number>", LONG.sub("<id>", HASH.sub("<hash>", line)))


def op_of(component: Json) -> str:
    """Return the op of a button or menu."""
    return CustomId.read(component["custom_id"]).op


def _lines(message: Message) -> list[str]:
    pinged = sorted(message.mentions)
    head = f"{message.content!r}{' private' * bool(message.json['flags'] & EPHEMERAL)}{f' pings {pinged}' if pinged else ''}"
    return [head, *map(_line, message.components)]


def _line(component: Json) -> str:
    said = {key: component[key] for key in SAID if component.get(key) not in (None, False, "")}
    media = [*component.get("items", ()), *([component] if "file" in component else ())]
    said |= {f"shown {_file(each)}": each.get("description") for each in media}
    emoji = (component.get("emoji") or {}).get("name")
    lines = [
        f"{said} {emoji or ''}".strip(),
        *(f"    {_line(each)}" for each in component.get("options", ())),
    ]
    return "\n".join(lines)


def _file(media: Json) -> str:
    address: str = (media.get("media") or media["file"])["url"]
    return address.partition("?")[0].rpartition("/")[2]


def keyed(words: Words, text: Text, people: Sequence[str] = ()) -> str:
    """Return a Text as its key with what it is about, in place of the sentence; before it the language, where that is not English.

    On pictures, where there is little room, only the end of the key stands.
    """
    if text.key.startswith(NO_SENTENCES):
        return SENTENCE(words, text, people)
    if current_thread().name.startswith("draw"):
        return text.key.rpartition("-")[2][:SHORT]
    language = "" if words.language == "en" else f"{words.language}:"
    args = ", ".join(f"{name} {_spelled(words, arg, people)}" for name, arg in text.args)
    return f"{language}{text.key}" + (f"({args})" if args else "")


def marked(words: Words, text: Text, people: Sequence[str] = ()) -> str:
    """Return a Text as `keyed` does, marked as of its language."""
    said = keyed(words, text, people)
    return said if text.key.startswith(NO_SENTENCES) or text.key in OF_ITSELF else _of(words.language, said)


def _of(language: str, said: str) -> str:
    """Mark what is said as of a language, which takes hardly any room: pages are the same as without."""
    if language != "en":
        return said if said.startswith(f"{language}:") else f"{language}:{said}"
    return said.replace("-", ENGLISH, 1) if "-" in said else f"{said}{ENGLISH_TOO}"


def _spelled(words: Words, arg: Arg, people: Sequence[str]) -> str:
    match arg:
        case Text():
            return keyed(words, arg, people)
        case Who():
            return people[arg.seat] if arg.seat < len(people) else f"seat {arg.seat}"
        case Rule():
            return arg.id
        case tuple():
            return "+".join(_spelled(words, each, people) for each in arg)
        case _:
            return str(arg)


def _name(key: str) -> str:
    """Return a name that is typed, whatever is said in place of sentences."""
    return SENTENCE(words("en"), say(key))


@cache
def _png() -> bytes:
    written = BytesIO()
    Image.new("RGB", SIZE).save(written, "PNG")
    return written.getvalue()


def table(game: str, view: View, people: Sequence[str], language: str, *more: object) -> Picture:
    """Stand for the picture of a table."""
    return _picture("table", game, view, people, language, len(more))


def scores(game: str, view: View, people: Sequence[str], language: str) -> Picture:
    """Stand for a score sheet."""
    return _picture("scores", game, view, people, language, 0)


def marked_table(game: str, view: View, people: Sequence[str], language: str, *more: object) -> Picture:
    """Stand for the picture of a table, with the mark of the language."""
    return _picture(_of(language, "table"), game, view, people, language, len(more))


def marked_scores(game: str, view: View, people: Sequence[str], language: str) -> Picture:
    """Stand for a score sheet, with the mark of the language."""
    return _picture(_of(language, "scores"), game, view, people, language, 0)


def changes(game: str, seen: LastLook, people: Sequence[str], language: str, alt: str) -> Picture:
    """Stand for the picture of what has changed, which is told what it shows."""
    return Picture(_png(), alt, *SIZE)


def film(
    game: str,
    scenes: Sequence[Scene],
    people: Sequence[str],
    language: str,
    most: int,
    told: Callable[[int], None],
) -> Film | None:
    """Stand for a film: as many bytes as it has scenes, and none that is to be smaller than that."""
    told(len(scenes))
    return Film(bytes(len(scenes)), *SIZE) if most > len(scenes) else None


def _picture(name: str, game: str, view: View, people: Sequence[str], language: str, more: int) -> Picture:
    told = f"{name} of {game} for {view.seat}, {'+'.join(people)}, {language} {more}"
    return Picture(_png(), told, *SIZE)


async def do_here(_: BackgroundWorker, job: Job[R], progress: Progress) -> R:
    """Do a long job in a thread, for another process would take its time to begin."""
    told: list[tuple[int, int]] = []
    result = await asyncio.to_thread(job.run, lambda done, of: told.append((done, of)))
    for done, of in told:
        await progress(done, of)
    return result


class Hurried:
    """All of asyncio, but that nothing waits before it tries again."""

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)

    async def sleep(self, _: float) -> None:
        """Let others do something first, and no more."""
        await asyncio.sleep(0)


@asynccontextmanager
async def conversation(folder: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Conversation]:
    """Yield a conversation that is about to begin, in the first channel."""
    monkeypatch.setattr(Grove, "now", lambda running: BEGUN + running.later)
    monkeypatch.setattr(Alarm, "sleep", lambda *_: Event().wait())
    monkeypatch.setattr(BackgroundWorker, "do", do_here)
    monkeypatch.setattr(jobs_film, "film", film)
    monkeypatch.setattr(pictures, "table", marked_table)
    monkeypatch.setattr(pictures, "scores", marked_scores)
    monkeypatch.setattr(history, "changes", changes)
    # Whatever depends on how quick the machine is: progress that is told now and then, doubts after a slow request, later looks, pauses.
    for module in (transport, card_poster, letters):
        monkeypatch.setattr(module, "PAUSES", (0.0,))
    monkeypatch.setattr(progress_bar, "OFTEN", inf)
    monkeypatch.setattr(card_sender, "SENT_AGAIN", inf)
    monkeypatch.setattr(recheck, "PAUSES", ())
    for library in (http, async_):
        monkeypatch.setattr(library, "asyncio", Hurried())
    wire = Wire(LocalDiscord.observer)
    monkeypatch.setattr(LocalDiscord, "observer", wire)
    outcomes, level = interaction_log.log, interaction_log.log.level
    outcomes.addHandler(wire)
    outcomes.setLevel(logging.INFO)
    try:
        computers = dict.fromkeys(LEVELS, RandomPlayer())
        async with (
            grove(folder, *PEOPLE, players=computers, analyst=ANALYST) as (running, people),
            AsyncExitStack() as leaving,
        ):
            await running.loaded.wait()
            monkeypatch.setattr(Words, "say", marked)
            forget_words()
            await people[1].speak("pl")
            talk = Conversation(running, {person.name: person for person in people}, wire)
            heard = (Engine, "after_cursor_execute", talk.executed)
            event.listen(*heard)
            leaving.callback(event.remove, *heard)
            await talk._rest()
            list(talk._news())
            list(wire.news())
            yield talk
    finally:
        outcomes.removeHandler(wire)
        outcomes.setLevel(level)
        forget_words()


def forget_words() -> None:
    """Forget all that is remembered by language, pictures too: it was made of sentences, or of their keys."""
    pictures._CACHE.clear()
    for name, module in [*sys.modules.items()]:
        for each in vars(module).values() if name.startswith(("bot.", "render.")) else ():
            if (
                isinstance(each, _lru_cache_wrapper)
                and each.__module__ == name
                and "language" in signature(each).parameters
            ):
                each.cache_clear()
