"""The leaderboard as a picture: readable for everybody, whatever the figures and the names are."""

from __future__ import annotations

import io
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from render.kit.labels import apart
from render.kit.palette import index
from render.sheets.leaderboard import MARKS, MOST, LeaderboardLine, _ticks, leaderboard
from tests.catalogues import WHOLE
from words.limits import ALT_LIMIT

DAY = 86_400_000


def line(name: str, *ratings: int, provisional: bool = False) -> LeaderboardLine:
    points = tuple((day * DAY, rating) for day, rating in enumerate(ratings, 1))
    return LeaderboardLine(name, ratings[-1], 80, len(ratings), 1, provisional, points)


def inks(lines: list[LeaderboardLine]) -> set[int]:
    """Return the palette indices that are to be seen."""
    with Image.open(io.BytesIO(leaderboard("A game", lines, "en").data)) as picture:
        return {number for _, number in picture.getcolors() or () if isinstance(number, int)}


@pytest.mark.parametrize("language", WHOLE)
def test_the_words_say_what_the_picture_shows(language: str) -> None:
    alt = leaderboard("A game", [line("Ada", 1100, 1300), line("花子", 1000, 900)], language).alt
    for part in ("A game", "1. Ada", "2. HuaZi", "± 80"):
        assert part in alt
    assert ("up from" in alt and "down from" in alt) or ("w górę od" in alt and "w dół od" in alt)


def test_each_line_has_a_mark_and_an_ink_of_its_own() -> None:
    assert len({mark for mark, _ in MARKS}) == len({ink for _, ink in MARKS}) == len(MARKS)
    lines = [line(f"P{number}", 1000, 1000 + 100 * number) for number in range(len(MARKS))]
    assert {index(ink) for _, ink in MARKS} <= inks(lines)
    assert index(MARKS[1][1]) not in inks(lines[:1])


def test_games_of_one_moment_need_no_chart() -> None:
    one, two = (leaderboard("A game", [line("Ada", *ratings)], "en") for ratings in ((1100,), (1100, 1200)))
    assert two.height > one.height + 400
    assert one.width == two.width


def test_there_is_room_for_no_more_rows_than_fit() -> None:
    many = [line(f"Somebody with a name of this length {number}", 1000, 1001) for number in range(50)]
    assert leaderboard("A game", many, "en").height == leaderboard("A game", many[:MOST], "en").height
    assert len(leaderboard("A game", many, "en").alt) <= ALT_LIMIT


@given(st.lists(st.integers(46, 480), min_size=1, max_size=6))
def test_names_are_never_laid_over_each_other_nor_beyond_the_chart(ends: list[int]) -> None:
    placed = dict(apart(ends, 46, 480))
    assert set(placed) == set(range(len(ends)))
    heights = sorted(placed.values())
    assert all(below - above >= 46 for above, below in pairwise(heights))
    assert heights[0] >= 0
    assert heights[-1] <= 480


@given(st.lists(st.integers(-5000, 9000), min_size=1))
def test_the_scale_holds_every_rating(ratings: list[int]) -> None:
    ticks = _ticks(ratings)
    assert ticks[0] <= min(ratings) <= max(ratings) <= ticks[-1]
    assert 2 <= len(ticks) <= 7


def test_hundreds_of_games_and_any_name_stay_small() -> None:
    picture = leaderboard("\u200b", [line("🦊\u202e", *range(-4000, 4000, 20), provisional=True)], "pl")
    assert len(picture.data) < 100 * 1024
    assert "(wstępnie)" in picture.alt
