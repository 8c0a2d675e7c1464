"""A stand-in and a real discord.py bot on it, both inside the test's own event loop."""

from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Optional

import discord
import pytest
from discord import app_commands
from PIL import Image

from bot.discord import endpoint
from standin.server import LocalDiscord
from tests import idle
from tests.clock import Clock
from tests.standin import openapi
from tests.standin.conformance import Conformance
from tests.standin.screen import PATIENCE

INTENTS = discord.Intents(guilds=True, guild_messages=True, guild_reactions=True, dm_messages=True)


@pytest.fixture(autouse=True)
def conformance() -> Iterator[Conformance]:
    """Assert, whatever a test is about, that all requests, answers and frames of its stand-ins fit Discord's description."""
    watching = LocalDiscord.observer = Conformance(openapi.load())
    yield watching
    LocalDiscord.observer = None
    assert "\n".join(watching.problems()) == ""


@pytest.fixture(autouse=True)
def untouched_discord(monkeypatch: pytest.MonkeyPatch) -> None:
    """Put back the addresses in discord.py after each test, which may point it elsewhere."""
    gateway = discord.gateway.DiscordWebSocket
    monkeypatch.setattr(discord.http.Route, "BASE", discord.http.Route.BASE)
    monkeypatch.setattr(gateway, "DEFAULT_GATEWAY", gateway.DEFAULT_GATEWAY)
    monkeypatch.setattr(discord.asset.Asset, "BASE", discord.asset.Asset.BASE)


@pytest.fixture
async def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Return the clock of this test's event loop."""
    loop = asyncio.get_running_loop()
    fast = Clock(loop.time)
    monkeypatch.setattr(loop, "time", fast)
    return fast


def picture(colour: str = "#4e6b3a") -> discord.File:
    drawn = io.BytesIO()
    Image.new("RGB", (40, 30), colour).save(drawn, "PNG")
    drawn.seek(0)
    return discord.File(drawn, "board.png", description="An empty board")


