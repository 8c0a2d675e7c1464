"""What one seat may know of the game: the models that pictures and messages are made from."""

from __future__ import annotations

from typing import Literal, TypeAlias

from engine.games.living_forest.model.kinds import Deed, Element, Goal, Pile, Spirit
from engine.kit import ViewPart
from engine.text import Seat
from engine.view import View

Asked: TypeAlias = Literal["draw", "act", "bonus", "more", "steal", "over"]
"""What is waited for: drawing (of everybody at once), an action, a bonus action, more of one, a Victory tile, or nothing."""


class VictoryTileView(ViewPart):
    """A Victory tile: what it counts for, and whose it was at first."""

    goal: Goal
    spirit: Spirit


class GoalView(ViewPart):
    """How far a player has come, of how much that is needed."""

    goal: Goal
    reached: int
    needed: int


class PlayerView(ViewPart):
    """What lies before one player; the Help Line in the order drawn. Totals as they are now, negative ones too."""

    seat: Seat
    spirit: Spirit
    rock: int
    """The rock its spirit stands on, from 0."""
    line: tuple[str, ...]
    excess: int
    stopped: bool
    stack: int
    """How many cards the stack has; nobody knows their order."""
    stack_cards: tuple[str, ...]
    """Which cards it has, in alphabetical order: everybody can work that out."""
    tops: tuple[str, ...]
    """The cards this viewer has put on top of the own stack itself, the next one first; () for everybody else's."""
    discard: tuple[str, ...]
    """In alphabetical order."""
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
    """What element tiles give until the end of this turn."""
    symbols: int
    """Kodama symbols in the Help Line and the forest."""


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
    """The bonus action offered, or the action that goes on."""
    plus: int
    victim: Seat | None
    """Whose Victory tile is to be taken."""
    picked: tuple[str, ...]
    """The cards picked so far, for whoever picks them alone."""


class LivingForestView(View):
    """The table as one seat (None: an onlooker) may know it."""

    asked: Asked
    turn: int
    kodama: bool
    first: Seat
    """Who holds the Sacred Tree."""
    order: tuple[Seat, ...]
    reserve: tuple[LevelView, ...]
    fires: tuple[int, ...]
    strength: int
    """The sum of the fires in the centre: the water that protects."""
    varans: int
    fragments: int
    trees: dict[str, int]
    """The trees on offer and how many there are of each."""
    rocks: tuple[Deed, ...]
    onibi: int | None
    piles: tuple[KodamaPileView, ...]
    element_tiles: int
    players: tuple[PlayerView, ...]
    acting: ActingView | None
