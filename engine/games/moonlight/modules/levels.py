"""A pyramid: level is changed only across a long side, and bits slide down its outer side (ML-S07)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from engine.games.moonlight.forest.availability import visible
from engine.games.moonlight.forest.module import MoonlightModule
from engine.games.moonlight.model.ground import WIDTH, ScenarioGround
from engine.games.moonlight.model.kinds import Creature
from engine.games.moonlight.model.play import MoonlightPlay
from engine.games.moonlight.model.scenario_facts import MoonlightScenarioFacts
from engine.games.moonlight.model.table import Table, TakenTile
from engine.games.moonlight.model.texts import tell
from engine.script import Script
from engine.script.asks import AskOption, option


class StepLevels(MoonlightModule):
    """A creature moves on the same level in all directions, to another level only in the same row (ML-S07-05, ML-S07-06)."""

    id: ClassVar[str] = "step_levels"
    replaces = (
        "ML-MOVE-02",
        "ML-MOVE-05",
    )

    def needs(self, scenario: MoonlightScenarioFacts, ground: ScenarioGround) -> Iterator[str]:
        if len({spot.level for spot in ground.spots}) < 3 or not any(spot.x % WIDTH for spot in ground.spots):
            yield "must have tiles on three levels that overlap by halves"

    def may_enter(self, table: Table, creature: Creature, spot: int) -> bool:
        here, there = (table.ground.spots[each] for each in (table.creatures[creature], spot))
        return here.level == there.level or here.row == there.row


class BitSlideOutermost(MoonlightModule):
    """A bit slides to the outermost tile that the pick has uncovered at least in part (ML-S07-09 to -11)."""

    id: ClassVar[str] = "bit_slide_outermost"
    replaces = ("ML-BIT-03",)

    def catch(self, play: MoonlightPlay, taken: TakenTile) -> Script[bool]:
        spot = yield from play.decide("slide", lambda: _options(play, taken.spot))
        if spot is None:
            return False
        play.table.bits = play.table.bits | {spot}
        play.event("bit-drops", place=play.name(spot))
        return True


def _options(play: MoonlightPlay, picked: int) -> list[AskOption[int]]:
    found = outermost(play.table, picked)
    return [option(spot, tell("place", place=play.name(spot)), word=play.name(spot)) for spot in found]


def outermost(table: Table, picked: int) -> list[int]:
    """Return, of the tiles under a picked one that can be seen now and carry no bit, those farthest from the middle column."""
    ground = table.ground
    open_ = [spot for spot in ground.under[picked] if visible(table, spot) and spot not in table.bits]
    middle = (ground.columns - 1) * WIDTH / 2
    far = [abs(ground.spots[spot].x - middle) for spot in open_]
    return [spot for spot, distance in zip(open_, far, strict=True) if distance == max(far)]
