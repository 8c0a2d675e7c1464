"""The objections to an action, in the order they are asked: that it is not the time for it, then those of its step."""

from __future__ import annotations

from functools import wraps
from typing import Any, Final

from engine.games.spirits_of_the_forest.model.actions import ForestAction, Plus, Reveal, Token
from engine.games.spirits_of_the_forest.model.kinds import ID, OVER
from engine.games.spirits_of_the_forest.model.table import Table
from engine.games.spirits_of_the_forest.model.texts import refuse
from engine.games.spirits_of_the_forest.modules.module import ForestModule, in_play
from engine.games.spirits_of_the_forest.modules.registry.modules import MODULES, module_of
from engine.games.spirits_of_the_forest.pieces.favour import can_use_plus, holds_plus
from engine.games.spirits_of_the_forest.pieces.step import ForestGuard, StepMoment, TurnStep
from engine.games.spirits_of_the_forest.rules.step_order import (
    course,
    every_step,
    is_in_turn,
    is_revealed,
    step_of,
)
from engine.guard import Objection
from engine.text import Seat, Who, say

_KEY: Final = f"{ID}-refused-"


def goes_on(table: Table, seat: Seat, action: ForestAction) -> Objection | None:
    """Return the objection to collecting after the last tile (SF-END-01); None where there is none."""
    return refuse("SF-END-01", "all-collected") if table.stage == OVER else None


def has_a_plus_to_use(table: Table, seat: Seat, action: ForestAction) -> Objection | None:
    """Return the objection to a '+' that cannot be used or comes after the reveal (SF-FAVOUR-06 to -09, SF-END-03), or None."""
    if not isinstance(action, Plus):
        return None
    if is_revealed(table):
        return refuse("SF-END-03", "plus-revealed")
    player = table.players[seat]
    if can_use_plus(player):
        return None
    if holds_plus(player):
        return refuse("SF-FAVOUR-09", "none-removed")
    if any(favour.spent for favour in player.favours):
        return refuse("SF-FAVOUR-08", "plus-spent")
    return refuse("SF-FAVOUR-07", "no-plus")


def is_played(table: Table, seat: Seat, action: ForestAction) -> Objection | None:
    """Return the objection to a verb of something that is not played with at all; None where there is none."""
    module = module_of(action)
    if module is None or module.id in table.modules:
        return None
    return refuse(module.rule, "not-played", module=module.name)


def is_active(table: Table, seat: Seat, action: ForestAction) -> Objection | None:
    """Return the objection to acting in another's turn, but for a '+' (SF-TURN-06), or None. It names the seat to move."""
    if seat == table.active or isinstance(action, Plus | Reveal) or not is_in_turn(table):
        return None
    return Objection(say("illegal-not-your-turn", waiting=(Who(table.active),)), "SF-TURN-06")


def is_in_its_step(table: Table, seat: Seat, action: ForestAction) -> Objection | None:
    """Return the objection to a verb outside its step (SF-TURN-01), or None.

    Before the first turn and after the last tile it speaks of nothing but the step that is waited for.
    """
    step = step_of(table)
    if step is None or isinstance(action, (*step.verbs, Plus)):
        return None
    if step.moment in (StepMoment.START, StepMoment.LAST) and not isinstance(action, Reveal):
        return step.must_wait(table, action)
    for other in course(table.modules).steps.values():
        if (objection := other.untimely(table, action)) is not None:
            return objection
    if isinstance(action, Token):
        return refuse("SF-FAVOUR-01", "no-tokens")
    return step.must_wait(table, action)


def names_places(table: Table, seat: Seat, action: ForestAction) -> Objection | None:
    """Return the objection to a place that is not in this forest, whether or not anything lies there; None where there is none."""
    for field in action.places:
        name = getattr(action, field)
        if name is not None and name not in table.layout.index:
            return refuse(None, "no-cell", cell=name)
    return None


def _cited(guard: ForestGuard) -> ForestGuard:
    """Return a guard whose objection names the rule of a module, where one in play has a rule of its own for the same."""

    @wraps(guard)
    def ask(table: Table, seat: Seat, action: ForestAction) -> Objection | None:
        objection = guard(table, seat, action)
        if objection is None:
            return None
        key = objection.text.key.removeprefix(_KEY)
        rules = (module.cites[key] for module in in_play(table.modules) if key in module.cites)
        return Objection(objection.text, next(rules, objection.rule))

    return ask


def _while_played(module: ForestModule[Any, Any], guard: ForestGuard) -> ForestGuard:
    """Return a guard of a module, which is silent where the module is not in play."""

    @wraps(guard)
    def ask(table: Table, seat: Seat, action: ForestAction) -> Objection | None:
        return guard(table, seat, action) if module.id in table.modules else None

    return ask


def _in_step(step: TurnStep, guard: ForestGuard) -> ForestGuard:
    """Return a guard of a step, which is silent in all others."""

    @wraps(guard)
    def ask(table: Table, seat: Seat, action: ForestAction) -> Objection | None:
        is_asked = table.stage == step.stage and not isinstance(action, Plus)
        return guard(table, seat, action) if is_asked else None

    return ask


GUARDS: Final[tuple[ForestGuard, ...]] = tuple(
    map(
        _cited,
        (
            goes_on,
            has_a_plus_to_use,
            is_played,
            is_active,
            is_in_its_step,
            *(_while_played(module, guard) for module in MODULES for guard in module.guards),
            names_places,
            *(_in_step(step, guard) for step in every_step().values() for guard in step.guards),
        ),
    )
)
"""Guards of every game, of the modules, and of each step."""
