"""What a scenario must be so that it can be played: its modules have what they need, and its first turn can be played from every start."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.moonlight.forest.module import EVERY
from engine.games.moonlight.model.scenario import ScenarioFacts

MOST_TOKENS = 11
"""ML-SETUP-12: favour tokens there are where no module says otherwise."""


class PlayableScenario(ScenarioFacts):
    """A scenario as it is written, looked at more closely than when it is played: this is what `python -m engine` reads."""

    def wrong(self) -> Iterator[str]:
        """What is known of every scenario, what its modules need, and how many tokens there are."""
        yield from super().wrong()
        ground = self.ground()
        modules = [EVERY[name] for name in self.modules if name in EVERY]
        most = next((module.tokens for module in modules if module.tokens), MOST_TOKENS)
        if self.tokens > most:
            yield f"scenario {self.number} uses {self.tokens} favour tokens, but there are {most}"
        for module in modules:
            yield from (f"scenario {self.number} {fault}" for fault in module.needs(self, ground))
