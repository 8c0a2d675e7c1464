"""The head of a picture and of each player's panel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from render.kit.canvas import Canvas
from render.kit.fonts import ELLIPSIS, fit, lines
from render.kit.palette import CREAM, GOLD, PANEL, PANEL_EDGE, SKY, Ink
from render.kit.sprites import Brush, Sprite, cached, silhouette, stamp

MIDDLE = 46
"""Middle of the row at the head of a picture, in pixels."""
TURN: Final = "fa:play"
WON: Final = "mdi:crown"
_LONGEST: Final = (20, 14, 10)
"""Letters of the longest name in a headline that has no room for whole names, as many as there are room for."""
STATES: Final = {"turn": TURN, "won": WON}
"""Signs of a player who is to move, and of one who has won, and their silhouettes."""


@cached(32)
def frame(
    wide: int, high: int, title: tuple[int, int], marked: bool, over: Ink, radius: int, thick: int
) -> Sprite:
    """Return the panel of a player. One to move has a golden border, `thick` pixels wide, and a golden title of this width and height.

    A title as wide as the panel has a straight lower edge.
    """
    brush = Brush(wide, high, 2)
    edge = thick if marked else 2
    brush.box((0, 0, wide, high), radius, GOLD if marked else PANEL_EDGE)
    brush.box((edge, edge, wide - edge, high - edge), radius - 2, PANEL)
    if marked:
        right, bottom = min(title[0], wide - edge), title[1]
        brush.box((edge, edge, right, bottom), 12, GOLD)
        if right < title[0]:
            brush.box((edge, bottom - 16, right, bottom), 0, GOLD)
    return stamp(brush.done(), over)


def lay_marks(canvas: Canvas, names: Sequence[str], size: int, x: int, y: int, inks: tuple[Ink, Ink]) -> int:
    """Lay silhouettes side by side from x on, in an ink over another. Return their right edge."""
    for name in names:
        canvas.centre(silhouette(name, size, *inks), x + size // 2, y)
        x += size
    return x


def lay_headline(
    canvas: Canvas,
    text: str,
    x: int,
    room: int,
    sizes: tuple[int, ...],
    two: tuple[int, int],
    names: Sequence[str] = (),
) -> None:
    """Lay one line at the first of `sizes` at which it fits, else two; `two`: their size, and the middle of the first.

    Where two lines do not hold it, long `names` in it are shortened, so that what is said of them is not cut away.
    """
    shown, size = fit(text, "serif", sizes, room)
    if shown == text:
        canvas.text(text, x, MIDDLE, "serif", size, CREAM, SKY)
        return
    size, y = two
    said, found = text, lines(text, "serif", size, room, 2)
    for most in _LONGEST if names else ():
        if " ".join(found) == " ".join(said.split()):
            break
        said = _shortened(text, names, most)
        found = lines(said, "serif", size, room, 2)
    for number, line in enumerate(found):
        canvas.text(line, x, y + (size + 4) * number, "serif", size, CREAM, SKY)


def _shortened(text: str, names: Sequence[str], most: int) -> str:
    """Return a text in which no name has more than `most` letters."""
    for name in names:
        if len(name) > most:
            text = text.replace(name, name[: most - 1].rstrip() + ELLIPSIS)
    return text
