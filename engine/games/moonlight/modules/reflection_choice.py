"""Reflections: what is turned up takes the farthest tile of its row away, or a bit (ML-S25)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import ClassVar, Final

from engine.games.moonlight.forest.availability import is_covered
from engine.games.moonlight.forest.deeds import give_tile
from engine.games.moonlight.forest.module import MoonlightModule
from engine.games.moonlight.model.ground import NOWHERE
from engine.games.moonlight.model.play import MoonlightPlay
from engine.games.moonlight.model.table import Table
from engine.games.moonlight.model.texts import tell, tile_name
from engine.script import Script
from engine.script.asks import AskOption, option

BIT: Final = NOWHERE
"""The answer that stands for giving a bit, in place of a tile's place."""


class ReflectionChoice(MoonlightModule):
    """For each tile turned up the farthest one of its row goes to the opponent, or a bit of the team (ML-S25-02 to ML-S25-09)."""

    id: ClassVar[str] = "reflection_choice"
    replaces = ("ML-BIT-05",)
    rules = ("ML-S25",)

    def after_turning(self, play: MoonlightPlay, spots: Sequence[int]) -> Script[None]:
        """Reflect the tiles in the order the player likes; what is farthest is looked at anew each time (ML-S25-08)."""
        left = list(spots)
        while left:
            spot = yield from play.decide("reflection-order", partial(_turned, play, tuple(left)))
            assert spot is not None
            left.remove(spot)
            yield from _reflect(play, spot)


def _turned(play: MoonlightPlay, spots: Sequence[int]) -> Iterator[AskOption[int]]:
    for spot in spots:
        yield option(spot, tell("place", place=play.name(spot)), word=play.name(spot))


def _reflect(play: MoonlightPlay, spot: int) -> Script[None]:
    """Give the farthest tile or a bit for a tile turned up; nothing for one on which a creature stands (ML-S25-05 to -07)."""
    price = yield from play.decide("reflection", partial(_prices, play, spot), place=play.name(spot))
    if price is None:
        return
    if price == BIT:
        play.table.sides["light"].bits -= 1
        play.table.sides["shadow"].bits += 1
        play.event("pays-bit")
    elif play.table.standing_on(price) is None:
        tile = play.table.tiles[price]
        play.event("reflects", place=play.name(price), tile=tile_name(tile))
        play.remove(price)
        yield from give_tile(play, tile, "shadow")


def farthest(table: Table, spot: int) -> list[int]:
    """Return the tiles with the largest distance of those that can be seen in the same row; none where it is alone (ML-S25-03)."""
    spots = table.ground.spots
    row = [
        each
        for each in range(len(spots))
        if spots[each].row == spots[spot].row
        and each != spot
        and table.has_tile(each)
        and not is_covered(table, each)
    ]
    far = max((abs(spots[each].x - spots[spot].x) for each in row), default=0)
    return [each for each in row if abs(spots[each].x - spots[spot].x) == far]


def _prices(play: MoonlightPlay, spot: int) -> Iterator[AskOption[int]]:
    """Yield what can be given; where creatures stand on all that is farthest, face up or down, no bit is (ML-S25-05)."""
    table = play.table
    far = farthest(table, spot)
    for each in far:
        if each in table.down:
            continue
        key = "reflection-tile" if table.standing_on(each) is None else "reflection-nothing"
        yield option(each, tell(key, place=play.name(each)), word=play.name(each))
    stood_on = far and all(table.standing_on(each) is not None for each in far)
    if table.sides["light"].bits and not stood_on:
        yield option(BIT, tell("reflection-bit"), word="bit")
