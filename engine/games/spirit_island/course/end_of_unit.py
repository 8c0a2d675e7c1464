"""The end of a unit: one use of a power, one fear card, one action of the invaders in one land (SI-PHASE-07, SI-WIN-06)."""

from __future__ import annotations

from engine.games.spirit_island.model.lasting_rule import Lasting
from engine.games.spirit_island.model.play import IslandPlay
from engine.games.spirit_island.powers.effect import Effect
from engine.games.spirit_island.rules import end_of_game, presence
from engine.games.spirit_island.rules.challenge import challenges
from engine.games.spirit_island.rules.spirit import spirits_at
from engine.script import Script
from engine.text import Seat

AVENGED = ("town", "city", "dahan")


def after_unit(play: IslandPlay) -> Script[None]:
    """Carry out all that the unit has triggered; then judge the island (SI-WIN-04, SI-WIN-06)."""
    yield from _spirits_act(play)
    avenging = [each for each in play.table.lasting if each.id == "vengeance"]
    fallen = list(play.table.unit)
    for lasting in avenging:
        yield from _avenge(
            play, lasting, sum(land == lasting.land and kind in AVENGED for land, kind in fallen)
        )
    if avenging:
        yield from _spirits_act(play)
    for challenge in challenges(play.table):
        yield from challenge.after_unit(play)
    for land in play.table.lands.values():
        for piece in land.pieces:
            piece.moved = False
    play.table.unit.clear()
    end_of_game.check(play)
    end_of_game.settle(play)


def _spirits_act(play: IslandPlay) -> Script[None]:
    """Let spirits do what their own rules say: the drowned drown (SI-SPIRIT-11)."""
    for seat, _, rules in spirits_at(play.table):
        yield from rules.after_unit(play, seat)


def _avenge(play: IslandPlay, lasting: Lasting, points: int) -> Script[None]:
    """Deal damage for the fallen of a land, there or, with its threshold, also next to it."""
    assert lasting.land is not None
    lands = [lasting.land, *(presence.adjacent(play.table, lasting.land) if lasting.amount else ())]
    effect = Effect(play, lasting.seat or Seat(0), "vengeance-of-the-dead", lasting.land)
    yield from effect.damage(points, lands=lands)
    effect.finish()
