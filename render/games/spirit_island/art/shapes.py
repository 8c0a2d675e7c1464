"""The shapes of lands, from `data/games/spirit-island/boards.toml`, and where the layouts put them.

Points are whole numbers on two axes at 60 degrees, so that boards turned by sixths still fit each other point by point.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from engine.facts import facts
from engine.games.spirit_island.model.facts import SIDE, SeatPlace, lands
from engine.games.spirit_island.model.kinds import ID
from engine.games.spirit_island.model.land import land_of, ocean_of
from engine.games.spirit_island.model.shapes import BoardShape, BoardShapes, Point

LENGTH: Final = SIDE * 100
"""Length of a side of a board, in the units of the shapes."""

_UPSIDE_DOWN: Final = "*"
"""End of the name of a board that is drawn upside down."""


def board_shape(board: str) -> BoardShape:
    """Return the shape of a board."""
    return facts(ID, "boards", BoardShapes).boards[board]


def turn(point: Point, sixths: int) -> Point:
    """Return a point turned about the origin, counter-clockwise, by `sixths` sixths of a turn."""
    x, y = point
    for _ in range(sixths):
        x, y = -y, x + y
    return x, y


def put(point: Point, place: SeatPlace) -> Point:
    """Return a point of a board, where the layout puts that board."""
    x, y = turn(point, place.turned)
    return x + place.at[0] * LENGTH, y + place.at[1] * LENGTH


@cache
def outlines(boards: tuple[str, ...]) -> dict[str, tuple[Point, ...]]:
    """Return the outline of every land of these boards, joined in their layout."""
    return {
        land_of(board, number): tuple(put(shape.points[point], place) for point in outline)
        for board, place in _placed(boards)
        for shape in [board_shape(board)]
        for number, outline in shape.lands.items()
    }


@cache
def coasts(boards: tuple[str, ...]) -> dict[str, tuple[Point, ...]]:
    """Return the coast of every board, by the ocean it is washed by."""
    return {
        ocean_of(board): tuple(put(shape.points[point], place) for point in shape.coast)
        for board, place in _placed(boards)
        for shape in [board_shape(board)]
    }


@cache
def anchors(boards: tuple[str, ...], offshore: int, along: int) -> dict[str, Point]:
    """Return a point on each ocean, `offshore` units before its coast and `along` units along it."""
    return {ocean_of(board): put((-offshore, along), place) for board, place in _placed(boards)}


def alone(boards: tuple[str, ...], board: str) -> str:
    """Return the name by which one of these boards is drawn alone: as it lies among them, or upside down where that is nearer to it."""
    turned = lands().layouts[len(boards) - 1].seats[boards.index(board)].turned
    return board + _UPSIDE_DOWN if turned in (2, 3, 4) else board


def _placed(boards: tuple[str, ...]) -> Iterator[tuple[str, SeatPlace]]:
    for board, place in zip(boards, lands().layouts[len(boards) - 1].seats, strict=True):
        name = board.removesuffix(_UPSIDE_DOWN)
        yield name, place if name == board else place.model_copy(update={"turned": 3})
