"""The standings of a tournament as a picture, upright for a phone: each round, the points, and the tie-breakers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from render.kit.canvas import Canvas, night
from render.kit.fonts import fit, printable
from render.kit.palette import CREAM, FIELD, GOLD, MUTED, PANEL, PANEL_EDGE, SKY, Ink
from render.kit.sprites import plate, silhouette
from render.painter import Picture
from render.sheets.picture_size import SIDE, WIDTH
from words.catalogue import Words, words
from words.limits import ALT_LIMIT, within

MOST: Final = 24
"""Greatest number of rows that are shown."""
LEAST: Final = 4
"""Least number of rows that are shown of each part, however many parts there are."""
ROUNDS: Final = 7
"""Greatest number of rounds that have a column, the latest ones."""

_TITLE: Final = 120
_HEAD: Final = 64
_ROW: Final = 64
_PLACE: Final = 84
"""Right edge of the places, in pixels."""
_ENDS: Final = (770, 868, 958)
"""Right edges of the columns of the points and of the tie-breakers, in pixels."""
_ROUND: Final = 52
"""Width of a round, in pixels; the rounds stand before the points."""
_ROUNDS_END: Final = 680


@dataclass(frozen=True, slots=True)
class StandingsRow:
    """One player. `rounds` are the results of the rounds, "" for one that goes on; all texts are as they are shown."""

    name: str
    rounds: tuple[str, ...]
    points: str
    first: str
    second: str
    is_gone: bool = False
    place: str = ""
    """The place, or all those that are shared, as it is shown; "" for the one that follows from the order."""


@dataclass(frozen=True, slots=True)
class StandingsGroup:
    """Rows that are ranked together, the best first, below a heading, or "" where all are."""

    heading: str
    rows: Sequence[StandingsRow]


def standings(
    title: str, note: str, decides: tuple[str, str], parts: Sequence[StandingsGroup], language: str
) -> Picture:
    """Return the table of these parts. `note` says how far the tournament is, `decides` names the tie-breakers in the last two columns."""
    speech, most = words(language), max(LEAST, MOST // len(parts))
    parts = [StandingsGroup(part.heading, part.rows[:most]) for part in parts]
    rows = [row for part in parts for row in part.rows]
    high = _TITLE + _HEAD + sum(_height(part) for part in parts) + 2 * SIDE
    canvas = Canvas(night(WIDTH, high))
    _lay_title(canvas, printable(title), printable(note))
    canvas.lay(plate(WIDTH - 2 * SIDE, high - _TITLE - SIDE, 22, PANEL, PANEL_EDGE, 2, SKY), SIDE, _TITLE)
    shown = min(ROUNDS, max(len(row.rounds) for row in rows))
    _lay_heads(canvas, rows, shown, decides, speech)
    top = _TITLE + _HEAD
    for part in parts:
        _lay_part(canvas, top, part, shown)
        top += _height(part)
    return Picture(canvas.png(upright=False), _alt(title, note, decides, parts, speech), WIDTH, high)


def _lay_title(canvas: Canvas, title: str, note: str) -> None:
    text, size = fit(title, "serif", (56, 48, 40, 34), WIDTH - 2 * SIDE - 16)
    canvas.text(text, SIDE + 8, 44, "serif", size, CREAM, SKY)
    text, size = fit(note, "sans", (32, 28), WIDTH - 2 * SIDE - 16)
    canvas.text(text, SIDE + 8, 94, "sans", size, MUTED, SKY)


def _lay_heads(
    canvas: Canvas, rows: Sequence[StandingsRow], shown: int, decides: tuple[str, str], speech: Words
) -> None:
    y = _TITLE + _HEAD // 2 + 4
    last = max(len(row.rounds) for row in rows)
    for place in range(shown):
        text = str(last - shown + place + 1)
        canvas.text(text, _round_x(place, shown), y, "sans", 28, MUTED, PANEL, "middle")
    for right, head in zip(_ENDS, (speech.key("standings-points"), *decides), strict=True):
        _lay_head(canvas, printable(head).split(" ", 1), right, y)


def _lay_head(canvas: Canvas, words: Sequence[str], right: int, y: int) -> None:
    """Lay the head of a column, its first word above the others."""
    found = [fit(word, "sans", (28, 24, 20, 17), 92) for word in words]
    for number, (text, size) in enumerate(found):
        line = y + round(24 * (number - (len(found) - 1) / 2))
        canvas.text(text, right, line, "sans", size, MUTED, PANEL, "right")


def _height(part: StandingsGroup) -> int:
    return _ROW * (len(part.rows) + bool(part.heading))


def _lay_part(canvas: Canvas, top: int, part: StandingsGroup, shown: int) -> None:
    if part.heading:
        text, size = fit(printable(part.heading), "serif", (36, 32, 28), _ENDS[-1] - SIDE - 24)
        canvas.text(text, SIDE + 24, top + _ROW // 2 + 4, "serif", size, GOLD, PANEL)
        top += _ROW
    for number, row in enumerate(part.rows):
        _lay_row(canvas, top + _ROW * number, number, row, shown)


def _lay_row(canvas: Canvas, top: int, number: int, row: StandingsRow, shown: int) -> None:
    over = PANEL if number % 2 else FIELD
    if over is FIELD:
        canvas.bar(SIDE + 2, top, WIDTH - 2 * SIDE - 4, _ROW, over)
    y, ink = top + _ROW // 2, MUTED if row.is_gone else CREAM
    if number == 0 and row.place in ("", "1."):
        canvas.centre(silhouette("mdi:crown", 40, GOLD, over), _PLACE - 20, y)
    else:
        text, size = fit(row.place or f"{number + 1}.", "heavy", (32, 26, 22), _PLACE - SIDE - 8)
        canvas.text(text, _PLACE, y, "heavy", size, MUTED, over, "right")
    room = _ROUNDS_END - _ROUND * shown - _PLACE - 34
    text, size = fit(printable(row.name), "heavy", (36, 32, 28, 24), room)
    canvas.text(text, _PLACE + 18, y, "heavy", size, ink, over)
    for place, cell in enumerate(row.rounds[-shown:]):
        canvas.text(cell or "·", _round_x(place, shown), y, "sans", 30, _cell_ink(cell), over, "middle")
    canvas.text(row.points, _ENDS[0], y, "heavy", 40, ink, over, "right")
    for right, cell in zip(_ENDS[1:], (row.first, row.second), strict=True):
        canvas.text(cell, right, y, "sans", 30, MUTED, over, "right")


def _cell_ink(cell: str) -> Ink:
    return GOLD if cell in ("1", "+") else CREAM if cell not in ("", "0", "–") else MUTED


def _round_x(place: int, shown: int) -> int:
    return _ROUNDS_END - _ROUND * (shown - place) + _ROUND // 2


def _alt(
    title: str, note: str, decides: tuple[str, str], told: Sequence[StandingsGroup], speech: Words
) -> str:
    """Return the table in words: the same as the picture."""
    parts = [f"{title}: {note}."]
    for part in told:
        parts += [f"{printable(part.heading)}:"] if part.heading else []
        parts += [
            speech.key(
                "standings-line",
                place=row.place.rstrip(".") or place,
                name=printable(row.name),
                points=row.points,
                decides=f"{decides[0]} {row.first}, {decides[1]} {row.second}",
            )
            for place, row in enumerate(part.rows, 1)
        ]
    return within(parts, ALT_LIMIT, " ")
