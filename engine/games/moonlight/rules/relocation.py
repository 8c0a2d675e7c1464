"""Where all are against each other a creature that finds nothing is set elsewhere (ML-VERSUS-06 to -08, ML-VERSUS-14)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.games.moonlight.forest.availability import can_pick, is_covered
from engine.games.moonlight.forest.pairs import can_collect, moved, unserved
from engine.games.moonlight.model.actions import Relocate
from engine.games.moonlight.model.kinds import Creature
from engine.games.moonlight.model.play import MoonlightPlay
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
    """What the active player may choose from."""
    names = table.ground.names
    return [Relocate(creature, names[spot]) for creature, spot in ways_out(table)]


def ways_out(table: Table) -> Iterator[tuple[Creature, int]]:
    """ML-VERSUS-06, ML-VERSUS-08: a creature that has no tile is set to one that has; where both have, one so that two can be picked."""
    idle = [creature for creature in unserved(table) if not can_pick(table, creature)]
    if idle:
        yield from (each for each in _tried(table, idle) if _leads_on(table, *each))
        return
    direct = [each for each in _tried(table, unserved(table)) if can_collect(moved(table, *each))]
    yield from direct or (each for each in _tried(table, unserved(table)) if _leads_on(table, *each))


def _tried(table: Table, creatures: Sequence[Creature]) -> Iterator[tuple[Creature, int]]:
    """Where these creatures would find a tile."""
    for creature in creatures:
        for spot in _stands(table):
            if can_pick(moved(table, creature, spot), creature):
                yield creature, spot


def _leads_on(table: Table, creature: Creature, spot: int) -> bool:
    """Whether two can be picked then, or once the other creature has been set elsewhere too."""
    after = moved(table, creature, spot)
    return can_collect(after) or _leaves_a_way(after, creature)


def _leaves_a_way(table: Table, creature: Creature) -> bool:
    """Whether setting the other creature elsewhere would then make two picks possible."""
    rest = [each for each in unserved(table) if each != creature]
    return any(can_collect(moved(table, each, spot)) for each in rest for spot in _stands(table))


def _stands(table: Table) -> Iterator[int]:
    """ML-VERSUS-07: the top tiles on which the other creature does not stand."""
    for number, spot in enumerate(table.ground.spots):
        is_open = table.has_tile(number) and spot.kind == "tile" and not is_covered(table, number)
        if is_open and table.standing_on(number) is None:
            yield number


def relocate(play: MoonlightPlay, creature: Creature, spot: int) -> None:
    """ML-VERSUS-07: no movement, so that nothing is triggered."""
    play.table.creatures[creature] = spot
    play.event("relocates", creature=creature_text(creature), place=play.name(spot))
