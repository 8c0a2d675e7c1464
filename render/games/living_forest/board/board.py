"""The table in one picture: headline, circle, trees, Kodama, reserve, players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from engine.games.living_forest.model.kinds import PILES, Deed
from engine.games.living_forest.model.texts import tell
from engine.games.living_forest.model.view import LivingForestView
from render.games.living_forest.art.icons import sign
from render.games.living_forest.art.picture_size import GAP, SIDE, WIDTH
from render.games.living_forest.board import (
    circle,
    grove,
    panels,
    reserve,
)
from render.games.living_forest.board.scene import night
from render.kit.canvas import Canvas
from render.kit.fonts import printable
from render.kit.palette import CREAM, SKY
from render.kit.panel import MIDDLE, lay_headline
from render.kit.sprites import cached_large, fix
from words.catalogue import Words

_HEAD: Final = 92
CIRCLE: Final = SIDE, _HEAD
"""The upper left corner of the clearing."""
_TREES_X: Final = SIDE + circle.SIZE + GAP


def draw(view: LivingForestView, names: Sequence[str], words: Words) -> Canvas:
    """Return the whole picture. `names` are printable, by seat."""
    floor = _floor(bool(view.piles))
    canvas = Canvas(_ground(view.seats, view.rocks, floor))
    _lay_header(canvas, view, names, words)
    circle.lay(canvas, view, *CIRCLE, words)
    grove.lay_trees(
        canvas, view, _TREES_X, _HEAD + 6, WIDTH - SIDE - _TREES_X, floor - GAP - _HEAD - 6, words.language
    )
    grove.lay_piles(canvas, view, SIDE, _HEAD + circle.SIZE + 2, circle.SIZE, words.language)
    reserve.lay(canvas, view, floor + GAP // 2, words.language)
    panels.lay(canvas, view, names, panels_top(view))
    return canvas


def panels_top(view: LivingForestView) -> int:
    """Return the upper edge of the players' panels, in pixels."""
    return _floor(bool(view.piles)) + reserve.HEIGHT + GAP // 2


def _floor(piles: bool) -> int:
    """Return the upper edge of the forest floor, on which the reserve lies, in pixels."""
    return _HEAD + circle.SIZE + GAP + (len(PILES) * grove.PILE_PITCH if piles else 0)


@cached_large
def _ground(seats: int, rocks: tuple[Deed, ...], floor: int) -> Image.Image:
    """Return all that is the same in every picture of a game: large things take long to lay."""
    sheet = night(WIDTH, floor + reserve.HEIGHT + seats * panels.PITCH + GAP, _HEAD - 4, floor - 4).copy()
    clearing = circle.clearing(rocks)
    fix(sheet, clearing, (SIDE, _HEAD))
    plain = panels.player_frame(False)
    for seat in range(seats):
        top = floor + reserve.HEIGHT + GAP // 2 + seat * panels.PITCH
        sheet.paste(plain.image, (SIDE, top), plain.mask)
    return sheet


def _lay_header(canvas: Canvas, view: LivingForestView, names: Sequence[str], words: Words) -> None:
    """Lay the headline at the left, and the rest of the supply at the right."""
    middle, right = MIDDLE, WIDTH - SIDE - 4
    supply = [("varan", view.varans), ("fragment", view.fragments)]
    supply += [("element-tile", view.element_tiles)] if view.kodama else []
    for name, count in supply:
        right -= canvas.text(str(count), right, middle, "heavy", 40, CREAM, SKY, "right") + 30
        canvas.centre(sign(name, 46, SKY), right, middle)
        right -= 40
    headline = printable(words.say(view.headline, names))
    if view.asked == "over":
        headline = f"{headline} {words.say(tell('picture-turn', turn=view.turn))}."
    lay_headline(canvas, headline, SIDE + 8, right - SIDE - 16, (50, 46, 42, 38), (36, 27), names)
