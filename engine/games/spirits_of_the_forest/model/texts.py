"""The Texts of this game: its catalogue keys begin with its id."""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

from engine.games.spirits_of_the_forest.model.components import Tile
from engine.games.spirits_of_the_forest.model.kinds import ID, Face
from engine.text import Arg, Text, say


def tell(key: str, /, **args: Arg) -> Text:
    """The Text of this game's key."""
    return say(f"{ID}-{key}", **args)


Verdict: TypeAlias = tuple[Text, str | None]
"""What is wrong with an action, and the id of the rule."""


def refuse(rule: str | None, key: str, /, **args: Arg) -> Verdict:
    """The verdict that says `refused-<key>`."""
    return tell(f"refused-{key}", **args), rule


@cache
def named(face: Face) -> Text:
    """The name of a spirit, a power or '+'."""
    return tell(face)


@cache
def tile_text(tile: Tile) -> Text:
    """A tile in a few words: `leaves`, `leaves ×2`, `leaves · moon`."""
    if tile.symbols == 2:
        return tell("tile-double", spirit=named(tile.spirit))
    if tile.power is not None:
        return tell("tile-power", spirit=named(tile.spirit), power=named(tile.power))
    return named(tile.spirit)
