"""The state of the Enchanted mode on the table, and its verbs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Annotated

from engine.copied import Copied
from engine.games.spirits_of_the_forest.model.actions import ForestVerb, Move
from engine.games.spirits_of_the_forest.model.kinds import Face
from engine.games.spirits_of_the_forest.model.table import Table
from engine.games.spirits_of_the_forest.modules.enchanted.deck import Bonus
from engine.games.spirits_of_the_forest.modules.module import FAVOURS
from engine.games.spirits_of_the_forest.pieces.forest import own_gems, without_gem
from engine.kit import Secret, verb
from engine.text import Seat


@verb("claim")
class Claim(ForestVerb):
    """Claim a card of the display with three own tiles, one for each of its requests in their order (ML-ENCHANT-04).

    Tiles are named by their kinds: `leaves`, `leaves-double`, `leaves-moon`.
    """

    card: str
    first: str
    second: str
    third: str

    @property
    def kinds(self) -> tuple[str, str, str]:
        """Kinds of the tiles, in the order of the requests."""
        return self.first, self.second, self.third


@verb("swap")
class SwapGems(ForestVerb):
    """Let an own gem and another player's change places (ML-ENCHANT-11); both named by their cells."""

    own: str
    other: str
    places = ("own", "other")


def _is_drawer(table: Table, display: Display, viewer: Seat | None, token: int) -> bool:
    """Return whether the viewer is drawing two tokens, and so sees both (ML-ENCHANT-14)."""
    return viewer == table.active


@dataclass(slots=True)
class Display(Copied):
    """The cards of the Enchanted mode: the deck (its top last), the display, and those claimed by seat.

    `spent` are the tiles paid for them. In the turn that goes on, `bonus` is the one still to be resolved, `moved` the cells of the
    gems moved for it, `drawn` the tokens to choose from; `again`: another turn follows. `out` are the tokens that a seat has drawn
    and not kept.
    """

    deck: Annotated[list[str], Secret("enchantments")]
    display: list[str]
    claimed: list[list[str]]
    spent: list[int] = field(default_factory=list)
    bonus: Bonus | None = None
    moved: tuple[int, ...] = ()
    drawn: Annotated[tuple[Face, ...], Secret(FAVOURS, known=_is_drawer)] = ()
    again: bool = False
    out: list[tuple[Seat, Face]] = field(default_factory=list)

    def begin_turn(self) -> None:
        """Forget the turn before."""
        self.bonus, self.moved, self.drawn, self.again = None, (), (), False


def display_of(table: Table) -> Display:
    """Return the display of the table, where the mode is played."""
    display: Display = table.parts["enchanted"]
    return display


def gem_moves(table: Table) -> Iterator[SwapGems | Move]:
    """Yield what the active seat may do with gems for a bonus: swap one, or else move each own one once (ML-ENCHANT-11, -12)."""
    names, moved = table.layout.names, display_of(table).moved
    own = own_gems(table, table.active)
    others = sorted(cell for cell, owner in table.gems.items() if owner != table.active)
    if not moved:
        yield from (SwapGems(names[mine], names[other]) for mine in own for other in others)
    free = without_gem(table)
    yield from (Move(names[gem], names[to]) for gem in own if gem not in moved for to in free)
