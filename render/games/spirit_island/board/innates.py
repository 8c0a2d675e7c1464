"""The innate powers in a panel: thresholds that are reached are golden, of the next one each element that is there is lit."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.games.spirit_island.model.kinds import Element
from engine.games.spirit_island.model.texts import name_of
from engine.games.spirit_island.model.view import PowerView, ThresholdView
from render.games.spirit_island.art.icons import ICONS, draw_element
from render.games.spirit_island.art.picture_size import LETTERS
from render.kit.canvas import Canvas
from render.kit.fonts import cut, printable, width
from render.kit.palette import CREAM, FIELD, GOLD, INK, MUTED, PANEL, PANEL_EDGE, SPENT
from render.kit.sprites import Brush, Sprite, cached, silhouette, stamp
from words.catalogue import Words

_BEFORE: Final = 50
"""Room for the sign before the name of a power, in pixels."""
_HIGH: Final = 48
_DISC: Final = 40
_STEP: Final = 42
_LEVEL: Final = 60
"""Width of a threshold that is reached, or far away, in pixels."""
_ROMAN: Final = ("I", "II", "III", "IV", "V")


def lay(
    canvas: Canvas, power: PowerView, elements: Mapping[Element, int], at: tuple[int, int, int], words: Words
) -> None:
    """Lay a power; `at` is its left edge, its middle and its room, in pixels."""
    left, middle, room = at
    ink = SPENT if power.used else GOLD if power.usable else CREAM
    speed = "fast" if power.speed == "fast" or power.as_fast else "slow"
    canvas.centre(silhouette(ICONS[speed][0], 34, ink, PANEL), left + 25, middle)
    name = printable(words.say(name_of(power.id)))
    levels = _levels(power, elements, room - _BEFORE - 14 - width(name, "sans", LETTERS))
    wide = sum(sprite.size[0] + 6 for sprite in levels)
    shown = cut(name, "sans", LETTERS, room - _BEFORE - 14 - wide)
    canvas.text(shown, left + _BEFORE, middle, "sans", LETTERS, ink, PANEL)
    left += room - wide
    for sprite in levels:
        canvas.lay(sprite, left, middle - _HIGH // 2)
        left += sprite.size[0] + 6


def _levels(power: PowerView, elements: Mapping[Element, int], room: int) -> list[Sprite]:
    """Return the thresholds of a power; the next one that is not reached shows its elements."""
    following = next((number for number, each in enumerate(power.thresholds) if not each.met), -1)
    others = (len(power.thresholds) - 1) * (_LEVEL + 6) + 6
    return [
        next_level(_needs(threshold, elements), room - others)
        if number == following
        else level(number, threshold.met)
        for number, threshold in enumerate(power.thresholds)
    ]


def _needs(threshold: ThresholdView, elements: Mapping[Element, int]) -> tuple[tuple[Element, bool], ...]:
    """Return each element that a threshold needs, and whether it is there."""
    return tuple(
        (element, number < elements.get(element, 0))
        for element, count in threshold.elements.items()
        for number in range(count)
    )


@cached(32)
def level(number: int, met: bool) -> Sprite:
    """Return a threshold by its number: golden where it is reached."""
    brush = Brush(_LEVEL, _HIGH)
    ground, ink = (GOLD, INK) if met else (PANEL, MUTED)
    brush.box((0, 0, _LEVEL, _HIGH), 10, GOLD if met else PANEL_EDGE)
    brush.box((2, 2, _LEVEL - 2, _HIGH - 2), 8, ground)
    brush.text(_ROMAN[number], _LEVEL / 2, _HIGH / 2, "serif", 36, ink)
    return stamp(brush.done(), PANEL)


@cached(256)
def next_level(needs: tuple[tuple[Element, bool], ...], room: int) -> Sprite:
    """Return a threshold by its elements, closer together where there are many."""
    step = min(_STEP, (room - _DISC - 12) // max(1, len(needs) - 1))
    wide = 12 + _DISC + step * (len(needs) - 1)
    brush = Brush(wide, _HIGH)
    brush.box((0, 0, wide, _HIGH), 10, MUTED)
    brush.box((2, 2, wide - 2, _HIGH - 2), 8, FIELD)
    for place, (element, lit) in enumerate(needs):
        draw_element(brush, element, 6 + _DISC / 2 + place * step, _HIGH / 2, _DISC, lit)
    return stamp(brush.done(), PANEL)
