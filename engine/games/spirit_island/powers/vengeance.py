"""Vengeance for the dead: damage by what has been destroyed in a land, once that is over (SI-PHASE-07)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.spirit_island.model.kinds import Kind
from engine.games.spirit_island.model.lasting_rule import Lasting
from engine.games.spirit_island.model.play import IslandPlay
from engine.games.spirit_island.powers.effect import Effect
from engine.games.spirit_island.rules import presence
from engine.games.spirit_island.rules.spirit import spirits_at
from engine.script import Script

AVENGED: Final[tuple[Kind, ...]] = ("town", "city", "dahan")


def avenge(play: IslandPlay, fallen: Sequence[tuple[str, Kind]]) -> Script[None]:
    """Deal damage for those who have fallen, each given with its land; what that destroys is not avenged itself."""
    avenging = [each for each in play.table.lasting if each.id == "vengeance"]
    for lasting in avenging:
        yield from _strike(
            play, lasting, sum(land == lasting.land and kind in AVENGED for land, kind in fallen)
        )
    if avenging:
        yield from spirits_act(play)


def spirits_act(play: IslandPlay) -> Script[None]:
    """Let spirits do what their own rules say after a unit: the drowned drown (SI-SPIRIT-11)."""
    for seat, _, rules in spirits_at(play.table):
        yield from rules.after_unit(play, seat)


def _strike(play: IslandPlay, lasting: Lasting, points: int) -> Script[None]:
    """Deal damage in the land of a vengeance, or, with its threshold, also next to it."""
    assert lasting.land is not None
    assert lasting.seat is not None
    lands = [lasting.land, *(presence.adjacent(play.table, lasting.land) if lasting.amount else ())]
    effect = Effect(play, lasting.seat, "vengeance-of-the-dead", lasting.land)
    yield from effect.damage(points, lands=lands)
    effect.finish()
