"""The way from the last tile to the winner (SF-END-04)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from engine.chance import Chance
from engine.event import Event
from engine.games.spirits_of_the_forest.model.actions import ForestAction, Reveal
from engine.games.spirits_of_the_forest.model.kinds import OVER, Stage
from engine.games.spirits_of_the_forest.model.table import Table
from engine.games.spirits_of_the_forest.model.texts import event, named, refuse, tell
from engine.games.spirits_of_the_forest.modules.module import in_play
from engine.games.spirits_of_the_forest.pieces.count import all_faces
from engine.games.spirits_of_the_forest.pieces.favour import may_use_plus
from engine.games.spirits_of_the_forest.pieces.forest import available, ground_of
from engine.games.spirits_of_the_forest.pieces.step import ForestGuard, Reason, StepMoment, TurnStep
from engine.games.spirits_of_the_forest.rules.score import categories
from engine.games.spirits_of_the_forest.rules.winner import outcome, winners_text
from engine.guard import Objection
from engine.text import Seat, Text, Who

_REVEAL = Reveal()


def is_ready_to_reveal(table: Table, seat: Seat, action: ForestAction) -> Objection | None:
    """Return the objection to a seat that is not asked any more while others still are (SF-END-03); None where there is none."""
    if isinstance(action, Reveal) and seat not in table.pending:
        return refuse("SF-END-03", "ready")
    return None


class LastChance(TurnStep):
    """The step in which those who might still use a '+' say when they are ready to reveal their favours (SF-END-03)."""

    stage: ClassVar[Stage] = "last-chance"
    moment: ClassVar[StepMoment] = StepMoment.LAST
    verbs: ClassVar[Sequence[type[ForestAction]]] = (Reveal,)
    waiting: ClassVar[Reason] = ("SF-END-01", "all-collected")
    early: ClassVar[Reason | None] = ("SF-END-03", "reveal-early")
    guards: ClassVar[Sequence[ForestGuard]] = (is_ready_to_reveal,)

    def is_due(self, table: Table) -> bool:
        return bool(table.pending)

    def seats(self, table: Table) -> Sequence[Seat]:
        return table.pending

    def headline(self, table: Table) -> Text:
        return tell("headline-last-chance", who=tuple(map(Who, table.pending)))

    def choices(self, table: Table, seat: Seat) -> Sequence[ForestAction]:
        return (_REVEAL,)

    def play(self, table: Table, seat: Seat, action: ForestAction, chance: Chance) -> Iterator[Event]:
        yield event("ready", who=Who(seat))
        yield from settle(table, ready=seat)


LAST_CHANCE = LastChance()


def is_complete(table: Table) -> bool:
    """Return whether no tile is left that anybody will ever collect (SF-END-01, SF-SEASON-11)."""
    for module in in_play(table.modules):
        if module.is_complete(table):
            return True
    return not (available(table) if table.remain else ground_of(table).held)


def close(table: Table) -> Iterator[Event]:
    """Ask those who might use a '+' after the last tile; where there are none, end the game at once."""
    table.stage = LAST_CHANCE.stage
    table.pending = [Seat(seat) for seat in range(len(table.players))]
    yield event("last-tile")
    yield from settle(table)


def settle(table: Table, ready: Seat | None = None) -> Iterator[Event]:
    """Stop asking the seat that is ready, and any that can use no '+' now; go on when nobody is left to ask."""
    table.pending = [seat for seat in table.pending if seat != ready and may_use_plus(table, seat)]
    if not table.pending:
        yield from _reveal(table)


def _reveal(table: Table) -> Iterator[Event]:
    """Reveal the favours that lie face down, and let the modules speak on that (SF-END-03)."""
    for seat, player in enumerate(table.players):
        hidden = [favour.face for favour in player.favours if not (favour.spent or favour.known)]
        if hidden:
            yield event("reveal", who=Who(Seat(seat)), faces=tuple(map(named, hidden)))
    for module in in_play(table.modules):
        yield from module.judge(table)
    yield from go_on(table)


def go_on(table: Table) -> Iterator[Event]:
    """Go on to the first thing that is still to be decided; where there is none, count the points."""
    for module in in_play(table.modules):
        for step in module.steps:
            if step.moment is StepMoment.END and step.is_due(table):
                table.stage = step.stage
                return
    table.stage = OVER
    faces = all_faces(table)
    yield Event(winners_text(table, outcome(table, categories(table, faces), faces)))
