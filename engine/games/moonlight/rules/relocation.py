"""Setting a creature that finds nothing elsewhere, where all play against each other (ML-VERSUS-06 to -08, ML-VERSUS-14)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.games.moonlight.forest.availability import can_pick, is_covered, top_of
from engine.games.moonlight.forest.pairs import can_collect, moved, unserved
from engine.games.moonlight.model.actions import Relocate
from engine.games.moonlight.model.ground import NOWHERE
from engine.games.moonlight.model.kinds import Creature
from engine.games.moonlight.model.play import MoonlightPlay
from engine.games.moonlight.model.table import Table
from engine.games.moonlight.model.texts import creature_text

LEAST = 2
"""Number of tiles with no more than which the game is over (ML-VERSUS-14)."""


def is_exhausted(table: Table) -> bool:
    """Return whether so few tiles are left that the game ends (ML-VERSUS-14)."""
    return table.is_versus and left_upright(table) <= LEAST


def left_upright(table: Table) -> int:
    """Return the number of tiles in the forest that are no bridges (ML-S23-09)."""
    return sum(
        table.has_tile(number) and spot.kind == "tile" for number, spot in enumerate(table.ground.spots)
    )


def choices(table: Table) -> list[Relocate]:
    """Return the relocations that the active player may choose from."""
    names = table.ground.names
    return [Relocate(creature, names[spot]) for creature, spot in ways_out(table)]


def is_way_out(table: Table) -> bool:
    """Return whether any creature may be set elsewhere, which is found out far sooner than all that may."""
    tiles = [*_tiles(table)]
    return any(
        _leads_on(table, *each, places)
        for places in (tiles, [*tiles, *_empty_places(table)])
        for each in _tried(table, places)
    )


def ways_out(table: Table) -> Sequence[tuple[Creature, int]]:
    """Return the creatures that may be set elsewhere, each with a place where it may be set (ML-VERSUS-06, ML-VERSUS-08).

    A creature that has no tile is set where it has one; where both have, one so that two can be picked. Creatures stand on tiles; only
    where no tile helps they are set into empty places of the forest.
    """
    tiles = [*_tiles(table)]
    return _helpful(table, tiles) or _helpful(table, [*tiles, *_empty_places(table)])


def _helpful(table: Table, places: Sequence[int]) -> Sequence[tuple[Creature, int]]:
    """Return the creatures that may be set elsewhere, each with those of these places where that helps."""
    tried = [*_tried(table, places)]
    direct = [] if _idle(table) else [each for each in tried if can_collect(moved(table, *each))]
    return direct or [each for each in tried if _leads_on(table, *each, places)]


def _idle(table: Table) -> Sequence[Creature]:
    """Return the creatures that still need a tile and have none around them."""
    return [creature for creature in unserved(table) if not can_pick(table, creature)]


def _tried(table: Table, places: Sequence[int]) -> Iterator[tuple[Creature, int]]:
    """Yield each creature that may be set elsewhere with each of `places` where it would find a tile."""
    for creature in _idle(table) or unserved(table):
        for spot in places:
            if can_pick(moved(table, creature, spot), creature):
                yield creature, spot


def _leads_on(table: Table, creature: Creature, spot: int, places: Sequence[int]) -> bool:
    """Return whether two can be picked then, or once the other creature has been set elsewhere too."""
    after = moved(table, creature, spot)
    if can_collect(after):
        return True
    rest = [each for each in unserved(after) if each != creature]
    return any(can_collect(moved(after, each, place)) for each in rest for place in places if place != spot)


def _tiles(table: Table) -> Iterator[int]:
    """Yield the top tiles on which no creature stands (ML-VERSUS-07)."""
    for number, spot in enumerate(table.ground.spots):
        is_open = table.has_tile(number) and spot.kind == "tile" and not is_covered(table, number)
        if is_open and table.standing_on(number) is None:
            yield number


def _empty_places(table: Table) -> Iterator[int]:
    """Yield the lowest places of the cells that have no tile any more, where no creature stands."""
    for name, (*_, lowest) in table.ground.cells.items():
        is_forest = table.ground.spots[lowest].kind == "tile" and top_of(table, name) == NOWHERE
        if is_forest and not is_covered(table, lowest) and table.standing_on(lowest) is None:
            yield lowest


def place_of(table: Table, name: str) -> int:
    """Return the place that a creature is set to: the top tile of this name, or where its lowest tile lay. NOWHERE where there is none."""
    top = top_of(table, name)
    return top if top != NOWHERE or name not in table.ground.cells else table.ground.cells[name][-1]


def relocate(play: MoonlightPlay, creature: Creature, spot: int) -> None:
    """Set a creature elsewhere: this is no movement, so that nothing is triggered (ML-VERSUS-07)."""
    play.table.creatures[creature] = spot
    play.event("relocates", creature=creature_text(creature), place=play.name(spot))
