"""The geometry of a forest: where tiles lie, and which tiles touch along their long sides.

Tiles stand upright, so the long sides are left and right. Two tiles touch there when they stand in the same row exactly one tile's
width (two half-columns) apart.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Final

from pydantic import Field

from engine.facts import Facts, facts
from engine.games.spirits_of_the_forest.model.kinds import ID

NOWHERE = -1
"""Index in place of that of a neighbour that there is not."""

WIDTH = 2
"""Width of a tile, in half-columns."""
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
    """The places of a forest in reading order. Everything else speaks of a cell by its index here."""

    id: str
    cells: tuple[Cell, ...]

    @cached_property
    def names(self) -> tuple[str, ...]:
        """Names of the cells."""
        return tuple(cell.name for cell in self.cells)

    @cached_property
    def index(self) -> Mapping[str, int]:
        """Index of each cell by its name."""
        return {name: index for index, name in enumerate(self.names)}

    @cached_property
    def sides(self) -> tuple[tuple[int, int], ...]:
        """Cells at the left and right long side of each cell; NOWHERE where there is none."""
        at = {(cell.x, cell.y): index for index, cell in enumerate(self.cells)}
        return tuple(
            (at.get((cell.x - WIDTH, cell.y), NOWHERE), at.get((cell.x + WIDTH, cell.y), NOWHERE))
            for cell in self.cells
        )

    @cached_property
    def in_row(self) -> tuple[frozenset[int], ...]:
        """Cells of each row."""
        return tuple(
            frozenset(index for index, cell in enumerate(self.cells) if cell.y == row)
            for row in range(self.rows)
        )

    @property
    def tiles(self) -> int:
        """Number of tiles in the full forest."""
        return sum(cell.depth for cell in self.cells)

    @cached_property
    def rows(self) -> int:
        """Number of rows of the layout."""
        return 1 + max(cell.y for cell in self.cells)

    @cached_property
    def columns(self) -> int:
        """Width of the layout in whole columns."""
        return (1 + max(cell.x for cell in self.cells)) // WIDTH + 1


def read_map(layout_id: str, drawing: str) -> Layout:
    """Return the layout drawn as a map; `layouts.toml` explains the signs. Raises ValueError for anything else."""
    return Layout(layout_id, tuple(_cells(drawing)))


def _cells(drawing: str) -> Iterator[Cell]:
    for y, row in enumerate(drawing.strip("\n").splitlines()):
        if _TILE.sub("", row).strip():
            raise ValueError(f"row {y + 1} of the map holds something that is no tile: {row!r}")
        for tile in _TILE.finditer(row):
            name = f"{chr(ord('A') + y)}{tile.start() // WIDTH + 1}"
            down, favour = tile["depth"] == "D", tile["favour"]
            depth = 1 if down else int(tile["depth"])
            yield Cell(name, tile.start(), y, depth, favour != ".", down, favour == "F")


@dataclass(frozen=True, slots=True)
class Known:
    """The known facts of a layout, wherever its tiles lie: its numbers of tiles and favour tokens; whether all lie face `down`.

    `rows`: it has four rows without gaps; else some of its tiles lie face down among the others.
    """

    tiles: int
    favours: int
    down: bool = False
    rows: bool = True


LAYOUTS: Final[dict[str, Known]] = {"base": Known(48, 8)}
"""Layouts by their ids; those of modules are added by the registry."""


class LayoutFacts(Facts):
    """One layout as it is written."""

    id: str
    drawing: str = Field(alias="map")
    reconstructed: bool = False
    """Whether the printed picture is lost, and this an own drawing that fits what is known of it."""

    def wrong(self) -> Iterator[str]:
        """Yield the contradictions to what is known of this layout, wherever its tiles lie."""
        if self.id not in LAYOUTS:
            yield f"nobody plays on a layout {self.id}"
            return
        try:
            drawn = read_map(self.id, self.drawing)
        except ValueError as error:
            yield f"the layout {self.id} cannot be read: {error}"
            return
        faults = [
            *_wrong_numbers(drawn),
            *(_wrong_rows(drawn) if LAYOUTS[self.id].rows else _wrong_mix(drawn)),
        ]
        yield from (f"the layout {self.id} {fault}" for fault in faults)


class LayoutsFacts(Facts):
    """The file of layouts."""

    layouts: tuple[LayoutFacts, ...]

    def wrong(self) -> Iterator[str]:
        """Yield the errors where a layout is missing or not there once (SF-EVENT-01)."""
        ids = [each.id for each in self.layouts]
        for layout_id in LAYOUTS:
            if ids.count(layout_id) != 1:
                yield f"there must be one layout {layout_id}, not {ids.count(layout_id)}"


def _wrong_numbers(drawn: Layout) -> Iterator[str]:
    known = LAYOUTS[drawn.id]
    if drawn.tiles != known.tiles:
        yield f"has {drawn.tiles} tiles, not {known.tiles}"
    if (found := sum(cell.favour for cell in drawn.cells)) != known.favours:
        yield f"has {found} favour tokens, not {known.favours}"
    if stacked := [cell.name for cell in drawn.cells if cell.depth > 1]:
        yield f"has tiles upon each other on {', '.join(stacked)}"


def _wrong_rows(drawn: Layout) -> Iterator[str]:
    """Yield the errors of a forest that must have four rows without gaps, as long each, with mirrored favours.

    Rules: SF-SETUP-07, SF-SETUP-10, SF-SOLO-03, ML-TILES-03.
    """
    known = LAYOUTS[drawn.id]
    width = known.tiles // 4 * WIDTH
    for y in range(max(4, drawn.rows)):
        row = [cell for cell in drawn.cells if cell.y == y]
        if [cell.x for cell in row] != (list(range(0, width, WIDTH)) if y < 4 else []):
            yield f"must have four rows of {width // WIDTH} tiles side by side: not so row {chr(ord('A') + y)}"
        if [cell.favour for cell in row] != [cell.favour for cell in reversed(row)]:
            yield f"must have its favour tokens mirrored: not so row {chr(ord('A') + y)}"
        if sum(cell.favour for cell in row) != known.favours // 4:
            yield f"must have {known.favours // 4} favour tokens in each row: not so row {chr(ord('A') + y)}"
    if wrong := [cell.name for cell in drawn.cells if cell.down != known.down or cell.favour_up]:
        yield f"must lie face {'down' if known.down else 'up, with its favour tokens face down'}: not so {', '.join(wrong)}"


def _wrong_mix(drawn: Layout) -> Iterator[str]:
    """Yield the errors of a forest that must have tiles face up and down, those face down between two others (SF-EVENT-01, SF-EVENT-03)."""
    if len({cell.down for cell in drawn.cells}) == 1:
        yield "must have tiles that lie face up and tiles that lie face down"
    for cell, sides in zip(drawn.cells, drawn.sides, strict=True):
        if cell.down and NOWHERE in sides:
            yield f"has {cell.name} face down at an end, where it would be turned up at once"


@cache
def layout(layout_id: str) -> Layout:
    """Return the layout of that id. Raises KeyError where there is none."""
    drawn = {each.id: each.drawing for each in facts(ID, "layouts", LayoutsFacts).layouts}
    return read_map(layout_id, drawn[layout_id])
