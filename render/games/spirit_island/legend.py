"""The signs that the legend explains: those of `icons`, and what the picture makes of them: plates, rings, marks and thresholds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from engine.games.spirit_island.model.kinds import ELEMENTS
from render.games.spirit_island.art.icons import ICONS, MARKS, sign
from render.games.spirit_island.art.spirits import draw_sacred
from render.games.spirit_island.board.innates import level, next_level
from render.games.spirit_island.board.island import RINGS
from render.games.spirit_island.board.pieces import Plate, plate_sprite
from render.games.spirit_island.board.places import wide_at
from render.kit.palette import GOLD, NIGHT, Ink
from render.kit.panel import STATES
from render.kit.sprites import Brush, Sprite, cached, silhouette, stamp

RING: Final = "ring-"
"""Beginning of the name of the outline of a land; the action that will happen there follows, or that it may be chosen."""
CHOSEN: Final = f"{RING}lit"
_PLATES: Final[Mapping[str, Plate]] = {
    "coming-ravage": Plate("coming", "ravage", "4"),
    "coming-build": Plate("coming", "build", ground="town"),
    "wounded": Plate("piece", "city", wounds=1, health=3),
    **{f"mark-{mark}": Plate("mark", mark) for mark in MARKS},
}
_OTHERS: Final[Mapping[str, Callable[[int, Ink], Sprite]]] = {
    "level-met": lambda *_: level(0, True),
    "level-next": lambda *_: next_level((("sun", True), ("water", False)), 72),
}
_SACRED: Final = "sacred"
_ONLY_CORNERS: Final = {"hidden"}
"""Icons that stand on the corner of others alone."""
SIGNS: Final = (
    *(name for name in ICONS if name not in MARKS and name not in _ONLY_CORNERS),
    *ELEMENTS,
    *_PLATES,
    *_OTHERS,
    *STATES,
    _SACRED,
    *(f"{RING}{action}" for action in RINGS),
    CHOSEN,
)
"""Signs that stand in the pictures without words."""


def legend_sign(name: str, size: int, over: Ink) -> Sprite:
    """Return a sign of the legend, or one of `icons`. Raises KeyError for another."""
    if name in _PLATES:
        return _plate(_PLATES[name], size * 2 // 3 if _PLATES[name].text else size * 9 // 10, over)
    if name in _OTHERS:
        return _OTHERS[name](size, over)
    if name in STATES:
        return silhouette(STATES[name], size * 3 // 4, GOLD, over)
    if name == _SACRED:
        return _sacred(size, over)
    if name == CHOSEN:
        return _ring(size, GOLD, False, over)
    if name.startswith(RING):
        return _ring(size, *RINGS[name.removeprefix(RING)], over)
    return sign(name, size, over)


def _plate(plate: Plate, high: int, over: Ink) -> Sprite:
    return plate_sprite(plate, high, wide_at(plate.share, high), over)


@cached(8)
def _sacred(size: int, over: Ink) -> Sprite:
    brush = Brush(size, size)
    draw_sacred(brush, None, size / 2, size / 2, size)
    return stamp(brush.done(), over)


@cached(8)
def _ring(size: int, ink: Ink, dashed: bool, over: Ink) -> Sprite:
    """Return a small field with the outline of a land, plain or striped."""
    brush, thick = Brush(size, size), size * 0.15
    brush.box((0, size * 0.1, size, size * 0.9), size * 0.16, ink)
    if dashed:
        for x in range(-size, size, size // 3):
            brush.line([(x, size), (x + size, 0)], size * 0.1, NIGHT)
    brush.box((thick, size * 0.1 + thick, size - thick, size * 0.9 - thick), size * 0.08, over)
    return stamp(brush.done(), over)
