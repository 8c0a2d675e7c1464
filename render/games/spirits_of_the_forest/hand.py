"""What only one player may see: the faces of their own favours."""

from __future__ import annotations

from engine.games.spirits_of_the_forest.texts import named, tell
from engine.games.spirits_of_the_forest.view import FavourView, PlayerView
from render.canvas import Canvas
from render.fonts import cut, fit, printable
from render.games.spirits_of_the_forest.scene import forest
from render.games.spirits_of_the_forest.tiles import draw_favour
from render.palette import CREAM, GOLD, MUTED, PANEL, PANEL_EDGE, SKY
from render.sprites import Brush, Sprite, kept, plate, stamp
from render.words import Words

_CARD_W, _CARD_H = 226, 290
_GAP = 16
_SIDE = 24
_TITLE = 104


def draw(player: PlayerView, words: Words) -> tuple[bytes, int, int]:
    """One card for each favour whose face the viewer knows."""
    favours = [favour for favour in player.favours if favour.face is not None]
    columns = max(2, min(4, len(favours)))
    rows = -(-len(favours) // columns)
    wide = 2 * _SIDE + columns * _CARD_W + (columns - 1) * _GAP
    high = _TITLE + rows * (_CARD_H + _GAP) + _SIDE - _GAP
    canvas = Canvas(forest(wide, high, _TITLE + 30))
    title, size = fit(printable(words.say(tell("picture-hand"))), "serif", (56, 48, 40), wide - 2 * _SIDE)
    canvas.text(title, wide // 2, 52, "serif", size, CREAM, SKY, "middle")
    labels = [_label(favour, words) for favour in favours]
    size = min(fit(label, "heavy", (38, 34, 30, 26), _CARD_W - 18)[1] for label in labels)
    for number, favour in enumerate(favours):
        in_row = min(columns, len(favours) - number // columns * columns)
        left = (wide - in_row * _CARD_W - (in_row - 1) * _GAP) // 2
        x = left + number % columns * (_CARD_W + _GAP)
        _lay_card(canvas, favour, x, _TITLE + number // columns * (_CARD_H + _GAP), labels[number], size)
    return canvas.png(), canvas.width, canvas.height


def _lay_card(canvas: Canvas, favour: FavourView, x: int, y: int, label: str, size: int) -> None:
    canvas.lay(plate(_CARD_W, _CARD_H, 24, PANEL, PANEL_EDGE if favour.spent else GOLD, 3, PANEL), x, y)
    canvas.centre(_token(str(favour.face), favour.spent), x + _CARD_W // 2, y + 112)
    ink = MUTED if favour.spent else CREAM
    canvas.text(
        cut(label, "heavy", size, _CARD_W - 18),
        x + _CARD_W // 2,
        y + 246,
        "heavy",
        size,
        ink,
        PANEL,
        "middle",
    )


def _label(favour: FavourView, words: Words) -> str:
    if favour.spent or favour.face is None:
        return printable(words.say(tell("picture-spent")))
    return printable(words.say(tell("picture-plus") if favour.face == "plus" else named(favour.face)))


@kept(32)
def _token(face: str, spent: bool) -> Sprite:
    brush = Brush(188, 188)
    draw_favour(brush, face, 94, 94, 88, lit=not spent)
    if spent:
        brush.fade(0.55)
    return stamp(brush.done(), PANEL)
