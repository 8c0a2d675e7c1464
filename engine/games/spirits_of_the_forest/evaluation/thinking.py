"""The knowledge that computer players have of the forest beside its rules."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.spirits_of_the_forest.evaluation.priors import priors
from engine.games.spirits_of_the_forest.evaluation.value import value
from engine.games.spirits_of_the_forest.model.actions import ForestAction
from engine.games.spirits_of_the_forest.model.kinds import OVER
from engine.games.spirits_of_the_forest.model.table import Table
from engine.thinking import Thinking


class ForestThinking(Thinking[Table, ForestAction]):
    """The computer player's way of thinking, by the points that each player may expect of the tiles left."""

    priors = staticmethod(priors)

    def value(self, table: Table) -> Sequence[float]:
        return self.rules.outcome(table).value if table.stage == OVER else value(table)
