"""/settings of a server and what follows from them, through the whole bot. Ada owns the server; Celina is one of its Wardens."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import discord
import pytest

from bot.discord.commands.settings import guild_settings
from bot.discord.commands.settings.guild_settings import PLAYED_IN, _panel
from bot.discord.ui.custom_id import CustomId
from bot.tables.requests.guild_settings import MOST_CHANNELS, GuildSettings, Starters
from standin.world.state import PUBLIC_THREAD, Channel, World
from tests.bot.discord.cards.test_every_card import parts
from tests.bot.discord.grove import (
    FOREST,
    asked,
    card_of,
    first_moves,
    grove,
    labels,
    picked,
    pressed,
)
from tests.standin.people import Person, at
from tests.standin.sight import Message
from words.catalogue import words

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
        assert "New games use **polski**" in panel.text
        meadow = running.local.world.channel_named("meadow").id
        refused = await play(bruno)
        assert refused.is_ephemeral
        assert f"<#{meadow}>" in refused.text
        await bruno.go("meadow")
        assert "Ilu graczy?" in labels(await play(bruno))


async def test_who_may_manage_the_server_no_more_sets_nothing_on_a_panel_that_is_still_there(
    tmp_path: Path,
) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (running, (ada, celina)):
        panel = await asked(ada, "/settings")
        guild = next(iter(running.local.world.guilds.values()))
        guild.owner_id = celina.id
        await ada.select(panel, "Language of new games", "New games: polski")
        await ada.sees("Only server managers can change that")
        assert (await running.tables.guilds.get(int(guild.id))).language is None


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


def place_of(world: World, kind: int) -> str:
    """Make a channel of this kind on Ada's server and, where only its posts are written in, a post; return the place in which one plays."""
    guild = next(iter(world.guilds))
    made = world.add_channel(Channel(world.snowflake(), kind, f"kind-{kind}", guild))
    if not made.holds_messages:
        made = world.add_channel(
            Channel(world.snowflake(), PUBLIC_THREAD, f"post-{kind}", guild, made.id, owner_id=guild)
        )
    return made.name


@pytest.mark.parametrize("kind", PLAYED_IN, ids=str)
async def test_a_game_is_played_in_each_kind_of_channel_that_can_be_chosen(
    tmp_path: Path, kind: discord.ChannelType
) -> None:
    async with grove(tmp_path, "Ada") as (running, (ada,)):
        name = place_of(running.local.world, kind.value)
        panel = await asked(ada, "/settings")
        chosen = running.local.world.channel_named(f"kind-{kind.value}").id
        await picked(ada, panel, "Channels for games; none chosen is everywhere", chosen)
        assert "games are played" in (await play(ada)).text
        async with at(running.local.url, "Ada", name) as there:
            await there.bot_ready()
            lobby = await play(there)
            await first_moves(there, lobby)
            await there.select(lobby, "Add a computer", "random")
            await pressed(there, lobby, "Start")
            await card_of(there, "🔒")
            await asked(there, "/forest take first:A1")
            assert "Ada takes A1" in (await card_of(there, "Ada takes A1")).text


