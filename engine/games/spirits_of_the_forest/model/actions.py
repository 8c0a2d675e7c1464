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


@dataclass(frozen=True, slots=True)
class Second:
    """Collect a second tile after the first one brought another to light (SF-EVENT-04); `pay` as for Take."""

    tile: str
    pay: str | None = None
    verb: Literal["second"] = "second"


@dataclass(frozen=True, slots=True)
class Stop:
    """Take nothing more of what this step offers: no second tile, no card, no other gem to move."""

    verb: Literal["stop"] = "stop"


@dataclass(frozen=True, slots=True)
class Wish:
    """Keep this one of two wish cards (SF-WISH-01); cards are named by their goal."""

    card: str
    verb: Literal["wish"] = "wish"


@dataclass(frozen=True, slots=True)
class Curse:
    """Keep this one of two curse cards (SF-CURSE-01); cards are named by what must not be fewest."""

    card: str
    verb: Literal["curse"] = "curse"


@dataclass(frozen=True, slots=True)
class Moonlight:
    """Turn a Moonlight tile up, or leave it down, having looked at it (ML-TILES-04)."""

    face: Literal["up", "down"]
    verb: Literal["moonlight"] = "moonlight"


@dataclass(frozen=True, slots=True)
class Claim:
    """Claim a card of the display with three own tiles, one for each of its requests in their order (ML-ENCHANT-04).

    Tiles are named by what they show: `leaves`, `leaves-double`, `leaves-moon`.
    """

    card: str
    first: str
    second: str
    third: str
    verb: Literal["claim"] = "claim"


@dataclass(frozen=True, slots=True)
class Swap:
    """Let an own gem and another player's change places (ML-ENCHANT-11); both named by their cells."""

    own: str
    other: str
    verb: Literal["swap"] = "swap"


@dataclass(frozen=True, slots=True)
class Token:
    """Take this favour token out of those offered: one of two drawn (ML-ENCHANT-14), or one set aside (SF-WISH-09)."""

    face: str
    verb: Literal["token"] = "token"


@dataclass(frozen=True, slots=True)
class Offer:
    """What becomes of the own token at the end of a solo game (SF-SOLO-22)."""

    fate: Literal["keep", "discard", "give"]
    verb: Literal["offer"] = "offer"


ForestAction: TypeAlias = (
    Take
    | Second
    | Stop
    | Place
    | Move
    | Keep
    | Plus
    | Pass
    | Reveal
    | Wish
    | Curse
    | Moonlight
    | Claim
    | Swap
    | Token
    | Offer
)
