"""Curse cards: each names a thing of which its holder must not have the fewest."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from types import MappingProxyType
from typing import ClassVar, Final

from engine.event import Event
from engine.facts import Facts, facts
from engine.game import TableOptions
from engine.games.spirits_of_the_forest.model.kinds import ID, POWERS, SPIRITS, Face, Module
from engine.games.spirits_of_the_forest.model.table import Table
from engine.games.spirits_of_the_forest.model.texts import event, tell
from engine.games.spirits_of_the_forest.modules.dealt_cards import CHOOSING, CardsView, ChosenCards, KeepCard
from engine.games.spirits_of_the_forest.pieces.count import all_faces, icons
from engine.kit import verb
from engine.outcome import ScoreLine
from engine.text import Seat, Text, Who

PENALTY: Final = 6
"""Points that a curse costs when it hits (SF-CURSE-06)."""
KNOWN: Final = frozenset({"mosses", "vines"})
"""Symbols of the one pair of spirits that is known for certain, from the rulebook's example."""


class CurseFacts(Facts):
    """One card: the symbols it adds up; none where it counts favour tokens (SF-CURSE-02 to -04)."""

    id: str
    icons: tuple[Face, ...] = ()


class CursesFacts(Facts):
    """The file of curse cards."""

    reconstructed: bool
    cards: tuple[CurseFacts, ...]

    def wrong(self) -> Iterator[str]:
        """Yield the contradictions to what is known of the eight cards, whatever pairs of spirits they name."""
        if len(self.cards) != 8 or len({card.id for card in self.cards}) != 8:
            yield "there must be eight curse cards, each with an id of its own"
        for card in self.cards:
            if not _is_command(card.icons):
                yield f"the curse card {card.id} must name two different spirits, or powers, or nothing"
        commands = [frozenset(card.icons) for card in self.cards]
        if len(set(commands)) != len(commands):
            yield "no two curse cards may name the same"
        if KNOWN not in commands:
            yield "one curse card must name mosses and vines, as in the rulebook's example"
        if frozenset(POWERS) not in commands:
            yield "one curse card must name all three powers: the sums of the rulebook's example add up to 27"
        if frozenset[Face]() not in commands:
            yield "one curse card must count favour tokens, and so name nothing"


def _is_command(icons: tuple[Face, ...]) -> bool:
    """Return whether a card may name these: two different spirits, or different powers, or nothing (SF-CURSE-02 to SF-CURSE-04)."""
    different = set(icons)
    spirits, powers = different <= set(SPIRITS) and len(icons) == 2, different <= set(POWERS)
    return len(different) == len(icons) and (spirits or powers)


@cache
def curses() -> dict[str, CurseFacts]:
    """Return the cards by their ids."""
    return {card.id: card for card in facts(ID, "curses", CursesFacts).cards}


class CurseOptions(TableOptions):
    """The option of Curse cards: whether they are played."""

    curse: bool = False


@verb("curse")
class Curse(KeepCard):
    """Keep this one of two curse cards (SF-CURSE-01); cards are named by the things that must not be fewest."""

    card: str


class CurseCards(ChosenCards[CardsView]):
    """The rulebook page of the curse cards."""

    id: ClassVar[Module] = "curse"
    sights = MappingProxyType({"chosen-curse": "card", "curse": "card"})
    rules = "SF-CURSE"
    rule = "SF-CURSE-01"
    verbs = (Curse,)
    steps = (CHOOSING,)
    facts = MappingProxyType({"curses": CursesFacts})

    def cards(self) -> Sequence[str]:
        return tuple(curses())

    def judge(self, table: Table) -> Iterator[Event]:
        """Judge every curse on the state before anything is paid for cards (SF-CURSE-07)."""
        choice = self.of(table)
        faces = all_faces(table)
        seats = [Seat(seat) for seat in range(len(table.players))]
        choice.met = tuple(self._has_fewest(table, seat, faces) for seat in seats)
        for seat, card in zip(seats, choice.kept, strict=True):
            if choice.met[seat] and card is not None:
                yield event("curse-met", who=Who(seat), card=self.card_text(card))

    def lines(self, table: Table, seat: Seat, known: Sequence[Sequence[Face]]) -> Iterable[ScoreLine]:
        """Yield the cost of the curse (SF-CURSE-06); before the end, as things stand."""
        choice = self.of(table)
        if not choice.opened:
            return
        met = choice.met[seat] if choice.met else self._has_fewest(table, seat, known)
        card = choice.kept[seat]
        assert card is not None
        yield ScoreLine(
            tell("line-cursed" if met else "line-spared", card=self.card_text(card)),
            -PENALTY if met else 0,
            subject=self.id,
        )

    def _has_fewest(self, table: Table, seat: Seat, known: Sequence[Sequence[Face]]) -> bool:
        """Return whether a seat has the fewest; a tie is enough (SF-CURSE-05)."""
        choice = self.of(table)
        card = curses()[choice.kept[seat] or ""]
        if not card.icons:  # SF-CURSE-03
            counts = [len(player.favours) for player in table.players]
        else:  # SF-CURSE-02, SF-CURSE-04
            every = [icons(player, held) for player, held in zip(table.players, known, strict=True)]
            counts = [sum(count[icon] for icon in card.icons) for count in every]
        return counts[seat] == min(counts)

    def card_text(self, card: str) -> Text:
        """Return the words of a card, made of its facts, so that they stay true to them."""
        shown = curses()[card]
        if not shown.icons:
            return tell("curse-favours", what=tell("many-favours"), points=-PENALTY)
        return tell("curse-icons", what=tuple(tell(f"many-{icon}") for icon in shown.icons), points=-PENALTY)


CURSE = CurseCards()
