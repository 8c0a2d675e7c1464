"""What the marks on a score sheet mean, below it."""

from __future__ import annotations

from engine.games.spirits_of_the_forest.model.texts import tell
from engine.games.spirits_of_the_forest.model.view import ForestView
from render.games.spirits_of_the_forest.modules.module import KeyLine
from render.games.spirits_of_the_forest.modules.registry import in_play
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
    return 2 + len(_added(view))


def _added(view: ForestView) -> list[KeyLine]:
    return [line for module in in_play(view) for line in module.key_lines(view)]


def _signs(view: ForestView, extras: list[ExtraRow]) -> list[ExtraRow]:
    """The rows whose signs have no name beside them."""
    return extras if view.seats == 4 else []


def lay_key(canvas: Canvas, view: ForestView, extras: list[ExtraRow], top: int, words: Words) -> None:
    """The most, the marks of modules, what is missing, and sums."""
    y = top + 34
    canvas.lay(plate(64, 44, 14, GOLD, GOLD, 0, GROUND), _SIDE + 10, y - 22)
    canvas.text("+5", _SIDE + 42, y, "heavy", 32, INK, GOLD, "middle")
    _lay_words(canvas, "picture-key-most", _SIDE + 90, y, canvas.width - _SIDE, words)
    for line in _added(view):
        y += _LINE
        canvas.lay(plate(50, 44, 14, line.ground, line.ground, 0, GROUND), _SIDE + 17, y - 22)
        canvas.centre(silhouette(line.sign, 32, INK, line.ground), _SIDE + 42, y)
        _lay_words(canvas, line.key, _SIDE + 90, y, canvas.width - _SIDE, words)
    y += _LINE
    _lay_missing_and_sums(canvas, view, y, words)
    for number, row in enumerate(_signs(view, extras)):
        x = _SIDE + number % 2 * (canvas.width // 2 - _SIDE)
        y += _LINE if number % 2 == 0 else 0
        canvas.centre(silhouette(row.kind.sign, 36, row.kind.ink, GROUND), x + 42, y)
        text, size = fit(printable(words.say(row.name)), "sans", (32, 28), canvas.width // 2 - 110)
        canvas.text(text, x + 90, y, "sans", size, CREAM, GROUND)


def _lay_missing_and_sums(canvas: Canvas, view: ForestView, y: int, words: Words) -> None:
    right = canvas.width - _SIDE - 10
    key = next((module.sum_key for module in in_play(view) if module.sum_key), "picture-key-sum")
    if not all(module.penalises_missing for module in in_play(view)):
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