class Card(discord.ui.LayoutView):
    """A V2 layout with a picture and a button inside a container."""

    def __init__(self, words: str = "## The grove\nAda moves") -> None:
        super().__init__(timeout=None)
        gallery: discord.ui.MediaGallery[Card] = discord.ui.MediaGallery()
        gallery.add_item(media="attachment://board.png", description="An empty board")
        row: discord.ui.ActionRow[Card] = discord.ui.ActionRow()
        look: discord.ui.Button[Card] = discord.ui.Button(label="Look", custom_id="look")
        look.callback = self._look  # type: ignore[method-assign]
        row.add_item(look)
        text: discord.ui.TextDisplay[Card] = discord.ui.TextDisplay(words)
        self.add_item(discord.ui.Container(text, gallery, row))

    async def _look(self, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(
            view=Card("## The grove\nBruno moves"), attachments=[picture("#1565c0")]
        )


class Form(discord.ui.Modal, title="Name the table"):
    name: discord.ui.Label[Form] = discord.ui.Label(
        text="Name", component=discord.ui.TextInput(max_length=20)
    )
    size: discord.ui.Label[Form] = discord.ui.Label(
        text="Size",
        component=discord.ui.Select(
            options=[discord.SelectOption(label="Small"), discord.SelectOption(label="Big")]
        ),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        assert isinstance(self.name.component, discord.ui.TextInput)
        assert isinstance(self.size.component, discord.ui.Select)
        await interaction.response.send_message(f"{self.name.component.value}: {self.size.component.values}")


class Panel(discord.ui.View):
    """Classic components, one for each way of answering a press."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.presses = 0

    @discord.ui.button(label="Count", custom_id="count")
    async def count(self, interaction: discord.Interaction, button: discord.ui.Button[Panel]) -> None:
        self.presses += 1
        await interaction.response.edit_message(content=f"pressed {self.presses}")

    @discord.ui.button(label="Form", custom_id="form")
    async def form(self, interaction: discord.Interaction, button: discord.ui.Button[Panel]) -> None:
        await interaction.response.send_modal(Form())

    @discord.ui.button(label="Later", custom_id="later")
    async def later(self, interaction: discord.Interaction, button: discord.ui.Button[Panel]) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(content="changed later")

    @discord.ui.button(label="Closed", custom_id="closed", disabled=True)
    async def closed(self, interaction: discord.Interaction, button: discord.ui.Button[Panel]) -> None:
        await interaction.response.send_message("never")

    @discord.ui.select(
        custom_id="trees",
        placeholder="Trees",
        max_values=2,
        options=[discord.SelectOption(label=name.title(), value=name) for name in ("oak", "elm", "ash")],
    )
    async def trees(self, interaction: discord.Interaction, menu: discord.ui.Select[Panel]) -> None:
        await interaction.response.send_message(f"chose {menu.values}", ephemeral=True)


class Gardener(discord.Client):
    """A small bot that uses each way of answering there is."""

    def __init__(self, intents: discord.Intents = INTENTS) -> None:
        super().__init__(intents=intents, guild_ready_timeout=0.01)
        self.tree = app_commands.CommandTree(self)
        self.registered = asyncio.Event()
        self.resumed = asyncio.Event()
        self.heard: list[discord.Message] = []
        self.failures: asyncio.Queue[discord.NotFound] = asyncio.Queue()
        self.seen: list[discord.Interaction] = []
        self.release = asyncio.Event()
        self._add_commands()

    async def setup_hook(self) -> None:
        await self.tree.sync()
        self.registered.set()

    async def on_resumed(self) -> None:
        self.resumed.set()

    async def on_message(self, message: discord.Message) -> None:
        self.heard.append(message)

    def _add_commands(self) -> None:
        group = app_commands.Group(name="grove", description="Things of the grove")

        @group.command(description="Says hello")
        async def hello(interaction: discord.Interaction, name: str, times: int = 1) -> None:
            self.seen.append(interaction)
            await interaction.response.send_message(", ".join([f"hello **{name}**"] * times))

        @group.command(description="Takes a tile")
        async def take(interaction: discord.Interaction, first: str, second: str) -> None:
            await interaction.response.send_message(f"{first}+{second}", ephemeral=True)

        @take.autocomplete("second")
        async def second(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
            first = interaction.namespace.first
            names = [f"{first} and {tile}" for tile in ("oak", "elm") if tile.startswith(current)]
            return [app_commands.Choice(name=name, value=name[-3:]) for name in names]

        @group.command(description="Greets somebody")
        async def greet(interaction: discord.Interaction, who: discord.Member) -> None:
            await interaction.response.send_message(f"welcome {who.mention}, {who.display_name}")

        @group.command(description="Points to a channel")
        async def point(interaction: discord.Interaction, place: discord.TextChannel) -> None:
            await interaction.response.send_message(place.mention)

        @group.command(description="Keeps a leaf")
        async def keep(
            interaction: discord.Interaction,
            leaf: Optional[discord.Attachment] = None,  # noqa: UP045 - the library reads this form
            role: Optional[discord.Role] = None,  # noqa: UP045
        ) -> None:
            await interaction.response.send_message(leaf.filename if leaf else str(role))

        @group.command(description="Shows a panel")
        async def panel(interaction: discord.Interaction) -> None:
            await interaction.response.send_message("panel", view=Panel())

        @group.command(description="Draws for a while")
        async def draw(interaction: discord.Interaction, private: bool = False) -> None:
            await interaction.response.defer(thinking=True, ephemeral=private)
            await interaction.followup.send("drawn", file=picture())

        @group.command(description="Shows a card")
        async def card(interaction: discord.Interaction) -> None:
            await interaction.response.send_message(view=Card(), file=picture())

        @group.command(description="Answers when told to")
        async def slow(interaction: discord.Interaction) -> None:
            self.seen.append(interaction)
            await self.release.wait()
            try:
                await interaction.response.send_message("too late")
            except discord.NotFound as error:
                self.failures.put_nowait(error)

        self.tree.add_command(group)


@pytest.fixture
async def local() -> AsyncIterator[LocalDiscord]:
    async with LocalDiscord(deadline=PATIENCE) as running:
        yield running


@asynccontextmanager
async def running(url: str) -> AsyncIterator[Gardener]:
    """Yield a bot logged in at this address until the block ends."""
    endpoint.use(url)
    bot = Gardener()
    task = asyncio.create_task(bot.start("any-token"))
    registered = asyncio.create_task(bot.registered.wait())
    try:
        await asyncio.wait({task, registered}, return_when=asyncio.FIRST_COMPLETED)
        with idle.watched():
            yield bot
    finally:
        registered.cancel()
        await bot.close()
        await asyncio.gather(task, return_exceptions=True)


@pytest.fixture
async def gardener(local: LocalDiscord) -> AsyncIterator[Gardener]:
    async with running(local.url) as bot:
        yield bot
