"""The table in one picture: the forest as it lies, what lies beside it, both sides and the players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.moonlight.model.view import MoonlightView
from render.games.moonlight.art.picture_size import LEAST_WIDE, MOST_BESIDE, WIDE
from render.games.moonlight.board import ground, panels
from render.games.spirits_of_the_forest.art.scene import forest
from render.kit.canvas import Canvas
from render.kit.fonts import printable
from render.kit.panel import lay_headline
from words.catalogue import Words

_BESIDE_TOP: Final = 96


def draw(view: MoonlightView, names: Sequence[str], words: Words) -> Canvas:
    """Return the whole picture."""
    wide, high = size(view, words)
    floor, beside = _floor(view), is_wide(view)
    canvas = Canvas(forest(wide, high, floor))
    headline = printable(words.say(view.headline, names))
    lay_headline(canvas, headline, 28, wide - 56, (52, 44, 38), (36, 28), names)
    ground.lay(canvas, view, left_of_ground(view))
    if beside:
        panels.lay_beside(canvas, view, wide - panels.BESIDE_WIDE, _BESIDE_TOP, words)
    panels.lay(canvas, view, floor, names, words, beside)
    return canvas


def size(view: MoonlightView, words: Words) -> tuple[int, int]:
    """Return width and height of the picture, in pixels."""
    wide = max(LEAST_WIDE, _room(view))
    return wide, _floor(view) + panels.height(view, wide, words, is_wide(view))


def is_wide(view: MoonlightView) -> bool:
    """Return whether the score stands beside the forest."""
    room, floor = ground.size(view)
    return WIDE * (floor - ground.TOP) <= room <= MOST_BESIDE


def left_of_ground(view: MoonlightView) -> int:
    """Return the left edge of the forest's margin, in pixels: the forest lies in the middle of the picture, or left of the score."""
    return 0 if is_wide(view) else (max(LEAST_WIDE, _room(view)) - _room(view)) // 2


def _room(view: MoonlightView) -> int:
    """Return the width of the forest with what stands beside it, in pixels."""
    return ground.size(view)[0] + is_wide(view) * panels.BESIDE_WIDE


def _floor(view: MoonlightView) -> int:
    """Return the lower edge of the forest and of what stands beside it, in pixels."""
    _, floor = ground.size(view)
    return max(floor, _BESIDE_TOP + panels.height_beside(view)) if is_wide(view) else floor
