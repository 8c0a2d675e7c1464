"""The table in one picture: the forest as it lies, what lies beside it, both sides and the players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.moonlight.model.view import MoonlightView
from render.games.moonlight.board import ground, panels
from render.games.spirits_of_the_forest.art.scene import forest
from render.kit.canvas import Canvas
from render.kit.fonts import printable
from render.kit.panel import lay_headline
from words.catalogue import Words

LEAST_WIDE: Final = 1000


def draw(view: MoonlightView, names: Sequence[str], words: Words) -> Canvas:
    """Return the whole picture."""
    wide, high = size(view, words)
    _, floor = ground.size(view)
    canvas = Canvas(forest(wide, high, floor))
    lay_headline(canvas, printable(words.say(view.headline, names)), 28, wide - 56, (52, 44, 38), (36, 28))
    ground.lay(canvas, view, left_of_ground(view))
    panels.lay(canvas, view, floor, names, words)
    return canvas


def size(view: MoonlightView, words: Words) -> tuple[int, int]:
    """Return width and height of the picture, in pixels."""
    room, floor = ground.size(view)
    wide = max(LEAST_WIDE, room)
    return wide, floor + panels.height(view, wide, words)


def left_of_ground(view: MoonlightView) -> int:
    """Return the left edge of the forest's margin, in pixels: the forest lies in the middle of the picture."""
    room, _ = ground.size(view)
    return (max(LEAST_WIDE, room) - room) // 2
