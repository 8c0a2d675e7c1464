"""The tiles with two symbols lie in the middle of the forest (ML-S27)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from engine.chance import Chance
from engine.games.moonlight.forest.module import MoonlightModule
from engine.games.moonlight.model.ground import ScenarioGround
from engine.games.moonlight.model.scenario_facts import MoonlightScenarioFacts
from engine.games.moonlight.model.table import Table
from engine.games.spirits_of_the_forest.model.facts import tiles

RING: Final = "R"
SIZE = 24
DOUBLE = 2


class DoublesInRing(MoonlightModule):
    """All doubles and a few others lie within the ring, the rest around it (ML-S27-03, ML-S27-04)."""

    id: ClassVar[str] = "doubles_in_ring"
    rules = ("ML-S27",)

    def needs(self, scenario: MoonlightScenarioFacts, ground: ScenarioGround) -> Iterator[str]:
        if (found := ground.regions.count(RING)) != SIZE:
            yield f"must have {SIZE} tiles in its ring, not {found}"

    def lay(self, table: Table, chance: Chance) -> None:
        inside = [spot for spot in range(len(table.tiles)) if table.ground.regions[spot] == RING]
        outside = [spot for spot in range(len(table.tiles)) if table.ground.regions[spot] != RING]
        others = chance.shuffled([tile for tile in sorted(table.tiles) if tiles()[tile].symbols != DOUBLE])
        doubles = [tile for tile in sorted(table.tiles) if tiles()[tile].symbols == DOUBLE]
        missing = len(inside) - len(doubles)
        for spot, tile in zip(inside, chance.shuffled([*doubles, *others[:missing]]), strict=True):
            table.tiles[spot] = tile
        for spot, tile in zip(outside, others[missing:], strict=True):
            table.tiles[spot] = tile

    def pool(self, table: Table, spot: int) -> str:
        return table.ground.regions[spot]
