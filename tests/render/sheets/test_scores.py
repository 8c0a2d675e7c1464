"""The score sheet of a game that shows nothing but the lines of its outcome."""

from __future__ import annotations

import pytest
from PIL import Image

from engine.outcome import Outcome, ScoreLine, Standing
from engine.text import Seat, say
from engine.view import View
from render.kit.fonts import width
from render.kit.palette import CORAL, CREAM, FAINT, FIELD, GOLD, INK, MUTED, PANEL, WOOD, index
from render.kit.sprites import Sprite, plate, silhouette
from render.painter import Picture
from render.sheets.picture_size import WIDTH
from render.sheets.scores import TITLE, Party, ScoreSheet, best_first, points_by
from tests.render.pixels import Box, count, is_written, sheet
from words.catalogue import words

NAMES = ("Ada", "Bruno", "Cleo")
HARVEST, LOST = say("picture-final"), say("picture-standing")
"""Keys of lines, any two that have words."""


class Plain(ScoreSheet[View]):
    """All that a game must say."""

    def ground(self, width: int, height: int) -> Image.Image:
        return Image.new("L", (width, height), index(WOOD))

    def emblem(self, column: int) -> Sprite:
        return plate(30 + column, 30, 4, CREAM, CREAM, 1, PANEL)


def shown(*, final: bool) -> View:
    """Return the view of three seats: 7 points of two lines of one kind, 4 less 6, and nothing."""
    lines = [(ScoreLine(HARVEST, 3), ScoreLine(HARVEST, 4)), (ScoreLine(HARVEST, 4), ScoreLine(LOST, -6)), ()]
    ranks, scores = (1, 3, 2), (7, -2, 0)
    standings = [Standing(Seat(seat), ranks[seat], scores[seat], lines[seat]) for seat in range(3)]
    return View(seat=None, seats=3, headline=HARVEST, outcome=Outcome(tuple(standings), final))


def drawn(view: View) -> tuple[Plain, Image.Image]:
    plan = Plain(view, NAMES, words("en"))
    canvas = plan.draw()
    return plan, sheet(Picture(canvas.png(upright=False), "", canvas.width, canvas.height))


def cell(plan: Plain, row: int, column: int) -> Box:
    left, top = plan.middle(column) - plan.column // 2, TITLE + plan.heads + row * plan.row
    return left, top, left + plan.column, top + plan.row


def test_lines_of_one_kind_are_one_row_and_what_a_seat_has_not_is_faint() -> None:
    plan, picture = drawn(shown(final=True))
    table = ((("+7", CREAM), ("+4", CREAM), ("0", FAINT)), (("0", FAINT), ("−6", CORAL), ("0", FAINT)))
    for row, cells in enumerate(table):
        over = PANEL if row % 2 else FIELD
        for column, (text, ink) in enumerate(cells):
            assert is_written(picture, text, "heavy", 42, ink, over, cell(plan, row, column)), (row, column)
    assert [row.name for row in plan.rows()] == ["Final scores", "Standing now"]
    assert picture.width == WIDTH


@pytest.mark.parametrize("final", [False, True])
def test_the_best_sum_is_golden_and_a_winner_is_crowned_at_the_end_alone(final: bool) -> None:
    plan, picture = drawn(shown(final=final))
    for column, (text, rank) in enumerate((("7", "1."), ("−2", "3."), ("0", "2."))):
        left, top, right, _ = cell(plan, 2, column)
        ink, over = (INK, GOLD) if column == 0 else (CREAM, PANEL)
        assert is_written(picture, text, "heavy", 66, ink, over, (left, top, right, picture.height))
        head = (left, TITLE, right, TITLE + plan.heads)
        crowned = final and column == 0
        assert count(picture, silhouette("mdi:crown", 58, GOLD, PANEL), head) == crowned
        assert is_written(picture, rank, "heavy", 44, MUTED, PANEL, head) is not crowned
        assert count(picture, plan.emblem(column), head) == 1
        assert is_written(picture, NAMES[column], "heavy", 34, CREAM, PANEL, head)


class Together(Plain):
    """All win or lose with the score of the first."""

    @property
    def parties(self) -> list[Party]:
        return [self.team()]


@pytest.mark.parametrize(("final", "rank"), [(False, 1), (True, 1), (True, 2)])
def test_a_team_has_one_column_below_the_emblems_of_all_and_no_place(final: bool, rank: int) -> None:
    standings = [Standing(Seat(seat), rank, 7, (ScoreLine(HARVEST, 7),)) for seat in range(3)]
    view = View(seat=None, seats=3, headline=HARVEST, outcome=Outcome(tuple(standings), final))
    plan = Together(view, NAMES, words("en"))
    canvas = plan.draw()
    picture = sheet(Picture(canvas.png(upright=False), "", canvas.width, canvas.height))
    head = (0, TITLE, WIDTH, TITLE + plan.heads)
    assert [count(picture, plan.emblem(seat), head) for seat in range(3)] == [1, 1, 1]
    assert is_written(picture, "Ada, Bruno, and Cleo", "heavy", 34, CREAM, PANEL, head)
    assert count(picture, silhouette("mdi:crown", 58, GOLD, PANEL), head) == (final and rank == 1)
    assert not is_written(picture, f"{rank}.", "heavy", 44, MUTED, PANEL, head)
    sums = (0, TITLE + plan.heads + plan.row, WIDTH, picture.height)
    ink, over = (INK, GOLD) if rank == 1 else (CREAM, PANEL)
    assert is_written(picture, "7", "heavy", 66, ink, over, sums)


def test_standings_are_told_the_best_first_and_points_added_by_kind() -> None:
    outcome = shown(final=True).outcome
    assert [standing.seat for standing in best_first(outcome)] == [0, 2, 1]
    assert points_by(outcome.standings, HARVEST.key) == [7, 4, None]
    assert points_by(outcome.standings, HARVEST.key, LOST.key) == [7, -2, None]


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_the_numbers_of_a_column_end_below_each_other_around_the_middle_of_its_sum(seats: int) -> None:
    view = shown(final=True)
    plan = Plain(view, NAMES[:seats], words("en"))
    canvas = plan.draw()
    picture = sheet(Picture(canvas.png(upright=False), "", canvas.width, canvas.height))
    widest = max(width("+7", "heavy", 42), width("−6", "heavy", 42))
    for column in range(seats):
        for row in range(len(plan.rows())):
            left, top, right, bottom = cell(plan, row, column)
            ground = index(PANEL if row % 2 else FIELD)
            drawn_ = picture.crop((left + 6, top + 6, right - 6, bottom - 6))
            box = drawn_.point(lambda ink, ground=ground: 255 if ink != ground else 0).getbbox()
            assert box is not None
            end = left + 6 + box[2]
            assert abs(end - plan.right(column)) <= 6
    assert all(abs(2 * (plan.right(c) - plan.middle(c)) - widest) <= 1 for c in range(seats))
