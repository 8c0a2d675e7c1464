"""The steps of a game in their order: those of every game, and those of the modules in play (SF-TURN-01)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from engine.games.spirits_of_the_forest.model.kinds import OVER, Module, Stage
from engine.games.spirits_of_the_forest.model.table import Table
from engine.games.spirits_of_the_forest.modules.module import in_play
from engine.games.spirits_of_the_forest.modules.registry.modules import MODULES
from engine.games.spirits_of_the_forest.pieces.step import StepMoment, TurnStep
from engine.games.spirits_of_the_forest.rules.collect_step import Collecting
from engine.games.spirits_of_the_forest.rules.end_of_game import LAST_CHANCE
from engine.games.spirits_of_the_forest.rules.gem_step import PlacingGem

COLLECTING, GEM = Collecting(), PlacingGem()
_BASE: Final = (COLLECTING, GEM, LAST_CHANCE)


@dataclass(frozen=True)
class Course:
    """The course of a game: all `steps` by their stages, and the steps of a `turn` in their order.

    `place` is the index of each of these in `turn`, by its stage; `collected` is that of the first step after collecting.
    """

    steps: Mapping[Stage, TurnStep]
    turn: tuple[TurnStep, ...]
    place: Mapping[Stage, int]
    collected: int


@cache
def course(modules: tuple[Module, ...]) -> Course:
    """Return the course of a game with these modules. Steps of one moment come in the order of the registry, those of every game first."""
    steps = [*_BASE, *(step for module in in_play(modules) for step in module.steps)]
    steps.sort(key=lambda step: step.moment)
    turn = tuple(step for step in steps if step.moment.is_in_turn)
    by_stage = {step.stage: step for step in steps}
    place = {step.stage: number for number, step in enumerate(turn)}
    return Course(by_stage, turn, place, sum(step.moment is StepMoment.COLLECT for step in turn))


@cache
def every_step() -> Mapping[Stage, TurnStep]:
    """Return the steps there are in any game, by their stages."""
    return course(tuple(module.id for module in MODULES)).steps


def step_of(table: Table) -> TurnStep | None:
    """Return the step that is asked now; None when the game is over."""
    return course(table.modules).steps.get(table.stage)


def is_revealed(table: Table) -> bool:
    """Return whether all favour tokens lie open, the forest being done with (SF-END-03)."""
    step = step_of(table)
    return table.stage == OVER or (step is not None and step.moment is StepMoment.END)


def is_in_turn(table: Table) -> bool:
    """Return whether it is somebody's turn."""
    step = step_of(table)
    return step is not None and step.moment.is_in_turn
