"""The leaderboard as a picture: the course of the ratings, and the ranking, upright for a phone.

Every line has a silhouette of its own besides its colour, and its name at its end.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from math import ceil, floor
from typing import Final, TypeVar

from babel.dates import format_skeleton

from render.kit.canvas import Anchor, Canvas, night
from render.kit.fonts import Style, cut, fit, printable
from render.kit.labels import apart
from render.kit.palette import CORAL, CREAM, GOLD, MUTED, PANEL, PANEL_EDGE, SKY, Ink, jewel, mix
from render.kit.sprites import Brush, plate, silhouette, stamp
from render.painter import Picture
from render.sheets.picture_size import SIDE, WIDTH
from words.catalogue import Words, signed, words
from words.limits import ALT_LIMIT, within

T = TypeVar("T")

MARKS: Final[tuple[tuple[str, Ink], ...]] = (
    ("mdi:rhombus", jewel("sapphire")[1]),
    ("mdi:triangle", jewel("emerald")[1]),
    ("mdi:star", jewel("topaz")[1]),
    ("mdi:square", jewel("quartz")[1]),
    ("mdi:circle", CREAM),
    ("mdi:plus_thick", CORAL),
)
"""Silhouette and ink of each line, the best first."""
MOST: Final = 10
"""Greatest number of rows of the table; the first of them have lines."""

_TITLE: Final = 112
_CHART: Final = 560
_HEAD: Final = 64
_ROW: Final = 76
_NOTE: Final = 62
_PLOT: Final = (112, 46, 702, 480)
"""Left, top, right and bottom of the lines within the chart, in pixels."""
_NAMES: Final = 754
"""Distance of the names' marks from the left edge of the chart, in pixels."""
_COLUMNS: Final = (620, 730, 840, 950)
"""Right edges of the columns after the name, in pixels."""
_LABEL: Final = 46
_DOTS: Final = 5
"""Number of marks along a line, the last one besides."""
_STEPS: Final = 100
"""Number of points of a line that are drawn; more cannot be told apart."""
_BAND: Final[Ink] = mix(PANEL, CREAM, 0.09)


@dataclass(frozen=True, slots=True)
class LeaderboardLine:
    """One person on a leaderboard. `points` are the rating after each game, with the time in milliseconds since 1970."""

    name: str
    rating: int
    spread: int
    games: int
    won: int
    provisional: bool
    points: tuple[tuple[int, int], ...]


