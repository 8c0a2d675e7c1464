"""The journal of a game with chapters as a picture, upright for a phone: the victories, their levels and margins, and the next chapter.

Each level has a moon of its own, fuller the harder it is; a moon that is won is lit and has the best margin below it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image

from render.kit.canvas import Canvas
from render.kit.fonts import fit, lines, printable
from render.kit.palette import CREAM, GOLD, MUTED, PANEL, PANEL_EDGE, SKY, Ink, index, mix
from render.kit.sprites import plate, silhouette
from render.painter import Picture
from render.sheets.picture_size import SIDE, WIDTH
from words.catalogue import Words, signed, words
from words.limits import ALT_LIMIT, within

MOONS: Final = ("mdi:moon_waxing_crescent", "mdi:moon_first_quarter", "mdi:moon_full")
"""The mark of each level, the easiest first."""
NEXT: Final = "mdi:flag"

_HEAD: Final = 176
_GAP: Final = 12
_COLUMNS: Final = 2
_WIDE: Final = (WIDTH - 2 * SIDE - _GAP * (_COLUMNS - 1)) // _COLUMNS
_HIGH: Final = 116
_FOOT: Final = 76
_NAME: Final = 256
"""Width of a chapter's name, in pixels; to its right are the moons."""
_STEP: Final = 64
_DARK: Final[Ink] = mix(PANEL, CREAM, 0.2)
_WON: Final[Ink] = mix(PANEL, GOLD, 0.13)


@dataclass(frozen=True, slots=True)
class JournalChapter:
    """A chapter: its name, by the number of each level it can be played at the best margin it was won by, and whether it is next."""

    name: str
    margins: Mapping[int, int | None]
    is_next: bool = False

    @property
    def is_won(self) -> bool:
        """Whether the chapter was won at any level."""
        return any(margin is not None for margin in self.margins.values())


def journal(
    title: str, subtitle: str, levels: Sequence[str], entries: Sequence[JournalChapter], language: str
) -> Picture:
    """Return all chapters in two columns, to be read from left to right; `levels` are the names of the levels, the easiest first."""
    speech, rows = words(language), -(-len(entries) // _COLUMNS)
    canvas = Canvas(Image.new("L", (WIDTH, _HEAD + rows * (_HIGH + _GAP) + _FOOT), index(SKY)))
    _lay_head(canvas, printable(title), printable(subtitle))
    for number, entry in enumerate(entries):
        row, column = divmod(number, _COLUMNS)
        _lay_entry(canvas, entry, SIDE + column * (_WIDE + _GAP), _HEAD + row * (_HIGH + _GAP))
    _lay_legend(canvas, (*levels, speech.key("journal-sign-next")))
    alt = within(_told(title, subtitle, levels, entries, speech), ALT_LIMIT, " ")
    return Picture(canvas.png(upright=False), alt, canvas.width, canvas.height)


def _lay_head(canvas: Canvas, title: str, subtitle: str) -> None:
    room = WIDTH - 2 * SIDE - 16
    text, size = fit(title, "serif", (60, 52, 44), room)
    canvas.text(text, SIDE + 8, 60, "serif", size, CREAM, SKY)
    text, size = fit(subtitle, "sans", (38, 34, 30), room)
    canvas.text(text, SIDE + 8, 128, "sans", size, MUTED, SKY)


def _lay_entry(canvas: Canvas, entry: JournalChapter, x: int, y: int) -> None:
    over, edge = (_WON if entry.is_won else PANEL), (GOLD if entry.is_next else PANEL_EDGE)
    canvas.lay(plate(_WIDE, _HIGH, 18, over, edge, 5 if entry.is_next else 2, SKY), x, y)
    left, room = x + 18, _NAME
    if entry.is_next:
        canvas.centre(silhouette(NEXT, 36, GOLD, over), left + 18, y + _HIGH // 2)
        left, room = left + 44, room - 44
    shown = lines(printable(entry.name), "heavy", 29, room, 3)
    for number, line in enumerate(shown):
        middle = y + _HIGH // 2 + round(33 * (number - (len(shown) - 1) / 2))
        canvas.text(line, left, middle, "heavy", 29, CREAM, over)
    for level, margin in entry.margins.items():
        _lay_moon(canvas, level, margin, x + _WIDE - 40 - _STEP * (len(MOONS) - 1 - level), y, over)


def _lay_moon(canvas: Canvas, level: int, margin: int | None, x: int, y: int, over: Ink) -> None:
    if margin is None:
        canvas.centre(silhouette(MOONS[level], 40, _DARK, over), x, y + _HIGH // 2)
    else:
        canvas.centre(silhouette(MOONS[level], 44, GOLD, over), x, y + 38)
        canvas.text(_plus(margin), x, y + 86, "heavy", 30, CREAM, over, "middle")


def _lay_legend(canvas: Canvas, names: Sequence[str]) -> None:
    x, y = SIDE + 30, canvas.height - _FOOT // 2 - 4
    for mark, name in zip((*MOONS, NEXT), names, strict=True):
        canvas.centre(silhouette(mark, 38, GOLD, SKY), x, y)
        x += 34 + canvas.text(printable(name), x + 30, y, "sans", 30, CREAM, SKY) + 40


def _told(
    title: str, subtitle: str, levels: Sequence[str], entries: Sequence[JournalChapter], speech: Words
) -> Iterator[str]:
    """Tell in words what the picture shows: what is won and what is next."""
    yield f"{title}. {subtitle}."
    for entry in entries:
        if entry.is_next:
            yield speech.key("journal-next", chapter=entry.name) + "."
    for entry in entries:
        if entry.is_won:
            won = [
                speech.key("journal-level", level=levels[level], margin=signed(margin))
                for level, margin in entry.margins.items()
                if margin is not None
            ]
            yield f"{entry.name}: {speech.listed(won)}."


def _plus(margin: int) -> str:
    return f"+{margin}" if margin > 0 else signed(margin)
