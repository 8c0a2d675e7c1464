"""Every question has a way out of it."""

from __future__ import annotations

from discord import ui

from bot.discord.ui.components import button_to
from bot.discord.ui.confirm import confirm
from bot.discord.ui.custom_id import CustomId
from words.catalogue import words


async def test_the_way_out_stands_behind_the_answers_and_names_the_table() -> None:
    yes = [
        button_to(CustomId(7, 3, "resigned"), "Leave"),
        button_to(CustomId(7, 0, "standin", "greedy"), "Let"),
    ]
    page = confirm(words("en"), yes, "Really?", "Think again.", table=7)
    texts = [item.content for item in page.walk_children() if isinstance(item, ui.TextDisplay)]
    found = [str(getattr(item, "custom_id", "")) for item in page.walk_children()]
    assert texts == ["Really?", "Think again."]
    assert [each for each in found if each] == ["gk:7:3:resigned:", "gk:7:0:standin:greedy", "gk:7:0:close:"]
