"""Cards in rows: side by side, closer together the more there are, or in a grid under a title."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass


def spacing(count: int, room: int, usual: int) -> int:
    """Return the pixels from one of `count` things to the next: as usual, or less where the first and the last would be further apart than
    `room`.
    """
    return min(usual, room // max(1, count - 1))


@dataclass(frozen=True, slots=True)
class CardGrid:
    """A grid of fields of `wide` x `high` pixels with a gap between them, a number of them side by side."""

    across: int
    wide: int
    high: int
    gap: int

    def width(self, count: int) -> int:
        """Return the width of the longest row of `count` fields, in pixels."""
        return min(self.across, count) * (self.wide + self.gap) - self.gap

    def height(self, count: int) -> int:
        """Return the height of all rows, each with the gap below it, in pixels."""
        return -(-count // self.across) * (self.high + self.gap)

    def places(self, count: int, left: int, top: int, room: int | None = None) -> Iterator[tuple[int, int]]:
        """Yield the upper left corner of each field, from (left, top) on; with `room`, each row is in the middle of that many pixels."""
        for number in range(count):
            down, across = divmod(number, self.across)
            spare = 0 if room is None else room - self.width(count - down * self.across)
            yield left + spare // 2 + across * (self.wide + self.gap), top + down * (self.high + self.gap)
