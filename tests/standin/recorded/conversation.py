"""Conversations with a stand-in, written down line by line: what is said to it (`> `), and all that it says thereupon.

    > bot POST /channels/<grove>/messages {"content": "x"} = first      a request; its answer's id is <first> from here on
    > bot POST /channels/<grove>/messages {"content": "x"} with a.txt   with a file, of those in `FILES`
    > Ada say {"content": "x"}                                          an op of a person's page, in the channel she looks at
    > line {"op": 8, "d": {}}                                           a frame of the bot's on the gateway
    > permit grove -SEND_MESSAGES                                       all that the bot may do in a channel, but for these
    > wait 1000                                                         seconds

To say more, write such lines into a file of this folder and let `make recorded` add the answers.
"""

from __future__ import annotations

import asyncio
import hashlib
import itertools
import json
import re
from collections.abc import AsyncIterator, Coroutine, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp

from standin.protocol import permissions
from standin.server import LocalDiscord
from tests import idle
from tests.standin.conftest import picture
from tests.standin.recorded.facts import TOKEN
from tests.standin.screen import PATIENCE
from tests.standin.sight import Json
from tests.standin.wire import HEADERS, Line, Wire, wire

FOLDER = Path(__file__).parent / "conversations"
INPUT = "> "
PEOPLE = ("Ada", "Celina")
"""Names of the people who look on: one of each language."""
INTENTS = 1 | 1 << 9 | 1 << 10 | 1 << 12 | 1 << 13
FILES = {"a.txt": b"words", "board.png": picture().fp.read(), "b.gif": picture("#1565c0").fp.read()}
BEGINS_AT = 1_780_000_000.0
"""Moment at which each conversation begins, in seconds since 1970; with each line a second passes."""
MARK = "GUILD_MEMBERS_CHUNK"
"""Event that is asked for after each line: all that was told before has come when it comes. Our bot never asks for it."""
TOLD_HEADERS = ("Retry-After", "X-RateLimit-Scope", "X-RateLimit-Global", "Via")
LARGE = 90
"""Length from which on an object that was told before is told by its sign alone."""
FEW = 8
"""Number of values up to which those are told that are empty."""
REQUEST = re.compile(
    r"bot (?P<method>[A-Z]+) (?P<path>(?:<[^>]+>|\S)+)(?: (?P<body>[{\[].*?))?(?: with (?P<files>[\w. ]+))?(?: = (?P<name>\w+))?"
)
ID = re.compile(r"\d{17,20}")
PASSING = (
    (re.compile(r"127\.0\.0\.1:\d+"), "<host>"),
    (re.compile(r"(?<=hm=)[0-9a-f]+"), "<sign>"),
    TOKEN,
)
"""Parts of texts that differ from one time to the next, and what stands for them."""


