"""Tiles and favour tokens as they are seen."""

from __future__ import annotations

from functools import cache

from engine.games.spirits_of_the_forest.model.facts import tiles
from engine.games.spirits_of_the_forest.model.kinds import Face
from engine.games.spirits_of_the_forest.model.view import FavourView, TileView

FACE_DOWN = -1
"""Index in place of that of a tile that lies face down."""


@cache
def tile_view(index: int) -> TileView:
    """Return one tile as it is seen."""
    if index == FACE_DOWN:
        return TileView(spirit=None, symbols=0, power=None)
    tile = tiles()[index]
    return TileView(spirit=tile.spirit, symbols=tile.symbols, power=tile.power)


@cache
def favour_view(face: Face | None, spent: bool = False, known: bool = False) -> FavourView:
    """Return one favour token as it is seen."""
    return FavourView(face=face, spent=spent, known=known)
