"""The spirit beside the words on a button: that of the tile which the button takes."""

from __future__ import annotations

from engine.games.moonlight.messages.labels import top_spot
from engine.games.moonlight.model.actions import Collect, MoonlightAction
from engine.games.moonlight.model.view import MoonlightView
from render.painter import Badge


def badge(view: MoonlightView, action: MoonlightAction) -> Badge | None:
    """Return the badge of a tile that is picked; None where none is, or where it lies face down."""
    spot = top_spot(view, action.tile) if isinstance(action, Collect) else None
    spirit = spot.tile.spirit if spot is not None and spot.tile is not None else None
    return None if spirit is None else Badge(spirit)
