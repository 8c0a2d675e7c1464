"""The analysis of a game as a picture: every side's line, every turning point on it and below it."""

from __future__ import annotations

import pytest
from PIL import Image

from engine.match import Match
from engine.registry import find
from render.kit.palette import CORAL, CREAM, GOLD, INK, PANEL, Ink, index
from render.kit.sprites import silhouette
from render.sheets.analysis import AnalysedTurn, Curve, analysis
from render.sheets.leaderboard import MARKS
from tests.render.pixels import count, is_written, sheet

GAME = "spirits-of-the-forest"
PEOPLE = ("Żaneta", "Björn")
RISE, FALL = Curve("Żaneta", (0.5, 0.4, 0.2, 0.0)), Curve("Björn", (0.5, 0.6, 0.8, 1.0))


def turn(after: int, curve: int) -> AnalysedTurn:
    game = find(GAME)
    view = Match.new(game, game.Options(), 2, b"turned").view(None)
    return AnalysedTurn(after, curve, view, "Move 2, Björn", "Played: this", "Better: that")


def drawn(*turns: AnalysedTurn) -> Image.Image:
    picture = analysis(GAME, (RISE, FALL), turns, PEOPLE, "en", "what it shows")
    assert picture.alt == "what it shows"
    return sheet(picture)


def test_each_side_has_a_line_with_its_mark_and_name() -> None:
    picture = drawn()
    for curve, (mark, ink) in zip((RISE, FALL), MARKS, strict=False):
        assert count(picture, silhouette(mark, 26, ink, PANEL)) == 1
        assert is_written(picture, curve.name, "heavy", 30, CREAM, PANEL, (0, 0, *picture.size))
        assert picture.histogram()[index(ink)] > 500
    assert is_written(picture, "100%", "sans", 28, (157, 170, 158), PANEL, (0, 0, *picture.size))


@pytest.mark.parametrize(("after", "curve", "x", "y"), [(0, 0, 140, 329), (3, 1, 726, 144), (3, 0, 726, 514)])
def test_a_turning_point_is_numbered_on_the_line_of_its_side(after: int, curve: int, x: int, y: int) -> None:
    picture = drawn(turn(after, curve))
    spot = picture.crop((x - 12, y - 12, x + 12, y + 12))
    assert spot.histogram()[index(GOLD)] > 100
    assert spot.histogram()[index(INK)] > 10
    assert drawn().histogram()[index(GOLD)] == 0


def test_below_stands_what_was_played_and_what_would_have_been_better() -> None:
    none, one, two = drawn(), drawn(turn(1, 0)), drawn(turn(1, 0), turn(2, 1))
    assert none.height < one.height < two.height
    below: tuple[tuple[str, int, Ink], ...] = (
        ("Played: this", 34, CORAL),
        ("Better: that", 34, GOLD),
    )
    for text, size, ink in below:
        assert is_written(one, text, "sans", size, ink, PANEL, (0, none.height, *one.size))
    assert is_written(one, "Move 2, Björn", "heavy", 36, CREAM, PANEL, (0, none.height, *one.size))
