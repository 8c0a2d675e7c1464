"""The ground of every picture but the island: night above, plain below."""

from __future__ import annotations

from PIL import Image, ImageDraw

from render.kit.palette import GROUND, SKY, indexed
from render.kit.sprites import cached


@cached(32)
def night(width: int, height: int, head: int) -> Image.Image:
    """Return the ground in indices; the head is of another ink."""
    sheet = Image.new("RGB", (width, height), GROUND)
    ImageDraw.Draw(sheet).rectangle((0, 0, width, head - 1), fill=SKY)
    return indexed(sheet)
