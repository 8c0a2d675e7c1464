"""All 28 forests as they are laid, and where a game of each leads: drawn and told within the limits."""

from __future__ import annotations

import logging

import pytest

from engine.chance import Chance
from engine.game import find
from engine.games.moonlight.model.kinds import SCENARIOS
from render import pictures
from render.kit.text_limits import ALT_LIMIT, TEXT_LIMIT
from render.words import LANGUAGES
from tests.render.alt_texts import alt_texts
from tests.render.moonlight import GAME, match_of, seen, told

LONG = tuple(f"{letter}{'ĘŁ' * 15}_" for letter in "ABCD")
"""Names as long as Discord allows, with a letter that markdown reads."""
MOST_BYTES = 232 * 1024
MOST_PIXELS = 1400 * 2700
"""Half as much again as a board of 1,400 by 1,800."""
MIDDLE = 9
"""After so many moves the creatures stand in the forest and tiles are gone."""


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_forest_is_drawn_and_told_within_the_limits(
    scenario: int, caplog: pytest.LogCaptureFixture
) -> None:
    """Its opening is drawn in one language and told in both; so is a moment of its middle, and it names no key."""
    with caplog.at_level(logging.ERROR):
        opening, middle = seen(scenario), seen(scenario, MIDDLE)
        picture = pictures.table(GAME, opening, LONG[:2], LANGUAGES[scenario % 2])
        assert len(picture.data) <= MOST_BYTES
        assert 1000 <= picture.width <= 1700
        assert picture.width * picture.height <= MOST_PIXELS
        for view, language in zip(
            (opening, opening, middle), (*LANGUAGES, LANGUAGES[scenario % 2]), strict=True
        ):
            words = pictures.describe(GAME, view, LONG[:2], language)
            assert 0 < len(words) <= TEXT_LIMIT
            for said in alt_texts(GAME, view, LONG[:2], language):
                assert 0 < len(said) <= ALT_LIMIT
                assert "moonlight-" not in said + words
    assert not caplog.records


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_what_lies_face_down_is_in_no_words(scenario: int) -> None:
    """Dealt anew in all that an onlooker cannot know, a table is told the same."""
    match = match_of(scenario, 2, MIDDLE)
    other = find(GAME).view(match.imagine(None, Chance(b"redealt")), None)
    assert pictures.describe(GAME, other, LONG[:2], "en") == pictures.describe(
        GAME, seen(scenario, MIDDLE), LONG[:2], "en"
    )


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_tile_that_can_be_seen_is_told_by_its_place(scenario: int) -> None:
    """The bold ones are those that are available."""
    view = seen(scenario, MIDDLE)
    words = told(view)
    for spot in view.spots:
        if spot.tile is not None and not spot.covered:
            assert (f"**{spot.name}**" in words) == spot.available
            assert f"{spot.name} " in words.replace("*", "").replace(",", " ").replace(".", " ")
