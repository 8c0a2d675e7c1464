"""Actions of a player in a moonlit forest, one class per verb. Modules have verbs of their own; what they ask is answered by `choose`."""

from __future__ import annotations

from typing import ClassVar, Final, TypeAlias

from engine.games.moonlight.model.kinds import Creature
from engine.kit import Action, verb
from engine.script import Choose


class MoonlightVerb(Action):
    """An action; `places` are its fields that name a place."""

    __slots__ = ()
    places: ClassVar[tuple[str, ...]] = ()


@verb("place")
class Place(MoonlightVerb):
    """Put the creature whose turn it is on a start spot (ML-SETUP-16)."""

    to: str
    places = ("to",)


@verb("collect")
class Collect(MoonlightVerb):
    """Pick the available tile of a place around this creature (ML-COLLECT-02, ML-COLLECT-10)."""

    creature: Creature
    tile: str
    places = ("tile",)


@verb("assign")
class Assign(MoonlightVerb):
    """Give one picked tile to Light's side and another to Shadow's, by their numbers from 1 (ML-ASSIGN-01)."""

    light: int
    shadow: int


@verb("move")
class Move(MoonlightVerb):
    """Move one creature in the movement phase (ML-MOVE-01)."""

    creature: Creature
    to: str
    places = ("to",)


@verb("hurry")
class Hurry(MoonlightVerb):
    """Spend a gem to move a creature one step at once (ML-GEM-02)."""

    creature: Creature
    to: str
    places = ("to",)


@verb("talk")
class Talk(MoonlightVerb):
    """Spend a gem, so that both may talk until the end of the movement phase (ML-GEM-03)."""


@verb("plus")
class Plus(MoonlightVerb):
    """Use a "+" of the team: a spent gem comes back to this seat, counted from 1 (ML-ASSIGN-07)."""

    seat: int


@verb("relocate")
class Relocate(MoonlightVerb):
    """Set a creature that finds no tile elsewhere, where all are against each other (ML-VERSUS-06)."""

    creature: Creature
    to: str
    places = ("to",)


@verb("end")
class End(MoonlightVerb):
    """Let the game end where only a gem could make collecting possible (ML-END-02)."""


MoonlightAction: TypeAlias = MoonlightVerb | Choose

VERBS: Final[tuple[type[MoonlightVerb], ...]] = (
    Place,
    Collect,
    Assign,
    Move,
    Hurry,
    Talk,
    Plus,
    Relocate,
    End,
)
