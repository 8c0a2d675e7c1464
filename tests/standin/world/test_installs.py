"""Applications that people carry along: where their commands are offered, and what a bot without a seat there can do."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

import pytest

from standin.protocol import permissions as bits
from standin.server import LocalDiscord
from tests.standin.people import Person, at
from tests.standin.sight import Answer
from tests.standin.wire import Json, Line, Wire, wire


def command(name: str, **where: list[int]) -> Json:
    return {"name": name, "description": "Does", "type": 1, **where}


COMMANDS = (
    command("server", integration_types=[0]),
    command("mine", integration_types=[1]),
    command("both", integration_types=[0, 1]),
    command("private", integration_types=[1], contexts=[2]),
    command("direct", integration_types=[0, 1], contexts=[1]),
)


@dataclass
class Stage:
    raw: Wire
    line: Line
    person: Person

    async def use(self, name: str) -> tuple[Json, asyncio.Task[Answer]]:
        task = asyncio.create_task(self.person.command(f"/{name}"))
        return await self.line.event("INTERACTION_CREATE"), task


@asynccontextmanager
async def staged(local: LocalDiscord, name: str, channel: str) -> AsyncIterator[Stage]:
    async with wire(local) as raw, raw.gateway() as line:
        await line.identify()
        await raw.register(*COMMANDS)
        if channel == "direct":
            user = local.world.person_named(name).id
            channel = (await raw.ask("POST", "/users/@me/channels", {"recipient_id": user}))[1]["id"]
        async with at(local.url, name, channel) as person:
            await person.until(lambda: person.is_bot_online)
            yield Stage(raw, line, person)


@pytest.mark.parametrize(
    ("name", "channel", "offered"),
    [
        ("Ada", "grove", "server both"),
        ("Bruno", "grove", "server mine both"),
        ("Bruno", "summit", "mine both"),
        ("Dorota", "summit", ""),
        ("Ada", "direct", "server both direct"),
        ("Bruno", "direct", "server mine both direct"),
        ("Bruno", "Ada, Bruno, Celina", "mine both private"),
        ("Ada", "Ada, Bruno, Celina", ""),
    ],
)
async def test_what_is_offered_where(local: LocalDiscord, name: str, channel: str, offered: str) -> None:
    async with staged(local, name, channel) as stage:
        assert [known["name"] for known in stage.person.commands] == offered.split()
        stage.person.commands = local.world.commands[None]
        for each in COMMANDS:
            if each["name"] not in offered.split():
                assert (await stage.person.command(f"/{each['name']}")).kind == "refused"


@pytest.mark.parametrize(
    ("name", "channel", "context", "keys"),
    [
        ("Ada", "grove", 0, ["0"]),
        ("Bruno", "grove", 0, ["0", "1"]),
        ("Bruno", "summit", 0, ["1"]),
        ("Ada", "direct", 1, ["0"]),
        ("Bruno", "Ada, Bruno, Celina", 2, ["1"]),
    ],
)
async def test_an_interaction_says_by_whose_leave_it_comes(
    local: LocalDiscord, name: str, channel: str, context: int, keys: list[str]
) -> None:
    async with staged(local, name, channel) as stage:
        interaction, task = await stage.use("both")
        owners = interaction["authorizing_integration_owners"]
        assert (interaction["context"], list(owners)) == (context, keys)
        place = local.world.channels[stage.person.channel]
        assert owners.get("0", place.guild_id or "0") == (place.guild_id or "0")
        assert owners.get("1", stage.person.id) == stage.person.id
        assert ("member" in interaction, "user" in interaction) == (context == 0, context != 0)
        _, answered = await stage.raw.answer(interaction, {"type": 4, "data": {"content": "done"}})
        made = answered["resource"]["message"]["interaction_metadata"]
        assert made["authorizing_integration_owners"] == owners
        assert (await task).text == "done"


async def test_a_guest_answers_and_does_nothing_else(local: LocalDiscord) -> None:
    async with staged(local, "Bruno", "summit") as stage:
        interaction, task = await stage.use("mine")
        granted = int(interaction["app_permissions"])
        assert granted == bits.ANSWERING
        button = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Go", "custom_id": "go"}]}
        await stage.raw.answer(interaction, {"type": 4, "data": {"content": "x", "components": [button]}})
        message = (await task).message
        assert (await stage.raw.post("summit", content="x"))[1]["code"] == 50001
        path = f"/channels/{message.channel_id}/messages/{message.id}"
        assert (await stage.raw.ask("PATCH", path, {"content": "y"}))[1]["code"] == 50001
        status, _ = await stage.raw.hook("PATCH", interaction, "/messages/@original", {"content": "y"})
        assert status == 200
        for number in range(5):
            assert (await stage.raw.hook("POST", interaction, body={"content": f"{number}"}))[0] == 200
        status, body = await stage.raw.hook("POST", interaction, body={"content": "sixth"})
        assert (status, body["code"]) == (400, 40094)
        assert body["message"] == "This interaction has reached the maximum number of follow-up messages."


async def test_anybody_there_may_press_what_a_guest_has_shown(local: LocalDiscord) -> None:
    async with staged(local, "Bruno", "summit") as stage, at(local.url, "Dorota", "summit") as dorota:
        interaction, task = await stage.use("mine")
        button = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Go", "custom_id": "go"}]}
        await stage.raw.answer(interaction, {"type": 4, "data": {"content": "x", "components": [button]}})
        await task
        press = asyncio.create_task(dorota.press(await dorota.sees("x"), "Go"))
        pressed = await stage.line.event("INTERACTION_CREATE")
        bruno = local.world.person_named("Bruno").id
        assert pressed["authorizing_integration_owners"] == {"1": bruno}
        await stage.raw.answer(pressed, {"type": 7, "data": {"content": "pressed", "components": []}})
        assert (await press).text == "pressed"


async def test_where_guests_may_not_be_shown_their_answers_are_private(local: LocalDiscord) -> None:
    guild = local.world.guilds[local.world.channel_named("summit").guild_id or ""]
    guild.roles[guild.id].permissions &= ~bits.USE_EXTERNAL_APPS
    async with staged(local, "Bruno", "summit") as stage:
        interaction, task = await stage.use("mine")
        await stage.raw.answer(interaction, {"type": 4, "data": {"content": "x"}})
        assert (await task).message.is_ephemeral


async def test_where_the_bot_is_at_home_its_answers_are_for_all(local: LocalDiscord) -> None:
    """There, and where people write to each other, nobody is asked whether guests may be shown."""
    guild = local.world.guilds[local.world.channel_named("grove").guild_id or ""]
    guild.roles[guild.id].permissions &= ~bits.USE_EXTERNAL_APPS
    async with staged(local, "Bruno", "grove") as stage:
        interaction, task = await stage.use("mine")
        await stage.raw.answer(interaction, {"type": 4, "data": {"content": "x"}})
        assert not (await task).message.is_ephemeral


async def test_a_bot_hears_nothing_of_servers_it_is_not_in(local: LocalDiscord) -> None:
    async with staged(local, "Bruno", "summit") as stage:
        await stage.person.say("on the summit")
        await stage.person.go("Ada, Bruno, Celina")
        await stage.person.say("among us")
        await stage.person.go("grove")
        await stage.person.say("in the grove")
        heard = await stage.line.event("MESSAGE_CREATE")
        assert heard["channel_id"] == local.world.channel_named("grove").id


async def offered(local: LocalDiscord, name: str) -> list[str]:
    """Return the names of the commands that somebody is offered in the grove."""
    async with at(local.url, name, "grove") as person:
        await person.until(lambda: person.is_bot_online)
        return [known["name"] for known in person.commands]


async def test_a_command_for_nobody_is_for_those_who_may_do_everything(local: LocalDiscord) -> None:
    async with wire(local) as raw, raw.gateway() as line:
        await line.identify()
        await raw.register(command("stop") | {"default_member_permissions": 0})
        guild = local.world.guilds[local.world.channel_named("grove").guild_id or ""]
        assert guild.owner_id == local.world.person_named("Ada").id
        assert [await offered(local, name) for name in ("Ada", "Bruno")] == [["stop"], []]
