"""Silhouettes: glyphs of the icon fonts by name, and those the fonts lack, drawn here.

A name is `mdi:<glyph>` (Material Design Icons), `fa:<glyph>` (Font Awesome, solid) or the name of a drawing of ours.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from importlib import import_module
from itertools import pairwise
from math import cos, pi, sin
from typing import Any, TypeAlias

from PIL import Image, ImageDraw, ImageFilter, ImageFont

Point: TypeAlias = tuple[float, float]
_FAMILIES = {"mdi": ("fonticon_mdi7", "MDI7"), "fa": ("fonticon_fa6", "FA6S")}
"""The package and the class of each icon font."""
_FINE = 4
"""Factor by which drawings are made larger, to be reduced."""


@cache
def _family(name: str) -> Any:
    """Return an icon font, imported for the first of its glyphs: the bot itself draws none, and names of 8,000 take their time."""
    package, kind = _FAMILIES[name]
    return getattr(import_module(package), kind)


@cache
def _font(family: str, size: int) -> ImageFont.FreeTypeFont:
    path = _family(family).__font_file__
    return ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.BASIC)


@cache
def icon(name: str, size: int, bold: int = 0) -> Image.Image:
    """Return the silhouette as a mask (mode `L`) of `size` x `size`, filling it in its longer direction; `bold` thickens thin ones."""
    family, _, glyph = name.rpartition(":")
    mask = _glyph(family, glyph, size) if family else _drawing(glyph, size)
    return mask.filter(ImageFilter.MaxFilter(2 * bold + 1)) if bold else mask


def _glyph(family: str, glyph: str, size: int) -> Image.Image:
    char = getattr(_family(family), glyph).rpartition(".")[2]
    probe = _font(family, 256).getbbox(char)
    longer = max(probe[2] - probe[0], probe[3] - probe[1])
    face = _font(family, max(1, round(256 * size / longer)))
    left, top, right, bottom = face.getbbox(char)
    mask = Image.new("L", (size, size))
    place = ((size - (right - left)) / 2 - left, (size - (bottom - top)) / 2 - top)
    ImageDraw.Draw(mask).text(place, char, font=face, fill=255)
    return mask


def _drawing(name: str, size: int) -> Image.Image:
    mask = Image.new("L", (size * _FINE, size * _FINE))
    _DRAWINGS[name](_Pen(mask))
    return mask.resize((size, size), Image.Resampling.LANCZOS)


class _Pen:
    """A pen on a square whose sides are 1 long."""

    def __init__(self, mask: Image.Image) -> None:
        self.side = mask.width
        self._draw = ImageDraw.Draw(mask)

    def _px(self, points: Iterable[Point]) -> list[Point]:
        return [(x * self.side, y * self.side) for x, y in points]

    def fill(self, points: Iterable[Point], ink: int = 255) -> None:
        self._draw.polygon(self._px(points), fill=ink)

    def dot(self, x: float, y: float, radius: float, ink: int = 255) -> None:
        corners = self._px([(x - radius, y - radius), (x + radius, y + radius)])
        self._draw.ellipse([*corners[0], *corners[1]], fill=ink)

    def stroke(self, points: list[Point], thick: float, end: float | None = None) -> None:
        """Draw a round brush along the points, from one thickness to another."""
        last = thick if end is None else end
        for number, (a, b) in enumerate(pairwise(points)):
            for step in range(40):
                share = step / 39
                along = (number + share) / (len(points) - 1)
                radius = (thick + (last - thick) * along) / 2
                self.dot(a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, radius)

    def leaf(self, x: float, y: float, angle: float, length: float, plump: float = 0.3) -> None:
        """Draw a pointed leaf that starts at (x, y)."""
        edge = [(t / 16, plump * sin(pi * t / 16) ** 0.9) for t in range(17)]
        outline = edge + [(a, -b) for a, b in reversed(edge)]
        turned = [(a * cos(angle) - b * sin(angle), a * sin(angle) + b * cos(angle)) for a, b in outline]
        self.fill([(x + a * length, y + b * length) for a, b in turned])


def _branch(pen: _Pen) -> None:
    pen.stroke([(0.14, 0.98), (0.30, 0.72), (0.50, 0.50), (0.74, 0.30), (0.93, 0.10)], 0.18, 0.08)
    pen.stroke([(0.32, 0.70), (0.26, 0.46), (0.30, 0.22)], 0.12, 0.08)
    pen.stroke([(0.27, 0.48), (0.10, 0.34)], 0.09, 0.07)
    pen.stroke([(0.52, 0.49), (0.54, 0.28), (0.50, 0.07)], 0.11, 0.075)
    pen.stroke([(0.54, 0.30), (0.67, 0.13)], 0.085, 0.07)
    pen.stroke([(0.44, 0.57), (0.66, 0.62), (0.92, 0.55)], 0.11, 0.075)
    pen.stroke([(0.66, 0.62), (0.78, 0.77)], 0.085, 0.07)


def _tendril(pen: _Pen) -> None:
    turns = [(pi / 2 - 0.22 * step, 0.29 - 0.0072 * step) for step in range(36)]
    curl = [(0.58 + radius * cos(angle), 0.31 + radius * sin(angle)) for angle, radius in turns]
    stem = [(0.46, 0.97), (0.36, 0.91), (0.30, 0.83), (0.30, 0.74), (0.36, 0.66), (0.46, 0.62)]
    pen.stroke([*stem, *curl], 0.13, 0.09)
    pen.leaf(0.31, 0.78, -2.5, 0.36, 0.36)
    pen.leaf(0.42, 0.93, -0.42, 0.52, 0.32)


_DRAWINGS: dict[str, Callable[[_Pen], None]] = {"branch": _branch, "tendril": _tendril}
