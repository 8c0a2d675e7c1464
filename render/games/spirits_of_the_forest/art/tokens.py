"""Small signs that stand for things: seats, tiles, spirits, favours."""

from __future__ import annotations

from render.games.spirits_of_the_forest.art.icons import POWERS, bold, draw_gem, hue_and_icon
from render.games.spirits_of_the_forest.art.tiles import draw_favour
from render.kit.medallion import draw_medallion
from render.kit.palette import CREAM, INK, LIGHTS, PANEL, Ink, mix, tones
from render.kit.sprites import Brush, Sprite, cached, stamp

UNLIT: Ink = mix(PANEL, CREAM, 0.42)
"""Ink of things of which there are none."""


@cached(16)
def tile_sign(ink: Ink, over: Ink) -> Sprite:
    """Return a small tile, beside the number of them."""
    brush = Brush(28, 36)
    brush.box((1, 0, 27, 36), 6, ink)
    brush.icon("fa:leaf", 14, 18, 18, over)
    return stamp(brush.done(), over)


@cached(64)
def emblem(seat: int, radius: int, over: Ink) -> Sprite:
    """Return a seat's gem as its sign."""
    side = radius * 2 + 14
    brush = Brush(side, side)
    draw_gem(brush, seat, side / 2, side / 2, radius, INK)
    return stamp(brush.done(), over)


@cached(256)
def medallion(face: str, size: int, full: bool, over: Ink) -> Sprite:
    """Return a spirit or power on a round ground of its hue; not `full`: only faint, as nothing of it is there."""
    brush = Brush(size, size)
    half = size / 2
    if face in POWERS:
        name, glyph = POWERS[face]
        body, sign = LIGHTS[name]
        share = 0.66
    else:
        hue, glyph = hue_and_icon(face)
        body, sign = tones(hue).body, tones(hue).glyph
        share = 0.72
    thick = bold(glyph, size * share * brush.fine)
    if full:
        ring = tones("fern").rim if face == "moon" else body
        draw_medallion(brush, glyph, (half, half), size, (body, sign), share, thick, ring)
    else:
        brush.icon(glyph, half, half, size * share, UNLIT, thick)
    return stamp(brush.done(), over)


@cached(128)
def favour(face: str | None, radius: int, over: Ink, spent: bool = False) -> Sprite:
    """Return a favour token; None: face down. One that is `spent` is only half there."""
    side = 2 * radius + 6
    brush = Brush(side, side)
    draw_favour(brush, face, side / 2, side / 2, radius, lit=not spent)
    if spent:
        brush.fade(0.55)
    return stamp(brush.done(), over)
