"""What the modules keep on the table. It knows no rule."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Literal, TypeAlias

from engine.games.spirits_of_the_forest.model.kinds import Face, Spirit
from engine.text import Seat


@dataclass(slots=True)
class Choice:
    """Cards of which everybody keeps one of two: wishes, or curses. By seat the two dealt and the one kept so far.

    `box` are the cards that were not dealt; `opened` whether the kept ones have been revealed. When the game has ended, `met` says
    by seat whether the card's condition holds, and `due` who may still choose a token for it, in turn order.
    """

    hands: tuple[tuple[str, ...], ...]
    kept: list[str | None]
    box: tuple[str, ...]
    opened: bool = False
    met: tuple[bool, ...] = ()
    due: tuple[Seat, ...] = ()

    def copy(self) -> Choice:
        """Another one that shares nothing that changes."""
        return replace(self, kept=self.kept.copy())


@dataclass(frozen=True, slots=True)
class Seasons:
    """By row the card that lies beside it (None: no card), and who has won which row's star."""

    cards: tuple[str | None, ...]
    won: tuple[tuple[int, Seat], ...] = ()


Lying: TypeAlias = Literal["lying", "up", "down"]
"""How a Moonlight tile lies: among the spirit tiles, or decided upon and beside the forest."""


@dataclass(slots=True)
class MoonlightTiles:
    """By block the Moonlight tile, how it lies, and who has looked at it; `queue` are the blocks still to be decided on."""

    tiles: tuple[Spirit, ...]
    faces: list[Lying]
    seers: list[Seat | None]
    queue: tuple[int, ...] = ()

    def copy(self) -> MoonlightTiles:
        """Another one that shares nothing that changes."""
        return replace(self, faces=self.faces.copy(), seers=self.seers.copy())


Bonus: TypeAlias = Literal["gem", "again", "tokens"]
"""What claiming a card brings (ML-ENCHANT-10)."""


@dataclass(slots=True)
class Display:
    """The cards of the Enchanted mode: the deck (its top last), the display, and those claimed by seat.

    `spent` are the tiles paid for them. In the turn that goes on, `bonus` is what is still to be resolved, `moved` the cells of the
    gems moved for it, `drawn` the tokens to choose from; `again`: another turn follows. `out` are the tokens that a seat has drawn
    and not kept.
    """

    deck: list[str]
    display: list[str]
    claimed: list[list[str]]
    spent: list[int] = field(default_factory=list)
    bonus: Bonus | None = None
    moved: tuple[int, ...] = ()
    drawn: tuple[Face, ...] = ()
    again: bool = False
    out: list[tuple[Seat, Face]] = field(default_factory=list)

    def begin_turn(self) -> None:
        """Nothing is left of the turn before."""
        self.bonus, self.moved, self.drawn, self.again = None, (), (), False

    def copy(self) -> Display:
        """Another one that shares nothing that changes."""
        return replace(
            self,
            deck=self.deck.copy(),
            display=self.display.copy(),
            claimed=[cards.copy() for cards in self.claimed],
            spent=self.spent.copy(),
            out=self.out.copy(),
        )
