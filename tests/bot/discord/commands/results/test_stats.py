"""/stats and /leaderboard, through the whole bot."""

from __future__ import annotations

import io
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from PIL import Image
from sqlalchemy import delete, insert

from bot.discord.commands.results.stats import _career, _notes, lines
from bot.store.schema import games, seats
from bot.tables.stats.leaderboard import Board, Career, PlayedAs
from bot.tables.stats.leaderboard_counts import Meetings, Tally
from bot.tables.stats.ratings import Rating
from engine.text import say
from render.sheets.leaderboard import LeaderboardLine
from standin.protocol.permissions import ATTACH_FILES, EVERY_PERMISSION
from tests.bot.discord.grove import FOREST, Grove, asked, custom_ids, grove, labels, pressed
from tests.standin.people import Person
from words.catalogue import words
from words.names import escaped

DAY = 86_400_000


async def finished(running: Grove, place: Person, *results: tuple[Person, ...], kind: str = FOREST) -> None:
    """Add games of the past to the place `place` looks at: each result names its players, best first; a day lies between games."""
    channel = running.local.world.channels[place.channel]
    guild = None if channel.guild_id is None else int(channel.guild_id)
    async with running.store.writing() as connection:
        for day, people in enumerate(results, 1):
            values: dict[str, object] = {
                "channel": int(channel.id),
                "guild": guild,
                "kind": kind,
                "version": 1,
                "options": {},
                "seats": len(people),
                "seed": "00",
                "host": int(people[0].id),
                "language": "en",
                "status": "over",
                "moment": 0,
                "due": False,
                "created": day * DAY,
                "started": day * DAY,
                "ended": day * DAY,
            }
            done = await connection.execute(insert(games).values(**values))
            key = done.inserted_primary_key
            assert key is not None
            rows = [
                {
                    "game": key.id,
                    "seat": seat,
                    "person": int(person.id),
                    "name": person.name,
                    "rank": seat + 1,
                    "score": 30 - seat,
                }
                for seat, person in enumerate(people)
            ]
            await connection.execute(insert(seats), rows)


async def test_the_leaderboard_of_a_season_begins_with_a_day_and_whoever_types_no_day_hears_so(
    tmp_path: Path,
) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (running, (ada, celina)):
        await finished(running, ada, (ada, celina), (celina, ada))
        for since, names in (("1970-01-02", 2), ("1970-01-03", 2), ("1970-01-04", 0)):
            board = await asked(ada, f"/leaderboard since:{since}")
            assert sum(name in "".join(board.alt_texts) for name in ("Ada", "Celina")) == names
        assert "is no day that I know" in (await asked(ada, "/leaderboard since:spring")).text


