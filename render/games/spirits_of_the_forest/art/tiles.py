"""The tiles, tokens and slots of the forest as sprites."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PIL import Image

from render.games.spirits_of_the_forest.art.icons import (
    POWERS,
    bold,
    cut,
    draw_gem,
    draw_hollow_gem,
    hue_and_icon,
)
from render.games.spirits_of_the_forest.art.picture_size import MARGIN, RADIUS, TILE_H, TILE_W
from render.kit.palette import (
    AMBER,
    CORAL,
    CREAM,
    GOLD,
    INK,
    LIGHTS,
    MIST,
    NIGHT,
    WOOD,
    Ink,
    jewel,
    mix,
    tones,
)
from render.kit.sprites import FINE, Brush, Sprite, cached, stamp

_WIDE, _HIGH = TILE_W + 2 * MARGIN, TILE_H + 2 * MARGIN
_LEFT, _TOP, _RIGHT, _BOTTOM = MARGIN, MARGIN, MARGIN + TILE_W, MARGIN + TILE_H
_THICKNESS = 5
"""Thickness of a tile, seen at its lower side, in pixels."""
_POWER = 52
"""Side of the sign of a power on a tile, in pixels."""
_SIDE, _MIDDLE = 64, 32
"""Side and half side of a square for the things on a tile, in pixels."""


@dataclass(frozen=True, slots=True)
class CellLook:
    """The look of a cell: all that decides how it is drawn."""

    spirit: str | None = None
    symbols: int = 0
    power: str | None = None
    depth: int = 0
    """Number of tiles in the stack; 0: the cell is empty, and `spirit` is that of the tile taken from it last turn."""
    lit: bool = False
    favours: tuple[str | None, ...] = ()
    gem: int | None = None
    placed: bool = False
    """Whether the cell's gem came here in the last turn."""
    moved: int | None = None
    """Seat whose gem left this cell in the last turn; None where none did."""
    taken_by: int | None = None
    """Seat that took a tile from here in the last turn; None where none did."""
    shut: bool = False
    """Whether the cell's row is closed."""

    @property
    def gemmed(self) -> bool:
        """Whether the cell's symbols make room for a gem, or for the place of one that left."""
        return self.gem is not None or self.moved is not None


@cached(1024)
def cell(place: CellLook) -> Sprite:
    """Return a cell as it lies on the forest floor."""
    return stamp(_picture(place), WOOD)


def _picture(place: CellLook) -> Image.Image:
    if place.depth == 0:
        return _slot(place)
    bare = replace(
        place,
        depth=min(place.depth, 3),
        favours=(),
        gem=0 if place.gemmed else None,
        placed=False,
        moved=None,
        taken_by=None,
        shut=False,
    )
    picture = _stack(bare).copy()
    for number, face in enumerate(place.favours[:2]):
        _lay(picture, _favour(face, place.lit), _RIGHT - 20 - 54 * number, _TOP + 20)
    corner = _LEFT + 25, _BOTTOM - _THICKNESS - 24
    if place.moved is not None:
        _lay(picture, _hollow_gem(place.moved), *corner)
    if place.gem is not None:
        _lay(picture, _gem(place.gem, place.placed), *corner)
    if place.shut:
        _lay(picture, _lock(), _LEFT + 11, _TOP + 11)
    if place.taken_by is not None:
        picture.alpha_composite(_frame(place.taken_by))
    return picture


def _lay(picture: Image.Image, above: Image.Image, x: int, y: int) -> None:
    """Lay a small square with its middle on a point."""
    half = above.width // 2
    left, top = x - half, y - half
    picture.alpha_composite(above, (max(left, 0), max(top, 0)), (max(-left, 0), max(-top, 0)))


@cached(512)
def _stack(place: CellLook) -> Image.Image:
    """Return a bare tile and those under it. What lies on tiles changes with each move, and is laid over what is kept here."""
    tile = _tile(place)
    if place.depth == 1:
        return tile.reduce(FINE)
    brush = Brush(_WIDE, _HIGH)
    rise = _lay_stack(brush, place.depth - 1, place.lit)
    brush.sheet.alpha_composite(tile, (0, 0), (0, rise * brush.fine))
    return brush.done()


def _lay_stack(brush: Brush, below: int, lit: bool) -> int:
    """Lay the lower sides of the tiles under the top one. Return the pixels by which that is raised, to keep the pile in its cell."""
    rise = (0, 3, 6)[below]
    for level in range(below, 0, -1):
        under = tones("slate", lit)
        drop = _BOTTOM - rise + 6 * level
        brush.box((_LEFT, _BOTTOM - 40, _RIGHT, drop), RADIUS, NIGHT)
        brush.box((_LEFT + 1, _BOTTOM - 40, _RIGHT - 1, drop - 1.5), RADIUS, under.rim)
    return rise


