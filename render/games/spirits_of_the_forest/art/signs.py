"""The signs of the lesson: what lies in the forest, each small and alone."""

from __future__ import annotations

from render.games.spirits_of_the_forest.art.icons import SPIRITS, draw_gem, hue_and_icon
from render.games.spirits_of_the_forest.art.tokens import emblem, favour, medallion
from render.kit.palette import GOLD, INK, Ink, tones
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


def sign(name: str, size: int, over: Ink) -> Sprite:
    """Return a sign by its name. Raises KeyError for one that there is not."""
    if name in _TILES:
        return _tile(name, size, over)
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
