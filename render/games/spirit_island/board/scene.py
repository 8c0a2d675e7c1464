"""The ground of every picture but the island: night above, plain below."""

from __future__ import annotations

from PIL import Image

from render.kit.palette import GROUND, SKY, index


def night(width: int, height: int, head: int) -> Image.Image:
    """Return the ground in indices; the head is of another ink."""
    sheet = Image.new("L", (width, height), index(GROUND))
    sheet.paste(index(SKY), (0, 0, width, head))
    return sheet
