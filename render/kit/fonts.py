"""The fonts: which characters they have, and how wide a text becomes in them."""

from __future__ import annotations

import unicodedata
from bisect import bisect
from collections.abc import Iterable
from functools import cache, lru_cache
from pathlib import Path
from typing import Final, Literal, TypeAlias

import font_manrope
import font_source_serif_pro
from anyascii import anyascii
from PIL import ImageFont

Style: TypeAlias = Literal["sans", "heavy", "serif"]

_SANS = Path(font_manrope.__file__).parent / "files"
_SERIF = Path(font_source_serif_pro.__file__).parent / "files"
_FILES: dict[Style, Path] = {
    "sans": _SANS / "Manrope-Bold.ttf",
    "heavy": _SANS / "Manrope-ExtraBold.ttf",
    "serif": _SERIF / "SourceSerifPro-Semibold.otf",
}
ELLIPSIS = "…"


@cache
def font(style: Style, size: int) -> ImageFont.FreeTypeFont:
    """Return a font at a size in pixels. It uses basic layout everywhere, so that a picture is the same on every machine.

    Under it the kerning table of the serif's TrueType file sets marks upon each other; its OpenType file has none.
    """
    return ImageFont.truetype(_FILES[style], size, layout_engine=ImageFont.Layout.BASIC)


@cache
def covers(style: Style, char: str) -> bool:
    """Return whether a font has this letter: a missing one is drawn as a box."""
    face = font(style, 20)
    return char == " " or bytes(face.getmask(char)) != bytes(face.getmask("\U0010ffff"))


def _letters(char: str) -> str:
    if all(covers(style, char) for style in _FILES):
        return char
    return anyascii(char).replace(":", " ").replace("_", " ")


@lru_cache(1024)
def printable(text: str) -> str:
    """Return the text in letters the fonts have: other scripts transliterated, emoji left out unless there is nothing else."""
    plain = unicodedata.normalize("NFC", text)
    lean = "".join(char for char in plain if unicodedata.category(char) not in ("So", "Sk", "Cn", "Co"))
    written = "".join(_letters(char) for char in lean) if lean.strip() else ""
    if not written.strip():
        written = "".join(_letters(char) for char in plain)
    return " ".join("".join(char if char.isprintable() else " " for char in written).split())


@lru_cache(4096)
def width(text: str, style: Style, size: int) -> int:
    """Return the width of the text, in pixels."""
    return round(font(style, size).getlength(text))


PHONE: Final = 390
"""Width of a phone, in CSS pixels: a phone shows every picture as narrow as itself."""
LEGIBLE: Final = 9
"""Least height of digits and capitals on a phone, in CSS pixels."""
DIGITS: Final = "0123456789"
CAPITAL: Final = "H"
"""A letter that is as high as all capitals."""


@cache
def legible(across: int, letters: str = DIGITS) -> int:
    """Return the least size of these letters that can be read on a phone, in a picture `across` pixels wide."""
    size = 20
    while _height(letters, size) * PHONE < LEGIBLE * across:
        size += 1
    return size


def _height(letters: str, size: int) -> int:
    """Return the height of letters in pixels; those of the two styles without serifs are equally high."""
    _, top, _, bottom = font("sans", size).getbbox(letters, anchor="ls")
    return round(bottom - top)


@lru_cache(1024)
def cut(text: str, style: Style, size: int, room: int) -> str:
    """Return the text, or as much of it as fits in `room` pixels with an ellipsis."""
    if width(text, style, size) <= room:
        return text
    too_many = bisect(
        range(1, len(text)), room, key=lambda keep: width(text[:keep].rstrip() + ELLIPSIS, style, size)
    )
    return text[:too_many].rstrip() + ELLIPSIS


@lru_cache(1024)
def fit(text: str, style: Style, sizes: tuple[int, ...], room: int) -> tuple[str, int]:
    """Return the text and its size: the first of `sizes` at which it fits, or else the last one, with the text cut."""
    for size in sizes:
        if width(text, style, size) <= room:
            return text, size
    return cut(text, style, sizes[-1], room), sizes[-1]


@lru_cache(256)
def lines(text: str, style: Style, size: int, room: int, most: int) -> tuple[str, ...]:
    """Return the text in at most `most` lines; the last one is cut if need be. A line does not end with a word of one letter."""
    found: list[str] = []
    left = _together(text.split())
    while left and len(found) < most - 1:
        taken = 1
        while taken < len(left) and width(" ".join(left[: taken + 1]), style, size) <= room:
            taken += 1
        found.append(cut(" ".join(left[:taken]), style, size, room))
        left = left[taken:]
    return (*found, cut(" ".join(left), style, size, room)) if left else tuple(found)


def _together(words: Iterable[str]) -> list[str]:
    """Return the words, each of one letter together with the word after it."""
    found: list[str] = []
    for word in words:
        last = found[-1].rpartition(" ")[2] if found else ""
        if len(last) == 1 and last.isalpha():
            found[-1] += f" {word}"
        else:
            found.append(word)
    return found
