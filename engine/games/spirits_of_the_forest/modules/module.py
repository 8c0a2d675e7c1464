"""The moments of a game at which a module may speak. A module is one file that reads like its page of the rulebook."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.chance import Chance
from engine.game import Event, Line
from engine.games.spirits_of_the_forest.model.kinds import Face, Module, Spirit
from engine.text import Seat

if TYPE_CHECKING:
    from engine.games.spirits_of_the_forest.model.options import ForestOptions
    from engine.games.spirits_of_the_forest.model.table import Pick, Table


@dataclass(slots=True)
class Plan:
    """What is to be dealt: on which layout, which tiles and tokens, and how many gems each player gets."""

    layout_id: str
    tiles: int
    tokens: list[Face]
    gems: int


@dataclass(slots=True)
class Terms:
    """How points are counted: what a missing spirit or power costs, and the spirits that count twice for whoever has the most."""

    missing: int
    doubled: frozenset[Spirit] = frozenset()


class ForestModule:
    """Does nothing at any moment; each module overrides those it has something to say at."""

    id: Module

    def plan(self, plan: Plan, options: ForestOptions, seats: int, chance: Chance) -> None:
        """Before anything is dealt."""

    def deal(self, table: Table, options: ForestOptions, chance: Chance) -> None:
        """The forest lies; what the module adds to it."""

    def after_tile(self, table: Table, seat: Seat, pick: Pick) -> Iterator[Event]:
        """A seat has taken a tile; its gem is settled, its favours lie unseen."""
        return iter(())

    def after_collecting(self, table: Table, seat: Seat) -> Iterator[Event]:
        """A seat has taken all its tiles and examined its favours."""
        return iter(())

    def judge(self, table: Table) -> Iterator[Event]:
        """The game has ended and all favours are revealed; points are not yet counted."""
        return iter(())

    def terms(self, table: Table, terms: Terms) -> None:
        """How points are counted."""

    def lines(self, table: Table, seat: Seat, known: Sequence[Sequence[Face]]) -> Iterator[Line]:
        """The module's own lines in a seat's score; of the favours only these faces are known, by seat."""
        return iter(())

    def gate(self, table: Table, seat: Seat, score: int, has_majority: bool) -> Line | None:
        """What the whole score, all lines summed up, is still subject to."""
        return None

    def tie(self, table: Table, seat: Seat) -> int:
        """What breaks a tie before the tiles are counted: the higher the better."""
        return 0

    def redeal(self, table: Table, viewer: Seat | None, chance: Chance) -> None:
        """What the viewer cannot know of the module, dealt anew; the favour tokens have been dealt already."""
