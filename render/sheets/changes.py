"""What has changed on a table: its newest picture, with outlines around all that has, and the number of whose doing it was.

It knows no game. The pictures of one reader's views are compared, oldest first, in cells of a few pixels; a cell belongs to the turn after
which it first looked as it looks now. What looked so before that reader last saw the table is no news, as a mark of whose turn
it is that has come round again; nor is what changes with nearly every turn, as a count of turns.
"""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise
from math import dist
from typing import TypeAlias

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from engine.game import View
from render.kit.canvas import Canvas
from render.kit.palette import CORAL, INK, NIGHT
from render.kit.sprites import Brush, Sprite, cached, stamp
from render.pictures import Picture, painter

MOST = 16
"""Turns that are looked at one by one."""
BEFORE = 8
"""Turns before the first of them that are looked at for what is no news."""

Box: TypeAlias = tuple[int, int, int, int]
"""Left, top, right and bottom; in pixels, or in cells."""

_CELL = 8
_REACH = 5
"""Changes are one where a square of so many cells (an odd number) around each touches the other's: tiles apart stay apart."""
_LEAST = 12
"""Of 255: how much of a cell must differ."""
_RESTLESS = 0.8
"""What changes in so many of the turns is restless; fewer than `_FEW` turns do not show it."""
_FEW = 3
_SPREAD = 1.5
"""Boxes are one where what they span together is at most so much larger than they are."""
_MARGIN = 6
_SMALL = 64
_THICK = 7
_BADGE = 52
_OUT = 8
_YES, _TAKEN = 255, 128


@dataclass(frozen=True, slots=True)
class Seen:
    """How one reader saw a table: `before` up to that one's last look, at least once, and then `after` each turn since, each under a
    number from 1 to 9, which several may share."""

    before: tuple[View, ...]
    after: tuple[tuple[int, View], ...]


def changes(game_id: str, seen: Seen, people: Sequence[str], language: str, alt: str) -> Picture:
    """The newest view with what the turns since have changed; `alt` tells the same in words, under the same numbers."""
    views = [*seen.before, *(view for _, view in seen.after)]
    newest = views[-1]
    table = painter(game_id).table
    sheets = [
        _sheet(table(view.model_copy(update={"headline": newest.headline}), people, language).data)
        for view in views
    ]
    size = sheets[-1].size
    sheets = [sheet.crop((0, 0, *size)) for sheet in sheets]
    canvas = Canvas(sheets[-1])
    numbers = [number for number, _ in seen.after]
    marks = [(number, box) for number, cells in _news(sheets, numbers).items() for box in _boxes(cells)]
    for _, box in marks:
        _lay_frame(canvas, box)
    for (number, _), (x, y) in zip(marks, _places(canvas, [box for _, box in marks]), strict=True):
        canvas.centre(_badge(number), x, y)
    return Picture(canvas.png(upright=False), alt, canvas.width, canvas.height)


def _sheet(data: bytes) -> Image.Image:
    """The palette indices of a picture."""
    with Image.open(io.BytesIO(data)) as picture:
        return Image.frombytes("L", picture.size, picture.tobytes())


def _news(sheets: Sequence[Image.Image], numbers: Sequence[int]) -> dict[int, Image.Image]:
    """By the numbers of the last sheets, the cells (255 where they count) that look since then as they look now."""
    left = ImageChops.invert(_restless(sheets))
    found: dict[int, Image.Image] = {}
    for place, sheet in enumerate(sheets, len(numbers) - len(sheets)):
        differs = _apart(sheet, sheets[-1])
        if place >= 0:
            cells = ImageChops.subtract(left, differs)
            found[numbers[place]] = ImageChops.lighter(cells, found.get(numbers[place], cells))
        left = ImageChops.darker(left, differs)
    return found


