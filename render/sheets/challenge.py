"""The result of a daily challenge as a small card to share. It shows how it went, and nothing of what was dealt."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from render.kit.canvas import Canvas, night
from render.kit.fonts import Style, fit, printable
from render.kit.medallion import draw_medallion
from render.kit.palette import (
    CREAM,
    GOLD,
    MIST,
    MOONLIT,
    NIGHT,
    PANEL_EDGE,
    SKY,
    WOOD,
    Ink,
    mix,
)
from render.kit.sprites import Brush, stamp
from render.painter import Picture
from render.sheets.picture_size import WIDTH
from words.catalogue import Words, words
from words.limits import ALT_LIMIT, within

_HEIGHT: Final = 560
_SIDE: Final = 48
_MOON: Final = (856, 150, 84)
"""Middle of the moon, as x and y, and its radius, in pixels."""
_DARK: Final[Ink] = mix(WOOD, NIGHT, 0.5)
_FAR: Final = ((70, 150), (190, 210), (330, 160), (470, 200), (600, 150), (730, 220), (860, 170), (960, 200))
_NEAR: Final = ((10, 190), (130, 150), (262, 200), (400, 140), (536, 190), (668, 150), (800, 200), (930, 150))
"""Place and height of each of the nearer trees, in pixels."""
_DAYS: Final = (74, 515, 76)
"""Middle of the first leaf of the week, as x and y, and the distance from leaf to leaf, in pixels."""


@dataclass(frozen=True, slots=True)
class Shared:
    """The facts told of an attempt."""

    day: str
    game: str
    title: str
    who: str
    result: str
    is_won: bool
    streak: int
    week: tuple[bool, ...]
    """Whether a challenge was played on each of the seven days up to this one."""


def card(shared: Shared, language: str) -> Picture:
    """Return the card."""
    speech = words(language)
    canvas = Canvas(night(WIDTH, _HEIGHT))
    canvas.lay(stamp(_wood().done(), SKY), 0, 0)
    canvas.lay(stamp(_moon(shared.is_won).done(), SKY), 0, 0)
    room = _MOON[0] - _MOON[2] - _SIDE - 30
    heading = printable(speech.key("challenge-card", day=shared.day))
    canvas.text(heading, _SIDE, 62, "sans", 36, GOLD, SKY)
    _line(canvas, shared.game, 128, "serif", (60, 52, 44), room, CREAM)
    _line(canvas, shared.title, 188, "sans", (36, 32, 28), room, MOONLIT)
    _line(canvas, f"{shared.who}: {shared.result}", 268, "heavy", (52, 44, 36, 30), WIDTH - 2 * _SIDE, CREAM)
    if shared.streak:
        streak = speech.key("challenge-streak", count=shared.streak, day="tomorrow")
        _line(canvas, streak, 330, "sans", (36, 32, 28), WIDTH - 2 * _SIDE, GOLD)
    canvas.lay(stamp(_leaves(shared.week).done(), _DARK), 0, 0)
    return Picture(canvas.png(upright=False), _alt(shared, heading, speech), WIDTH, _HEIGHT)


def _line(
    canvas: Canvas, text: str, y: int, style: Style, sizes: tuple[int, ...], room: int, ink: Ink
) -> None:
    written, size = fit(printable(text), style, sizes, room)
    canvas.text(written, _SIDE, y, style, size, ink, SKY)


def _wood() -> Brush:
    """Draw two rows of trees on the ground, the nearer ones darker and over the others."""
    brush = Brush(WIDTH, _HEIGHT, 2)
    for trees, ink, foot in ((_FAR, MIST, 470), (_NEAR, _DARK, 500)):
        for x, high in trees:
            brush.icon("mdi:pine_tree", x, foot - high / 2 + 24, high, ink)
    brush.box((0, 470, WIDTH, _HEIGHT), 0, _DARK)
    return brush


def _moon(is_won: bool) -> Brush:
    """Draw a full moon with a leaf for a winner, else a crescent."""
    x, y, radius = _MOON
    brush = Brush(WIDTH, _HEIGHT, 2)
    if is_won:
        draw_medallion(brush, "mdi:leaf", (x, y), 2 * radius, (GOLD, WOOD), 0.6)
    else:
        brush.icon("mdi:moon_waning_crescent", x, y, 2 * radius, MOONLIT)
    return brush


def _leaves(week: tuple[bool, ...]) -> Brush:
    """Return a leaf for each day that was played, and an empty ring for one that was not."""
    left, y, apart = _DAYS
    brush = Brush(WIDTH, _HEIGHT, 2)
    for place, is_played in enumerate(week):
        at = (left + apart * place, y)
        if is_played:
            draw_medallion(brush, "mdi:leaf", at, 58, (GOLD, WOOD), 0.62)
        else:
            brush.disc(*at, 29, PANEL_EDGE)
            brush.disc(*at, 26, _DARK)
    return brush


def _alt(shared: Shared, heading: str, speech: Words) -> str:
    """Return the card in words: the same as the picture."""
    parts = [f"{heading}: {shared.game}, {shared.title}.", f"{shared.who}: {shared.result}."]
    if shared.streak:
        parts.append(speech.key("challenge-streak", count=shared.streak, day="tomorrow"))
    return within(parts, ALT_LIMIT, " ")
