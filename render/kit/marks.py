"""Marks over the picture of a table: outlines and arrows with the number of their doer, and the gains of each player.

A game says where, in pixels of its own picture, and where a number finds room; all the rest is done here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import atan2, cos, dist, pi, sin
from typing import Final, TypeAlias

from render.kit.canvas import Canvas
from render.kit.fonts import fit
from render.kit.palette import CORAL, CREAM, INK, NIGHT, PANEL, WOOD, Ink
from render.kit.sprites import Brush, Sprite, cached, stamp
from words.catalogue import signed

Point: TypeAlias = tuple[int, int]
Box: TypeAlias = tuple[int, int, int, int]
"""Left, top, right and bottom of a box, in pixels."""
Signs: TypeAlias = Callable[[str, int, Ink], Sprite]
"""Maker of a sign, from its name, its size and the ink it lies on."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A mark of an event: the box it happened to, the place of its number, and the box it went to, if it went anywhere.

    Its arrow goes through a point where it bends, if one is given. A `sign` in an empty place says whose doing it was.
    """

    at: Box
    number: Point
    to: Point | None = None
    through: Point | None = None
    sign: str = ""


@dataclass(frozen=True, slots=True)
class Numbered:
    """A mark with the number of whose doing it was; of the last turn it is strong."""

    number: int
    mark: Mark
    is_last: bool


@dataclass(frozen=True, slots=True)
class Gains:
    """The changes in the counts of somebody, by the names of their signs; `number` is 0 where that one has none."""

    name: str
    number: int
    changes: Mapping[str, int]


BADGE: Final = 44
"""Width of a number, in pixels."""
ROW: Final = 60
"""Height of a row of gains, in pixels."""
_ROUND: Final = 14
_HEAD: Final = 17
_NAME: Final = 250
_ITEM: Final = 104
_SIGN: Final = 40
_DOER: Final = 60
"""Size of the doer's sign in an empty place, in pixels."""
_STEPS: Final = 16
_BOW: Final = 0.08


def lay_marks(
    canvas: Canvas, notes: Sequence[Numbered], sprite_of: Signs, kept_clear: Iterable[Box] = ()
) -> None:
    """Lay arrows first, then outlines, then numbers side by side where several belong to one place; strong ones over the others.

    Arrows pass behind the boxes that are `kept_clear`.
    """
    in_order = sorted(notes, key=lambda note: note.is_last)
    if any(note.mark.to for note in notes):
        canvas.lay(_arrows(canvas, in_order, kept_clear), 0, 0)
    for note in in_order:
        lay_outline(canvas, note.mark.at, note.is_last)
        if note.mark.sign:
            canvas.centre(sprite_of(note.mark.sign, _DOER, WOOD), *_middle(note.mark.at))
    for note, (x, y) in zip(in_order, _spread(in_order), strict=True):
        canvas.centre(badge(note.number, note.is_last), x, y)


def lay_outline(canvas: Canvas, at: Box, is_last: bool = True) -> None:
    """Lay a line around a box, between two dark ones, to be seen on anything."""
    left, top, right, bottom = at
    canvas.lay(_outline(right - left, bottom - top, is_last), left, top)


