"""Keys of gateway frames that discord.py cannot do without: found by leaving out one key at a time and looking on.

A key is needed if without it the client raises an error or does something else than with it. The client is a real
one, on a real socket; a gateway of our own plays frames to it.
"""

from __future__ import annotations

import asyncio
import copy
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Self

import discord
import yarl
from aiohttp import web
from discord import app_commands
from discord.gateway import DiscordWebSocket, ReconnectWebSocket

from tests.standin.screen import PATIENCE

Json = dict[str, Any]
Path = tuple[str | int, ...]
TURNS = 6
"""Turns of the loop, until what a frame has set going has come to its end (or to a request, which is the bot's affair)."""


def keys(value: Any, path: Path = ()) -> Iterator[Path]:
    """Yield the way to every key in it, also inside lists."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for step, inner in items:
        if isinstance(step, str):
            yield (*path, step)
        yield from keys(inner, (*path, step))


def without(frame: Json, path: Path) -> Json:
    """Return the frame but for one key."""
    less = inner = copy.deepcopy(frame)
    for step in path[:-1]:
        inner = inner[step]  # type: ignore[index]
    del inner[path[-1]]  # type: ignore[arg-type]
    return less


class Press(discord.ui.DynamicItem[discord.ui.Item[Any]], template=r".+"):
    """The item for any component of any message, taken up without memory of it, as the bot does."""

    def __init__(self, item: discord.ui.Item[Any]) -> None:
        super().__init__(item)

    @classmethod
    async def from_custom_id(cls, _: Any, item: discord.ui.Item[Any], __: Any, /) -> Self:
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        interaction.client.dispatch("press", self.item)


class Listener(discord.Client):
    """A client that notes what it hears and answers nothing. Being ready comes too late to be heard: when is a matter of chance."""

    def __init__(self) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True, messages=True), guild_ready_timeout=60.0, max_messages=None
        )
        self.heard: list[str] = []
        self.tree = app_commands.CommandTree(self)
        self.tree.error(self._failed)
        self.tree.add_command(_group())
        self.add_dynamic_items(Press)

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        self.heard.append(event)

    async def _failed(self, _: discord.Interaction[Any], error: app_commands.AppCommandError) -> None:
        self.heard.append(repr(error))


def _group() -> app_commands.Group:
    group = app_commands.Group(name="grove", description="Things of the grove")

    @group.command(description="Takes a tile")
    async def take(interaction: discord.Interaction[Any], first: str, second: str) -> None:
        interaction.client.dispatch(f"take {first} {second}")

    @take.autocomplete("second")
    async def choices(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
        interaction.client.dispatch(f"choices {interaction.namespace.first} {current}")
        raise app_commands.AppCommandError("nothing to offer")

    @group.command(description="Says hello")
    async def hello(interaction: discord.Interaction[Any], name: str) -> None:
        interaction.client.dispatch(f"hello {name} {interaction.user.name}")

    @group.command(description="Greets somebody")
    async def greet(interaction: discord.Interaction[Any], who: discord.Member) -> None:
        interaction.client.dispatch(f"greet {who}")

    @group.command(description="Points to a channel")
    async def point(interaction: discord.Interaction[Any], place: discord.TextChannel) -> None:
        interaction.client.dispatch(f"point {place.name}")

    return group


class Playback:
    """A gateway that plays frames to the one client that listens to it."""

    def __init__(self, client: Listener) -> None:
        self._client = client
        self._hello: Json = {}
        self._arrival: asyncio.Future[web.WebSocketResponse]
        self._ends: tuple[web.WebSocketResponse, DiscordWebSocket] | None = None
        self.address = yarl.URL()

    async def connect(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json(self._hello)
        self._arrival.set_result(socket)
        async for _ in socket:
            pass
        return socket

    async def outcome(self, frames: Sequence[Json]) -> list[str]:
        """Return what the client hears, and how it fails, when these frames come one after the other. The first is HELLO.

        One connection serves for all that begin with the same HELLO: a READY makes the client forget everything.
        """
        self._client.heard.clear()
        try:
            async with asyncio.timeout(PATIENCE):
                await self._listen(frames)
        except ReconnectWebSocket as end:
            self._client.heard.append(f"reconnects: {end.op}")
            await self.hang_up()
        except Exception as error:
            self._client.heard.append(type(error).__name__)
        for _ in range(TURNS):
            await asyncio.sleep(0)
        return list(self._client.heard)

    async def _listen(self, frames: Sequence[Json]) -> None:
        if frames[0] is not self._hello:
            await self.hang_up()
            self._hello = frames[0]
        ours, theirs = self._ends or await self._connect()
        for frame in frames[1:]:
            await ours.send_json(frame)
            await theirs.poll_event()

    async def _connect(self) -> tuple[web.WebSocketResponse, DiscordWebSocket]:
        self._arrival = asyncio.get_running_loop().create_future()
        theirs = await DiscordWebSocket.from_client(
            self._client, initial=True, gateway=self.address, compress=False
        )
        self._ends = (await self._arrival, theirs)
        return self._ends

    async def hang_up(self) -> None:
        """End the connection; the next frames go over a new one."""
        if self._ends:
            await self._ends[1].close()
        self._ends = None


@asynccontextmanager
async def playback(url: str) -> AsyncIterator[Playback]:
    """Yield a client logged in at the stand-in of this address; frames it gets from elsewhere."""
    async with Listener() as client:
        await client.login("any token")
        found = Playback(client)
        application = web.Application()
        application.add_routes([web.get("/", found.connect)])
        runner = web.AppRunner(application, shutdown_timeout=0.1)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        found.address = yarl.URL(f"ws://127.0.0.1:{runner.addresses[0][1]}/")
        try:
            yield found
        finally:
            await found.hang_up()
            await runner.cleanup()


async def needed(
    playing: Playback, before: Sequence[Json], frame: Json, candidates: Sequence[Path]
) -> set[Path]:
    """Return the paths, out of `candidates`, to the keys of a frame that the client cannot do without, when it comes after `before`."""
    whole = await playing.outcome([*before, frame])
    return {path for path in candidates if await playing.outcome([*before, without(frame, path)]) != whole}
