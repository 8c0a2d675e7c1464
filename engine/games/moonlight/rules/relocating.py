"""Where all are against each other a creature that finds nothing is set elsewhere (ML-VERSUS-06 to -08, ML-VERSUS-14)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.moonlight.forest.lie import is_covered, picks
from engine.games.moonlight.forest.module import laws
from engine.games.moonlight.forest.pairs import can_collect, moved, unserved
from engine.games.moonlight.forest.play import MoonlightPlay
from engine.games.moonlight.model.actions import Relocate
from engine.games.moonlight.model.kinds import Creature
from engine.games.moonlight.model.table import Table
from engine.games.moonlight.model.texts import creature_text

LEAST = 2
"""ML-VERSUS-14: with no more tiles than these the game is over."""


def is_exhausted(table: Table) -> bool:
    """ML-VERSUS-14, ML-S23-09: whether so few tiles are left that the game ends; bridges do not count."""
    kinds = table.ground.spots
    left = sum(table.has_tile(number) and spot.kind == "tile" for number, spot in enumerate(kinds))
    return table.is_versus and left <= LEAST


def choices(table: Table) -> list[Relocate]:
    """ML-VERSUS-06, ML-VERSUS-08: a creature that has no tile is set to one that has; where both have, one so that two can be picked."""
    names = table.ground.names
    idle = [creature for creature in unserved(table) if not picks(table, creature)]
    tried = [
        (creature, spot, after)
        for creature in idle or unserved(table)
        for spot in _stands(table, creature)
        if picks(after := moved(table, creature, spot), creature)
    ]
    direct = [(creature, spot) for creature, spot, after in tried if can_collect(after)]
    if direct and not idle:
        found = direct
    else:
        found = [
            (who, spot) for who, spot, after in tried if (who, spot) in direct or _leaves_a_way(after, who)
        ]
    return [Relocate(creature, names[spot]) for creature, spot in found]


def _leaves_a_way(table: Table, creature: Creature) -> bool:
    """Whether setting the other creature elsewhere would then make two picks possible."""
    rest = [each for each in unserved(table) if each != creature]
    return any(can_collect(moved(table, each, spot)) for each in rest for spot in _stands(table, each))


def _stands(table: Table, creature: Creature) -> Iterator[int]:
    """ML-VERSUS-07: the top tiles on which the other creature does not stand."""
    for number, spot in enumerate(table.ground.spots):
        is_open = table.has_tile(number) and spot.kind == "tile" and not is_covered(table, number)
        if (
            is_open
            and table.standing_on(number) is None
            and laws(table).permit("may_enter", table, creature, number)
        ):
            yield number


def relocate(play: MoonlightPlay, creature: Creature, spot: int) -> None:
    """ML-VERSUS-07: no movement, so that nothing is triggered."""
    play.table.creatures[creature] = spot
    play.event("relocates", creature=creature_text(creature), place=play.name(spot))
