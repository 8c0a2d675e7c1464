"""A whole game as one animated picture: the table after each turn, with the words about it below.

It is made frame by frame, so that it takes no more memory for a longer game. A WebP of this art takes less room than a GIF, which would
have a third fewer colours besides.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from PIL import Image

from engine.view import View
from render.kit.canvas import Canvas
from render.kit.fonts import lines, printable
from render.kit.palette import CREAM, GOLD, NIGHT, WOOD, index
from render.pictures import painter

WIDTHS = (720, 540, 400)
"""Widths in pixels, of which the widest that fits the room there is is taken; at the last one text is still readable."""
MOST = 120
"""Greatest number of frames; of a longer game several turns share one."""

_LINES, _SIZE, _PITCH = 3, 24, 31
_BAR = 8
_BAND = _LINES * _PITCH + 14 + _BAR
_SIDE = 14
_LONGEST = 90_000
"""Greatest length of a film but for its last frame, in milliseconds, where each frame has at least `_QUICK` of them."""
_QUICK, _CALM, _FIRST, _LAST = 700, 1600, 2500, 6000
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
        self._table = painter(game_id).table
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
        with Image.open(io.BytesIO(self._table(scene.view, self._people, self._language).data)) as table:
            high = table.height * self._width // table.width
            small = table.convert(self.mode).resize((self._width, high), reducing_gap=2.0)
        sheet = Image.new(self.mode, (self._width, (self.size[1] if number else high + _BAND)), NIGHT)
        sheet.paste(small)
        share = (number + 1) / len(self._scenes)
        sheet.paste(_band(scene.words, self._width, share), (0, sheet.height - _BAND))
        self._drawn(number + 1)
        return sheet


def _band(words: str, width: int, share: float) -> Image.Image:
    """Return the band below the table: the words on a few lines, and a bar that shows how far the film has come."""
    canvas = Canvas(Image.new("L", (width, _BAND), index(NIGHT)))
    for number, line in enumerate(lines(printable(words), "sans", _SIZE, width - 2 * _SIDE, _LINES)):
        canvas.text(line, _SIDE, 22 + _PITCH * number, "sans", _SIZE, CREAM, NIGHT)
    canvas.bar(0, _BAND - _BAR, width, _BAR, WOOD)
    canvas.bar(0, _BAND - _BAR, round(width * share), _BAR, GOLD)
    with Image.open(io.BytesIO(canvas.png(upright=False))) as band:
        return band.convert("RGB")
