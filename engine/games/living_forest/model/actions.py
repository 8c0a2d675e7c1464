"""What a player can do, one class per verb."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from engine.games.living_forest.model.kinds import Element, Pile


@dataclass(frozen=True, slots=True)
class Draw:
    """Turn up the top card of the own stack (LF-DRAW-04)."""

    verb: Literal["draw"] = "draw"


@dataclass(frozen=True, slots=True)
class Rush:
    """Draw until a solitary animal comes, or none can be drawn any more."""

    verb: Literal["rush"] = "rush"


@dataclass(frozen=True, slots=True)
class Use:
    """Use a Fragment on the card drawn last (LF-FRAGMENT-02)."""

    verb: Literal["use"] = "use"


@dataclass(frozen=True, slots=True)
class Stop:
    """Draw no more in this turn (LF-DRAW-05)."""

    verb: Literal["stop"] = "stop"


@dataclass(frozen=True, slots=True)
class Fragment:
    """Take a Fragment (LF-ACTION-16)."""

    verb: Literal["fragment"] = "fragment"


@dataclass(frozen=True, slots=True)
class Attract:
    """Attract a card of the reserve (LF-ATTRACT-01); more may follow in the same action."""

    card: str
    verb: Literal["attract"] = "attract"


@dataclass(frozen=True, slots=True)
class Extinguish:
    """Take a fire of this value from the centre (LF-EXTINGUISH-01); more may follow in the same action."""

    fire: int
    verb: Literal["extinguish"] = "extinguish"


@dataclass(frozen=True, slots=True)
class Advance:
    """Move the own spirit so many free rocks (LF-MOVE-01)."""

    steps: int
    verb: Literal["move"] = "move"


@dataclass(frozen=True, slots=True)
class Plant:
    """Plant a tree on a space of the own forest (LF-PLANT-01)."""

    tree: str
    at: str
    verb: Literal["plant"] = "plant"


@dataclass(frozen=True, slots=True)
class Call:
    """Call the first Kodama of a pile (LF-KODAMA-21)."""

    pile: Pile
    verb: Literal["call"] = "call"


@dataclass(frozen=True, slots=True)
class Steal:
    """Take a Victory tile from the player who was jumped; named by its goal and the spirit it belonged to (LF-MOVE-04)."""

    tile: str
    verb: Literal["steal"] = "steal"


@dataclass(frozen=True, slots=True)
class Spend:
    """Spend an element tile on this element (LF-KODAMA-17)."""

    element: Element
    verb: Literal["spend"] = "spend"


@dataclass(frozen=True, slots=True)
class Decline:
    """Do without a bonus action (LF-ACTION-10)."""

    verb: Literal["decline"] = "decline"


@dataclass(frozen=True, slots=True)
class Enough:
    """Choose nothing more in this action."""

    verb: Literal["enough"] = "enough"


@dataclass(frozen=True, slots=True)
class End:
    """End the own turn, whatever could still be done (LF-ACTION-07)."""

    verb: Literal["end"] = "end"


LivingAction: TypeAlias = (
    Draw
    | Rush
    | Use
    | Stop
    | Fragment
    | Attract
    | Extinguish
    | Advance
    | Plant
    | Call
    | Steal
    | Spend
    | Decline
    | Enough
    | End
)
