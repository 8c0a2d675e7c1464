"""All 28 forests as they are laid, and where a game of each leads: drawn and told within the limits."""

from __future__ import annotations

import logging
import re
from typing import cast

import pytest

from engine.chance import Chance
from engine.games.moonlight.model.kinds import SCENARIOS
from engine.games.moonlight.model.options import MoonlightOptions
from engine.games.moonlight.model.view import MoonlightView
from engine.match import Match
from engine.registry import find
from render import pictures
from render.games.moonlight.board import board
from tests.catalogues import WHOLE
from tests.engine.contract.random_games import some_action
from tests.render.alt_texts import alt_texts
from tests.render.moonlight import GAME, match_of, seen, told
from words.catalogue import words
from words.limits import ALT_LIMIT, TEXT_LIMIT

LONG = tuple(f"{letter}{'ĘŁ' * 15}_" for letter in "ABCD")
"""Names as long as Discord allows, with a letter that markdown reads."""
MOST_BYTES = 232 * 1024
MOST_WIDE = 1740
MOST_TO_BASE = 1.5
"""Maximum number of pixels of a picture for each pixel of the forest's own game."""
MIDDLE = 9
"""Number of moves after which the creatures stand in the forest and tiles are gone."""


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_forest_is_drawn_and_told_within_the_limits(
    scenario: int, caplog: pytest.LogCaptureFixture
) -> None:
    """A forest's opening is drawn in one language and told in both; so is a moment of its middle, and it names no key."""
    with caplog.at_level(logging.ERROR):
        opening, middle = seen(scenario), seen(scenario, MIDDLE)
        picture = pictures.table(GAME, opening, LONG[:2], WHOLE[scenario % 2])
        assert len(picture.data) <= MOST_BYTES
        assert 1000 <= picture.width <= MOST_WIDE
        for view, language in zip((opening, opening, middle), (*WHOLE, WHOLE[scenario % 2]), strict=True):
            told_whole = pictures.describe(GAME, view, LONG[:2], language)
            assert 0 < len(told_whole) <= TEXT_LIMIT
            for said in alt_texts(GAME, view, LONG[:2], language):
                assert 0 < len(said) <= ALT_LIMIT
                assert "moonlight-" not in said + told_whole
    assert not caplog.records


@pytest.fixture(scope="module")
def most_pixels() -> float:
    """Return the maximum number of pixels, from the forest's own game drawn for as many as can play it."""
    game = find("spirits-of-the-forest")
    match = Match.new(game, game.Options(), max(game.seats), b"pixels")
    picture = pictures.table(game.id, match.view(None), LONG, "en")
    return MOST_TO_BASE * picture.width * picture.height


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_no_picture_has_more_than_half_as_many_pixels_again_as_that_of_the_base_game(
    scenario: int, most_pixels: float
) -> None:
    """In every mode, from the opening on which signs are explained to the end, with tiles and favours beside the forest."""
    game, chance = find(GAME), Chance(b"moves")
    for seats in game.seats:
        options = MoonlightOptions(scenario=scenario)
        if game.refusal(options, seats) is not None:
            continue
        match = Match.new(game, options, seats, b"drawn")
        while not match.over:
            view = cast(MoonlightView, match.view(None))
            for language in WHOLE:
                wide, high = board.size(view, words(language))
                assert wide * high <= most_pixels
            entry = some_action(match, chance)
            match.play(entry.seat, entry.action)


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
    """A word says which are available: signs that only show are not heard."""
    view = seen(scenario, MIDDLE)
    told_whole = told(view)
    for spot in view.spots:
        if spot.tile is not None and not spot.covered:
            assert re.search(rf"\b{spot.name}\b", told_whole)
            things = re.findall(rf"\b{spot.name}\b(?:(?! and )[^,.()])*\(([^)]*)\)", told_whole)
            assert any("available" in each for each in things) == spot.available, spot.name
