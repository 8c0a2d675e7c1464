"""Random tokens lie face up before the game, and the team chooses which it keeps (ML-S01-03, ML-S01-04)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from engine.games.moonlight.forest.module import MoonlightModule
from engine.games.moonlight.model.ground import ScenarioGround
from engine.games.moonlight.model.play import MoonlightPlay
from engine.games.moonlight.model.scenario_facts import MoonlightScenarioFacts
from engine.script import Script

ROW = "row"


class TokensDealt(MoonlightModule):
    """The team chooses its tokens before the game, as many for each side as the scenario says."""

    id: ClassVar[str] = "tokens_dealt"
    rules = (
        "ML-S01-03",
        "ML-S01-04",
        "ML-S01-05",
    )

    def needs(self, scenario: MoonlightScenarioFacts, ground: ScenarioGround) -> Iterator[str]:
        if sum(scenario.tokens_dealt) != scenario.outside.tokens:
            yield f"deals {sum(scenario.tokens_dealt)} tokens, but {scenario.outside.tokens} lie beside the forest"

    def prepare(self, play: MoonlightPlay) -> Script[None]:
        tokens = play.table.piles.pop(ROW)
        play.open_tokens(tokens)
        yield from play.share(tokens, play.table.scenario.tokens_dealt[0])