def _tile(place: CellLook) -> Image.Image:
    """Return a tile without what lies on it, still at the size of the brush."""
    brush = Brush(_WIDE, _HIGH)
    brush.sheet.paste(_shadow(place.lit))
    tone = tones(hue_and_icon(place.spirit)[0] if place.spirit else "fern", place.lit)
    brush.box((_LEFT, _TOP, _RIGHT, _BOTTOM), RADIUS, tone.edge)
    brush.box((_LEFT, _TOP, _RIGHT, _BOTTOM - _THICKNESS), RADIUS, tone.rim)
    brush.box((_LEFT + 3, _TOP + 3, _RIGHT - 3, _BOTTOM - _THICKNESS - 3), RADIUS - 3, tone.body)
    if place.spirit is None:
        _draw_back(brush, place.lit)
    else:
        _draw_symbols(brush, place, place.spirit)
    if place.power:
        _draw_power(brush, place.power, place.lit)
    if place.lit:
        brush.frame((_LEFT - 3, _TOP - 3, _RIGHT + 3, _BOTTOM + 3), RADIUS + 3, 4, GOLD)
    return brush.sheet


@cached(2)
def _shadow(lit: bool) -> Image.Image:
    """Return a pool of light under a tile that can be taken, a shadow under the others."""
    brush = Brush(_WIDE, _HIGH)
    if lit:
        brush.box((_LEFT - 4, _TOP - 4, _RIGHT + 4, _BOTTOM + 4), RADIUS + 4, AMBER)
        brush.soften(2.2)
    else:
        brush.box((_LEFT - 1, _TOP + 3, _RIGHT + 1, _BOTTOM + 4), RADIUS, NIGHT)
        brush.soften(1.6)
        brush.fade(0.7)
    return brush.sheet


def _draw_back(brush: Brush, lit: bool) -> None:
    """Draw the back of every tile: a fir before the moon, in a frame with leaves in its corners."""
    tone = tones("fern", lit)
    x, y = (_LEFT + _RIGHT) / 2, (_TOP + _BOTTOM - _THICKNESS) / 2
    brush.frame((_LEFT + 8, _TOP + 8, _RIGHT - 8, _BOTTOM - _THICKNESS - 8), RADIUS - 6, 2, tone.rim)
    brush.disc(x, y, 33, tone.edge)
    brush.disc(x, y, 30, tone.rim)
    brush.icon("mdi:pine_tree", x, y + 2, 54, tone.edge)
    for side, height in ((-1, -1), (1, -1), (-1, 1), (1, 1)):
        brush.icon("mdi:star_four_points", x + 31 * side, y + 47 * height, 13, tone.rim)


@cached(1)
def _lock() -> Image.Image:
    """Return a padlock, for the upper left corner."""
    brush = Brush(_SIDE, _SIDE)
    brush.disc(_MIDDLE, _MIDDLE, 19, NIGHT)
    brush.disc(_MIDDLE, _MIDDLE, 17, CORAL)
    brush.icon("fa:lock", _MIDDLE, _MIDDLE - 0.5, 19, NIGHT)
    return brush.done()


def _draw_symbols(brush: Brush, place: CellLook, spirit: str) -> None:
    hue, name = hue_and_icon(spirit)
    tone = tones(hue, place.lit)
    middle = (_LEFT + _RIGHT) / 2
    if place.symbols > 1:
        size = 50 if place.gemmed else 56
        spots = [
            (_LEFT + 9 + size / 2, _TOP + 10 + size / 2),
            (_RIGHT - 7 - size / 2, _BOTTOM - 13 - size / 2),
        ]
    else:
        size = 68 if place.gemmed else 72
        spots = [
            (middle - (3 if place.power else 0), _TOP + (47 if place.gemmed else 57 if place.power else 64))
        ]
    for x, y in spots if place.lit else ():
        brush.disc(x, y, size * 0.58, tone.halo)
    for x, y in spots:
        brush.icon(name, x, y, size, tone.glyph, bold(name, size * brush.fine))


def _draw_power(brush: Brush, power: str, lit: bool) -> None:
    """Draw a badge that grows out of the lower right corner: part of the tile, unlike anything that lies on it."""
    name, glyph = POWERS[power]
    body, sign = LIGHTS[name]
    if not lit:
        body, sign = mix(body, NIGHT, 0.25), mix(sign, body, 0.2)
    right, bottom = _RIGHT - 3, _BOTTOM - _THICKNESS - 3
    brush.box((right - _POWER, bottom - _POWER, right, bottom), RADIUS - 3, body)
    brush.icon(glyph, right - _POWER / 2 + 0.5, bottom - _POWER / 2, _POWER * 0.76, sign)


