"""The whole bot before a stand-in for Discord, for tests that play: real sockets, a real file, a seed that repeats."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from bot.discord import endpoint
from bot.discord.client import Grovekeeper
from bot.discord.delivery.interactions import admission
from bot.discord.delivery.interactions.admission import AdmissionQueue
from bot.store import Store
from bot.tables import Person as Player
from bot.tables import Table, Tables, Venue
from engine.analysis import ANALYST, Analyst
from engine.players import LEVELS, ComputerPlayer
from standin.server import LocalDiscord
from tests import idle
from tests.bot.databases import IS_ON_SERVER, prepared
from tests.bot.discord.painters import PicklingPool
from tests.bot.tables.house import House
from tests.standin.people import Person, at
from tests.standin.screen import PATIENCE
from tests.standin.sight import Answer, Message
from words.catalogue import LANGUAGES, words

FOREST = "spirits-of-the-forest"
SEED = b"a seed that repeats"
BELOW = {words(language).key("answer-below") for language in LANGUAGES}
"""Words of a private answer, in each language, that was begun before it was known that the message is for everybody."""


@dataclass
class Grove:
    """One bot on one stand-in, and the people before it."""

    local: LocalDiscord
    url: str
    people: list[Person] = field(default_factory=list)
    players: Mapping[str, ComputerPlayer] = field(default_factory=lambda: LEVELS)
    analyst: Analyst = ANALYST
    deadline: float = PATIENCE
    """Seconds that a first answer may take; the bot says earlier that it takes time."""
    later: timedelta = timedelta()
    """Lead of the bot's clock over the real one."""
    _running: AsyncExitStack = field(default_factory=AsyncExitStack)
    _interactions: Iterator[int] = field(default_factory=lambda: itertools.count(1))

    async def start(self) -> None:
        """Start the bot as a new process would."""
        stack = self._running = AsyncExitStack()
        store = self.store = await Store.open(prepared(self.url), alone=True)
        stack.push_async_callback(store.close)
        self.tables = Tables(
            store, new_seed=lambda: SEED, now=self.now, players=self.players, analyst=self.analyst
        )
        stack.push_async_callback(self.tables.close)
        self.loaded = asyncio.Event()
        self.pool = PicklingPool()
        self.bot = Grovekeeper(self.tables, pool=self.pool, on_loaded=self.loaded.set)
        self.bot.requests.admission = AdmissionQueue(self.deadline * admission.PATIENCE / admission.TOO_LATE)
        self.task = asyncio.create_task(self.bot.start("any token"))
        stack.push_async_callback(self._ended, self.task)
        stack.push_async_callback(self.bot.close)

    def now(self) -> datetime:
        return datetime.now(UTC) + self.later

    def forward(self, time: timedelta) -> None:
        """Put the clock of the bot forward, as if it had slept for that time."""
        self.later += time
        self.tables.alarm.ring()
        self.tables.tournaments.alarm.ring()

    async def ready(self, *people: Person) -> None:
        """Wait until these people can use the bot. Raises what has ended it before."""
        waiting = asyncio.gather(*(person.bot_ready() for person in people))
        either: set[asyncio.Future[Any]] = {waiting, self.task}
        await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
        if not waiting.done():
            waiting.cancel()
            await asyncio.gather(waiting, return_exceptions=True)
            self.task.result()
        await waiting

    async def stop(self) -> None:
        await self._running.aclose()

    @staticmethod
    async def _ended(task: asyncio.Task[None]) -> None:
        """Wait until a bot that was closed has ended; fail where nothing will ever end it."""
        _, left = await asyncio.wait({task}, timeout=PATIENCE)
        for each in left:
            each.cancel()
        await asyncio.gather(task, return_exceptions=True)
        assert not left, "a bot that was closed goes on"

    async def tidied(self) -> None:
        """Wait until answers are whole and old cards without buttons, and the bot writes nothing any more of its own accord."""
        await self.bot.requests.drain()
        await self.bot.desk.poster._cleanup._tasks.drain()

    async def table(self, person: Person) -> Table:
        """Return the table of the channel somebody looks at."""
        found = await self.tables.at(int(person.channel))
        assert found is not None
        return found

    @property
    def next(self) -> int:
        """Id of a new interaction, one that Discord knows nothing of."""
        return next(self._interactions)

    async def play(self, person: Person, *lines: str) -> Table:
        """Make moves of a person where they look, which no card shows and nobody is told; return the table."""
        table = await self.table(person)
        for line in lines:
            change = await self.tables.act(table.id, player(person), line, self.next, table.moment)
            table = change.table
        return table