def with_gains(canvas: Canvas, rows: Sequence[Gains], sprite_of: Signs) -> Canvas:
    """Return the same picture with a row for each of those who gained or lost anything under it."""
    told = [row for row in rows if row.changes]
    if not told:
        return canvas
    larger = canvas.extended(len(told) * ROW + 12, PANEL)
    for number, row in enumerate(told):
        _lay_gains(larger, row, canvas.height + 6 + number * ROW + ROW // 2, sprite_of)
    return larger


@cached(18)
def badge(number: int, is_last: bool) -> Sprite:
    """Return a number in a disc."""
    brush = Brush(BADGE, BADGE)
    middle = BADGE / 2
    brush.disc(middle, middle, middle - 1, NIGHT)
    brush.disc(middle, middle, middle - 4, _ink(is_last))
    brush.text(str(number), middle, middle, "heavy", 33, INK)
    return stamp(brush.done(), NIGHT)


def _ink(is_last: bool) -> Ink:
    return CORAL if is_last else CREAM


def _thick(is_last: bool) -> int:
    return 6 if is_last else 3


@cached(256)
def _outline(wide: int, high: int, is_last: bool) -> Sprite:
    brush, thick = Brush(wide, high), _thick(is_last)
    brush.frame((0, 0, wide, high), _ROUND, thick + 4, NIGHT)
    brush.frame((2, 2, wide - 2, high - 2), _ROUND - 2, thick, _ink(is_last))
    return stamp(brush.done(), NIGHT)


def _arrows(canvas: Canvas, notes: Sequence[Numbered], kept_clear: Iterable[Box]) -> Sprite:
    """Return all arrows on one sheet as large as the picture."""
    brush = Brush(canvas.width, canvas.height, 1)
    for note in notes:
        if note.mark.to is not None:
            _draw_arrow(brush, _way(note.mark, note.mark.to), note.is_last)
    for box in kept_clear:
        brush.clear(box)
    return stamp(brush.done(), NIGHT)


def _way(mark: Mark, end: Point) -> list[tuple[float, float]]:
    """Return the points of an arrow from the edge of what it comes from.

    It is a little bowed, so that arrows between the same places can be told apart.
    """
    bend = mark.through or end
    start = _edge(mark.at, bend)
    return [*_bow(start, bend), *([] if bend == end else [end])]


def _edge(box: Box, towards: Point) -> Point:
    """Return the point where the way from the middle of a box leaves it; the middle where the way ends within."""
    (x, y), (left, top, right, bottom) = _middle(box), box
    across, down = towards[0] - x, towards[1] - y
    share = min(
        (right - left) / 2 / abs(across) if across else 1, (bottom - top) / 2 / abs(down) if down else 1
    )
    return (x, y) if share >= 1 else (round(x + share * across), round(y + share * down))


def _draw_arrow(brush: Brush, points: Sequence[tuple[float, float]], is_last: bool) -> None:
    (x1, y1), (x2, y2) = points[-2:]
    turn = atan2(y2 - y1, x2 - x1)
    size = _HEAD + (6 if is_last else 0)
    shaft = [*points[:-1], (x2 - size / 2 * cos(turn), y2 - size / 2 * sin(turn))]
    for ink, more in ((NIGHT, 3), (_ink(is_last), 0)):
        brush.line(shaft, _thick(is_last) + 2 * more, ink)
        reach = size + 3 * more
        tip = x2 + 2 * more * cos(turn), y2 + 2 * more * sin(turn)
        wings = [
            (tip[0] - reach * cos(turn + side), tip[1] - reach * sin(turn + side)) for side in (-0.5, 0.5)
        ]
        brush.shape([tip, *wings], ink)


def _bow(start: Point, end: Point) -> Iterator[tuple[float, float]]:
    across, down = end[0] - start[0], end[1] - start[1]
    for step in range(_STEPS + 1):
        share = step / _STEPS
        off = _BOW * sin(share * pi)
        yield start[0] + share * across - off * down, start[1] + share * down + off * across


def _middle(box: Box) -> Point:
    return (box[0] + box[2]) // 2, (box[1] + box[3]) // 2


def _spread(notes: Sequence[Numbered]) -> Iterator[Point]:
    """Find where each number stands: where its game finds room, or beside those that stand there already."""
    taken: list[Point] = []
    for note in notes:
        x, y = note.mark.number
        while any(dist((x, y), other) < BADGE - 4 for other in taken):
            x += BADGE - 2
        taken.append((x, y))
        yield x, y


def _lay_gains(canvas: Canvas, row: Gains, middle: int, sprite_of: Signs) -> None:
    if row.number:
        canvas.centre(badge(row.number, True), 36, middle)
    name, size = fit(row.name, "heavy", (34, 30, 26), _NAME)
    canvas.text(name, 66, middle, "heavy", size, CREAM, PANEL)
    left = 66 + _NAME + 20
    for sign, change in row.changes.items():
        if left + _ITEM > canvas.width:
            return
        if sign:
            canvas.centre(sprite_of(sign, _SIGN, PANEL), left + _SIGN // 2, middle)
            left += _SIGN + 6
        ink = CREAM if change > 0 else CORAL
        told = f"+{change}" if change > 0 else signed(change)
        left += canvas.text(told, left, middle, "heavy", 34, ink, PANEL) + 26
