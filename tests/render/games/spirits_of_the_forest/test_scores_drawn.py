"""The score sheet shows every step of the sum: who has the most, what is lost, the sums, and who has won."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest
from PIL import Image

from engine.games.spirits_of_the_forest.model.view import CategoryPart, ForestView
from engine.games.spirits_of_the_forest.modules.seasons import FOUR_SEASONS
from render import pictures
from render.games.spirits_of_the_forest.art.tokens import emblem, medallion, tile_sign
from render.games.spirits_of_the_forest.score_rows import extra_rows
from render.games.spirits_of_the_forest.score_sheet import ForestScores
from render.kit.palette import CORAL, CREAM, FAINT, FIELD, GOLD, INK, MUTED, PANEL, SKY, Ink, index
from render.kit.sprites import silhouette
from render.sheets.picture_size import SIDE, WIDTH
from render.sheets.scores import TITLE
from tests.render.forest import GAME, find_view, people, view, views
from tests.render.pixels import Box, count, inks, is_written, sheet
from words.catalogue import signed, words

WANTED: dict[str, Callable[[], ForestView]] = {
    "midway": lambda: view(3, 20, seat=1),
    "end": lambda: views(2)[-1],
    "modules": lambda: find_view(
        ("wish", "curse", "seasons", "gem-bonus"),
        4,
        None,
        lambda each: (
            each.stage == "over" and any(row.owner is not None for row in FOUR_SEASONS.seen(each).rows)
        ),
    ),
    "solo": lambda: find_view(
        ("solo",), 1, None, lambda each: each.stage == "over" and not each.outcome.winners
    ),
}
SHOWN = {name: cache(find) for name, find in WANTED.items()}
"""Functions that find the views, by name; each view is looked for once."""
every = pytest.mark.parametrize("shown", SHOWN, indirect=True)


@pytest.fixture
def shown(request: pytest.FixtureRequest) -> ForestView:
    """Return one of them; played when it is first looked at, for a worker that runs none of these tests has no use for it."""
    return SHOWN[request.param]()


class Drawn:
    """A sheet as it was drawn, and where its cells are."""

    def __init__(self, shown: ForestView) -> None:
        painter, english = pictures.painter(GAME), words("en")
        self.names = painter.names(shown, people(shown.seats), english)
        self.plan = ForestScores(shown, self.names, english)
        self.picture: Image.Image = sheet(painter.scores(shown, people(shown.seats), "en"))
        self.rows = len(self.plan.rows())

    def cell(self, row: int, column: int) -> Box:
        """Return a cell; the row after the last has the sums, row -1 the heads."""
        left = self.plan.middle(column) - self.plan.column // 2
        top = TITLE + self.plan.heads + row * self.plan.row if row >= 0 else TITLE
        return (
            left,
            top,
            left + self.plan.column,
            top + (180 if row == self.rows else 76 if row >= 0 else 134),
        )

    def head(self, row: int) -> Box:
        """Return the box of the sign before a row."""
        _, top, _, bottom = self.cell(row, 0)
        return SIDE, top, SIDE + self.plan.signs, bottom


def over(row: int) -> Ink:
    return PANEL if row % 2 else FIELD


@every
def test_every_count_stands_beside_what_it_is_worth(shown: ForestView) -> None:
    drawn = Drawn(shown)
    for row, category in enumerate(shown.categories):
        if category.factor == 1:
            assert count(drawn.picture, medallion(category.name, 58, True, over(row)), drawn.head(row)) == 1
        for seat in range(shown.seats):
            part, box = category.parts[seat], drawn.cell(row, seat)
            for text, size, ink, ground in worth(part, category.factor, over(row)):
                assert is_written(drawn.picture, text, "heavy", size, ink, ground, box), (category.name, seat)
            assert (index(GOLD) in inks(drawn.picture, box)) is part.most
            counted = (
                f"{part.on_tiles}+{part.on_favours}={part.total}" if part.on_favours else str(part.total)
            )
            ink = CREAM if part.total else MUTED
            assert any(
                is_written(drawn.picture, counted, "sans", size, ink, over(row), box)
                for size in (34, 30, 27, 24, 21)
            )


def worth(part: CategoryPart, factor: int, ground: Ink) -> list[tuple[str, int, Ink, Ink]]:
    """Return the numbers in a cell, each with its size and inks: points for the most on gold, points lost in coral, else a faint 0."""
    if not part.most:
        return [(signed(part.points), 42, CORAL if part.points else FAINT, ground)]
    return [(f"+{part.total * factor}", 42, INK, GOLD)]


@every
def test_what_the_modules_add_has_rows_of_its_own(shown: ForestView) -> None:
    drawn = Drawn(shown)
    for row, extra in enumerate(extra_rows(shown), len(shown.categories)):
        sign = silhouette(extra.kind.sign, 48, extra.kind.ink, over(row))
        assert count(drawn.picture, sign, drawn.head(row)) == 1
        for seat, points in enumerate(extra.points):
            worth = points or 0
            text = f"+{worth}" if worth > 0 else signed(worth)
            ink = CREAM if worth > 0 else CORAL if worth else FAINT
            assert is_written(drawn.picture, text, "heavy", 42, ink, over(row), drawn.cell(row, seat))


def test_all_kinds_of_rows_were_seen_above() -> None:
    names = {row.kind.name for shown in SHOWN.values() for row in extra_rows(shown())}
    assert {"curse", "stars", "gems", "lost"} <= names


@every
def test_sums_are_written_and_the_best_is_golden(shown: ForestView) -> None:
    drawn = Drawn(shown)
    for standing in shown.outcome.standings:
        box = drawn.cell(drawn.rows, standing.seat)
        ink, ground = (INK, GOLD) if standing.rank == 1 else (CREAM, PANEL)
        assert is_written(drawn.picture, signed(standing.score), "heavy", 66, ink, ground, box)
        tiles = str(shown.players[standing.seat].tile_count)
        assert count(drawn.picture, tile_sign(MUTED, PANEL), box) == 1
        assert is_written(drawn.picture, tiles, "sans", 36, MUTED, PANEL, box)


@every
def test_each_column_has_its_emblem_and_winners_a_crown(shown: ForestView) -> None:
    """A solo game that is lost was won by the opponent, whose column is the last."""
    drawn = Drawn(shown)
    won = set(shown.outcome.winners or (shown.seats,)) if shown.outcome.final else set()
    for column in range(len(drawn.names)):
        box = drawn.cell(-1, column)
        assert count(drawn.picture, emblem(column, 25, PANEL), box) == 1
        assert count(drawn.picture, silhouette("mdi:crown", 58, GOLD, PANEL), box) == (column in won)
        if shown.seats > 1 and column not in won:
            rank = f"{shown.outcome.standings[column].rank}."
            assert is_written(drawn.picture, rank, "heavy", 44, MUTED, PANEL, box)


def test_a_standing_that_cannot_be_complete_says_so_in_gold() -> None:
    head = (0, 0, WIDTH, TITLE)
    for shown, note, ink in ((view(3, 20), "without hidden favours", GOLD), (views(2)[-1], None, MUTED)):
        picture = Drawn(shown).picture
        assert is_written(picture, note or f"Turn {shown.turn}", "sans", 38, ink, SKY, head)
        title = "Final scores" if shown.outcome.final else "Standing now"
        assert is_written(picture, title, "serif", 60, CREAM, SKY, head)


def test_the_opponent_of_a_solo_game_is_marked_where_it_is_ahead() -> None:
    shown = SHOWN["solo"]()
    drawn = Drawn(shown)
    for row, category in enumerate(shown.categories):
        ahead = category.parts[1].total > category.parts[0].total
        mark = silhouette("mdi:arrow_up_bold", 38, INK, CORAL)
        assert count(drawn.picture, mark, drawn.cell(row, 1)) == ahead, category.name


def test_what_counts_twice_bears_its_factor() -> None:
    shown = find_view(("moonlight", "air"), 2, None, lambda each: any(c.factor > 1 for c in each.categories))
    drawn = Drawn(shown)
    for row, category in enumerate(shown.categories):
        written = is_written(drawn.picture, "×2", "heavy", 32, INK, GOLD, drawn.head(row))
        assert written is (category.factor == 2)
    test_every_count_stands_beside_what_it_is_worth(shown)
