"""The look of the forest: hue and silhouette of each thing.

Every spirit has a hue and a silhouette, every seat a colour and a cut of gem: colour alone never carries meaning.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin
from typing import Final

from render.kit.palette import CREAM, Ink, jewel, mix
from render.kit.sprites import Brush

SPIRITS: Final = {
    "branches": ("bark", "branch"),
    "dewdrops": ("azure", "fa:droplet"),
    "mushrooms": ("rust", "mdi:mushroom"),
    "fruits": ("crimson", "mdi:fruit_cherries"),
    "leaves": ("leaf", "mdi:leaf_maple"),
    "mosses": ("moss", "mdi:clover"),
    "flowers": ("rose", "mdi:flower"),
    "webs": ("slate", "mdi:spider_web"),
    "vines": ("violet", "tendril"),
    "air": ("cloud", "fa:wind"),
}
"""Hue and silhouette of each spirit."""

POWERS: Final = {"sun": ("sun", "fa:sun"), "moon": ("moon", "fa:moon"), "fire": ("ember", "fa:fire")}
"""Light and silhouette of each power."""

OTHERS: Final = {"plus": ("fern", "mdi:plus_thick"), "nature": ("fern", "fa:seedling")}
"""Hue and silhouette of the faces that only favour tokens have."""
THIN: Final = frozenset({"mdi:spider_web"})
"""Silhouettes to be thickened when small."""


def _star() -> tuple[tuple[float, float], ...]:
    turns = [(-pi / 2 + step * pi / 5, 1.08 if step % 2 == 0 else 0.56) for step in range(10)]
    return tuple((radius * cos(angle), radius * sin(angle) + 0.06) for angle, radius in turns)


@dataclass(frozen=True, slots=True)
class Cut:
    """The gem of a seat: its jewel and the corners of its contour, within a circle of radius 1."""

    jewel: str
    name: str
    corners: tuple[tuple[float, float], ...]


CUTS: Final = (
    Cut("sapphire", "diamond", ((0, -1.08), (0.86, 0), (0, 1.08), (-0.86, 0))),
    Cut(
        "emerald",
        "triangle",
        ((-0.14, -0.96), (0.14, -0.96), (1.02, 0.58), (0.88, 0.82), (-0.88, 0.82), (-1.02, 0.58)),
    ),
    Cut("topaz", "star", _star()),
    Cut(
        "quartz",
        "square",
        (
            (-0.6, -0.82),
            (0.6, -0.82),
            (0.82, -0.6),
            (0.82, 0.6),
            (0.6, 0.82),
            (-0.6, 0.82),
            (-0.82, 0.6),
            (-0.82, -0.6),
        ),
    ),
)
"""Gems, by seat."""


def cut(seat: int) -> Cut:
    """Return the gem of a seat."""
    return CUTS[seat % len(CUTS)]


def hue_and_icon(face: str) -> tuple[str, str]:
    """Return the hue and the silhouette of a spirit, the plus or the nature of a favour."""
    return SPIRITS.get(face) or OTHERS[face]


def bold(name: str, size: float) -> int:
    """Return the thickening of a silhouette, in pixels of a brush of this size; 0 for one that is not thin."""
    return round(size / 110) if name in THIN else 0


def _scaled(
    corners: tuple[tuple[float, float], ...], x: float, y: float, size: float
) -> list[tuple[float, float]]:
    return [(x + a * size, y + b * size) for a, b in corners]


def draw_gem(brush: Brush, seat: int, x: float, y: float, radius: float, contour: Ink | None) -> None:
    """Draw a cut gem with light from above; `contour` is drawn around its pale rim."""
    shape = cut(seat)
    deep, plain, light = jewel(shape.jewel)
    if contour is not None:
        brush.line(
            [*_scaled(shape.corners, x, y, radius), *_scaled(shape.corners[:2], x, y, radius)], 7, contour
        )
    brush.line([*_scaled(shape.corners, x, y, radius), *_scaled(shape.corners[:2], x, y, radius)], 2.5, CREAM)
    outer = _scaled(shape.corners, x, y, radius)
    inner = _scaled(shape.corners, x, y, radius * 0.5)
    brush.shape(outer, plain)
    count = len(outer)
    for edge in range(count):
        a, b = shape.corners[edge], shape.corners[(edge + 1) % count]
        shade = (b[0] - a[0]) * 0.8 - (b[1] - a[1]) * 0.5
        ink = (
            light
            if shade > 0.35
            else plain
            if shade > -0.1
            else mix(deep, plain, 0.5)
            if shade > -0.6
            else deep
        )
        brush.shape([outer[edge], outer[(edge + 1) % count], inner[(edge + 1) % count], inner[edge]], ink)
    brush.shape(inner, plain)


def draw_hollow_gem(
    brush: Brush, seat: int, x: float, y: float, radius: float, ink: Ink, thick: float = 3
) -> None:
    """Draw only the contour of a seat's gem."""
    corners = cut(seat).corners
    brush.line([*_scaled(corners, x, y, radius), *_scaled(corners[:2], x, y, radius)], thick, ink)
