"""Curse cards: what its holder must not have the fewest of."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from engine.game import Event, Line
from engine.games.spirits_of_the_forest.model.kinds import Face, Module
from engine.games.spirits_of_the_forest.model.table import Table
from engine.games.spirits_of_the_forest.model.texts import tell
from engine.games.spirits_of_the_forest.modules.cards import ChosenCards
from engine.games.spirits_of_the_forest.modules.decks import PENALTY, Kind, card_text, curses
from engine.games.spirits_of_the_forest.pieces.count import all_faces, icons
from engine.text import Seat, Who


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
