"""People before the local channel, for tests that play: what a person can see and do, over a real websocket.

    async with LocalDiscord() as local, at(local.url, "Ada") as ada, at(local.url, "Celina") as celina:
        await ada.bot_ready()
        answer = await ada.command("/play game:spirits-of-the-forest seats:2")
        answer = await celina.press(answer.message, "Join")     # a label, an emoji or a custom_id
        form = (await ada.press(answer.message, "Options")).modal
        await ada.submit(form, {"Name": "Friday grove"})         # labels or custom_ids
        card = await celina.sees("Ada's turn")                   # waits until it is there

Everything waits for events, never for a time; what can come no more (see `tests.idle`), or does not within `PATIENCE` seconds, is a
TimeoutError that tells what the person sees instead. A `Message` is live: edits and deletion show on the object one already holds.
"""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

import aiohttp

from tests.standin.command_line import Choice, parse
from tests.standin.screen import Pending, Screen
from tests.standin.sight import Answer, Json, Message, Modal, walk

TEXT_INPUT, RADIO_GROUP, CHECKBOX = 4, 21, 23
ONE_VALUE = (TEXT_INPUT, RADIO_GROUP, CHECKBOX)


class Person(Screen):
    """One person with one open page. Made by `at`."""

    def __init__(self, url: str, user: Json, session: aiohttp.ClientSession) -> None:
        super().__init__(user)
        self.url = url
        self._session = session
        self._numbers = itertools.count(1)

    async def fetch(self, path: str) -> bytes:
        """Return the bytes of a picture or another file under an address of a message."""
        async with self._session.get(self.url + path) as response:
            response.raise_for_status()
            return await response.read()

    async def upload(self, name: str, data: bytes) -> str:
        """Bring a file along; return what an option for a file takes."""
        query = {"person": self.id, "filename": name}
        address, origin = f"{self.url}/page/upload", {"Origin": self.url}
        async with self._session.post(address, params=query, data=data, headers=origin) as response:
            response.raise_for_status()
            return str((await response.json())["id"])

    async def go(self, channel: str) -> None:
        """Look at another channel or thread from now on ("#meadow"; a name or an id)."""
        wanted = channel.removeprefix("#")
        found: list[str] = []

        def known() -> bool:
            found[:] = [i for i, c in self.channels.items() if wanted in (i, c["name"])]
            return bool(found)

        await self.until(known, f"a channel {channel}")
        self._histories.discard(found[0])
        self.channel = found[0]
        await self._send("open", {"channel_id": self.channel})
        await self.until(lambda: self.channel in self._histories, f"the history of {channel}")

    async def speak(self, locale: str) -> None:
        """Change the language of this person's client."""
        await self._send("locale", {"locale": locale})
        await self.until(lambda: self.locale == locale, f"the language {locale}")

    async def say(self, content: str) -> Message:
        """Write into the channel."""
        before = {m.id for m in self.messages()}
        await self._send("say", {"channel_id": self.channel, "content": content})
        mine = self.name
        return await self.sees(lambda m: m.author == mine and m.content == content and m.id not in before)

    async def command(self, line: str, **options: object) -> Answer:
        """Use a command: "/forest take first:C1 second:C12", or "/forest take" with first="C1".

        A value runs to the next ` option:`. `Choice`s may be given as they came from `choices`. LookupError for a
        command or option that is not registered.
        """
        parsed = parse(line, self.commands, self._names(), options)
        return await self._ask("command", {"data": parsed.data})

    async def choices(self, line: str, **options: object) -> list[Choice]:
        """Return the bot's choices for the last option of the line: "/forest take first:C1 second:"."""
        parsed = parse(line, self.commands, self._names(), options, focus=True)
        nonce, pending = self._begin()
        await self._send("autocomplete", {"nonce": nonce, "channel_id": self.channel, "data": parsed.data})
        await self.until(lambda: pending.choices.done() or pending.answer.done(), f"the choices of {line!r}")
        if pending.choices.done():
            return pending.choices.result()
        raise AssertionError(f"no choices for {line!r}: {pending.answer.result()}")

    async def press(self, message: Message, button: str) -> Answer:
        """Press the button with this label, emoji or custom_id. LookupError if there is not exactly one."""
        component = message.component(button)
        data = {"custom_id": component["custom_id"], "component_type": component["type"]}
        return await self._ask("component", {"message_id": message.id, "data": data}, message.channel_id)

    async def select(self, message: Message, menu: str, values: str | Sequence[str]) -> Answer:
        """Choose from the menu with this placeholder or custom_id, by labels or values (or people's names)."""
        component = message.component(menu)
        given = [values] if isinstance(values, str) else list(values)
        labels = {
            option["label"]: option["value"] for option in component.get("options", ())
        } or self._names()
        data = {
            "custom_id": component["custom_id"],
            "component_type": component["type"],
            "values": [labels.get(value, value) for value in given],
        }
        return await self._ask("component", {"message_id": message.id, "data": data}, message.channel_id)

    async def submit(self, modal: Modal, values: dict[str, str | bool | Sequence[str]]) -> Answer:
        """Send a form, its fields named by label or custom_id; labels of options may stand for their values."""
        fields = modal.fields()
        fields |= {str(c["custom_id"]): c for c in walk(modal.json["components"]) if "custom_id" in c}
        unknown = [name for name in values if name not in fields]
        if unknown:
            raise LookupError(f"no {unknown} among {list(fields)}")
        components = [_filled(fields[name], value) for name, value in values.items()]
        data = {"custom_id": modal.json["custom_id"], "components": components}
        return await self._ask("modal", {"data": data}, modal.channel_id)

    async def final(self, answer: Answer) -> Answer:
        """Return, after a deferred press, the first thing the bot then did with that interaction."""
        return await self._wait(self._pending[answer.nonce].answer, f"what follows {answer}")

    def _begin(self) -> tuple[str, Pending]:
        nonce = f"{self.name}-{next(self._numbers)}"
        self._pending[nonce] = Pending(self.channel, asyncio.get_running_loop().create_future())
        return nonce, self._pending[nonce]

    async def _ask(self, op: str, data: Json, channel_id: str | None = None) -> Answer:
        nonce, pending = self._begin()
        pending.channel_id = channel_id or self.channel
        await self._send(op, {"nonce": nonce, "channel_id": pending.channel_id, **data})
        return await self._wait(pending.answer, f"an answer to {op} {data['data']}")

    async def _wait(self, future: asyncio.Future[Answer], what: str) -> Answer:
        await self.until(future.done, what)
        return future.result()

    async def _send(self, op: str, data: Json) -> None:
        assert self._socket is not None
        await self._socket.send_str(json.dumps({"op": op, "d": data}))


