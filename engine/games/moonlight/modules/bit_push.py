"""Taking a bit pushes another one away (ML-S14-03 to -07)."""

from __future__ import annotations

from typing import ClassVar

from engine.games.moonlight.forest.availability import around
from engine.games.moonlight.forest.module import MoonlightModule
from engine.games.moonlight.model.ground import WIDTH, ScenarioGround
from engine.games.moonlight.model.kinds import Creature
from engine.games.moonlight.model.play import MoonlightPlay
from engine.games.moonlight.model.table import Table
from engine.games.moonlight.model.texts import tell
from engine.script import Script
from engine.script.asks import AskOption, option


class BitPush(MoonlightModule):
    """Taking a bit pushes another, wherever one can be pushed; the player chooses the bit and where it goes (ML-S14-03)."""

    id: ClassVar[str] = "bit_push"

    def after_bit(self, play: MoonlightPlay, creature: Creature) -> Script[None]:
        pushed = yield from play.decide("push", lambda: _options(play.table, play.table.creatures[creature]))
        if pushed is None:
            return
        bit, target = pushed
        play.table.bits = play.table.bits - {bit} | {target}
        play.event("bit-pushed", origin=play.name(bit), place=play.name(target))


def _options(table: Table, stands: int) -> list[AskOption[tuple[int, int]]]:
    names = table.ground.names
    return [
        option(
            (bit, target),
            tell("push", origin=names[bit], place=names[target]),
            word=f"{names[bit]}-{names[target]}",
        )
        for bit, target in pushes(table, stands)
    ]


def pushes(table: Table, stands: int) -> list[tuple[int, int]]:
    """Return each bit with the tiles around it that are one step farther, and hold neither bit nor creature (ML-S14-04, ML-S14-05)."""
    return [
        (bit, target)
        for bit in sorted(table.bits)
        for target in around(table, bit)
        if target not in table.bits
        and table.standing_on(target) is None
        and distance(table.ground, stands, target) == distance(table.ground, stands, bit) + 1
    ]


def distance(ground: ScenarioGround, one: int, two: int) -> int:
    """Return the larger of the differences in rows and in columns."""
    here, there = ground.spots[one], ground.spots[two]
    return max(abs(here.row - there.row), abs(here.x - there.x) // WIDTH)
