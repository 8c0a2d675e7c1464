"""The caption of a game against an adversary, or with a scenario: rows of their own below the invader track."""

from __future__ import annotations

from typing import Final

from engine.games.spirit_island.model.texts import name_of, names_of, tell
from engine.games.spirit_island.model.view import SpiritIslandView
from engine.text import Text
from render.games.spirit_island.art.icons import ICONS
from render.games.spirit_island.art.picture_size import GAP, LETTERS, SIDE, WIDTH
from render.kit.canvas import Canvas
from render.kit.fonts import cut, printable
from render.kit.palette import CREAM, GROUND, MUTED, PANEL, PANEL_EDGE
from render.kit.sprites import plate, silhouette
from words.catalogue import Words

_ROW: Final = 58


def height(view: SpiritIslandView) -> int:
    """Return the height of the caption with the gap below it, in pixels: 0 in a game without one, and the same all through a game."""
    rows = len(lines(view))
    return rows * _ROW + 12 + GAP if rows else 0


def lay(canvas: Canvas, view: SpiritIslandView, top: int, words: Words) -> None:
    """Lay the adversary with its level and the scenario, each on a row; on the first one what is built before Ravage."""
    wide, right = WIDTH - 2 * SIDE, WIDTH - SIDE - 16
    if found := lines(view):
        canvas.lay(plate(wide, height(view) - GAP, 14, PANEL, PANEL_EDGE, 2, GROUND), SIDE, top)
    for number, text in enumerate(found):
        y = top + 6 + number * _ROW + _ROW // 2
        said = cut(printable(words.say(text)), "heavy", LETTERS, wide - 32)
        end = SIDE + 40 + canvas.text(said, SIDE + 16, y, "heavy", LETTERS, CREAM, PANEL)
        if view.invaders.extra and not number:
            extra = printable(words.say(tell("picture-extra", card=names_of(view.invaders.extra.lands))))
            shown = cut(extra, "heavy", LETTERS, right - end - 52)
            taken = canvas.text(shown, right, y, "heavy", LETTERS, MUTED, PANEL, "right")
            icon, ink = ICONS["build"]
            canvas.centre(silhouette(icon, 42, ink, PANEL), right - taken - 30, y)


def lines(view: SpiritIslandView) -> list[Text]:
    """Return the rows of the caption."""
    adversary = tell("picture-adversary", adversary=name_of(view.adversary or ""), level=view.adversary_level)
    return [adversary] * bool(view.adversary) + [name_of(view.scenario or "")] * bool(view.scenario)
