"""One whole game in the local channel: three people, real sockets, and the bot as a process that is killed twice in the middle."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import pytest

from bot.discord.ui.custom_id import CustomId
from bot.signals import LEASH
from bot.store import Store
from bot.tables import Tables
from engine.action import field_names
from engine.registry import find
from standin.faults.model import Aborted
from standin.server import LocalDiscord
from tests.bot.discord.grove import FOREST, asked, labels, picked, playing, pressed
from tests.standin.people import Person, at
from tests.standin.screen import PATIENCE
from tests.standin.sight import Message
from words.catalogue import words

ROOT = Path(__file__).parents[2]
VERBS = {words("en").key(f"{FOREST}-verb-{verb}"): verb for verb in find(FOREST).grammar.verbs}
"""The verbs of the game by what their buttons say."""


UNCHANGING = """
import secrets, sys
secrets.token_bytes = lambda count: bytes(count)
from bot.__main__ import main
from tests.standin.screen import PATIENCE
sys.exit(main())
"""
"""The unmodified bot, on a machine whose randomness is always the same."""


@dataclass
class Bot:
    """The bot as a process of its own, as `make play` runs it."""

    local: LocalDiscord
    database: str
    errors: Path
    process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        with self.errors.open("ab") as errors:
            self.process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-c", UNCHANGING, "--at", self.local.url, LEASH),
                cwd=ROOT,
                stdin=asyncio.subprocess.PIPE,
                stderr=errors,
                env={**os.environ, "GROVEKEEPER_DATABASE_URL": self.database},
            )

    async def end(self, with_signal: int) -> int:
        assert self.process is not None
        self.process.send_signal(with_signal)
        return await self.process.wait()


def moment(message: Message) -> int:
    """Return the moment of the table that a message offers moves at; -1 where it has nothing to press."""
    marks = [
        CustomId.read(component["custom_id"]) for component in message.components if "custom_id" in component
    ]
    return max((mark.moment for mark in marks), default=-1)


def is_card(message: Message) -> bool:
    """Return whether this is a card for everybody, with its picture."""
    return not message.is_ephemeral and bool(message.pictures)


@dataclass
class Evening:
    """The people at the table, and what the bot has told each of them that it has played."""

    people: list[Person]
    dice: Random = field(default_factory=lambda: Random(20))
    acknowledged: list[tuple[str, str]] = field(default_factory=list)
    moment: int = -1
    """Moment of the card that the last move was made on."""

    def by_name(self, name: str) -> Person:
        return next(person for person in self.people if person.name == name)

    async def card(self) -> Message:
        """Return the card of the table: the newest message for everybody."""
        return await self.people[0].sees(is_card)

    async def turn(self) -> bool:
        """Make one move of somebody who is waited for, by command or by button; return False when the game is over."""
        host = self.people[0]
        card = await host.sees(lambda m: is_card(m) and moment(m) > self.moment)
        self.moment = moment(card)
        if len(card.pictures) == 2:
            return False
        waited = next(p for p in self.people if p.mention in card.text)
        theirs = await waited.sees(lambda m: m.id == card.id and m.components == card.components)
        move = self.dice.choice([label for label in labels(theirs) if label in VERBS])
        way = self.dice.choice([self.by_buttons, self.by_command])
        done = await way(waited, theirs, move)
        assert done.is_ephemeral
        self.acknowledged.append((waited.name, done.text))
        return True

    async def by_buttons(self, person: Person, card: Message, move: str) -> Message:
        return await self.to_the_end(person, await pressed(person, card, move))

    async def to_the_end(self, person: Person, shown: Message) -> Message:
        """Choose anything in a chooser until the move is made; what it offers after that is the next."""
        while moment(shown) == self.moment:
            choices = [label for label in labels(shown) if label not in ("Back", "Cancel")]
            menu = next((component for component in shown.components if component.get("options")), None)
            if menu:
                option = self.dice.choice(menu["options"])["value"]
                shown = await picked(person, shown, menu["custom_id"], option)
            else:
                shown = await pressed(person, shown, self.dice.choice(choices))
        return shown

    async def by_command(self, person: Person, _: Message, move: str) -> Message:
        verb = VERBS[move]
        line, fields = f"/forest {verb}", field_names(find(FOREST).grammar.verbs[verb])
        for name in (each.replace("_", "-") for each in fields):
            offered = await person.choices(f"{line} {name}:")
            if offered and (chosen := self.dice.choice(offered)).value not in ("-", ""):
                line = f"{line} {name}:{chosen.value}"
        return await self.to_the_end(person, await asked(person, line))


@asynccontextmanager
async def evening(folder: Path) -> AsyncIterator[tuple[Bot, Evening]]:
    async with LocalDiscord(deadline=PATIENCE) as local, AsyncExitStack() as stack:
        bot = Bot(local, f"sqlite+aiosqlite:///{folder / 'evening.db'}", folder / "errors")
        await bot.start()
        people = [await stack.enter_async_context(at(local.url, name)) for name in ("Ada", "Bruno", "Celina")]
        for person in people:
            await person.speak("en-US")
            await person.bot_ready()
        yield bot, Evening(people)
        if bot.process and bot.process.returncode is None:
            assert await bot.end(signal.SIGTERM) == 0


async def log_of(bot: Bot, channel: str) -> list[str]:
    """Return the moves that count, from the file alone."""
    store = await Store.open(bot.database)
    tables = Tables(store)
    table = await tables.at(int(channel))
    assert table is not None
    history = [told.action for told in await tables.history(table.id)]
    await tables.close()
    await store.close()
    return history


@pytest.mark.real("process")
async def test_a_whole_game_through_two_kills(tmp_path: Path) -> None:
    async with evening(tmp_path) as (bot, friends):
        host = friends.people[0]
        first = await playing(*friends.people)
        old = await pressed(host, first, "Take tiles")
        for _ in range(15):
            assert await friends.turn()
        await kill_between_commit_and_post(bot, friends)
        for _ in range(15):
            assert await friends.turn()
        await kill_while_a_move_is_on_its_way(bot, friends)
        await an_old_button_is_answered(host, old)
        while await friends.turn():
            continue
        final = await friends.card()
        assert "**1.**" in final.text
        assert len(final.alt_texts) == 2
        assert "no game" not in (await asked(host, "/scores")).text
        played = await log_of(bot, host.channel)
    assert len(played) == len(friends.acknowledged)
    assert (tmp_path / "errors").read_text().count("Traceback") == 0


async def kill_between_commit_and_post(bot: Bot, friends: Evening) -> None:
    """Kill the bot when the move is in the file and nobody has been told: the card comes with the new start."""
    before = await friends.people[0].sees(lambda m: is_card(m) and moment(m) > friends.moment)
    friends.moment = moment(before)
    waited = next(p for p in friends.people if p.mention in before.text)
    theirs = await waited.sees(lambda m: m.id == before.id and m.components == before.components)
    move = next(label for label in labels(theirs) if VERBS.get(label) in ("take", "keep"))
    lost = Aborted(route=r"(POST .*/webhooks/.*|.* .*/channels/\d+/messages)", times=1000)
    plan = bot.local.faults.add(lost)
    done = await friends.by_command(waited, theirs, move)
    friends.acknowledged.append((waited.name, done.text))
    await bot.end(signal.SIGKILL)
    bot.local.faults.stop(plan.id)
    await bot.start()
    after = await waited.sees(lambda m: is_card(m) and moment(m) > friends.moment)
    assert after.id != before.id
    assert done.text.split("\n")[0].strip("- ") in after.text
    await friends.people[0].bot_ready()


async def kill_while_a_move_is_on_its_way(bot: Bot, friends: Evening) -> None:
    """Kill the bot while a move is on its way: the card shows whether it got through; if not, it can be made again, and counts once."""
    before = await friends.people[0].sees(lambda m: is_card(m) and moment(m) > friends.moment)
    friends.moment = moment(before)
    waited = next(p for p in friends.people if p.mention in before.text)
    log = await log_of(bot, waited.channel)
    theirs = await waited.sees(lambda m: m.id == before.id and m.components == before.components)
    move = next(label for label in labels(theirs) if VERBS.get(label) in ("take", "keep"))
    asking = asyncio.create_task(friends.by_command(waited, theirs, move))
    await waited.until(lambda: "sent" in waited.states[-1:], "the command to be under way")
    await bot.end(signal.SIGKILL)
    asking.cancel()
    await asyncio.gather(asking, return_exceptions=True)
    await bot.start()
    await friends.people[0].bot_ready()
    now = await log_of(bot, waited.channel)
    assert now[: len(log)] == log
    assert len(now) - len(log) in (0, 1)
    friends.acknowledged += [(waited.name, action) for action in now[len(log) :]]
    friends.moment -= len(now) == len(log)


async def an_old_button_is_answered(person: Person, old: Message) -> None:
    """Press a chooser from before the restarts: the answer says that the table has moved on, and what can be done now."""
    stale = await pressed(person, old, labels(old)[0])
    assert stale.is_ephemeral
    assert "moved on" in stale.text
