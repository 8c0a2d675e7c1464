"""/board, /hand, /scores and /rules: each is answered from its reader's own view."""

from __future__ import annotations

from pathlib import Path

from tests.bot.discord.grove import (
    asked,
    card_of,
    grove,
    labels,
    playing,
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
        assert "SF-GEM-01" in (await asked(celina, "/rules question:klejnot")).text
        assert "Żadna zasada" in (await asked(celina, "/rules question:rakieta")).text


async def test_the_board_again_moves_the_card_down(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (_, (ada, celina)):
        card = await playing(ada, celina)
        await ada.say("what a lovely forest")
        await asked(celina, "/board")
        anew = await ada.sees(lambda m: int(m.id) > int(card.id) and bool(m.pictures) and bool(labels(m)))
        assert anew.mentions == []
        assert anew.alt_texts == card.alt_texts
        await ada.until(lambda: labels(card) == [], "the old card to lose its buttons")
        assert card.mentions == []
        assert card.alt_texts == anew.alt_texts


async def test_the_rules_answer_only_with_what_is_played_here(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (_, (ada, celina)):
        assert "SF-WISH-01" in (await asked(ada, "/rules question:SF-WISH")).text
        await playing(ada, celina)
        assert "SF-WISH-01" not in (await asked(ada, "/rules question:SF-WISH")).text
        assert "SF-TAKE-01" in (await asked(ada, "/rules question:SF-TAKE-01")).text
