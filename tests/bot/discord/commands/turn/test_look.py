"""/board, /hand, /scores and /rules: each is answered from its reader's own view."""

from __future__ import annotations

from pathlib import Path

from tests.bot.discord.grove import (
    asked,
    card_of,
    grove,
    label,
    labels,
    playing,
    pressed,
)


async def test_what_one_may_see_is_shown_to_oneself_alone(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (_, (ada, celina)):
        await playing(ada, celina)
        await asked(ada, "/forest take first:A1")
        await card_of(celina, "Ada takes")
        for line in ("/hand", "/scores", "/board private:true", "/board text:true", "/history", "/help"):
            before = [m.id for m in celina.messages()]
            answer = await asked(ada, line)
            assert answer.is_ephemeral
            assert answer.text.strip()
            assert [m.id for m in celina.messages()] == before
        assert "takes A1" in (await asked(ada, "/history")).text
        assert "SF-GEM-12" in (await asked(celina, "/rules question:klejnot")).text
        assert "Nie ma tu zasady" in (await asked(celina, "/rules question:rakieta")).text


async def test_the_board_again_moves_the_card_down(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (_, (ada, celina)):
        card = await playing(ada, celina)
        await ada.say("what a lovely forest")
        await asked(celina, "/board")
        anew = await ada.sees(lambda m: int(m.id) > int(card.id) and bool(m.pictures) and bool(labels(m)))
        assert anew.mentions == []
        assert len(anew.alt_texts) == 1
        await ada.until(lambda: labels(card) == [], "the old card to lose its buttons")
        assert card.mentions == []
        assert f"/{anew.id})" in card.text, "the way to the newest card"


async def test_the_rules_answer_only_with_what_is_played_here(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (_, (ada, celina)):
        assert "SF-WISH-01" in (await asked(ada, "/rules question:SF-WISH")).text
        await playing(ada, celina)
        assert "SF-WISH-01" not in (await asked(ada, "/rules question:SF-WISH")).text
        assert "SF-TAKE-01" in (await asked(ada, "/rules question:SF-TAKE-01")).text


async def test_questions_are_answered_as_people_ask_them_and_without_one_the_game_is_taught(
    tmp_path: Path,
) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (_, (ada, celina)):
        assert "LF-WIN-05" in (await asked(ada, "/rules question:how do I win? game:living-forest")).text
        await playing(ada, celina)
        told = await asked(ada, "/rules question:how do i win")
        assert "SF-SCORE-10" in told.text
        assert "SF-SEASON" not in told.text, "no rule that is not played here"
        taught = await asked(celina, "/rules")
        assert taught.is_ephemeral
        assert taught.alt_texts[0].startswith("Cel: ")
        helped = await asked(ada, "/help")
        assert (await pressed(ada, helped, "How to play")).alt_texts[0].startswith("Goal: ")


async def test_what_can_be_asked_is_of_no_game_alone(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada") as (_, (ada,)):
        taught = await asked(ada, "/rules game:living-forest")
        assert "how do I win?" in taught.text
        assert "gem" not in taught.text


async def test_where_nothing_is_played_the_rules_ask_which_game(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada") as (_, (ada,)):
        for line in ("/rules", "/help"):
            page = await asked(ada, line)
            assert {"Living Forest", "Moonlight", "Spirit Island"} <= set(labels(page)), line
            assert (await pressed(ada, page, "Moonlight")).alt_texts[0].startswith("Goal: ")


async def test_a_tip_is_told_once_to_each(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (_, (ada, celina)):
        card = await playing(ada, celina)
        await ada.sees("💡 Only the ends of a row")
        again = await pressed(ada, card, "Take tiles")
        assert "💡" not in again.text
        next_step = await pressed(ada, again, label(again, "C1"))
        assert "💡 A gem makes its tile cost" in next_step.text, "what is asked next has its advice as well"


async def test_a_tip_is_told_also_where_the_card_itself_plays(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (_, (ada, bruno)):
        lobby = await asked(ada, "/play game:living-forest seats:2")
        await pressed(bruno, await bruno.sees("(host)"), "Join")
        begun = await pressed(ada, lobby, "Start")
        assert "💡 More cards mean more elements" in begun.text
        drawn = await pressed(bruno, await card_of(bruno, "🔒"), "Draw")
        assert "💡 More cards mean more elements" in drawn.text
        assert "What would you like to do?" not in drawn.text, "one question is enough"


async def test_the_scores_of_living_forest_name_trees_fires_and_flowers_once(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (_, (ada, celina)):
        lobby = await asked(ada, "/play game:living-forest seats:2")
        await pressed(celina, await celina.sees("(host)"), "Join")
        await pressed(ada, lobby, "Start")
        said = (await asked(ada, "/scores")).text
        assert all(said.count(goal) == 2 for goal in ("trees", "fires", "flowers")), said
