"""The places of the things in a land: in rows, clear of its border, of its name and of each other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from typing import Final, TypeAlias

from render.games.spirit_island.board.ground import ground

Span: TypeAlias = tuple[int, int]
Spot: TypeAlias = tuple[int, int]
"""The upper left corner of a thing."""

_GAP: Final = 4
_STEP: Final = 4


class Room:
    """The room of a land: the rows in which things may lie, and the place of its name."""

    def __init__(self, boards: tuple[str, ...], land: str) -> None:
        self.plate = ground(boards).name
        mask, self.left, self.top = ground(boards).room(land)
        width, pixels = mask.width, mask.tobytes()
        self._rows = [_longest(pixels[y * width : (y + 1) * width]) for y in range(mask.height)]
        filled = [y for y, (left, right) in enumerate(self._rows) if right > left]
        self.first, self.last = filled[0], filled[-1] + 1
        self.middle = sum(y * (b - a) for y, (a, b) in enumerate(self._rows)) / max(
            1, sum(b - a for a, b in self._rows)
        )
        self.name = self._name()

    def span(self, top: int, high: int) -> Span:
        """Return the span that is free in all rows of a band, from left to right; (0, 0) where the band leaves the land."""
        if top < self.first or top + high > self.last:
            return 0, 0
        rows = self._rows[top : top + high : 2]
        return max(left for left, _ in rows), min(right for _, right in rows)

    def _name(self) -> Spot:
        """Return the spot of the name: as high as there is room for it, towards the middle of the land."""
        wide, high = self.plate
        for top in range(self.first, self.last - high):
            left, right = self.span(top, high)
            if right - left >= wide + 10:
                return (left + right - wide) // 2, top
        raise ValueError(f"no room for the name of a land at {self.left}, {self.top}")

    def spans(self, top: int, high: int) -> Iterator[Span]:
        """Yield the free spans of a band, left and right of the name."""
        left, right = self.span(top, high)
        (x, y), (wide, tall) = self.name, self.plate
        if top >= y + tall + _GAP or top + high + _GAP <= y:
            yield left, right
        else:
            yield left, min(right, x - 2 * _GAP)
            yield max(left, x + wide + 2 * _GAP), right

    def rows(self, widths: Sequence[int], high: int) -> list[Spot]:
        """Return spots for things of these widths and this height, in rows as near to the middle as can be; [] where they do not fit.

        They lie in their order, unless there is more room for them in another one.
        """
        for is_strict in (True, False):
            best: list[Spot] = []
            least = float("inf")
            for start in range(self.first, self.last - high, _STEP):
                spots = self._filled(widths, high, start, is_strict)
                if len(spots) == len(widths):
                    last = max(y for _, y in spots.values()) + high
                    off = abs((start + last) / 2 - self.middle - 14) + 0.25 * (last - start)
                    if off < least:
                        best, least = [spots[number] for number in range(len(widths))], off
            if best:
                return best
        return []

    def _filled(self, widths: Sequence[int], high: int, top: int, is_strict: bool) -> dict[int, Spot]:
        """Return spots for as many things as fit in rows from `top` down, each row in the middle of what is free; where the order is
        not strict, a thing for which a row has no room lies in a later one.
        """
        spots: dict[int, Spot] = {}
        left_over = list(range(len(widths)))
        while left_over and top + high <= self.last:
            for left, right in self.spans(top, high):
                taken: list[int] = []
                used = -_GAP
                for number in left_over:
                    if used + _GAP + widths[number] <= right - left:
                        taken.append(number)
                        used += _GAP + widths[number]
                    elif is_strict:
                        break
                x = (left + right - used) // 2
                for number in taken:
                    spots[number] = (x, top)
                    x += widths[number] + _GAP
                    left_over.remove(number)
            top += high + _GAP
        return spots


@cache
def room(boards: tuple[str, ...], land: str) -> Room:
    """Return the room of a land, measured once."""
    return Room(boards, land)


@lru_cache(8192)
def spots_in(boards: tuple[str, ...], land: str, shares: tuple[float, ...], high: int) -> tuple[Spot, ...]:
    """Return the spot of each thing in the picture; `shares` are their widths, as shares of their height. () where they do not fit."""
    here = room(boards, land)
    spots = here.rows([wide_at(share, high) for share in shares], high)
    return tuple((here.left + x, here.top + y) for x, y in spots)


def wide_at(share: float, high: int) -> int:
    """Return the width of a thing of this height, in pixels."""
    return round(share * high)


def name_spot(boards: tuple[str, ...], land: str) -> Spot:
    """Return the spot of a land's name in the picture."""
    here = room(boards, land)
    return here.left + here.name[0], here.top + here.name[1]


def _longest(row: bytes) -> Span:
    """Return the longest run in a row of a mask."""
    longest = max(row.split(b"\0"), key=len)
    start = row.find(longest) if longest else 0
    return start, start + len(longest)
