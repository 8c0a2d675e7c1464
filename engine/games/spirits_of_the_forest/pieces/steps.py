"""The shape of a step: who is asked for what at one stage of the game, and what follows from the answer."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING

from engine.chance import Chance
from engine.game import Ask, Event
from engine.games.spirits_of_the_forest.model.actions import ForestAction, Plus
from engine.games.spirits_of_the_forest.model.texts import tell
from engine.games.spirits_of_the_forest.model.view import Stage
from engine.games.spirits_of_the_forest.pieces.favour import can_use_plus
from engine.legal import Legal
from engine.text import Seat, Text, Who

if TYPE_CHECKING:
    from engine.games.spirits_of_the_forest.model.table import Table

PLUS = Plus()


class Step(ABC):
    """One step. It is asked only while the table's stage is its own."""

    stage: Stage
    repeats = False
    """Whether it is asked again as long as it is due."""

    @abstractmethod
    def is_due(self, table: Table) -> bool:
        """Whether the step has anything to ask now."""

    @abstractmethod
    def asks(self, table: Table) -> dict[Seat, Ask[ForestAction]]:
        """Who must be asked, and for what."""

    @abstractmethod
    def play(self, table: Table, seat: Seat, action: ForestAction, chance: Chance) -> Iterator[Event]:
        """What the action does; the course of the game goes on by itself."""


class TurnStep(Step):
    """A step of the active seat's turn. A '+' may be used in it as well (SF-FAVOUR-07)."""

    @abstractmethod
    def choices(self, table: Table) -> Sequence[ForestAction] | Iterator[ForestAction]:
        """What the active seat may do."""

    def prompt(self, table: Table) -> Text:
        """What it is asked."""
        return prompt(self.stage, table.active)

    def asks(self, table: Table) -> dict[Seat, Ask[ForestAction]]:
        plus = (PLUS,) if can_use_plus(table.players[table.active]) else ()
        return {table.active: Ask(self.prompt(table), Legal(lambda: (*self.choices(table), *plus)))}


@cache
def prompt(key: str, seat: Seat) -> Text:
    """The question that a seat is asked."""
    return tell(f"ask-{key}", who=Who(seat))