class Told:
    """Everything that is told in one conversation, as it is written down: names for ids, and nothing that is empty."""

    def __init__(self, local: LocalDiscord) -> None:
        world = local.world
        self.ids = {"bot": world.bot["id"]}
        self.ids |= {guild.name: guild.id for guild in world.guilds.values()}
        self.ids |= {person.user["global_name"]: i for i, person in world.people.items()}
        self.ids |= {
            channel.name.partition(" ")[0] if channel.guild_id else "group": i
            for i, channel in world.channels.items()
        }
        for guild in world.guilds.values():
            self.ids |= {
                f"{role.name} of {guild.name}": i for i, role in guild.roles.items() if i != guild.id
            }
        self._numbers = itertools.count(1)
        self._known: set[str] = set()
        self._last: Json = {}

    def meant(self, text: str) -> str:
        """Return a text that is said with ids in the place of names."""
        return re.sub(r"<([\w ]+)>", lambda found: self.ids.get(found[1], found[0]), text)

    def answer(self, value: object) -> str:
        """Return what a request is answered with; of a few values those that are empty too."""
        if not isinstance(value, dict) or len(value) > FEW:
            return self.json(value)
        empty = {name: each for name, each in value.items() if not each}
        return " ".join([self.json(value), *([json.dumps(empty)] if empty else [])])

    def json(self, value: object) -> str:
        """Return what is told, and of what is told with more in it, as to others, only that."""
        shown = self._shown(value)
        if isinstance(shown, dict):
            before, self._last = self._last, shown
            sign = next(iter(before), "")
            if sign.startswith("#") and all(shown.get(name) == each for name, each in [*before.items()][1:]):
                shown = {sign: "and", **{name: each for name, each in shown.items() if name not in before}}
        return json.dumps(shown, ensure_ascii=False)

    def _shown(self, value: object) -> object:
        match value:
            case dict():
                shown = {self._text(name): self._shown(each) for name, each in value.items() if each}
                return self._signed(shown)
            case list():
                return [self._shown(each) for each in value]
            case str():
                return self._text(value)
        return value

    def _signed(self, shown: Json) -> object:
        whole = json.dumps(shown, ensure_ascii=False)
        if len(whole) < LARGE:
            return shown
        sign = f"#{hashlib.blake2b(whole.encode(), digest_size=4).hexdigest()}"
        if sign in self._known:
            return sign
        self._known.add(sign)
        return {sign: "", **shown}

    def _text(self, text: str) -> str:
        for pattern, instead in PASSING:
            text = pattern.sub(instead, text)
        return ID.sub(lambda found: f"<{self._name(found[0])}>", text)

    def _name(self, identity: str) -> str:
        known = next((name for name, each in self.ids.items() if each == identity), None)
        if known is None:
            known = str(next(self._numbers))
            self.ids[known] = identity
        return known


def _is_here(frame: Json, nonce: str) -> bool:
    """Return whether a frame of the gateway is the answer to what was asked last: all that was told before has come."""
    return bool(frame["t"] == MARK and frame["d"]["nonce"] == nonce)


async def _coming(told: Coroutine[Any, Any, Json]) -> Json:
    """Return what is told next. TimeoutError as soon as nothing can come any more."""
    waiting, changed = asyncio.create_task(told), asyncio.Event()
    waiting.add_done_callback(lambda _: changed.set())
    with idle.noticing(changed):
        async with asyncio.timeout(PATIENCE):
            await changed.wait()
    if not waiting.done():
        waiting.cancel()
        raise TimeoutError("nothing comes any more")
    return waiting.result()


class Tab:
    """The page of one person, frame by frame."""

    def __init__(
        self, name: str, identity: str, socket: aiohttp.ClientWebSocketResponse, channel: str
    ) -> None:
        self.name = name
        self.id = identity
        self.channel = channel
        self._socket = socket
        self._nonces = itertools.count(1)

    async def do(self, op: str, data: Json) -> None:
        data = {"channel_id": self.channel, "nonce": f"{self.name}-{next(self._nonces)}"} | data
        if op == "open":
            self.channel = data["channel_id"]
        await self._socket.send_json({"op": op, "d": data})

    async def heard(self) -> list[Json]:
        """Return what the page has been told up to now: what it asks for that does not exist is refused after all that was before."""
        await self._socket.send_json({"op": "up to here", "d": {"nonce": "here"}})
        frames: list[Json] = []
        while True:
            frame = await _coming(self._socket.receive_json())
            if frame["t"] == "ERROR" and frame["d"].get("nonce") == "here":
                return frames
            frames.append(frame)


