"""The number of gems to begin with."""

from __future__ import annotations

from typing import ClassVar

from engine.games.moonlight.forest.module import MoonlightDeal, MoonlightModule
from engine.games.moonlight.model.scenario_facts import MoonlightScenarioFacts


class OneGemEach(MoonlightModule):
    """Each player starts with a single gem (ML-S17-02)."""

    id: ClassVar[str] = "one_gem_each"
    replaces = ("ML-SETUP-10",)

    def plan(self, plan: MoonlightDeal, scenario: MoonlightScenarioFacts) -> None:
        plan.gems = 1