def _filled(field_: Json, value: str | bool | Sequence[str]) -> Json:
    """Return one input of a form with what is put into it."""
    filled = {"type": field_["type"], "custom_id": field_["custom_id"]}
    labels = {option["label"]: option["value"] for option in field_.get("options", ())}
    if field_["type"] in ONE_VALUE:
        return filled | {"value": labels.get(str(value), value)}
    several = [value] if isinstance(value, str) else list(value) if isinstance(value, Sequence) else []
    return filled | {"values": [labels.get(item, item) for item in several]}


@asynccontextmanager
async def at(url: str, name: str, channel: str = "grove") -> AsyncIterator[Person]:
    """Yield the person of this name (Ada, Bruno, Celina, Dorota) with a page open on a channel, until the block ends."""
    async with aiohttp.ClientSession() as session:
        async with session.get(f"{url}/page/people") as response:
            users = {user["global_name"]: user for user in await response.json()}
        person = Person(url, users[name], session)
        address = f"{url}/page/socket?person={person.id}"
        async with session.ws_connect(address, headers={"Origin": url}, max_msg_size=0) as socket:
            person._socket = socket
            reading = asyncio.create_task(person._read(socket))
            try:
                await person.go(channel)
                yield person
            finally:
                await socket.close()
                await reading
