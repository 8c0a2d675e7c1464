"""The end of a unit: one use of a power, one fear card, one action of the invaders in one land (SI-PHASE-07, SI-WIN-06)."""

from __future__ import annotations

from engine.games.spirit_island.model.play import IslandPlay
from engine.games.spirit_island.powers.vengeance import avenge, spirits_act
from engine.games.spirit_island.rules import end_of_game
from engine.games.spirit_island.rules.challenge import challenges
from engine.script import Script


def after_unit(play: IslandPlay) -> Script[None]:
    """Carry out all that the unit has triggered; then judge the island (SI-WIN-04, SI-WIN-06)."""
    yield from spirits_act(play)
    yield from avenge(play, tuple(play.table.unit))
    for challenge in challenges(play.table):
        yield from challenge.after_unit(play)
    for land in play.table.lands.values():
        for piece in land.pieces:
            piece.moved = False
    play.table.unit.clear()
    end_of_game.check(play)
    end_of_game.settle(play)
