"""The geometry of a forest: where tiles lie, and which tiles touch along their long sides.

Tiles stand upright, so the long sides are left and right. Two tiles touch there when they stand in the same row exactly one tile's
width (two half-columns) apart.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property

from pydantic import Field

from engine.facts import Facts, facts
from engine.games.spirits_of_the_forest.kinds import ID

NOWHERE = -1
"""In place of the index of a neighbour: there is none."""

_WIDTH = 2
_TILE = re.compile(r"(?P<depth>[1-9D])(?P<favour>[fF.])")


@dataclass(frozen=True, slots=True)
class Cell:
    """A place for a stack of `depth` tiles, `x` in half-columns and `y` in rows, with a favour token on it or not.

    `down`: the tile begins face down (SF-EVENT-01). `favour_up`: everybody sees what the token shows (SF-EVENT-06).
    """

    name: str
    x: int
    y: int
    depth: int = 1
    favour: bool = False
    down: bool = False
    favour_up: bool = False


@dataclass(frozen=True)
class Layout:
    """A forest's places in reading order. Everything else speaks of a cell by its index here."""

    id: str
    cells: tuple[Cell, ...]

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The names of the cells."""
        return tuple(cell.name for cell in self.cells)

    @cached_property
    def index(self) -> Mapping[str, int]:
        """The index of each cell by its name."""
        return {name: index for index, name in enumerate(self.names)}

    @cached_property
    def sides(self) -> tuple[tuple[int, int], ...]:
        """For each cell the cells at its left and right long side; NOWHERE where there is none."""
        at = {(cell.x, cell.y): index for index, cell in enumerate(self.cells)}
        return tuple(
            (at.get((cell.x - _WIDTH, cell.y), NOWHERE), at.get((cell.x + _WIDTH, cell.y), NOWHERE))
            for cell in self.cells
        )

    @property
    def tiles(self) -> int:
        """How many tiles lie in the full forest."""
        return sum(cell.depth for cell in self.cells)

    @cached_property
    def rows(self) -> int:
        """How many rows it has."""
        return 1 + max(cell.y for cell in self.cells)

    @cached_property
    def columns(self) -> int:
        """How many whole columns it is wide."""
        return (1 + max(cell.x for cell in self.cells)) // _WIDTH + 1


def read_map(layout_id: str, drawing: str) -> Layout:
    """The layout drawn as a map; `layouts.toml` explains the signs. Raises ValueError for anything else."""
    return Layout(layout_id, tuple(_cells(drawing)))


def _cells(drawing: str) -> Iterator[Cell]:
    for y, row in enumerate(drawing.strip("\n").splitlines()):
        if _TILE.sub("", row).strip():
            raise ValueError(f"row {y + 1} of the map holds something that is no tile: {row!r}")
        for tile in _TILE.finditer(row):
            name = f"{chr(ord('A') + y)}{tile.start() // _WIDTH + 1}"
            down, favour = tile["depth"] == "D", tile["favour"]
            depth = 1 if down else int(tile["depth"])
            yield Cell(name, tile.start(), y, depth, favour != ".", down, favour == "F")


class LayoutFacts(Facts):
    """One layout as it is written."""

    id: str
    drawing: str = Field(alias="map")
    reconstructed: bool = False
    """Whether the printed picture is lost, and this an own drawing that fits what is known of it."""


class LayoutsFacts(Facts):
    """The file of layouts."""

    layouts: tuple[LayoutFacts, ...]


@cache
def layout(layout_id: str) -> Layout:
    """The layout of that id. Raises KeyError where there is none."""
    drawn = {each.id: each.drawing for each in facts(ID, "layouts", LayoutsFacts).layouts}
    return read_map(layout_id, drawn[layout_id])
