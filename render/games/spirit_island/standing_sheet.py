"""The standing of a game that is not over, line by line, upright for a phone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.spirit_island.model.view import SpiritIslandView
from render.games.spirit_island.alt_text.standing import standing
from render.games.spirit_island.art.icons import ICONS
from render.games.spirit_island.board.scene import night
from render.kit.canvas import Canvas
from render.kit.fonts import lines, printable
from render.kit.palette import CREAM, GOLD, GROUND, MUTED, PANEL, PANEL_EDGE, SKY, Ink
from render.kit.sprites import plate, silhouette
from render.sheets.picture_size import SIDE, WIDTH
from render.sheets.scores import TITLE
from words.catalogue import Words

_SIZE: Final = 38
_LINE: Final = 48
_PAD: Final = 26
_SIGN: Final = 104
_MOST: Final = 6
"""Greatest number of lines of one statement."""
_SIGNS: Final[dict[str, tuple[str, Ink]]] = {
    "terror": ICONS["fear"],
    "way": ICONS["ravage"],
    "fear": ICONS["cards"],
    "blight": ICONS["blight"],
    "cards": ICONS["explore"],
    "presence": ICONS["presence"],
    "crown": ("mdi:crown", GOLD),
}


def draw(view: SpiritIslandView, names: Sequence[str], words: Words) -> Canvas:
    """Return the whole sheet. `names` are printable, by seat."""
    room = WIDTH - 2 * SIDE - _SIGN - 24
    said = [
        (sign, lines(printable(words.say(text, names)), "sans", _SIZE, room, _MOST))
        for sign, text in standing(view)
    ]
    heights = [_LINE * len(told) + _PAD for _, told in said]
    canvas = Canvas(night(WIDTH, TITLE + sum(heights) + _PAD + SIDE, TITLE))
    canvas.text(printable(words.key("picture-standing")), SIDE + 8, 50, "serif", 60, CREAM, SKY)
    turn = printable(words.key("picture-turn", turn=view.turn))
    canvas.text(turn, WIDTH - SIDE - 8, 52, "sans", 38, MUTED, SKY, "right")
    canvas.lay(plate(WIDTH - 2 * SIDE, sum(heights) + _PAD, 22, PANEL, PANEL_EDGE, 2, GROUND), SIDE, TITLE)
    top = TITLE + _PAD
    for (sign, told), high in zip(said, heights, strict=True):
        icon, ink = _SIGNS[sign]
        canvas.centre(silhouette(icon, 54, ink, PANEL), SIDE + _SIGN // 2, top + (high - _PAD) // 2)
        for number, line in enumerate(told):
            canvas.text(line, SIDE + _SIGN, top + _LINE * number + _LINE // 2, "sans", _SIZE, CREAM, PANEL)
        top += high
    return canvas
