"""The caption of the island: its invaders and its story, in lines right of the headline."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.games.spirit_island.model.texts import name_of, names_of, tell
from engine.games.spirit_island.model.view import SpiritIslandView
from engine.text import Text
from render.games.spirit_island.art.picture_size import SIDE, WIDTH
from render.kit.canvas import Canvas
from render.kit.fonts import fit, printable, width
from render.kit.palette import MUTED, SKY
from words.catalogue import Words

_LINE: Final = 28
_ROOM: Final = 400


def lay(canvas: Canvas, view: SpiritIslandView, high: int, words: Words) -> int:
    """Lay the adversary with its level, what it builds with before Ravage, and the scenario, right of the headline.

    Return their width, in pixels: 0 in a game without them.
    """
    fitted = [fit(printable(words.say(line)), "heavy", (26, 24, 22), _ROOM) for line in lines(view)]
    wide = max((width(text, "heavy", size) for text, size in fitted), default=0)
    first = (high - _LINE * (len(fitted) - 1)) // 2
    for number, (text, size) in enumerate(fitted):
        canvas.text(text, WIDTH - SIDE - wide, first + number * _LINE, "heavy", size, MUTED, SKY)
    return wide


def lines(view: SpiritIslandView) -> Iterator[Text]:
    """Yield the caption, line by line."""
    if view.adversary:
        yield tell("picture-adversary", adversary=name_of(view.adversary), level=view.adversary_level)
    if view.invaders.extra:
        yield tell("picture-extra", card=names_of(view.invaders.extra.lands))
    if view.scenario:
        yield name_of(view.scenario)