@asynccontextmanager
async def grove(
    folder: Path,
    *names: str,
    players: Mapping[str, ComputerPlayer] = LEVELS,
    analyst: Analyst = ANALYST,
    deadline: float = PATIENCE,
) -> AsyncIterator[tuple[Grove, list[Person]]]:
    """Yield a running bot and these people, all looking at the first channel.

    A first answer may take `deadline` seconds: Discord's three are for tests that wait for them, not for a machine under load.
    """
    async with LocalDiscord(deadline=deadline) as local, AsyncExitStack() as stack:
        if not IS_ON_SERVER:
            stack.enter_context(idle.watched())
        endpoint.use(local.url)
        url = f"sqlite+aiosqlite:///{folder / 'grove.db'}"
        found = Grove(local, url, players=players, analyst=analyst, deadline=deadline)
        await found.start()
        stack.push_async_callback(found.stop)
        people = [await stack.enter_async_context(at(local.url, name)) for name in names]
        await found.ready(*people)
        found.people = people
        yield found, people


async def pressed(person: Person, message: Message, button: str) -> Message:
    """Press, and wait for what the bot then shows this person."""
    return await _shown(person, await person.press(message, button))


async def picked(person: Person, message: Message, menu: str, *values: str) -> Message:
    """Pick from a menu, and wait for what the bot then shows this person."""
    return await _shown(person, await person.select(message, menu, values))


async def asked(person: Person, line: str) -> Message:
    """Use a command, and wait for what the bot then shows this person."""
    return await _shown(person, await person.command(line))


async def _shown(person: Person, answer: Answer) -> Message:
    if answer.kind == "deferred":
        answer = await person.final(answer)
    if answer.message.text in BELOW:
        return await person.next_message(answer.message)
    return answer.message


def labels(message: Message) -> list[str]:
    """Return the words on buttons and menus."""
    own = [c for c in message.components if "custom_id" in c]
    return [str(c.get("label") or c.get("placeholder")) for c in own]


def custom_ids(message: Message) -> list[str]:
    """Return the custom ids of a message's buttons and menus."""
    return [str(c["custom_id"]) for c in message.components if "custom_id" in c]


def label(message: Message, start: str) -> str:
    """Return the label of the first button whose words begin with `start`."""
    return next(each for each in labels(message) if each.startswith(start))


async def card_of(person: Person, words: str) -> Message:
    """Return the newest message for everybody with these words, its buttons on."""
    return await person.sees(lambda m: words in m.text and not m.is_ephemeral and bool(labels(m)))


async def first_moves(host: Person, lobby: Message, place: str = "1") -> Message:
    """Let the player at this place begin, chosen by the host in the panel of options; return the panel."""
    panel = await pressed(host, lobby, "Options")
    return await picked(host, panel, "First player", place)


async def playing(*people: Person) -> Message:
    """Start a game of the forest with these people, the first of them to move; return its card."""
    host = people[0]
    lobby = await asked(host, f"/play game:{FOREST} seats:{len(people)}")
    await first_moves(host, lobby)
    for person in people[1:]:
        mine = await person.sees("(host)")
        await pressed(person, mine, "Join")
    await pressed(host, lobby, "Start")
    return await card_of(host, "🔒")


async def turn(person: Person, tile: str) -> None:
    """Play a whole turn: take one tile, and place no gem."""
    await asked(person, f"/forest take first:{tile}")
    await asked(person, "/forest keep")


ASIDE = 10**6
"""Id of the first interaction of what is done at the tables themselves; those of Discord are greater."""


def house_of(running: Grove) -> House:
    """Return the tables of a running bot, for games that are opened and go on there without a card."""
    return House(running.tables, running.store, lambda: running.tables, itertools.count(ASIDE))


def player(person: Person) -> Player:
    """Return somebody as the tables know them."""
    return Player(int(person.id), person.name)


def venue(running: Grove, channel: str) -> Venue:
    """Return the place of a channel or a thread ("meadow"; a name or an id)."""
    world = running.local.world
    found = world.channels.get(channel) or world.channel_named(channel)
    parent = found.parent_id if found.is_thread else None
    guild, above = (None if each is None else int(each) for each in (found.guild_id, parent))
    return Venue(int(found.id), guild, above)
