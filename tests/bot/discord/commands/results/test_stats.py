"""/stats and /leaderboard, through the whole bot."""

from __future__ import annotations

import io
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from PIL import Image
from sqlalchemy import insert

from bot.discord.commands.desk import Desk
from bot.discord.commands.results.stats import (
    _career,
    _notes,
    _page,
    lines,
    share_leaderboard,
    suggest_seasons,
)
from bot.discord.delivery.long_jobs.personal_queues import PersonalQueues
from bot.discord.delivery.request import Request
from bot.discord.ui.components import button_to
from bot.discord.ui.custom_id import CustomId
from bot.store.schema import games, seats
from bot.tables.stats.leaderboard import Board, Career, PlayedAs
from bot.tables.stats.leaderboard_counts import Meetings, Tally
from bot.tables.stats.ratings import Rating
from engine.errors import Refused
from engine.text import say
from render.painter import Picture
from render.sheets.leaderboard import LeaderboardLine
from tests.bot.discord.cards.test_every_card import parts
from tests.bot.discord.grove import FOREST, Grove, asked, grove, labels, pressed
from tests.bot.recorded.conversation import keyed
from tests.standin.people import Person
from words.catalogue import Words, words

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
        assert "**Ada** – games: 1" in board.text
        assert "**Bruno** – games: 1" in board.text
        assert "not rated" in board.text
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


@pytest.fixture
def keys(monkeypatch: pytest.MonkeyPatch) -> Words:
    """Return words that say only the key of a sentence, and what it is about."""
    monkeypatch.setattr(Words, "say", keyed)
    return words("en")


def test_a_career_is_told_as_far_as_there_is_something_to_tell(keys: Words) -> None:
    head = f"**{FOREST}**"
    alone = career("Ada", place=0, won=2)
    assert [*_career(FOREST, alone, keys)] == [head, "- stats-games(games 5, shared 0, won 2)"]
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
    assert [*_career(FOREST, much, keys)] == [
        head,
        "- stats-games-shared(games 5, shared 1, won 2)",
        "- stats-rating(known yes, of 9, place 3, rating −12, spread 34)",
        "- stats-best(score 0)",
        "- stats-streak(longest 2, now 1)",
        "- stats-pace(pace 30 hours)",
        r"- stats-rival(ahead 3, behind 2, level 1, who Cel\_ina)",
        "- stats-rival(ahead 0, behind 4, level 0, who stats-somebody)",
    ]
    once = career("Ada", games=1, longest=1, pace=timedelta(hours=40))
    assert [*_career(FOREST, once, keys)] == [
        head,
        "- stats-games(games 5, shared 0, won 0)",
        "- stats-rating(known no, of 9, place 1, rating −12, spread 34)",
        "- stats-pace(pace 2 days)",
    ]


def test_below_a_leaderboard_stands_what_the_picture_does_not_say(keys: Words) -> None:
    nobody = Board(FOREST, (), (), {})
    assert [*_notes(nobody, keys)] == []
    unrated = (career("A_da", won=4), career("", best=31))
    counted = (PlayedAs(say("one"), 8, 3), PlayedAs(say("two"), 7, 7))
    many = replace(
        nobody,
        careers=(career("Ada"),),
        unrated=unrated,
        levels={"brief": -5, "deep": 120},
        records=counted,
        characters=counted[:1],
    )
    assert [*_notes(many, keys)] == [
        r"- **A\_da** – stats-games(games 5, won 4)",
        "- **stats-somebody** – stats-games(games 5, won 0), stats-best(score 31)",
        "leaderboard-unrated",
        "leaderboard-records(records leaderboard-record(played 8, what one, won 3) · "
        "leaderboard-record(played 7, what two, won 7))",
        "leaderboard-characters(records leaderboard-record(played 8, what one, won 3))",
        "leaderboard-about",
        "leaderboard-computers(levels level-brief: −5 and level-deep: 120)",
    ]
    assert [*_notes(replace(nobody, unrated=unrated[:1]), keys)] == [
        r"- **A\_da** – stats-games(games 5, won 4)",
        "leaderboard-unrated",
    ]


