"""The rulebook page of the Enchanted mode."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar, Final

from engine.action import Value
from engine.chance import Chance
from engine.game import TableOptions
from engine.games.spirits_of_the_forest.model.kinds import Face, Module
from engine.games.spirits_of_the_forest.model.table import Table
from engine.games.spirits_of_the_forest.model.texts import tell
from engine.games.spirits_of_the_forest.model.view import ForestView
from engine.games.spirits_of_the_forest.modules.enchanted.bonus import KeepingToken, MovingGems
from engine.games.spirits_of_the_forest.modules.enchanted.claims import Claiming, claims_of, own_kinds
from engine.games.spirits_of_the_forest.modules.enchanted.deck import (
    DeckFacts,
    enchantment_text,
    enchantments,
    every_kind,
    kind_text,
)
from engine.games.spirits_of_the_forest.modules.enchanted.state import Claim, Display, SwapGems
from engine.games.spirits_of_the_forest.modules.module import FAVOURS, ForestModule, ForestTerms
from engine.games.spirits_of_the_forest.pieces.places import gem_choice
from engine.kit import Redeal, ViewPart
from engine.outcome import ScoreLine
from engine.text import Seat, Text

SHOWN: Final = 3
"""Number of cards in the display (ML-ENCHANT-01)."""


class EnchantedOptions(TableOptions):
    """The option of the Enchanted mode: whether it is played."""

    enchanted: bool = False


class EnchantmentView(ViewPart):
    """A card of the display; `claimable` with the tiles this viewer has now."""

    card: str
    claimable: bool


class EnchantedView(ViewPart):
    """The display, the number of cards still to come, those claimed by seat, and the tokens this viewer may keep one of."""

    display: tuple[EnchantmentView, ...]
    deck: int
    claimed: tuple[tuple[str, ...], ...]
    drawn: tuple[Face, ...]


class Enchanted(ForestModule[Display, EnchantedView]):
    """The Enchanted mode: cards, claimed with tiles."""

    id: ClassVar[Module] = "enchanted"
    sights = MappingProxyType({"draw": "favour"})
    rules = "ML-ENCHANT"
    rule = "ML-ENCHANT-01"
    State = Display
    Part = EnchantedView
    verbs = (Claim, SwapGems)
    steps = (Claiming(), MovingGems(), KeepingToken())
    facts = MappingProxyType({"enchantments": DeckFacts})

    def deal(self, table: Table, options: TableOptions, chance: Chance) -> None:
        """Shuffle the cards, and lay out the display (ML-ENCHANT-01)."""
        deck = chance.shuffled(tuple(enchantments()))
        shown = [deck.pop() for _ in range(SHOWN)]
        table.parts[self.id] = Display(deck, shown, [[] for _ in table.players])

    def terms(self, table: Table, terms: ForestTerms) -> None:
        """Make missing spirits and powers cost nothing (ML-ENCHANT-16)."""
        terms.missing = 0

    def lines(self, table: Table, seat: Seat, known: Sequence[Sequence[Face]]) -> Iterable[ScoreLine]:
        """Yield the points of the cards claimed (ML-ENCHANT-17)."""
        cards = self.of(table).claimed[seat]
        if cards:
            yield ScoreLine(
                tell("line-claimed", count=len(cards)), sum(enchantments()[c].points for c in cards)
            )

    def gate(self, table: Table, seat: Seat, score: int, has_majority: bool) -> ScoreLine | None:
        """Return the line that takes the whole score without a card, or without the most of any spirit (ML-ENCHANT-15); else None."""
        claimed = self.of(table).claimed[seat]
        if claimed and has_majority:
            return None
        why = "line-no-majority" if claimed else "line-no-card"
        return ScoreLine(tell(why), -score, subject="gate", verdict=True)

    def tie(self, table: Table, seat: Seat) -> int:
        """Return the number of cards claimed, for more of them break a tie (ML-ENCHANT-17)."""
        return len(self.of(table).claimed[seat])

    def next_seat(self, table: Table) -> Seat | None:
        """Return the active seat for another turn, where a card has brought it (ML-ENCHANT-13); None where none has."""
        display = self.of(table)
        again = display.again
        display.begin_turn()
        return table.active if again else None

    def hide(self, table: Table, redeal: Redeal) -> None:
        """Hide the deck, tokens being drawn, and those that others have drawn and not kept."""
        super().hide(table, redeal)
        display = self.of(table)

        def put(dealt: list[Face]) -> None:
            anew = iter(dealt)
            display.out = [
                (seat, face if seat == redeal.viewer else next(anew)) for seat, face in display.out
            ]

        redeal.pile(FAVOURS, (face for seat, face in display.out if seat != redeal.viewer), put)

    def fields(self, table: Table, viewer: Seat | None) -> Mapping[str, Any]:
        display = self.of(table)
        kinds = None if viewer is None else own_kinds(table.players[viewer])
        return {
            "display": tuple(
                EnchantmentView(card=card, claimable=kinds is not None and any(claims_of(kinds, card)))
                for card in display.display
            ),
            "drawn": display.drawn if viewer == table.active else (),
        }

    def pieces(self, table: Table, verb: str, field: str) -> Sequence[Value]:
        return tuple(enchantments()) if field == "card" else every_kind()

    def label(self, view: ForestView, action: Claim | SwapGems) -> Text:
        if isinstance(action, SwapGems):
            return tell("label-swap", own=action.own, other=action.other)
        return tell("label-claim", card=action.card, tiles=tuple(map(kind_text, action.kinds)))

    def piece(self, view: ForestView, action: Claim | SwapGems, field: str) -> Text:
        """Return a gem, the card, or one of the tiles."""
        value = getattr(action, field)
        if isinstance(action, SwapGems):
            return gem_choice(view, value)
        if field == "card":
            return tell("choice-enchantment", card=value, text=enchantment_text(value))
        return kind_text(value)


ENCHANTED = Enchanted()
