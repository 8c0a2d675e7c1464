"""The arrangement of all things on the island: of one height everywhere, each in its land, or in a box beside it that a line leads to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final, TypeAlias

from PIL import Image, ImageChops, ImageDraw

from render.games.spirit_island.board.ground import ground
from render.games.spirit_island.board.places import Spot, name_spot, spots_in, wide_at
from render.kit.marks import Box

Contents: TypeAlias = tuple[tuple[str, tuple[float, ...]], ...]
"""Lands with the widths of the things in them, as shares of their height."""

SIZES: Final = (64, 56, 52, 48, 44, 40, 36, 32, 28, 25, 22, 19, 16, 13, 10, 8)
"""Heights that things may have, in pixels; the first at which all of them find room is taken, for all lands alike."""
_LEGIBLE: Final = 56
"""Least height at which numbers on things can be read on a phone, in pixels: no larger things than these are put into boxes."""
_GAP: Final = 4
PAD: Final = 8
"""Pixels from the edge of a box to the things in it."""
_COARSE: Final = 8
"""Pixels by which the places of boxes differ."""
_CLEAR: Final = 10
"""Pixels that stay free around a coast and around names."""


@dataclass(frozen=True, slots=True)
class Arrangement:
    """The height of all things, in pixels, their spots by land, and the box of each land whose things lie beside it."""

    high: int
    spots: Mapping[str, tuple[Spot, ...]]
    boxes: Mapping[str, Box]


@lru_cache(256)
def arranged(boards: tuple[str, ...], contents: Contents) -> Arrangement:
    """Return the places of all things on the island. Raises ValueError where there is no room even for the smallest."""
    for high in SIZES:
        spots = {land: spots_in(boards, land, shares, high) for land, shares in contents}
        beside = {land: shares for land, shares in contents if not spots[land]}
        if beside and high > _LEGIBLE:
            continue
        boxes = _boxes(boards, beside, high)
        if boxes is not None:
            for land, box in boxes.items():
                spots[land] = tuple(_in_box(box, beside[land], high, ground(boards).name[0]))
            return Arrangement(high, spots, boxes)
    raise ValueError("the things on the island find no room")


def _boxes(
    boards: tuple[str, ...], beside: Mapping[str, tuple[float, ...]], high: int
) -> dict[str, Box] | None:
    """Return a box in the sea for each of these lands, as near as there is room; None where one finds none."""
    free = _sea(boards).copy()
    found: dict[str, Box] = {}
    for land, shares in beside.items():
        box = _nearest(free, name_spot(boards, land), list(_sizes(shares, high, ground(boards).name)))
        if box is None:
            return None
        found[land] = box
        ImageDraw.Draw(free).rectangle(tuple(edge // _COARSE for edge in box), fill=0)
    return found


def _sizes(shares: tuple[float, ...], high: int, badge: tuple[int, int]) -> Iterator[tuple[int, int]]:
    """Yield width and height of a box for these things behind the badge with the land's name, in one row and in more."""
    widths = [wide_at(share, high) for share in shares]
    for rows in range(1, 4):
        most = max(_rows(widths, rows), default=0)
        yield most + badge[0] + 3 * PAD, max(rows * (high + _GAP) - _GAP, badge[1]) + 2 * PAD


def _rows(widths: list[int], rows: int) -> list[int]:
    """Return the width of each row, where as many things as can be evenly stand in each."""
    across = -(-len(widths) // rows)
    starts = range(0, len(widths), across)
    return [sum(widths[at : at + across]) + _GAP * (len(widths[at : at + across]) - 1) for at in starts]


def _in_box(box: Box, shares: tuple[float, ...], high: int, name: int) -> Iterator[Spot]:
    """Yield the spot of each thing in its box, right of the land's name."""
    left, top, _, bottom = box
    rows = max(1, (bottom - top - 2 * PAD + _GAP) // (high + _GAP))
    across = -(-len(shares) // rows)
    x = y = 0
    for number, share in enumerate(shares):
        if number % across == 0:
            x, y = left + 2 * PAD + name, top + PAD + number // across * (high + _GAP)
        yield x, y
        x += wide_at(share, high) + _GAP


@cache
def _sea(boards: tuple[str, ...]) -> Image.Image:
    """Return the free sea, coarsely: where there are no lands, no oceans with their names, and not the edge of the picture."""
    here = ground(boards)
    wide, high = here.size
    sheet = Image.new("L", (wide, high), 0)
    pen = ImageDraw.Draw(sheet)
    pen.rectangle((_CLEAR, _CLEAR, wide - _CLEAR, high - _CLEAR), fill=255)
    for outline in here.lands.values():
        pen.polygon(outline, fill=0)
        pen.line([*outline, outline[0]], 0, 2 * _CLEAR, "curve")
    for mask, left, top in here.oceans.values():
        pen.rectangle((left, top, left + mask.width, top + mask.height), fill=0)
    small = sheet.reduce(_COARSE)
    return small.point(lambda cover: 255 * (cover == 255))


def _nearest(free: Image.Image, near: Spot, sizes: list[tuple[int, int]]) -> Box | None:
    """Return the box of one of these sizes that is wholly free and nearest to a point; None where there is none."""
    best: Box | None = None
    least = float("inf")
    for wide, high in sizes:
        corners = _corners(free, -(-wide // _COARSE), -(-high // _COARSE))
        pixels, at = corners.tobytes(), -1
        while (at := pixels.find(255, at + 1)) >= 0:
            left, top = at % corners.width * _COARSE, at // corners.width * _COARSE
            off = (left + wide / 2 - near[0]) ** 2 + (top + high / 2 - near[1]) ** 2
            if off < least:
                best, least = (left, top, left + wide, top + high), off
    return best


def _corners(free: Image.Image, wide: int, high: int) -> Image.Image:
    """Return the places at which the upper left corner of a box of this size may lie: all of it is free then."""
    found = free
    for length, across in ((wide, 1), (high, 0)):
        covered = 1
        while covered < length:
            step = min(covered, length - covered)
            moved = Image.new("L", found.size)
            moved.paste(found, (-step * across, -step * (1 - across)))
            found = ImageChops.darker(found, moved)
            covered += step
    return found
