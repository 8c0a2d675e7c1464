"""The card of a daily challenge: it says how it went, in words too, and nothing of the deal."""

from __future__ import annotations

from dataclasses import replace

import pytest

from render.sheets.challenge import Shared, card
from tests.catalogues import WHOLE

WEEK = (False, False, True, True, True, True, True)
WON = Shared("22 November", "Moonlight", "8 · Hidden", "花子", "won, 31 points", True, 5, WEEK)


@pytest.mark.parametrize("language", WHOLE)
def test_the_words_say_what_the_card_shows(language: str) -> None:
    alt = card(WON, language).alt
    for part in ("22 November", "Moonlight", "8 · Hidden", "花子: won, 31 points", "5 d"):
        assert part in alt
    assert "0" not in card(replace(WON, streak=0), language).alt


def test_a_day_that_was_played_and_a_game_that_was_won_are_seen() -> None:
    cards = {
        card(each, "en").data
        for each in (WON, replace(WON, is_won=False), replace(WON, week=(True, *WEEK[1:])))
    }
    assert len(cards) == 3


def test_a_long_name_stays_on_the_card() -> None:
    shown = card(replace(WON, who="W" * 80), "en")
    assert (shown.width, shown.height) == (1000, 560)
