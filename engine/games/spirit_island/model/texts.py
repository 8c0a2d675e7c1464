"""The Texts of the game that rules, views and labels share."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache, reduce

from engine.games.spirit_island.model.kinds import ID
from engine.games.spirit_island.model.land import board_of, is_ocean
from engine.text import Arg, Text, say


def tell(key: str, /, **args: Arg) -> Text:
    """Return the Text `spirit-island-<key>`."""
    return say(f"{ID}-{key}", **args)


@lru_cache(maxsize=1 << 10)
def name_of(thing: str) -> Text:
    """Return the name of a card, spirit, element, terrain or piece by its id."""
    return tell(f"name-{thing}")


def spot(land: str) -> str | Text:
    """Return a land as an argument of an event: its name, an ocean in words."""
    return tell("ocean-of", board=board_of(land)) if is_ocean(land) else land


def count_of(kind: str, count: int = 1) -> Text:
    """Return some pieces of a kind in words: `2 towns`."""
    return tell(f"told-{kind}", count=count)


def kinds_of(kinds: Iterable[str], count: int) -> Text:
    """Return kinds of piece of which some are moved, in words fit for their number: `explorers or towns`."""
    return tell(f"kinds-{'-'.join(kinds)}", count=count)


def names_of(things: Iterable[str]) -> tuple[Text, ...]:
    """Return the names of some things, in the order given."""
    return tuple(name_of(thing) for thing in things)


def either(places: Iterable[str], *, briefly: bool = False) -> Text:
    """Return the kinds of land of which one is meant, each by its id: `jungle or wetland`; briefly `Dahan` for a land with Dahan."""
    *others, last = (tell(f"there-{place}" if briefly else f"where-{place}") for place in places)
    return tell("either", one=tuple(others), other=last) if others else last


def price_text(cost: int) -> Arg:
    """Return the cost of a card as a number, or that it gives energy where it is below 0 (SI-SCENARIO-03)."""
    return cost if cost >= 0 else tell("cost-gives", energy=-cost)


def challenger(name: str) -> Text:
    """Return the short name of an adversary or a scenario by its id: `England`."""
    return tell(f"challenger-{name}")


def piece_text(piece: str) -> Text:
    """Return the text of a piece as actions name it: `town-1` with its damage, `dahan-moved` or `town-dreamt` with its mark."""
    kind, _, rest = piece.partition("-")
    damage, _, mark = rest.rpartition("-") if not rest.isdigit() else (rest, "", "")
    if damage:
        key = f"piece-{mark}-damaged" if mark else "piece-damaged"
        return tell(key, piece=name_of(kind), damage=int(damage))
    return tell(f"piece-{mark}", piece=name_of(kind)) if mark else name_of(kind)


def does(power: str) -> Text:
    """Return the text of what a power, a blight card or a special rule does, before any threshold."""
    return tell(f"does-{power}")


def threshold_does(power: str, number: int) -> Text:
    """Return the text of what a threshold of a power adds, numbered from 1."""
    return tell(f"adds-{power}-{number}")


def thresholds_do(power: str, numbers: Sequence[int]) -> Text:
    """Return the texts of what some thresholds of a power add, a sentence after the other."""
    return one_after_other([threshold_does(power, number) for number in numbers])


def one_after_other(sentences: Sequence[Text]) -> Text:
    """Return sentences as one text."""
    return reduce(lambda first, other: tell("one-after-other", first=first, other=other), sentences)


def fear_does(card: str, level: int) -> Text:
    """Return the text of what a fear card does at a terror level."""
    return tell(f"fear-{card}-{level}")
