"""The rows and columns of a forest on its picture: those without any place, which only keep others apart, take less room."""

from __future__ import annotations

from collections.abc import Container, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from engine.games.moonlight.model.view import MoonlightView
from render.games.spirits_of_the_forest.art.picture_size import PITCH_X, PITCH_Y

NARROW: Final = 44
"""Width of an empty column, and height of an empty row, in pixels."""


@dataclass(frozen=True, slots=True)
class ForestGrid:
    """The grid of a forest: the edges of half-columns and of rows, in pixels from its corner; the last ones are its other corner."""

    halves: tuple[int, ...]
    rows: tuple[int, ...]

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the forest, in pixels."""
        return self.halves[-1], self.rows[-1]

    def tile(self, half: int, row: int) -> tuple[int, int]:
        """Return the middle of a tile that begins at this half-column."""
        return self.halves[half] + PITCH_X // 2, self.row(row)

    def column(self, column: int) -> int:
        """Return the middle of a column."""
        return (self.halves[2 * column] + self.halves[2 * column + 2]) // 2

    def row(self, row: int) -> int:
        """Return the middle of a row."""
        return (self.rows[row] + self.rows[row + 1]) // 2


def grid(view: MoonlightView) -> ForestGrid:
    """Return the grid of a forest: the same from its opening to its end, for a place stays when its tile is gone."""
    return _grid(frozenset((spot.row, spot.x) for spot in view.spots), view.rows, view.columns)


@lru_cache(64)
def _grid(places: frozenset[tuple[int, int]], rows: int, columns: int) -> ForestGrid:
    halves = {half for _, x in places for half in (x, x + 1)}
    taken = {half // 2 for half in halves}
    doubled = [0, *_edges(taken, columns, PITCH_X, 2)]
    return ForestGrid(
        tuple(each // 2 for each in doubled), (0, *_edges({row for row, _ in places}, rows, PITCH_Y))
    )


def _edges(taken: Container[int], count: int, room: int, parts: int = 1) -> Iterator[int]:
    """Yield the end of each of `parts` parts of each of `count` rows or columns, in pixels; each part is as wide as the whole."""
    edge = 0
    for each in range(count):
        for _ in range(parts):
            edge += room if each in taken else NARROW
            yield edge
