"""Votes on the table card: a game is paused when everybody agrees, and goes on when they come back."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest

from tests.bot.discord.grove import FOREST, asked, card_of, grove, labels, playing, pressed, turn


async def test_a_game_is_paused_and_gone_on_with(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (_, (ada, celina)):
        await playing(ada, celina)
        assert "paused" in (await asked(ada, "/pause")).text
        card = await card_of(celina, "The game is paused")
        assert labels(card) == ["Resume", "My hand", "History", "Scores"]
        assert "wstrzymana" in (await asked(celina, "/forest take first:A1")).text
        lobby = await asked(ada, f"/play game:{FOREST} seats:2")
        assert "stół" in (await asked(celina, "/resume")).text
        await ada.press(lobby, "Close the lobby")
        assert "Gramy dalej" in (await pressed(celina, card, "Resume")).text
        on = await card_of(ada, "resumes the game")
        assert on.mentions == ["Ada"]
        await turn(ada, "A1")
        assert "No game is paused" in (await asked(ada, "/resume")).text


@pytest.mark.parametrize("is_refused", [True, False])
async def test_the_result_of_a_vote_reaches_whoever_asked(tmp_path: Path, *, is_refused: bool) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        await playing(ada, bruno)
        await pressed(bruno, await asked(bruno, "/cancel"), "Ask the others")
        card = await card_of(ada, "Vote:")
        assert card.mentions == ["Ada"]
        if is_refused:
            await ada.press(card, "No")
        else:
            running.forward(timedelta(hours=24, seconds=1))
        words = "Ada does not agree" if is_refused else "The vote on cancelling the game is void"
        card = await bruno.sees(lambda m: words in m.text and m.mentions == ["Bruno"])
        assert f"This is for {bruno.mention}." in card.text
