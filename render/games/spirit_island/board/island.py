"""The island as it stands now: outlines of what is coming, and in each land what is in it."""

from __future__ import annotations

from typing import Final

from PIL import Image

from engine.games.spirit_island.model.island import terrain
from engine.games.spirit_island.model.land import is_ocean
from engine.games.spirit_island.model.view import LandView, SpiritIslandView
from render.games.spirit_island.board.ground import ground, island, name_plate, ring
from render.games.spirit_island.board.pieces import plate_sprite, plates
from render.games.spirit_island.board.places import name_spot, places, wide_at
from render.kit.canvas import Canvas
from render.kit.palette import CORAL, GOLD, LANDS, Ink
from render.kit.sprites import cached

_RINGS: Final[dict[str, tuple[Ink, bool]]] = {
    "ravage": (CORAL, False),
    "build": (GOLD, True),
}
"""Outline of a land, by the action that will happen there; the first action of the mapping that applies is drawn."""


@cached(4)
def named_island(boards: tuple[str, ...]) -> Image.Image:
    """Return the island with the names of all lands and oceans."""
    sheet = island(boards).copy()
    for land in (*ground(boards).lands, *ground(boards).oceans):
        kind = "sea" if is_ocean(land) else terrain(land)
        plate = name_plate(land, len(boards), LANDS[kind][0])
        sheet.paste(plate.image, name_spot(boards, land), plate.mask)
    return sheet


def lay(canvas: Canvas, view: SpiritIslandView, top: int) -> None:
    """Lay all that changes; the island with its names lies there already."""
    for land in view.lands:
        _lay_ring(canvas, view, land, top)
        lay_plates(canvas, view, land, top)


def _lay_ring(canvas: Canvas, view: SpiritIslandView, land: LandView, top: int) -> None:
    for action, look in _RINGS.items():
        if action in land.next:
            sprite, x, y = ring(view.boards, land.id, *look)
            canvas.lay(sprite, x, top + y)
            return


def lay_plates(canvas: Canvas, view: SpiritIslandView, land: LandView, top: int) -> None:
    """Lay the pieces and marks in a land."""
    shown = plates(land, view.spirits)
    if not shown:
        return
    high, spots = places(view.boards, land.id, tuple(plate.share for plate in shown))
    for plate, (x, y) in zip(shown, spots, strict=True):
        canvas.lay(plate_sprite(plate, high, wide_at(plate.share, high), land.id), x, top + y)
