"""The same script with bots on discord.js and on hikari: what they do on Discord they do on the stand-in.

`make clients` installs them outside the checkout.
"""

from __future__ import annotations

import asyncio
import os
import shutil
from asyncio.subprocess import PIPE, Process
from base64 import b64encode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from standin.protocol.permissions import EVERY_PERMISSION
from standin.server import LocalDiscord
from tests.standin.clients.installed import INSTALLED, PACKAGES
from tests.standin.people import Person, at
from tests.standin.screen import PATIENCE
from tests.standin.tour import PNG

HERE = Path(__file__).parent
EXPECTED = ("ready", "resumed", "heard")


@dataclass(frozen=True)
class Library:
    """A library: `program` runs `script`; both are there, and `folder` among what is installed, or the test is skipped."""

    name: str
    program: str
    script: str
    folder: str

    def is_here(self) -> bool:
        return shutil.which(self.program) is not None and (INSTALLED / self.folder).is_dir()


DISCORD_JS = Library("discord.js", "node", "discord_js.cjs", "node_modules/discord.js")
HIKARI = Library("hikari", str(INSTALLED / "hikari/bin/python"), "hikari_bot.py", "hikari")


class Bot:
    """A bot in a process of its own; it says in lines what happens to it, and what its library finds strange."""

    def __init__(self, process: Process) -> None:
        self._process = process
        self._said: list[str] = []

    async def says(self, line: str) -> None:
        """Wait for a line that begins so, whatever else is said before."""
        assert self._process.stdout is not None
        async with asyncio.timeout(PATIENCE):
            while heard := (await self._process.stdout.readline()).decode():
                self._said.append(heard)
                if heard.startswith(line):
                    return
        raise AssertionError(f"the bot never said {line!r}; it said:\n{''.join(self._said)}")

    async def end(self) -> list[str]:
        """End the bot. Return what it said beside what it was to say."""
        if self._process.returncode is None:
            self._process.kill()
        rest, _ = await self._process.communicate()
        said = [*self._said, *rest.decode().splitlines(keepends=True)]
        return [line for line in said if not line.startswith(EXPECTED)]


@asynccontextmanager
async def running(library: Library, local: LocalDiscord) -> AsyncIterator[Bot]:
    environment = os.environ | {"NODE_PATH": str(PACKAGES)}
    process = await asyncio.create_subprocess_exec(
        library.program,
        str(HERE / library.script),
        local.url,
        token(local),
        PNG,
        stdout=PIPE,
        stderr=asyncio.subprocess.STDOUT,
        env=environment,
    )
    bot = Bot(process)
    try:
        yield bot
    finally:
        complaints = await bot.end()
    assert "".join(complaints) == ""


def token(local: LocalDiscord) -> str:
    """Return a token: any will do for the stand-in, but hikari reads the bot's id in it."""
    return b64encode(local.world.bot["id"].encode()).decode() + ".any.thing"


def libraries() -> list[object]:
    return [
        pytest.param(
            library,
            id=library.name,
            marks=[
                pytest.mark.real(library.name),
                pytest.mark.skipif(
                    not library.is_here(),
                    reason=f"the stand-in with a bot on {library.name}, for it is not installed: make clients",
                ),
            ],
        )
        for library in (DISCORD_JS, HIKARI)
    ]


@pytest.mark.parametrize("library", libraries())
async def test_a_bot_on_another_library_is_at_home(library: Library) -> None:
    async with (
        LocalDiscord(deadline=PATIENCE) as local,
        running(library, local) as bot,
        at(local.url, "Ada") as ada,
    ):
        local.permit("grove", EVERY_PERMISSION)
        await bot.says("ready")
        await ada.bot_ready()
        await use_commands(ada)
        await use_components(ada)
        await use_a_layout(ada)
        await use_a_thread(ada)
        await lose_the_connection(local, bot, ada)


async def use_commands(ada: Person) -> None:
    assert (await ada.command("/hello name:Ada")).text == "hello **Ada**"
    await ada.command("/draw")
    drawn = await ada.sees("drawn")
    (leaf,) = drawn.json["attachments"]
    assert await ada.fetch(leaf["url"]) == b"green"
    await ada.sees("and much more")
    assert [choice.name for choice in await ada.choices("/take tile:o")] == ["oak"]
    taken = await ada.command("/take tile:oak")
    assert taken.text == "took oak"
    assert taken.message.is_ephemeral
    form = (await ada.command("/form")).modal
    assert (await ada.submit(form, {"Name": "Friday grove"})).text == "named Friday grove"


async def use_components(ada: Person) -> None:
    panel = (await ada.command("/panel")).message
    assert (await ada.select(panel, "Trees", ["oak", "ash"])).text == "chose oak+ash"
    assert (await ada.select(panel, "Who", "Bruno")).text == "chose Bruno"
    await ada.press(panel, "Count")
    assert panel.text == "pressed"
    await ada.final(await ada.press(panel, "Later"))
    assert panel.text == "changed later"


async def use_a_layout(ada: Person) -> None:
    card = (await ada.command("/card")).message
    container = card.json["components"][0]
    assert container["components"][0]["content"] == "Ada moves"
    (item,) = container["components"][1]["items"]
    assert (item["description"], item["media"]["width"]) == ("A board", 1)
    await ada.press(card, "Look")
    assert card.json["components"][0]["components"][0]["content"] == "Bruno moves"


async def use_a_thread(ada: Person) -> None:
    await ada.command("/thread")
    await ada.until(lambda: "side table" in {c["name"] for c in ada.channels.values()}, "the thread")
    await ada.go("side table")
    await ada.sees("inside")
    assert (await ada.command("/hello name:there")).text == "hello **there**"
    await ada.go("grove")


async def lose_the_connection(local: LocalDiscord, bot: Bot, ada: Person) -> None:
    """Drop the connection: messages from while the bot is away reach it when it resumes; the session is the same."""
    local.gateway.drop(4000)
    await ada.say("meanwhile")
    await bot.says("heard ada")
    await ada.bot_ready()
    assert (await ada.command("/hello name:again")).text == "hello **again**"
    local.gateway.reconnect()
    await bot.says("resumed")
    assert (await ada.command("/hello name:at last")).text == "hello **at last**"
