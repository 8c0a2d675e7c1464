"""The shape of a step: the seats and the question of one stage of the game, the objections to an answer, and its consequences."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from enum import IntEnum
from functools import cache, partial
from typing import ClassVar, TypeAlias

from engine.ask import Ask
from engine.chance import Chance
from engine.event import Event
from engine.games.spirits_of_the_forest.model.actions import ForestAction, Plus
from engine.games.spirits_of_the_forest.model.kinds import Stage
from engine.games.spirits_of_the_forest.model.table import Table
from engine.games.spirits_of_the_forest.model.texts import refuse, tell
from engine.games.spirits_of_the_forest.pieces.favour import can_use_plus
from engine.guard import Guard, Objection
from engine.legal import Legal
from engine.text import Seat, Text, Who

ForestGuard: TypeAlias = Guard[Table, ForestAction]
Reason: TypeAlias = tuple[str, str]
"""Reason for a refusal: the id of a rule, and the key of what is refused by it."""
USE_PLUS = Plus()


class StepMoment(IntEnum):
    """The moment of a step: before the first turn, in the course of a turn, or after the last tile, before or after favours are open."""

    START = 0
    COLLECT = 1
    COLLECTED = 2
    GEM = 3
    FINISH = 4
    LAST = 5
    END = 6

    @property
    def is_in_turn(self) -> bool:
        """Whether the moment belongs to the turn of the active seat."""
        return StepMoment.COLLECT <= self <= StepMoment.FINISH


class TurnStep(ABC):
    """One step. It is asked only while the table's stage is its own. By default the active seat is asked."""

    stage: ClassVar[Stage]
    moment: ClassVar[StepMoment]
    verbs: ClassVar[Sequence[type[ForestAction]]]
    """Verbs that answer the step, '+' apart; its own verb first, then those that other steps take as well."""
    waiting: ClassVar[Reason]
    """Reason why anything else must wait until this is decided."""
    early: ClassVar[Reason | None] = None
    """Reason why the step's own verb cannot be played in other steps; None where the step that goes on says it."""
    guards: ClassVar[Sequence[ForestGuard]] = ()
    """Guards against the step's answers, in the order they are asked; asked in this step only."""
    repeats: ClassVar[bool] = False
    """Whether the step is asked again as long as it is due."""

    @abstractmethod
    def is_due(self, table: Table) -> bool:
        """Return whether the step has anything to ask now. Asked only where its module is in play."""

    @abstractmethod
    def choices(self, table: Table, seat: Seat) -> Iterable[ForestAction]:
        """Return the actions of the seat, '+' apart."""

    @abstractmethod
    def play(self, table: Table, seat: Seat, action: ForestAction, chance: Chance) -> Iterable[Event]:
        """Return the events of the action; the course of the game goes on by itself."""

    def seats(self, table: Table) -> Sequence[Seat]:
        """Return the seats that are asked."""
        return (table.active,)

    def prompt(self, table: Table, seat: Seat) -> Text:
        """Return the question to the seat."""
        return prompt(self.stage, seat)

    def headline(self, table: Table) -> Text:
        """Return the headline for everybody: what is going on."""
        return tell(f"headline-{self.stage}", who=Who(self.seats(table)[0]))

    def asks(self, table: Table) -> dict[Seat, Ask[ForestAction]]:
        """Return the seats that must be asked, each with its ask. Until favours are revealed a '+' may be used as well (SF-FAVOUR-07)."""
        return {seat: Ask(self.prompt(table, seat), self._legal(table, seat)) for seat in self.seats(table)}

    def _legal(self, table: Table, seat: Seat) -> Legal[ForestAction]:
        if can_use_plus(table.players[seat]) and self.moment is not StepMoment.END:
            return Legal(lambda: (*self.choices(table, seat), USE_PLUS))
        return Legal(partial(self.choices, table, seat))

    def untimely(self, table: Table, action: ForestAction) -> Objection | None:
        """Return the objection to the step's own verb in another step; None where there is none."""
        return refuse(*self.early) if self.early and isinstance(action, self.verbs[0]) else None

    def must_wait(self, table: Table, action: ForestAction) -> Objection:
        """Return the objection to a verb of other steps in this one."""
        return refuse(*self.waiting)


@cache
def prompt(key: str, seat: Seat) -> Text:
    """Return the question to a seat."""
    return tell(f"ask-{key}", who=Who(seat))
