"""The signs of the island: elements, pieces, marks and signs."""

from __future__ import annotations

from typing import Final

from engine.games.spirit_island.model.kinds import ELEMENTS
from render.kit.fonts import width
from render.kit.medallion import draw_medallion
from render.kit.palette import CORAL, CREAM, GOLD, JEWELS, LIGHTS, MUTED, PANEL, PANEL_EDGE, Ink, mix, tones
from render.kit.sprites import Brush, Sprite, cached, stamp

PIECE: Final = "piece-"
"""Beginning of the name of a piece's sign that stands where the ground is not ours, as on buttons."""
SHIELD: Final = JEWELS["sapphire"]
ICONS: Final[dict[str, tuple[str, Ink]]] = {
    "explorer": ("fa:person_hiking", CREAM),
    "town": ("mdi:home", CREAM),
    "city": ("mdi:castle", CREAM),
    "dahan": ("fa:tent", GOLD),
    "blight": ("fa:virus", CORAL),
    "defend": ("mdi:shield", SHIELD),
    "ravage": ("mdi:sword_cross", CORAL),
    "build": ("mdi:hammer", GOLD),
    "explore": ("fa:person_hiking", SHIELD),
    "fear": ("fa:ghost", CREAM),
    "energy": ("mdi:lightning_bolt", GOLD),
    "cards": ("mdi:cards", CREAM),
    "fast": ("fa:dove", CREAM),
    "slow": ("mdi:tortoise", CREAM),
    "ready": ("mdi:check_bold", CREAM),
    "vengeance": ("mdi:skull", CORAL),
    "hidden": ("mdi:eye_off", GOLD),
    "any": ("mdi:star_four_points", CREAM),
    "reclaim-one": ("mdi:hand_back_right", CREAM),
    "destroyed": ("mdi:skull", MUTED),
    "play": ("fa:hand", CREAM),
    "discarded": ("mdi:cards_outline", MUTED),
    "presence": ("mdi:circle_double", CREAM),
    "pool": ("mdi:water", SHIELD),
    "heart": ("mdi:heart", CORAL),
}
"""Silhouette of each sign, and its ink on a panel."""

MARKS: Final[dict[str, tuple[str, str]]] = {
    "no-ravage": ("ravage", "no"),
    "no-build": ("build", "no"),
    "no-city": ("city", "no"),
    "no-explore": ("explorer", "no"),
    "no-blight": ("blight", "no"),
    "dahan-health": ("dahan", "+"),
    "dahan-safe": ("dahan", "defend"),
    "dahan-hidden": ("dahan", "hidden"),
    "dahan-at-once": ("dahan", "ravage"),
    "fear-defends": ("fear", "defend"),
    "vengeance": ("vengeance", ""),
    "heart": ("heart", ""),
}
"""Signs of the lasting rules of a land: one sign, and another on its corner."""

_ELEMENTS: Final[dict[str, tuple[str, tuple[Ink, Ink]]]] = {
    "sun": ("mdi:white_balance_sunny", LIGHTS["sun"]),
    "moon": ("mdi:weather_night", LIGHTS["moon"]),
    "fire": ("mdi:fire", LIGHTS["ember"]),
    "air": ("mdi:weather_windy", (tones("violet").body, CREAM)),
    "water": ("mdi:water", (tones("azure").body, CREAM)),
    "earth": ("mdi:image_filter_hdr", (tones("slate").body, CREAM)),
    "plant": ("mdi:leaf", (tones("leaf").body, CREAM)),
    "animal": ("mdi:paw", (tones("rust").body, CREAM)),
}
assert {*ELEMENTS} == {*_ELEMENTS}
_DIM: Final = 0.72


def draw_element(brush: Brush, element: str, x: float, y: float, size: float, lit: bool = True) -> None:
    """Draw the disc of an element; dim where it is not `lit`, that is, not there."""
    icon, (ground, glyph) = _ELEMENTS[element]
    if not lit:
        ground, glyph = mix(ground, PANEL, _DIM), mix(glyph, PANEL, _DIM * 0.8)
    ring = mix(glyph, ground, 0.4) if lit else PANEL_EDGE
    draw_medallion(brush, icon, (x, y), size, (ground, glyph), 0.66, ring=ring)


def draw_sign(brush: Brush, name: str, x: float, y: float, size: float, ink: Ink | None = None) -> None:
    """Draw a sign centred at (x, y), in its own ink or another."""
    icon, own = ICONS[name]
    brush.icon(icon, x, y, size, ink or own)


def draw_mark(brush: Brush, mark: str, x: float, y: float, size: float) -> None:
    """Draw the mark of a lasting rule: a sign struck out, or with a second one on its corner."""
    sign, corner = MARKS[mark]
    draw_sign(brush, sign, x, y, size * 0.88, CREAM if corner == "no" else None)
    low, high = 0.4 * size, 0.24 * size
    if corner == "no":
        brush.line([(x - low, y - low), (x + low, y + low)], size * 0.17, PANEL)
        brush.line([(x - low, y - low), (x + low, y + low)], size * 0.09, CORAL)
    elif corner:
        brush.disc(x + high, y + high, size * 0.3, PANEL)
        if corner == "+":
            brush.text("+", x + high, y + high, "heavy", size * 0.6, CREAM)
        else:
            draw_sign(brush, corner, x + high, y + high, size * 0.48)


@cached(512)
def counted(name: str, text: str, size: int, letters: int, ink: Ink = CREAM, over: Ink = PANEL) -> Sprite:
    """Return a sign or an element with a text behind it."""
    wide = size + (6 + width(text, "heavy", letters) if text else 0)
    brush = Brush(wide + 2, size + 2)
    if name in _ELEMENTS:
        draw_element(brush, name, size / 2 + 1, size / 2 + 1, size)
    else:
        draw_sign(brush, name, size / 2 + 1, size / 2 + 1, size * 0.92)
    if text:
        brush.text(text, size + 6 + (wide - size - 6) / 2, size / 2 + 1, "heavy", letters, ink)
    return stamp(brush.done(), over)


def draw_sum(brush: Brush, text: str, left: float, y: float, letters: int, ink: Ink = CREAM) -> None:
    """Draw a text that begins at `left`."""
    brush.text(text, left + width(text, "heavy", letters) / 2, y, "heavy", letters, ink)


@cached(64)
def sign(name: str, size: int, over: Ink) -> Sprite:
    """Return a sign or an element alone, or a `PIECE` on ground of its own. Raises KeyError for another."""
    brush = Brush(size, size)
    if name.startswith(PIECE):
        brush.disc(size / 2, size / 2, size / 2, PANEL_EDGE)
        draw_sign(brush, name.removeprefix(PIECE), size / 2, size / 2, size * 0.66)
    elif name in _ELEMENTS:
        draw_element(brush, name, size / 2, size / 2, size)
    else:
        draw_sign(brush, name, size / 2, size / 2, size * 0.92)
    return stamp(brush.done(), over)
