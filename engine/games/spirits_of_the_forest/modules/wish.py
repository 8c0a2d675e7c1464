"""Wish cards: a goal that pays at the end, open before everybody's eyes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from engine.chance import Chance
from engine.game import Ask, Event
from engine.games.spirits_of_the_forest.model.actions import ForestAction, Token
from engine.games.spirits_of_the_forest.model.components import tiles
from engine.games.spirits_of_the_forest.model.kinds import Module
from engine.games.spirits_of_the_forest.model.table import Favour, Table
from engine.games.spirits_of_the_forest.model.texts import named, tell
from engine.games.spirits_of_the_forest.model.view import Stage
from engine.games.spirits_of_the_forest.modules.cards import ChosenCards
from engine.games.spirits_of_the_forest.modules.decks import Goal, Kind, card_text, wishes
from engine.games.spirits_of_the_forest.pieces.count import all_faces, gems_kept, icons
from engine.games.spirits_of_the_forest.pieces.favour import can_use_plus, use_plus
from engine.games.spirits_of_the_forest.pieces.steps import Step, prompt
from engine.legal import Legal
from engine.text import Seat, Who


class WishCards(ChosenCards):
    """The page of the wish cards."""

    id: Module = "wish"
    kind: ClassVar[Kind] = "wish"

    def cards(self) -> Sequence[str]:
        return tuple(wishes())

    def judge(self, table: Table) -> Iterator[Event]:
        """SF-WISH-02, SF-WISH-11: every goal is judged on the same state, and whoever has reached it is paid."""
        assert table.wish is not None
        kept = [wishes()[card] for card in table.wish.kept if card is not None]
        table.wish.met = tuple(_has_most(table, Seat(seat), card.goal) for seat, card in enumerate(kept))
        for place in range(len(kept)):
            seat = Seat((table.first + place) % len(kept))
            card = kept[seat]
            if not table.wish.met[seat]:
                continue
            yield Event(tell("event-wish-met", who=Who(seat), card=card_text("wish", card.goal)))
            table.players[seat].rewards += card.reward
            if not card.reward:
                table.wish.due += (seat,)


def _has_most(table: Table, seat: Seat, goal: Goal) -> bool:
    """SF-WISH-07: a tie for the most is enough."""
    counts = _counts(table, goal)
    return counts[seat] == max(counts)


def _counts(table: Table, goal: Goal) -> list[int]:
    """SF-WISH-03 to SF-WISH-06: by seat, how much it has of what the goal names."""
    if goal == "favours":
        return [len(player.favours) for player in table.players]
    if goal == "gems":
        return [gems_kept(table, Seat(seat)) for seat in range(len(table.players))]
    if goal == "doubles":
        return [sum(tiles()[tile].symbols == 2 for tile in player.tiles) for player in table.players]
    faces = all_faces(table)
    return [icons(player, held)[goal] for player, held in zip(table.players, faces, strict=True)]


class Rewarding(Step):
    """SF-WISH-09: a token out of those set aside, chosen with open eyes."""

    stage: Stage = "reward"

    def is_due(self, table: Table) -> bool:
        return table.wish is not None and bool(table.wish.due and table.box)

    def asks(self, table: Table) -> dict[Seat, Ask[ForestAction]]:
        assert table.wish is not None
        seat = table.wish.due[0]
        faces = dict.fromkeys(sorted(table.box))
        return {seat: Ask(prompt(self.stage, seat), Legal(lambda: (Token(face) for face in faces)))}

    def play(self, table: Table, seat: Seat, action: ForestAction, chance: Chance) -> Iterator[Event]:
        """It counts like any own token; a '+' gives its gem back at once (SF-GEMBONUS-03)."""
        assert isinstance(action, Token)
        assert table.wish is not None
        face = next(each for each in table.box if each == action.face)
        table.wish.due = table.wish.due[1:]
        table.box.remove(face)
        table.players[seat].favours.append(Favour(face))
        yield Event(tell("event-reward", who=Who(seat), face=named(face)))
        if face == "plus" and can_use_plus(table.players[seat]):
            yield from use_plus(table, seat)


REWARD = Rewarding()
