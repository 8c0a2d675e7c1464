"""The scenario names its Moonlight card (ML-S11-02)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from engine.games.moonlight.forest.module import MoonlightDeal, MoonlightModule
from engine.games.moonlight.model.facts import CARDS
from engine.games.moonlight.model.ground import ScenarioGround
from engine.games.moonlight.model.scenario_facts import MoonlightScenarioFacts


class FixedMoonlightCard(MoonlightModule):
    """The Moonlight card is the one that the scenario names by its number in the box, from 0."""

    id: ClassVar[str] = "fixed_moonlight_card"
    replaces = ("ML-SETUP-09",)

    def needs(self, scenario: MoonlightScenarioFacts, ground: ScenarioGround) -> Iterator[str]:
        if scenario.moonlight_card not in range(CARDS):
            yield "must name its Moonlight card"

    def plan(self, plan: MoonlightDeal, scenario: MoonlightScenarioFacts) -> None:
        plan.card = scenario.moonlight_card
