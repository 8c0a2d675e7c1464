"""The shapes of the lands: they touch exactly where the boards and their layouts say so."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from itertools import pairwise, permutations

import pytest

from engine.games.spirit_island.model.facts import lands
from engine.games.spirit_island.model.island import Island, is_coastal
from engine.games.spirit_island.model.land import BOARDS
from engine.games.spirit_island.model.shapes import Point
from render.games.spirit_island.art.shapes import LENGTH, alone, board_shape, coasts, outlines
from render.games.spirit_island.board.ground import ground

LAYOUTS = [boards for count in (1, 2, 3, 4) for boards in permutations(BOARDS, count)]


def edges(outline: Sequence[Point]) -> set[frozenset[Point]]:
    """Return the edges of a polygon, each as its two ends."""
    return {frozenset(edge) for edge in pairwise((*outline, outline[0]))}


def twice_area(outline: Sequence[Point]) -> int:
    """Return twice the area of a polygon in the units of the slanting axes; positive where it runs counter-clockwise."""
    return sum(x * b - y * a for (x, y), (a, b) in pairwise((*outline, outline[0])))


def touching(boards: tuple[str, ...]) -> set[frozenset[str]]:
    """Return the pairs of lands whose outlines share an edge."""
    found = defaultdict(set)
    for land, outline in outlines(boards).items():
        for edge in edges(outline):
            found[edge].add(land)
    return {frozenset(pair) for pair in found.values() if len(pair) == 2}


def meeting(boards: tuple[str, ...]) -> set[frozenset[str]]:
    """Return the pairs of lands whose outlines share a point."""
    found = defaultdict(set)
    for land, outline in outlines(boards).items():
        for point in outline:
            found[point].add(land)
    return {
        frozenset((one, other)) for near in found.values() for one in near for other in near if one != other
    }


def pairs(neighbours: Iterable[tuple[str, Iterable[str]]]) -> set[frozenset[str]]:
    return {frozenset((land, other)) for land, near in neighbours for other in near if land[1] != "0"}


@pytest.mark.rule("SI-BOARD-03")
@pytest.mark.parametrize("boards", LAYOUTS, ids="".join)
def test_lands_touch_where_the_boards_and_their_joins_say_so_and_nowhere_else(
    boards: tuple[str, ...],
) -> None:
    assert touching(boards) == pairs(Island(boards, corners=False).neighbours.items())


@pytest.mark.rule("SI-BOARD-04")
@pytest.mark.parametrize("boards", [each for each in LAYOUTS if len(each) == 4], ids="".join)
def test_lands_that_meet_in_a_point_in_the_middle_of_four_boards_do_so_in_the_picture(
    boards: tuple[str, ...],
) -> None:
    joined = pairs(Island(boards, corners=True).neighbours.items())
    assert joined <= meeting(boards)


@pytest.mark.parametrize("boards", LAYOUTS, ids="".join)
def test_no_lands_lie_upon_each_other(boards: tuple[str, ...]) -> None:
    """Together they fill exactly what their common outline encloses: each edge is used once from each side."""
    used = Counter(edge for outline in outlines(boards).values() for edge in pairwise((*outline, outline[0])))
    assert set(used.values()) == {1}
    rim = {start: end for start, end in used if (end, start) not in used}
    start = at = next(iter(rim))
    outline = [start]
    while (at := rim.pop(at)) != start:
        outline.append(at)
    assert not rim, "the island is one piece without a hole"
    assert twice_area(outline) == sum(map(twice_area, outlines(boards).values()))


@pytest.mark.parametrize("board", BOARDS)
def test_a_land_is_a_simple_shape_and_none_is_small(board: str) -> None:
    for land, outline in outlines((board,)).items():
        whole = [*pairwise((*outline, outline[0]))]
        for number, (a, b) in enumerate(whole):
            for c, d in whole[number + 2 :]:
                assert not crosses(a, b, c, d), land
        assert twice_area(outline) > 2 * LENGTH * LENGTH / 8 / 2


def crosses(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Return whether two edges cross."""
    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


def side(a: Point, b: Point, c: Point) -> int:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


@pytest.mark.rule("SI-BOARD-06")
@pytest.mark.parametrize("board", BOARDS)
def test_the_coast_is_that_of_the_coastal_lands(board: str) -> None:
    coast = {frozenset(edge) for edge in pairwise(coasts((board,))[f"{board}0"])}
    for land, outline in outlines((board,)).items():
        assert bool(edges(outline) & coast) == is_coastal(land), land
    assert coast <= set().union(*map(edges, outlines((board,)).values()))


@pytest.mark.parametrize("board", BOARDS)
def test_sides_are_divided_as_printed(board: str) -> None:
    """The ends of each land's part of a side are points of that land."""
    shape = board_shape(board)
    corners = {(0, 0): (LENGTH, 0), (0, 13): (0, 0), (2, 0): (0, LENGTH), (2, 13): (LENGTH, LENGTH)}
    for (number, at), corner in corners.items():
        side_edges = lands().boards[board].sides[number]
        land = side_edges[0][0] if at == 0 else side_edges[-1][0]
        assert corner in {shape.points[point] for point in shape.lands[land]}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_board_that_is_drawn_alone_lies_as_it_does_on_the_island(seats: int) -> None:
    """Lands keep their order from left to right, or else, on boards turned by a third, their side."""
    boards = ("A", "B", "C", "D")[:seats]
    for board in boards:
        everywhere, here = ground(boards).lands, ground((alone(boards, board),)).lands
        assert {*here} == {land for land in everywhere if land[0] == board}
        ways = [[middle(lands[f"{board}{n}"]) for n in (1, 3, 6, 8)] for lands in (everywhere, here)]
        (there, alone_) = ([(b[0] - a[0], b[1] - a[1]) for a in way for b in way if a != b] for way in ways)
        assert sum(a[0] * b[0] + a[1] * b[1] for a, b in zip(there, alone_, strict=True)) > 0, board


def middle(points: Sequence[tuple[float, float]]) -> tuple[float, float]:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)
