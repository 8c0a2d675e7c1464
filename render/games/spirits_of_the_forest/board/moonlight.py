"""Moonlight tiles: those on the blocks of the forest, and what has become of them beside it."""

from __future__ import annotations

from engine.games.spirits_of_the_forest.model.view import ForestView, MoonlightView
from render.games.spirits_of_the_forest.art.look import bold, draw_gem, hue_and_icon
from render.games.spirits_of_the_forest.board.site import Site
from render.kit.canvas import Canvas
from render.kit.palette import CREAM, GOLD, GROUND, INK, LIGHTS, MIST, MOONLIT, MUTED, NIGHT, WOOD, Ink, tones
from render.kit.sprites import Brush, Sprite, kept, plate, stamp

_DISC = 22
_SLOT = 100
_SIDE = 18


def height(view: ForestView) -> int:
    """Of the strip beside the forest."""
    return _SLOT + 16 if view.moonlight else 0


def lay_discs(canvas: Canvas, view: ForestView, place: Site) -> None:
    """Those that still lie among the tiles, where their four cells meet."""
    cells = {each.name: each for each in view.cells}
    for light in view.moonlight:
        if light.state == "lying":
            x, y = place.between([cells[name] for name in light.cells])
            canvas.centre(_back(_DISC, WOOD), x, y)


def lay(canvas: Canvas, view: ForestView, top: int) -> None:
    """A slot for each block by its name: face up with its spirit, face down with the gem of who knows it."""
    up = [light.spirit for light in view.moonlight if light.state == "up"]
    room = (canvas.width - 2 * _SIDE) / max(1, len(view.moonlight))
    for number, light in enumerate(view.moonlight):
        left = _SIDE + round(number * room)
        doubled = light.state == "up" and up.count(light.spirit) > 1
        if light.state == "looking" or doubled:
            canvas.lay(
                plate(round(room) - 6, _SLOT, 16, INK if doubled else MIST, GOLD, 4, GROUND), left + 3, top
            )
        middle = left + round(room) // 2
        over = INK if doubled else MIST if light.state == "looking" else GROUND
        canvas.centre(
            _slot(light.state, light.spirit if light.state == "up" else None, light.seer, over),
            middle,
            top + 37,
        )
        ink = GOLD if doubled else CREAM if light.state == "looking" else MUTED
        canvas.text(
            f"{light.name} ×2" if doubled else light.name, middle, top + 83, "heavy", 28, ink, over, "middle"
        )


def _slot(state: str, spirit: str | None, seer: int | None, over: Ink) -> Sprite:
    if spirit is not None:
        return lit(spirit, 30, over)
    if state == "lying":
        return _empty(over)
    return _decided(seer, state == "looking", over)


@kept(8)
def _back(radius: int, over: Ink) -> Sprite:
    brush = Brush(2 * radius + 4, 2 * radius + 4)
    _draw_back(brush, radius + 2, radius + 2, radius)
    return stamp(brush.done(), over)


def _draw_back(brush: Brush, x: float, y: float, radius: float) -> None:
    """The back of every Moonlight tile."""
    body, sign = LIGHTS["moon"]
    brush.disc(x, y, radius + 2, NIGHT)
    brush.disc(x, y, radius, sign)
    brush.disc(x, y, radius * 0.84, body)
    brush.icon("mdi:star_four_points", x, y, radius * 1.3, sign)


@kept(64)
def lit(spirit: str, radius: int, over: Ink) -> Sprite:
    """A Moonlight tile face up."""
    hue, sign = hue_and_icon(spirit)
    side, size = 2 * radius + 8, radius * 1.2
    brush = Brush(side, side)
    brush.disc(side / 2, side / 2, radius + 4, MOONLIT)
    brush.disc(side / 2, side / 2, radius + 1, LIGHTS["moon"][0])
    brush.disc(side / 2, side / 2, radius - 2, tones(hue).body)
    brush.icon(sign, side / 2, side / 2, size, tones(hue).glyph, bold(sign, size * brush.fine))
    return stamp(brush.done(), over)


@kept(8)
def _empty(over: Ink) -> Sprite:
    """The tile still lies in the forest."""
    brush = Brush(64, 64)
    brush.disc(32, 32, 26, MIST)
    brush.disc(32, 32, 23.5, over)
    brush.icon("mdi:star_four_points", 32, 32, 30, MIST)
    return stamp(brush.done(), over)


@kept(16)
def _decided(seer: int | None, looking: bool, over: Ink) -> Sprite:
    """Face down beside the forest, with the gem of who has looked; an open eye while they do."""
    brush = Brush(84, 68)
    _draw_back(brush, 34, 34, 28)
    if looking:
        brush.disc(34, 34, 22, LIGHTS["moon"][0])
        brush.icon("fa:eye", 34, 34, 36, CREAM)
    if seer is not None:
        draw_gem(brush, seer, 66, 48, 14, NIGHT)
    return stamp(brush.done(), over)


def secrets(view: ForestView) -> tuple[MoonlightView, ...]:
    """What the viewer alone has seen."""
    return tuple(light for light in view.moonlight if light.spirit is not None and light.state != "up")
