"""Cards of which everybody keeps one of two, secretly and all at the same time: wishes and curses."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import ClassVar

from engine.chance import Chance
from engine.game import Ask, Event
from engine.games.spirits_of_the_forest.model.actions import Curse, ForestAction, Wish
from engine.games.spirits_of_the_forest.model.module_states import Choice
from engine.games.spirits_of_the_forest.model.options import ForestOptions
from engine.games.spirits_of_the_forest.model.table import Table
from engine.games.spirits_of_the_forest.model.texts import tell
from engine.games.spirits_of_the_forest.model.view import Stage
from engine.games.spirits_of_the_forest.modules.decks import Kind, card_text
from engine.games.spirits_of_the_forest.modules.module import ForestModule
from engine.games.spirits_of_the_forest.pieces.steps import Step, prompt
from engine.legal import Legal
from engine.text import Seat, Who


class ChosenCards(ForestModule):
    """SF-WISH-01, SF-CURSE-01: two cards are dealt to each player, who keeps one."""

    kind: ClassVar[Kind]

    @abstractmethod
    def cards(self) -> Sequence[str]:
        """All cards there are, by the names they are chosen by."""

    def deal(self, table: Table, options: ForestOptions, chance: Chance) -> None:
        pile = chance.shuffled(self.cards())
        hands = tuple((pile.pop(), pile.pop()) for _ in table.players)
        self._keep(table, Choice(hands, [None] * len(hands), tuple(pile)))
        table.stage = "choose"

    def redeal(self, table: Table, viewer: Seat | None, chance: Chance) -> None:
        """Unknown are the cards in the box, the others' two, and of those opened the one that went back."""
        choice = self.choice(table)
        others = [seat for seat in range(len(table.players)) if seat != viewer]
        pool = [*choice.box]
        for seat in others:
            pool += (card for card in choice.hands[seat] if not (choice.opened and card == choice.kept[seat]))
        pool = chance.shuffled(sorted(pool))
        hands, kept = list(choice.hands), choice.kept.copy()
        for seat in others:
            mine = kept[seat]
            if choice.opened and mine is not None:
                hands[seat] = (mine, pool.pop())
            else:
                hands[seat] = (pool.pop(), pool.pop())
                kept[seat] = None if mine is None else chance.choice(hands[seat])
        self._keep(table, replace(choice, hands=tuple(hands), kept=kept, box=tuple(pool)))

    def choice(self, table: Table) -> Choice:
        """The cards of this kind at a table where they are in play."""
        choice = table.wish if self.kind == "wish" else table.curse
        assert choice is not None
        return choice

    def _keep(self, table: Table, choice: Choice) -> None:
        if self.kind == "wish":
            table.wish = choice
        else:
            table.curse = choice


class Choosing(Step):
    """Everybody keeps one card of each kind; when all have, the cards are opened together."""

    stage: Stage = "choose"

    def is_due(self, table: Table) -> bool:
        return any(not choice.opened for choice in _choices(table))

    def asks(self, table: Table) -> dict[Seat, Ask[ForestAction]]:
        seats = map(Seat, range(len(table.players)))
        return {seat: self._ask(table, seat) for seat in seats if any(_open_to(table, seat))}

    def _ask(self, table: Table, seat: Seat) -> Ask[ForestAction]:
        return Ask(prompt(self.stage, seat), Legal(lambda: _open_to(table, seat)))

    def play(self, table: Table, seat: Seat, action: ForestAction, chance: Chance) -> Iterator[Event]:
        assert isinstance(action, Wish | Curse)
        choice = table.wish if isinstance(action, Wish) else table.curse
        assert choice is not None
        choice.kept[seat] = action.card
        yield Event(tell(f"event-chosen-{action.verb}", who=Who(seat)))
        if all(None not in each.kept for each in _choices(table)):
            yield from _open(table)


CHOOSING = Choosing()


def _choices(table: Table) -> list[Choice]:
    return [choice for choice in (table.wish, table.curse) if choice is not None]


def _open_to(table: Table, seat: Seat) -> Iterator[ForestAction]:
    for make, choice in ((Wish, table.wish), (Curse, table.curse)):
        if choice is not None and choice.kept[seat] is None:
            yield from (make(card) for card in choice.hands[seat])


def _open(table: Table) -> Iterator[Event]:
    kinds: tuple[tuple[Kind, Choice | None], ...] = (("wish", table.wish), ("curse", table.curse))
    for kind, choice in kinds:
        if choice is not None:
            choice.opened = True
            for seat, card in enumerate(choice.kept):
                assert card is not None
                yield Event(tell(f"event-{kind}", who=Who(Seat(seat)), card=card_text(kind, card)))
