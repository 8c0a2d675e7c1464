"""The Air Spirit: its tiles are shuffled in, and fireflies on them (ML-S03, ML-S06, ML-S12, ML-S22)."""

from __future__ import annotations

from typing import ClassVar

from engine.games.moonlight.forest.module import MoonlightDeal, MoonlightModule, MoonlightTerms
from engine.games.moonlight.model.kinds import SIDES, Side, other
from engine.games.moonlight.model.play import MoonlightPlay
from engine.games.moonlight.model.scenario_facts import MoonlightScenarioFacts
from engine.games.moonlight.model.table import Table
from engine.games.spirits_of_the_forest.model.facts import base_tiles, tiles
from engine.games.spirits_of_the_forest.model.kinds import AIR
from engine.script import Script

DOUBLE = 2


class AirSpirits(MoonlightModule):
    """The tiles of Air are played: all 56 tiles are shuffled (ML-S03-01)."""

    id: ClassVar[str] = "air_spirits"

    def plan(self, plan: MoonlightDeal, scenario: MoonlightScenarioFacts) -> None:
        plan.tiles += range(base_tiles(), len(tiles()))
        plan.air = True


class AirFireflies(MoonlightModule):
    """Fireflies on tiles: the side that has most of them at the end loses the tiles under them (ML-S03-06 to -09)."""

    id: ClassVar[str] = "air_fireflies"
    rules = (
        "ML-S03-07",
        "ML-S03-08",
        "ML-S03-09",
    )

    def after_assigning(self, play: MoonlightPlay, side: Side, tile: int) -> Script[None]:
        yield from ()
        shown = tiles()[tile]
        if shown.spirit == AIR and shown.symbols == DOUBLE:
            play.table.sides[side].fireflies.append(tile)
            play.event("firefly-lands", side=play.side(side))

    def terms(self, table: Table, terms: MoonlightTerms) -> None:
        for side in SIDES:
            own = table.sides[side].fireflies
            if len(own) > len(table.sides[other(side)].fireflies):
                terms.discarded[side] = own
