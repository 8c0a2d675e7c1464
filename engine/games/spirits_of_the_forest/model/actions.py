"""The verbs of a player in the forest whatever is played with it, one class each. Modules have verbs of their own."""

from __future__ import annotations

from typing import Final, TypeAlias

from engine.kit import Action, verb, verbs_of

SUPPLY: Final = "supply"
"""Payment by a gem from the own supply."""
PLUS: Final = "plus"
"""Payment for the second tile by a '+', used between the tiles, and the gem it brings back (SF-FAVOUR-07)."""


class ForestVerb(Action):
    """An action in the forest; `places` are its fields that name a place there."""

    __slots__ = ()
    places: tuple[str, ...] = ()


ForestAction: TypeAlias = ForestVerb


@verb("take")
class Take(ForestVerb):
    """Collect one tile, or two in this order; both named by their cells.

    `pay` and `pay_second` name the own gem removed for a tile with an opponent's gem: "supply", the
    cell the gem lies on, or, for the second tile only, "plus". They are None where nothing is to be paid
    (SF-GEM-08, SF-GEM-09).
    """

    first: str
    second: str | None = None
    pay: str | None = None
    pay_second: str | None = None
    places = ("first", "second")


@verb("place")
class Place(ForestVerb):
    """Put a gem from the supply on the tile of a cell (SF-GEM-01)."""

    to: str
    places = ("to",)


@verb("move")
class Move(ForestVerb):
    """Move the own gem that lies on the cell `gem` to another cell (SF-GEM-04)."""

    gem: str
    to: str
    places = ("gem", "to")


@verb("keep")
class Keep(ForestVerb):
    """Neither place nor move a gem (SF-GEM-01)."""


@verb("stop")
class Stop(ForestVerb):
    """Take nothing more of the offers of this step: no second tile, no card, no other gem to move."""


@verb("plus")
class Plus(ForestVerb):
    """Use an examined '+' token: one removed gem comes back to the supply (SF-FAVOUR-06)."""


@verb("pass")
class Pass(ForestVerb):
    """Give the turn on, being unable to collect anything (SF-TURN-03)."""


@verb("reveal")
class Reveal(ForestVerb):
    """Turn the own favour tokens up after the last collection, using no '+' any more (SF-END-03)."""


@verb("token")
class Token(ForestVerb):
    """Take this favour token out of those offered."""

    face: str


VERBS: Final = verbs_of(ForestVerb)
