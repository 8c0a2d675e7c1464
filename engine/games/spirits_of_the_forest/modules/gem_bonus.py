"""The gem bonus: an optional rule of the Polish edition (SF-GEMBONUS-01)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from engine.game import TableOptions
from engine.games.spirits_of_the_forest.model.kinds import Face, Module
from engine.games.spirits_of_the_forest.model.table import Table
from engine.games.spirits_of_the_forest.model.texts import tell
from engine.games.spirits_of_the_forest.modules.module import ForestModule
from engine.games.spirits_of_the_forest.pieces.count import gems_kept
from engine.kit import ViewPart
from engine.outcome import ScoreLine
from engine.text import Seat


class GemBonusOptions(TableOptions):
    """The option of the gem bonus: whether it is played."""

    gem_bonus: bool = False


class GemBonus(ForestModule[None, ViewPart]):
    """The gem bonus: a point for each own gem that is not removed from the game (SF-GEMBONUS-02)."""

    id: ClassVar[Module] = "gem-bonus"
    rules = "SF-GEMBONUS"

    def lines(self, table: Table, seat: Seat, known: Sequence[Sequence[Face]]) -> Iterable[ScoreLine]:
        gems = gems_kept(table, seat)
        yield ScoreLine(tell("line-gems", count=gems), gems)


GEM_BONUS = GemBonus()
