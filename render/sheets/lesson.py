"""The lesson of a game, to be learnt in a minute: a picture upright for a phone, with the signs of the game's own pictures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from PIL import Image

from engine.lesson import Lesson, LessonPart, is_sign
from render.kit.canvas import Canvas
from render.kit.fonts import cut, fit, lines, printable, width
from render.kit.palette import CREAM, GOLD, MUTED, PANEL, PANEL_EDGE, SKY, index
from render.kit.sprites import plate
from render.painter import Painter, Picture
from render.pictures import painter
from render.sheets.picture_size import SIDE, WIDTH
from words.catalogue import Words, words
from words.limits import ALT_LIMIT, within

_INSIDE: Final = 36
"""Pixels between the edge of a panel and its content."""
_ROOM: Final = WIDTH - 2 * (SIDE + _INSIDE)
_TITLE: Final = 112
_HEADING: Final = 70
_TEXT: Final = 36
"""Size of the letters of sentences: at a phone's 400 pixels they are 14 high."""
_LINE: Final = 46
_SIGN: Final = 64
_ROW: Final = 82
_LEGEND: Final = 62
_LEGEND_SIGN: Final = 48
LEGEND_ROOM: Final = _ROOM // 2 - _LEGEND_SIGN - 30
"""Width of the meaning of a sign, in pixels."""
LEAST: Final = 26
"""Least size of the letters of meanings: one that is wider even so is cut."""
_FOOT: Final = 26
_GAP: Final = 14
_MOST: Final = 12
"""Greatest number of lines of one sentence."""


@dataclass(frozen=True)
class _Block:
    """One part of the lesson as it is laid."""

    part: LessonPart
    heading: str
    sentence: str

    @cached_property
    def lines(self) -> tuple[str, ...]:
        return lines(printable(self.sentence), "sans", _TEXT, _ROOM, _MOST)

    @property
    def height(self) -> int:
        return _HEADING + _ROW * len(self.part.rows) + _LINE * len(self.lines) + _FOOT


def lesson(game_id: str, told: Lesson, language: str) -> Picture:
    """Return what is told of a game's lesson, with the meaning of its signs."""
    speech = words(language)
    blocks = [_block(game_id, part, speech) for part in told.part]
    meanings = [printable(speech.key(f"{game_id}-sign-{sign.name}")) for sign in told.sign]
    legend = _HEADING + _LEGEND * -(-len(meanings) // 2) + _FOOT
    canvas = Canvas(_ground(_TITLE + sum(block.height + _GAP for block in blocks) + legend + SIDE))
    _lay_title(canvas, speech.key(game_id), speech)
    hand, top = painter(game_id), _TITLE
    for block in blocks:
        _lay_block(canvas, hand, block, top)
        top += block.height + _GAP
    _lay_panel(canvas, speech.key("lesson-signs"), top, legend)
    _lay_legend(canvas, hand, told, meanings, top + _HEADING)
    alt = [f"{block.heading}: {block.sentence}" for block in blocks]
    return Picture(canvas.png(upright=False), within(alt, ALT_LIMIT, " "), canvas.width, canvas.height)


def _block(game_id: str, part: LessonPart, speech: Words) -> _Block:
    heading = speech.key(part.heading) if part.heading else speech.key(f"lesson-{part.name}")
    return _Block(part, heading, speech.key(f"{game_id}-lesson-{part.name}"))


def _ground(high: int) -> Image.Image:
    return Image.new("L", (WIDTH, high), index(SKY))


def _lay_title(canvas: Canvas, name: str, speech: Words) -> None:
    note = printable(speech.key("lesson-title"))
    room = WIDTH - 3 * SIDE - width(note, "sans", 36) - 16
    shown, size = fit(printable(name), "serif", (60, 52, 46), room)
    canvas.text(shown, SIDE + 8, 58, "serif", size, CREAM, SKY)
    canvas.text(note, WIDTH - SIDE - 8, 62, "sans", 36, MUTED, SKY, "right")


def _lay_panel(canvas: Canvas, heading: str, top: int, high: int) -> None:
    canvas.lay(plate(WIDTH - 2 * SIDE, high, 22, PANEL, PANEL_EDGE, 2, SKY), SIDE, top)
    canvas.text(printable(heading), SIDE + _INSIDE, top + 44, "heavy", 40, GOLD, PANEL)


def _lay_block(canvas: Canvas, hand: Painter[Any], block: _Block, top: int) -> None:
    _lay_panel(canvas, block.heading, top, block.height)
    y = top + _HEADING
    for line in block.lines:
        canvas.text(line, SIDE + _INSIDE, y + _LINE // 2, "sans", _TEXT, CREAM, PANEL)
        y += _LINE
    for row in block.part.rows:
        _lay_row(canvas, hand, row, y + 8 + _ROW // 2)
        y += _ROW


def _lay_row(canvas: Canvas, hand: Painter[Any], row: Sequence[str], y: int) -> None:
    """Lay signs and the words between them, closer together where there are many."""
    sizes = [_SIGN if is_sign(item) else width(item, "heavy", 44) for item in row]
    gap = max(4, min(18, (_ROOM - sum(sizes)) // max(1, len(row) - 1)))
    x = SIDE + _INSIDE
    for item, size in zip(row, sizes, strict=True):
        if is_sign(item):
            canvas.centre(hand.sign(item, _SIGN, PANEL), x + _SIGN // 2, y)
        else:
            canvas.text(item, x, y, "heavy", 44, CREAM, PANEL)
        x += size + gap


def _lay_legend(canvas: Canvas, hand: Painter[Any], told: Lesson, meanings: Sequence[str], top: int) -> None:
    """Lay two columns of signs, each with its meaning."""
    column = _ROOM // 2
    room = LEGEND_ROOM
    # All of one size, so that none seems to matter less.
    size = min(fit(meaning, "sans", (34, 32, 30, 28, LEAST), room)[1] for meaning in meanings)
    for number, (sign, meaning) in enumerate(zip(told.sign, meanings, strict=True)):
        x = SIDE + _INSIDE + column * (number % 2)
        y = top + _LEGEND * (number // 2) + _LEGEND // 2
        canvas.centre(hand.sign(sign.name, _LEGEND_SIGN, PANEL), x + _LEGEND_SIGN // 2, y)
        canvas.text(cut(meaning, "sans", size, room), x + _LEGEND_SIGN + 16, y, "sans", size, CREAM, PANEL)