async def test_the_leaderboard_is_a_picture_that_says_the_same_in_words(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (running, (ada, celina)):
        assert "No game has been finished" in (await asked(ada, "/leaderboard")).text
        await finished(running, ada, (ada, celina), (ada, celina), (celina, ada))
        board = await asked(ada, f"/leaderboard game:{FOREST}")
        assert board.is_ephemeral
        [address], [alt] = board.pictures, board.alt_texts
        assert Image.open(io.BytesIO(await ada.fetch(address))).width == 1000
        assert alt.index("1. Ada") < alt.index("2. Celina")
        assert "provisional" in alt
        assert (await ada.press(board, "Show everybody")).kind == "deferred"
        public = await celina.sees(lambda m: not m.is_ephemeral and bool(m.pictures))
        assert public.alt_texts == [alt]


async def test_stats_are_of_this_server_and_in_the_readers_language(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (running, (ada, celina)):
        await finished(running, ada, (ada, celina), (ada, celina))
        mine = await asked(ada, "/stats")
        assert mine.is_ephemeral
        assert "games: 2, won: 2" in mine.text
        assert "best score: 30" in mine.text
        assert "against Celina: won 2" in mine.text
        hers = await asked(celina, "/stats person:Ada")
        assert "wygrane: 2" in hers.text
        assert (await asked(ada, f"/stats game:{FOREST}")).text == mine.text
        assert "You have not finished" in (await asked(ada, "/stats game:living-forest")).text
        others = await asked(ada, "/stats person:Bruno")
        assert others.text == "Bruno has not finished a game here yet."
        await ada.go("mill")
        assert "You have not finished" in (await asked(ada, "/stats")).text


async def test_a_leaderboard_is_of_the_game_played_last_and_leads_to_the_others(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (running, (ada, celina)):
        await finished(running, ada, (ada, celina), (ada, celina))
        await finished(running, ada, (celina, ada), kind="living-forest")
        board = await asked(ada, "/leaderboard")
        assert "Living Forest" in board.alt_texts[0]
        other = await pressed(ada, board, "Spirits of the Forest")
        assert "Spirits of the Forest" in other.alt_texts[0]
        assert "Living Forest" in labels(other)


async def test_who_loses_together_against_the_game_has_no_rating_that_falls(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        await finished(running, ada, (ada, bruno), kind="spirit-island")
        board = await asked(ada, "/leaderboard")
        assert board.pictures == []
        assert board.text.startswith(
            "### Spirit Island\n- **Ada** – games: 1, won: 1, best score: 30\n- **Bruno** – games: 1, won: 1"
        )
        assert UNRATED in board.text
        assert ABOUT not in board.text
        assert "rating" not in (await asked(bruno, "/stats")).text.split("Ratings start")[0]


def career(
    name: str, *, games: int = 20, place: int = 1, pace: timedelta | None = None, **counted: Any
) -> Career:
    """Return a career with these counts, and a rating that rests on so many games."""
    rivals = (
        (("Cel_ina", Meetings(3, 2, 1)), ("", Meetings(0, 4, 0))) if counted.pop("has_met", False) else ()
    )
    rating = Rating(-12, 34, games)
    return Career(7, name, place, 9, rating, ((DAY, -3),), Tally(played=5, **counted), rivals, pace)


EN = words("en")
UNRATED = EN.key("leaderboard-unrated")
ABOUT = EN.key("leaderboard-about")


def test_a_career_is_told_as_far_as_there_is_something_to_tell() -> None:
    head = "**Spirits of the Forest**"
    alone = career("Ada", place=0, won=2)
    assert [*_career(FOREST, alone, EN)] == [head, "- games: 5, won: 2"]
    much = career(
        "Ada",
        won=2,
        shared=1,
        best=0,
        streak=1,
        longest=2,
        has_met=True,
        pace=timedelta(hours=30),
        place=3,
    )
    assert [*_career(FOREST, much, EN)] == [
        head,
        "- games: 5, won: 2, won together with others: 1",
        "- rating **−12** ± 34, place 3 of 9",
        "- best score: 0",
        "- wins in a row: 1 now, 2 at most",
        "- usual time to move: 30 hours",
        r"- against Cel\_ina: won 3, lost 2, drawn 1",
        "- against somebody: won 0, lost 4, drawn 0",
    ]
    once = career("Ada", games=1, longest=1, pace=timedelta(hours=40))
    assert [*_career(FOREST, once, EN)] == [
        head,
        "- games: 5, won: 0",
        "- rating **−12** ± 34 (provisional), place 1 of 9",
        "- usual time to move: 2 days",
    ]


def test_below_a_leaderboard_stands_what_the_picture_does_not_say() -> None:
    nobody = Board(FOREST, (), (), {})
    assert [*_notes(nobody, EN)] == []
    unrated = (career("A_da", won=4), career("", best=31))
    counted = (PlayedAs(say("level-brief"), 8, 3), PlayedAs(say("level-deep"), 7, 7))
    many = replace(
        nobody,
        careers=(career("Ada"),),
        unrated=unrated,
        levels={"brief": -5, "deep": 120},
        records=counted,
        characters=counted[:1],
    )
    brief, deep = EN.key("level-brief"), EN.key("level-deep")
    assert [*_notes(many, EN)] == [
        r"- **A\_da** – games: 5, won: 4",
        "- **somebody** – games: 5, won: 0, best score: 31",
        UNRATED,
        f"By what was played: {brief}: won 3 of 8 · {deep}: won 7 of 7",
        f"By character: {brief}: won 3 of 8",
        ABOUT,
        f"-# Computers: {brief}: −5 and {deep}: 120.",
    ]
    assert [*_notes(replace(nobody, unrated=unrated[:1]), EN)] == [
        r"- **A\_da** – games: 5, won: 4",
        UNRATED,
    ]


def test_the_rows_of_a_leaderboard_are_those_who_are_rated() -> None:
    board = Board(FOREST, (career("Ada", won=4), career("", games=1)), (career("Bruno"),), {})
    assert lines(board, EN) == [
        LeaderboardLine("Ada", -12, 34, 5, 4, False, ((DAY, -3),)),
        LeaderboardLine("somebody", -12, 34, 5, 0, True, ((DAY, -3),)),
    ]


async def test_seasons_begin_with_a_month_a_quarter_and_a_year(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (running, (ada, celina)):
        for today, days in (
            ("2036-01-01", ["2036-01-01"]),
            ("2036-03-31", ["2036-03-01", "2036-01-01"]),
            ("2036-04-05", ["2036-04-01", "2036-01-01"]),
            ("2036-09-05", ["2036-09-01", "2036-07-01", "2036-01-01"]),
            ("2036-12-31", ["2036-12-01", "2036-10-01", "2036-01-01"]),
        ):
            running.later = datetime.fromisoformat(f"{today}T12:00+00:00") - datetime.now(UTC)
            offered = await ada.choices("/leaderboard since:")
            assert [each.value for each in offered] == days
            assert offered[-1].name == "1 January 2036"
        assert (await celina.choices("/leaderboard since:2036-10"))[0].name == "1 października 2036"


async def test_a_leaderboard_is_a_picture_or_words_above_its_notes_and_buttons(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (running, (ada, celina)):
        await finished(running, ada, (ada, celina), (ada, celina))
        drawn = await asked(ada, "/leaderboard")
        running.local.permit("grove", EVERY_PERMISSION & ~ATTACH_FILES)
        told = await asked(ada, "/leaderboard")
        assert (drawn.text, len(drawn.pictures)) == (ABOUT, 1)
        assert (told.text, told.pictures) == (f"{escaped(drawn.alt_texts[0])}\n{ABOUT}", [])
        assert custom_ids(told) == custom_ids(drawn) == [f"gk:0:0:share:{FOREST}"]
        async with running.store.writing() as connection:
            await connection.execute(delete(seats))
            await connection.execute(delete(games))
        gone = await pressed(ada, drawn, "Show everybody")
        assert gone.is_ephemeral
        assert gone.text == EN.key("leaderboard-none")
