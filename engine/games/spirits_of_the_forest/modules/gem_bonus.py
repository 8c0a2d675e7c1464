"""The gem bonus: an optional rule of the Polish edition (SF-GEMBONUS-01)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.game import Line
from engine.games.spirits_of_the_forest.model.kinds import Face, Module
from engine.games.spirits_of_the_forest.model.table import Table
from engine.games.spirits_of_the_forest.model.texts import tell
from engine.games.spirits_of_the_forest.modules.module import ForestModule
from engine.games.spirits_of_the_forest.pieces.count import gems_kept
from engine.text import Seat


class GemBonus(ForestModule):
    """SF-GEMBONUS-02: a point for each own gem that is not removed from the game."""

    id: Module = "gem-bonus"

    def lines(self, table: Table, seat: Seat, known: Sequence[Sequence[Face]]) -> Iterator[Line]:
        gems = gems_kept(table, seat)
        yield Line(tell("line-gems", count=gems), gems)
