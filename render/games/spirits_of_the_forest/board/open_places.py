"""The forest on which a place is chosen, for a gem or a tile: the places that may be chosen are bright, and nothing else is drawn."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Final

from engine.action import Value
from engine.games.spirits_of_the_forest.model.view import ForestView
from render.games.spirits_of_the_forest.art.scene import forest
from render.games.spirits_of_the_forest.art.site import HEADER, Site
from render.games.spirits_of_the_forest.board import board
from render.kit.canvas import Canvas

TO: Final = frozenset({"to", "other"})
"""Fields that name one of many places for a gem. Tiles to take are few, and lie at the ends of the rows."""
FROM: Final = frozenset({"gem", "own"})
"""Fields that name one of the few places where a gem of one's own lies."""
_ABOVE: Final = 12
"""Pixels above the forest."""


def places_among(
    view: ForestView, field: str, values: Sequence[Value], fields: Collection[str] = TO | FROM
) -> Sequence[str]:
    """Return the places that may be chosen; none where it is none of these `fields`, or it names something else."""
    if field not in fields:
        return ()
    names = {cell.name for cell in view.cells}
    return [str(value) for value in values] if names.issuperset(map(str, values)) else ()


def draw(view: ForestView, lit: Sequence[str]) -> Canvas:
    """Return the forest alone, without its headline and the players; the `lit` places are bright."""
    place = site_of(view)
    canvas = Canvas(forest(place.wide, place.floor, place.floor - 16))
    board.lay_forest(canvas, view, place, lit)
    return canvas


def site_of(view: ForestView) -> Site:
    """Return the place of everything where no headline stands above the forest."""
    place = board.places(view)
    return replace(place, top=place.top - HEADER + _ABOVE, floor=place.floor - HEADER + _ABOVE)
