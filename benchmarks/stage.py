"""The bot as a process of its own on a stand-in in this one, tables to play at, and people who use commands there.

People act on the stand-in directly: what is timed begins when it sends the interaction to the bot and ends when the bot's message has come
to it, over real websocket and HTTP. Whatever the bot answers other than it should is an AssertionError.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from itertools import count, cycle
from pathlib import Path
from random import Random
from typing import Any

from benchmarks.process import PATIENCE, Bot
from bot.discord.ui.trail import spelled
from bot.store import Store
from bot.tables import Person, Tables, Venue
from bot.tables.steps.moves import evident
from engine.action import field_names, values, verb_of
from engine.match import Match
from standin.content.components import walk
from standin.interactions.model import InteractionKind
from standin.protocol.errors import Json
from standin.server import LocalDiscord
from standin.world.state import TEXT, Account, Channel, Stored, WorldEvent
from words.catalogue import words

GAME = "spirits-of-the-forest"
SUBCOMMAND, STRING = 1, 3
KEPT = 8
"""Number of messages of a channel that `Grove.forget` leaves."""
MADE = "- ", words("en").key("move-done")
"""Beginnings of the answer to a move that is made: what it did, line by line, or that it is done, where that tells nothing."""
CONFIRM = ":do:"
"""Piece of the custom_id of a button that makes the move which its message asks about."""


@dataclass(frozen=True, slots=True)
class Asked:
    """The outcome of a command: the message that only its user sees, and the seconds until it was there."""

    message: Json
    seconds: float


@dataclass(frozen=True, slots=True)
class Moved:
    """The outcome of a move: seconds until its player was answered and until the card showed it, and whether that is a new card.

    Of both times the processor time is taken off that this process, which is Discord and its people, has spent meanwhile.
    """

    answered: float
    shown: float
    is_new: bool


@dataclass
class Grove:
    """One channel with a game of two people in it, played here as well so that its legal moves are known."""

    channel: Channel
    people: tuple[Account, ...]
    match: Match[Any]
    dice: Random
    game: str = GAME
    card: str = ""
    """The message that is its card now."""
    cards: asyncio.Queue[Json] = field(default_factory=asyncio.Queue)
    tidied: asyncio.Queue[Json] = field(default_factory=asyncio.Queue)

    def next_move(self) -> tuple[Account, Json]:
        """Return who is waited for, and one of that person's legal moves as a command.

        It counts as played from now on, with the evident moves after it, which the bot makes by itself.
        """
        seat = self.match.awaiting[0]
        legal, back = self.match.legal(seat).actions, self.match.game.reverting_verbs
        action = self.dice.choice([action for action in legal if verb_of(action) not in back] or legal)
        self.match.play(seat, action)
        while found := [(seat, only) for seat in self.match.awaiting if (only := evident(self.match, seat))]:
            self.match.play(*found[0])
        return self.people[seat], typed(self.game, action)

    def forget(self) -> None:
        """Drop what the stand-in keeps of this channel but its latest messages for everybody: it would keep every private answer."""
        messages = self.channel.messages
        public = [id_ for id_, each in messages.items() if each.reader is None][-KEPT:]
        for id_ in messages.keys() - set(public):
            del messages[id_]
        for queue in (self.cards, self.tidied):
            while not queue.empty():
                queue.get_nowait()


class Stage:
    """The stand-in, the bot on it, and channels in which games are played."""

    def __init__(self, local: LocalDiscord, bot: Bot) -> None:
        self.local = local
        self.bot = bot
        self.groves: list[Grove] = []
        self._by_channel: dict[str, Grove] = {}
        self._numbers = count(1)
        local.world.subscribe(self._hear)

    async def prepare(self, tables: int, servers: Sequence[str] = (), games: Sequence[str] = (GAME,)) -> None:
        """Write that many games into the bot's database, which must not be running, each in a channel of its own; one after the other in
        each of these servers, or all in the first there is. They are games of these kinds in turn.
        """
        world = self.local.world
        people = (world.person_named("Ada"), world.person_named("Bruno"))
        ada, bruno = (Person(int(each.id), str(each.user["global_name"])) for each in people)
        guilds = cycle(servers or [next(iter(world.guilds))])
        store = await Store.open(self.bot.database)
        service = Tables(store)
        for number, guild, game in zip(range(tables), guilds, cycle(games), strict=False):
            channel = world.add_channel(Channel(world.snowflake(), TEXT, f"grove-{number}", guild))
            place, ids = Venue(int(channel.id), int(guild)), (int(world.snowflake()) for _ in count())
            table = (await service.open(place, ada, game, {}, 2, "en", next(ids))).table
            await service.join(table.id, bruno, next(ids))
            table = (await service.start(table.id, ada, next(ids))).table
            assert table.match is not None
            seated = tuple(people[0] if chair.person == ada.id else people[1] for chair in table.chairs)
            grove = Grove(channel, seated, table.match.copy(), Random(number), game)
            self.groves.append(grove)
            self._by_channel[channel.id] = grove
        await service.close()
        await store.close()

    async def open(self) -> None:
        """Start the bot and wait until it has posted every table's card, as it does where one is missing, and knows its commands."""
        await self.bot.start()
        for grove in self.groves:
            grove.card = (await self.next_card(grove))["id"]
        await self.known()

    async def known(self) -> None:
        """Wait until the stand-in knows the bot's commands."""
        async with asyncio.timeout(PATIENCE):
            while not self.local.world.commands[None]:  # noqa: ASYNC110 - once, before anything is timed
                await asyncio.sleep(0.02)

    async def close(self) -> None:
        """End the bot. AssertionError where a game in its file is another than the one that was played here."""
        if self.bot.process is None:
            return
        await self.bot.end()
        store = await Store.open(self.bot.database)
        service = Tables(store)
        for grove in self.groves:
            table = await service.at(int(grove.channel.id))
            assert table is not None
            assert table.match is not None
            assert table.match.digest == grove.match.digest, f"#{grove.channel.name} was played otherwise"
        await service.close()
        await store.close()

    async def ask(
        self, person: Account, channel: Channel, name: str, options: list[Json], patience: float = PATIENCE
    ) -> Asked:
        """Use a command, and wait for what its user then sees."""
        known = {command["name"]: command["id"] for command in self.local.world.commands[None]}
        data = {"id": known.get(name, "1"), "name": name, "type": 1, "options": options}
        asked = await self._interact(InteractionKind.COMMAND, person, channel, data, patience)
        message = channel.messages[asked.message["id"]]
        assert message.reader == person.id, f"/{name} was answered for everybody: {message.json}"
        return asked

    async def press(
        self, person: Account, grove: Grove, message: str, component: Json, *picked: str
    ) -> Asked:
        """Press a button of a message, or pick from a menu of it, and wait for what is then seen."""
        data = {"custom_id": component["custom_id"], "component_type": component["type"], "values": picked}
        source = grove.channel.messages[message]
        return await self._interact(InteractionKind.COMPONENT, person, grove.channel, data, PATIENCE, source)

    async def _interact(
        self,
        kind: InteractionKind,
        person: Account,
        channel: Channel,
        data: Json,
        patience: float,
        source: Stored | None = None,
    ) -> Asked:
        loop = asyncio.get_running_loop()
        answered: asyncio.Future[Json] = loop.create_future()

        def tell(_: str, data: Json) -> None:
            if data["state"] in ("answered", "failed") and not answered.done():
                answered.set_result(data)

        start = time.perf_counter()
        self.local.interactions.send(kind, person, channel, data, tell, str(next(self._numbers)), source)
        found = await asyncio.wait_for(answered, patience)
        seconds = time.perf_counter() - start
        assert found["state"] == "answered", f"{data} in #{channel.name}: {found}"
        return Asked(channel.messages[found["message_id"]].json, seconds)

    async def submit(self, person: Account, grove: Grove, option: Json) -> Asked:
        """Make a move by command, and confirm it where that is asked, as it is of a move that loses the game."""
        asked = await self.ask(person, grove.channel, words("en").key(f"{grove.game}-command"), [option])
        if text(asked.message).startswith(MADE):
            return asked
        confirm = next(
            (each for each in parts(asked.message) if CONFIRM in str(each.get("custom_id", ""))), None
        )
        assert confirm is not None, f"{option} is answered with {text(asked.message)!r}"
        pressed = await self.press(person, grove, asked.message["id"], confirm)
        return replace(pressed, seconds=asked.seconds + pressed.seconds)

    async def move(self, grove: Grove) -> Moved:
        """Return one move by command, and the card that shows it."""
        person, option = grove.next_move()
        begun = _others_time()
        asked = await self.submit(person, grove, option)
        answered = _others_time()
        assert text(asked.message).startswith(MADE), f"{option} is answered with {text(asked.message)!r}"
        card = await self.next_card(grove)
        shown = _others_time()
        waited = "" if grove.match.over else f"<@{grove.people[grove.match.awaiting[0]].id}>"
        assert waited in text(card), f"after {option} {waited} is not on the card: {text(card)!r}"
        is_new, grove.card = card["id"] != grove.card, card["id"]
        return Moved(max(0.0, answered - begun), max(0.0, shown - begun), is_new)

    async def tidy(self, grove: Grove) -> None:
        """Wait until the buttons of a card that is no longer the newest have been taken away."""
        await asyncio.wait_for(grove.tidied.get(), PATIENCE)

    async def next_card(self, grove: Grove) -> Json:
        """Return the next card of a channel, as it was posted or changed. AssertionError where it has no picture."""
        card = await asyncio.wait_for(grove.cards.get(), PATIENCE)
        assert self.pictures(card), card
        return card

    def pictures(self, message: Json) -> list[str]:
        """Return the addresses of a message's pictures, each of which is there and a PNG."""
        found = [item["media"]["url"] for each in parts(message) for item in each.get("items", ())]
        for url in found:
            file = self.local.world.files[url.removeprefix(self.local.url)]
            assert file.content.startswith(b"\x89PNG"), url
        return found

    def _hear(self, event: WorldEvent) -> None:
        grove = self._by_channel.get(str(event.data.get("channel_id")))
        if grove is None or event.reader is not None:
            return
        if any("custom_id" in each for each in parts(event.data)):
            grove.cards.put_nowait(event.data)
        else:
            grove.tidied.put_nowait(event.data)


