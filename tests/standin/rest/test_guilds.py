"""Several servers, their roles and overwrites: what the bot and what people may do and see."""

from __future__ import annotations

import discord
import pytest

from standin.protocol import permissions as bits
from standin.protocol.permissions import Overwrite, Role, in_channel, of_roles
from standin.server import LocalDiscord
from standin.world.state import WorldEvent
from standin.world.wire import channel_json
from tests.standin.conftest import Gardener
from tests.standin.people import Person, at
from tests.standin.wire import Json, Wire, wire

PING: Json = {"name": "ping", "description": "Pings", "type": 1}


@pytest.mark.parametrize(
    ("overwrites", "allowed"),
    [
        ({}, True),
        ({"everyone": Overwrite(deny=bits.SEND_MESSAGES)}, False),
        ({"everyone": Overwrite(deny=bits.SEND_MESSAGES), "b": Overwrite(allow=bits.SEND_MESSAGES)}, True),
        ({"a": Overwrite(deny=bits.SEND_MESSAGES), "b": Overwrite(allow=bits.SEND_MESSAGES)}, True),
        ({"b": Overwrite(allow=bits.SEND_MESSAGES), "me": Overwrite(deny=bits.SEND_MESSAGES)}, False),
        ({"other": Overwrite(deny=bits.SEND_MESSAGES)}, True),
        ({"everyone": Overwrite(deny=bits.VIEW_CHANNEL)}, False),
    ],
    ids=str,
)
def test_everyone_then_roles_together_then_the_member(
    overwrites: dict[str, Overwrite], allowed: bool
) -> None:
    granted = in_channel(bits.EVERYONES, overwrites, "everyone", ["a", "b"], "me")
    assert bool(granted & bits.SEND_MESSAGES) is allowed


def test_an_administrator_is_above_all_overwrites() -> None:
    base = of_roles([Role("1", "everyone", 0), Role("2", "lead", bits.ADMINISTRATOR)])
    assert in_channel(base, {"1": Overwrite(deny=bits.VIEW_CHANNEL)}, "1", ["2"], "3") == bits.ALL_PERMISSIONS


async def test_discords_library_computes_the_same(local: LocalDiscord, gardener: Gardener) -> None:
    await gardener.wait_until_ready()
    compared = 0
    for channel in local.world.channels.values():
        if local.world.has_bot(channel.guild_id) and local.world.may_see(local.world.bot["id"], channel):
            place = gardener.get_channel(int(channel.id))
            assert isinstance(place, discord.abc.GuildChannel | discord.Thread)
            spoken = discord.Permissions.voice().value
            computed = place.permissions_for(place.guild.me).value
            granted = local.world.permissions(local.world.bot["id"], channel)
            assert computed & ~spoken == granted & ~spoken
            compared += 1
    assert compared == 9


async def test_a_bot_knows_the_servers_it_is_in_and_no_other(local: LocalDiscord, gardener: Gardener) -> None:
    await gardener.wait_until_ready()
    assert [guild.name for guild in gardener.guilds] == ["Grovekeeper", "Riverside"]
    assert [guild.name async for guild in gardener.fetch_guilds()] == ["Grovekeeper", "Riverside"]
    river = gardener.guilds[1]
    names = [channel.name for channel in await river.fetch_channels()]
    assert names == ["ford", "mill", "cellar", "herald", "fireside", "tables"]
    assert [role.name for role in await river.fetch_roles()] == ["@everyone", "Grovekeeper", "Wardens"]
    ada = int(local.world.person_named("Ada").id)
    bruno = int(local.world.person_named("Bruno").id)
    assert (await river.fetch_member(ada)).global_name == "Ada"
    with pytest.raises(discord.NotFound, match="10007"):
        await river.fetch_member(bruno)
    hills = int(local.world.channel_named("summit").guild_id or 0)
    with pytest.raises(discord.NotFound, match="10004"):
        await gardener.fetch_guild(hills)
    with pytest.raises(discord.Forbidden, match="50001"):
        await gardener.fetch_channel(int(local.world.channel_named("summit").id))


async def test_a_channel_hidden_from_the_bot(local: LocalDiscord) -> None:
    async with wire(local) as raw, raw.gateway() as line, at(local.url, "Dorota", "cellar") as dorota:
        await line.identify()
        assert (await raw.post("cellar", content="x"))[1]["code"] == 50001
        await dorota.say("between us")
        await dorota.go("ford")
        await dorota.say("to all")
        heard = await line.event("MESSAGE_CREATE")
        assert heard["channel_id"] == local.world.channel_named("ford").id


