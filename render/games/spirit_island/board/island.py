"""The island as it stands now: outlines of what is coming, and in each land what is in it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from PIL import Image

from engine.games.spirit_island.model.island import terrain
from engine.games.spirit_island.model.land import is_ocean
from engine.games.spirit_island.model.view import LandView, SpiritIslandView
from render.games.spirit_island.art.shapes import alone
from render.games.spirit_island.board.arrangement import PAD, Arrangement, arranged
from render.games.spirit_island.board.ground import ground, island, name_plate, ring
from render.games.spirit_island.board.pieces import plate_sprite, plates
from render.games.spirit_island.board.places import name_spot, wide_at
from render.kit.canvas import Canvas
from render.kit.marks import Box
from render.kit.palette import CORAL, CREAM, FIELD, GOLD, LANDS, NIGHT, Ink
from render.kit.sprites import Brush, Sprite, cached, cached_large, fix, plate, stamp

RINGS: Final[dict[str, tuple[Ink, bool]]] = {
    "ravage": (CORAL, False),
    "build": (GOLD, True),
}
"""Outline of a land, by the action that will happen there; the first action of the mapping that applies is drawn."""
BOX: Final[Ink] = FIELD
"""Ink of a box beside a land."""
NEAR: Final = 6
"""Number of pixels that a line should stay away from a thing that it does not lead to."""


@cached_large
def named_island(boards: tuple[str, ...]) -> Image.Image:
    """Return the island with the names of all lands and oceans."""
    sheet = island(boards).copy()
    for land in (*ground(boards).lands, *ground(boards).oceans):
        kind = "sea" if is_ocean(land) else terrain(land)
        named = name_plate(land, len(boards), LANDS[kind][0])
        fix(sheet, named, name_spot(boards, land))
    return sheet


def of_board(view: SpiritIslandView, board: str) -> SpiritIslandView:
    """Return the view of a single board, as if it were an island of its own that lies as the board does on the island."""
    lands = tuple(land for land in view.lands if land.board == board)
    return view.model_copy(update={"boards": (alone(view.boards, board),), "lands": lands})


def lay(canvas: Canvas, view: SpiritIslandView, top: int) -> None:
    """Lay all that changes; the island with its names lies there already."""
    for land in view.lands:
        _lay_ring(canvas, view, land, top)
    lay_things(canvas, view, top)


def _lay_ring(canvas: Canvas, view: SpiritIslandView, land: LandView, top: int) -> None:
    for action, look in RINGS.items():
        if action in land.next:
            sprite, x, y = ring(view.boards, land.id, *look)
            canvas.lay(sprite, x, top + y)
            return


def lay_things(canvas: Canvas, view: SpiritIslandView, top: int) -> None:
    """Lay the pieces and marks of all lands, in the lands or in boxes that lines lead to."""
    shown = {land.id: found for land in view.lands if (found := plates(land, view.spirits))}
    places = arrangement(view)
    inland = [*_inland(view, places)] if places.boxes else []
    for land, box in places.boxes.items():
        _lay_leader(canvas, view.boards, land, box, inland, top)
    for land in ground(view.boards).lands if places.boxes else ():
        over = LANDS[terrain(land)][0]
        x, y = name_spot(view.boards, land)
        canvas.lay(name_plate(land, len(view.boards), over), x, top + y)
    for land, box in places.boxes.items():
        _lay_box(canvas, len(view.boards), land, box, top)
    for land, things in shown.items():
        over = BOX if land in places.boxes else LANDS["sea" if is_ocean(land) else terrain(land)][0]
        for thing, (x, y) in zip(things, places.spots[land], strict=True):
            canvas.lay(plate_sprite(thing, places.high, wide_at(thing.share, places.high), over), x, top + y)


def arrangement(view: SpiritIslandView) -> Arrangement:
    """Return the places of all pieces and marks on the island."""
    found = ((land.id, tuple(plate.share for plate in plates(land, view.spirits))) for land in view.lands)
    return arranged(view.boards, tuple((land, shares) for land, shares in found if shares))


def _inland(view: SpiritIslandView, places: Arrangement) -> Iterator[tuple[str, Box]]:
    """Yield what lies in each land that has no box, and the names of all lands, with the place that it takes."""
    wide, high = ground(view.boards).name
    for land in view.lands:
        if land.id in ground(view.boards).lands:
            x, y = name_spot(view.boards, land.id)
            yield land.id, (x, y, x + wide, y + high)
        if land.id not in places.boxes:
            for thing, (x, y) in zip(plates(land, view.spirits), places.spots.get(land.id, ()), strict=True):
                yield land.id, (x, y, x + wide_at(thing.share, places.high), y + places.high)


def _lay_leader(
    canvas: Canvas, boards: tuple[str, ...], land: str, box: Box, things: Sequence[tuple[str, Box]], top: int
) -> None:
    """Lay the line from a land that is too small for its things to the box in which they lie, past the things of other lands."""
    wide, high = ground(boards).name
    x, y = name_spot(boards, land)
    start = x + wide // 2, y + high // 2
    others = [place for other, place in things if other != land]
    line, at = _leader(start, _end(start, box, others))
    canvas.lay(line, at[0], top + at[1])


def _end(start: tuple[int, int], box: Box, things: Sequence[Box]) -> tuple[int, int]:
    """Return the point of a box to which a line crosses the fewest things: of several, the nearest."""
    y = min(max(start[1], box[1] + 8), box[3] - 8)
    nearest = min(max(start[0], box[0] + 20), box[2] - 20)
    ends = [(nearest, y), *((x, y) for x in range(box[0] + 20, box[2] - 19, 20))]
    ends.sort(key=lambda end: abs(end[0] - nearest))
    things = _between(start, ends, things)
    best, fewest = ends[0], len(things) + 1
    for end in ends:
        crossed = 0
        for thing in things:
            crossed += _crosses(start, end, thing)
            if crossed >= fewest:
                break
        else:
            best, fewest = end, crossed
        if not fewest:
            break
    return best


def _between(start: tuple[int, int], ends: Sequence[tuple[int, int]], things: Sequence[Box]) -> Sequence[Box]:
    """Return the things that a line to one of the ends can come near at all."""
    (left, right), (top, low) = ((min(each), max(each)) for each in zip(start, *ends, strict=True))
    return [
        thing
        for thing in things
        if thing[0] - NEAR < right
        and thing[2] + NEAR > left
        and thing[1] - NEAR < low
        and thing[3] + NEAR > top
    ]


def _crosses(start: tuple[int, int], end: tuple[int, int], thing: Box) -> bool:
    """Return whether a line comes near a thing: one of the steps of eight pixels in which it is walked.

    The steps that lie between the sides of the thing, and those between its edges, are reckoned and not walked.
    """
    across, down = end[0] - start[0], end[1] - start[1]
    steps = max(abs(across), abs(down)) // 8 + 1
    first, last = 0, steps
    for at, way, near, far in (
        (start[0], across, thing[0] - NEAR, thing[2] + NEAR),
        (start[1], down, thing[1] - NEAR, thing[3] + NEAR),
    ):
        if way < 0:
            at, way, near, far = -at, -way, -far, -near
        if way:
            first = max(first, (near - at) * steps // way + 1)
            last = min(last, -((at - far) * steps // way) - 1)
        elif not near < at < far:
            return False
        if first > last:
            return False
    return True


def _lay_box(canvas: Canvas, seats: int, land: str, box: Box, top: int) -> None:
    """Lay a box for the things of a land, with the land's name."""
    left, upper, right, lower = box
    canvas.lay(plate(right - left, lower - upper, 16, BOX, CREAM, 3, LANDS["sea"][0]), left, top + upper)
    named = name_plate(land, seats, BOX)
    canvas.lay(named, left + PAD, top + (upper + lower - named.size[1]) // 2)


@cached(64)
def _leader(start: tuple[int, int], end: tuple[int, int]) -> tuple[Sprite, tuple[int, int]]:
    """Return the line from the name of a land to a point of its box, and where its upper left corner lies."""
    left, top = min(start[0], end[0]) - 8, min(start[1], end[1]) - 8
    brush = Brush(abs(start[0] - end[0]) + 16, abs(start[1] - end[1]) + 16, 2)
    points = [(x - left, y - top) for x, y in (start, end)]
    brush.line(points, 12, NIGHT)
    brush.line(points, 6, CREAM)
    return stamp(brush.done(), NIGHT), (left, top)