def draw_favour(brush: Brush, face: str | None, x: float, y: float, radius: float, lit: bool = True) -> None:
    """Draw a round favour token: face down with a question mark (`face` None), or showing its face."""
    ring = GOLD if lit else mix(GOLD, NIGHT, 0.3)
    brush.disc(x, y, radius + 2, NIGHT)
    brush.disc(x, y, radius, ring)
    if face is None:
        brush.disc(x, y, radius * 0.84, INK)
        brush.text("?", x, y, "heavy", radius * 1.35, ring)
        return
    body, sign, glyph = _face(face)
    brush.disc(x, y, radius * 0.84, body)
    brush.icon(glyph, x, y, radius * 1.16, sign, bold(glyph, radius * 1.16 * brush.fine))


def _face(face: str) -> tuple[Ink, Ink, str]:
    if face in POWERS:
        name, glyph = POWERS[face]
        return (*LIGHTS[name], glyph)
    hue, glyph = hue_and_icon(face)
    return tones(hue).body, tones(hue).glyph, glyph


@cached(64)
def _favour(face: str | None, lit: bool) -> Image.Image:
    brush = Brush(_SIDE, _SIDE)
    draw_favour(brush, face, _MIDDLE, _MIDDLE, 23, lit)
    return brush.done()


@cached(8)
def _hollow_gem(seat: int) -> Image.Image:
    """Return the hollow gem that marks a gem's former place."""
    brush = Brush(_SIDE, _SIDE)
    draw_hollow_gem(brush, seat, _MIDDLE, _MIDDLE, 20, NIGHT, 6)
    draw_hollow_gem(brush, seat, _MIDDLE, _MIDDLE, 20, jewel(cut(seat).jewel)[2], 2.5)
    return brush.done()


@cached(16)
def _gem(seat: int, placed: bool) -> Image.Image:
    """Return a gem; one that was placed in the last turn in a pale ring."""
    brush = Brush(_SIDE, _SIDE)
    if placed:
        brush.disc(_MIDDLE, _MIDDLE, 27, NIGHT)
        brush.disc(_MIDDLE, _MIDDLE, 26, CREAM)
        brush.disc(_MIDDLE, _MIDDLE, 22.5, INK)
    draw_gem(brush, seat, _MIDDLE, _MIDDLE, 16 if placed else 21, NIGHT)
    return brush.done()


def _slot(place: CellLook) -> Image.Image:
    """Return the empty place of a tile; if the tile went in the last turn, with the gem of its taker and the sign of its spirit."""
    brush = Brush(_WIDE, _HIGH)
    if place.taken_by is None:
        brush.frame((_LEFT + 4, _TOP + 4, _RIGHT - 4, _BOTTOM - 4), RADIUS, 2, MIST)
        return brush.done()
    plain = jewel(cut(place.taken_by).jewel)[1]
    brush.box((_LEFT + 2, _TOP + 2, _RIGHT - 2, _BOTTOM - 2), RADIUS, mix(NIGHT, plain, 0.14))
    if place.spirit:
        name = hue_and_icon(place.spirit)[1]
        brush.icon(
            name, (_LEFT + _RIGHT) / 2, _TOP + 52, 58, mix(NIGHT, plain, 0.75), bold(name, 58 * brush.fine)
        )
    draw_gem(brush, place.taken_by, (_LEFT + _RIGHT) / 2, _BOTTOM - 30, 15, None)
    _dashes(brush, plain)
    return brush.done()


@cached(8)
def _frame(seat: int) -> Image.Image:
    """Return the dashed line of who took a tile from a cell in which others lie."""
    brush = Brush(_WIDE, _HIGH)
    _dashes(brush, jewel(cut(seat).jewel)[1])
    return brush.done()


def _dashes(brush: Brush, ink: Ink) -> None:
    """Draw a dashed line around the cell."""
    x0, y0, x1, y1 = _LEFT + 2, _TOP + 2, _RIGHT - 2, _BOTTOM - 2
    for step in range(4):
        a, b = step * (x1 - x0) / 4 + 5, (step + 1) * (x1 - x0) / 4 - 5
        for y in (y0, y1):
            brush.line([(x0 + a, y), (x0 + b, y)], 4, ink)
    for step in range(5):
        a, b = step * (y1 - y0) / 5 + 6, (step + 1) * (y1 - y0) / 5 - 6
        for x in (x0, x1):
            brush.line([(x, y0 + a), (x, y0 + b)], 4, ink)
