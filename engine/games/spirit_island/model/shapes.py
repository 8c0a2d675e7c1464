"""Shapes of lands, which pictures are drawn from, read from `data/games/spirit-island/boards.toml`.

Points are whole numbers on two axes at 60 degrees, so that boards turned by sixths still fit each other point by point.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from engine.facts import Facts

Point: TypeAlias = tuple[int, int]


class BoardShape(Facts):
    """The points of a board; its lands and its coast are lists of their numbers."""

    points: tuple[Point, ...]
    coast: tuple[int, ...]
    lands: dict[int, tuple[int, ...]]

    def wrong(self) -> Iterator[str]:
        for name, outline in (*self.lands.items(), ("coast", self.coast)):
            if len(set(outline)) != len(outline) or not set(outline) <= set(range(len(self.points))):
                yield f"the outline of {name} has a point twice, or one that there is not"


class BoardShapes(Facts):
    """All boards by name."""

    boards: dict[str, BoardShape]