def leaderboard(title: str, lines: Sequence[LeaderboardLine], language: str) -> Picture:
    """Return the chart and the table of the first `MOST` lines, which come the best first; there is at least one."""
    speech, lines = words(language), lines[:MOST]
    notes = _NOTE if any(line.provisional for line in lines) else 0
    chart = _CHART if len(_times(lines)) > 1 else 0
    table = _HEAD + _ROW * len(lines) + notes
    canvas = Canvas(night(WIDTH, _TITLE + chart + table + SIDE + (SIDE if chart else 0)))
    _lay_title(canvas, printable(title), speech)
    top = _TITLE
    if chart:
        canvas.lay(plate(WIDTH - 2 * SIDE, chart, 22, PANEL, PANEL_EDGE, 2, SKY), SIDE, top)
        _lay_chart(canvas, lines[: len(MARKS)], top, language)
        top += chart + SIDE
    canvas.lay(plate(WIDTH - 2 * SIDE, table, 22, PANEL, PANEL_EDGE, 2, SKY), SIDE, top)
    _lay_table(canvas, lines, top, speech, marked=bool(chart))
    if notes:
        note = printable(speech.key("chart-provisional"))
        canvas.text(note, SIDE + 24, top + table - notes // 2 - 2, "sans", 30, MUTED, PANEL)
    return Picture(canvas.png(upright=False), _alt(title, lines, speech), canvas.width, canvas.height)


def _lay_title(canvas: Canvas, title: str, speech: Words) -> None:
    taken = canvas.text(printable(speech.key("chart-title")), SIDE + 8, 56, "serif", 60, CREAM, SKY)
    text, size = fit(title, "sans", (38, 34, 30), WIDTH - 2 * SIDE - taken - 44)
    canvas.text(text, WIDTH - SIDE - 8, 60, "sans", size, MUTED, SKY, "right")


@dataclass(frozen=True, slots=True)
class _Scale:
    """The scale of the chart: the place of a time and a rating."""

    first: int
    last: int
    low: int
    high: int

    def x(self, time: int) -> int:
        left, _, right, _ = _PLOT
        return left + round((right - left) * (time - self.first) / (self.last - self.first))

    def y(self, rating: int) -> int:
        _, top, _, bottom = _PLOT
        return bottom - round((bottom - top) * (rating - self.low) / (self.high - self.low))


def _lay_chart(canvas: Canvas, lines: Sequence[LeaderboardLine], top: int, language: str) -> None:
    times, ticks = _times(lines), _ticks([rating for line in lines for _, rating in line.points])
    scale = _Scale(times[0], times[-1], ticks[0], ticks[-1])
    left, _, right, bottom = _PLOT
    for tick in ticks:
        y = top + scale.y(tick)
        canvas.bar(SIDE + left, y - 1, right - left, 2, PANEL_EDGE)
        canvas.text(signed(tick), SIDE + left - 16, y, "sans", 30, MUTED, PANEL, "right")
    for time, anchor in _dates(scale):
        day = format_skeleton("MMMd", datetime.fromtimestamp(time / 1000, UTC), locale=language)
        x = SIDE + scale.x(time)
        canvas.text(printable(day), x, top + bottom + 44, "sans", 30, MUTED, PANEL, anchor)
    paths = [[(scale.x(time), scale.y(rating)) for time, rating in _thinned(line.points)] for line in lines]
    names = dict(apart([path[-1][1] for path in paths], _LABEL, _PLOT[3]))
    _lay_paths(canvas, paths, [names[place] for place in range(len(paths))], top)
    for place, y in names.items():
        name = cut(printable(lines[place].name), "heavy", 32, WIDTH - 2 * SIDE - _NAMES - 36)
        canvas.text(name, SIDE + _NAMES + 24, top + y, "heavy", 32, CREAM, PANEL)


def _lay_paths(
    canvas: Canvas, paths: Sequence[Sequence[tuple[int, int]]], names: Sequence[int], top: int
) -> None:
    """Lay the lines, the best one over all others, each led on to the height of its name; and over them their marks."""
    brush = Brush(_NAMES + 20, _CHART, fine=2)
    marked = list(zip(MARKS, paths, names, strict=False))[::-1]
    for (_, ink), path, name in marked:
        brush.line([path[-1], (_NAMES - 26, name), (_NAMES, name)], 2, mix(PANEL, ink, 0.6))
        if len(path) > 1:
            brush.line(path, 9, PANEL)
            brush.line(path, 5, ink)
    for (mark, ink), path, name in marked:
        for x, y in (*_spread(path, _DOTS), (_NAMES, name)):
            brush.disc(x, y, 15, PANEL)
            brush.icon(mark, x, y, 25, ink)
    canvas.lay(stamp(brush.done(), PANEL), SIDE, top)


def _lay_table(
    canvas: Canvas, lines: Sequence[LeaderboardLine], top: int, speech: Words, *, marked: bool
) -> None:
    heads = ("chart-rating", "chart-spread", "chart-games", "chart-won")
    for right, key in zip(_COLUMNS, heads, strict=True):
        canvas.text(printable(speech.key(key)), right, top + 40, "sans", 29, MUTED, PANEL, "right")
    for number, line in enumerate(lines):
        over = PANEL if number % 2 else _BAND
        y = top + _HEAD + _ROW * number
        if over is _BAND:
            canvas.bar(SIDE + 2, y, WIDTH - 2 * SIDE - 4, _ROW, over)
        _lay_row(canvas, number, line, y + _ROW // 2, over, marked=marked)


def _lay_row(canvas: Canvas, number: int, line: LeaderboardLine, y: int, over: Ink, *, marked: bool) -> None:
    canvas.text(f"{number + 1}.", SIDE + 74, y, "heavy", 36, GOLD if number == 0 else MUTED, over, "right")
    name = SIDE + 92
    if marked:
        if number < len(MARKS):
            mark, ink = MARKS[number]
            canvas.centre(silhouette(mark, 34, ink, over), name + 22, y)
        name += 56
    text, size = fit(printable(line.name), "heavy", (38, 34, 30), _COLUMNS[0] - 130 - name)
    canvas.text(text, name, y, "heavy", size, CREAM, over)
    rating = f"~{signed(line.rating)}" if line.provisional else signed(line.rating)
    cells: list[tuple[str, Style, int, Ink]] = [
        (rating, "heavy", 44, CREAM),
        (f"±{line.spread}", "sans", 34, MUTED),
        (str(line.games), "sans", 36, CREAM),
        (str(line.won), "sans", 36, CREAM),
    ]
    for right, (text, style, size, ink) in zip(_COLUMNS, cells, strict=True):
        canvas.text(text, right, y, style, size, ink, over, "right")


def _times(lines: Sequence[LeaderboardLine]) -> list[int]:
    return sorted({time for line in lines[: len(MARKS)] for time, _ in line.points})


def _ticks(ratings: Sequence[int]) -> list[int]:
    """Return round numbers below, between and above the ratings, at most six."""
    low, high = min(ratings), max(ratings)
    for step in (50, 100, 200, 500, 1000, 2000, 5000):
        first, last = floor(low / step), max(ceil(high / step), floor(low / step) + 1)
        if last - first < 6:
            return [step * number for number in range(first, last + 1)]
    return [low, high + 1]


def _dates(scale: _Scale) -> list[tuple[int, Anchor]]:
    """Return the first time and the last, unless they are of one day."""
    if scale.last - scale.first < 86_400_000:
        return [(scale.last, "right")]
    return [(scale.first, "left"), (scale.last, "right")]


def _thinned(points: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return at most `_STEPS` of the points, the last among them."""
    return _spread(points, _STEPS)


def _spread(points: Sequence[T], most: int) -> list[T]:
    """Return the first and the last of the points, and others between them, at most `most` in all."""
    if len(points) <= most:
        return list(points)
    return [points[round(step * (len(points) - 1) / (most - 1))] for step in range(most)]


def _alt(title: str, lines: Sequence[LeaderboardLine], speech: Words) -> str:
    """Return the table in words, and how each line went: the same as the picture."""
    parts = [f"{speech.key('chart-title')}: {title}."]
    parts += [_told(number, line, speech) for number, line in enumerate(lines, 1)]
    return within(parts, ALT_LIMIT, " ")


def _told(number: int, line: LeaderboardLine, speech: Words) -> str:
    first, last = line.points[0][1], line.points[-1][1]
    way = "up" if last > first else "down" if last < first else "level"
    return speech.key(
        f"chart-line-{way}",
        place=number,
        name=printable(line.name),
        rating=signed(line.rating),
        spread=line.spread,
        games=line.games,
        won=line.won,
        first=signed(first),
        known="no" if line.provisional else "yes",
    )
