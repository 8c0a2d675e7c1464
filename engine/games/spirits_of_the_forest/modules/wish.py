"""Wish cards: a goal that pays at the end, open before everybody's eyes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Any, ClassVar, Final, Literal, TypeAlias

from engine.chance import Chance
from engine.event import Event
from engine.facts import Facts, facts
from engine.game import TableOptions
from engine.games.spirits_of_the_forest.model.actions import ForestAction, Token
from engine.games.spirits_of_the_forest.model.facts import tiles
from engine.games.spirits_of_the_forest.model.kinds import AIR, ID, SPIRITS, Face, Module, Spirit, Stage
from engine.games.spirits_of_the_forest.model.table import Favour, Table
from engine.games.spirits_of_the_forest.model.texts import event, named, refuse, tell
from engine.games.spirits_of_the_forest.modules.dealt_cards import CHOOSING, CardsView, ChosenCards, KeepCard
from engine.games.spirits_of_the_forest.pieces.count import all_faces, gems_kept, icons
from engine.games.spirits_of_the_forest.pieces.favour import can_use_plus, use_plus
from engine.games.spirits_of_the_forest.pieces.step import ForestGuard, Reason, StepMoment, TurnStep
from engine.guard import Objection
from engine.kit import verb
from engine.text import Seat, Text, Who

Goal: TypeAlias = Spirit | Literal["favours", "doubles", "gems"]
"""Goal of a wish, of which its holder must have the most (SF-WISH-03 to -06)."""
GOALS: Final[tuple[Goal, ...]] = (*SPIRITS, "favours", "doubles", "gems")
"""Goals, one for each wish card."""


class WishFacts(Facts):
    """One card: its goal, and the spirits it pays a symbol of; none where it pays a token set aside (SF-WISH-08, SF-WISH-09)."""

    goal: Goal
    reward: tuple[Spirit, ...] = ()


class WishesFacts(Facts):
    """The file of wish cards."""

    reconstructed: bool
    cards: tuple[WishFacts, ...]

    def wrong(self) -> Iterator[str]:
        """Yield the contradictions to what is known of the twelve cards, whatever spirits they pay."""
        goals = [card.goal for card in self.cards]
        for goal in GOALS:
            if goals.count(goal) != 1:
                yield f"there must be one wish card with the goal {goal}, not {goals.count(goal)}"
        for card in self.cards:
            if why := _wrong(card):
                yield f"the wish card {card.goal} {why}"


def _wrong(card: WishFacts) -> str | None:
    """Return the fault of a card by itself; None where it has none."""
    kinds = len(set(card.reward))
    if AIR in (card.goal, *card.reward):
        return "names the Air Spirit, which is not in the same box"
    if card.goal in SPIRITS and (len(card.reward), kinds) != (2, 2):
        return "must pay one symbol of each of two spirits"
    if card.goal in ("favours", "doubles") and (len(card.reward), kinds) != (2, 1):
        return "must pay two symbols of one spirit"
    if card.goal == "gems" and card.reward:
        return "must pay a token, and so no symbols"
    return None


@cache
def wishes() -> dict[str, WishFacts]:
    """Return the cards by their goals."""
    return {card.goal: card for card in facts(ID, "wishes", WishesFacts).cards}


class WishOptions(TableOptions):
    """The option of Wish cards: whether they are played."""

    wish: bool = False


@verb("wish")
class Wish(KeepCard):
    """Keep this one of two wish cards (SF-WISH-01); cards are named by their goal."""

    card: str


class WishView(CardsView):
    """The cards as in `CardsView`; `offered` are the tokens set aside, while one of them is chosen."""

    offered: tuple[Face, ...] = ()


def is_ones_own(table: Table, seat: Seat, action: ForestAction) -> Objection | None:
    """Return the objection to any token but one set aside, taken by one whose wish has come true (SF-WISH-09), or None."""
    assert isinstance(action, Token)
    if action.face in table.box and seat == WISH.of(table).due[0]:
        return None
    return refuse("SF-WISH-09", "token-not-set-aside")


class Rewarding(TurnStep):
    """The step in which a token is chosen out of those set aside, with open eyes (SF-WISH-09)."""

    stage: ClassVar[Stage] = "reward"
    moment: ClassVar[StepMoment] = StepMoment.END
    verbs: ClassVar[Sequence[type[ForestAction]]] = (Token,)
    waiting: ClassVar[Reason] = ("SF-WISH-09", "reward-step")
    early: ClassVar[Reason | None] = ("SF-WISH-09", "no-tokens")
    guards: ClassVar[Sequence[ForestGuard]] = (is_ones_own,)

    def is_due(self, table: Table) -> bool:
        return bool(WISH.of(table).due and table.box)

    def seats(self, table: Table) -> Sequence[Seat]:
        return WISH.of(table).due[:1]

    def choices(self, table: Table, seat: Seat) -> Iterator[ForestAction]:
        return (Token(face) for face in dict.fromkeys(sorted(table.box)))

    def play(self, table: Table, seat: Seat, action: ForestAction, chance: Chance) -> Iterator[Event]:
        """Yield the events of the reward: the token counts like any own one; a '+' gives its gem back at once (SF-GEMBONUS-03)."""
        assert isinstance(action, Token)
        face = next(each for each in table.box if each == action.face)
        choice = WISH.of(table)
        choice.due = choice.due[1:]
        table.box.remove(face)
        table.players[seat].favours.append(Favour(face))
        yield event("reward", who=Who(seat), face=named(face))
        if face == "plus" and can_use_plus(table.players[seat]):
            yield from use_plus(table, seat)


REWARD = Rewarding()


class WishCards(ChosenCards[WishView]):
    """The rulebook page of the wish cards."""

    id: ClassVar[Module] = "wish"
    sights = MappingProxyType({"chosen-wish": "card", "wish": "card"})
    rules = "SF-WISH"
    rule = "SF-WISH-01"
    Part = WishView
    verbs = (Wish,)
    steps = (CHOOSING, REWARD)
    facts = MappingProxyType({"wishes": WishesFacts})

    def cards(self) -> Sequence[str]:
        return tuple(wishes())

    def judge(self, table: Table) -> Iterator[Event]:
        """Judge every goal on the same state, and pay whoever has reached it (SF-WISH-02, SF-WISH-11)."""
        choice = self.of(table)
        kept = [wishes()[card] for card in choice.kept if card is not None]
        choice.met = tuple(_has_most(table, Seat(seat), card.goal) for seat, card in enumerate(kept))
        for place in range(len(kept)):
            seat = Seat((table.first + place) % len(kept))
            card = kept[seat]
            if not choice.met[seat]:
                continue
            yield event("wish-met", who=Who(seat), card=self.card_text(card.goal))
            table.players[seat].rewards += card.reward
            if not card.reward:
                choice.due += (seat,)

    def has_open_box(self, table: Table) -> bool:
        """Return whether everybody sees the tokens set aside, as while one of them is chosen (SF-WISH-09)."""
        return table.stage == REWARD.stage

    def fields(self, table: Table, viewer: Seat | None) -> Mapping[str, Any]:
        offered = tuple(sorted(table.box)) if self.has_open_box(table) else ()
        return {**super().fields(table, viewer), "offered": offered}

    def card_text(self, card: str) -> Text:
        """Return the words of a card, made of its facts, so that they stay true to them."""
        shown = wishes()[card]
        goal = tell("wish-goal", what=tell(f"many-{shown.goal}"))
        if not shown.reward:
            return tell("wish-token", goal=goal)
        if len(set(shown.reward)) == 1:
            return tell("wish-double", goal=goal, spirit=named(shown.reward[0]))
        return tell("wish-spirits", goal=goal, spirits=tuple(map(named, shown.reward)))


def _has_most(table: Table, seat: Seat, goal: Goal) -> bool:
    """Return whether a seat has the most; a tie is enough (SF-WISH-07)."""
    counts = _counts(table, goal)
    return counts[seat] == max(counts)


def _counts(table: Table, goal: Goal) -> list[int]:
    """Return the count of each seat in the thing that the goal names (SF-WISH-03 to SF-WISH-06)."""
    if goal == "favours":
        return [len(player.favours) for player in table.players]
    if goal == "gems":
        return [gems_kept(table, Seat(seat)) for seat in range(len(table.players))]
    if goal == "doubles":
        return [sum(tiles()[tile].symbols == 2 for tile in player.tiles) for player in table.players]
    faces = all_faces(table)
    return [icons(player, held)[goal] for player, held in zip(table.players, faces, strict=True)]


WISH = WishCards()
