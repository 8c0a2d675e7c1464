"""The look of the forest: hue and silhouette of everything that has a sign. Colour alone never carries meaning."""

from __future__ import annotations

from typing import Final

from engine.games.living_forest.model.kinds import Coin, Spirit
from render.games.living_forest.art.bodies import BODIES
from render.games.living_forest.art.sketch import Drawing, cut, draw, line, poly
from render.kit.fonts import width
from render.kit.medallion import draw_medallion
from render.kit.palette import (
    CREAM,
    FAINT,
    FIELD,
    GOLD,
    INK,
    LIGHTS,
    MUTED,
    NIGHT,
    PANEL,
    PANEL_EDGE,
    Ink,
    jewel,
    mix,
    tones,
)
from render.kit.panel import STATES
from render.kit.sprites import Brush, Sprite, cached, silhouette, stamp

_SHARD: Final[Drawing] = (
    *poly("50 0 82 30 66 100 34 100 18 30"),
    *cut(line(5, "50 4 42 38 48 96"), line(5, "20 31 42 38 80 31")),
)
SIGNS: Final[dict[str, tuple[str, str | Drawing]]] = {
    "sun": ("sun", "fa:sun"),
    "water": ("azure", "fa:droplet"),
    "plant": ("leaf", "fa:seedling"),
    "wind": ("cloud", "fa:wind"),
    "flower": ("rose", "fa:spa"),
    "deed-attract": ("sun", "fa:paw"),
    "deed-extinguish": ("azure", "mdi:fire_off"),
    "deed-plant": ("leaf", "mdi:pine_tree"),
    "deed-move": ("cloud", "fa:shoe_prints"),
    "deed-fragment": ("violet", _SHARD),
    "deed-call": ("slate", BODIES["kodama"]),
    "goal-tree": ("leaf", "mdi:pine_tree"),
    "goal-fire": ("rust", "fa:fire"),
    "goal-flower": ("rose", "fa:spa"),
    "symbol": ("slate", BODIES["kodama"]),
    "fragment": ("violet", _SHARD),
    "repeat": ("bark", "fa:repeat"),
    "element-tile": ("fern", "mdi:star_four_points"),
    "varan": ("crimson", BODIES["varan"]),
}
"""Hue or light, and silhouette, of elements, of the gifts of rocks and corners, of goals and of tokens."""
_SPIRITS: Final[dict[Spirit, tuple[str, str, str]]] = {
    "winter": ("sapphire", "fa:snowflake", "50 -6 100 22 100 78 50 106 0 78 0 22"),
    "spring": ("emerald", "mdi:clover", "30 0 70 0 100 30 100 70 70 100 30 100 0 70 0 30"),
    "summer": ("topaz", "fa:wheat_awn", "50 -12 112 50 50 112 -12 50"),
    "autumn": ("quartz", "mdi:leaf_maple", "4 4 96 4 96 96 4 96"),
}
"""Jewel, silhouette and outline of each spirit."""
SPIRIT_ICONS: Final = frozenset(icon for _, icon, _ in _SPIRITS.values())
"""Silhouettes of the spirits, each of which stands beside its player's name."""


def body(name: str) -> tuple[Ink, Ink]:
    """Return the two inks of a sign: its ground and its silhouette."""
    hue = SIGNS[name][0]
    return LIGHTS[hue] if hue in LIGHTS else (tones(hue).body, tones(hue).glyph)


def draw_sign(brush: Brush, name: str, x: float, y: float, size: float) -> None:
    """Draw a sign as a medallion centred at (x, y), `size` pixels across."""
    ground, glyph = body(name)
    icon = SIGNS[name][1]
    if isinstance(icon, str):
        draw_medallion(brush, icon, (x, y), size, (ground, glyph), 0.66)
        return
    brush.disc(x, y, size / 2, ground)
    draw_glyph(brush, name, x, y, size * 0.66, glyph, ground)


def draw_glyph(brush: Brush, name: str, x: float, y: float, size: float, ink: Ink, over: Ink) -> None:
    """Draw the silhouette of a sign alone, centred at (x, y), over the ink `over`."""
    glyph = SIGNS[name][1]
    if isinstance(glyph, str):
        brush.icon(glyph, x, y, size, ink)
    else:
        draw(brush, glyph, x, y, size, ink, over)


@cached(256)
def sign(name: str, size: int, over: Ink, lit: bool = True) -> Sprite:
    """Return a medallion; not `lit`: there is none of it."""
    brush = Brush(size, size)
    draw_sign(brush, name, size / 2, size / 2, size)
    if not lit:
        brush.fade(0.4)
    return stamp(brush.done(), over)


@cached(1024)
def counted(name: str, number: str, size: int, letters: int, ink: Ink, lit: bool = True) -> Sprite:
    """Return a medallion on a panel with a number behind it."""
    left, wide = size + 7, width(number, "heavy", letters)
    brush = Brush(left + wide + 4, max(size, letters + 8))
    middle = max(size, letters + 8) / 2
    draw_sign(brush, name, size / 2, middle, size)
    if not lit:
        brush.fade(0.4)
    brush.text(number, left + wide / 2, middle, "heavy", letters, ink)
    return stamp(brush.done(), PANEL)


