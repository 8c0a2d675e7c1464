"""What the marks on a score sheet mean, below it."""

from __future__ import annotations

from engine.games.spirits_of_the_forest.model.texts import tell
from engine.games.spirits_of_the_forest.model.view import ForestView
from render.games.spirits_of_the_forest.score_rows import ExtraRow
from render.kit.canvas import Canvas
from render.kit.fonts import fit, printable
from render.kit.palette import CORAL, CREAM, GOLD, GROUND, INK, MUTED
from render.kit.sprites import plate, silhouette
from render.words import Words

_SIDE = 20
_LINE = 50


def height(view: ForestView, extras: list[ExtraRow]) -> int:
    """Of the key."""
    return 18 + _LINE * (_lines(view) + len(_signs(view, extras)) // 2 + len(_signs(view, extras)) % 2)


def _lines(view: ForestView) -> int:
    return 3 if view.opponent is not None else 2


def _signs(view: ForestView, extras: list[ExtraRow]) -> list[ExtraRow]:
    """The rows whose signs have no name beside them."""
    return extras if view.seats == 4 else []


def lay_key(canvas: Canvas, view: ForestView, extras: list[ExtraRow], top: int, words: Words) -> None:
    """The most, what is missing, sums; in a solo game also what it is lost by."""
    y = top + 34
    canvas.lay(plate(64, 44, 14, GOLD, GOLD, 0, GROUND), _SIDE + 10, y - 22)
    canvas.text("+5", _SIDE + 42, y, "heavy", 32, INK, GOLD, "middle")
    _lay_words(canvas, "picture-key-most", _SIDE + 90, y, canvas.width - _SIDE, words)
    if view.opponent is not None:
        y += _LINE
        canvas.lay(plate(50, 44, 14, CORAL, CORAL, 0, GROUND), _SIDE + 17, y - 22)
        canvas.centre(silhouette("mdi:arrow_up_bold", 32, INK, CORAL), _SIDE + 42, y)
        key = "picture-key-ahead-polish" if view.solo_rule == "polish" else "picture-key-ahead"
        _lay_words(canvas, key, _SIDE + 90, y, canvas.width - _SIDE, words)
    y += _LINE
    _lay_missing_and_sums(canvas, view, y, words)
    for number, row in enumerate(_signs(view, extras)):
        x = _SIDE + number % 2 * (canvas.width // 2 - _SIDE)
        y += _LINE if number % 2 == 0 else 0
        sign, ink = row.sign
        canvas.centre(silhouette(sign, 36, ink, GROUND), x + 42, y)
        text, size = fit(printable(words.say(row.name)), "sans", (32, 28), canvas.width // 2 - 110)
        canvas.text(text, x + 90, y, "sans", size, CREAM, GROUND)


def _lay_missing_and_sums(canvas: Canvas, view: ForestView, y: int, words: Words) -> None:
    right = canvas.width - _SIDE - 10
    key = "picture-key-sum-wish" if "wish" in view.modules else "picture-key-sum"
    if "enchanted" in view.modules:  # nothing is lost for what is missing
        taken = canvas.text("3+1=4", _SIDE + 10, y, "sans", 32, MUTED, GROUND)
        _lay_words(canvas, key, _SIDE + taken + 26, y, right, words)
        return
    canvas.text("−3", _SIDE + 42, y, "heavy", 34, CORAL, GROUND, "middle")
    left = _SIDE + 90 + _lay_words(canvas, "picture-key-missing", _SIDE + 90, y, right, words)
    text, size = fit(printable(words.say(tell(key))), "sans", (32, 28, 25), right - left - 120)
    right -= canvas.text(text, right, y, "sans", size, CREAM, GROUND, "right") + 14
    canvas.text("3+1=4", right, y, "sans", 32, MUTED, GROUND, "right")


def _lay_words(canvas: Canvas, key: str, x: int, y: int, right: int, words: Words) -> int:
    """One line of the key. Returns its width."""
    text, size = fit(printable(words.say(tell(key))), "sans", (32, 28, 25), right - x)
    return canvas.text(text, x, y, "sans", size, CREAM, GROUND)
