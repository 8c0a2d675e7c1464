"""The wire of a rehearsal: requests whose status, headers and body are all seen, and the events of the gateway."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

import aiohttp
import discord
from discord.http import Route

MOST_TRIES = 5
TOO_MANY = 429
PICTURE = "rehearsal.png"
BUTTON = "rehearsal:press"
COMMAND, FORM = "rehearsal", "rehearsal:form"
Json: TypeAlias = dict[str, Any]


@dataclass(frozen=True, slots=True)
class RestAnswer:
    """The answer to a request; `data` is its JSON, None where it has none."""

    status: int
    headers: Mapping[str, str]
    data: Any

    @property
    def is_good(self) -> bool:
        return self.status < 300

    @property
    def code(self) -> int | None:
        """Number of Discord's own for what is wrong, None where nothing is."""
        return self.data.get("code") if isinstance(self.data, dict) and not self.is_good else None


@dataclass(frozen=True, slots=True)
class Heard:
    """An interaction as the gateway has told it."""

    id: int
    token: str
    data: Json


class RestWire:
    """Requests as the bot makes them, each sent again where Discord says to wait."""

    def __init__(self, session: aiohttp.ClientSession, token: str) -> None:
        self.session = session
        self._token = token

    async def ask(
        self, method: str, path: str, body: object = None, *, picture: bytes = b"", is_signed: bool = True
    ) -> RestAnswer:
        """Send a request and return the answer, whatever it is; `picture` goes along as a file."""
        headers = {"Authorization": f"Bot {self._token}"} if is_signed else {}
        for _ in range(MOST_TRIES - 1):
            answer = await self._try(method, path, headers, body, picture)
            if answer.status != TOO_MANY or not isinstance(answer.data, dict):
                return answer
            await asyncio.sleep(float(answer.data.get("retry_after", 1)))
        return await self._try(method, path, headers, body, picture)

    async def _try(
        self, method: str, path: str, headers: Mapping[str, str], body: object, picture: bytes
    ) -> RestAnswer:
        sent: Json = {} if body is None else {"json": body}
        if picture:
            sent = {"data": _form(body, picture)}
        async with self.session.request(method, Route.BASE + path, headers=headers, **sent) as response:
            raw = await response.read()
            is_json = response.content_type == "application/json"
            return RestAnswer(response.status, response.headers, json.loads(raw) if is_json else None)


def _form(body: object, picture: bytes) -> aiohttp.FormData:
    form = aiohttp.FormData()
    form.add_field("payload_json", json.dumps(body), content_type="application/json")
    form.add_field("files[0]", picture, filename=PICTURE, content_type="image/png")
    return form


class EventWire(discord.Client):
    """The gateway, with an event for what a rehearsal waits for."""

    def __init__(self) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True), max_messages=None, chunk_guilds_at_startup=False
        )
        self.is_open = asyncio.Event()
        self.is_back = asyncio.Event()
        """Event set once the gateway is open again, whether or not the session was resumed."""
        self.has_resumed = False
        self.presses: asyncio.Queue[Heard] = asyncio.Queue()
        """Interactions with the rehearsal's button."""
        self.typing: asyncio.Queue[Heard] = asyncio.Queue()
        """Questions for suggestions to the rehearsal's command."""
        self.commands: asyncio.Queue[Heard] = asyncio.Queue()
        self.forms: asyncio.Queue[Heard] = asyncio.Queue()

    async def on_connect(self) -> None:
        if self.is_open.is_set():
            self.is_back.set()
        self.is_open.set()

    async def on_resumed(self) -> None:
        self.has_resumed = True
        self.is_back.set()

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        data: Any = interaction.data
        kind, heard = interaction.type, Heard(interaction.id, interaction.token, data)
        if data.get("custom_id") == BUTTON:
            self.presses.put_nowait(heard)
        elif data.get("custom_id") == FORM:
            self.forms.put_nowait(heard)
        elif data.get("name") == COMMAND:
            is_typing = kind is discord.InteractionType.autocomplete
            (self.typing if is_typing else self.commands).put_nowait(heard)

    async def cut(self) -> None:
        """Cut the connection so that the library resumes the session."""
        socket: Any = self.ws
        await socket.close(4000)
