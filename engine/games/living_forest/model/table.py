"""The state of one game. It knows no rule."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal, TypeAlias

from pydantic import ConfigDict, Field

from engine.copied import Copied
from engine.games.living_forest.model.kinds import Deed, Element, Goal, Pile, Spirit
from engine.games.living_forest.model.options import LivingForestOptions
from engine.text import Seat

Phase: TypeAlias = Literal["draw", "action", "over"]

START_TREE = "start"


@dataclass(frozen=True, slots=True)
class Bonus:
    """An action that a rock, a corner or a card gives, to be taken at once or declined; `plus` is more of its element, for it only."""

    deed: Deed
    plus: int = 0
    kind: Literal["bonus"] = "bonus"


@dataclass(frozen=True, slots=True)
class Open:
    """An action of which more may be chosen: `left` of its element is to be spent, and the cards or fires of `picked` are chosen."""

    deed: Deed
    left: int
    picked: tuple[str, ...] = ()
    kind: Literal["open"] = "open"


@dataclass(frozen=True, slots=True)
class Jumped:
    """A Victory tile to be taken from the player of a spirit that was jumped."""

    victim: Seat
    kind: Literal["jumped"] = "jumped"


Now: TypeAlias = Annotated[Bonus | Open | Jumped, Field(discriminator="kind")]
"""The matter that the acting player is asked about in the course of an action."""


@dataclass(frozen=True, slots=True)
class Supply:
    """The supply that Kodama symbols are paid from."""

    fragments: int
    element_tiles: int


@dataclass(frozen=True, slots=True)
class VictoryTile:
    """One of the three Victory tiles that a spirit began with (LF-SETUP-13)."""

    goal: Goal
    spirit: Spirit


def tile_name(tile: VictoryTile) -> str:
    """Return a Victory tile as people type it: `fire-winter`."""
    return f"{tile.goal}-{tile.spirit}"


@dataclass(slots=True)
class Player(Copied):
    """The belongings of one player. Cards lie in lists whose last one is on top, or was drawn last.

    `tops` are the sizes of the batches that the player put on top of the stack, the lowest first: their order is known to the player
    alone. `fresh`: the last card of the Help Line may still be removed with a Fragment (LF-FRAGMENT-02). `extra` is what element tiles
    give until the end of the turn, `paid` the Kodama symbols that have brought what they bring in this turn.
    """

    spirit: Spirit
    rock: int
    stack: list[str]
    tiles: list[VictoryTile]
    forest: list[str | None]
    discard: list[str] = field(default_factory=list)
    line: list[str] = field(default_factory=list)
    tops: tuple[int, ...] = ()
    stopped: bool = False
    fresh: bool = False
    fragments: int = 0
    fires: list[int] = field(default_factory=list)
    element_tiles: int = 0
    extra: tuple[Element, ...] = ()
    paid: int = 0


@dataclass(slots=True)
class Acting(Copied):
    """The action turn that goes on: basic actions left and those taken, the animals' bonus actions left.

    `now` is what is asked in the course of an action, None where it is the next one. `over`: the player has ended the turn, or has nothing
    left to do. What another version has saved here is refused, so that no half-done action is forgotten: the table is then played again
    from its log.
    """

    __pydantic_config__ = ConfigDict(extra="forbid")

    seat: Seat
    basic: int
    used: tuple[Deed, ...] = ()
    animals: tuple[Deed, ...] = ()
    now: Now | None = None
    over: bool = False

    @property
    def left(self) -> int:
        """Number of actions left, those of animals among them."""
        return self.basic + len(self.animals)


@dataclass(slots=True)
class Table(Copied):
    """A whole game. `reserve` and `decks` by level; of a deck the last card comes next. `taken` counts the cards of each level taken in
    this turn. `fires` are the values in the centre. `at_draw` is what there was before anybody drew in this turn. Of a pile the first
    card can be bought. `first` holds the Sacred Tree.
    """

    options: LivingForestOptions
    turn: int
    phase: Phase
    first: Seat
    reserve: list[list[str]]
    decks: list[list[str]]
    taken: list[int]
    fires: list[int]
    varans: int
    fragments: int
    trees: dict[str, int]
    players: list[Player]
    at_draw: Supply
    piles: dict[Pile, list[str]] = field(default_factory=dict)
    element_tiles: int = 0
    onibi: int | None = None
    acting: Acting | None = None

    @property
    def kodama(self) -> bool:
        """Whether the expansion is played."""
        return self.options.kodama

    @property
    def order(self) -> list[Seat]:
        """The seats in turn order, the holder of the Sacred Tree first (LF-ACTION-01)."""
        number = len(self.players)
        return [Seat((self.first + place) % number) for place in range(number)]
