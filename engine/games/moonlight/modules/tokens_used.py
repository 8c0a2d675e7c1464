"""The favour tokens in use: a point of nature more, or the nine spirits alone (ML-SETUP-14, ML-S06-03, ML-S27-02)."""

from __future__ import annotations

from typing import ClassVar

from engine.games.moonlight.forest.module import MoonlightDeal, MoonlightModule
from engine.games.moonlight.model.scenario_facts import MoonlightScenarioFacts
from engine.games.spirits_of_the_forest.model.kinds import SPIRITS


class FifteenthToken(MoonlightModule):
    """The point of nature makes twelve."""

    id: ClassVar[str] = "fifteenth_token"
    replaces = ("ML-SETUP-12",)
    tokens = 12

    def plan(self, plan: MoonlightDeal, scenario: MoonlightScenarioFacts) -> None:
        plan.tokens.append("nature")


class SpiritTokensOnly(MoonlightModule):
    """No "+" is used."""

    id: ClassVar[str] = "spirit_tokens_only"
    replaces = ("ML-SETUP-12",)
    tokens = len(SPIRITS)

    def plan(self, plan: MoonlightDeal, scenario: MoonlightScenarioFacts) -> None:
        plan.tokens = [face for face in plan.tokens if face in SPIRITS]
