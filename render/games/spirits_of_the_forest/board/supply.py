"""The supply: symbols of each spirit and power still to come, and those there are in all, by which a majority is judged."""

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
"""Heights of a count and of its total, and the same where both have two digits, in pixels."""


def height(view: ForestView) -> int:
    """Return the height of the strip, in pixels; 0 when the forest is empty, for then there is none."""
    return HIGH if view.tiles_left else 0


def box(view: ForestView, across: int, top: int) -> tuple[int, int, int, int] | None:
    """Return the box of the strip in a picture `across` pixels wide, from `top` on; None where there is no strip."""
    return (_SIDE, top, across - _SIDE, top + _BOX) if view.tiles_left else None


def lay(canvas: Canvas, view: ForestView, top: int) -> None:
    """Lay the strip, from `top` on: a tree for the forest, then each spirit and power with its rest and its total."""
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