def _others_time() -> float:
    """Return a time in seconds that goes on while this process does nothing: the time by the clock without its own processor time."""
    return time.perf_counter() - time.process_time()


def parts(message: Json) -> list[Json]:
    """Everything a message is made of."""
    return [component for _, component in walk(message["components"])]


def text(message: Json) -> str:
    """Return all words of a message."""
    return "\n".join(str(each.get("content", "")) for each in parts(message))


def typed(game: str, action: object) -> Json:
    """Return a move as the options of its game's command."""
    speech, verb = words("en"), verb_of(action)
    given = [
        {
            "type": STRING,
            "name": speech.key(f"{game}-field-{name.replace('_', '-')}-name"),
            "value": spelled(value),
        }
        for name, value in zip(field_names(action), values(action), strict=True)
    ]
    return {"type": SUBCOMMAND, "name": speech.key(f"{game}-verb-{verb}-name"), "options": given}


@asynccontextmanager
async def stage() -> AsyncIterator[Stage]:
    """Open a stand-in and make a bot that is not yet started; both end with the block."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        async with LocalDiscord() as local:
            database = f"sqlite+aiosqlite:///{folder / 'grovekeeper.db'}"
            made = Stage(local, Bot(local.url, database, folder / "log"))
            try:
                yield made
            except BaseException:
                await made.bot.kill()
                raise
            await made.close()
