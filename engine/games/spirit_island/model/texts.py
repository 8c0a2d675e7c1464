"""The Texts of the game that rules, views and labels share."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from engine.games.spirit_island.model.kinds import ID
from engine.text import Arg, Text, say


def tell(key: str, /, **args: Arg) -> Text:
    """Return the Text `spirit-island-<key>`."""
    return say(f"{ID}-{key}", **args)


@lru_cache(maxsize=1 << 10)
def name_of(thing: str) -> Text:
    """Return the name of a card, spirit, element, terrain or piece by its id."""
    return tell(f"name-{thing}")


def names_of(things: Iterable[str]) -> tuple[Text, ...]:
    """Return the names of some things, in the order given."""
    return tuple(name_of(thing) for thing in things)


def piece_text(piece: str) -> Text:
    """Return the text of a piece as actions name it: `town-1`, with its damage."""
    kind, _, rest = piece.partition("-")
    damage, _, dreamt = rest.partition("-")
    if rest == "dreamt" or dreamt:
        return tell("piece-dreamt", piece=name_of(kind), damage=int(damage) if damage.isdigit() else 0)
    return tell("piece-damaged", piece=name_of(kind), damage=int(damage)) if damage else name_of(kind)


def does(power: str) -> Text:
    """Return the text of what a power, a blight card or a special rule does, before any threshold."""
    return tell(f"does-{power}")


def threshold_does(power: str, number: int) -> Text:
    """Return the text of what a threshold of a power adds, numbered from 1."""
    return tell(f"adds-{power}-{number}")


def fear_does(card: str, level: int) -> Text:
    """Return the text of what a fear card does at a terror level."""
    return tell(f"fear-{card}-{level}")
