"""The course of the game: the steps of a turn in their order, and what comes after the last tile (SF-TURN-01)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from engine.chance import Chance
from engine.game import Ask, Event
from engine.games.spirits_of_the_forest.model.actions import (
    ForestAction,
    Keep,
    Move,
    Pass,
    Place,
    Plus,
    Second,
    Stop,
    Take,
)
from engine.games.spirits_of_the_forest.model.table import Table, Turn
from engine.games.spirits_of_the_forest.model.texts import tell
from engine.games.spirits_of_the_forest.model.view import Stage
from engine.games.spirits_of_the_forest.modules.cards import CHOOSING
from engine.games.spirits_of_the_forest.modules.enchanted import BONUS_GEM, BONUS_TOKENS, CLAIMING
from engine.games.spirits_of_the_forest.modules.moonlight import LOOKING
from engine.games.spirits_of_the_forest.modules.solo import OFFERING
from engine.games.spirits_of_the_forest.modules.wish import REWARD
from engine.games.spirits_of_the_forest.pieces.favour import can_use_plus, use_plus
from engine.games.spirits_of_the_forest.pieces.gem import gem_steps, has_gem_step, keep, move, place
from engine.games.spirits_of_the_forest.pieces.steps import PLUS, Step, TurnStep, prompt
from engine.games.spirits_of_the_forest.rules.collect import (
    collect,
    collected,
    is_blocked,
    may_go_on,
    seconds,
    take_tile,
    takes,
)
from engine.games.spirits_of_the_forest.rules.ending import ENDING, close, go_on, is_complete, settle
from engine.legal import Legal
from engine.text import Seat, Text, Who

_PASS, _STOP = Pass(), Stop()


class Collecting(TurnStep):
    """Collect one or two tiles, or pass where nothing can be collected (SF-TURN-03)."""

    stage: Stage = "collect"

    def is_due(self, table: Table) -> bool:
        return False

    def prompt(self, table: Table) -> Text:
        return prompt("blocked" if is_blocked(table) else "collect", table.active)

    def choices(self, table: Table) -> Sequence[ForestAction] | Iterator[ForestAction]:
        return (_PASS,) if is_blocked(table) else takes(table)

    def play(self, table: Table, seat: Seat, action: ForestAction, chance: Chance) -> Iterator[Event]:
        if isinstance(action, Pass):
            table.last = Turn(seat, passed=True)
            yield Event(tell("event-pass", who=Who(seat)))
            return
        assert isinstance(action, Take)
        yield from collect(table, seat, action)
        if not SECOND.is_due(table):
            yield from collected(table, seat)


class CollectingSecond(TurnStep):
    """SF-EVENT-04: a second tile, after the first one has turned another up."""

    stage: Stage = "second"

    def is_due(self, table: Table) -> bool:
        return may_go_on(table)

    def choices(self, table: Table) -> Iterator[ForestAction]:
        yield from seconds(table)
        yield _STOP

    def play(self, table: Table, seat: Seat, action: ForestAction, chance: Chance) -> Iterator[Event]:
        if isinstance(action, Second):
            yield from take_tile(table, seat, action.tile, action.pay)
        else:
            yield Event(tell("event-stop", who=Who(seat)))
        yield from collected(table, seat)


class PlacingGem(TurnStep):
    """Place or move one gem, or leave the gems as they are."""

    stage: Stage = "gem"

    def is_due(self, table: Table) -> bool:
        return has_gem_step(table) and not is_complete(table)

    def choices(self, table: Table) -> Sequence[ForestAction]:
        return gem_steps(table)

    def play(self, table: Table, seat: Seat, action: ForestAction, chance: Chance) -> Iterator[Event]:
        match action:
            case Place():
                yield from place(table, seat, action)
            case Move():
                yield from move(table, seat, action)
            case Keep():
                yield from keep(seat)


COLLECTING, SECOND, GEM = Collecting(), CollectingSecond(), PlacingGem()

TURN: Final[tuple[TurnStep, ...]] = (COLLECTING, SECOND, LOOKING, GEM, CLAIMING, BONUS_GEM, BONUS_TOKENS)
"""The steps of a turn in their order."""

_STEPS: Final[Mapping[Stage, Step]] = {step.stage: step for step in (CHOOSING, *TURN, *ENDING)}
_PLACE: Final[Mapping[Stage, int]] = {step.stage: number for number, step in enumerate(TURN)}


def awaits(table: Table) -> Mapping[Seat, Ask[ForestAction]]:
    """Who must or may act now; empty when the game is over.

    Whoever holds a usable '+' may use it although nobody waits for that seat (SF-FAVOUR-07), which nobody else is told.
    """
    if table.stage == "over":
        return {}
    asks = _STEPS[table.stage].asks(table)
    if not table.revealed:
        for number, player in enumerate(table.players):
            if number not in asks and can_use_plus(player):
                asks[Seat(number)] = Ask(tell("ask-plus"), Legal(lambda: (PLUS,)), must=False)
    return asks


def play(table: Table, seat: Seat, action: ForestAction, chance: Chance) -> Iterator[Event]:
    """Do what a seat has chosen, and go on to whatever must be asked next."""
    if isinstance(action, Plus):
        yield from use_plus(table, seat)
        yield from _after_plus(table)
        return
    step = _STEPS[table.stage]
    yield from step.play(table, seat, action, chance)
    if isinstance(action, Pass):
        _next_turn(table)
    elif table.stage in _PLACE:
        yield from _go_on(table, _PLACE[table.stage] + (not step.repeats))
    elif step is CHOOSING and not CHOOSING.is_due(table):
        table.stage = "collect"
    elif step in (OFFERING, REWARD):
        yield from go_on(table)


def _go_on(table: Table, place: int) -> Iterator[Event]:
    """To the first step from this place on that has anything to ask, else to the end of the turn."""
    for step in TURN[place:]:
        if step.is_due(table):
            table.stage = step.stage
            return
    if is_complete(table):
        yield from close(table)
    elif table.enchanted is not None and table.enchanted.again:
        _next_turn(table, table.active)
    else:
        _next_turn(table)


def _after_plus(table: Table) -> Iterator[Event]:
    """A '+' can bring nothing but knowledge to an end: that nobody has one any more, and so nothing is left to ask."""
    if table.stage == "last-chance":
        yield from settle(table)
    elif table.stage == "gem" and not has_gem_step(table):
        yield from _go_on(table, _PLACE["gem"] + 1)


def _next_turn(table: Table, seat: Seat | None = None) -> None:
    """SF-TURN-02: to the left, round and round; or to this seat."""
    table.stage = "collect"
    table.turn += 1
    table.active = Seat((table.active + 1) % len(table.players)) if seat is None else seat
    if table.enchanted is not None:
        table.enchanted.begin_turn()