def _restless(sheets: Sequence[Image.Image]) -> Image.Image:
    """The cells that nearly every turn changes."""
    around = ImageFilter.MaxFilter(_REACH)
    steps = [_apart(one, other).filter(around) for one, other in pairwise(sheets)]
    most = _RESTLESS * len(steps) if len(steps) >= _FEW else len(steps) + 1
    counted = (sum(map(bool, cell)) for cell in zip(*(step.tobytes() for step in steps), strict=True))
    return Image.frombytes("L", steps[0].size, bytes(_YES * (count >= most) for count in counted))


def _apart(one: Image.Image, other: Image.Image) -> Image.Image:
    """The cells in which two pictures of one size differ, as 255."""
    differs = ImageChops.difference(one, other).point([0] + [_YES] * 255)
    return differs.reduce(_CELL).point([0] * _LEAST + [_YES] * (256 - _LEAST))


def _boxes(cells: Image.Image) -> list[Box]:
    """Boxes in pixels around the cells, one for those that lie near each other."""
    near, found = cells.filter(ImageFilter.MaxFilter(_REACH)), []
    while (first := near.tobytes().find(_YES)) >= 0:
        ImageDraw.floodfill(near, (first % near.width, first // near.width), _TAKEN)
        group = near.point([_YES * (value == _TAKEN) for value in range(256)])
        near = near.point([_YES * (value == _YES) for value in range(256)])
        if box := ImageChops.darker(group, cells).getbbox():
            found.append(_grown((box[0] * _CELL, box[1] * _CELL, box[2] * _CELL, box[3] * _CELL)))
    return _joined(found)


def _grown(box: Box) -> Box:
    """With a margin, and never so small that its number would hide it."""
    wide, high = (max(_MARGIN, (_SMALL - box[side + 2] + box[side]) // 2) for side in (0, 1))
    return box[0] - wide, box[1] - high, box[2] + wide, box[3] + high


def _joined(boxes: list[Box]) -> list[Box]:
    """With those made one that fill most of what they span together."""
    for one, other in combinations(boxes, 2):
        both = min(one[0], other[0]), min(one[1], other[1]), max(one[2], other[2]), max(one[3], other[3])
        if _area(both) <= _SPREAD * (_area(one) + _area(other)):
            return _joined([both, *(box for box in boxes if box not in (one, other))])
    return boxes


def _area(box: Box) -> int:
    return (box[2] - box[0]) * (box[3] - box[1])


def _lay_frame(canvas: Canvas, box: Box) -> None:
    """A bright line between two dark ones, to be seen on anything."""
    for ink, grown, thick in ((NIGHT, 3, _THICK + 6), (CORAL, 0, _THICK)):
        left, top = max(0, box[0] - grown), max(0, box[1] - grown)
        right, bottom = min(canvas.width, box[2] + grown), min(canvas.height, box[3] + grown)
        canvas.bar(left, top, right - left, thick, ink)
        canvas.bar(left, bottom - thick, right - left, thick, ink)
        canvas.bar(left, top, thick, bottom - top, ink)
        canvas.bar(right - thick, top, thick, bottom - top, ink)


def _places(canvas: Canvas, boxes: Sequence[Box]) -> Iterator[tuple[int, int]]:
    """The middle of each box's number: at one of its corners, where no other number is."""
    taken: list[tuple[int, int]] = []
    half = _BADGE // 2
    for left, top, right, bottom in boxes:
        corners = [
            (min(max(x, half), canvas.width - half), min(max(y, half), canvas.height - half))
            for y in (top - _OUT, bottom + _OUT)
            for x in (left - _OUT, right + _OUT)
        ]
        free = (corner for corner in corners if all(dist(corner, other) > _BADGE for other in taken))
        taken.append(next(free, corners[0]))
        yield taken[-1]


@cached(9)
def _badge(number: int) -> Sprite:
    brush = Brush(_BADGE, _BADGE)
    middle = _BADGE / 2
    brush.disc(middle, middle, middle - 1, NIGHT)
    brush.disc(middle, middle, middle - 4, CORAL)
    brush.text(str(number), middle, middle, "heavy", 40, INK)
    return stamp(brush.done(), NIGHT)
