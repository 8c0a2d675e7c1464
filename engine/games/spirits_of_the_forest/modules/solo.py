"""The solo game, against an opponent that decides nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.chance import Chance
from engine.game import Ask, Event, Line, Outcome, Standing
from engine.games.spirits_of_the_forest.model.actions import ForestAction, Offer
from engine.games.spirits_of_the_forest.model.components import tiles
from engine.games.spirits_of_the_forest.model.kinds import SPIRITS, Module
from engine.games.spirits_of_the_forest.model.options import ForestOptions
from engine.games.spirits_of_the_forest.model.table import Favour, Player, Solo, Table
from engine.games.spirits_of_the_forest.model.texts import named, tell, tile_text
from engine.games.spirits_of_the_forest.model.view import Category, Stage
from engine.games.spirits_of_the_forest.modules.module import ForestModule, Plan
from engine.games.spirits_of_the_forest.pieces.forest import turn_up
from engine.games.spirits_of_the_forest.pieces.score_lines import category_line
from engine.games.spirits_of_the_forest.pieces.steps import Step, prompt
from engine.legal import Legal
from engine.text import Seat, Who

BONUS: Final = {"keep": 0, "discard": 5, "give": 10}
"""SF-SOLO-20 to SF-SOLO-22: the points for what becomes of the own token."""
_OFFERS: Final = (Offer("keep"), Offer("discard"), Offer("give"))
HIDDEN: Final = 2
"""SF-SOLO-04: the tokens that the opponent gets later."""


class SoloGame(ForestModule):
    """The page of the solo variant."""

    id: Module = "solo"

    def plan(self, plan: Plan, options: ForestOptions, seats: int, chance: Chance) -> None:
        """SF-SOLO-01 to SF-SOLO-03: all tiles face down, no gems, only the tokens of spirits."""
        plan.layout_id = "solo"
        plan.tokens = [face for face in plan.tokens if face in SPIRITS]
        plan.gems = 0

    def deal(self, table: Table, options: ForestOptions, chance: Chance) -> None:
        """SF-SOLO-04: two tokens for the opponent, one for the player; nobody ever sees the others."""
        hidden = [table.box.pop() for _ in range(HIDDEN)]
        table.players[0].favours.append(Favour(table.box.pop(), known=True))
        table.solo = Solo(Player(supply=0), hidden, options.solo_rule)

    def after_collecting(self, table: Table, seat: Seat) -> Iterator[Event]:
        """SF-SOLO-07, SF-SOLO-08, SF-SOLO-10, SF-SOLO-11: the opponent's tile, what turns up then, and its token."""
        assert table.solo is not None
        assert table.last is not None
        taken = table.last.picks[0].cell
        row = [
            cell
            for cell, place in enumerate(table.layout.cells)
            if place.y == table.layout.cells[taken].y and table.stacks[cell]
        ]
        cell = row[-1] if row[-1] > taken else row[0]
        (tile,) = table.stacks[cell]
        table.stacks[cell] = ()
        table.solo.opponent.tiles.append(tile)
        yield Event(tell("event-opponent", cell=table.layout.names[cell], tile=tile_text(tiles()[tile])))
        yield from turn_up(table)
        if len(row) == 1 and table.solo.unseen:
            face = table.solo.unseen.pop(0)
            table.solo.opponent.favours.append(Favour(face, known=True))
            yield Event(tell("event-opponent-token", face=named(face)))


class Offering(Step):
    """SF-SOLO-22: once, after the last turn and before the majorities are compared."""

    stage: Stage = "offer"

    def is_due(self, table: Table) -> bool:
        return table.solo is not None and table.solo.offered is None

    def asks(self, table: Table) -> dict[Seat, Ask[ForestAction]]:
        return {Seat(0): Ask(prompt(self.stage, Seat(0)), Legal(lambda: _OFFERS))}

    def play(self, table: Table, seat: Seat, action: ForestAction, chance: Chance) -> Iterator[Event]:
        assert isinstance(action, Offer)
        assert table.solo is not None
        table.solo.offered = action.fate
        if action.fate != "keep":
            token = table.players[seat].favours.pop()
            if action.fate == "give":
                table.solo.opponent.favours.append(token)
        yield Event(tell(f"event-offer-{action.fate}", who=Who(seat)))


OFFERING = Offering()


def solo_outcome(table: Table, counted: Sequence[Category]) -> Outcome:
    """SF-SOLO-16 to SF-SOLO-19: lost where the opponent has more of any spirit; a lost game has no score.

    While the game goes on, a position that would lose stands at minus the number of spirits it would be lost by.
    """
    assert table.solo is not None
    final = table.stage == "over"
    behind = [each for each in counted if each.parts[1].total > each.parts[0].total]
    if table.solo.rule == "polish":
        behind += [each for each in counted if each.parts[0].missing and each not in behind]
    lines = [category_line(each, 0) for each in counted]
    if table.solo.offered is not None:
        lines.append(Line(tell(f"line-offer-{table.solo.offered}"), BONUS[table.solo.offered]))
    score = sum(line.points for line in lines)
    if behind:
        reached = 0 if final else -len(behind)
        lines.append(
            Line(tell("line-solo-lost", spirits=tuple(named(each.name) for each in behind)), reached - score)
        )
        score = reached
    standing = Standing(Seat(0), rank=2 if behind else 1, score=score, lines=tuple(lines))
    return Outcome((standing,), final=final)
