"""The gem step of a turn: the placing of one gem, or the moving of one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from engine.chance import Chance
from engine.event import Event
from engine.games.spirits_of_the_forest.model.actions import ForestAction, Keep, Move, Place
from engine.games.spirits_of_the_forest.model.kinds import Stage
from engine.games.spirits_of_the_forest.model.table import Table
from engine.games.spirits_of_the_forest.model.texts import refuse
from engine.games.spirits_of_the_forest.pieces.forest import own_gems
from engine.games.spirits_of_the_forest.pieces.gem import (
    gem_steps,
    has_gem_step,
    keep,
    move,
    object_to_own_gem,
    object_to_target,
    place,
)
from engine.games.spirits_of_the_forest.pieces.step import ForestGuard, Reason, StepMoment, TurnStep, prompt
from engine.games.spirits_of_the_forest.rules.end_of_game import is_complete
from engine.guard import Objection
from engine.text import Seat, Text


def has_a_gem_to_place(table: Table, seat: Seat, action: ForestAction) -> Objection | None:
    """Return the objection to placing a gem with none in the supply (SF-GEM-01); None where there is none."""
    if not isinstance(action, Place) or table.players[seat].supply:
        return None
    return refuse("SF-GEM-04", "move-instead") if own_gems(table, seat) else refuse("SF-GEM-01", "no-gem")


def has_none_in_the_supply(table: Table, seat: Seat, action: ForestAction) -> Objection | None:
    """Return the objection to moving a gem with one to place in the supply (SF-GEM-04); None where there is none."""
    return (
        refuse("SF-GEM-04", "place-instead")
        if isinstance(action, Move) and table.players[seat].supply
        else None
    )


def moves_an_own_gem(table: Table, seat: Seat, action: ForestAction) -> Objection | None:
    """Return the objection to moving a gem that is not an own one in the forest (SF-GEM-17); None where there is none."""
    return object_to_own_gem(table, seat, action.gem, "SF-GEM-04") if isinstance(action, Move) else None


def has_a_target(table: Table, seat: Seat, action: ForestAction) -> Objection | None:
    """Return the objection to a gem elsewhere than on a tile without one (SF-GEM-02, SF-GEM-03); None where there is none."""
    return object_to_target(table, action.to) if isinstance(action, Place | Move) else None


class PlacingGem(TurnStep):
    """The step in which one gem is placed or moved, or the gems are left as they are."""

    stage: ClassVar[Stage] = "gem"
    moment: ClassVar[StepMoment] = StepMoment.GEM
    verbs: ClassVar[Sequence[type[ForestAction]]] = (Place, Move, Keep)
    waiting: ClassVar[Reason] = ("SF-TURN-01", "gem-step")
    guards: ClassVar[Sequence[ForestGuard]] = (
        has_a_gem_to_place,
        has_none_in_the_supply,
        moves_an_own_gem,
        has_a_target,
    )

    def is_due(self, table: Table) -> bool:
        return has_gem_step(table) and not is_complete(table)

    def prompt(self, table: Table, seat: Seat) -> Text:
        return prompt("gem" if table.players[seat].supply else "gem-move", seat)

    def choices(self, table: Table, seat: Seat) -> Sequence[ForestAction]:
        return gem_steps(table)

    def play(self, table: Table, seat: Seat, action: ForestAction, chance: Chance) -> Iterable[Event]:
        if isinstance(action, Place):
            return (place(table, seat, action),)
        return (move(table, seat, action) if isinstance(action, Move) else keep(seat),)
