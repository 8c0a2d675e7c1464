"""Moonlight tiles that lie in the forest and come with the last spirit tile beside them (ML-S22, ML-S24)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar

from engine.chance import Chance
from engine.games.moonlight.forest.module import MoonlightModule
from engine.games.moonlight.model.facts import box
from engine.games.moonlight.model.ground import STRAIGHT, ScenarioGround
from engine.games.moonlight.model.kinds import SIDES, Side
from engine.games.moonlight.model.play import MoonlightPlay
from engine.games.moonlight.model.scenario_facts import MoonlightScenarioFacts
from engine.games.moonlight.model.table import Table, TakenTile
from engine.games.moonlight.model.texts import named
from engine.games.spirits_of_the_forest.model.kinds import AIR, Spirit
from engine.script import Script

EACH = 2
"""Number of Moonlight tiles of each of their spirits."""


class MoonlightTilesInForest(MoonlightModule):
    """Moonlight tiles are passed over as if they were not there, until one of them is taken along (ML-S22-06 to -13)."""

    id: ClassVar[str] = "moonlight_tiles_in_forest"
    rules = (
        "ML-S22-06",
        "ML-S22-07",
        "ML-S22-08",
        "ML-S22-09",
        "ML-S22-10",
        "ML-S22-11",
        "ML-S22-12",
    )
    replaces = ("ML-COLLECT-03",)

    def needs(self, scenario: MoonlightScenarioFacts, ground: ScenarioGround) -> Iterator[str]:
        wanted = EACH * (len(box().lights) + ("air_spirits" in scenario.modules))
        if (found := sum(spot.kind == "moonlight" for spot in ground.spots)) != wanted:
            yield f"must have {wanted} Moonlight tiles, not {found}"

    def lay(self, table: Table, chance: Chance) -> None:
        """Lay two Moonlight tiles of each spirit, those of Air where its spirit tiles are played (ML-S22-01, ML-S24-01)."""
        spirits: list[Spirit] = [*box().lights, *((AIR,) if AIR in table.spirits else ())]
        pile = chance.shuffled(spirits * EACH)
        places = [number for number, spot in enumerate(table.ground.spots) if spot.kind == "moonlight"]
        table.lights = dict(zip(places, pile, strict=True))

    def claim(self, play: MoonlightPlay, picked: tuple[TakenTile, ...]) -> Script[None]:
        """Give a Moonlight tile to the side that gets the last tile beside it.

        If both picks were the last two, it stays (ML-S22-08, ML-S22-09).
        """
        yield from ()
        for spot in sorted(play.table.lights):
            bringer = _bringer(play.table, spot, picked)
            if bringer is None:
                continue
            side = _owner(play.table, bringer.tile)
            spirit = play.table.lights.pop(spot)
            play.table.sides[side].lights.append(spirit)
            play.event("light-comes", side=play.side(side), spirit=named(spirit), place=play.name(spot))

    def comes_with(self, table: Table, taken: TakenTile) -> Iterable[Spirit]:
        """Return the spirits of those beside which the tile was the last one (ML-S22-08)."""
        brought = (spot for spot in sorted(table.lights) if _bringer(table, spot, table.picked) == taken)
        return [table.lights[spot] for spot in brought]


def _bringer(table: Table, spot: int, picked: Sequence[TakenTile]) -> TakenTile | None:
    """Return the picked tile that was the last one beside a Moonlight tile; None while others lie there, or where both picks did."""
    beside = _cells_beside(table, spot)
    last = [taken for taken in picked if _cell(table, taken.spot) in beside]
    is_alone = len(last) == 1 and not any(map(table.has_tile, _spots_beside(table, spot)))
    return last[0] if is_alone else None


def _cell(table: Table, spot: int) -> tuple[int, int]:
    return table.ground.spots[spot].row, table.ground.spots[spot].x


def _cells_beside(table: Table, spot: int) -> list[tuple[int, int]]:
    row, x = _cell(table, spot)
    return [(row + dy, x + dx) for dy, dx in STRAIGHT]


def _spots_beside(table: Table, spot: int) -> Iterator[int]:
    """Yield the places left, right, above and below of `spot`, on every level."""
    for row, x in _cells_beside(table, spot):
        yield from table.ground.at(row, x)


def _owner(table: Table, tile: int) -> Side:
    return next(side for side in SIDES if tile in table.sides[side].tiles)
