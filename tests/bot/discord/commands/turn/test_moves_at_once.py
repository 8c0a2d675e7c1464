"""Phases in which several people are asked at once: nobody's choice is upset by another's."""

from __future__ import annotations

from pathlib import Path

from engine.action import to_text
from tests.bot.discord.grove import FOREST, Grove, asked, card_of, custom_ids, grove, picked, pressed
from tests.standin.people import Person


async def options(running: Grove, person: Person) -> list[str]:
    """Return a person's legal actions as text."""
    return [to_text(action) for action in (await running.table(person)).legal(int(person.id))]


async def test_a_choice_that_was_begun_stays_good_while_others_choose(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        lobby = await asked(ada, f"/play game:{FOREST} seats:2")
        await pressed(ada, lobby, "Options")
        panel = await ada.sees("Options of this game")
        await picked(ada, panel, "Extras (any number)", "wish")
        await pressed(bruno, await bruno.sees("(host)"), "Join")
        await pressed(ada, lobby, "Start")
        begun = await pressed(bruno, await card_of(bruno, "🔒"), "Keep a wish")
        first, second = await options(running, ada)
        mine = (await options(running, bruno))[1]
        await asked(ada, f"/forest wish card:{first.split()[1]}")
        assert await options(running, ada) == []
        preview = await pressed(bruno, begun, next(each for each in custom_ids(begun) if each.endswith(mine)))
        await pressed(bruno, preview, "Play it")
        table = await running.table(bruno)
        assert table.match is not None
        assert [told.action for told in await running.tables.history(table.id)] == [first, mine]
        assert second not in (first, mine)


async def test_what_others_leave_possible_may_still_be_chosen_and_what_they_take_is_said_to_be_gone(
    tmp_path: Path,
) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        lobby = await asked(ada, "/play game:spirit-island seats:2")
        await pressed(bruno, await bruno.sees("(host)"), "Join")
        begun = await pressed(ada, lobby, "Start")
        card = await card_of(bruno, "🔒")
        first = await pressed(bruno, card, "Choose a spirit")
        running.bot.desk.poster.pages._last.clear()  # As after a restart: nothing puts the first page aside.
        second = await pressed(bruno, card, "Choose a spirit")
        sheet = await picked(ada, begun, "Which spirit?", "thunderspeaker")
        await pressed(ada, sheet, "Play it")
        gone = await picked(bruno, first, "Which spirit?", "thunderspeaker")
        assert "That is not possible any more." in gone.text
        preview = await picked(bruno, second, "Which spirit?", "lightnings-swift-strike")
        assert "Play as Lightning's Swift Strike" in preview.text
        await pressed(bruno, preview, "Play it")
        table = await running.table(bruno)
        assert [told.action for told in await running.tables.history(table.id)] == [
            "embody thunderspeaker",
            "embody lightnings-swift-strike",
        ]
