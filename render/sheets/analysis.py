"""The analysis of a finished game as one picture: the chances of each side over its moves, and the moves on which they turned.

Every line has a silhouette of its own besides its colour, and its name at its end. Under the chart stands each turning point: the table
as its player saw it, the move that was played, and a better one.
"""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image

from engine.view import View
from render.kit.canvas import Canvas
from render.kit.fonts import cut, fit, lines, printable
from render.kit.labels import apart
from render.kit.palette import CORAL, CREAM, GOLD, INK, MUTED, PANEL, PANEL_EDGE, SKY, index, indexed
from render.kit.sprites import Brush, Sprite, plate, silhouette, stamp
from render.painter import Picture
from render.pictures import painter
from render.sheets.leaderboard import MARKS
from render.sheets.picture_size import SIDE, WIDTH
from words.catalogue import words

_TITLE: Final = 104
_CHART: Final = 470
_PLOT: Final = (120, 40, 706, 410)
"""Left, top, right and bottom of the lines within the chart, in pixels."""
_NAMES: Final = 754
"""Distance of the names' marks from the left edge of the chart, in pixels."""
_LABEL: Final = 46
_LEFT: Final = SIDE + 20
_ROOM: Final = WIDTH - 2 * _LEFT
"""Width of the table of a turning point and of its words, in pixels: as wide as can be, for a phone."""
_POINT: Final = 84
"""Height of a turning point's title, in pixels."""
_LINE: Final = 42
_STEPS: Final = 400
"""Number of points of a line that are drawn; more cannot be told apart."""


@dataclass(frozen=True, slots=True)
class Curve:
    """The curve of one side: its name, and its chance to win, from 0 to 1, before the first move and after each."""

    name: str
    chances: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class AnalysedTurn:
    """A turning point: the number of moves before it, its curve, the table before it, and a few lines about it.

    `played` and `better` are moves with what they promised.
    """

    after: int
    curve: int
    view: View
    title: str
    played: str
    better: str


def analysis(
    game_id: str,
    curves: Sequence[Curve],
    turns: Sequence[AnalysedTurn],
    people: Sequence[str],
    language: str,
    alt: str,
) -> Picture:
    """Return the chart of all sides and every turning point below it, upright for a phone; `alt` says the same."""
    speech = words(language)
    points = [_Point(turn, _wide(painter(game_id).table(turn.view, people, language))) for turn in turns]
    high = _TITLE + _CHART + sum(point.height + SIDE for point in points) + SIDE
    canvas = Canvas(Image.new("L", (WIDTH, high), index(SKY)))
    canvas.text(printable(speech.key("analysis-title")), SIDE + 8, 52, "serif", 60, CREAM, SKY)
    canvas.lay(plate(WIDTH - 2 * SIDE, _CHART, 22, PANEL, PANEL_EDGE, 2, SKY), SIDE, _TITLE)
    _lay_chart(canvas, curves, turns)
    top = _TITLE + _CHART + SIDE
    for number, point in enumerate(points, 1):
        canvas.lay(plate(WIDTH - 2 * SIDE, point.height, 22, PANEL, PANEL_EDGE, 2, SKY), SIDE, top)
        point.lay(canvas, number, top)
        top += point.height + SIDE
    return Picture(canvas.png(upright=False), alt, canvas.width, canvas.height)


def _wide(picture: Picture) -> Image.Image:
    """Return the picture of a table as wide as there is room, in palette indices."""
    with Image.open(io.BytesIO(picture.data)) as drawn:
        size = (_ROOM, round(picture.height * _ROOM / picture.width))
        return indexed(drawn.convert("RGB").resize(size, Image.Resampling.LANCZOS))


def _x(after: int, moves: int) -> int:
    left, _, right, _ = _PLOT
    return left + round((right - left) * after / max(moves, 1))


def _y(chance: float) -> int:
    _, top, _, bottom = _PLOT
    return bottom - round((bottom - top) * chance)


def _lay_chart(canvas: Canvas, curves: Sequence[Curve], turns: Sequence[AnalysedTurn]) -> None:
    left, _, right, bottom = _PLOT
    for percent in (0, 25, 50, 75, 100):
        y = _TITLE + _y(percent / 100)
        canvas.bar(SIDE + left, y - 1, right - left, 2, PANEL_EDGE)
        canvas.text(f"{percent}%", SIDE + left - 14, y, "sans", 28, MUTED, PANEL, "right")
    moves = len(curves[0].chances) - 1
    canvas.text(str(moves), SIDE + right, _TITLE + bottom + 36, "sans", 28, MUTED, PANEL, "right")
    brush = Brush(_NAMES + 20, _CHART, fine=2)
    heights = dict(apart([_y(curve.chances[-1]) for curve in curves], _LABEL, _PLOT[3]))
    for place, curve in reversed(list(enumerate(curves))):
        _, ink = MARKS[place]
        path = [(_x(after, moves), _y(curve.chances[after])) for after in _shown(moves)]
        brush.line([path[-1], (_NAMES - 26, heights[place]), (_NAMES, heights[place])], 2, ink)
        brush.line(path, 9, PANEL)
        brush.line(path, 5, ink)
    for number, turn in enumerate(turns, 1):
        x, y = _x(turn.after, moves), _y(curves[turn.curve].chances[turn.after])
        brush.disc(x, y, 24, PANEL)
        brush.disc(x, y, 20, GOLD)
        brush.text(str(number), x, y, "heavy", 27, INK)
    canvas.lay(stamp(brush.done(), PANEL), SIDE, _TITLE)
    for place, curve in enumerate(curves):
        mark, ink = MARKS[place]
        y = _TITLE + heights[place]
        canvas.centre(silhouette(mark, 26, ink, PANEL), SIDE + _NAMES + 6, y)
        name, size = fit(printable(curve.name), "heavy", (30, 26, 22), WIDTH - 2 * SIDE - _NAMES - 44)
        canvas.text(name, SIDE + _NAMES + 30, y, "heavy", size, CREAM, PANEL)


def _shown(moves: int) -> Iterator[int]:
    """Yield the numbers of moves after which a line has a point."""
    steps = min(moves, _STEPS)
    yield from (round(moves * step / max(steps, 1)) for step in range(steps + 1))


class _Point:
    """A turning point below the chart: number and title, the table, and in at most a few lines the move played and a better one."""

    def __init__(self, turn: AnalysedTurn, table: Image.Image) -> None:
        self._title = cut(printable(turn.title), "heavy", 36, _ROOM - 68)
        self._table = table
        said = ((turn.played, CORAL), (turn.better, GOLD))
        self._lines = [
            (line, ink) for text, ink in said for line in lines(printable(text), "sans", 34, _ROOM, 3)
        ]
        self.height = _POINT + table.height + len(self._lines) * _LINE + 36

    def lay(self, canvas: Canvas, number: int, top: int) -> None:
        brush = Brush(52, 52)
        brush.disc(26, 26, 26, GOLD)
        brush.text(str(number), 26, 26, "heavy", 34, INK)
        canvas.lay(stamp(brush.done(), PANEL), _LEFT, top + 16)
        canvas.text(self._title, _LEFT + 68, top + 42, "heavy", 36, CREAM, PANEL)
        canvas.lay(Sprite(self._table, Image.new("1", self._table.size, 1)), _LEFT, top + _POINT)
        y = top + _POINT + self._table.height + 36
        for line, ink in self._lines:
            canvas.text(line, _LEFT, y, "sans", 34, ink, PANEL)
            y += _LINE
