"""The table, the view that a seat has of it, and the actions of a seat."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any, Final

from pydantic import Field

from engine.copied import Copied
from engine.game import TableOptions
from engine.kit import Action, GameTexts, Secret, ViewPart, verb
from engine.text import Seat
from engine.view import View

ID: Final = "cairn"
WEIGHTS: Final = range(1, 7)
COPIES: Final = 4
HAND: Final = 3

words = GameTexts(ID)
"""Maker of this game's Texts: its catalogue keys all begin with `cairn-`."""


class CairnOptions(TableOptions):
    """The options of a table: the number of times each player may swap a stone."""

    swaps: int = Field(default=1, ge=0, le=3)


class CairnAction(Action):
    """Any action of a seat in this game."""

    __slots__ = ()


@verb("lay")
class Lay(CairnAction):
    """Lay a stone of this weight onto the cairn."""

    stone: int


@verb("swap")
class Swap(CairnAction):
    """Put a stone of this weight back into the bag and draw another."""

    stone: int


def is_own(_table: Any, player: Any, viewer: Seat | None, _item: int) -> bool:
    """Return whether the viewer knows a stone in a hand: only the owner does."""
    return viewer is not None and viewer == player.seat


@dataclass(slots=True)
class Player(Copied):
    """A player and their stones. All hidden stones, in hands or in the bag, could lie in each other's place."""

    seat: Seat
    stones: Annotated[list[int], Secret("stones", known=is_own)]
    swaps: int
    points: int = 0


@dataclass(slots=True)
class Table(Copied):
    """A whole game. The topmost stone of the cairn is the last."""

    bag: Annotated[list[int], Secret("stones")]
    players: list[Player]
    active: Seat
    cairn: list[int] = field(default_factory=list)

    @property
    def is_over(self) -> bool:
        return not any(player.stones for player in self.players)


class PlayerView(ViewPart):
    """A player as somebody sees them: a stone that the viewer does not know is None."""

    stones: tuple[int | None, ...]
    swaps: int
    points: int


class CairnView(View):
    """The table as somebody sees it; `bag` is the number of stones in the bag."""

    active: Seat
    bag: int
    cairn: tuple[int, ...]
    players: tuple[PlayerView, ...]
