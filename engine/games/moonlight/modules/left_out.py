"""The pieces that stay in the box: the Moonlight card, the Moonlight bits."""

from __future__ import annotations

from typing import ClassVar

from engine.games.moonlight.forest.module import MoonlightDeal, MoonlightModule, MoonlightTerms
from engine.games.moonlight.model.scenario_facts import MoonlightScenarioFacts
from engine.games.moonlight.model.table import Table


class NoBits(MoonlightModule):
    """Without bits the team may score any number of spirits (ML-S19-01, ML-S27-13)."""

    id: ClassVar[str] = "no_bits"

    def terms(self, table: Table, terms: MoonlightTerms) -> None:
        terms.limit = None


class NoMoonlightCard(MoonlightModule):
    """No spirits are demanded (ML-S19-01, ML-S27-01)."""

    id: ClassVar[str] = "no_moonlight_card"

    def plan(self, plan: MoonlightDeal, scenario: MoonlightScenarioFacts) -> None:
        plan.has_card = False
