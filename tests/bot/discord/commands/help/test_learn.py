"""/learn as people use it, through the unmodified bot."""

from __future__ import annotations

from pathlib import Path

from tests.bot.discord.grove import asked, grove, labels, picked, pressed


async def test_a_learner_is_guided_to_the_end_alone_and_across_a_restart(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (place, (ada, bruno)):
        page = await asked(ada, "/learn")
        assert page.is_ephemeral
        page = await pressed(ada, page, "Spirits of the Forest")
        assert "move 1 of 8" in page.text
        assert "nine tiles are left" in page.text
        assert "may be taken together" in page.text
        first = page
        page = await pressed(ada, page, "Do that")
        assert "Ada takes A4" in page.text
        assert "move 2 of 8" in page.text
        assert (await pressed(ada, page, "Take back")).text == first.text
        page = await pressed(ada, first, "Do that")

        await place.stop()
        await place.start()
        await ada.bot_ready()
        for _ in range(7):
            page = await pressed(ada, page, "Do that")
        assert "46" in page.text
        assert "- branches 6, the most: 6" in page.text
        assert "Do that" not in labels(page)
        again = await pressed(ada, page, "From the beginning")
        assert "move 1 of 8" in again.text
        assert "begins again" in (await pressed(ada, again, "Close")).text
        assert await place.tables.at(int(ada.channel)) is None
        assert bruno.messages() == []


async def test_a_learner_may_go_another_way_and_is_helped_on(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada") as (_, (ada,)):
        await ada.speak("pl")
        page = await pressed(ada, await asked(ada, "/rules game:spirits-of-the-forest"), "Nauka przez grę")
        assert "ruch 1 z 8" in page.text
        page = await picked(ada, page, "Który kafel?", "A7 - - -")
        assert "Ada" in page.text
        assert "A7" in page.text
        assert "ruch 2" not in page.text
        assert "Zrób tak" in labels(page), "the hint of a computer player"
        strayed = page
        page = await pressed(ada, page, "Zrób tak")
        assert (await pressed(ada, page, "Cofnij")).text == strayed.text


async def test_the_island_is_learned_in_thirteen_presses_to_a_small_victory(tmp_path: Path) -> None:
    """Through a threshold, a defence, fear cards, a ravage that does nothing for it, and slow powers that win."""
    told: list[str] = []
    async with grove(tmp_path, "Ada") as (_, (ada,)):
        page, presses = await asked(ada, "/learn game:spirit-island"), 0
        while "Do that" in labels(page):
            page, presses = await pressed(ada, page, "Do that"), presses + 1
            told.append(page.text)
    assert presses == 13 <= 15
    story = "\n".join(told)
    for part in (
        "thresholds 1 and 2",
        "C7 has Defend 3",
        "Fear card Wary of the Interior",
        "Invaders ravage C7 for 0 damage",
        "Ada uses Crops Wither and Fade",
        "The spirits win: the invaders flee in terror",
    ):
        assert part in story, part
