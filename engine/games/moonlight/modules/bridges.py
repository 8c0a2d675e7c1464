"""Bridges: tiles that lie across the water, and come to the side of the creature that crosses them (ML-S23)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from engine.games.moonlight.forest.availability import top_of
from engine.games.moonlight.forest.deeds import give_tile
from engine.games.moonlight.forest.module import MoonlightModule
from engine.games.moonlight.model.ground import STRAIGHT, ScenarioGround
from engine.games.moonlight.model.kinds import Creature, other
from engine.games.moonlight.model.play import MoonlightPlay
from engine.games.moonlight.model.scenario_facts import MoonlightScenarioFacts
from engine.games.moonlight.model.table import Table
from engine.games.moonlight.model.texts import creature_text, refuse, tell
from engine.guard import Objection
from engine.script import Script
from engine.script.asks import AskOption, option


class Bridges(MoonlightModule):
    """Bridges are neither picked nor turned up, and are no wall to their neighbours; they are only crossed (ML-S23-02 to -08)."""

    id: ClassVar[str] = "bridges"
    rules = ("ML-S23", "ML-S08")

    def needs(self, scenario: MoonlightScenarioFacts, ground: ScenarioGround) -> Iterator[str]:
        lying = [spot for spot in ground.spots if spot.kind == "bridge"]
        if not lying or not all(spot.down for spot in lying):
            yield "must have bridges, and all of them face down"

    def may_take(self, table: Table, spot: int) -> bool:
        return not is_bridge(table, spot)

    def why_kept(self, place: str) -> Objection:
        return refuse("ML-S23-06", "is-bridge", place=place)

    def may_turn(self, table: Table, spot: int) -> bool:
        return not is_bridge(table, spot)

    def blocks(self, table: Table, spot: int) -> bool:
        return not is_bridge(table, spot)

    def may_enter(self, table: Table, creature: Creature, spot: int) -> bool:
        """Return whether the place is no bridge, or one that the creature can leave again (ML-S23-04)."""
        return not is_bridge(table, spot) or bool(exits(table, creature, spot, table.creatures[creature]))

    def landings(self, table: Table, creature: Creature, spot: int) -> Iterable[int] | None:
        return exits(table, creature, spot, table.creatures[creature]) if is_bridge(table, spot) else None

    def enter(self, play: MoonlightPlay, creature: Creature, came_from: int) -> Script[None]:
        """Send the creature on, and give the bridge to its side (ML-S23-03)."""
        bridge = play.table.creatures[creature]
        if not is_bridge(play.table, bridge):
            return
        place = yield from play.decide(
            "exit", lambda: _places(play, creature, bridge, came_from), creature=creature_text(creature)
        )
        assert place is not None, "no bridge is entered that cannot be left"
        play.turn_up([bridge])
        tile = play.table.tiles[bridge]
        play.remove(bridge)
        play.table.creatures[creature] = place
        play.event("crosses", creature=creature_text(creature), place=play.name(place))
        yield from give_tile(play, tile, creature)

    def keeps(self, table: Table) -> Iterable[int]:
        """Return the bridges that were not crossed: they stay with nobody (ML-S23-08)."""
        return [spot for spot in range(len(table.tiles)) if is_bridge(table, spot)]


def is_bridge(table: Table, spot: int) -> bool:
    """Return whether the tile of a place lies across."""
    return table.ground.spots[spot].kind == "bridge"


def exits(table: Table, creature: Creature, bridge: int, came_from: int) -> list[int]:
    """Return the upright tiles beside a bridge, but for `came_from` and where the other creature stands (ML-S23-04, ML-S23-05)."""
    ground, here = table.ground, table.ground.spots[bridge]
    cells = (ground.at(here.row + dy, here.x + dx) for dy, dx in STRAIGHT)
    tops = (top_of(table, ground.names[spots[0]]) for spots in cells if spots)
    barred = (came_from, table.creatures[other(creature)])
    return sorted(
        spot for spot in tops if table.has_tile(spot) and not is_bridge(table, spot) and spot not in barred
    )


def _places(play: MoonlightPlay, creature: Creature, bridge: int, came_from: int) -> Iterator[AskOption[int]]:
    for spot in exits(play.table, creature, bridge, came_from):
        yield option(spot, tell("place", place=play.name(spot)), word=play.name(spot))
