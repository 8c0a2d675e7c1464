"""/stats and /leaderboard, through the whole bot."""

from __future__ import annotations

import io
from pathlib import Path

from PIL import Image
from sqlalchemy import insert

from bot.store.schema import games, seats
from tests.bot.discord.grove import FOREST, Grove, asked, grove, labels, pressed
from tests.standin.people import Person

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
