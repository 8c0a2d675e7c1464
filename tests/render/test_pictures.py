"""The pictures of a table, whole: their limits, their words, and that they show no more than their view."""

from __future__ import annotations

import logging
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO

import pytest
from PIL import Image

from engine.registry import find
from render import pictures
from render.games.spirits_of_the_forest.art.tiles import cell
from render.painter import Picture
from tests.catalogues import WHOLE
from tests.render.alt_texts import alt_texts
from tests.render.forest import GAME, people, played, view, views

LONG = tuple(f"{letter}{'ĘŁ' * 15}_" for letter in "ABCD")
"""Names as long as Discord allows, with a letter that markdown reads."""


def opened(picture: Picture) -> Image.Image:
    """Return the picture as Pillow reads it."""
    image = Image.open(BytesIO(picture.data))
    image.load()
    return image


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_table_is_one_palette_picture_within_its_bytes(seats: int) -> None:
    for shown in views(seats)[::20]:
        picture = pictures.table(GAME, shown, people(seats), "pl")
        image = opened(picture)
        assert image.mode == "P"
        assert image.size == (picture.width, picture.height)
        assert picture.width == 1400
        assert len(picture.data) <= 184 * 1024


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_shown_can_be_said(seats: int, language: str, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        for shown in (*views(seats, seat=1)[::12], views(seats, seat=1)[-1]):
            for said in alt_texts(GAME, shown, people(seats), language):
                assert "spirits-of-the-forest" not in said
            assert "spirits-of-the-forest" not in pictures.describe(GAME, shown, people(seats), language)
    assert not caplog.records


@pytest.mark.parametrize("language", WHOLE)
def test_words_keep_their_limits_however_long_the_names(language: str) -> None:
    for shown in views(4, seat=0)[::10]:
        assert len(pictures.describe(GAME, shown, LONG, language)) <= 3800
        for said in alt_texts(GAME, shown, LONG, language):
            assert 0 < len(said) <= 1024


def test_the_table_in_words_names_every_tile_that_lies_there() -> None:
    shown = view(2, 20)
    told = pictures.describe(GAME, shown, people(2), "en")
    rows = "\n".join(line for line in told.splitlines() if line.startswith("- "))
    assert [f" {place.name} " in rows for place in shown.cells] == [
        bool(place.stack) for place in shown.cells
    ]
    assert f"Turn {shown.turn}, {shown.tiles_left} tiles left." in told
    assert r"mika\_07" in pictures.describe(GAME, view(4, 20), people(4), "en")


def test_a_picture_is_the_same_whenever_and_wherever_it_is_drawn() -> None:
    painter = pictures.painter(GAME)
    shown = [each for seats in (2, 3, 4) for each in views(seats)[::45]]

    def drawn(number: int) -> bytes:
        return painter.table(shown[number], people(shown[number].seats), "en").data

    first = [drawn(number) for number in range(len(shown))]
    cell.cache_clear()  # type: ignore[attr-defined]
    with ThreadPoolExecutor(2) as pool:
        assert list(pool.map(drawn, [*range(len(shown))] * 2)) == first * 2


def test_drawing_leaves_the_view_as_it_was() -> None:
    shown = view(3, 24, seat=2)
    before = shown.model_dump_json()
    pictures.table(GAME, shown, people(3), "en")
    pictures.scores(GAME, shown, people(3), "en")
    pictures.hand(GAME, shown, people(3), "en")
    assert shown.model_dump_json() == before


def test_what_was_drawn_is_kept_by_what_it_shows() -> None:
    shown = view(2, 30)
    picture = pictures.table(GAME, shown, ["Ala", "Ola"], "pl")
    assert pictures.table(GAME, shown.model_copy(), ("Ala", "Ola"), "pl") is picture
    assert pictures.table(GAME, shown, ["Ola", "Ala"], "pl").data != picture.data
    assert pictures.table(GAME, shown, ["Ala", "Ola"], "en").data != picture.data
    assert (
        pictures.table(GAME, shown.model_copy(update={"turn": 40}), ["Ala", "Ola"], "pl").data != picture.data
    )


def test_a_hand_is_for_its_seat_alone() -> None:
    shown = view(2, 6, seat=0)
    favours = [favour.face for favour in shown.players[0].favours]
    hand = pictures.hand(GAME, shown, people(2), "en")
    assert None not in favours
    assert hand is not None
    assert all(str(face).replace("plus", "+") in hand.alt for face in favours)
    assert pictures.hand(GAME, view(2, 6), people(2), "en") is None
    assert pictures.hand(GAME, view(2, 48, seat=0), people(2), "en") is None


def test_nothing_hidden_is_in_a_picture_or_its_words() -> None:
    """Dealt anew in all that an onlooker cannot know, a table gives the same pictures and the same words."""
    game = find(GAME)
    for number, match in enumerate(played(3, seed=11)):
        if number % 20:
            continue
        open_view, other = match.view(None), match.fork(None, b"another deal").view(None)
        for show in (pictures.painter(GAME).table, pictures.painter(GAME).scores):
            assert show(open_view, people(3), "en") == show(other, people(3), "en")
        assert game.id == GAME


def test_the_end_crowns_whoever_won() -> None:
    last = views(3)[-1]
    scores = pictures.scores(GAME, last, people(3), "en")
    winner = people(3)[last.outcome.winners[0]]
    assert scores.alt.startswith("Final scores. 1. " + winner)
    assert "without hidden favours" in pictures.scores(GAME, view(3, 20), people(3), "en").alt
    assert opened(scores).size == (1000, scores.height)
    assert scores.height > scores.width


def test_rows_may_stand_half_a_column_apart() -> None:
    """Then each tile bears its number, as no column has one."""
    shown = view(2, 40)
    cells = tuple(place.model_copy(update={"x": place.x + place.y % 2}) for place in shown.cells)
    picture = pictures.table(GAME, shown.model_copy(update={"cells": cells}), people(2), "en")
    straight = pictures.table(GAME, shown, people(2), "en")
    assert opened(picture).width > straight.width
    assert picture.height > straight.height
    assert picture.alt == straight.alt
