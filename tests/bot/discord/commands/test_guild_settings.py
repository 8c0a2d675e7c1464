"""/settings of a server and what follows from them, through the whole bot. Ada owns the server; Celina is one of its Wardens."""

from __future__ import annotations

from pathlib import Path

from tests.bot.discord.grove import FOREST, asked, grove, labels, picked, playing, pressed
from tests.bot.people import Person
from tests.bot.sight import Message

WHO = "Who may start and end games?"


async def play(person: Person) -> Message:
    return await asked(person, f"/play game:{FOREST} seats:2")


async def test_only_who_may_manage_the_server_is_offered_its_settings(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (_, (ada, bruno)):
        assert "settings" in {command["name"] for command in ada.commands}
        assert "settings" not in {command["name"] for command in bruno.commands}


async def test_games_are_played_where_the_server_wants_them_and_in_its_language(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        panel = await asked(ada, "/settings")
        assert panel.is_ephemeral
        assert "in every channel" in panel.text
        panel = await picked(ada, panel, "Channels for games; none chosen is everywhere", "meadow")
        panel = await picked(ada, panel, "Language of new games", "New games: polski")
        assert "Language of new games: **polski**" in panel.text
        meadow = running.local.world.channel_named("meadow").id
        refused = await play(bruno)
        assert refused.is_ephemeral
        assert f"<#{meadow}>" in refused.text
        await bruno.go("meadow")
        assert "Ilu graczy?" in labels(await play(bruno))


async def test_a_role_starts_games_and_ends_those_of_others(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno", "Celina") as (running, (ada, bruno, celina)):
        panel = await picked(ada, await asked(ada, "/settings"), WHO, "role")
        assert "Only server managers" not in panel.text
        guild = next(iter(running.local.world.guilds.values()))
        wardens = next(role.id for role in guild.roles.values() if role.name == "Wardens")
        panel = await picked(ada, panel, "Which role?", wardens)
        assert f"<@&{wardens}>" in panel.text
        assert "started by" in (await play(bruno)).text
        lobby = await play(ada)
        denied = await pressed(bruno, await bruno.sees("(host)"), "Close the lobby")
        assert denied.is_ephemeral
        await celina.press(await celina.sees("(host)"), "Close the lobby")
        await ada.until(lambda: "closed" in lobby.text or "closed" in str(lobby.json), "the lobby to close")


async def test_a_game_of_others_is_ended_by_who_may_and_by_nobody_else(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno", "Celina") as (running, (ada, bruno, celina)):
        await playing(bruno, celina)
        assert "Only moderators" in (await asked(bruno, "/stop")).text
        preview = await asked(ada, "/stop")
        assert (await running.table(ada)).live
        assert "The game was ended" in (await pressed(ada, preview, "End it")).text
        await bruno.sees("The secret number was")
        assert not (await running.table(ada)).live
