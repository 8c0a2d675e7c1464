"""Tips, through the whole bot: each is told once."""

from __future__ import annotations

from pathlib import Path

from tests.bot.discord.grove import (
    asked,
    card_of,
    grove,
    label,
    playing,
    pressed,
)


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
