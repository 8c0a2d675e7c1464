"""Cards that count something: small ones before players, large ones in a hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from render.games.spirits_of_the_forest.art.icons import POWERS, bold, hue_and_icon
from render.games.spirits_of_the_forest.art.tiles import draw_favour
from render.kit.medallion import draw_medallion
from render.kit.palette import (
    CORAL,
    CREAM,
    FIELD,
    GOLD,
    INK,
    LIGHTS,
    MUTED,
    NIGHT,
    PANEL,
    PANEL_EDGE,
    Ink,
    tones,
)
from render.kit.sprites import Brush, Sprite, cached, stamp

SMALL = 60
"""Height of a card before a player, in pixels."""
LARGE_W, LARGE_H = 300, 360
"""Width and height of a card in a hand, in pixels."""


@dataclass(frozen=True, slots=True)
class CardFace:
    """The print of a card: its sign, the things it counts, and the things it pays or the points it costs.

    Things are spirits, powers, `favours`, `doubles`, `gems`, or a favour of one's `choice`.
    """

    sign: str
    ink: Ink
    goal: tuple[str, ...] = ()
    """Things the card counts; () where the card is not chosen yet, or not shown."""
    reward: tuple[str, ...] = ()
    penalty: int = 0


@cached(256)
def small(card: CardFace, wide: int, struck: bool, idle: bool) -> Sprite:
    """Return a card before a player. `struck`: it pays or costs; `idle`: it never will."""
    brush = Brush(wide, SMALL, 2)
    edge = 3 if struck else 2
    brush.box((0, 0, wide, SMALL), 14, card.ink if struck else PANEL_EDGE)
    brush.box((edge, edge, wide - edge, SMALL - edge), 12, FIELD)
    brush.icon(card.sign, 30, SMALL / 2, 36, MUTED if idle else card.ink)
    if not card.goal:
        brush.text("?", wide / 2 + 16, SMALL / 2, "heavy", 38, MUTED)
    _row(brush, card.goal, 78, 44)
    if card.reward:
        brush.icon("fa:right_long", 126, SMALL / 2, 28, MUTED if idle else GOLD)
        _row(brush, card.reward, 172, 40)
    if card.penalty:
        brush.text(f"−{card.penalty}", wide - 42, SMALL / 2, "heavy", 52, CORAL if struck else MUTED)
    if idle:
        brush.fade(0.5)
    return stamp(brush.done(), PANEL)


def _row(brush: Brush, things: Sequence[str], x: float, size: float) -> None:
    for number, thing in enumerate(things):
        draw_thing(brush, thing, x + number * (size + 4), SMALL / 2, size)


@cached(64)
def large(card: CardFace, chosen: bool) -> Sprite:
    """Return a card in a hand, with room for words at its lower end: the things it counts, and its rewards or its costs."""
    brush = Brush(LARGE_W, LARGE_H)
    edge = 7 if chosen else 3
    brush.box((0, 0, LARGE_W, LARGE_H), 24, card.ink if chosen else PANEL_EDGE)
    brush.box((edge, edge, LARGE_W - edge, LARGE_H - edge), 20, PANEL)
    brush.icon(card.sign, 44, 44, 52, card.ink)
    if chosen:
        brush.icon("mdi:check_bold", LARGE_W - 44, 44, 52, card.ink)
    size = 92 if len(card.goal) < 3 else 80
    for number, thing in enumerate(card.goal):
        x = LARGE_W / 2 + (2 * number - len(card.goal) + 1) * (size / 2 + 5)
        draw_thing(brush, thing, x, 126, size)
    if card.penalty:
        brush.text(f"−{card.penalty}", LARGE_W / 2, 232, "heavy", 76, CORAL)
    if card.reward:
        brush.icon("fa:right_long", 62, 232, 52, GOLD)
    for number, thing in enumerate(card.reward):
        draw_thing(brush, thing, 142 + 82 * number, 232, 74)
    return stamp(brush.done(), PANEL)


def draw_thing(brush: Brush, thing: str, x: float, y: float, size: float) -> None:
    """Draw a thing on a card as a medallion: a spirit, a power, favours, a double, a gem, or a favour of one's choice."""
    if thing in ("favours", "choice"):
        draw_favour(brush, None, x, y, size / 2)
        if thing == "choice":
            brush.disc(x, y, size * 0.42, INK)
            brush.icon("fa:star", x, y, size * 0.56, GOLD)
    elif thing == "doubles":
        brush.box((x - size * 0.36, y - size / 2, x + size * 0.36, y + size / 2), size * 0.12, CREAM)
        for side in (-1, 1):
            brush.icon("mdi:asterisk", x + side * size * 0.15, y + side * size * 0.22, size * 0.36, NIGHT)
    elif thing == "gems":
        draw_any_gem(brush, x, y, size)
    else:
        _draw_medallion(brush, thing, x, y, size)


def draw_any_gem(brush: Brush, x: float, y: float, size: float) -> None:
    """Draw a gem that is nobody's in particular."""
    draw_medallion(brush, "fa:gem", (x, y), size, (tones("fern").rim, CREAM), 0.66)


def _draw_medallion(brush: Brush, face: str, x: float, y: float, size: float) -> None:
    if face in POWERS:
        name, glyph = POWERS[face]
        body, sign = LIGHTS[name]
    else:
        hue, glyph = hue_and_icon(face)
        body, sign = tones(hue).body, tones(hue).glyph
    draw_medallion(brush, glyph, (x, y), size, (body, sign), 0.7, bold(glyph, size * 0.7 * brush.fine))
