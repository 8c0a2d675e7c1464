"""The forest at night, behind the board: sky, moon, treetops, trunks in the mist and a few fireflies.

Trunks run straight down, so the same pixels stand in each row and the picture stays small.
"""

from __future__ import annotations

from itertools import pairwise
from math import sin

from PIL import Image, ImageDraw

from render.kit.palette import GOLD, GROUND, MIST, MOONLIT, NIGHT, SKY, WOOD, Ink, indexed, mix
from render.kit.sprites import cached_large

_STEPS = 9


@cached_large
def forest(width: int, height: int, floor: int) -> Image.Image:
    """Return the ground of a picture, in indices; below `floor` it is forest floor."""
    sheet = Image.new("RGB", (width, height), WOOD)
    draw = ImageDraw.Draw(sheet)
    tops = [round(step * 260 / _STEPS) for step in range(_STEPS)]
    for step, (top, end) in enumerate(pairwise([*tops, height])):
        draw.rectangle((0, top, width, end), fill=mix(SKY, WOOD, step / (_STEPS - 1)))
    _moon(sheet, round(width * 0.63), 46)
    _layer(sheet, floor, 0, mix(WOOD, SKY, 0.3), (78, 26, 61))
    _layer(sheet, floor, 3, mix(WOOD, MIST, 0.5), (104, 32, 113))
    _layer(sheet, floor, 7, mix(WOOD, NIGHT, 0.3), (112, 42, 187))
    _floor(sheet, floor)
    if floor > 300:
        _fireflies(sheet, floor)
    return indexed(sheet)


def _moon(sheet: Image.Image, x: int, y: int) -> None:
    """Draw a full moon in its haze, each ring in an ink of the palette."""
    for radius, ink in (
        (104, mix(SKY, WOOD, 0.75)),
        (82, mix(WOOD, MIST, 0.34)),
        (61, mix(WOOD, MOONLIT, 0.25)),
    ):
        disc = Image.new("L", (radius * 8, radius * 8))
        ImageDraw.Draw(disc).ellipse((0, 0, radius * 8 - 1, radius * 8 - 1), fill=255)
        mask = disc.reduce(4)
        sheet.paste(Image.new("RGB", mask.size, ink), (x - radius, y - radius), mask)


def _layer(sheet: Image.Image, floor: int, seed: int, ink: Ink, kind: tuple[int, int, int]) -> None:
    """Draw one depth of firs: tops of pines on straight trunks."""
    tops, reach, pitch = kind
    draw = ImageDraw.Draw(sheet)
    for number in range(-1, sheet.width // pitch + 2):
        x = number * pitch + round(pitch * 0.4 * sin(number * 2.3 + seed))
        top = tops + round(reach * sin(number * 1.7 + seed * 2.1)) - reach
        _fir(draw, x, top, reach + round(10 * sin(number + seed)), floor, ink)


def _fir(draw: ImageDraw.ImageDraw, x: int, top: int, wide: int, floor: int, ink: Ink) -> None:
    for tier in range(3):
        y = top + tier * wide * 0.6
        half = wide * (0.3 + 0.14 * tier)
        draw.polygon([(x, y - wide * 0.3), (x - half, y + wide * 0.7), (x + half, y + wide * 0.7)], fill=ink)
    draw.rectangle((x - wide * 0.15, top, x + wide * 0.15, floor), fill=ink)


def _floor(sheet: Image.Image, floor: int) -> None:
    draw = ImageDraw.Draw(sheet)
    draw.rectangle((0, floor, sheet.width, sheet.height), fill=GROUND)
    for x in range(-10, sheet.width + 20, 25):
        high = 10 + round(7 * sin(x * 0.21) + 5 * sin(x * 0.05))
        draw.polygon([(x - 15, floor), (x + round(5 * sin(x)), floor - high), (x + 15, floor)], fill=GROUND)


def _fireflies(sheet: Image.Image, floor: int) -> None:
    draw = ImageDraw.Draw(sheet)
    for number in range(16):
        x = (number * 379 + 97) % sheet.width
        y = 150 + (number * 211 + 31) % max(1, floor - 190)
        for radius, ink in ((5, mix(WOOD, GOLD, 0.18)), (2, mix(NIGHT, GOLD, 0.7))):
            draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=ink)
