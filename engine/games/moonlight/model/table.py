"""The state of one game. It knows no rule.

Everything is a piece in a place, so that modules need no state of their own: what one keeps lies in `marks`, in a pile of tokens, in a
stack of numbers, or in `notes`, under a name that the module chooses. What lies face down there is hidden and dealt anew with the rest.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Annotated, TypeAlias

from pydantic import PlainSerializer

from engine.copied import Copied
from engine.games.moonlight.model.ground import NOWHERE, ScenarioGround
from engine.games.moonlight.model.kinds import BITS, SIDES, Creature, Mark, Mode, Phase, Side
from engine.games.moonlight.model.options import MoonlightOptions
from engine.games.moonlight.model.scenario_facts import MoonlightScenarioFacts
from engine.games.moonlight.model.scenarios import ground_of, modules_of, scenario
from engine.games.spirits_of_the_forest.model.kinds import AIR, SPIRITS, Face, Spirit
from engine.text import Seat

ROW, DRAW, CARD, OUT, BOX = "row", "draw", "card", "out", "box"
"""Names of what lies beside the forest: tokens in a row, tokens to be drawn, tokens on the Moonlight card, tokens that have left the game,
tiles that are not used.
"""

Spots: TypeAlias = Annotated[frozenset[int], PlainSerializer(sorted, return_type=list[int])]
"""Places in no order. They are saved in theirs, so that equal tables give equal texts."""


@dataclass(frozen=True, slots=True)
class FavourToken:
    """A favour token that lies in the forest or beside it, face up or down."""

    face: Face
    up: bool = False

    def turned(self) -> FavourToken:
        """Return the same token face up."""
        return replace(self, up=True)


@dataclass(frozen=True, slots=True)
class TakenTile:
    """A tile picked in this turn and not yet given to a side.

    `near` are the creatures around which it lay when it was picked, `tokens` lay on it. While it is `down` nobody knows it
    (ML-ASSIGN-03). One that was `added` lay beside the forest, and none of the creatures picked it.
    """

    spot: int
    tile: int
    creature: Creature | None
    near: tuple[Creature, ...] = ()
    tokens: tuple[FavourToken, ...] = ()
    down: bool = False


@dataclass(slots=True)
class Stack(Copied):
    """Things with a number that lie beside the forest: tiles or Eclipse tokens, all face up or all face down. The last is the topmost."""

    items: list[int]
    up: bool = False


@dataclass(slots=True)
class Pile(Copied):
    """The belongings of a side: tiles by their index in the box, favour tokens, Moonlight bits, Moonlight tiles.

    `fireflies` are the tiles of it that carry one.
    """

    tiles: list[int] = field(default_factory=list)
    tokens: list[Face] = field(default_factory=list)
    bits: int = 0
    lights: list[Spirit] = field(default_factory=list)
    fireflies: list[int] = field(default_factory=list)


@dataclass(slots=True)
class Player(Copied):
    """The belongings of one player: gems unspent and spent; where all are against each other also bits and the Objective card's number."""

    gems: int
    spent: int = 0
    bits: int = 0
    objective: int | None = None


@dataclass(slots=True)
class Table(Copied):
    """A whole game. Places are indices into the ground, tiles into the forest's box.

    tiles       the tile of each place, NOWHERE where there is none; `down` are the places whose tile lies face down
    bits        the places with a Moonlight bit; `beside_bits` lie beside the forest, `spare_bits` are not used
    tokens      the favour tokens of each place, the topmost last; `box` are those not used
    marks       what else lies on places; `lights` are the Moonlight tiles
    piles       favour tokens beside the forest, by a name, with `pile_marks` on them
    stacks      tiles and other things with numbers beside the forest
    notes       numbers that a module keeps
    card        the Moonlight card; `objectives` are the Objective cards that nobody got
    picked      the tiles of this turn; `out` are those that have left the game
    plus        how many "+" the team has yet to use
    talking     whether the players may talk in this turn; `spent_now` are the gems spent in it
    lacking     the spirits for whose lack the team has lost
    """

    options: MoonlightOptions
    mode: Mode
    first: Seat
    active: Seat
    turn: int = 0
    phase: Phase = "prepare"
    tiles: list[int] = field(default_factory=list)
    down: Spots = frozenset()
    bits: Spots = frozenset()
    tokens: dict[int, tuple[FavourToken, ...]] = field(default_factory=dict)
    marks: dict[int, Mark] = field(default_factory=dict)
    lights: dict[int, Spirit] = field(default_factory=dict)
    piles: dict[str, tuple[FavourToken, ...]] = field(default_factory=dict)
    stacks: dict[str, Stack] = field(default_factory=dict)
    box: list[Face] = field(default_factory=list)
    spare_bits: int = BITS
    beside_bits: int = 0
    players: list[Player] = field(default_factory=list)
    card: tuple[Spirit, ...] = ()
    objectives: list[int] = field(default_factory=list)
    sides: dict[Side, Pile] = field(default_factory=lambda: {side: Pile() for side in SIDES})
    creatures: dict[Creature, int] = field(default_factory=dict)
    picked: tuple[TakenTile, ...] = ()
    out: list[int] = field(default_factory=list)
    pile_marks: dict[str, Mark] = field(default_factory=dict)
    notes: dict[str, int] = field(default_factory=dict)
    plus: int = 0
    talking: bool = False
    spent_now: int = 0
    lacking: tuple[Spirit, ...] = ()

    @property
    def scenario(self) -> MoonlightScenarioFacts:
        """The scenario that is played."""
        return scenario(self.options.scenario)

    @property
    def modules(self) -> tuple[str, ...]:
        """The names of the modules that are played."""
        return modules_of(self.options.scenario, self.mode)

    @property
    def ground(self) -> ScenarioGround:
        """The ground of the scenario."""
        return ground_of(self.options.scenario)

    @property
    def seats(self) -> int:
        """Number of players."""
        return len(self.players)

    @property
    def is_versus(self) -> bool:
        """Whether all play against each other."""
        return self.mode == "versus"

    @property
    def spirits(self) -> tuple[Spirit, ...]:
        """The spirits of this game: Air is a tenth where its tiles are used (ML-END-06)."""
        return (*SPIRITS, AIR) if "air" in self.notes else SPIRITS

    def has_tile(self, spot: int) -> bool:
        """Return whether a spirit tile lies in a place; NOWHERE has none."""
        return spot != NOWHERE and self.tiles[spot] != NOWHERE

    def standing_on(self, spot: int) -> Creature | None:
        """Return the creature that stands there."""
        return next((creature for creature, place in self.creatures.items() if place == spot), None)

    def left(self) -> int:
        """Return the number of spirit tiles that lie in the forest."""
        return len(self.tiles) - self.tiles.count(NOWHERE)
