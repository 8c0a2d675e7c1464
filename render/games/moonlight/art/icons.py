"""The creatures, the marks and the bridges of the moonlit forest as sprites; its tiles and tokens are those of the forest."""

from __future__ import annotations

from typing import Final

from engine.games.moonlight.model.kinds import Creature, Mark
from render.kit.palette import (
    AMBER,
    CORAL,
    CREAM,
    GOLD,
    INK,
    JEWELS,
    LIGHTS,
    MUTED,
    NIGHT,
    WOOD,
    Ink,
    mix,
    tones,
)
from render.kit.panel import WON
from render.kit.sprites import Brush, Sprite, cached, silhouette, stamp

CREATURES: Final[dict[Creature, tuple[str, Ink, Ink]]] = {
    "light": ("mdi:owl", GOLD, INK),
    "shadow": ("mdi:cat", mix(NIGHT, tones("violet").body, 0.75), CREAM),
}
"""Silhouette of each creature, ground of its sign, and the silhouette's ink."""
MARKS: Final[dict[Mark, tuple[str, Ink]]] = {
    "firefly": ("mdi:bug", LIGHTS["sun"][0]),
    "yellow": ("mdi:rhombus", JEWELS["topaz"]),
    "green": ("mdi:rhombus", JEWELS["emerald"]),
    "eclipse": ("mdi:circle_half_full", CREAM),
}
PICKED_BY_SHADOW: Final = mix(tones("violet").body, CREAM, 0.5)
"""Ink of the ring around what Shadow can pick, bright enough for a dark forest."""
NUMBER: Final = 0.78
"""Size of a number on a disc, as a share of the disc."""
BIT: Final = "mdi:moon_waning_crescent"
BRIDGE: Final = (106, 84)


@cached(16)
def creature(name: Creature, size: int, over: Ink = WOOD) -> Sprite:
    """Return a creature in a disc of its own colour, with a ring that tells it from tiles and tokens."""
    icon, ground, ink = CREATURES[name]
    brush = Brush(size, size)
    half = size / 2
    brush.disc(half, half, half, NIGHT)
    brush.disc(half, half, half - size * 0.04, CREAM if name == "shadow" else AMBER)
    brush.disc(half, half, half - size * 0.09, ground)
    brush.icon(icon, half, half, size * 0.62, ink)
    return stamp(brush.done(), over)


@cached(4)
def pick_ring(names: tuple[Creature, ...], wide: int, high: int, over: Ink = WOOD) -> Sprite:
    """Return the ring around a tile that these creatures could pick next, in their colours, one within the other."""
    brush = Brush(wide, high)
    for place, name in enumerate(names):
        edge = 7 * place
        ink = GOLD if name == "light" else PICKED_BY_SHADOW
        brush.frame((edge, edge, wide - edge, high - edge), 17 - edge, 7, NIGHT)
        brush.frame((edge + 1, edge + 1, wide - edge - 1, high - edge - 1), 16 - edge, 5, ink)
        brush.note(f"pick-{name}")
    return stamp(brush.done(), over)


@cached(16)
def bit(size: int, over: Ink = WOOD) -> Sprite:
    """Return a Moonlight bit."""
    return _sign(BIT, GOLD, size, over)


@cached(16)
def mark(name: Mark, size: int, over: Ink = WOOD) -> Sprite:
    """Return the sprite of a mark: one of the other things that may lie on a tile."""
    icon, ink = MARKS[name]
    return _sign(icon, ink, size, over)


def _sign(icon: str, ink: Ink, size: int, over: Ink) -> Sprite:
    brush = Brush(size, size)
    half = size / 2
    brush.disc(half, half, half, NIGHT)
    brush.icon(icon, half, half, size * 0.66, ink)
    return stamp(brush.done(), over)


@cached(32)
def number(text: str, size: int, ground: Ink = NIGHT, ink: Ink = CREAM, over: Ink = WOOD) -> Sprite:
    """Return a letter or number on a disc: a level, a start spot, the number of a picked tile."""
    brush = Brush(size, size)
    half = size / 2
    brush.disc(half, half, half, ground)
    brush.text(text, half, half, "heavy", size * NUMBER, ink)
    return stamp(brush.done(), over)


@cached(2)
def bridge() -> Sprite:
    """Return a tile that lies across: planks under a fir."""
    wide, high = BRIDGE
    brush = Brush(wide, high)
    tone = tones("bark")
    brush.box((0, 4, wide, high), 10, NIGHT)
    brush.box((0, 0, wide, high - 5), 10, tone.rim)
    for plank in range(1, 6):
        brush.box((plank * wide / 6 - 1, 3, plank * wide / 6 + 1, high - 8), 0, tone.edge)
    brush.disc(wide / 2, high / 2 - 3, 25, tone.edge)
    brush.icon("mdi:pine_tree", wide / 2, high / 2 - 3, 38, tone.rim)
    brush.note("mdi:bridge")
    return stamp(brush.done(), WOOD)


@cached(4)
def lack(size: int, over: Ink) -> Sprite:
    """Return the ring around a spirit of which the team has no tile."""
    brush = Brush(size, size)
    brush.frame((0, 0, size, size), size / 2, size * 0.07, CORAL)
    brush.note("lack")
    return stamp(brush.done(), over)


@cached(4)
def demanded(size: int, over: Ink) -> Sprite:
    """Return the sign of a spirit that the Moonlight card demands: a bit without its disc."""
    brush = Brush(size, size)
    brush.icon(BIT, size / 2, size / 2, size, GOLD)
    brush.note("demanded")
    return stamp(brush.done(), over)


SILHOUETTES: Final = {
    "gem": ("mdi:rhombus", GOLD),
    "gem-spent": ("mdi:rhombus_outline", MUTED),
    "talk": ("mdi:forum", GOLD),
    "won": (WON, GOLD),
}
"""Silhouettes that stand before players, and their inks."""


@cached(16)
def standing(name: str, size: int, over: Ink) -> Sprite:
    """Return a silhouette that stands before a player."""
    icon, ink = SILHOUETTES[name]
    return silhouette(icon, size, ink, over)
