"""What a player can do in the forest, one class per verb."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

SUPPLY: Final = "supply"
"""As a payment: a gem from the own supply."""
PLUS: Final = "plus"
"""As a payment for the second tile: a '+' is used between the tiles and its gem paid (SF-FAVOUR-07)."""


@dataclass(frozen=True, slots=True)
class Take:
    """Collect one tile, or two in this order; both named by their cells.

    `pay` and `pay_second` say which own gem is removed for a tile with an opponent's gem: "supply", the
    cell the gem lies on, or, for the second tile only, "plus". They are None where nothing is to be paid
    (SF-GEM-08, SF-GEM-09).
    """

    first: str
    second: str | None = None
    pay: str | None = None
    pay_second: str | None = None
    verb: Literal["take"] = "take"


@dataclass(frozen=True, slots=True)
class Place:
    """Put a gem from the supply on the tile of a cell (SF-GEM-01)."""

    to: str
    verb: Literal["place"] = "place"


@dataclass(frozen=True, slots=True)
class Move:
    """Move the own gem that lies on the cell `gem` to another cell (SF-GEM-04)."""

    gem: str
    to: str
    verb: Literal["move"] = "move"


@dataclass(frozen=True, slots=True)
class Keep:
    """Neither place nor move a gem (SF-GEM-01)."""

    verb: Literal["keep"] = "keep"


@dataclass(frozen=True, slots=True)
class Plus:
    """Use an examined '+' token: one removed gem comes back to the supply (SF-FAVOUR-06)."""

    verb: Literal["plus"] = "plus"


@dataclass(frozen=True, slots=True)
class Pass:
    """Give the turn on, being unable to collect anything (SF-TURN-03)."""

    verb: Literal["pass"] = "pass"


@dataclass(frozen=True, slots=True)
class Reveal:
    """Turn the own favour tokens up after the last collection, using no '+' any more (SF-END-03)."""

    verb: Literal["reveal"] = "reveal"


ForestAction: TypeAlias = Take | Place | Move | Keep | Plus | Pass | Reveal
