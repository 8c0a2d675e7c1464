"""The signs of the lesson: the creatures and what lies in the moonlit forest; spirits, tiles and gems are those of the forest."""

from __future__ import annotations

from typing import get_args

from engine.games.moonlight.model.kinds import SIDES, Mark
from render.games.moonlight.art import icons
from render.games.spirits_of_the_forest.art import signs as forest
from render.kit.palette import CREAM, Ink
from render.kit.sprites import Sprite, silhouette

_MARKS = {mark: mark for mark in get_args(Mark)}
_CREATURES = {side: side for side in SIDES}
_PICKS = {f"pick-{side}": side for side in SIDES}
"""Rings around tiles that a creature can pick."""
OTHERS = (
    "bit",
    "token",
    "demanded",
    "lack",
    "bridge",
    "tile-back",
    *icons.SILHOUETTES,
    *_PICKS,
)
"""Signs beside those of creatures, marks, spirits and powers."""


def sign(name: str, size: int, over: Ink) -> Sprite:
    """Return a sign by its name. Raises KeyError for one that there is not."""
    if name in _CREATURES:
        return icons.creature(_CREATURES[name], size, over)
    if name in _MARKS:
        return icons.mark(_MARKS[name], size, over)
    if name == "bit":
        return icons.bit(size, over)
    if name == "demanded":
        return icons.demanded(size * 3 // 4, over)
    if name == "lack":
        return icons.lack(size, over)
    if name == "bridge":
        return silhouette("mdi:bridge", size, CREAM, over)
    if name in icons.SILHOUETTES:
        return icons.standing(name, size * 3 // 4, over)
    if name in _PICKS:
        return icons.pick_ring((_PICKS[name],), size * 5 // 6, size, over)
    return forest.sign("favour" if name == "token" else name, size, over)
