"""The ground of a picture: a night sky over firs, a clearing, and the forest floor."""

from __future__ import annotations

from math import sin

from PIL import Image, ImageDraw

from render.kit.palette import GROUND, SKY, WOOD, indexed, mix
from render.kit.sprites import cached_large

_STEPS = 5
_PITCH = 126
"""Pixels from fir to fir."""


@cached_large
def night(width: int, height: int, horizon: int, floor: int) -> Image.Image:
    """Return the ground in indices: firs stand on the horizon; below `floor` it is forest floor."""
    sheet = Image.new("RGB", (width, height), GROUND)
    pen = ImageDraw.Draw(sheet)
    pen.rectangle((0, 0, width, floor - 1), fill=WOOD)
    for step in range(_STEPS):
        ink = mix(SKY, WOOD, 0.5 * step / (_STEPS - 1))
        pen.rectangle((0, step * horizon // _STEPS, width, horizon - 1), fill=ink)
    for number in range(width // _PITCH + 2):
        _fir(
            pen,
            round(_PITCH * (number + 0.4 * sin(number * 2.3))),
            horizon,
            52 + round(24 * sin(number * 1.7)),
        )
    return indexed(sheet)


def _fir(pen: ImageDraw.ImageDraw, x: int, foot: int, high: int) -> None:
    for tier in range(3):
        base, wide = foot - high * (2 - tier) * 0.28, high * (0.24 + 0.1 * tier)
        pen.polygon([(x, base - high * 0.46), (x - wide, base), (x + wide, base)], fill=WOOD)
