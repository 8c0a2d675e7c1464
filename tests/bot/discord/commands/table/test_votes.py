"""Votes on the table card: a game is paused when everybody agrees, and goes on when they come back."""

from __future__ import annotations

from pathlib import Path

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
