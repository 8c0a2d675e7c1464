"""The things in a land, as small plates: coming actions of the invaders, pieces, blight, presence, defence and lasting marks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from engine.games.spirit_island.model.facts import piece_facts
from engine.games.spirit_island.model.view import LandView, PieceView, SpiritView
from render.games.spirit_island.art.icons import ICONS, draw_mark, draw_sign, draw_sum
from render.games.spirit_island.art.spirits import draw_sacred, draw_spirit
from render.kit.fonts import width
from render.kit.palette import CORAL, CREAM, GOLD, INK, PANEL, Ink
from render.kit.sprites import Brush, Sprite, cached, stamp

_LETTERS: Final = 0.8
"""Size of numbers, as a share of a plate's height."""
_PAD: Final = 0.1
_BAR: Final = 0.15
"""Height of the bar of health along a plate's lower edge, as a share of the plate's height."""


@dataclass(frozen=True, slots=True)
class Plate:
    """A sign on a small plate. `kind` and `what` name the sign; `wounds` of `health` are marked on it, where `health` is not 0."""

    kind: str
    what: str
    text: str = ""
    wounds: int = 0
    health: int = 0
    ground: str = ""

    @property
    def share(self) -> float:
        """Width of a plate, as a share of its height; measured at one size, so that places are found once."""
        written = width(self.text, "heavy", 80) / 100 + _PAD if self.text else 0.0
        return 1 + written


def plates(land: LandView, spirits: Sequence[SpiritView]) -> list[Plate]:
    """Return all that is to be seen in a land, in the order it is read."""
    return [*_coming(land), *_pieces(land.pieces), *_rest(land, spirits)]


def _coming(land: LandView) -> Iterator[Plate]:
    if land.forecast is not None:
        yield Plate("coming", "ravage", str(land.forecast.damage))
    elif "ravage" in land.next:
        yield Plate("coming", "ravage")
    for building in land.will_build:
        yield Plate("coming", "build", ground=building)


def _pieces(pieces: Sequence[PieceView]) -> Iterator[Plate]:
    for piece in pieces:
        count = str(piece.count) if piece.count > 1 else ""
        is_marked = piece.damage or piece.health != piece_facts(piece.kind).health
        yield Plate("piece", piece.kind, count, piece.damage, piece.health if is_marked else 0)


def _rest(land: LandView, spirits: Sequence[SpiritView]) -> Iterator[Plate]:
    if land.blight:
        yield Plate("piece", "blight", str(land.blight) if land.blight > 1 else "")
    for spirit in spirits:
        if count := land.presence[spirit.seat]:
            kind = "sacred" if spirit.seat in land.sacred else "presence"
            yield Plate(kind, spirit.spirit or "", str(count) if count > 1 else "")
    if land.defend:
        yield Plate("piece", "defend", str(land.defend))
    for mark in land.marks:
        yield Plate("mark", mark)


@cached(2048)
def plate_sprite(plate: Plate, high: int, wide: int, over: Ink) -> Sprite:
    """Return a plate as it lies on an ink, which is that of its land or of a box."""
    brush = Brush(wide, high, 2)
    ground, ink = _inks(plate)
    brush.box((0, 0, wide, high), high * 0.24, ground)
    x = y = high / 2
    if plate.kind == "coming":
        draw_sign(brush, plate.what, x, y, high * 0.76, INK)
        if plate.ground:
            brush.disc(x + high * 0.26, y + high * 0.24, high * 0.29, ground)
            draw_sign(brush, plate.ground, x + high * 0.26, y + high * 0.24, high * 0.44, INK)
    elif plate.kind == "mark":
        draw_mark(brush, plate.what, x, y, high * 0.84)
    elif plate.kind == "sacred":
        draw_sacred(brush, plate.what, x, y, high * 0.98)
    elif plate.kind == "presence":
        draw_spirit(brush, plate.what, x, y, high * 0.8, None)
    elif plate.health:
        draw_sign(brush, plate.what, x, high * 0.4, high * 0.68)
        _draw_health(brush, plate, high)
    else:
        draw_sign(brush, plate.what, x, y, high * 0.76)
    if plate.text:
        draw_sum(brush, plate.text, high * 0.96, y, round(high * _LETTERS), ink)
    return stamp(brush.done(), over)


def _inks(plate: Plate) -> tuple[Ink, Ink]:
    if plate.kind == "coming":
        return (CORAL if plate.what == "ravage" else GOLD), INK
    return PANEL, ICONS[plate.what][1] if plate.kind == "piece" else CREAM


def _draw_health(brush: Brush, plate: Plate, high: int) -> None:
    """Draw a bar along the lower edge, in as many parts as there is health, a coral one for each wound."""
    gap, left, right = high * 0.05, high * 0.08, high * 0.92
    part = (right - left + gap) / plate.health
    for number in range(plate.health):
        x = left + number * part
        box = (x, high * (0.94 - _BAR), x + part - gap, high * 0.94)
        brush.box(box, high * 0.02, CORAL if number < plate.wounds else CREAM)
