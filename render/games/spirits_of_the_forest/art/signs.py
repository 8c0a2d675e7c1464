"""The signs of the lesson: what lies in the forest, each small and alone."""

from __future__ import annotations

from typing import Final

from render.games.spirits_of_the_forest.art.cards import draw_thing
from render.games.spirits_of_the_forest.art.icons import (
    POWERS,
    SPIRITS,
    draw_gem,
    draw_hollow_gem,
    hue_and_icon,
)
from render.games.spirits_of_the_forest.art.tokens import emblem, favour, medallion, tile_sign
from render.kit.medallion import draw_medallion
from render.kit.palette import CORAL, CREAM, GOLD, INK, LIGHTS, MUTED, Ink, tones
from render.kit.panel import STATES
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
SILHOUETTES: Final = {
    **{name: (icon, GOLD) for name, icon in STATES.items()},
    "left": ("mdi:pine_tree", CREAM),
    "star": ("fa:star", GOLD),
    "whatever": ("mdi:asterisk", CREAM),
    "any-gem": ("fa:gem", CREAM),
}
"""Silhouettes that stand beside tiles and on cards, and their inks."""
CHOICE: Final = "choice"
"""Sign of a favour that somebody may choose."""
GEMS: Final = ("gem", "gem-out", "gem-lost")
"""Signs of gems: before a player, in the forest, and out of the game."""


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
    if name in SILHOUETTES:
        return silhouetted(SILHOUETTES[name], size, over)
    if name == "gem":
        return emblem(0, size // 2 - 7, over)
    if name in GEMS:
        return _gem(name, size, over)
    if name == CHOICE:
        return _choice(size, over)
    if name == "tiles":
        return tile_sign(CREAM, over)
    if name.startswith(GEM_OF):
        return emblem(int(name.removeprefix(GEM_OF)), size // 2 - 7, over)
    if name == "favour":
        return favour(None, size // 2 - 3, over)
    if name in SPIRITS or name in ("sun", "moon", "fire", "plus", "nature"):
        return medallion(name, size, True, over)
    raise KeyError(name)


def silhouetted(look: tuple[str, Ink], size: int, over: Ink) -> Sprite:
    """Return a sign that is a silhouette in an ink, and nothing else."""
    return silhouette(look[0], size * 7 // 8, look[1], over)


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


@cached(4)
def _choice(size: int, over: Ink) -> Sprite:
    brush = Brush(size, size)
    draw_thing(brush, CHOICE, size / 2, size / 2, size - 6)
    return stamp(brush.done(), over)


@cached(8)
def _gem(name: str, size: int, over: Ink) -> Sprite:
    """Return a gem among the trees, or one that is out of the game."""
    brush = Brush(size, size)
    if name == "gem-out":
        draw_gem_out(brush, 0, size / 56)
    else:
        draw_gem_lost(brush, 0, size / 56)
    return stamp(brush.done(), over)


def draw_gem_out(brush: Brush, seat: int, scale: float = 1) -> None:
    """Draw a seat's gem in the forest, 52 pixels wide and 56 high, times `scale`."""
    brush.icon("mdi:pine_tree", 26 * scale, 28 * scale, 56 * scale, tones("leaf").rim)
    draw_gem(brush, seat, 26 * scale, 36 * scale, 14 * scale, INK)
    brush.note("gem-out")


def draw_gem_lost(brush: Brush, seat: int, scale: float = 1) -> None:
    """Draw the crossed contour of a seat's gem, as large."""
    draw_hollow_gem(brush, seat, 26 * scale, 28 * scale, 18 * scale, MUTED, 3.5 * scale)
    brush.line([(8 * scale, 46 * scale), (44 * scale, 10 * scale)], 5 * scale, CORAL)
    brush.note("gem-lost")


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
