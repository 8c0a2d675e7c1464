"""Thinking about Living Forest: what computer players know of it beside its rules."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.living_forest.evaluation.priors import priors
from engine.games.living_forest.evaluation.value import value
from engine.games.living_forest.model.actions import LivingAction
from engine.games.living_forest.model.play import LivingPlay
from engine.script import Stage
from engine.text import Seat
from engine.thinking import Thinking


class LivingThinking(Thinking[Stage[LivingPlay], LivingAction]):
    """The thinking of Living Forest: goes by how many rounds each player still needs to a victory."""

    def value(self, table: Stage[LivingPlay]) -> Sequence[float]:
        plain = table.play.table
        return self.rules.outcome(table).value if plain.phase == "over" else value(plain)

    def priors(
        self, table: Stage[LivingPlay], seat: Seat, actions: Sequence[LivingAction]
    ) -> Sequence[float]:
        return priors(table.play.table, seat, actions)
