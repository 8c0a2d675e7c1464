"""Favour tokens for whoever has three tiles of a spirit (ML-S20)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from engine.games.moonlight.forest.module import MoonlightModule
from engine.games.moonlight.model.ground import ScenarioGround
from engine.games.moonlight.model.kinds import Side
from engine.games.moonlight.model.play import MoonlightPlay
from engine.games.moonlight.model.scenario_facts import MoonlightScenarioFacts
from engine.games.moonlight.model.table import DRAW
from engine.games.spirits_of_the_forest.model.facts import tiles
from engine.script import Script

ENOUGH = 3


class ThreeKindToken(MoonlightModule):
    """The third tile of each spirit brings a side a token, once for each side (ML-S20-01 to -05, ML-S20-11)."""

    id: ClassVar[str] = "three_kind_token"
    rules = ("ML-S20",)

    def needs(self, scenario: MoonlightScenarioFacts, ground: ScenarioGround) -> Iterator[str]:
        if not scenario.outside.draw_pile:
            yield "must have a pile of tokens to draw from"

    def after_assigning(self, play: MoonlightPlay, side: Side, tile: int) -> Script[None]:
        yield from ()
        spirit = tiles()[tile].spirit
        note = f"three-{side}-{spirit}"
        owned = sum(tiles()[each].spirit == spirit for each in play.table.sides[side].tiles)
        pile = play.table.piles.get(DRAW, ())
        if owned >= ENOUGH and note not in play.table.notes and pile:
            play.table.notes[note] = 1
            play.table.piles[DRAW] = pile[:-1]
            play.give_token(pile[-1].face, side)
