"""From the last tile to the winner (SF-END-04)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.chance import Chance
from engine.game import Ask, Event
from engine.games.spirits_of_the_forest.model.actions import ForestAction, Reveal
from engine.games.spirits_of_the_forest.model.table import Table
from engine.games.spirits_of_the_forest.model.texts import named, tell
from engine.games.spirits_of_the_forest.model.view import Stage
from engine.games.spirits_of_the_forest.modules.registry import in_play
from engine.games.spirits_of_the_forest.modules.solo import OFFERING
from engine.games.spirits_of_the_forest.modules.wish import REWARD
from engine.games.spirits_of_the_forest.pieces.count import all_faces
from engine.games.spirits_of_the_forest.pieces.favour import can_use_plus, may_use_plus
from engine.games.spirits_of_the_forest.pieces.forest import available
from engine.games.spirits_of_the_forest.pieces.steps import PLUS, Step, prompt
from engine.games.spirits_of_the_forest.rules.scoring import categories, outcome, winners_text
from engine.legal import Legal
from engine.text import Seat, Who

_REVEAL = Reveal()


class LastChance(Step):
    """SF-END-03: those who might still use a '+' say when they are ready to reveal their favours."""

    stage: Stage = "last-chance"

    def is_due(self, table: Table) -> bool:
        return bool(table.pending)

    def asks(self, table: Table) -> dict[Seat, Ask[ForestAction]]:
        return {seat: self._ask(table, seat) for seat in table.pending}

    def _ask(self, table: Table, seat: Seat) -> Ask[ForestAction]:
        plus = (PLUS,) if can_use_plus(table.players[seat]) else ()
        return Ask(prompt(self.stage, seat), Legal(lambda: (_REVEAL, *plus)))

    def play(self, table: Table, seat: Seat, action: ForestAction, chance: Chance) -> Iterator[Event]:
        yield Event(tell("event-ready", who=Who(seat)))
        yield from settle(table, ready=seat)


LAST_CHANCE = LastChance()

ENDING: Final[tuple[Step, ...]] = (LAST_CHANCE, OFFERING, REWARD)
"""The steps after the last tile in their order."""


def is_complete(table: Table) -> bool:
    """SF-END-01, SF-SEASON-11, SF-SOLO-12: whether no tile is left that anybody will ever collect."""
    if table.solo is not None:
        return table.solo.rows_left(table) <= 1
    return not available(table) if table.remain else not any(table.stacks)


def close(table: Table) -> Iterator[Event]:
    """After the last tile: those who might use a '+' are asked, and where there are none the game ends at once."""
    table.stage = "last-chance"
    table.pending = [Seat(seat) for seat in range(len(table.players))]
    yield Event(tell("event-last-tile"))
    yield from settle(table)


def settle(table: Table, ready: Seat | None = None) -> Iterator[Event]:
    """Ask no more the seat that is ready, nor any that can use no '+' now; go on when nobody is left to ask."""
    table.pending = [seat for seat in table.pending if seat != ready and may_use_plus(table, seat)]
    if not table.pending:
        yield from _reveal(table)


def _reveal(table: Table) -> Iterator[Event]:
    """SF-END-03: the favours are revealed, and what the modules have to say to that is said."""
    table.stage = "reward"
    for seat, held in enumerate(all_faces(table)):
        if held:
            yield Event(tell("event-reveal", who=Who(Seat(seat)), faces=tuple(named(face) for face in held)))
    for module in in_play(table.modules):
        yield from module.judge(table)
    yield from go_on(table)


def go_on(table: Table) -> Iterator[Event]:
    """To the first thing that is still to be decided; where there is none the points are counted."""
    for step in (OFFERING, REWARD):
        if step.is_due(table):
            table.stage = step.stage
            return
    table.stage = "over"
    faces = all_faces(table)
    yield Event(winners_text(outcome(table, categories(table, faces), faces)))
