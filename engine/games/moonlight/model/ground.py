"""The ground: the places of a forest and how they lie towards each other. It knows neither tiles nor rules: see `forest.availability`.

Places are named by their index. `NOWHERE` stands for a place that there is not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from engine.games.moonlight.model.signs import Spot

NOWHERE: Final = -1
WIDTH: Final = 2
"""Width of a tile in half-columns."""
DIRECTIONS: Final = tuple((dy, dx) for dy in (-1, 0, 1) for dx in (-WIDTH, 0, WIDTH) if dy or dx)
"""The eight neighbouring cells, as rows and half-columns."""
UNCOVERED: Final = (NOWHERE, NOWHERE, NOWHERE)
"""The `covers` of a place on whose left half, whole and right half no place lies."""
SIDE_STEPS: Final = ((0, -WIDTH), (0, WIDTH), (-1, 0), (1, 0))
"""The rows and half-columns to each of the `sides` of a place."""
LONG_SIDES: Final = (0, 1)
ALL_SIDES: Final = (0, 1, 2, 3)
"""Left and right, and those with above and below: places among the `sides` of a place."""
STRAIGHT: Final = ((-1, 0), (1, 0), (0, -WIDTH), (0, WIDTH))


@dataclass(frozen=True)
class ScenarioGround:
    """The places of a scenario, and the lines of its map of regions, a letter for each whole column."""

    spots: tuple[Spot, ...]
    region_lines: tuple[str, ...] = ()

    @cached_property
    def index(self) -> Mapping[tuple[int, int, int], int]:
        """The index of each place by level, row and half-column."""
        return {(spot.level, spot.row, spot.x): number for number, spot in enumerate(self.spots)}

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The name of each place; those above each other share one."""
        return tuple(spot.name for spot in self.spots)

    @cached_property
    def cells(self) -> Mapping[str, tuple[int, ...]]:
        """The places above each other by their name, the highest first."""
        found: dict[str, list[int]] = {}
        for number in sorted(range(len(self.spots)), key=lambda number: -self.spots[number].level):
            found.setdefault(self.names[number], []).append(number)
        return {name: tuple(numbers) for name, numbers in found.items()}

    @cached_property
    def extents(self) -> tuple[tuple[int, int], ...]:
        """The half-columns from and to which the tile of each place lies."""
        return tuple((spot.x, spot.x + WIDTH) for spot in self.spots)

    @cached_property
    def sides(self) -> tuple[tuple[int, int, int, int], ...]:
        """The places left and right of each place, then above and below it, all on its own level (ML-COLLECT-04, ML-SETUP-06)."""
        return tuple(tuple(self.beside(spot, dy, dx) for dy, dx in SIDE_STEPS) for spot in self.spots)  # type: ignore[misc]

    def beside(self, spot: Spot, rows: int, halves: int) -> int:
        """Return the place `rows` and `halves` (half-columns) from another on its own level; NOWHERE where there is none."""
        return self.index.get((spot.level, spot.row + rows, spot.x + halves), NOWHERE)

    @cached_property
    def covers(self) -> tuple[tuple[int, int, int], ...]:
        """The places one level higher that lie on the left half, on the whole, and on the right half of each place (ML-S07-02)."""
        return tuple(
            (self._at(spot, 1, -1), self._at(spot, 1, 0), self._at(spot, 1, 1)) for spot in self.spots
        )

    @cached_property
    def under(self) -> tuple[tuple[int, ...], ...]:
        """The places one level lower that the tile of each place lies on, left to right."""
        below = ([self._at(spot, -1, half) for half in (-1, 0, 1)] for spot in self.spots)
        return tuple(tuple(number for number in numbers if number != NOWHERE) for numbers in below)

    def _at(self, spot: Spot, levels: int, halves: int) -> int:
        """Return the place `levels` higher and `halves` half-columns to the right in the same row; NOWHERE where there is none."""
        return self.index.get((spot.level + levels, spot.row, spot.x + halves), NOWHERE)

    @cached_property
    def near(self) -> tuple[tuple[int, ...], ...]:
        """The places whose tiles could ever touch the tile of each place by an edge or a corner, on any level (ML-COLLECT-03)."""
        numbered = tuple(enumerate(self.spots))
        return tuple(
            tuple(number for number, other in numbered if _is_near(spot, other)) for spot in self.spots
        )

    @cached_property
    def nearby(self) -> tuple[int, ...]:
        """The places `near` each place, as bits of a number."""
        return tuple(sum(1 << number for number in numbers) for numbers in self.near)

    @cached_property
    def regions(self) -> tuple[str, ...]:
        """The letter of each place's region; "" where the map has none."""
        return tuple(self._region(spot) for spot in self.spots)

    def _region(self, spot: Spot) -> str:
        if not self.region_lines:
            return ""
        letter = self.region_lines[spot.row][spot.x // WIDTH]
        return "" if letter == "." else letter

    @cached_property
    def rows(self) -> int:
        """Number of rows of the map."""
        return 1 + max(spot.row for spot in self.spots)

    @cached_property
    def in_rows(self) -> tuple[tuple[int, ...], ...]:
        """The places of each row, on every level."""
        found: list[list[int]] = [[] for _ in range(self.rows)]
        for number, spot in enumerate(self.spots):
            found[spot.row].append(number)
        return tuple(map(tuple, found))

    @cached_property
    def columns(self) -> int:
        """Width of the map in whole columns."""
        return max(spot.x for spot in self.spots) // WIDTH + 1

    def starting(self, letter: str) -> tuple[int, ...]:
        """Return the start spots with this letter."""
        return tuple(self._where(lambda spot: spot.start == letter))

    def at(self, row: int, x: int) -> tuple[int, ...]:
        """Return the places of one cell, the highest first."""
        return self._stacks.get((row, x), ())

    @cached_property
    def _stacks(self) -> Mapping[tuple[int, int], tuple[int, ...]]:
        """The places of each cell, the highest first."""
        first = (self.spots[numbers[0]] for numbers in self.cells.values())
        return {(spot.row, spot.x): numbers for spot, numbers in zip(first, self.cells.values(), strict=True)}

    def _where(self, fits: Callable[[Spot], bool]) -> Iterable[int]:
        return (number for number, spot in enumerate(self.spots) if fits(spot))


def _is_near(one: Spot, two: Spot) -> bool:
    return (
        one is not two
        and abs(one.row - two.row) <= 1
        and abs(one.x - two.x) <= WIDTH
        and (one.row, one.x) != (two.row, two.x)
    )
