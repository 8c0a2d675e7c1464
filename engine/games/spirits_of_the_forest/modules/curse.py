"""Curse cards: what its holder must not have the fewest of."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import ClassVar, Final, Self

from pydantic import model_validator

from engine.facts import Facts, facts
from engine.game import Event, Line
from engine.games.spirits_of_the_forest.count import all_faces, icons
from engine.games.spirits_of_the_forest.kinds import ID, POWERS, SPIRITS, Face, Module
from engine.games.spirits_of_the_forest.modules.cards import ChosenCards, Kind, card_text
from engine.games.spirits_of_the_forest.table import Table
from engine.games.spirits_of_the_forest.texts import tell
from engine.text import Seat, Who

PENALTY: Final = 6
"""SF-CURSE-06."""
KNOWN: Final = frozenset({"mosses", "vines"})
"""The one pair of spirits that is known for certain, from the rulebook's example."""


class CurseFacts(Facts):
    """One card: the symbols it adds up; none where it counts favour tokens (SF-CURSE-02 to -04)."""

    id: str
    icons: tuple[Face, ...] = ()


class CursesFacts(Facts):
    """The file of curse cards."""

    reconstructed: bool
    cards: tuple[CurseFacts, ...]

    @model_validator(mode="after")
    def _is_a_deck(self) -> Self:
        """What is known of the eight cards, whatever pairs of spirits they name."""
        if len(self.cards) != 8 or len({card.id for card in self.cards}) != 8:
            raise ValueError("there must be eight curse cards, each with an id of its own")
        spirits = [set(card.icons) for card in self.cards if set(card.icons) <= set(SPIRITS) and card.icons]
        if len(spirits) != 6 or any(len(pair) != 2 for pair in spirits):
            raise ValueError("six curse cards must name two different spirits each")
        if KNOWN not in spirits:
            raise ValueError(
                "one curse card must name mosses and vines: that pair is printed in the rulebook"
            )
        if [card.icons for card in self.cards].count(()) != 1:
            raise ValueError("one curse card must count favour tokens: leave its icons away")
        if {frozenset(card.icons) for card in self.cards} & {frozenset(POWERS)} == set():
            raise ValueError("one curse card must name all three powers: the example's sums add up to 27")
        return self


@cache
def curses() -> dict[str, CurseFacts]:
    """The cards by their ids."""
    return {card.id: card for card in facts(ID, "curses", CursesFacts).cards}


class CurseCards(ChosenCards):
    """The page of the curse cards."""

    id: Module = "curse"
    kind: ClassVar[Kind] = "curse"

    def cards(self) -> Sequence[str]:
        return tuple(curses())

    def judge(self, table: Table) -> Iterator[Event]:
        """SF-CURSE-07: judged on the same state as the wishes."""
        assert table.curse is not None
        faces = all_faces(table)
        seats = [Seat(seat) for seat in range(len(table.players))]
        table.curse.met = tuple(self._has_fewest(table, seat, faces) for seat in seats)
        for seat, card in zip(seats, table.curse.kept, strict=True):
            if table.curse.met[seat] and card is not None:
                yield Event(tell("event-curse-met", who=Who(seat), card=card_text("curse", card)))

    def lines(self, table: Table, seat: Seat, known: Sequence[Sequence[Face]]) -> Iterator[Line]:
        """SF-CURSE-06: what the curse costs; before the end, as things stand."""
        assert table.curse is not None
        if not table.curse.opened:
            return
        met = table.curse.met[seat] if table.curse.met else self._has_fewest(table, seat, known)
        card = table.curse.kept[seat]
        assert card is not None
        yield Line(
            tell("line-cursed" if met else "line-spared", card=card_text("curse", card)),
            -PENALTY if met else 0,
        )

    def _has_fewest(self, table: Table, seat: Seat, known: Sequence[Sequence[Face]]) -> bool:
        """SF-CURSE-05: a tie for the fewest is enough."""
        assert table.curse is not None
        card = curses()[table.curse.kept[seat] or ""]
        if not card.icons:  # SF-CURSE-03
            counts = [len(player.favours) for player in table.players]
        else:  # SF-CURSE-02, SF-CURSE-04
            every = [icons(player, held) for player, held in zip(table.players, known, strict=True)]
            counts = [sum(count[icon] for icon in card.icons) for count in every]
        return counts[seat] == min(counts)
