"""Actions of a player, one class per verb."""

from __future__ import annotations

from typing import Final

from engine.games.living_forest.model.kinds import Element, Pile
from engine.kit import Action, verb, verbs_of


class LivingAction(Action):
    """The base of all actions of this game."""

    __slots__ = ()


@verb("draw")
class Draw(LivingAction):
    """Turn up the top card of the own stack (LF-DRAW-04)."""


@verb("rush")
class Rush(LivingAction):
    """Draw until a solitary animal comes, or none can be drawn any more."""


@verb("use")
class Use(LivingAction):
    """Use a Fragment on the card drawn last (LF-FRAGMENT-02)."""


@verb("stop")
class Stop(LivingAction):
    """Draw no more in this turn (LF-DRAW-05)."""


@verb("fragment")
class Fragment(LivingAction):
    """Take a Fragment (LF-ACTION-16)."""


@verb("attract")
class Attract(LivingAction):
    """Attract a card of the reserve (LF-ATTRACT-01); more may follow in the same action."""

    card: str


@verb("extinguish")
class Extinguish(LivingAction):
    """Take a fire of this value from the centre (LF-EXTINGUISH-01); more may follow in the same action."""

    fire: int


@verb("move")
class Advance(LivingAction):
    """Move the own spirit by this number of free rocks (LF-MOVE-01)."""

    steps: int


@verb("plant")
class Plant(LivingAction):
    """Plant a tree on a space of the own forest (LF-PLANT-01)."""

    tree: str
    at: str


@verb("call")
class Call(LivingAction):
    """Call the first Kodama of a pile (LF-KODAMA-21)."""

    pile: Pile


@verb("steal")
class Steal(LivingAction):
    """Take a Victory tile from the player who was jumped; named by its goal and the spirit it belonged to (LF-MOVE-04)."""

    tile: str


@verb("spend")
class Spend(LivingAction):
    """Spend an element tile on this element (LF-KODAMA-17)."""

    element: Element


@verb("decline")
class Decline(LivingAction):
    """Do without a bonus action (LF-ACTION-10)."""


@verb("enough")
class Enough(LivingAction):
    """Choose nothing more in this action."""


@verb("end")
class End(LivingAction):
    """End the own turn, whatever could still be done (LF-ACTION-07)."""


VERBS: Final = verbs_of(LivingAction)
