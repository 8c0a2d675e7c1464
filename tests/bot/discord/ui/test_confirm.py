"""Every question has a way out of it."""

from __future__ import annotations

from discord import ui

from bot.discord.ui.components import PersistentItem, button_to
from bot.discord.ui.confirm import close_button, confirm
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


async def test_the_way_out_bears_the_words_that_fit_the_question() -> None:
    en = words("en")
    for page, label, table in (
        (confirm(en, [], "Really?"), "button-close", 0),
        (confirm(en, [], "Really?", way_out="button-back", table=7), "button-back", 7),
    ):
        [button] = [item for item in page.walk_children() if isinstance(item, PersistentItem)]
        assert isinstance(button.item, ui.Button)
        assert (button.item.label, button.custom_id) == (en.key(label), f"gk:{table}:0:close:")
    alone = close_button(en)
    assert isinstance(alone.item, ui.Button)
    assert (alone.item.label, alone.custom_id) == (en.key("button-close"), "gk:0:0:close:")
    named = close_button(en, 7, "button-back").item
    assert isinstance(named, ui.Button)
    assert named.label == en.key("button-back")
