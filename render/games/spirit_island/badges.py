"""The sign beside the words on a button: that of a piece, or of an element."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from engine.games.spirit_island.model.actions import Attune, IslandAction
from engine.games.spirit_island.model.kinds import ELEMENTS
from render.games.spirit_island.art.icons import PIECE
from render.painter import Badge

PIECES: Final = ("explorer", "town", "city", "dahan", "blight")
SIGNS: Final = (*(f"{PIECE}{kind}" for kind in PIECES), *ELEMENTS)


def badge(action: IslandAction, fields: Collection[str]) -> Badge | None:
    """Return the badge of a piece, whatever damage it has, or of an element; None where these fields name neither."""
    if isinstance(action, Attune) and "element" in fields:
        return Badge(action.element)
    kind = str(getattr(action, "piece", "")).partition("-")[0] if "piece" in fields else ""
    return Badge(f"{PIECE}{kind}") if kind in PIECES else None
