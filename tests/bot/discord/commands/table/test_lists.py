"""/tables, /mygames and invitations, through the whole bot. Ada owns the server."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.discord.cards import clock
from bot.discord.commands.table.lists import _state
from bot.tables import Person as Somebody
from bot.tables import Status, Table, Venue
from tests.bot.discord.grove import FOREST, asked, grove, labels, picked, playing, pressed
from words.catalogue import words

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


async def test_a_lobby_in_a_channel_that_one_does_not_see_is_not_listed(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada") as (running, (ada,)):
        guild = int(next(iter(running.local.world.guilds)))
        hidden, friend = Venue(12345, guild), Somebody(7, "Frida")
        await running.tables.open(hidden, friend, FOREST, {}, 2, "en", 1)
        assert "No lobby here is looking for players" in (await asked(ada, "/tables")).text


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


EN = words("en")
SINCE = datetime(2026, 4, 1, 12, tzinfo=UTC)


def chair(name: str, mover: int | None, **times: datetime) -> Any:
    return SimpleNamespace(
        name=name, mover=mover, clock=SimpleNamespace(**{"since": None, "deadline": None, **times})
    )


@pytest.mark.parametrize(
    ("status", "chairs", "awaiting", "said"),
    [
        (Status.LOBBY, 2, [], EN.key("tables-seats", taken=2, seats=3)),
        (Status.LOBBY, 3, [], EN.key("mygames-full")),
        (Status.PAUSED, 3, [], EN.key("mygames-paused")),
        (Status.PLAYING, 3, [chair("Ada", 1)], EN.key("mygames-yours")),
        (
            Status.PLAYING,
            3,
            [chair("Bruno", 2), chair("Ada", 1, since=SINCE, deadline=SINCE)],
            EN.key(
                "mygames-since",
                what=EN.key("mygames-due", when=clock.relative(SINCE)),
                when=clock.relative(SINCE),
            ),
        ),
        (Status.PLAYING, 3, [chair("*Bruno*", 2)], EN.key("mygames-waiting", who=r"\*Bruno\*")),
        (
            Status.PLAYING,
            3,
            [
                chair("Bruno", 2, since=SINCE + timedelta(hours=1)),
                chair("Celina", 3, since=SINCE),
                chair("Computer", None),
            ],
            EN.key(
                "mygames-since",
                what=EN.key("mygames-waiting", who=EN.listed(["Bruno", "Celina", "Computer"])),
                when=clock.relative(SINCE),
            ),
        ),
    ],
    ids=["open", "full", "paused", "own", "due", "other", "others"],
)
def test_a_game_in_a_list_says_how_it_stands(
    status: Status, chairs: int, awaiting: list[Any], said: str
) -> None:
    table = SimpleNamespace(status=status, chairs=(None,) * chairs, seats=3, awaiting=awaiting)
    assert _state(cast(Table, table), 1, EN, {}) == said
