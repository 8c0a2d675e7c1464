"""How many symbols of each spirit and power are still to come, and how many there are in all: what a majority is judged by."""

from __future__ import annotations

from typing import Final

from engine.games.spirits_of_the_forest.model.view import ForestView
from render.games.spirits_of_the_forest.art.tokens import UNLIT, medallion
from render.kit.canvas import Canvas
from render.kit.palette import CREAM, GROUND, MUTED, PANEL, PANEL_EDGE
from render.kit.sprites import plate, silhouette

HIGH: Final = 62
_SIDE: Final = 18
_BOX: Final = 52
_SIGN: Final = 40
_HEAD: Final = 62
_DIGITS: Final = 3
_LETTERS: Final = ((34, 24), (27, 18))
"""How high a count is and what it is of, and the same where both have two digits."""


def height(view: ForestView) -> int:
    """Of the strip; when the forest is empty there is none."""
    return HIGH if view.tiles_left else 0


def box(view: ForestView, across: int, top: int) -> tuple[int, int, int, int] | None:
    """Where the strip lies in a picture so many pixels across, from `top` on."""
    return (_SIDE, top, across - _SIDE, top + _BOX) if view.tiles_left else None


def lay(canvas: Canvas, view: ForestView, top: int) -> None:
    """The strip, from `top` on: a tree for the forest, then each spirit and power with what is left of how many."""
    if not view.tiles_left:
        return
    wide, middle = canvas.width - 2 * _SIDE, top + _BOX // 2
    canvas.lay(plate(wide, _BOX, 16, PANEL, PANEL_EDGE, 2, GROUND), _SIDE, top)
    canvas.centre(silhouette("mdi:pine_tree", 40, MUTED, PANEL), _SIDE + 34, middle)
    step = (wide - _HEAD - 6) / len(view.categories)
    for number, category in enumerate(view.categories):
        count, whole = view.to_come[category.name], view.in_all[category.name]
        left = _SIDE + _HEAD + round(number * step)
        canvas.centre(medallion(category.name, _SIGN, count > 0, PANEL), left + _SIGN // 2, middle)
        left += _SIGN + 5
        large, little = _LETTERS[len(f"{count}{whole}") > _DIGITS]
        left += canvas.text(str(count), left, middle, "heavy", large, CREAM if count else UNLIT, PANEL)
        canvas.text(f"/{whole}", left + 1, middle + 3, "heavy", little, MUTED, PANEL)
