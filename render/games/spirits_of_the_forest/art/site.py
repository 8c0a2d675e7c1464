"""The places of a layout's parts in the picture."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import lru_cache

from engine.games.spirits_of_the_forest.model.view import CellView, ForestView
from render.games.spirits_of_the_forest.art.picture_size import LEAST_WIDE, PITCH_X, PITCH_Y

HEADER = 96
LABELS = 50
_SIDE = 46
_NUMBER = 42


@dataclass(frozen=True, slots=True)
class Site:
    """The places of a layout; all lengths in pixels."""

    wide: int
    left: int
    right: int
    """Right edge of the cells, in pixels."""
    top: int
    pitch: int
    """Pixels from row to row."""
    seam: int
    """Pixels by which the two rows of a block are further apart."""
    beside: int
    """Width of the room right of the rows, in pixels; 0 where nothing lies there."""
    floor: int
    """Lower edge of the board, where the things beside the forest may begin, in pixels."""
    numbers: Mapping[str, int]
    """Middle of each column by its number; empty where rows stand apart by half columns, so that each tile is numbered."""

    def row(self, y: int) -> int:
        """Return the middle of a row."""
        return self.top + y * self.pitch + PITCH_Y // 2 + (y + 1) // 2 * self.seam

    def middle(self, place: CellView) -> tuple[int, int]:
        """Return the middle of a cell."""
        return self.left + (place.x + 1) * PITCH_X // 2, self.row(place.y)

    def between(self, places: Collection[CellView]) -> tuple[int, int]:
        """Return the point that is in the middle of these cells."""
        across, down = zip(*map(self.middle, places), strict=True)
        return (min(across) + max(across)) // 2, (min(down) + max(down)) // 2


def site(view: ForestView, beside: int, seam: int) -> Site:
    """Return the places of this view's layout, with `beside` pixels right of the rows and `seam` between those of a block."""
    return _site(tuple([(place.name[1:], place.x, place.y) for place in view.cells]), beside, seam)


@lru_cache(64)
def _site(cells: tuple[tuple[str, int, int], ...], beside: int, seam: int) -> Site:
    """Return the places of a layout given by the number of each cell's column and where it lies."""
    columns = max((x for _, x, _ in cells), default=22) / 2 + 1
    rows = max((y for _, _, y in cells), default=3) + 1
    board = round(columns * PITCH_X)
    right = beside or _SIDE
    wide = max(LEAST_WIDE, board + _SIDE + right)
    left = (wide - right + _SIDE - board) // 2
    numbers = {number: left + (x + 1) * PITCH_X // 2 for number, x, _ in cells}
    aligned = all(numbers[number] == left + (x + 1) * PITCH_X // 2 for number, x, _ in cells)
    pitch = PITCH_Y if aligned else PITCH_Y + _NUMBER
    top = HEADER + (LABELS if aligned else 8)
    floor = top + rows * pitch + rows // 2 * seam + (LABELS if aligned else 12)
    return Site(wide, left, left + board, top, pitch, seam, beside, floor, numbers if aligned else {})
