"""Moonlight tiles: those on the blocks of the forest, and those beside it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import ClassVar

from engine.games.spirits_of_the_forest.model.texts import named, tell
from engine.games.spirits_of_the_forest.model.view import ForestView, PlayerView
from engine.games.spirits_of_the_forest.modules.moonlight import MOONLIGHT, LightView
from engine.text import Text, Who
from render.games.spirits_of_the_forest.art.icons import bold, draw_gem, hue_and_icon
from render.games.spirits_of_the_forest.art.site import Site
from render.games.spirits_of_the_forest.modules.module import ModulePictures
from render.games.spirits_of_the_forest.sections import Item, Section
from render.kit.canvas import Canvas
from render.kit.fonts import fit, legible
from render.kit.palette import (
    CREAM,
    GOLD,
    GROUND,
    INK,
    LIGHTS,
    MIST,
    MOONLIT,
    MUTED,
    NIGHT,
    PANEL,
    PANEL_EDGE,
    WOOD,
    Ink,
    tones,
)
from render.kit.sprites import Brush, Sprite, cached, plate, stamp

_DISC = 22
_SLOT = 112
_SIDE = 18


class MoonlightPictures(ModulePictures):
    """The pictures of the Moonlight tiles: discs upon the forest, and a slot beside it for each once it is decided upon."""

    legend: ClassVar[Mapping[str, tuple[str, Ink]]] = {
        "moonlight-tile": ("mdi:star_four_points", LIGHTS["moon"][1]),
        "looking": ("fa:eye", CREAM),
    }
    signs = MappingProxyType({"moonlight": "☾"})
    seam = 18

    def lay_over(self, canvas: Canvas, view: ForestView, place: Site) -> None:
        """Lay the Moonlight tiles that still lie among the tiles, where their four cells meet."""
        for x, y in _lying(view, place):
            canvas.centre(back(_DISC, WOOD), x, y)

    def boxes(self, view: ForestView, place: Site) -> Iterator[tuple[int, int, int, int]]:
        """Yield the boxes of the Moonlight tiles that still lie among the tiles."""
        reach = _DISC + 2
        for x, y in _lying(view, place):
            yield x - reach, y - reach, x + reach, y + reach

    def strip_height(self, view: ForestView) -> int:
        """Return the height of the slots, in pixels."""
        return _SLOT + 16

    def lay_strip(self, canvas: Canvas, view: ForestView, top: int) -> None:
        """Lay a slot for each block by its name: a tile face up with its spirit, or face down with the gem of the player who knows it."""
        up = [light.spirit for light in MOONLIGHT.seen(view).lights if light.state == "up"]
        room = (canvas.width - 2 * _SIDE) / max(1, len(MOONLIGHT.seen(view).lights))
        for number, light in enumerate(MOONLIGHT.seen(view).lights):
            doubled = light.state == "up" and up.count(light.spirit) > 1
            _lay_slot(canvas, light, doubled, _SIDE + round(number * room), top, round(room))

    def sections(self, view: ForestView, player: PlayerView) -> Iterator[Section]:
        """Yield the Moonlight tiles that the viewer alone has seen."""
        secrets = [
            light for light in MOONLIGHT.seen(view).lights if light.spirit is not None and light.state != "up"
        ]
        if secrets:
            words = tell("told-secrets", tiles=tuple(map(_face_up, secrets)))
            yield Section("picture-secrets", list(map(_secret, secrets)), [words])

    def in_words(self, view: ForestView, cards: bool) -> Iterator[Text]:
        """Yield the face-up tiles, those left face down and by whom, and the player who is looking; the others still lie in the forest."""
        up = [light for light in MOONLIGHT.seen(view).lights if light.state == "up"]
        if up:
            yield tell("told-moonlight-up", tiles=tuple(map(_face_up, up)))
        yield from self.scores_in_words(view)
        for light in MOONLIGHT.seen(view).lights:
            if light.state == "looking" and light.seer is not None:
                yield tell("told-moonlight-looking", block=light.name, who=Who(light.seer))
        down = [light for light in MOONLIGHT.seen(view).lights if light.state == "down"]
        if down:
            yield tell("told-moonlight-down", tiles=tuple(map(_face_down, down)))
        if lying := sum(light.state == "lying" for light in MOONLIGHT.seen(view).lights):
            yield tell("told-moonlight-lying", count=lying)

    def scores_in_words(self, view: ForestView) -> Iterator[Text]:
        """Yield the spirits that count twice."""
        if doubled := tuple(named(each.name) for each in view.categories if each.factor > 1):
            yield tell("told-doubled", names=doubled)


def _lying(view: ForestView, place: Site) -> Iterator[tuple[int, int]]:
    """Yield the middles of the tiles that still lie in the forest."""
    cells = {each.name: each for each in view.cells}
    for light in MOONLIGHT.seen(view).lights:
        if light.state == "lying":
            yield place.between([cells[name] for name in light.cells])


def _face_up(light: LightView) -> Text:
    assert light.spirit is not None
    return tell("told-block", block=light.name, spirit=named(light.spirit))


def _face_down(light: LightView) -> Text:
    assert light.seer is not None
    return tell("told-block-down", block=light.name, who=Who(light.seer))


def _secret(light: LightView) -> Item:
    assert light.spirit is not None
    return Item(_lit(light.spirit, 74, PANEL), named(light.spirit), PANEL_EDGE, tag=light.name)


def _lay_slot(canvas: Canvas, light: LightView, doubled: bool, left: int, top: int, wide: int) -> None:
    looking, middle = light.state == "looking", left + wide // 2
    over = INK if doubled else MIST if looking else GROUND
    if looking or doubled:
        canvas.lay(plate(wide - 6, _SLOT, 16, over, GOLD, 4, GROUND), left + 3, top)
    canvas.centre(
        slot_sprite(light.state, light.spirit if light.state == "up" else None, light.seer, over),
        middle,
        top + 37,
    )
    ink = GOLD if doubled else CREAM if looking else MUTED
    name, size = fit("×2" if doubled else light.name, "heavy", (legible(canvas.width), 44, 38), wide - 2)
    canvas.text(name, middle, top + 88, "heavy", size, ink, over, "middle")


def slot_sprite(state: str, spirit: str | None, seer: int | None, over: Ink) -> Sprite:
    if spirit is not None:
        return _lit(spirit, 30, over)
    if state == "lying":
        return _empty(over)
    return _decided(seer, state == "looking", over)


@cached(8)
def back(radius: int, over: Ink) -> Sprite:
    brush = Brush(2 * radius + 4, 2 * radius + 4)
    _draw_back(brush, radius + 2, radius + 2, radius)
    return stamp(brush.done(), over)


def _draw_back(brush: Brush, x: float, y: float, radius: float) -> None:
    """Draw the back of every Moonlight tile."""
    body, sign = LIGHTS["moon"]
    brush.disc(x, y, radius + 2, NIGHT)
    brush.disc(x, y, radius, sign)
    brush.disc(x, y, radius * 0.84, body)
    brush.icon("mdi:star_four_points", x, y, radius * 1.3, sign)


@cached(64)
def _lit(spirit: str, radius: int, over: Ink) -> Sprite:
    """Return a Moonlight tile face up."""
    hue, sign = hue_and_icon(spirit)
    side, size = 2 * radius + 8, radius * 1.2
    brush = Brush(side, side)
    brush.disc(side / 2, side / 2, radius + 4, MOONLIT)
    brush.disc(side / 2, side / 2, radius + 1, LIGHTS["moon"][0])
    brush.disc(side / 2, side / 2, radius - 2, tones(hue).body)
    brush.icon(sign, side / 2, side / 2, size, tones(hue).glyph, bold(sign, size * brush.fine))
    return stamp(brush.done(), over)


@cached(8)
def _empty(over: Ink) -> Sprite:
    """Return the slot of a tile that still lies in the forest."""
    brush = Brush(64, 64)
    brush.disc(32, 32, 26, MIST)
    brush.disc(32, 32, 23.5, over)
    brush.icon("mdi:star_four_points", 32, 32, 30, MIST)
    return stamp(brush.done(), over)


@cached(16)
def _decided(seer: int | None, looking: bool, over: Ink) -> Sprite:
    """Return a tile face down beside the forest, with the gem of the player who has looked; an open eye while they do."""
    brush = Brush(84, 68)
    _draw_back(brush, 34, 34, 28)
    if looking:
        brush.disc(34, 34, 22, LIGHTS["moon"][0])
        brush.icon("fa:eye", 34, 34, 36, CREAM)
    if seer is not None:
        draw_gem(brush, seer, 66, 48, 14, NIGHT)
    return stamp(brush.done(), over)
