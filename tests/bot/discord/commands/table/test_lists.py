"""/tables, /mygames and invitations, through the whole bot. Ada owns the server."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.discord.cards import clock
from bot.discord.commands.table.lists import MOST, _state
from bot.discord.ui.custom_id import CustomId
from bot.tables import Chair, Venue
from bot.tables import Person as Somebody
from bot.tables.model.table import Clock
from engine.match import Match
from engine.registry import find
from engine.text import Seat
from standin.protocol.permissions import VIEW_CHANNEL, Overwrite
from standin.world import thread_rules
from standin.world.state import PRIVATE_THREAD, PUBLIC_THREAD, WorldEvent
from standin.world.wire import channel_json
from tests.bot.discord.cards.test_every_card import table_of
from tests.bot.discord.grove import (
    FOREST,
    asked,
    custom_ids,
    grove,
    house_of,
    labels,
    picked,
    player,
    playing,
    pressed,
    venue,
)
from tests.standin.people import Person
from words.catalogue import words

EN = words("en")
CALL = "Role that hosts may call when players are wanted"


async def test_lobbies_that_want_players_are_listed_and_joined_from_there(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno", "Celina") as (_, (ada, bruno, celina)):
        await celina.speak("en-US")
        assert "No lobby here is looking for players" in (await asked(celina, "/tables")).text
        await asked(ada, f"/play game:{FOREST} seats:2")
        await bruno.go("meadow")
        await asked(bruno, "/play game:living-forest seats:3")
        page = await asked(celina, "/tables")
        assert page.is_ephemeral
        assert "1. [Living Forest](https://discord.com/channels/" in page.text
        assert "2. [Spirits of the Forest](https://discord.com/channels/" in page.text
        assert labels(page) == ["Join 1", "Join 2"]
        page = await pressed(celina, page, "Join 2")
        assert "You have joined **Spirits of the Forest**" in page.text
        assert "Living Forest" in page.text
        assert labels(page) == ["Join 1"]
        await ada.sees("2. Celina")


async def test_lobbies_are_listed_to_who_sees_their_channels_with_a_button_for_each_that_can_be_joined(
    tmp_path: Path,
) -> None:
    async with grove(tmp_path, "Ada", "Dorota") as (running, (ada, dorota)):
        await dorota.speak("en-US")
        world, home, frida = running.local.world, house_of(running), Somebody(7, "Fri_da")
        ford, mill = world.channel_named("ford"), world.channel_named("mill")
        mill.overwrites[ada.id] = Overwrite(deny=VIEW_CHANNEL, is_member=True)
        world.publish(WorldEvent("CHANNEL_UPDATE", channel_json(world, mill), mill.guild_id))
        places = {"nowhere": Venue(12345, int(ford.guild_id or 0))}
        places |= {each.name: venue(running, each.id) for each in (ford, mill)}
        for name, above, kind in (
            ("pool", ford, PUBLIC_THREAD),
            ("cave", ford, PRIVATE_THREAD),
            ("loft", mill, PUBLIC_THREAD),
        ):
            thread = thread_rules.start(world, above, {"name": name, "type": kind}, None)
            places[name] = venue(running, thread.id)
        tables = {name: await home.lobby(frida, place=places[name], game=FOREST, seats=3) for name in places}

        async def listed(person: Person, where: str) -> list[int]:
            """Return the tables that can be joined."""
            await person.go(str(places[where].channel))
            ids = [CustomId.read(each) for each in custom_ids(await asked(person, "/tables"))]
            return [each.moment for each in ids if each.op == "joinlobby"]

        def those(*names: str) -> list[int]:
            return [tables[name].id for name in names]

        assert await listed(ada, "ford") == those("pool", "ford")
        assert await listed(dorota, "ford") == those("loft", "pool", "mill", "ford")
        assert await listed(dorota, "cave") == those("loft", "cave", "pool", "mill", "ford")
        await running.tables.join(tables["pool"].id, player(ada), home.next)
        await ada.go("ford")
        page = await asked(ada, "/tables")
        assert labels(page) == ["Join 2"]
        link, game = f"https://discord.com/channels/{ford.guild_id}", EN.key(FOREST)
        pool = places["pool"].channel
        assert page.text.split("\n") == [
            f"### {EN.key('tables-title')}",
            f"**1. [{game}]({link}/{pool})** · {EN.key('tables-seats', taken=2, seats=3)} <#{pool}>",
            r"-# Fri\_da and Ada",
            f"**2. [{game}]({link}/{ford.id})** · {EN.key('tables-seats', taken=1, seats=3)} <#{ford.id}>",
            r"-# Fri\_da",
        ]
        await running.tables.configure(
            tables["pool"].id, frida, home.next, options={"wish": True}, pace="daily"
        )
        line = next(each for each in (await asked(ada, "/tables")).text.split("\n") if f"/{pool})" in each)
        assert "Wish cards" in line
        assert "1 waking day per move" in line
        for number in range(MOST):
            thread = thread_rules.start(world, ford, {"name": str(number), "type": PUBLIC_THREAD}, None)
            await home.lobby(frida, place=venue(running, thread.id), game=FOREST, seats=3)
        page = await asked(ada, "/tables")
        assert labels(page) == [f"Join {number}" for number in range(1, MOST + 1)]
        assert f"**{MOST}. " in page.text
        assert f"**{MOST + 1}. " not in page.text


async def test_the_host_asks_people_and_the_role_of_the_server_once_and_exactly_they_are_notified(
    tmp_path: Path,
) -> None:
    async with grove(tmp_path, "Ada", "Bruno", "Celina") as (running, (ada, bruno, celina)):
        guild = next(iter(running.local.world.guilds.values()))
        wardens = next(role.id for role in guild.roles.values() if role.name == "Wardens")
        await asked(ada, f"/play game:{FOREST} seats:3 call:true")
        assert (
            "This server has not chosen a role to call"
            in (await ada.sees("This server has not chosen a role to call")).text
        )
        panel = await picked(ada, await asked(ada, "/settings"), CALL, wardens)
        assert f"<@&{wardens}>" in panel.text

        lobby = await asked(ada, f"/play game:{FOREST} seats:3 call:true invite:Bruno")
        told = await bruno.sees("looks for players")
        assert told.mentions == ["Bruno"]
        assert told.json["mention_roles"] == [wardens]
        own = await pressed(ada, lobby, "Invite")
        assert f"/{lobby.channel_id}/{lobby.id}" in own.text
        assert "once is enough" in (await pressed(ada, own, "Call @Wardens")).text
        own = await pressed(ada, lobby, "Invite")
        assert (await picked(ada, own, "Who should be invited?", "Celina")).text == "Invited."
        again = await celina.sees(lambda m: m.mentions == ["Celina"] and "looks for players" in m.text)
        assert again.json["mention_roles"] == []
        joined = await pressed(celina, again, "Join")
        assert joined.is_ephemeral
        await ada.sees("2. Celina")
        assert "Join" in labels(again)
        assert labels(await pressed(bruno, lobby, "Invite")) == []


async def test_own_games_are_listed_with_what_waits_first(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (_, (ada, bruno)):
        assert "You have no games right now" in (await asked(bruno, "/mygames")).text
        await playing(ada, bruno)
        for person in (ada, bruno):
            await person.go("meadow")
        await playing(bruno, ada)
        page = await asked(ada, "/mygames")
        assert page.is_ephemeral
        due, others = page.text.split("Your other games")
        assert "One game waits for you" in due
        assert "your turn" in due
        assert "waiting for Bruno" in others
        assert "with Bruno · your turn, since <t:" in due
        await ada.go("riverbank")
        await asked(ada, f"/play game:{FOREST} seats:1")
        others = (await asked(ada, "/mygames")).text.split("Your other games")[1]
        assert others.count("Spirits of the Forest") == 1
        assert "full: the host presses **Start**" in others
        link = due.partition("(https://discord.com/channels/")[2].partition(")")[0]
        assert len(link.split("/")) == 3


@pytest.mark.parametrize("is_called", [True, False])
async def test_the_role_can_be_called_later_where_it_was_not_called_at_once(
    tmp_path: Path, is_called: bool
) -> None:
    async with grove(tmp_path, "Ada") as (running, (ada,)):
        guild = next(iter(running.local.world.guilds.values()))
        wardens = next(role.id for role in guild.roles.values() if role.name == "Wardens")
        await running.tables.guilds.set(int(guild.id), call=int(wardens))
        line = f"/play game:{FOREST} seats:3 invite:@Bruno call:{str(is_called).lower()}"
        await ada.command(line)
        told = await ada.sees("looks for players")
        assert told.json["mention_roles"] == ([wardens] if is_called else [])
        own = await pressed(ada, await ada.sees("(host)"), "Invite")
        said = (await pressed(ada, own, "Call @Wardens")).text
        assert ("once is enough" in said) is is_called


async def test_own_games_of_one_kind_stand_below_one_title_and_each_says_where_it_is(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada") as (running, (ada,)):
        home, me, bruno = house_of(running), player(ada), Somebody(8, "Bru_no")
        names = ("grove", "meadow", "riverbank", "ford", "summit", "mill")
        places = {name: venue(running, name) for name in names}
        places["talk"] = Venue(int(running.local.world.direct_message(ada.id).id))
        river = running.bot.get_guild(places["ford"].guild or 0)
        assert river is not None
        river.name = "River_side"
        for name, host, guest in (("grove", me, bruno), ("meadow", me, bruno), ("riverbank", bruno, me)):
            await home.playing(host, guest, game=FOREST, place=places[name], first_player=1)
        await home.playing(bruno, me, game="living-forest", place=places["ford"])
        paused = await home.playing(me, bruno, game="living-forest", place=places["talk"])
        await running.tables.votes.pause(paused.id, me, home.next)
        await home.lobby(bruno, me, game="living-forest", place=places["summit"], seats=3)
        await home.lobby(me, bruno, game="living-forest", place=places["mill"], seats=2)
        link, together = "https://discord.com/channels", EN.key("mygames-with", who=r"Bru\_no")

        def line(start: str, name: str, server: str = "") -> str:
            place = places[name]
            return f"{start}({link}/{place.guild or '@me'}/{place.channel}) <#{place.channel}>{server} · {together}"

        forest, living, seats = (
            EN.key(FOREST),
            EN.key("living-forest"),
            EN.key("tables-seats", taken=2, seats=3),
        )
        server = r" (River\_side)"
        yours = EN.key("mygames-since", what=EN.key("mygames-yours"), when="now")
        waiting = EN.key("mygames-since", what=EN.key("mygames-waiting", who=r"Bru\_no"), when="now")
        page = (await asked(ada, "/mygames")).text
        assert re.sub("<t:[0-9]+:R>", "now", page).split("\n") == [
            f"### {EN.key('mygames-title', count=3)}",
            f"- {forest}",
            f"{line('  - [Table]', 'grove')} · {yours}",
            f"{line('  - [Table]', 'meadow')} · {yours}",
            f"{line(f'- [{living}]', 'ford', server)} · {yours}",
            f"**{EN.key('mygames-others')}**",
            f"{line(f'- [{forest}]', 'riverbank')} · {waiting}",
            f"- {living}",
            f"{line('  - [Table]', 'talk')} · {EN.key('mygames-paused')}",
            f"{line('  - [Table]', 'summit')} · {seats}",
            f"{line('  - [Table]', 'mill', server)} · {EN.key('mygames-full')}",
        ]
        await running.tables.preferences.set(bruno.id, away_until=running.now() + timedelta(days=3))
        assert "away until" in (await asked(ada, "/mygames")).text


SINCE = datetime(2026, 4, 1, 12, tzinfo=UTC)
LATER = SINCE + timedelta(hours=1)


@pytest.mark.parametrize(
    ("game", "chairs", "said"),
    [
        (
            FOREST,
            {1: Chair(Seat(1), "Ada", 1, clock=Clock(SINCE, deadline=LATER))},
            "your turn, due {later}, since {since}",
        ),
        (
            FOREST,
            {1: Chair(Seat(1), "*Bruno*", 2, clock=Clock(SINCE))},
            r"waiting for \*Bruno\*, since {since}",
        ),
        (FOREST, {1: Chair(Seat(1), "Computer", computer="brief")}, "waiting for Computer"),
        (
            "spirit-island",
            {
                0: Chair(Seat(0), "Bruno", 2, clock=Clock(LATER)),
                1: Chair(Seat(1), "Celina", 3, clock=Clock(SINCE)),
                2: Chair(Seat(2), "Computer", computer="brief"),
            },
            "waiting for Bruno, Celina, and Computer, since {since}",
        ),
        (
            "spirit-island",
            {
                0: Chair(Seat(0), "Bruno", 2, clock=Clock(SINCE)),
                1: Chair(Seat(1), "Ada", 1, clock=Clock(LATER)),
                2: Chair(Seat(2), "Computer", computer="brief"),
            },
            "your turn, since {later}",
        ),
    ],
    ids=["due", "other", "computer", "others", "own of several"],
)
def test_a_game_in_a_list_says_for_whom_it_waits_and_since_when(
    game: str, chairs: dict[int, Chair], said: str
) -> None:
    match = Match.new(find(game), find(game).Options(), 3, b"seed")
    table = table_of(match, "en")
    table = replace(table, chairs=tuple(chairs.get(each.seat, each) for each in table.chairs))
    assert set(chairs) == {chair.seat for chair in table.awaiting}
    times = {"since": clock.relative(SINCE), "later": clock.relative(LATER)}
    assert _state(table, 1, EN, {}) == said.format(**times)
