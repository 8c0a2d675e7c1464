"""The spirit beside the words on a button: that of the tile which the button takes."""

from __future__ import annotations

from typing import Final

from engine.games.moonlight.messages.labels import top_spot
from engine.games.moonlight.model.actions import Collect, MoonlightAction
from engine.games.moonlight.model.view import MoonlightView
from render.games.spirits_of_the_forest.art.icons import POWERS, SPIRITS
from render.games.spirits_of_the_forest.art.signs import WITH, of_tile
from render.painter import Badge

SIGNS: Final = (*SPIRITS, *(f"{spirit}{WITH}{power}" for spirit in SPIRITS for power in POWERS))


def badge(view: MoonlightView, action: MoonlightAction) -> Badge | None:
    """Return the badge of a tile that is picked; None where none is, or where it lies face down."""
    spot = top_spot(view, action.tile) if isinstance(action, Collect) else None
    if spot is None or spot.tile is None or spot.tile.spirit is None:
        return None
    return Badge(of_tile(spot.tile.spirit, spot.tile.power))
