"""/journal, through the whole bot."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import update

from bot.discord.commands.results.journal import _page
from bot.store.schema import seats
from bot.tables.model.table import Person as Known
from bot.tables.model.table import Venue
from bot.tables.stats.journal import Chapter, Journal
from engine.registry import find
from standin.protocol.permissions import ATTACH_FILES, INVITED
from tests.bot.discord.commands.results.test_stats import finished
from tests.bot.discord.grove import FOREST, Grove, asked, grove
from tests.standin.people import Person
from words.catalogue import words

WON = Path(__file__).parent / "moonlight_won.txt"
"""File of a game of the Pyramid at regular difficulty that two have won by four points."""


async def won(running: Grove, *people: Person) -> None:
    """Give these people a won game of that kind in the place they look at."""
    place = Venue(int(people[0].channel), int(running.local.world.channels[people[0].channel].guild_id or 0))
    change = await running.tables.bring_in(place, Known(1, "Ada"), WON.read_bytes(), "en", 1)
    async with running.store.writing() as connection:
        for seat, person in enumerate(people):
            chair = (seats.c.game == change.table.id) & (seats.c.seat == seat)
            await connection.execute(update(seats).where(chair).values(person=int(person.id)))


async def test_the_journal_shows_what_is_won_and_by_how_much_in_words_and_in_a_picture(
    tmp_path: Path,
) -> None:
    """Games of other kinds are not in the journal."""
    async with grove(tmp_path, "Ada", "Bruno", "Celina") as (running, (ada, bruno, celina)):
        first = (await asked(ada, "/journal")).text
        assert "0 of 28 chapters won" in first
        assert "28 · Moon Eclipse" not in first, "the picture shows it"
        assert "Next: 1 · First Steps Under the Moonlight" in first
        await finished(running, ada, (celina, ada), kind=FOREST)
        await won(running, ada, bruno)
        own = await asked(ada, "/journal")
        assert "1 of 28 chapters won" in own.text
        assert "7 · The Pyramid** – won: regular, by 4 at best" in own.text
        assert "Next: 1 · First Steps Under the Moonlight" in own.text
        assert "7 · The Pyramid: regular, by 4 at best." in own.alt_texts[0]
        others = (await asked(ada, "/journal person:Bruno")).text
        assert "The journal of Bruno" in others
        assert "1 of 28 chapters won" in others
        board = (await asked(ada, "/leaderboard game:moonlight")).text
        assert "**Ada** – games: 1, won: 1, best score: " in board
        assert "**Bruno** – games: 1, won: 1" in board
        assert "not rated" in board
        stats = (await asked(ada, "/stats game:moonlight")).text
        assert "games: 1, won: 1" in stats
        assert "best score: " in stats
        assert "rating **" not in stats
        running.local.permit("grove", INVITED & ~ATTACH_FILES)
        bare = await asked(ada, "/journal person:Celina")
        assert "0 of 28 chapters won" in bare.text
        assert "- 28 · Moon Eclipse" in bare.text
        assert not bare.pictures


CHAPTERS = (
    Chapter(1, ("extreme", "regular"), 3, {"extreme": 4, "regular": -2}),
    Chapter(2, ("extreme",), 2),
    Chapter(3, ("extreme",)),
)
PAGE = (
    "**Moonlight** · 1 of 3 chapters won",
    "Next: 2 · Forest Mirage",
    "- **1 · First Steps Under the Moonlight** – won: extreme, by 4 at best, regular, by −2 at best",
    "- 2 · Forest Mirage – not won yet, played 2×",
    "- 3 · Firefly Beam",
)


@pytest.mark.parametrize("whole", [True, False])
def test_the_words_of_the_journal(whole: bool) -> None:
    game = find("moonlight")
    assert game.campaign is not None
    told = list(_page(game.id, game.campaign, Journal(CHAPTERS), words("en"), whole=whole))
    assert told == [*PAGE[: 5 if whole else 4]]
