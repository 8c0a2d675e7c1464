"""The way from step to step of a turn, and past the last tile (SF-TURN-01)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from engine.ask import Ask
from engine.chance import Chance
from engine.event import Event
from engine.games.spirits_of_the_forest.model.actions import ForestAction, Pass, Plus
from engine.games.spirits_of_the_forest.model.kinds import OVER
from engine.games.spirits_of_the_forest.model.table import Table
from engine.games.spirits_of_the_forest.model.texts import tell
from engine.games.spirits_of_the_forest.modules.module import in_play
from engine.games.spirits_of_the_forest.pieces.favour import can_use_plus, examine, use_plus
from engine.games.spirits_of_the_forest.pieces.gem import has_gem_step
from engine.games.spirits_of_the_forest.pieces.step import USE_PLUS, StepMoment
from engine.games.spirits_of_the_forest.pieces.tile import CollectStep, take_tile
from engine.games.spirits_of_the_forest.rules.end_of_game import (
    LAST_CHANCE,
    close,
    go_on,
    is_complete,
    settle,
)
from engine.games.spirits_of_the_forest.rules.step_order import COLLECTING, GEM, course
from engine.legal import Legal
from engine.text import Seat

_ASK_PLUS: Ask[ForestAction] = Ask(tell("ask-plus"), Legal(lambda: (USE_PLUS,)), must=False)


def awaits(table: Table) -> Mapping[Seat, Ask[ForestAction]]:
    """Return the seats that must or may act now, each with its ask; empty when the game is over.

    Whoever holds a usable '+' may use it although nobody waits for that seat (SF-FAVOUR-07), which nobody else is told.
    """
    if table.stage == OVER:
        return {}
    step = course(table.modules).steps[table.stage]
    asks = step.asks(table)
    if step.moment is not StepMoment.END:
        for number, player in enumerate(table.players):
            if player.removed and number not in asks and can_use_plus(player):
                asks[Seat(number)] = _ASK_PLUS
    return asks


def play(table: Table, seat: Seat, action: ForestAction, chance: Chance) -> Iterator[Event]:
    """Do the chosen action of a seat, and go on to the next question."""
    if isinstance(action, Plus):
        return iter([*use_plus(table, seat), *_after_plus(table)])
    order = course(table.modules)
    step = order.steps[table.stage]
    told = list(step.play(table, seat, action, chance))
    if isinstance(action, Pass):
        _next_turn(table)
    elif isinstance(step, CollectStep):
        _collect(table, seat, step, action, told)
    elif step.stage in order.place:
        told += _go_on(table, order.place[step.stage] + (not step.repeats))
    elif step.moment is StepMoment.END:
        told += go_on(table)
    elif step.moment is StepMoment.START and not step.is_due(table):
        table.stage = COLLECTING.stage
    return iter(told)


def _collect(table: Table, seat: Seat, step: CollectStep, action: ForestAction, told: list[Event]) -> None:
    """Collect the tiles in their order (SF-TAKE-16); when all of the turn are taken the favours won are examined (SF-FAVOUR-10)."""
    modules, turn = in_play(table.modules), course(table.modules)
    for name, pay in step.picks(action):
        told += take_tile(table, seat, name, pay)
        for module in modules:
            assert table.last is not None
            told += module.after_tile(table, seat, table.last.picks[-1])
    for more in turn.turn[turn.place[step.stage] + 1 : turn.collected]:
        if more.is_due(table):
            table.stage = more.stage
            return
    table.fresh = False
    told += examine(table, seat)
    for module in modules:
        told += module.after_collecting(table, seat)
    told += _go_on(table, turn.collected)


def _go_on(table: Table, place: int) -> Iterable[Event]:
    """Go on to the first step from this place on that has anything to ask, else to the end of the turn."""
    for step in course(table.modules).turn[place:]:
        if step.is_due(table):
            table.stage = step.stage
            return ()
    if is_complete(table):
        return close(table)
    _next_turn(table)
    return ()


def _after_plus(table: Table) -> Iterable[Event]:
    """Yield the events after a '+', which can end nothing but what is not known: nobody has one any more, and so nothing is left to ask."""
    if table.stage == LAST_CHANCE.stage:
        return settle(table)
    if table.stage == GEM.stage and not has_gem_step(table):
        return _go_on(table, course(table.modules).place[GEM.stage] + 1)
    return ()


def _next_turn(table: Table) -> None:
    """Give the turn to the left, round and round, unless a module says otherwise (SF-TURN-02)."""
    following = Seat((table.active + 1) % len(table.players))
    for module in in_play(table.modules):
        named = module.next_seat(table)
        following = following if named is None else named
    table.stage = COLLECTING.stage
    table.turn += 1
    table.active = following
