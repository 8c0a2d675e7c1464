"""The screen of one person: what the page's socket has told so far, and waiting for more of it."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TypeVar

import aiohttp

from tests import idle
from tests.standin.command_line import Choice
from tests.standin.sight import Answer, Json, Message, Modal

PATIENCE = 120.0
"""Seconds after which what is waited for has failed, many times as long as it takes on a busy machine; how long that is benchmarks say.

They are of the real clock: a test may put that of the loop forward while somebody waits.
"""
Found = TypeVar("Found")
Condition = Callable[[Message], bool]


@dataclass
class Pending:
    """One thing asked: an answer of the bot, or the choices of an autocomplete."""

    channel_id: str
    answer: asyncio.Future[Answer]
    choices: asyncio.Future[list[Choice]] = field(default_factory=asyncio.Future)


class Screen:
    """The screen of one person: all that they see. `Person` adds what they can do."""

    def __init__(self, user: Json) -> None:
        self.user = user
        self.locale = ""
        self.commands: list[Json] = []
        self.channels: dict[str, Json] = {}
        self.people: dict[str, str] = {}
        self.is_bot_online = False
        self.channel = ""
        self._socket: aiohttp.ClientWebSocketResponse | None = None
        self._messages: dict[str, dict[str, Message]] = {}
        self._pending: dict[str, Pending] = {}
        self._watchers: set[asyncio.Event] = set()
        self._histories: set[str] = set()
        self.states: list[str] = []
        self.typing: list[str] = []
        self.errors: list[str] = []

    @property
    def id(self) -> str:
        return str(self.user["id"])

    @property
    def name(self) -> str:
        return str(self.user["global_name"])

    @property
    def mention(self) -> str:
        return f"<@{self.id}>"

    def messages(self, channel: str | None = None) -> list[Message]:
        """Return the messages now in a channel (None: in the one looked at), oldest first; own ephemeral messages included."""
        return list(self._messages.get(self._channel_id(channel), {}).values())

    async def sees(self, wanted: str | Condition, channel: str | None = None) -> Message:
        """Return the newest message that has these words (or satisfies the condition), as soon as there is one."""
        condition = (lambda m: wanted in m.text) if isinstance(wanted, str) else wanted

        def find() -> Message | None:
            return next((m for m in reversed(self.messages(channel)) if condition(m)), None)

        return await self._until(find, f"to see {wanted!r}")

    async def next_message(self, after: Message | None = None, channel: str | None = None) -> Message:
        """Return the first message that comes after this one (by default after the newest there is now)."""
        known = after or next(reversed(self.messages(channel)), None)
        last = int(known.id) if known else 0

        def find() -> Message | None:
            return next((m for m in self.messages(channel) if int(m.id) > last), None)

        return await self._until(find, "a further message")

    async def until(self, condition: Callable[[], bool], what: str = "a change") -> None:
        """Wait until the condition holds; it is asked again after each event."""
        await self._until(lambda: condition() or None, what)

    async def gone(self, message: Message) -> None:
        await self.until(lambda: message.is_deleted, f"{message.text!r} to go")

    async def edited(self, message: Message, edits: int = 1) -> Message:
        """Wait until a message has been edited that often in all since this person saw it."""
        await self.until(lambda: message.edits >= edits, f"{message.text!r} to change")
        return message

    async def bot_ready(self) -> None:
        """Wait until the bot is online and has registered commands."""
        await self.until(lambda: self.is_bot_online and bool(self.commands), "the bot")

    async def bot_gone(self) -> None:
        await self.until(lambda: not self.is_bot_online, "the bot to leave")

    def _names(self) -> dict[str, str]:
        return {name: i for i, name in self.people.items()} | {c["name"]: i for i, c in self.channels.items()}

    def _channel_id(self, channel: str | None) -> str:
        if channel is None:
            return self.channel
        wanted = channel.removeprefix("#")
        return next(i for i, c in self.channels.items() if wanted in (i, c["name"]))

    async def _until(self, find: Callable[[], Found | None], what: str) -> Found:
        changed = asyncio.Event()
        self._watchers.add(changed)
        end = time.monotonic() + PATIENCE
        try:
            with idle.noticing(changed) as notice:
                while (found := find()) is None:
                    self._still_here()
                    if notice.is_idle or time.monotonic() >= end:
                        raise TimeoutError(f"{self.name} waited for {what}; {self._sight()}")
                    with suppress(TimeoutError):
                        async with asyncio.timeout(end - time.monotonic()):
                            await changed.wait()
                    changed.clear()
        finally:
            self._watchers.discard(changed)
        return found

    def _still_here(self) -> None:
        if self._socket is None or self._socket.closed:
            raise ConnectionError(f"{self.name}'s page has lost the server")

    def _sight(self) -> str:
        return f"sees {[m.text for m in self.messages()]}"

    async def _read(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        async for frame in socket:
            if frame.type is aiohttp.WSMsgType.TEXT:
                self.hear(json.loads(frame.data))
                self._wake()
        self._wake()

    def hear(self, event: Json) -> None:
        """Show what an event tells."""
        getattr(self, f"_on_{event['t'].lower()}")(event["d"])

    def _wake(self) -> None:
        for watcher in self._watchers:
            watcher.set()

    def _on_ready(self, data: Json) -> None:
        self.locale, self.commands = data["locale"], data["commands"]
        self.is_bot_online = data["bot"]["online"]
        self.people = {u["id"]: u["global_name"] for u in data["people"]}
        self.channels |= {c["id"]: c for g in data["guilds"] for c in g["channels"]}
        self.channels |= {c["id"]: c for c in data["dms"]}

    def _on_history(self, data: Json) -> None:
        channel, known = data["channel_id"], self._messages.get(data["channel_id"], {})
        fresh = {}
        for shown in data["messages"]:
            fresh[shown["id"]] = known.get(shown["id"]) or Message(shown)
            fresh[shown["id"]].json = shown
        self._messages[channel] = fresh
        self._histories.add(channel)

    def _on_message_create(self, data: Json) -> None:
        self._messages.setdefault(data["channel_id"], {})[data["id"]] = Message(data)

    def _on_message_update(self, data: Json) -> None:
        message = self._messages.get(data["channel_id"], {}).get(data["id"])
        if message:
            message.json = data
            message.edits += 1

    def _on_message_delete(self, data: Json) -> None:
        message = self._messages.get(data["channel_id"], {}).pop(data["id"], None)
        if message:
            message.is_deleted = True

    def _on_typing(self, data: Json) -> None:
        self.typing.append(data["channel_id"])

    def _on_commands(self, data: Json) -> None:
        self.commands = data["commands"]

    def _on_bot(self, data: Json) -> None:
        self.is_bot_online = data["online"]

    def _on_channel(self, data: Json) -> None:
        self.channels[data["id"]] = data

    def _on_interaction(self, data: Json) -> None:
        state, nonce = data["state"], data["nonce"]
        if state in ("sent", "thinking"):
            self.states.append(state)
            return
        pending = self._pending[nonce]
        message = self._messages.get(pending.channel_id, {}).get(data.get("message_id", ""))
        kind = "failed" if state == "failed" else "message" if message else "done"
        if data.get("deferred"):
            self._resolve(nonce, Answer("deferred", nonce, message))
            pending.answer = asyncio.get_running_loop().create_future()
        else:
            self._resolve(nonce, Answer(kind, nonce, message))

    def _on_autocomplete(self, data: Json) -> None:
        choices = [Choice(c["name"], c["value"]) for c in data["choices"]]
        self._pending[data["nonce"]].choices.set_result(choices)

    def _on_modal(self, data: Json) -> None:
        nonce = data["nonce"]
        modal = Modal(data["modal"], self._pending[nonce].channel_id)
        self._resolve(nonce, Answer("modal", nonce, modal_=modal))

    def _on_error(self, data: Json) -> None:
        if data.get("nonce") in self._pending:
            self._resolve(data["nonce"], Answer("refused", data["nonce"], sentence=data["message"]))
        else:
            self.errors.append(data["message"])

    def _resolve(self, nonce: str, answer: Answer) -> None:
        future = self._pending[nonce].answer
        if not future.done():
            future.set_result(answer)
