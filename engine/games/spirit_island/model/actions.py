"""Actions of a player, one class per verb. Lands are named `A5`, pieces `town` or, with 1 damage, `town-1`."""

from __future__ import annotations

from typing import Final, TypeAlias

from engine.games.spirit_island.model.kinds import Element
from engine.kit import Action, verb, verbs_of
from engine.script import Choose
from engine.text import Seat

Aim: TypeAlias = str | Seat
"""The target of a power: a land, or the spirit of a seat."""
Thresholds: TypeAlias = tuple[int, ...]
"""Thresholds of a power that are used together, by their numbers from 1."""

PLAY_NOW = "play-now-"
"""Beginning of the option that pays for a card and plays it at once; the id of the card follows."""
RITUAL = "ritual-"
"""Beginning of the option that proposes a ritual in a land (SI-SCENARIO-09): `ritual-A5`."""


class IslandVerb(Action):
    """The base of all actions of this game but the answers to what a script asks."""

    __slots__ = ()


@verb("embody")
class Embody(IslandVerb):
    """Choose the own spirit, before the game (SI-SETUP-02)."""

    spirit: str


@verb("grow")
class Grow(IslandVerb):
    """Choose the growth option of this turn (SI-GROWTH-01)."""

    growth: int


@verb("place")
class Place(IslandVerb):
    """Add presence from `energy`, `plays` or `destroyed`, or move it there from a land (SI-PRESENCE-05).

    `step` is the number of the growth action it is for, 0 where a power asks.
    """

    step: int
    land: str
    source: str


@verb("drift")
class Drift(IslandVerb):
    """Move one own presence from a land to another."""

    origin: str
    land: str


@verb("gain")
class Gain(IslandVerb):
    """Gain a power card from a deck: `minor`, `major` or `progression` (SI-CARD-07)."""

    deck: str


@verb("keep")
class Keep(IslandVerb):
    """Keep one of the cards drawn."""

    card: str


@verb("forget")
class Forget(IslandVerb):
    """Forget a power card (SI-CARD-09)."""

    card: str


@verb("reclaim")
class Reclaim(IslandVerb):
    """Take one card of the own discard pile back to hand (SI-TRACK-08)."""

    card: str


@verb("play")
class PlayCard(IslandVerb):
    """Play and pay a card (SI-CARD-01)."""

    card: str


@verb("unplay")
class Unplay(IslandVerb):
    """Take a card played in this Spirit Phase back to hand, with its energy (SI-ASYNC-03)."""

    card: str


@verb("ready")
class Ready(IslandVerb):
    """Be ready for the fast powers (SI-ASYNC-02)."""


@verb("wait")
class Wait(IslandVerb):
    """Be ready no more, or take `done` back (SI-ASYNC-03, SI-ASYNC-06)."""


@verb("restart")
class Restart(IslandVerb):
    """Begin the own Spirit Phase anew, but for cards that were drawn (SI-ASYNC-03)."""


@verb("use")
class Use(IslandVerb):
    """Use a power on a land, or on the spirit of a seat; the fields are as people write them, the rest of the game asks `aim` and `used`.

    `target` is a land or a seat from 1; `level` the numbers of the thresholds used, such as `12`, `0` for none of those that are met, or
    None where there is nothing to choose.
    """

    power: str
    target: str
    level: str | None = None

    @classmethod
    def of(cls, power: str, aim: Aim, used: Thresholds | None) -> Use:
        """Write down a use of a power."""
        target = aim if isinstance(aim, str) else str(aim + 1)
        return cls(power, target, None if used is None else "".join(map(str, used)) or "0")

    @property
    def aim(self) -> Aim:
        """The target of a legal use."""
        return Seat(int(self.target) - 1) if self.target.isdecimal() else self.target

    @property
    def used(self) -> Thresholds:
        """Thresholds of a legal use, by their numbers from 1; () where there is nothing to choose."""
        return tuple(int(number) for number in self.level or "" if number.isdecimal() and number != "0")


@verb("done")
class Done(IslandVerb):
    """Use no more powers in this phase (SI-ASYNC-06)."""


@verb("attune")
class Attune(IslandVerb):
    """Choose an element: what an `any` space gives this turn (SI-TRACK-07), or what a power gives."""

    element: Element


@verb("exchange")
class Exchange(IslandVerb):
    """Turn the health of drowned invaders into 1 energy (SI-SPIRIT-12)."""


@verb("first")
class First(IslandVerb):
    """Let a land ravage and build before the others this turn (SI-ASYNC-12)."""

    land: str


@verb("pick")
class Pick(IslandVerb):
    """Choose a land: for presence at the start, or for an effect."""

    land: str


@verb("take")
class Take(IslandVerb):
    """Choose a piece in a land: to destroy, remove or replace it."""

    land: str
    piece: str


@verb("hit")
class Hit(IslandVerb):
    """Deal a piece some of the points of damage (SI-DAMAGE-02)."""

    land: str
    piece: str
    points: int


@verb("push")
class Push(IslandVerb):
    """Move a piece from a land to an adjacent one (SI-PUSH-01)."""

    piece: str
    origin: str
    land: str


@verb("gather")
class Gather(IslandVerb):
    """Move a piece from an adjacent land to the target (SI-GATHER-01)."""

    piece: str
    origin: str
    land: str


@verb("enough")
class Enough(IslandVerb):
    """Do no more of what is offered."""


IslandAction: TypeAlias = IslandVerb | Choose

VERBS: Final = verbs_of(IslandVerb)
