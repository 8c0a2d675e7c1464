"""A whole game as one animated picture: the table after each turn, with the words about it below.

It is made frame by frame, so that it takes no more memory for a longer game. A WebP of this art takes less room than a GIF, which would
have a third fewer colours besides.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any

from PIL import Image, ImageChops

from engine.view import View
from render.kit.canvas import Canvas
from render.kit.fonts import lines, printable
from render.kit.palette import CREAM, GOLD, NIGHT, WOOD, coloured_image, index
from render.pictures import painter

WIDTHS = (720, 540, 400)
"""Widths in pixels, of which the widest that fits the room there is is taken; at the last one text is still readable."""
MOST = 120
"""Greatest number of frames; of a longer game several turns share one."""

Box = tuple[int, int, int, int]
"""The left, upper, right and lower edge of a part of a picture, in pixels."""

_LINES, _SIZE, _PITCH = 3, 24, 31
_BAR = 8
_BAND = _LINES * _PITCH + 14 + _BAR
_SIDE = 14
_LONGEST = 90_000
"""Greatest length of a film but for its last frame, in milliseconds, where each frame has at least `_QUICK` of them."""
_QUICK, _CALM, _FIRST, _LAST = 700, 1600, 2500, 6000
_MARGIN = 2
"""Number of pixels around what has changed that are made anew, because each pixel has something of its neighbours."""
_TILE = 160
"""Width and height of a tile of the drawn table, in pixels."""
_QUALITY = 70
_EFFORT = 2


@dataclass(frozen=True, slots=True)
class Scene:
    """A scene: a table, and the events just before it, in words."""

    view: View
    words: str


@dataclass(frozen=True, slots=True)
class Film:
    """An animated WebP and its size in pixels."""

    data: bytes
    width: int
    height: int


def film(
    game_id: str,
    scenes: Sequence[Scene],
    people: Sequence[str],
    language: str,
    most: int,
    drawn: Callable[[int], None],
) -> Film | None:
    """Return the scenes one after the other, within `most` bytes; None if that cannot be. `drawn` is called with the number of frames so
    far after each one.
    """
    for width in WIDTHS:
        frames = _Frames(game_id, scenes, people, language, width, drawn)
        data = frames.webp()
        if len(data) <= most:
            return Film(data, *frames.size)
    return None


def durations(count: int) -> list[int]:
    """Return the milliseconds that each of `count` frames is shown: the first and the last for longer."""
    usual = max(_QUICK, min(_CALM, _LONGEST // count))
    return [_FIRST, *[usual] * (count - 2), _LAST][-count:]


class _Frames:
    """A picture of several frames for Pillow, each of them drawn when it is sought and then forgotten."""

    mode = "RGB"

    def __init__(
        self,
        game_id: str,
        scenes: Sequence[Scene],
        people: Sequence[str],
        language: str,
        width: int,
        drawn: Callable[[int], None],
    ) -> None:
        self.n_frames = len(scenes) - 1
        self._painter = painter(game_id)
        self._last: tuple[Image.Image, Image.Image] | None = None
        """The last table as it was drawn, and as it is in the film."""
        self._scenes, self._people, self._language = scenes, people, language
        self._width = width
        self._drawn = drawn
        self._frame = self._draw(0)
        self.size = self._frame.size

    def webp(self) -> bytes:
        """Return the first frame with all others behind it."""
        file = io.BytesIO()
        first, self._frame = self._frame, Image.new(self.mode, (1, 1))
        more: list[Any] = [self] if self.n_frames else []
        # Without key frames within it, a film takes half the room: nobody seeks in it.
        settings = {"quality": _QUALITY, "method": _EFFORT, "kmin": 0, "kmax": 0}
        first.save(
            file,
            "WEBP",
            save_all=True,
            append_images=more,
            duration=durations(len(self._scenes)),
            loop=0,
            **settings,
        )
        return file.getvalue()

    def seek(self, number: int) -> None:
        """Draw the frame of that number, not counting the first one."""
        self._frame = self._draw(number + 1)

    def getim(self) -> Any:
        """Return the image core, as Pillow's encoders take it."""
        return self._frame.getim()

    def _draw(self, number: int) -> Image.Image:
        scene = self._scenes[number]
        small = self._table(scene)
        sheet = Image.new(self.mode, (self._width, (self.size[1] if number else small.height + _BAND)), NIGHT)
        sheet.paste(small)
        share = (number + 1) / len(self._scenes)
        sheet.paste(_band(scene.words, self._width, share), (0, sheet.height - _BAND))
        self._drawn(number + 1)
        return sheet

    def _table(self, scene: Scene) -> Image.Image:
        """Return the table of a scene as wide as the film. What is as it was in the last scene is not made smaller again."""
        drawn = self._painter.frame(scene.view, self._people, self._language).indices
        before = self._last
        if before is None or before[0].size != drawn.size:
            small = _smaller(drawn, (self._width, drawn.height * self._width // drawn.width))
        else:
            small = before[1].copy()
            for changed in _changes(before[0], drawn):
                _renew(small, drawn, changed)
        self._last = drawn, small
        return small


def _changes(before: Image.Image, drawn: Image.Image) -> Iterator[Box]:
    """Yield what has changed on a table, tile by tile: a piece in one corner and one in another are no reason to make all anew."""
    difference = ImageChops.difference(before, drawn)
    for left, top in product(range(0, drawn.width, _TILE), range(0, drawn.height, _TILE)):
        tile = difference.crop((left, top, min(left + _TILE, drawn.width), min(top + _TILE, drawn.height)))
        if (box := tile.getbbox()) is not None:
            yield left + box[0], top + box[1], left + box[2], top + box[3]


def _renew(small: Image.Image, drawn: Image.Image, changed: Box) -> None:
    """Make a part of a table smaller again, in place."""
    shrink = drawn.width / small.width, drawn.height / small.height
    left, top, right, low = (edge / shrink[n % 2] for n, edge in enumerate(changed))
    box = (
        max(0, int(left) - _MARGIN),
        max(0, int(top) - _MARGIN),
        min(small.width, int(right) + 1 + _MARGIN),
        min(small.height, int(low) + 1 + _MARGIN),
    )
    size = box[2] - box[0], box[3] - box[1]
    of = tuple(edge * shrink[n % 2] for n, edge in enumerate(box))
    # What lies around the part has a share in the pixels at its edges.
    seen = int(max(shrink)) + 1
    whole = (
        max(0, int(of[0]) - seen),
        max(0, int(of[1]) - seen),
        min(int(of[2]) + 1 + seen, drawn.width),
        min(int(of[3]) + 1 + seen, drawn.height),
    )
    within = (of[0] - whole[0], of[1] - whole[1], of[2] - whole[0], of[3] - whole[1])
    small.paste(_smaller(drawn.crop(whole), size, within), box[:2])


def _smaller(
    drawn: Image.Image, size: tuple[int, int], box: tuple[float, float, float, float] | None = None
) -> Image.Image:
    """Return palette indices in colours, at another size."""
    coloured = coloured_image(drawn)
    return coloured.resize(size, Image.Resampling.HAMMING, box=box, reducing_gap=2.0)


def _band(words: str, width: int, share: float) -> Image.Image:
    """Return the band below the table: the words on a few lines, and a bar that shows how far the film has come."""
    canvas = Canvas(Image.new("L", (width, _BAND), index(NIGHT)))
    for number, line in enumerate(lines(printable(words), "sans", _SIZE, width - 2 * _SIDE, _LINES)):
        canvas.text(line, _SIDE, 22 + _PITCH * number, "sans", _SIZE, CREAM, NIGHT)
    canvas.bar(0, _BAND - _BAR, width, _BAR, WOOD)
    canvas.bar(0, _BAND - _BAR, round(width * share), _BAR, GOLD)
    return coloured_image(canvas.indices)
