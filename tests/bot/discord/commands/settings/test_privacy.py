"""/privacy, through the whole bot."""

from __future__ import annotations

import io
import json
from dataclasses import replace
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

from bot.discord.commands.settings.privacy import MOST, _kept
from bot.store.privacy.personal_data import PersonalData
from bot.tables import Person as Somebody
from bot.tables import Venue
from bot.tables.requests.privacy import Kept
from tests.bot.discord.grove import FOREST, SEED, asked, grove, house_of, player, playing, pressed, venue
from words.catalogue import words

EN = words("en")


async def test_somebody_looks_takes_everything_away_and_is_forgotten(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (running, (ada, celina)):
        await playing(ada, celina)
        shown = await asked(ada, "/privacy")
        assert shown.is_ephemeral
        assert "One game stores your Discord id" in shown.text
        exported = await pressed(ada, shown, "Export my data")
        assert exported.is_ephemeral
        with ZipFile(io.BytesIO(await ada.fetch(exported.files[0]))) as archive:
            assert "Grovekeeper keeps about you" in archive.read("README.txt").decode()
            assert json.loads(archive.read("games.json"))[0]["my_name"] == "Ada"
            whole = "".join(archive.read(name).decode() for name in archive.namelist())
        assert "Celina" not in whole
        assert SEED.hex() not in whole

        preview = await pressed(ada, await asked(ada, "/privacy"), "Forget me…")
        apart = [str(c.get("content")) for c in preview.components]  # a line below a list would belong to it
        assert any(part.startswith("One game is still going on") for part in apart)
        assert (await running.table(ada)).people == ("Ada", "Celina")
        assert "I no longer know you" in (await pressed(ada, preview, "Yes, forget me for good")).text
        card = await celina.sees(lambda m: "Player 1" in m.text and not m.is_ephemeral)
        assert "Ada" not in card.text
        assert (await running.table(celina)).people == ("Player 1", "Celina")
        assert "No game has your name" in (await asked(ada, "/privacy")).text


@pytest.mark.parametrize(
    ("counts", "more"),
    [
        ({}, ["privacy-no-settings"]),
        ({"has_settings": True}, ["privacy-settings"]),
        ({"orders": 2}, ["privacy-no-settings", "privacy-orders"]),
        ({"trials": 1}, ["privacy-no-settings", "privacy-trial"]),
        ({"challenges": 3}, ["privacy-no-settings", "privacy-challenges"]),
        ({"tournaments": 4}, ["privacy-no-settings", "privacy-tournaments"]),
    ],
)
def test_what_is_kept_is_told_as_far_as_there_is_anything(counts: dict[str, Any], more: list[str]) -> None:
    none = PersonalData(5, 6, orders=0, trials=0, challenges=0, tournaments=0, has_settings=False)
    count = max(counts.values(), default=0)
    assert [*_kept(Kept(replace(none, **counts), ()), EN)] == [
        f"### {EN.key('privacy-title')}",
        EN.key("privacy-games", count=5),
        EN.key("privacy-moves", count=6),
        *(EN.key(key, count=count) for key in more),
        "",
        EN.key("privacy-nothing-else"),
    ]


async def test_all_games_that_would_be_left_are_counted_and_as_many_named_as_there_is_room_for(
    tmp_path: Path,
) -> None:
    async with grove(tmp_path, "Ada") as (running, (ada,)):
        home = house_of(running)
        tables = []
        for channel in range(1, MOST + 4):
            tables.append(await home.lobby(player(ada), place=Venue(channel, 5), game=FOREST))
            if channel not in (1, MOST, MOST + 3):
                continue
            page = await pressed(ada, await asked(ada, "/privacy"), EN.key("button-forget"))
            preview, games = [c["content"] for c in page.components if c.get("content")]
            assert preview == EN.key("privacy-forget-preview")
            title, *named = games.split("\n")
            assert title == EN.key("privacy-forget-live", count=channel)
            assert len({*named}) == min(channel, MOST)
            assert {*named} <= {f"- {EN.key(FOREST)}, <#{table.place.channel}>" for table in tables}


async def test_a_table_that_was_left_is_shown_as_it_is_now(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (running, (ada, celina)):
        await celina.speak("en-US")
        home, people = house_of(running), (player(celina), player(ada))
        lobby = await asked(celina, "/play game:living-forest seats:3")
        await running.tables.join((await running.table(celina)).id, people[1], home.next)
        games = {
            name: await home.playing(
                *people, Somebody(9, "Frida"), game=FOREST, place=venue(running, name), first_player=first
            )
            for name, first in (("meadow", 2), ("riverbank", 1), ("ford", 1), ("mill", 1))
        }
        await running.tables.resign(games["riverbank"].id, people[1], home.next)
        await running.tables.resign(games["ford"].id, people[1], home.next)
        await running.tables.votes.pause(games["ford"].id, people[0], home.next)
        await running.tables.guilds.stop(games["mill"].id, home.next)
        page = await pressed(ada, await asked(ada, "/privacy"), EN.key("button-forget"))
        assert (await pressed(ada, page, EN.key("button-forget-confirm"))).text == EN.key("privacy-forgotten")
        await running.tidied()
        await celina.until(lambda: "Ada" not in lobby.text, "a lobby without Ada")
        told = {}
        for name in games:
            await celina.go(name)
            mine = await celina.say("so far")
            told[name] = [m.text for m in celina.messages() if m.id != mine.id]
        assert [len(told[name]) for name in games] == [1, 1, 0, 0]
        assert "Player 2 leaves" in told["meadow"][0]
        assert "Your turn, <@9>" in told["meadow"][0]
        assert "Celina’s turn" in told["riverbank"][0]
        assert "leaves" not in told["riverbank"][0]
