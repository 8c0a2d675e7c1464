"""The circle of twelve rocks with the spirits on it, and the fires within."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from engine.games.living_forest.model.kinds import Deed
from engine.games.living_forest.model.texts import tell
from engine.games.living_forest.model.view import LivingForestView
from render.games.living_forest.art.icons import draw_sign, fire, onibi, sign, spirit
from render.kit.canvas import Canvas
from render.kit.fonts import fit, lines, printable, width
from render.kit.palette import CREAM, FIELD, MOONLIT, PANEL, WOOD, Ink, mix
from render.kit.sprites import Brush, Sprite, cached, stamp
from words.catalogue import Words

SIZE: Final = 620
"""Side of the square that the circle fills, in pixels."""
RADIUS: Final = 226
_ROCK: Final = 44
OUTWARD: Final = 44
"""Pixels from the middle of a rock outward to its standee, so that the gift of the rock is seen."""
_INNER: Final = RADIUS - _ROCK - 10
"""Radius of the clearing for the fires, in pixels."""
_STONE: Final[Ink] = mix(WOOD, MOONLIT, 0.25)
FIRE: Final = 80
"""Size of a fire, large enough for its value to be read on a phone, in pixels."""
_FIRE_ROW: Final = 80
_ROWS: Final = {1: (1,), 2: (2,), 3: (3,), 4: (4,), 5: (3, 2), 6: (3, 3), 7: (4, 3)}
"""Rows of fires, as the number in each row, by the number of fires."""


def lay(canvas: Canvas, view: LivingForestView, x: int, y: int, words: Words) -> None:
    """Lay spirits and fires on the clearing, which lies there already with its upper left corner at (x, y)."""
    middle = x + SIZE // 2, y + SIZE // 2
    for player in view.players:
        canvas.centre(spirit(player.spirit, 58, WOOD), *standee(player.rock, (x, y)))
    if view.onibi is not None:
        canvas.centre(onibi(72, WOOD), *standee(view.onibi, (x, y)))
    _lay_fires(canvas, view, *middle, words)


def standee(rock: int, corner: tuple[int, int]) -> tuple[int, int]:
    """Return the middle of a spirit on a rock, the clearing having its upper left corner at `corner`."""
    across, down = place(rock, RADIUS + OUTWARD)
    return corner[0] + SIZE // 2 + across, corner[1] + SIZE // 2 + down


def place(rock: int, radius: float) -> tuple[int, int]:
    """Return the place of a rock from the middle of the circle: rock 0 is at the right, the others follow clockwise."""
    angle = rock * pi / 6
    return round(radius * cos(angle)), round(radius * sin(angle))


@cached(2)
def clearing(rocks: tuple[Deed, ...]) -> Sprite:
    """Return the clearing with its rocks, their numbers and what they give; arrows show the way round."""
    brush = Brush(SIZE, SIZE, 2)
    middle = SIZE / 2
    brush.disc(middle, middle, RADIUS + _ROCK + 22, PANEL)
    brush.disc(middle, middle, _INNER, FIELD)
    for rock, deed in enumerate(rocks):
        across, down = place(rock, RADIUS)
        brush.disc(middle + across, middle + down, _ROCK, _STONE)
        draw_sign(brush, f"deed-{deed}", middle + across, middle + down, 62)
        if rock % 2:
            _draw_arrow(brush, rock)
        across, down = place(rock, RADIUS - _ROCK - 6)
        brush.disc(middle + across, middle + down, 25, PANEL)
        brush.text(str(rock + 1), middle + across, middle + down, "heavy", 40, CREAM)
    return stamp(brush.done(), WOOD)


def _draw_arrow(brush: Brush, rock: int) -> None:
    """Draw a small arrowhead between a rock and the next."""
    angle = (rock + 0.5) * pi / 6
    x, y = SIZE / 2 + RADIUS * cos(angle), SIZE / 2 + RADIUS * sin(angle)
    dx, dy = -sin(angle), cos(angle)
    brush.shape(
        [
            (x + 7 * dx, y + 7 * dy),
            (x - 5 * dx + 7 * dy, y - 5 * dy - 7 * dx),
            (x - 5 * dx - 7 * dy, y - 5 * dy + 7 * dx),
        ],
        MOONLIT,
    )


def _lay_fires(canvas: Canvas, view: LivingForestView, x: int, y: int, words: Words) -> None:
    """Lay the strength of Onibi, the fires in rows, and under them the water that keeps from harm."""
    if not view.fires:
        text = printable(words.say(tell("picture-no-fire")))
        for number, part in enumerate(lines(text, "serif", 36, 2 * _INNER - 60, 2)):
            canvas.text(part, x, y - 22 + 44 * number, "serif", 36, CREAM, FIELD, "middle")
        return
    text = printable(words.say(tell("picture-attack", strength=view.strength)))
    shown, size = fit(text, "serif", (40, 36, 32), 200)
    rows = _ROWS[len(view.fires)]
    top = y - 6 - _FIRE_ROW // 2 * len(rows)
    canvas.text(shown, x, top - 24, "serif", size, CREAM, FIELD, "middle")
    left = iter(view.fires)
    for number, count in enumerate(rows):
        for place in range(count):
            canvas.centre(
                fire(next(left), FIRE, FIELD),
                x + (2 * place - count + 1) * 37,
                top + _FIRE_ROW // 2 + _FIRE_ROW * number,
            )
    needed = f"≥ {view.strength}"
    wide = width(needed, "heavy", 40) + 54
    middle = top + _FIRE_ROW * len(rows) + 28
    canvas.centre(sign("water", 44, FIELD), x - wide // 2 + 22, middle)
    canvas.text(needed, x - wide // 2 + 54, middle, "heavy", 40, CREAM, FIELD)
