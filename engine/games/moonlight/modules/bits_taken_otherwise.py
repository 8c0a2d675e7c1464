"""Bits that no creature takes by moving onto them: they come with what is turned up (ML-S20), or with a neighbour (ML-S26)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import ClassVar

from engine.games.moonlight.forest.availability import around
from engine.games.moonlight.forest.module import MoonlightModule
from engine.games.moonlight.model.ground import WIDTH
from engine.games.moonlight.model.kinds import CREATURES, Creature, Side
from engine.games.moonlight.model.play import MoonlightPlay
from engine.games.moonlight.model.table import Table, TakenTile
from engine.games.moonlight.model.texts import creature_text
from engine.script import Script
from engine.script.asks import AskOption, option


class BitOnRevealAdjacent(MoonlightModule):
    """The bit of a tile that is turned up goes to a creature around it (ML-S20-06 to ML-S20-10)."""

    id: ClassVar[str] = "bit_on_reveal_adjacent"
    replaces = (
        "ML-BIT-01",
        "ML-BIT-02",
    )
    takes_bits = False

    def after_turning(self, play: MoonlightPlay, spots: Sequence[int]) -> Script[None]:
        for spot in spots:
            near = _near(play.table, spot)
            if spot not in play.table.bits or not near:
                continue
            side = yield from play.decide("bit", partial(_takers, near), place=play.name(spot))
            assert side is not None
            play.table.bits = play.table.bits - {spot}
            play.give_bit(side)


def _near(table: Table, spot: int) -> list[Creature]:
    """Return the creatures around a tile, or on it (ML-S20-08)."""
    return [
        creature
        for creature in CREATURES
        if table.creatures[creature] == spot or spot in around(table, table.creatures[creature])
    ]


def _takers(near: Sequence[Creature]) -> Iterator[AskOption[Side]]:
    for creature in near:
        yield option(creature, creature_text(creature))


class BitByAdjacency(MoonlightModule):
    """A pick takes the bits of its straight neighbours (ML-S26-02 to ML-S26-07)."""

    id: ClassVar[str] = "bit_by_adjacency"
    replaces = (
        "ML-BIT-01",
        "ML-BIT-02",
    )
    rules = ("ML-S26", "ML-S09")
    takes_bits = False

    def after_pick(self, play: MoonlightPlay, taken: TakenTile) -> Script[None]:
        """Give bits at a long side to the opponent, bits above or below to the side of the creature that picks (ML-S26-04, ML-S26-05)."""
        yield from ()
        spots = play.table.ground.spots
        here = spots[taken.spot]
        for spot in sorted(play.table.bits):
            rows, halves = abs(spots[spot].row - here.row), abs(spots[spot].x - here.x)
            if (rows, halves) not in ((0, WIDTH), (1, 0)):
                continue
            assert taken.creature is not None, "only creatures pick"
            play.table.bits = play.table.bits - {spot}
            play.give_bit("shadow" if halves else taken.creature)
