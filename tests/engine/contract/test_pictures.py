"""Every view can be drawn: the same picture each time, small enough, and described in words."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from engine.chance import Chance
from engine.game import Game
from engine.match import Match
from engine.registry import games
from engine.text import Seat
from render import pictures
from tests.catalogues import WHOLE
from tests.engine.contract.random_games import LONG_NAMES, moments_of, viewers
from tests.render.hand_words import hand_in_words

SELDOM = 45
"""Number of moments worth a look of which one is drawn."""
APART = 13
"""Number of moments by which what is drawn of a game lies elsewhere with a seat more."""
MOST_BYTES = 300 * 1024
"""Maximum number of bytes: what four boards of 1,400 pixels take, whose numbers can be read on a phone."""
MOST_ALT = 1024
MOST_WORDS = 3800

found_size = pytest.mark.parametrize(
    ("game", "seats"),
    [(game, seats) for game in games().values() for seats in game.seats],
    ids=[f"{game_id}-{seats}" for game_id, game in games().items() for seats in game.seats],
)
every_language = pytest.mark.parametrize("language", WHOLE)


def sample(game: Game[Any, Any], seats: int, first: int) -> Iterator[Match[Any]]:
    """Yield a few moments of a game with so many seats, others at each number of seats and for each `first`, and the game's end."""
    for number, (match, entry) in enumerate(moments_of(game, seats), APART * seats):
        if number % SELDOM == first or entry is None:
            yield match


@every_language
@found_size
def test_a_picture_is_small_and_says_what_it_shows(game: Game[Any, Any], seats: int, language: str) -> None:
    for number, match in enumerate(sample(game, seats, WHOLE.index(language))):
        people = LONG_NAMES[: match.seats]
        before = match.digest
        view = match.view(Seat(0) if number % 2 else None)
        table = pictures.table(game.id, view, people, language)
        scores = pictures.scores(game.id, view, people, language)
        hand = pictures.hand(game.id, match.view(Seat(0)), people, language)
        assert hand_in_words(game.id, match.view(Seat(0)), people, language) == (hand.alt if hand else "")
        for picture in (table, scores, *([hand] if hand else [])):
            assert len(picture.data) <= MOST_BYTES
            assert 0 < len(picture.alt) <= MOST_ALT
            with Image.open(BytesIO(picture.data)) as image:
                assert image.size == (picture.width, picture.height)
        assert 0 < len(pictures.describe(game.id, view, people, language)) <= MOST_WORDS
        assert pictures.hand(game.id, match.view(None), people, language) is None
        assert match.digest == before


@found_size
def test_a_picture_is_drawn_the_same_each_time_and_on_every_table_that_looks_the_same(
    game: Game[Any, Any], seats: int
) -> None:
    painter = pictures.painter(game.id)
    for match in sample(game, seats, SELDOM // 2):
        people = LONG_NAMES[: match.seats]
        for viewer in viewers(match.seats)[:2]:
            view = match.view(viewer)
            other = game.view(match.imagine(viewer, Chance(b"redealt")), viewer)
            assert painter.table(view, people, "pl") == painter.table(other, people, "pl")
            assert painter.hand(view, people, "en") == painter.hand(other, people, "en")
            assert painter.scores(view, people, "en") == painter.scores(other, people, "en")
            assert painter.describe(view, people, "pl") == painter.describe(other, people, "pl")