def draw_coin(brush: Brush, coin: Coin, x: float, y: float, size: float) -> None:
    """Draw a black coin with one animal, or a white one with a herd."""
    dark = coin == "solitary"
    brush.disc(x, y, size / 2, CREAM if dark else NIGHT)
    brush.disc(x, y, size / 2 - max(3, size * 0.08), NIGHT if dark else CREAM)
    name, share = ("fa:user_large", 0.5) if dark else ("fa:user_group", 0.62)
    brush.icon(name, x, y, size * share, CREAM if dark else INK)


@cached(16)
def coin(kind: Coin, size: int, over: Ink) -> Sprite:
    """Return a coin alone."""
    brush = Brush(size, size)
    draw_coin(brush, kind, size / 2, size / 2, size)
    return stamp(brush.done(), over)


def draw_spirit(brush: Brush, spirit: Spirit, x: float, y: float, size: float) -> None:
    """Draw the standee of a spirit from above: a cut stone of its own outline."""
    name, glyph, outline = _SPIRITS[spirit]
    deep, plain, light = jewel(name)
    shape = poly(outline)
    draw(brush, shape, x, y, size, CREAM, CREAM)
    draw(brush, shape, x, y + size * 0.03, size * 0.9, deep, deep)
    draw(brush, shape, x, y - size * 0.01, size * 0.86, mix(plain, light, 0), plain)
    brush.icon(glyph, x, y, size * 0.62, INK)


@cached(64)
def spirit(name: Spirit, size: int, over: Ink) -> Sprite:
    """Return a standee alone."""
    side = round(size * 1.3)
    brush = Brush(side, side)
    draw_spirit(brush, name, side / 2, side / 2, size)
    return stamp(brush.done(), over)


@cached(16)
def fire(value: int, size: int, over: Ink) -> Sprite:
    """Return a fire and its value."""
    ground, glyph = LIGHTS["ember"]
    brush = Brush(size, size)
    brush.icon("fa:fire", size / 2, size / 2, size, glyph)
    brush.disc(size / 2, size * 0.66, size * 0.29, ground)
    brush.text(str(value), size / 2, size * 0.66, "heavy", size * 0.5, CREAM)
    return stamp(brush.done(), over)


@cached(4)
def onibi(size: int, over: Ink) -> Sprite:
    """Return a flame with eyes."""
    ground, glyph = LIGHTS["ember"]
    brush = Brush(size, size)
    brush.disc(size / 2, size / 2, size / 2, CREAM)
    brush.disc(size / 2, size / 2, size * 0.46, ground)
    brush.icon("mdi:fire", size / 2, size * 0.47, size * 0.8, glyph)
    for x in (0.41, 0.59):
        brush.disc(size * x, size * 0.58, size * 0.065, ground)
    return stamp(brush.done(), over)


@cached(8)
def pile(kind: str, size: int, over: Ink) -> Sprite:
    """Return a stack face down, or a discard pile face up and thrown about."""
    brush = Brush(size, size)
    draw_pile(brush, kind, size / 48)
    return stamp(brush.done(), over)


def draw_pile(brush: Brush, kind: str, scale: float = 1) -> None:
    """Draw a stack face down, or a discard pile face up and thrown about, in the left 48 pixels of a brush as high, times `scale`."""

    def box(left: float, top: float, right: float, bottom: float, radius: float, ink: Ink) -> None:
        brush.box((left * scale, top * scale, right * scale, bottom * scale), radius * scale, ink)

    if kind == "stack":
        for step, ink in enumerate((PANEL_EDGE, MUTED, CREAM)):
            box(4 + 4 * step, 14 - 5 * step, 30 + 4 * step, 46 - 5 * step, 5, ink)
        box(16, 8, 34, 32, 3, FIELD)
    else:
        outline = ((4, 14), (26, 4), (38, 34), (16, 44))
        brush.shape([(x * scale, y * scale) for x, y in outline], MUTED)
        box(9, 9, 35, 43, 5, FIELD)
        box(12, 12, 32, 40, 3, CREAM)
        brush.icon("fa:paw", 22 * scale, 26 * scale, 16 * scale, FIELD)
    brush.note(kind)


FIRST: Final = "mdi:tree"
"""Silhouette of the old tree of every forest, and of the marker of the first player."""
STOPPED: Final = "fa:hand"
FULL: Final = "mdi:check_bold"
ROOM: Final = "mdi:plus_thick"
OTHERS: Final = {
    **{name: (icon, GOLD) for name, icon in STATES.items()},
    "first": (FIRST, tones("leaf").rim),
    "stopped": (STOPPED, CREAM),
    "full": (FULL, GOLD),
    "room": (ROOM, FAINT),
}
"""Silhouette and ink of what stands beside the cards and trees."""
PILES: Final = ("stack", "discard")


def taught(name: str, size: int, over: Ink) -> Sprite:
    """Return a sign of the lesson. Raises KeyError for another."""
    if name in ("solitary", "gregarious"):
        return coin(name, size, over)  # type: ignore[arg-type]
    if name in OTHERS:
        icon, ink = OTHERS[name]
        return silhouette(icon, size * 7 // 8, ink, over)
    if name in PILES:
        return pile(name, size, over)
    if name == "onibi":
        return onibi(size, over)
    return sign(name, size, over)
