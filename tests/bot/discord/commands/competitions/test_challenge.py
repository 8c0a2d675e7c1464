"""/daily, through the whole bot."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

from bot.tables import Person as Somebody
from bot.tables import Status
from standin.faults.model import Failing
from tests.bot.discord.grove import Grove, asked, card_of, grove, labels, picked, pressed
from tests.standin.people import Person

FOREST_DAY = datetime(2026, 11, 23, 12, tzinfo=UTC)
"""Noon of a day on which everybody plays the forest."""


async def play(running: Grove, person: Person) -> None:
    """Play the attempt of the day to its end."""
    challenges, somebody = running.tables.challenges, Somebody(int(person.id), person.name)
    table = (await challenges.attempt(somebody.id, FOREST_DAY.date())).table
    number = 1
    while table is not None and table.status is Status.PLAYING:
        action = table.legal(somebody.id).actions[-1]
        table = (await running.tables.act(table.id, somebody, action, number)).table
        number += 1


async def test_a_challenge_is_played_in_private_once_and_shown_without_giving_it_away(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        running.later = FOREST_DAY - datetime.now(UTC)
        page = await asked(ada, "/daily")
        assert page.is_ephemeral
        assert "Nobody here has finished it yet" in page.text
        begun = await pressed(ada, page, "Play in private")
        link = begun.text.partition("(")[2].rstrip(")")
        await ada.go(link.rpartition("/")[2])
        await card_of(ada, "🔒")
        await asked(ada, "/forest take first:A1")
        card = await card_of(ada, "Ada takes A1")
        assert "Show the newest" not in labels(card), "the bot may write there by itself"
        assert "one attempt" in (await asked(ada, "/hint")).text
        await ada.go("grove")
        assert f"Your attempt has begun: [go on there]({link})" in (await asked(ada, "/daily")).text

        await play(running, ada)
        page = await asked(ada, "/daily")
        assert "1. Ada – " in page.text
        assert "Streak: 1 day – play tomorrow to keep it." in page.text
        await pressed(ada, page, "Show everybody")
        shared = await bruno.sees(lambda m: not m.is_ephemeral and "Play it too" in labels(m))
        [told] = shared.alt_texts
        assert "Ada: " in told
        theirs = await pressed(bruno, shared, "Play it too")
        assert "1. Ada – " in theirs.text
        assert "Look at a game" not in labels(theirs)

        running.forward(timedelta(days=1))
        after = await pressed(bruno, await asked(bruno, "/daily"), "The day before")
        [menu] = [part for part in after.components if part.get("placeholder") == "Look at a game"]
        shown = await picked(bruno, after, "Look at a game", menu["options"][0]["label"])
        assert len(shown.alt_texts) == 2


async def test_a_challenge_is_played_in_the_channel_and_a_day_begins_by_the_clock_of_the_server(
    tmp_path: Path,
) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        running.later = FOREST_DAY - datetime.now(UTC)
        running.local.faults.add(Failing(route="/users/@me/channels$", status=403))
        page = await pressed(bruno, await asked(bruno, "/daily"), "Play in private")
        assert "I may not write to you" in page.text
        page = await asked(bruno, "/daily")
        assert "November 23" in page.text
        assert "played alone" in page.text
        await pressed(bruno, page, "Play here")
        await card_of(ada, "Your turn")
        early = await asked(ada, "/daily")
        assert "Pacific/Kiritimati" in (await asked(ada, "/settings zone:Pacific/Kiritimati")).text
        assert "November 24" in (await asked(ada, "/daily")).text
        assert "Not yet" in (await pressed(ada, early, "Play in private")).text
