"""The standings of a tournament as a picture: all that is on it is in its words too."""

from __future__ import annotations

import pytest

from render.sheets.standings import MOST, StandingsGroup, StandingsRow, standings
from tests.catalogues import WHOLE
from words.limits import ALT_LIMIT

ADA = StandingsRow("Ada", ("1", "½", "+"), "2½", "4", "3")
HANAKO = StandingsRow("花子", ("0", "0.7", ""), "0.67", "5", "0", is_gone=True)
DECIDES = ("Met", "Beaten")


@pytest.mark.parametrize("language", WHOLE)
def test_the_words_say_what_the_picture_shows(language: str) -> None:
    alt = standings("A game", "round 3", DECIDES, [StandingsGroup("", [ADA, HANAKO])], language).alt
    for part in ("A game: round 3.", "1. Ada: 2½ (Met 4, Beaten 3)", "2. HuaZi: 0.67"):
        assert part in alt


def test_a_row_more_makes_the_picture_higher_up_to_the_most() -> None:
    heights = [
        standings("A game", "", DECIDES, [StandingsGroup("", [ADA] * count)], "en").height
        for count in (1, 2, MOST, MOST + 1)
    ]
    assert heights[0] < heights[1] < heights[2] == heights[3]


def test_long_tournaments_and_names_stay_within_bounds() -> None:
    row = StandingsRow("W" * 80, ("1",) * 20, "20", "200½", "199½")
    shown = standings("W" * 200, "W" * 200, DECIDES, [StandingsGroup("", [row] * MOST)], "en")
    assert shown.width == 1000
    assert len(shown.alt) <= ALT_LIMIT


def test_each_group_has_its_own_first_place_below_its_heading() -> None:
    parts = [StandingsGroup("Group A", [ADA, HANAKO]), StandingsGroup("Group B", [HANAKO])]
    shown = standings("A game", "round 3", DECIDES, parts, "en")
    assert "Group A: 1. Ada" in shown.alt
    assert "Group B: 1. HuaZi" in shown.alt
    assert (
        shown.height
        > standings("A game", "round 3", DECIDES, [StandingsGroup("", [ADA, HANAKO, HANAKO])], "en").height
    )
