"""The bot invited, kicked, and cut off from a server by an outage."""

from __future__ import annotations

from standin.faults.model import Invite, Kick, Outage
from standin.protocol.permissions import EVERY_PERMISSION
from standin.server import LocalDiscord
from tests.standin.conftest import Gardener
from tests.standin.people import at
from tests.standin.wire import Line, wire


async def begun(line: Line) -> None:
    for _ in (await line.identify())["guilds"]:
        await line.event("GUILD_CREATE")


async def test_whoever_is_kicked_hears_it_and_nothing_more(local: LocalDiscord) -> None:
    river = local.world.guild_named("Riverside").id
    async with wire(local) as raw, raw.gateway() as line, at(local.url, "Ada", "ford") as ada:
        await begun(line)
        local.permit("ford", EVERY_PERMISSION)
        granted = len(local.world.channel_named("ford").overwrites)
        local.faults.add(Kick(guild="Riverside"))
        assert await line.event("GUILD_DELETE") == {"id": river}
        assert len(local.world.channel_named("ford").overwrites) == granted - 1
        assert "Grovekeeper" not in [role.name for role in local.world.guilds[river].roles.values()]
        await ada.say("in peace at last")
        await ada.go("grove")
        await ada.say("still here")
        assert (await line.event("MESSAGE_CREATE"))["guild_id"] != river
        assert (await raw.post("ford", content="x"))[1]["code"] == 50001
        assert (await raw.ask("GET", f"/guilds/{river}"))[1]["code"] == 10004
        local.faults.add(Invite(guild="Riverside"))
        assert (await line.event("GUILD_CREATE"))["id"] == river
        assert (await raw.post("ford", content="x"))[0] == 200


async def test_a_server_in_an_outage_is_reached_by_nobody(local: LocalDiscord) -> None:
    river = local.world.guild_named("Riverside").id
    async with wire(local) as raw, raw.gateway() as line, at(local.url, "Ada", "ford") as ada:
        await begun(line)
        local.faults.add(Outage(guild="Riverside"))
        assert await line.event("GUILD_DELETE") == {"id": river, "unavailable": True}
        assert (await raw.post("ford", content="x"))[0] == 503
        assert (await raw.ask("GET", f"/guilds/{river}"))[0] == 503
        await ada._send("open", {"channel_id": local.world.channel_named("ford").id})
        await ada.until(lambda: ada.errors == ["There is no such channel."], "a refusal")
        async with raw.gateway() as late:
            assert {"id": river, "unavailable": True} in (await late.identify())["guilds"]
            assert (await late.event("GUILD_CREATE"))["name"] == "Grovekeeper"
        local.faults.add(Outage(guild="Riverside", over=True))
        assert (await line.event("GUILD_CREATE"))["id"] == river
        await ada.go("ford")
        assert (await raw.post("ford", content="x"))[0] == 200


async def test_discords_library_understands_it(local: LocalDiscord, gardener: Gardener) -> None:
    await gardener.wait_until_ready()
    river = int(local.world.guild_named("Riverside").id)
    async with at(local.url, "Ada") as ada:
        await ada.bot_ready()
        local.faults.add(Outage(guild="Riverside"))
        await ada.command("/grove hello name:x")
        guild = gardener.get_guild(river)
        assert guild is not None
        assert guild.unavailable
        local.faults.add(Kick(guild="Riverside"))
        await ada.command("/grove hello name:x")
        assert gardener.get_guild(river) is None
