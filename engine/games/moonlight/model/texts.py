"""The Texts of this game: its catalogue keys begin with its id. Spirits, powers and tiles are named as in the forest."""

from __future__ import annotations

from engine.games.moonlight.model.kinds import ID, Creature, Mode, Side
from engine.games.spirits_of_the_forest.model.facts import tiles
from engine.games.spirits_of_the_forest.model.texts import face_text, named, tile_text
from engine.kit import GameTexts
from engine.text import Text

words = GameTexts(ID)
tell, event, refuse = words.tell, words.event, words.refuse

__all__ = [
    "creature_text",
    "event",
    "face_text",
    "named",
    "refuse",
    "side_text",
    "tell",
    "tile_name",
    "words",
]


def creature_text(creature: Creature) -> Text:
    """Return a creature by its name."""
    return tell(f"creature-{creature}")


def side_text(side: Side, mode: Mode, *, first: bool = False) -> Text:
    """Return a side: the team and the opponent, or Light and Shadow where all are against each other (ML-VERSUS-09).

    `first`: as the first word of a sentence.
    """
    if mode == "versus":
        return tell(f"versus-{side}")
    return tell(f"first-{side}") if first else tell(f"side-{side}")


def tile_name(tile: int) -> Text:
    """Return a spirit tile in a few words."""
    return tile_text(tiles()[tile])
