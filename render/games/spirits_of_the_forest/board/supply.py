"""The supply: symbols of each spirit and power still to come, and those there are in all, by which a majority is judged."""

from __future__ import annotations

from typing import Final

from engine.games.spirits_of_the_forest.model.view import ForestView
from render.games.spirits_of_the_forest.art.tokens import UNLIT, medallion
from render.kit.canvas import Canvas
from render.kit.fonts import legible
from render.kit.palette import CREAM, GROUND, MUTED, PANEL, PANEL_EDGE
from render.kit.sprites import plate, silhouette

HIGH: Final = 128
_SIDE: Final = 18
_BOX: Final = 118
_SIGN: Final = 48
_HEAD: Final = 62
_ROWS: Final = 2


def height(view: ForestView) -> int:
    """Return the height of the strip, in pixels; 0 when the forest is empty, for then there is none."""
    return HIGH if view.tiles_left else 0


def box(view: ForestView, across: int, top: int) -> tuple[int, int, int, int] | None:
    """Return the box of the strip in a picture `across` pixels wide, from `top` on; None where there is no strip."""
    return (_SIDE, top, across - _SIDE, top + _BOX) if view.tiles_left else None


def lay(canvas: Canvas, view: ForestView, top: int) -> None:
    """Lay the strip, from `top` on: a tree for the forest, then in two rows each spirit and power with its rest and its total."""
    if not view.tiles_left:
        return
    wide, across = canvas.width - 2 * _SIDE, -(-len(view.categories) // _ROWS)
    canvas.lay(plate(wide, _BOX, 16, PANEL, PANEL_EDGE, 2, GROUND), _SIDE, top)
    canvas.centre(silhouette("mdi:pine_tree", 46, MUTED, PANEL), _SIDE + 34, top + _BOX // 2)
    step, size = (wide - _HEAD - 6) / across, legible(canvas.width)
    for number, category in enumerate(view.categories):
        row, column = divmod(number, across)
        middle = top + (2 * row + 1) * (_BOX - 4) // (2 * _ROWS) + 2
        count, whole = view.to_come[category.name], view.in_all[category.name]
        left = _SIDE + _HEAD + round(column * step)
        canvas.centre(medallion(category.name, _SIGN, count > 0, PANEL), left + _SIGN // 2, middle)
        left += _SIGN + 5
        left += canvas.text(str(count), left, middle, "heavy", size, CREAM if count else UNLIT, PANEL)
        canvas.text(f"/{whole}", left + 4, middle, "heavy", size, MUTED, PANEL)
