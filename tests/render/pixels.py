"""Search in a picture: the places where a sprite lies, and the inks in a part of it."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from typing import TypeAlias

from PIL import Image, ImageChops

from render.kit.fonts import Style
from render.kit.palette import Ink, index
from render.kit.sprites import Sprite, lettering
from render.painter import Picture

Box: TypeAlias = tuple[int, int, int, int]
"""Left, top, right and bottom in pixels."""


def sheet(picture: Picture) -> Image.Image:
    """Return the palette indices of a picture (mode `L`)."""
    with Image.open(BytesIO(picture.data)) as image:
        return Image.frombytes("L", image.size, image.tobytes())


def inks(drawn: Image.Image, box: Box) -> set[int]:
    """Return the palette indices in a part of a picture."""
    return set(drawn.crop(box).tobytes())


def has_ink(drawn: Image.Image, ink: Ink, box: Box) -> bool:
    """Return whether an ink is to be seen in a part of a picture."""
    return index(ink) in inks(drawn, box)


def is_at(drawn: Image.Image, sprite: Sprite, x: int, y: int, edge: int = 0) -> bool:
    """Return whether a sprite lies with its upper left corner at (x, y), and nothing upon it but maybe on its `edge`."""
    wide, high = sprite.size
    differs = ImageChops.difference(drawn.crop((x, y, x + wide, y + high)), sprite.image)
    differs.paste(0, (0, 0), ImageChops.invert(sprite.mask.convert("L")))
    return differs.crop((edge, edge, wide - edge, high - edge)).getbbox() is None


def is_centred(drawn: Image.Image, sprite: Sprite, x: int, y: int) -> bool:
    """Return whether a sprite lies with its middle at (x, y)."""
    return is_at(drawn, sprite, x - sprite.size[0] // 2, y - sprite.size[1] // 2)


def places(drawn: Image.Image, sprite: Sprite, box: Box | None = None) -> list[tuple[int, int]]:
    """Return the upper left corner of each place where a sprite lies in a part of a picture (None: in all of it) with nothing upon it."""
    part = drawn.crop(box) if box else drawn
    left, top = box[:2] if box else (0, 0)
    row, start, run = _longest_run(sprite)
    return [
        (left + x - start, top + y - row)
        for x, y in _found(part, run)
        if x >= start and y >= row and is_at(part, sprite, x - start, y - row)
    ]


def count(drawn: Image.Image, sprite: Sprite, box: Box | None = None) -> int:
    """Return the number of times a sprite lies in a part of a picture (None: in all of it) with nothing upon it."""
    return len(places(drawn, sprite, box))


def is_written(
    drawn: Image.Image, text: str, style: Style, size: int, ink: Ink, over: Ink, box: Box | None = None
) -> bool:
    """Return whether a text stands in a part of a picture, in an ink over another."""
    return count(drawn, lettering(text, style, size, ink, over), box) > 0


def _found(part: Image.Image, run: bytes) -> Iterator[tuple[int, int]]:
    pixels, at = part.tobytes(), -1
    while (at := pixels.find(run, at + 1)) >= 0:
        yield at % part.width, at // part.width


def _longest_run(sprite: Sprite) -> tuple[int, int, bytes]:
    """Return the row, the column and the pixels of the run within a row that most inks are in, to search for."""
    wide, high = sprite.size
    mask, pixels = sprite.mask.convert("L").tobytes(), sprite.image.tobytes()
    best = (0, 0, b"")
    for row in range(high):
        begin = row * wide
        at = 0
        for run in mask[begin : begin + wide].split(b"\0"):
            if len(run) > 2:
                found = pixels[begin + at : begin + at + len(run)]
                best = max(best, (row, at, found), key=lambda each: (len(set(each[2])), len(each[2])))
            at += len(run) + 1
    return best
