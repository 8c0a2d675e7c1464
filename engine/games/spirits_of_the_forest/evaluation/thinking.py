"""The knowledge that computer players have of the forest beside its rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.chance import Chance
from engine.games.spirits_of_the_forest.evaluation.compiled import loading
from engine.games.spirits_of_the_forest.evaluation.priors import priors
from engine.games.spirits_of_the_forest.evaluation.value import value
from engine.games.spirits_of_the_forest.model.actions import ForestAction
from engine.games.spirits_of_the_forest.model.kinds import OVER
from engine.games.spirits_of_the_forest.model.table import Table
from engine.games.spirits_of_the_forest.rules.end_of_game import LAST_CHANCE
from engine.text import Seat
from engine.thinking import Thinking, WalkedTree

BASE: Final = "base"
"""Layout of the base game, which alone has a compiled search."""


class ForestThinking(Thinking[Table, ForestAction]):
    """The computer player's way of thinking, by the points that each player may expect of the tiles left."""

    priors = staticmethod(priors)

    def own_tree(
        self, table: Table, seat: Seat, chance: Chance, has_time: bool
    ) -> WalkedTree[ForestAction] | None:
        is_base = table.layout_id == BASE and not table.modules
        if not is_base or table.stage == LAST_CHANCE.stage:
            return None
        on_its_way = loading()
        search = on_its_way.search(has_time) if on_its_way else None
        legal = self.rules.awaits(table)[seat].legal.actions
        return None if search is None else search.CompactSearch(table, seat, legal, chance)

    def value(self, table: Table) -> Sequence[float]:
        return self.rules.outcome(table).value if table.stage == OVER else value(table)
