"""The second picture, for one seat: its own Objective card."""

from __future__ import annotations

from typing import Final

from engine.games.moonlight.model.texts import tell
from engine.games.moonlight.model.view import PlayerView
from render.games.moonlight.alt_text.pictures import mission_text
from render.games.spirits_of_the_forest.art.scene import forest
from render.kit.canvas import Canvas
from render.kit.fonts import fit, printable
from render.kit.palette import CREAM, GOLD, PANEL, PANEL_EDGE, WOOD, Ink
from render.kit.panel import lay_headline
from render.kit.sprites import plate
from render.sheets.picture_size import WIDTH
from words.catalogue import Words

SIDE: Final = 24
LINE: Final = 62
TITLE: Final = 110


def draw(player: PlayerView, words: Words) -> Canvas:
    """Return an Objective card."""
    canvas = Canvas(forest(WIDTH, TITLE + LINE * len(player.missions) + SIDE, TITLE))
    assert player.side is not None
    title = tell("picture-objective", creature=tell(f"creature-{player.side}"))
    lay_headline(canvas, printable(words.say(title)), 28, WIDTH - 56, (52, 44), (36, 28))
    for number, mission in enumerate(player.missions):
        text = printable(words.say(mission_text(mission)))
        _lay_line(canvas, text, TITLE + LINE * number, WIDTH, GOLD if mission.done else CREAM)
    return canvas


def _lay_line(canvas: Canvas, text: str, y: int, wide: int, ink: Ink = CREAM) -> None:
    shown, size = fit(text, "sans", (34, 28, 24), wide - 2 * SIDE - 32)
    canvas.lay(plate(wide - 2 * SIDE, LINE - 6, 14, PANEL, PANEL_EDGE, 2, WOOD), SIDE, y)
    canvas.text(shown, SIDE + 16, y + LINE // 2 - 3, "sans", size, ink, PANEL)
