"""Small drawings made of outlines, for what the icon fonts lack.

Everything is measured in hundredths of the side of the square a drawing fills, from its upper left corner.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import cos, hypot, pi, radians, sin
from typing import TypeAlias

from render.kit.palette import Ink
from render.kit.sprites import Brush

Point: TypeAlias = tuple[float, float]
_STEPS = 8
"""Points of a curve between two that are given."""
_ROUND = 32
"""Points of an oval."""


@dataclass(frozen=True, slots=True)
class Shape:
    """A filled outline, or a hole in the drawing before it."""

    outline: tuple[Point, ...]
    hole: bool = False


Drawing: TypeAlias = tuple[Shape, ...]


def oval(x: float, y: float, across: float, down: float | None = None, turn: float = 0) -> Drawing:
    """Return an oval about (x, y) with these radii, turned clockwise by `turn` degrees; a circle with one radius."""
    down, slope = across if down is None else down, radians(turn)
    outline = []
    for step in range(_ROUND):
        a, b = across * cos(2 * pi * step / _ROUND), down * sin(2 * pi * step / _ROUND)
        outline.append((x + a * cos(slope) - b * sin(slope), y + a * sin(slope) + b * cos(slope)))
    return (Shape(tuple(outline)),)


def poly(path: str) -> Drawing:
    """Return straight edges through the points of a path such as `0 0 10 0 5 8`."""
    return (Shape(tuple(_points(path))),)


def blob(path: str) -> Drawing:
    """Return a closed curve through the points of a path."""
    given = _points(path)
    closed = [given[-1], *given, *given[:2]]
    return (Shape(tuple(_curve(closed))),)


def line(thick: float, path: str, end: float | None = None) -> Drawing:
    """Return a brush along a curve through the points of a path, from one thickness to another, with round ends."""
    given = _points(path)
    way = [*_curve([given[0], *given, given[-1]]), given[-1]]
    last = thick if end is None else end
    half = [(thick + (last - thick) * step / (len(way) - 1)) / 2 for step in range(len(way))]
    sides: list[list[Point]] = [[], []]
    for number, (x, y) in enumerate(way):
        (ax, ay), (bx, by) = way[max(number - 1, 0)], way[min(number + 1, len(way) - 1)]
        long = hypot(bx - ax, by - ay) or 1
        dx, dy = (by - ay) / long * half[number], (bx - ax) / long * half[number]
        sides[0].append((x + dx, y - dy))
        sides[1].append((x - dx, y + dy))
    ends = (oval(*way[0], half[0]), oval(*way[-1], half[-1]))
    return (Shape((*sides[0], *reversed(sides[1]))), *ends[0], *ends[1])


def cut(*drawings: Drawing) -> Drawing:
    """Return the drawings as holes."""
    return tuple(replace(shape, hole=True) for drawing in drawings for shape in drawing)


def both(*drawings: Drawing) -> Drawing:
    """Return the drawings and their mirror image."""
    shapes = tuple(shape for drawing in drawings for shape in drawing)
    return shapes + tuple(
        replace(shape, outline=tuple((100 - x, y) for x, y in shape.outline)) for shape in shapes
    )


def fan(x: float, y: float, near: float, far: float, first: float, last: float, rays: int) -> Drawing:
    """Return a ring of points about (x, y), as quills stand, from one angle to another (0 is right, clockwise)."""
    angles = [radians(first + (last - first) * step / (2 * rays)) for step in range(2 * rays + 1)]
    edge = [(far if step % 2 else near, angle) for step, angle in enumerate(angles)]
    return (Shape(((x, y), *((x + r * cos(a), y + r * sin(a)) for r, a in edge))),)


def draw(brush: Brush, drawing: Drawing, x: float, y: float, size: float, ink: Ink, over: Ink) -> None:
    """Draw a drawing about (x, y); holes show `over`."""
    scale = size / 100
    for shape in drawing:
        placed = [(x + (a - 50) * scale, y + (b - 50) * scale) for a, b in shape.outline]
        brush.shape(placed, over if shape.hole else ink)


def _points(path: str) -> list[Point]:
    numbers = [float(number) for number in path.split()]
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def _curve(points: Sequence[Point]) -> Iterator[Point]:
    """Yield points of a curve through all points but the first and the last, which only bend it (Catmull-Rom)."""
    for at in range(1, len(points) - 2):
        p, q, r, s = points[at - 1 : at + 3]
        for step in range(_STEPS):
            t = step / _STEPS
            yield _between(p[0], q[0], r[0], s[0], t), _between(p[1], q[1], r[1], s[1], t)


def _between(p: float, q: float, r: float, s: float, t: float) -> float:
    return 0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t**2 + (3 * q - p - 3 * r + s) * t**3)