async def test_people_see_their_servers_and_channels(local: LocalDiscord) -> None:
    async with (
        at(local.url, "Ada") as ada,
        at(local.url, "Bruno") as bruno,
        at(local.url, "Dorota") as dorota,
    ):
        names = [{c["name"] for c in person.channels.values()} for person in (ada, bruno, dorota)]
        everywhere = {"grove", "meadow", "riverbank"}
        river = {"ford", "mill", "herald", "fireside", "tables", "Saturday table"}
        hills, group = {"summit", "pass"}, {"Ada, Bruno, Celina"}
        assert names == [
            everywhere | river | group,
            everywhere | hills | group,
            everywhere | river | hills | {"cellar"},
        ]
        with pytest.raises(StopIteration):
            bruno.messages("ford")
        await bruno._send("open", {"channel_id": local.world.channel_named("ford").id})
        await bruno.until(lambda: bruno.errors == ["There is no such channel."])


async def test_who_may_not_write_is_told(local: LocalDiscord) -> None:
    grove = local.world.channel_named("grove")
    assert grove.guild_id
    grove.overwrites[grove.guild_id] = Overwrite(deny=bits.SEND_MESSAGES)
    async with at(local.url, "Bruno") as bruno, at(local.url, "Ada") as ada:
        await bruno._send("say", {"channel_id": grove.id, "content": "x"})
        await bruno.until(lambda: bruno.errors == ["You may not write here."])
        await ada.say("an owner may")


async def test_what_is_hidden_from_a_person_leaves_the_page(local: LocalDiscord) -> None:
    meadow = local.world.channel_named("meadow")
    assert meadow.guild_id
    async with at(local.url, "Bruno", "meadow") as bruno:
        before = bruno._histories.copy()
        meadow.overwrites[bruno.id] = Overwrite(deny=bits.VIEW_CHANNEL, is_member=True)
        shown = channel_json(local.world, meadow)
        local.world.publish(WorldEvent("CHANNEL_UPDATE", shown, meadow.guild_id))
        first = local.world.channel_named("grove").id
        await bruno.until(lambda: bruno._histories == before | {first}, "another channel instead")


async def test_a_command_for_those_who_keep_order(local: LocalDiscord) -> None:
    async with (
        wire(local) as raw,
        raw.gateway() as line,
        at(local.url, "Ada") as ada,
        at(local.url, "Bruno") as bruno,
        at(local.url, "Celina") as celina,
    ):
        await line.identify()
        needed = bits.MANAGE_MESSAGES
        await raw.register(
            PING,
            {"name": "tidy", "description": "Tidies", "default_member_permissions": needed},
            {"name": "rule", "description": "Rules", "default_member_permissions": 0},
        )
        await ada.until(lambda: _names(ada) == ["ping", "tidy", "rule"])
        await bruno.until(lambda: _names(bruno) == ["ping"])
        await celina.until(lambda: _names(celina) == ["ping", "tidy"])
        bruno.commands = ada.commands
        assert (await bruno.command("/tidy")).sentence == "You lack the permission to use this command."


def _names(person: Person) -> list[str]:
    return [command["name"] for command in person.commands]


async def test_an_interaction_tells_what_its_person_may(local: LocalDiscord) -> None:
    async with wire(local) as raw, raw.gateway() as line:
        await line.identify()
        await raw.register(PING)
        asked = [await _asked(local, raw, name) for name in ("Ada", "Bruno", "Celina")]
        granted = [int(each["member"]["permissions"]) for each in asked]
        assert granted[0] == bits.ALL_PERMISSIONS
        assert granted[1] == bits.EVERYONES
        assert (
            granted[2] == bits.EVERYONES | bits.MANAGE_CHANNELS | bits.MANAGE_MESSAGES | bits.MANAGE_THREADS
        )
        assert len(asked[2]["member"]["roles"]) == 1
        assert int(asked[0]["app_permissions"]) == bits.EVERYONES | bits.INVITED


async def _asked(local: LocalDiscord, raw: Wire, name: str) -> Json:
    async with raw.gateway() as line, at(local.url, name) as person:
        await line.identify()
        await person.bot_ready()
        data = {"id": person.commands[0]["id"], "name": "ping", "type": 1, "options": []}
        await person._send("command", {"nonce": "n", "channel_id": person.channel, "data": data})
        person._pending["n"] = person._begin()[1]
        return await line.event("INTERACTION_CREATE")