async def test_the_least_pace_of_a_server_is_what_a_lobby_offers(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (running, (ada, celina)):
        lobby = await play(ada)
        slow = await pressed(ada, lobby, "Options")
        panel = await picked(ada, await asked(ada, "/settings"), "Slowest pace of new games", "daily")
        assert "Daily: 1 waking day per move" in panel.text
        refused = await picked(ada, slow, "Time per move", "relaxed")
        assert "Choose that or a quicker one" in refused.text
        assert (await running.table(ada)).pace == "none"
        offered = await pressed(ada, lobby, "Options")
        assert "The slowest pace of games that several people play here is **Daily" in offered.text
        menu = offered.component("Time per move")
        assert [each["value"] for each in menu["options"]] == ["daily", "quick"]
        await pressed(celina, await celina.sees("(host)"), "Join")
        await pressed(ada, lobby, "Start")
        await card_of(ada, "Daily: 1 waking day per move")


async def test_who_is_refused_a_pace_is_told_so_in_their_own_language(tmp_path: Path) -> None:
    async with grove(tmp_path, "Celina") as (running, (celina,)):
        lobby = await play(celina)
        slow = await pressed(celina, lobby, words("pl").key("button-options"))
        await running.tables.guilds.set(int(next(iter(running.local.world.guilds))), least_pace="quick")
        refused = await picked(celina, slow, "Czas na ruch", "none")
        assert "co najmniej tempo „Szybko: 2 godziny" in refused.text


@pytest.mark.parametrize(
    "settled",
    [
        {"language": "pl"},
        {"channels": (5,)},
        {"starters": "managers"},
        {"starters": "role", "role": 8},
        {"zone": "Europe/Warsaw"},
        {"threads": True},
        {"least_pace": "daily"},
        {"call": 9},
    ],
    ids=lambda settled: " ".join(settled),
)
def test_whatever_is_set_is_said_on_the_panel(settled: dict[str, Any]) -> None:
    def said(settings: GuildSettings) -> str:
        return str(next(iter(parts(_panel(settings, words("en")))))["content"])

    assert said(GuildSettings(**settled)) != said(GuildSettings())


@pytest.mark.parametrize(
    ("pick", "cleared"),
    [(guild_settings.set_channels, {"channels": []}), (guild_settings.set_call, {"call": None})],
)
async def test_a_menu_that_is_left_empty_takes_back_what_was_set(
    monkeypatch: pytest.MonkeyPatch, pick: Any, cleared: dict[str, object]
) -> None:
    found: list[object] = []

    async def note(desk: object, request: object, **chosen: object) -> None:
        found.append((desk, request, chosen))

    monkeypatch.setattr(guild_settings, "_set", note)
    await pick("desk", "request", CustomId(0, 0, "server"), [])
    assert found == [("desk", "request", cleared)]
    assert GuildSettings.model_validate(cleared) == GuildSettings()


@pytest.mark.parametrize("role", [None, 8])
@pytest.mark.parametrize("call", [None, 9])
@pytest.mark.parametrize("channels", [(), (5, 6)])
@pytest.mark.parametrize("starters", ["everyone", "role", "managers"])
def test_the_menus_show_what_is_set(
    role: int | None, call: int | None, channels: tuple[int, ...], starters: Starters
) -> None:
    settled = GuildSettings(channels=channels, starters=starters, role=role, call=call, threads=True)
    speech = words("en")
    menus = {
        CustomId.read(part["custom_id"]).op: part
        for part in parts(_panel(settled, speech))
        if part.get("custom_id")
    }

    def defaults(op: str) -> list[tuple[int, str]]:
        return [(int(each["id"]), each["type"]) for each in menus[op].get("default_values", ())]

    assert defaults("serverchannels") == [(channel, "channel") for channel in channels]
    assert defaults("servercall") == ([(call, "role")] if call else [])
    assert (menus["serverchannels"]["min_values"], menus["serverchannels"]["max_values"]) == (
        0,
        MOST_CHANNELS,
    )
    assert menus["serverchannels"]["channel_types"] == [kind.value for kind in PLAYED_IN]
    assert menus["servercall"]["min_values"] == 0
    assert menus["servercall"]["placeholder"] == speech.key("server-call-question")
    assert ("serverrole" in menus) is (starters == "role")
    if starters == "role":
        assert defaults("serverrole") == ([(role, "role")] if role else [])
        assert menus["serverrole"]["min_values"] == 1
        assert menus["serverrole"]["placeholder"] == speech.key("server-role-question")
    chosen = {
        op: [each["value"] for each in menu["options"] if each.get("default")]
        for op, menu in menus.items()
        if "options" in menu
    }
    assert chosen == {
        "serverlanguage": ["own"],
        "serverthreads": ["thread"],
        "serverpace": [settled.least_pace],
        "serverstarters": [starters],
    }
