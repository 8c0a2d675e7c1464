"""Permissions that the settings of a server give people in it, as an interaction brings them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bot.tables.requests.guild_settings import MayNotStart, MayNotStop, NotHere
from engine.text import say
from standin.world import thread_rules
from standin.world.state import PUBLIC_THREAD
from tests.bot.discord.grove import FOREST, asked, custom_ids, grove, house_of, labels, player, pressed, venue
from tests.standin.people import Person
from words.catalogue import words

EN = words("en")
APART = "Ada, Bruno, Celina"
"""Name of a conversation on no server."""


async def test_a_table_is_opened_in_the_channels_for_games_and_their_threads(tmp_path: Path) -> None:
    async with grove(tmp_path, "Bruno") as (running, (bruno,)):
        world, home = running.local.world, house_of(running)
        here, meadow = venue(running, "grove"), venue(running, "meadow")
        threads = {
            name: thread_rules.start(
                world, world.channel_named(name), {"name": "side", "type": PUBLIC_THREAD}, None
            )
            for name in ("grove", "meadow")
        }
        side = threads["grove"].id
        for channels, where, may in (
            ((), "grove", True),
            ((here.channel,), "grove", True),
            ((meadow.channel,), "grove", False),
            ((here.channel,), side, True),
            ((meadow.channel,), side, False),
            ((int(side),), side, True),
            ((meadow.channel,), APART, True),
        ):
            await running.tables.guilds.set(here.guild or 0, channels=channels)
            await bruno.go(where)
            page = await asked(bruno, f"/play game:{FOREST}")
            table = await running.tables.at(int(bruno.channel))
            assert (table is not None and table.live) is may, (channels, where)
            if table is not None and may:
                await running.tables.cancel(table.id, player(bruno), home.next)
            else:
                refusal = NotHere(channels=tuple(f"<#{each}>" for each in channels))
                assert page.text == EN.say(refusal.text)


async def test_who_may_not_start_hears_who_may(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno", "Celina") as (running, (ada, bruno, celina)):
        await celina.speak("en-US")
        home, place = house_of(running), venue(running, "grove")
        guild = running.local.world.guild_named("Grovekeeper")
        wardens = next(role.id for role in guild.roles.values() if role.name == "Wardens")
        role, managers = {"role": int(wardens)}, say("server-managers")
        cases: tuple[tuple[dict[str, Any], Person, Any], ...] = (
            ({"starters": "everyone"}, bruno, None),
            ({"starters": "managers"}, bruno, managers),
            ({"starters": "managers"}, ada, None),
            ({"starters": "role", **role}, bruno, f"<@&{wardens}>"),
            ({"starters": "role", **role}, celina, None),
            ({"starters": "role", "role": None}, celina, managers),
            ({"starters": "managers", **role}, celina, managers),
        )
        for settled, person, who in cases:
            await running.tables.guilds.set(place.guild or 0, **settled)
            page = await asked(person, f"/play game:{FOREST}")
            table = await running.tables.at(place.channel)
            assert (table is not None and table.live) is (who is None), (settled, person.name)
            if table is not None and who is None:
                await running.tables.cancel(table.id, player(person), home.next)
            else:
                assert page.text == EN.say(MayNotStart(who=who).text)


async def test_a_table_speaks_as_its_server_and_else_as_its_host_and_is_no_slower_than_it_wants(
    tmp_path: Path,
) -> None:
    async with grove(tmp_path, "Celina") as (running, (celina,)):
        place, guilds, home = venue(running, "grove"), running.tables.guilds, house_of(running)
        for language, spoken in ((None, "pl"), ("en", "en")):
            await guilds.set(place.guild or 0, language=language)
            await asked(celina, f"/play game:{FOREST} seats:2")
            table = await running.table(celina)
            assert table.language == spoken
            await running.tables.cancel(table.id, player(celina), home.next)
        await celina.speak("en-US")
        for least, offered in (("none", ["none", "relaxed", "daily", "quick"]), ("quick", ["quick"])):
            await guilds.set(place.guild or 0, least_pace=least)
            lobby = await asked(celina, f"/play game:{FOREST} seats:2")
            panel = await pressed(celina, lobby, "Options")
            menu = panel.component(EN.key("pace-question"))
            assert [each["value"] for each in menu["options"]] == offered
            await running.tables.cancel((await running.table(celina)).id, player(celina), home.next)


async def test_games_of_others_are_ended_on_servers_by_who_manages_them(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        home = house_of(running)
        await home.playing(player(bruno), game=FOREST, place=venue(running, "grove"))
        assert (await asked(bruno, "/stop")).text == EN.say(MayNotStop().text)
        assert labels(await asked(ada, "/stop"))[0] == EN.key("button-stop")
        await running.tables.guilds.set(venue(running, "grove").guild or 0, starters="managers")
        place = venue(running, running.local.world.channel_named(APART).id)
        await home.playing(player(bruno), game=FOREST, place=place)
        await bruno.go(APART)
        page = await asked(bruno, "/stop")
        assert (page.text, custom_ids(page)) == (EN.say(MayNotStop().text), [])
