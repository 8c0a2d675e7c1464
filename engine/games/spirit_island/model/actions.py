"""What a player can do, one class per verb. Lands are named `A5`, pieces `town` or, with 1 damage, `town-1`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from engine.games.spirit_island.kinds import Element
from engine.script import Choose

RITUAL = "ritual-"
"""How the option begins that proposes a ritual in a land (SI-SCENARIO-09): `ritual-A5`."""


@dataclass(frozen=True, slots=True)
class Embody:
    """Choose the own spirit, before the game (SI-SETUP-02)."""

    spirit: str
    verb: Literal["embody"] = "embody"


@dataclass(frozen=True, slots=True)
class Grow:
    """Choose the growth option of this turn (SI-GROWTH-01)."""

    growth: int
    verb: Literal["grow"] = "grow"


@dataclass(frozen=True, slots=True)
class Place:
    """Add presence from `energy`, `plays` or `destroyed`, or move it there from a land (SI-PRESENCE-05).

    `step` is the number of the growth action it is for, 0 where a power asks.
    """

    step: int
    land: str
    source: str
    verb: Literal["place"] = "place"


@dataclass(frozen=True, slots=True)
class Drift:
    """Move one own presence from a land to another."""

    origin: str
    land: str
    verb: Literal["drift"] = "drift"


@dataclass(frozen=True, slots=True)
class Gain:
    """Gain a power card from a deck: `minor`, `major` or `progression` (SI-CARD-07)."""

    deck: str
    verb: Literal["gain"] = "gain"


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep one of the cards drawn."""

    card: str
    verb: Literal["keep"] = "keep"


@dataclass(frozen=True, slots=True)
class Forget:
    """Forget a power card (SI-CARD-09)."""

    card: str
    verb: Literal["forget"] = "forget"


@dataclass(frozen=True, slots=True)
class Reclaim:
    """Take one card of the own discard pile back to hand (SI-TRACK-08)."""

    card: str
    verb: Literal["reclaim"] = "reclaim"


@dataclass(frozen=True, slots=True)
class PlayCard:
    """Play and pay a card (SI-CARD-01)."""

    card: str
    verb: Literal["play"] = "play"


@dataclass(frozen=True, slots=True)
class Unplay:
    """Take a card played in this Spirit Phase back to hand, with its energy (SI-ASYNC-03)."""

    card: str
    verb: Literal["unplay"] = "unplay"


@dataclass(frozen=True, slots=True)
class Ready:
    """Be ready for the fast powers (SI-ASYNC-02)."""

    verb: Literal["ready"] = "ready"


@dataclass(frozen=True, slots=True)
class Wait:
    """Be ready no more, or take `done` back (SI-ASYNC-03, SI-ASYNC-06)."""

    verb: Literal["wait"] = "wait"


@dataclass(frozen=True, slots=True)
class Restart:
    """Begin the own Spirit Phase anew, but for cards that were drawn (SI-ASYNC-03)."""

    verb: Literal["restart"] = "restart"


@dataclass(frozen=True, slots=True)
class Use:
    """Use a power on a land or a spirit (its seat, from 1). `level`: the thresholds used, such as `12`; `0` for none of those met."""

    power: str
    target: str
    level: str | None = None
    verb: Literal["use"] = "use"


@dataclass(frozen=True, slots=True)
class Done:
    """Use no more powers in this phase (SI-ASYNC-06)."""

    verb: Literal["done"] = "done"


@dataclass(frozen=True, slots=True)
class Attune:
    """Choose an element: what an `any` space gives this turn (SI-TRACK-07), or what a power gives."""

    element: Element
    verb: Literal["attune"] = "attune"


@dataclass(frozen=True, slots=True)
class Exchange:
    """Turn the health of drowned invaders into 1 energy (SI-SPIRIT-12)."""

    verb: Literal["exchange"] = "exchange"


@dataclass(frozen=True, slots=True)
class First:
    """Let a land ravage and build before the others this turn (SI-ASYNC-12)."""

    land: str
    verb: Literal["first"] = "first"


@dataclass(frozen=True, slots=True)
class Pick:
    """Choose a land: for presence at the start, or for an effect."""

    land: str
    verb: Literal["pick"] = "pick"


@dataclass(frozen=True, slots=True)
class Take:
    """Choose a piece in a land: to destroy, remove or replace it."""

    land: str
    piece: str
    verb: Literal["take"] = "take"


@dataclass(frozen=True, slots=True)
class Hit:
    """Deal a piece so many of the points of damage (SI-DAMAGE-02)."""

    land: str
    piece: str
    points: int
    verb: Literal["hit"] = "hit"


@dataclass(frozen=True, slots=True)
class Push:
    """Move a piece from a land to an adjacent one (SI-PUSH-01)."""

    piece: str
    origin: str
    land: str
    verb: Literal["push"] = "push"


@dataclass(frozen=True, slots=True)
class Gather:
    """Move a piece from an adjacent land to the target (SI-GATHER-01)."""

    piece: str
    origin: str
    land: str
    verb: Literal["gather"] = "gather"


@dataclass(frozen=True, slots=True)
class Enough:
    """Do no more of what is offered."""

    verb: Literal["enough"] = "enough"


IslandAction: TypeAlias = (
    Embody
    | Grow
    | Place
    | Drift
    | Gain
    | Keep
    | Forget
    | Reclaim
    | PlayCard
    | Unplay
    | Ready
    | Wait
    | Restart
    | Use
    | Done
    | Attune
    | Exchange
    | First
    | Choose
    | Pick
    | Take
    | Hit
    | Push
    | Gather
    | Enough
)

ACTIONS: tuple[type, ...] = IslandAction.__args__
