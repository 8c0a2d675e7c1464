"""Gems of the forest mark columns of tokens for a side (ML-S13)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import ClassVar, Final

from engine.games.moonlight.forest.module import MoonlightModule
from engine.games.moonlight.model.ground import ScenarioGround
from engine.games.moonlight.model.kinds import Creature, Mark, Side
from engine.games.moonlight.model.play import MoonlightPlay
from engine.games.moonlight.model.scenario_facts import MoonlightScenarioFacts
from engine.games.moonlight.model.table import TakenTile
from engine.games.moonlight.model.texts import tell
from engine.script import Script
from engine.script.asks import option

PAIR: Final = "pair-"
SIDES: Final[dict[Mark, Side]] = {"yellow": "light", "green": "shadow"}
"""The side that a gem marks a column for, by the gem's colour (ML-S13-02)."""


class GemColumns(MoonlightModule):
    """A creature that moves onto a gem puts it on a column without one (ML-S13-03 to -06)."""

    id: ClassVar[str] = "gem_columns"

    def needs(self, scenario: MoonlightScenarioFacts, ground: ScenarioGround) -> Iterator[str]:
        gems = Counter(spot.mark for spot in ground.spots if spot.mark in SIDES)
        if gems != {"yellow": 3, "green": 3}:
            yield "must have three yellow and three green gems"
        if scenario.outside.token_columns != gems.total() or scenario.outside.tokens != 2 * gems.total():
            yield "must have a column of two tokens for each gem"

    def enter(self, play: MoonlightPlay, creature: Creature, came_from: int) -> Script[None]:
        spot = play.table.creatures[creature]
        if play.table.marks.get(spot) not in SIDES:
            return
        name = yield from play.decide(
            "column",
            lambda: [
                option(name, tell("pair", number=int(name.removeprefix(PAIR)))) for name in free_columns(play)
            ],
        )
        assert name is not None
        colour = play.table.marks.pop(spot)
        play.table.pile_marks[name] = colour
        play.event("gem-marks", gem=tell(f"mark-{colour}"), number=int(name.removeprefix(PAIR)))

    def after_pick(self, play: MoonlightPlay, taken: TakenTile) -> Script[None]:
        """Drop the gem onto the tile beneath, or take it out of the game (ML-S13-06)."""
        yield from ()
        gem, beneath = play.table.marks.pop(taken.spot, None), play.beneath(taken.spot)
        if gem is None:
            return
        if beneath is None:
            play.event("gem-leaves", colour=gem, place=play.name(taken.spot))
        else:
            play.table.marks[beneath] = gem
            play.event("gem-drops", colour=gem, place=play.name(beneath))

    def settle(self, play: MoonlightPlay) -> Script[None]:
        """Give columns to the side their gem names (ML-S13-08); those without one lie with all that is left (ML-S13-09)."""
        yield from ()
        for name in sorted(play.table.pile_marks):
            for token in play.table.piles.pop(name):
                play.give_token(token.face, SIDES[play.table.pile_marks[name]])


def free_columns(play: MoonlightPlay) -> list[str]:
    """Return the columns without a gem (ML-S13-04)."""
    return [name for name in sorted(play.table.piles) if name not in play.table.pile_marks]
