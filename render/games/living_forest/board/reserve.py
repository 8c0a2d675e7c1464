"""The reserve: three levels of animals that can be attracted."""

from __future__ import annotations

from typing import Final

from engine.games.living_forest.model.facts import board
from engine.games.living_forest.model.view import LivingForestView
from render.games.living_forest.art.picture_size import GAP, SIDE, WIDTH
from render.games.living_forest.board.cards import CARD_H, CARD_W, large
from render.kit.canvas import Canvas
from render.kit.palette import CREAM, FIELD, GROUND, LIGHTS, PANEL_EDGE
from render.kit.sprites import Brush, Sprite, cached, stamp

_ROW: Final = CARD_H + GAP
_LEVEL_W: Final = WIDTH - 2 * SIDE - 4 * (CARD_W + GAP)
HEIGHT: Final = 3 * _ROW
_NUMERALS: Final = ("I", "II", "III")


def lay(canvas: Canvas, view: LivingForestView, y: int, language: str) -> None:
    """Lay the levels one under the other, each with the cards it still has."""
    for number, level in enumerate(view.reserve):
        top = y + number * _ROW
        canvas.lay(level_sprite(level.level, level.deck), SIDE, top)
        for place, card in enumerate(level.cards):
            canvas.lay(large(card, language, GROUND), SIDE + _LEVEL_W + GAP + place * (CARD_W + GAP), top)


@cached(64)
def level_sprite(level: int, deck: int) -> Sprite:
    """Return the sprite of a level: its numeral, the cards still to come, and the fire that a card of it brings."""
    brush = Brush(_LEVEL_W, CARD_H)
    middle = _LEVEL_W / 2
    brush.text(_NUMERALS[level - 1], middle, 28, "serif", 44, CREAM)
    brush.box((6, 76, 32, 110), 5, PANEL_EDGE)
    brush.box((11, 72, 37, 106), 5, CREAM)
    brush.box((14, 75, 34, 103), 3, FIELD)
    brush.text(str(deck), 65, 92, "heavy", 40, CREAM)
    brush.icon("fa:fire", 20, 152, 36, LIGHTS["ember"][1])
    brush.text(f"+{board().fire_values[level - 1]}", 64, 152, "heavy", 40, CREAM)
    return stamp(brush.done(), GROUND)
