"""Tokens on the single tiles that can be seen, and bits for what is found beneath them (ML-S05)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from engine.chance import Chance
from engine.games.moonlight.forest.availability import visible
from engine.games.moonlight.forest.module import MoonlightModule
from engine.games.moonlight.model.ground import ScenarioGround
from engine.games.moonlight.model.play import MoonlightPlay
from engine.games.moonlight.model.scenario_facts import MoonlightScenarioFacts
from engine.games.moonlight.model.table import FavourToken, Table
from engine.games.spirits_of_the_forest.model.facts import tiles
from engine.script import Script


class BitsBeside(MoonlightModule):
    """Bits lie beside the forest, as many as the scenario says (ML-S05-01)."""

    id: ClassVar[str] = "bits_beside"

    def needs(self, scenario: MoonlightScenarioFacts, ground: ScenarioGround) -> Iterator[str]:
        if not scenario.outside.bits:
            yield "must have bits beside the forest"


class TokenOnVisibleSingles(MoonlightModule):
    """Single tiles that can be seen get a token each, in reading order, while there are tokens (ML-S05-02)."""

    id: ClassVar[str] = "token_on_visible_singles"

    def lay(self, table: Table, chance: Chance) -> None:
        for spot in range(len(table.tiles)):
            if (
                visible(table, spot)
                and spot not in table.down
                and tiles()[table.tiles[spot]].symbols == 1
                and table.box
            ):
                table.tokens[spot] = (FavourToken(table.box.pop()),)


class BitOnRevealOutside(MoonlightModule):
    """Each tile of the underwood that is turned up brings a bit from beside the forest (ML-S05-06 to -09)."""

    id: ClassVar[str] = "bit_on_reveal_outside"

    def after_turning(self, play: MoonlightPlay, spots: Sequence[int]) -> Script[None]:
        yield from ()
        table = play.table
        for spot in spots:
            if table.beside_bits and is_of_the_underwood(table.ground, spot) and spot not in table.bits:
                table.beside_bits -= 1
                table.bits = table.bits | {spot}
                play.event("bit-found", place=play.name(spot))


def is_of_the_underwood(ground: ScenarioGround, spot: int) -> bool:
    """Return whether another tile lay on this one before the game (ML-S05-07)."""
    return ground.cells[ground.names[spot]][0] != spot