def test_the_rows_of_a_leaderboard_are_those_who_are_rated(keys: Words) -> None:
    board = Board(FOREST, (career("Ada", won=4), career("", games=1)), (career("Bruno"),), {})
    assert lines(board, keys) == [
        LeaderboardLine("Ada", -12, 34, 5, 4, False, ((DAY, -3),)),
        LeaderboardLine("stats-somebody", -12, 34, 5, 0, True, ((DAY, -3),)),
    ]


@pytest.mark.parametrize(
    ("today", "days"),
    [
        (datetime(2026, 1, 1), ["2026-01-01"]),
        (datetime(2026, 3, 31), ["2026-03-01", "2026-01-01"]),
        (datetime(2026, 4, 5), ["2026-04-01", "2026-01-01"]),
        (datetime(2026, 9, 5), ["2026-09-01", "2026-07-01", "2026-01-01"]),
        (datetime(2026, 12, 31), ["2026-12-01", "2026-10-01", "2026-01-01"]),
    ],
)
async def test_seasons_begin_with_a_month_a_quarter_and_a_year(today: datetime, days: list[str]) -> None:
    desk = cast(Desk, SimpleNamespace(tables=SimpleNamespace(now=lambda: today)))
    request = cast(Request, SimpleNamespace(language="en"))
    suggested = [*await suggest_seasons(desk, request, "")]
    assert [day for day, _ in suggested] == days
    assert suggested[-1][1] == "1 January 2026"


@pytest.mark.parametrize("attaches", [True, False])
@pytest.mark.parametrize("is_rated", [True, False])
async def test_a_leaderboard_is_a_picture_or_words_above_its_notes_and_buttons(
    keys: Words, attaches: bool, is_rated: bool
) -> None:
    drawn: list[object] = []

    async def draw(_: object, *given: object) -> Picture:
        drawn.append(given)
        return Picture(b"", "A_lt", 1, 1)

    desk = cast(Desk, SimpleNamespace(pool=SimpleNamespace(draw=draw)))
    request = cast(Request, SimpleNamespace(may_attach=attaches))
    rated = (career("Ada"),) if is_rated else ()
    board = Board(FOREST, rated, (career("Bruno"),), {})
    button = button_to(CustomId(0, 0, "share", FOREST), "a button")
    page, shown = await _page(desk, request, board, keys, [button])
    found = [*parts(page)]
    notes = ["- **Bruno** – stats-games(games 5, won 0)", "leaderboard-unrated"]
    notes += ["leaderboard-about"] if is_rated else []
    has_picture = is_rated and attaches
    above = [] if has_picture else [r"A\_lt"] if is_rated else [f"### {FOREST}"]
    assert [part["content"] for part in found if "content" in part] == ["\n".join([*above, *notes])]
    assert [each.name for each in shown] == (["leaderboard.png"] if has_picture else [])
    assert [part["custom_id"] for part in found if "custom_id" in part] == [f"gk:0:0:share:{FOREST}"]
    assert drawn == ([(FOREST, lines(board, keys), "en")] if is_rated else [])


async def test_a_leaderboard_of_nobody_is_shared_with_nobody() -> None:
    async def board(*_: object) -> Board:
        return Board(FOREST, (), (), {})

    async def defer() -> None: ...

    desk: Any = SimpleNamespace(
        looks=PersonalQueues(), tables=SimpleNamespace(leaderboards=SimpleNamespace(board=board))
    )
    request: Any = SimpleNamespace(person=SimpleNamespace(id=1), place=None, defer=defer)
    with pytest.raises(Refused) as refused:
        await share_leaderboard(desk, request, CustomId(0, 0, "share", FOREST))
    assert refused.value.text == say("leaderboard-none")
