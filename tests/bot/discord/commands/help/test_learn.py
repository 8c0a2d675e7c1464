"""/learn as people use it, through the unmodified bot."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bot.discord.commands.help import learn
from bot.discord.ui.custom_id import CustomId
from bot.tables import Person as Somebody
from bot.tables import Table
from bot.tables.requests import guided_games
from bot.tables.requests.guided_games import Stand, code_of, stand_at
from engine.registry import find, games
from tests.bot.discord.commands.test_strange_presses import by
from tests.bot.discord.grove import asked, custom_ids, grove, house_of, labels, picked, player, pressed, venue
from tests.engine.toys.pebbles import GAME as PEBBLES
from words.catalogue import words


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
        "C7 gets Defend 3",
        "Fear card Wary of the Interior",
        "Invaders ravage C7 for 0 damage",
        "Ada uses Crops Wither and Fade",
        "The spirits win: the invaders flee in terror",
    ):
        assert part in story, part


EN = words("en")
LESSONS = {"living-forest": 7, "moonlight": 8, "spirit-island": 13, "spirits-of-the-forest": 8}
"""Number of moves of each guided game."""


def stand(game: str = "moonlight", followed: int = 0) -> tuple[Stand, Table]:
    """Return a place in a guided game, and Ada's table there."""
    found = stand_at([find(game)], code_of(find(game), followed))
    return found, found.as_table(Somebody(1, "A_da"), "en", ["Computer 1", "Computer 2"])


@pytest.mark.parametrize(
    ("game", "score"),
    [
        (
            "moonlight",
            ["- The team: 27 (Spirits 23, Powers 10, Missing 0, and Moonlight card −6).", ..., ...],
        ),
        (
            "living-forest",
            [r"**1.** A\_da: 13 different trees (enough), 5 of 12 fires, and 5 of 12 flowers", ...],
        ),
        (
            "spirit-island",
            [r"A\_da: 22 points", r"**A\_da**", "- Points for difficulty: 0", ..., ..., ..., "- Blight: −4"],
        ),
        (
            "spirits-of-the-forest",
            [
                r"**1.** A\_da: 46 points",
                ...,
                r"**A\_da**",
                "- branches 6, the most: 6",
                *[...] * 11,
                "**Computer 1**",
                *[...] * 12,
            ],
        ),
    ],
)
def test_the_score_of_a_lesson_is_told_line_by_line_as_far_as_the_game_has_no_words_for_it(
    game: str, score: list[object]
) -> None:
    begun, *told, after = "\n".join(learn._score(EN, *stand(game, LESSONS[game]))).split("\n")
    assert begun == EN.key("guided-over")
    assert len(told) == len(score)
    assert [line for line, known in zip(told, score, strict=True) if known is not ...] == [
        known for known in score if known is not ...
    ]
    assert after == f"-# {EN.key('guided-then')}"
    assert next(learn._score(EN, *stand(game, 1))) == EN.key("guided-left")


def test_a_lesson_begins_with_what_it_is_and_then_tells_what_happened() -> None:
    name = EN.key("moonlight")
    assert [*learn._told(EN, *stand(), "")] == [
        f"### {EN.key('guided-title-step', game=name, number=1, count=8)}",
        EN.key("guided-about"),
        EN.key("moonlight-guided-begin"),
    ]
    assert [*learn._told(EN, *stand(followed=7), "above")] == [
        f"### {EN.key('guided-title-step', game=name, number=8, count=8)}",
        "above",
        "- The team gets dewdrops · moon.\n- The opponent gets leaves · fire.",
    ]
    title, told = learn._told(EN, *stand(followed=8), "")
    assert title == f"### {EN.key('guided-title', game=name)}"
    assert told.startswith(r"- A\_da moves Shadow to D2.")


@pytest.mark.parametrize(
    ("followed", "ids"),
    [
        (0, ["gk:0:0:learnend:"]),
        (1, ["gk:0:{before}:learnback:", "gk:0:{begin}:learnanew:", "gk:0:0:learnend:"]),
        (8, ["gk:0:{before}:learnback:", "gk:0:{begin}:learnanew:", "gk:0:0:learnend:"]),
    ],
)
def test_from_a_lesson_lead_ways_back_where_there_is_something_behind(followed: int, ids: list[str]) -> None:
    game = find("moonlight")
    codes = {"before": code_of(game, max(0, followed - 1)), "begin": code_of(game)}
    found = [each.custom_id for each in learn._ways(EN, stand(followed=followed)[0])]
    assert found == [each.format(**codes) for each in ids]


def test_only_a_game_that_has_a_lesson_begins_with_it() -> None:
    button = learn.begin_button(find("living-forest"), EN)
    assert button is not None
    assert button.item.label == EN.key("button-learn")  # type: ignore[attr-defined]
    assert learn.begin_button(PEBBLES, EN) is None


async def test_the_lesson_is_that_of_the_game_that_is_named_or_played_here_or_asked_for(
    tmp_path: Path,
) -> None:
    async with grove(tmp_path, "Ada") as (running, (ada,)):
        which = await asked(ada, "/learn")
        assert which.text == EN.key("guided-which")
        assert custom_ids(which) == [f"gk:0:{code_of(find(game))}:learnanew:" for game in games()]
        assert labels(which) == [EN.key(game) for game in games()]
        await house_of(running).lobby(
            player(ada), game="living-forest", place=venue(running, "grove"), seats=2
        )
        for line, game in (("/learn", "living-forest"), ("/learn game:moonlight", "moonlight")):
            page = await asked(ada, line)
            title = EN.key("guided-title-step", game=EN.key(game), number=1, count=LESSONS[game])
            assert page.text.startswith(f"### {title}")
            assert len(page.pictures) == 1
        page = await pressed(ada, page, EN.key("guided-close"))
        assert page.text == EN.key("guided-closed")
        asks = by(running, ada)
        desk = replace(running.bot.desk, games={each.id: each for each in (PEBBLES, find("moonlight"))})
        await learn.look(desk, asks.request(), CustomId(0, code_of(find("living-forest")), "learnnext"))
        assert asks.pages == [[EN.key("guided-unfit"), f"gk:0:{code_of(find('moonlight'))}:learnanew:"]]


async def test_a_lesson_goes_on_with_a_legal_move_as_long_as_a_button_can_say_where_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with grove(tmp_path, "Ada") as (running, (ada,)):
        desk, game = running.bot.desk, find("moonlight")
        begin = code_of(game)

        async def step(path: str) -> list[str]:
            asks = by(running, ada)
            await learn.step(desk, asks.request(), CustomId(0, begin, "learnstep", path))
            [page] = asks.pages
            return page

        def title(number: int | None) -> str:
            name = EN.key("moonlight")
            if number is None:
                return f"### {EN.key('guided-title', game=name)}"
            return f"### {EN.key('guided-title-step', game=name, number=number, count=8)}"

        assert (await step("nonsense"))[0].split("\n")[:2] == [title(1), EN.key("refusal-not-among")]
        assert (await step("collect light C3"))[0].startswith(title(2))
        strayed = (await step("collect shadow D5"))[0]
        assert strayed.startswith(title(None))
        assert "\n- Shadow picks D5" in strayed
        monkeypatch.setattr(guided_games, "LONGEST", 1)
        assert (await step("collect shadow D5"))[0].split("\n")[:2] == [title(1), EN.key("guided-long")]
