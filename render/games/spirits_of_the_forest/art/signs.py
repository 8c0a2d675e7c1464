"""The signs of the lesson: what lies in the forest, each small and alone."""

from __future__ import annotations

from render.games.spirits_of_the_forest.art.icons import POWERS, SPIRITS, draw_gem, hue_and_icon
from render.games.spirits_of_the_forest.art.tokens import emblem, favour, medallion
from render.kit.medallion import draw_medallion
from render.kit.palette import GOLD, INK, LIGHTS, Ink, tones
from render.kit.sprites import Brush, Sprite, cached, silhouette, stamp

FACE_DOWN = "tile-back"
_TILES = {
    "tile-leaves": ("leaves", 1),
    "tile-mosses": ("mosses", 1),
    "tile-double": ("mosses", 2),
    "tile-gem": ("flowers", 1),
    FACE_DOWN: ("", 1),
}
"""Spirit of each tile sign, and number of its symbols; "" for one that lies face down."""


GEM_OF = "gem-"
"""Beginning of the name of a gem's sign; the number of its seat follows."""


WITH = "-with-"
"""Between the names of the spirit and of the power of a tile that has both."""


def of_tile(spirit: str | None, power: str | None) -> str:
    """Return the name of the sign of a tile; without a spirit it lies face down."""
    if spirit is None:
        return FACE_DOWN
    return spirit if power is None else f"{spirit}{WITH}{power}"


def sign(name: str, size: int, over: Ink) -> Sprite:
    """Return a sign by its name. Raises KeyError for one that there is not."""
    if name in _TILES:
        return _tile(name, size, over)
    if WITH in name:
        spirit, _, power = name.partition(WITH)
        return _both(spirit, power, size, over)
    if name == "gem":
        return emblem(0, size // 2 - 7, over)
    if name.startswith(GEM_OF):
        return emblem(int(name.removeprefix(GEM_OF)), size // 2 - 7, over)
    if name == "favour":
        return favour(None, size // 2 - 3, over)
    if name == "star":
        return silhouette("mdi:star", size, GOLD, over)
    if name in SPIRITS or name in ("sun", "moon", "fire", "plus", "nature"):
        return medallion(name, size, True, over)
    raise KeyError(name)


@cached(64)
def _both(spirit: str, power: str, size: int, over: Ink) -> Sprite:
    """Return a spirit, and the power of its tile on its lower right, large enough to be known on a button."""
    hue, icon = hue_and_icon(spirit)
    tone, brush, share = tones(hue), Brush(size, size), 0.54
    draw_medallion(brush, icon, (size * 0.43, size * 0.43), size * 0.86, (tone.body, tone.glyph), 0.68)
    middle = size * (1 - share / 2)
    brush.disc(middle, middle, size * share / 2, INK)
    draw_medallion(
        brush, POWERS[power][1], (middle, middle), size * share * 0.9, LIGHTS[POWERS[power][0]], 0.74
    )
    return stamp(brush.done(), over)


@cached(16)
def _tile(name: str, size: int, over: Ink) -> Sprite:
    """Return a tile in small; one that is reserved bears a gem."""
    spirit, symbols = _TILES[name]
    hue, icon = hue_and_icon(spirit) if spirit else ("fern", "mdi:pine_tree")
    tone, brush, wide = tones(hue), Brush(size, size), size * 0.76
    left = (size - wide) / 2
    brush.box((left, 0, left + wide, size), size * 0.12, tone.edge)
    brush.box((left + 2, 2, left + wide - 2, size - 2), size * 0.1, tone.body)
    glyph = wide * (0.7 if symbols == 1 else 0.46)
    for number in range(symbols):
        brush.icon(icon, size / 2, size * (number + 1) / (symbols + 1), glyph, tone.glyph)
    if name == "tile-gem":
        draw_gem(brush, 0, left + wide * 0.78, size * 0.8, size * 0.17, INK)
    return stamp(brush.done(), over)
