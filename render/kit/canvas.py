"""The sheet a picture is composed on: pixels are palette indices, and nothing is drawn, only laid."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, TypeAlias

from PIL import Image

from render.kit.encode import png
from render.kit.fonts import Style, font, width
from render.kit.palette import PANEL, SKY, Ink, index, mix, ramp
from render.kit.sprites import LINES, Inscription, Sprite, icons_of, inscribed, inscriptions_of, lettering

Anchor: TypeAlias = Literal["left", "middle", "right"]


def night(wide: int, high: int) -> Image.Image:
    """Return a ground of night that grows lighter towards the earth, in few steps."""
    ground = Image.new("L", (wide, high), index(SKY))
    inks = ramp(SKY, mix(SKY, PANEL, 0.5), 3)
    for number, ink in enumerate(inks):
        ground.paste(index(ink), (0, high * number // len(inks), wide, high))
    return ground


class Canvas:
    """A sheet with one more column at its left, where the PNG has the filter byte of each row."""

    def __init__(self, ground: Image.Image) -> None:
        """Start from a ground of indices (mode `L`), which is copied."""
        self.width, self.height = ground.size
        self._sheet = Image.new("L", (self.width + 1, self.height))
        self._sheet.paste(ground, (1, 0))
        self._pixels = self._sheet.im
        self._ground = ground
        self._said: list[tuple[Sprite, int, int]] = []
        """The sprites laid so far in which texts or silhouettes stand, and where: few pictures are ever asked for these."""

    def lay(self, sprite: Sprite, x: int, y: int) -> None:
        """Lay a sprite with its top left corner at (x, y).

        It goes to the inner part of the picture by itself, as there are two hundred sprites on a board: the outer method looks at types
        and files before, for longer than most sprites take.
        """
        x += 1
        for left, top, right, bottom, image, mask in sprite.parts:
            box = x + left, y + top, x + right, y + bottom
            if mask is None:
                self._pixels.paste(image, box)
            else:
                self._pixels.paste(image, box, mask)
        if sprite.inscriptions or sprite.icons:
            self._said.append((sprite, x - 1, y))

    def centre(self, sprite: Sprite, x: int, y: int) -> None:
        """Lay a sprite with its middle at (x, y)."""
        self.lay(sprite, x - sprite.size[0] // 2, y - sprite.size[1] // 2)

    def bar(self, x: int, y: int, wide: int, high: int, ink: Ink) -> None:
        """Draw a plain rectangle."""
        self._sheet.paste(index(ink), (x + 1, y, x + 1 + wide, y + high))

    def text(
        self, text: str, x: int, y: int, style: Style, size: int, ink: Ink, over: Ink, anchor: Anchor = "left"
    ) -> int:
        """Lay one line of text on `over`, with y at the middle of its capitals. Return its width, in pixels."""
        sprite, room, rise = _line(text, style, size, ink, over)
        left = {"left": x, "middle": x - room // 2, "right": x - room}[anchor]
        self.lay(sprite, left - 1, y - rise)
        return room

    def extended(self, high: int, ink: Ink) -> Canvas:
        """Return a canvas with `high` more rows under this one, in one ink."""
        sheet = Image.new("L", (self.width, self.height + high), index(ink))
        sheet.paste(self._sheet.crop((1, 0, self.width + 1, self.height)))
        return Canvas(inscribed(sheet, self.inscriptions, self.icons))

    @property
    def inscriptions(self) -> list[Inscription]:
        """The texts that stand in the picture, those of its ground included."""
        laid = (text.moved(x, y) for sprite, x, y in self._said for text in sprite.inscriptions)
        return [*inscriptions_of(self._ground), *laid]

    @property
    def icons(self) -> frozenset[str]:
        """The silhouettes that stand in it."""
        return icons_of(self._ground).union(*(sprite.icons for sprite, _, _ in self._said))

    @property
    def indices(self) -> Image.Image:
        """The picture as palette indices (mode `L`)."""
        return self._sheet.crop((1, 0, self.width + 1, self.height))

    def png(self, upright: bool = True, dense: bool = False) -> bytes:
        """Return the picture; `upright` and `dense` as for `render.kit.encode.png`."""
        return png(self._sheet, upright, dense)


@lru_cache(LINES)
def _line(text: str, style: Style, size: int, ink: Ink, over: Ink) -> tuple[Sprite, int, int]:
    """Return a line of text, its width, and how far its top is above the middle of its capitals: there are a hundred on a board."""
    rise = font(style, size).getmetrics()[0] - round(size * 0.36)
    return lettering(text, style, size, ink, over), width(text, style, size), rise