class Conversation:
    """One conversation that goes on: `say` says a line and yields all that is told thereupon."""

    def __init__(
        self, local: LocalDiscord, raw: Wire, line: Line, tabs: Iterable[Tab], clock: Moment
    ) -> None:
        self._local = local
        self._raw = raw
        self._line = line
        self._tabs = {tab.name: tab for tab in tabs}
        self._clock = clock
        self._told = Told(local)
        self._rounds = itertools.count(1)

    async def say(self, said: str) -> list[str]:
        self._clock.seconds += 1
        who, _, rest = said.partition(" ")
        match who:
            case "bot":
                lines = [await self._ask(said)]
            case "line":
                frame = json.loads(self._told.meant(rest))
                await self._line.send(frame["op"], frame["d"])
                lines = []
            case "permit":
                self._permit(*rest.split(" "))
                lines = []
            case "wait":
                self._clock.seconds += float(rest)
                lines = []
            case _:
                op, _, data = self._told.meant(rest).partition(" ")
                await self._tabs[who].do(op, json.loads(data or "{}"))
                lines = []
        return [*lines, *[line async for line in self._heard()]]

    async def _ask(self, said: str) -> str:
        found = REQUEST.fullmatch(said)
        assert found, said
        path, body = self._told.meant(found["path"]), json.loads(self._told.meant(found["body"] or "null"))
        sending: Json = {"json": body}
        if found["files"]:
            form = aiohttp.FormData(quote_fields=False)
            form.add_field("payload_json", json.dumps(body))
            for number, name in enumerate(found["files"].split(" ")):
                form.add_field(f"files[{number}]", FILES[name], filename=name)
            sending = {"data": form}
        async with self._raw.session.request(
            found["method"], f"{self._local.url}/api/v10{path}", headers=HEADERS, **sending
        ) as response:
            text, headers = await response.text(), response.headers
        told = {name: headers[name] for name in TOLD_HEADERS if name in headers}
        status = f"{response.status} {json.dumps(told)}" if told else str(response.status)
        if not text:
            return status
        answer: Any = json.loads(text)
        if found["name"]:
            self._told.ids[found["name"]] = (answer[0] if isinstance(answer, list) else answer)["id"]
        return f"{status} {self._told.answer(answer)}"

    def _permit(self, channel: str, *without: str) -> None:
        denied = sum(getattr(permissions, each.removeprefix("-")) for each in without)
        self._local.permit(channel, permissions.EVERY_PERMISSION & ~denied)

    async def _heard(self) -> AsyncIterator[str]:
        here = str(next(self._rounds))
        await self._line.send(8, {"guild_id": "0", "nonce": here})
        while not _is_here(frame := await _coming(self._line.frame()), here):
            if frame["t"] == "INTERACTION_CREATE":
                self._told.ids |= {"interaction": frame["d"]["id"], "token": frame["d"]["token"]}
            yield f"gateway {frame['t'] or frame['op']} {self._told.json(frame['d'])}"
        for tab in self._tabs.values():
            for event in await tab.heard():
                yield f"{tab.name} {event['t']} {self._told.json(event['d'])}"


class Moment:
    """A clock that is put forward by hand."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    def __call__(self) -> float:
        return self.seconds


@asynccontextmanager
async def conversation() -> AsyncIterator[Conversation]:
    clock = Moment(BEGINS_AT)
    async with AsyncExitStack() as stack:
        stack.enter_context(idle.watched())
        local = await stack.enter_async_context(LocalDiscord(deadline=600.0, clock=clock, now=clock))
        raw = await stack.enter_async_context(wire(local))
        line = await stack.enter_async_context(raw.gateway())
        await line.identify(INTENTS)
        grove = local.world.channel_named("grove").id
        tabs = [await _tab(stack, raw, name, grove) for name in PEOPLE]
        found = Conversation(local, raw, line, tabs, clock)
        [_ async for _ in found._heard()]
        yield found


async def _tab(stack: AsyncExitStack, raw: Wire, name: str, channel: str) -> Tab:
    person = raw.local.world.person_named(name)
    address = f"{raw.local.url}/page/socket?person={person.id}"
    socket = await stack.enter_async_context(
        raw.session.ws_connect(address, headers={"Origin": raw.local.url}, max_msg_size=0)
    )
    return Tab(name, person.id, socket, channel)


async def replayed(script: str) -> str:
    """Return the conversation as it goes today: the lines that are said, and the answers of today below each."""
    lines: list[str] = []
    async with conversation() as going_on:
        for line in script.splitlines():
            if line.startswith(INPUT):
                lines += [line, *(f"  {told}" for told in await going_on.say(line.removeprefix(INPUT)))]
            elif not line.startswith("  "):
                lines.append(line)
    return "\n".join(lines) + "\n"


def scripts() -> list[Path]:
    """Return the files of all conversations."""
    return sorted(FOLDER.glob("*.txt"))
