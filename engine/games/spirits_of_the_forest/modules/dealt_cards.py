"""The common part of modules whose cards are dealt by two: everybody keeps one, secretly and all at the same time."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, TypeVar

from engine.action import Value
from engine.chance import Chance
from engine.copied import Copied
from engine.event import Event
from engine.game import TableOptions
from engine.games.spirits_of_the_forest.model.actions import ForestAction, ForestVerb
from engine.games.spirits_of_the_forest.model.kinds import Stage
from engine.games.spirits_of_the_forest.model.table import Table
from engine.games.spirits_of_the_forest.model.texts import event, refuse, tell
from engine.games.spirits_of_the_forest.model.view import ForestView
from engine.games.spirits_of_the_forest.modules.module import ForestModule, in_play
from engine.games.spirits_of_the_forest.pieces.step import ForestGuard, StepMoment, TurnStep
from engine.guard import Objection
from engine.kit import Redeal, ViewPart
from engine.text import Seat, Text, Who


class KeepCard(ForestVerb):
    """Keep one of the two cards of a kind."""

    __slots__ = ()
    card: str


@dataclass(slots=True)
class CardChoice(Copied):
    """The choice of cards, of which everybody keeps one of two: by seat the two dealt and the one kept so far.

    `box` are the cards that were not dealt; `opened` whether the kept ones have been revealed. When the game has ended, `met` says
    by seat whether the card's condition holds, and `due` who may still choose something for it, in turn order.
    """

    hands: tuple[tuple[str, ...], ...]
    kept: list[str | None]
    box: tuple[str, ...]
    opened: bool = False
    met: tuple[bool, ...] = ()
    due: tuple[Seat, ...] = ()


class CardsView(ViewPart):
    """The card of each seat that lies open, and before that the viewer's kept one; `dealt` are the viewer's two, until all lie open."""

    kept: tuple[str | None, ...]
    dealt: tuple[str, ...]


V = TypeVar("V", bound=CardsView)


class ChosenCards(ForestModule[CardChoice, V]):
    """The modules that deal two cards to each player, who keeps one (SF-WISH-01, SF-CURSE-01)."""

    State = CardChoice
    Part: ClassVar[type[CardsView]] = CardsView

    @abstractmethod
    def cards(self) -> Sequence[str]:
        """Return all cards there are, by the names they are chosen by."""

    @abstractmethod
    def card_text(self, card: str) -> Text:
        """Return the goal of a card, and its reward or its cost."""

    def deal(self, table: Table, options: TableOptions, chance: Chance) -> None:
        pile = chance.shuffled(self.cards())
        hands = tuple((pile.pop(), pile.pop()) for _ in table.players)
        table.parts[self.id] = CardChoice(hands, [None] * len(hands), tuple(pile))
        table.stage = CHOOSING.stage

    def hide(self, table: Table, redeal: Redeal) -> None:
        """Hide the cards in the box, the others' two, and of those opened the one that went back."""
        choice = self.of(table)
        redeal.pile(self.id, choice.box, lambda dealt: setattr(choice, "box", tuple(dealt)))
        for seat in range(len(table.players)):
            if seat != redeal.viewer:
                self._hide_hand(choice, seat, redeal)

    def _hide_hand(self, choice: CardChoice, seat: int, redeal: Redeal) -> None:
        kept = choice.kept[seat]
        known = (kept,) if choice.opened and kept is not None else ()

        def put(dealt: Sequence[str]) -> None:
            choice.hands = (*choice.hands[:seat], (*known, *dealt), *choice.hands[seat + 1 :])

        def choose(chance: Chance) -> None:
            choice.kept[seat] = chance.choice(choice.hands[seat])

        redeal.pile(self.id, (card for card in choice.hands[seat] if card not in known), put)
        if kept is not None and not choice.opened:
            redeal.afterwards(choose)

    def fields(self, table: Table, viewer: Seat | None) -> Mapping[str, Any]:
        choice = self.of(table)
        kept = (card if choice.opened or viewer == seat else None for seat, card in enumerate(choice.kept))
        return {"kept": tuple(kept), "dealt": () if choice.opened or viewer is None else choice.hands[viewer]}

    def pieces(self, table: Table, verb: str, field: str) -> Sequence[Value]:
        return self.cards()

    def piece(self, view: ForestView, action: KeepCard, field: str) -> Text:
        return self.card_text(action.card) if action.card in self.cards() else tell("card-none")


def is_own_card(table: Table, seat: Seat, action: ForestAction) -> Objection | None:
    """Return the objection to keeping a card that is not one of the two dealt, or a second one; None where there is none."""
    module = _kind_of(table, action)
    choice = module.of(table)
    if choice.kept[seat] is not None:
        return refuse(module.rule, "card-kept")
    assert isinstance(action, KeepCard)
    return None if action.card in choice.hands[seat] else refuse(module.rule, "not-dealt")


class Choosing(TurnStep):
    """The step in which everybody keeps one card of each kind; when all have, the cards are opened together."""

    stage: ClassVar[Stage] = "choose"
    moment: ClassVar[StepMoment] = StepMoment.START
    verbs: ClassVar[Sequence[type[ForestAction]]] = (KeepCard,)
    guards: ClassVar[Sequence[ForestGuard]] = (is_own_card,)

    def is_due(self, table: Table) -> bool:
        return any(not module.of(table).opened for module in _kinds(table))

    def seats(self, table: Table) -> Sequence[Seat]:
        return [
            Seat(seat)
            for seat in range(len(table.players))
            if any(module.of(table).kept[seat] is None for module in _kinds(table))
        ]

    def headline(self, table: Table) -> Text:
        return tell("headline-choose", who=tuple(map(Who, self.seats(table))))

    def choices(self, table: Table, seat: Seat) -> Iterator[ForestAction]:
        for module in _kinds(table):
            choice, make = module.of(table), module.verbs[0]
            if choice.kept[seat] is None:
                yield from map(make, choice.hands[seat])

    def play(self, table: Table, seat: Seat, action: ForestAction, chance: Chance) -> Iterator[Event]:
        assert isinstance(action, KeepCard)
        module = _kind_of(table, action)
        module.of(table).kept[seat] = action.card
        yield event(f"chosen-{action.verb}", who=Who(seat))
        if all(None not in each.of(table).kept for each in _kinds(table)):
            yield from self._open(table)

    def _open(self, table: Table) -> Iterator[Event]:
        for module in _kinds(table):
            choice = module.of(table)
            choice.opened = True
            for seat, card in enumerate(choice.kept):
                assert card is not None
                yield event(module.id, who=Who(Seat(seat)), card=module.card_text(card))

    def untimely(self, table: Table, action: ForestAction) -> Objection | None:
        return refuse(_kind_of(table, action).rule, "cards-kept") if isinstance(action, KeepCard) else None

    def must_wait(self, table: Table, action: ForestAction) -> Objection:
        return refuse(_kinds(table)[0].rule, "choose-first")


CHOOSING = Choosing()


def _kinds(table: Table) -> list[ChosenCards[Any]]:
    return [module for module in in_play(table.modules) if isinstance(module, ChosenCards)]


def _kind_of(table: Table, action: ForestAction) -> ChosenCards[Any]:
    return next(module for module in _kinds(table) if isinstance(action, tuple(module.verbs)))
