"""The view of one seat on the game: the models that pictures and messages are made from."""

from __future__ import annotations

from typing import Literal, TypeAlias

from engine.games.living_forest.model.kinds import Deed, Element, Goal, Pile, Spirit
from engine.kit import ViewPart
from engine.text import Seat
from engine.view import View

Asked: TypeAlias = Literal["draw", "act", "bonus", "more", "steal", "over"]
"""The kind of action waited for: drawing (of everybody at once), an action, a bonus action, more of one, a Victory tile, or nothing."""


class VictoryTileView(ViewPart):
    """A Victory tile: what it counts for, and whose it was at first."""

    goal: Goal
    spirit: Spirit


class GoalView(ViewPart):
    """The progress of a player towards a goal, and how much is needed."""

    goal: Goal
    reached: int
    needed: int


class PlayerView(ViewPart):
    """The belongings of one player; the Help Line in the order drawn. Totals as they are now, negative ones too."""

    seat: Seat
    spirit: Spirit
    rock: int
    """The rock that the player's spirit stands on, from 0."""
    line: tuple[str, ...]
    excess: int
    stopped: bool
    stack: int
    """Number of cards in the stack; nobody knows their order."""
    stack_cards: tuple[str, ...]
    """The cards of the stack in alphabetical order: everybody can work that out."""
    tops: tuple[str, ...]
    """The cards this viewer has put on top of the own stack itself, the next one first; () for everybody else's."""
    discard: tuple[str, ...]
    """The cards of the discard stack in alphabetical order."""
    fragments: int
    usable: bool
    """Whether a Fragment may be used on the last card now."""
    fires: tuple[int, ...]
    tiles: tuple[VictoryTileView, ...]
    forest: tuple[str | None, ...]
    """The trees on the spaces, in reading order; "start" is the starting tree."""
    elements: dict[Element, int]
    goals: tuple[GoalView, ...]
    element_tiles: int
    extra: tuple[Element, ...]
    """The elements that element tiles give until the end of this turn."""
    symbols: int
    """Number of Kodama symbols in the Help Line and the forest."""


class LevelView(ViewPart):
    """A level of the reserve, from 1: the cards that can be attracted, and how many are still to come."""

    level: int
    cards: tuple[str, ...]
    deck: int


class KodamaPileView(ViewPart):
    """A pile of Kodama cards, the one that can be called first."""

    pile: Pile
    cards: tuple[str, ...]


class ActingView(ViewPart):
    """The action turn that goes on."""

    seat: Seat
    basic: int
    used: tuple[Deed, ...]
    animals: tuple[Deed, ...]
    deed: Deed | None
    """The bonus action offered, or the action that goes on; None where there is neither."""
    plus: int
    victim: Seat | None
    """The seat whose Victory tile is to be taken; None where none is."""
    picked: tuple[str, ...]
    """The cards picked so far, for whoever picks them alone."""
    unspent: int | None
    """Amount that is left of the element of an action of which more may be chosen, for whoever chooses alone; None for others, and
    where no such action goes on.
    """

    @property
    def left(self) -> int:
        """Number of actions left, those of animals among them."""
        return self.basic + len(self.animals)


class LivingForestView(View):
    """The table as one seat (None: an onlooker) may know it."""

    asked: Asked
    turn: int
    kodama: bool
    first: Seat
    """The seat that holds the Sacred Tree."""
    order: tuple[Seat, ...]
    reserve: tuple[LevelView, ...]
    fires: tuple[int, ...]
    strength: int
    """The sum of the fires in the centre: the water that protects."""
    varans: int
    fragments: int
    trees: dict[str, int]
    """The trees on offer, with the number of each."""
    rocks: tuple[Deed, ...]
    onibi: int | None
    piles: tuple[KodamaPileView, ...]
    element_tiles: int
    players: tuple[PlayerView, ...]
    acting: ActingView | None
