"""A line across the top of a picture, for pictures that must not be taken for what they show."""

from __future__ import annotations

import io

from PIL import Image

from render.kit.canvas import Canvas
from render.kit.fonts import fit
from render.kit.palette import CORAL, INK, index
from render.painter import Picture
from words.limits import ALT_LIMIT, within

_SHARE = 14
"""Width of the picture, in heights of the line: readable at 400 px."""


def under_banner(picture: Picture, line: str) -> Picture:
    """Return the picture with the line above it, which its alternative text begins with as well. The picture is one of ours."""
    high = picture.width // _SHARE
    ground = Image.new("L", (picture.width, picture.height + high), index(CORAL))
    with Image.open(io.BytesIO(picture.data)) as drawn:
        ground.paste(Image.frombytes("L", drawn.size, drawn.tobytes()), (0, high))
    canvas = Canvas(ground)
    written, size = fit(line, "heavy", (round(high * 0.6), round(high * 0.45)), picture.width - high)
    canvas.text(written, picture.width // 2, high // 2, "heavy", size, INK, CORAL, "middle")
    alt = f"{line} {picture.alt}"
    return Picture(
        canvas.png(upright=False), within([alt], ALT_LIMIT, ""), picture.width, picture.height + high
    )
