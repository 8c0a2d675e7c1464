"""Wish cards: a goal that pays at the end, open before everybody's eyes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import ClassVar, Literal, Self, TypeAlias

from pydantic import model_validator

from engine.chance import Chance
from engine.facts import Facts, facts
from engine.game import Ask, Event
from engine.games.spirits_of_the_forest.actions import ForestAction, Token
from engine.games.spirits_of_the_forest.components import tiles
from engine.games.spirits_of_the_forest.count import all_faces, gems_kept, icons
from engine.games.spirits_of_the_forest.favour import can_use_plus, use_plus
from engine.games.spirits_of_the_forest.kinds import ID, SPIRITS, Module, Spirit
from engine.games.spirits_of_the_forest.modules.cards import ChosenCards, Kind, card_text
from engine.games.spirits_of_the_forest.steps import Step, prompt
from engine.games.spirits_of_the_forest.table import Favour, Table
from engine.games.spirits_of_the_forest.texts import named, tell
from engine.games.spirits_of_the_forest.view import Stage
from engine.legal import Legal
from engine.text import Seat, Who

Goal: TypeAlias = Spirit | Literal["favours", "doubles", "gems"]
"""What the holder must have the most of (SF-WISH-03 to -06)."""


class WishFacts(Facts):
    """One card: its goal, and the spirits it pays a symbol of; none where it pays a token set aside (SF-WISH-08, SF-WISH-09)."""

    goal: Goal
    reward: tuple[Spirit, ...] = ()


class WishesFacts(Facts):
    """The file of wish cards."""

    reconstructed: bool
    cards: tuple[WishFacts, ...]

    @model_validator(mode="after")
    def _is_a_deck(self) -> Self:
        """What is known of the twelve cards, whatever spirits they pay."""
        goals = [card.goal for card in self.cards]
        if sorted(goals) != sorted((*SPIRITS, "favours", "doubles", "gems")):
            raise ValueError("there must be one wish card for each spirit, one for favours, doubles and gems")
        for card in self.cards:
            if why := _wrong(card):
                raise ValueError(f"the wish card {card.goal}: {why}")
        paid = [spirit for card in self.cards if card.goal in SPIRITS for spirit in card.reward]
        if wrong := [spirit for spirit in SPIRITS if paid.count(spirit) != 2]:
            raise ValueError(f"the nine spirit cards together must pay each spirit twice, not so {wrong[0]}")
        return self


def _wrong(card: WishFacts) -> str | None:
    kinds = len(set(card.reward))
    if card.goal in SPIRITS and (len(card.reward), kinds) != (2, 2):
        return "it must pay one symbol of each of two spirits"
    if card.goal in ("favours", "doubles") and (len(card.reward), kinds) != (2, 1):
        return "it must pay two symbols of one spirit"
    if card.goal == "gems" and card.reward:
        return "it must pay a token, and so no symbols"
    return None


@cache
def wishes() -> dict[str, WishFacts]:
    """The cards by their goals."""
    return {card.goal: card for card in facts(ID, "wishes", WishesFacts).cards}


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
