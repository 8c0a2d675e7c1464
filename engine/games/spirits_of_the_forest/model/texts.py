"""The Texts of this game: its catalogue keys begin with its id."""

from __future__ import annotations

from functools import cache

from engine.games.spirits_of_the_forest.model.facts import Tile
from engine.games.spirits_of_the_forest.model.kinds import FACES, ID, Face
from engine.kit import GameTexts
from engine.text import Text

words = GameTexts(ID)
tell, event, refuse = words.tell, words.event, words.refuse


@cache
def named(face: Face) -> Text:
    """Return the name of a spirit, a power or '+'."""
    return tell(face)


@cache
def tile_text(tile: Tile) -> Text:
    """Return a tile in a few words: `leaves`, `leaves ×2`, `leaves · moon`."""
    if tile.symbols == 2:
        return tell("tile-double", spirit=named(tile.spirit))
    if tile.power is not None:
        return tell("tile-power", spirit=named(tile.spirit), power=named(tile.power))
    return named(tile.spirit)


def face_text(face: str) -> Text:
    """Return a favour token by its face, even where people have typed a face that there is not."""
    return next((named(each) for each in FACES if each == face), tell("token-none"))
