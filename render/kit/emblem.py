"""A sign as a small picture of its own, clear around it, as the application's emojis are."""

from __future__ import annotations

from io import BytesIO

from PIL import Image

from render.kit.palette import palette_bytes
from render.kit.sprites import Sprite

SIDE = 96
"""Side of an emblem, in pixels; Discord shows it at 22 to 48."""


def emblem(sprite: Sprite) -> bytes:
    """Return the PNG of a sprite, in its middle of a square where it is not one itself."""
    picture = Image.frombytes("P", sprite.size, sprite.image.tobytes())
    picture.putpalette(palette_bytes())
    whole = Image.new("RGBA", (max(sprite.size),) * 2)
    left, top = ((whole.width - length) // 2 for length in sprite.size)
    whole.paste(picture.convert("RGB"), (left, top), sprite.mask)
    file = BytesIO()
    whole.save(file, "PNG", optimize=True)
    return file.getvalue()
