"""Custom ids of buttons: they come back as they were, and fit."""

from __future__ import annotations

import pytest

from bot.discord.ui.custom_id import CustomId


def test_cards_that_were_posted_long_ago_stay_readable() -> None:
    assert CustomId.read("gk:7:12:moves:") == CustomId(7, 12, "moves")
    assert CustomId.read("gk:7:12:step:take A1 -") == CustomId(7, 12, "step", "take A1 -")
    assert CustomId.read("gk:7:12:past.3:") == CustomId(7, 12, "past", page=3)
    assert str(CustomId(7, 12, "step", "take A1 -", page=2)) == "gk:7:12:step.2:take A1 -"


def test_a_custom_id_may_have_a_hundred_characters() -> None:
    room = 100 - len(str(CustomId(7, 12, "step")))
    assert len(str(CustomId(7, 12, "step", "x" * room))) == 100
    with pytest.raises(ValueError, match=r"^custom_id of 101 characters$"):
        str(CustomId(7, 12, "step", "x" * (room + 1)))
    with pytest.raises(ValueError, match=r"^gk:7:step$"):
        CustomId.read("gk:7:step")


def test_what_is_no_custom_id_of_ours_is_refused() -> None:
    with pytest.raises(ValueError):
        CustomId.read("gk:1:2")
    with pytest.raises(ValueError):
        str(CustomId(1, 2, "step", "x" * 100))
