"""Pairs of picks: whether the collecting phase can be carried out, and by which picks (ML-COLLECT-08 to -13, ML-END-01, ML-END-02)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.games.moonlight.forest.availability import can_pick, picks, targets
from engine.games.moonlight.forest.module import laws
from engine.games.moonlight.model.ground import NOWHERE
from engine.games.moonlight.model.kinds import Creature
from engine.games.moonlight.model.table import Table


def unserved(table: Table) -> tuple[Creature, ...]:
    """Return the creatures for which a tile is still to be picked in this turn."""
    served = {taken.creature for taken in table.picked}
    return tuple(creature for creature in laws(table).directed if creature not in served)


def ways(table: Table) -> Iterator[tuple[Creature, int]]:
    """Yield the picks that leave one for the other creature, if it still needs one, each with the creature it is made for."""
    left = unserved(table)
    found = {creature: picks(table, creature) for creature in left}
    for creature in left:
        rest = tuple(each for each in left if each != creature)
        for spot in found[creature]:
            if all(_can_still_pick(table, spot, each, found[each]) for each in rest):
                yield creature, spot


def _can_still_pick(table: Table, spot: int, creature: Creature, now: Sequence[int]) -> bool:
    """Return whether a creature that can pick these tiles now can pick one when another is gone.

    That makes no tile unavailable, unless a module says so.
    """
    if not laws(table).at("may_take") and any(each != spot for each in now):
        return True
    return can_pick(without(table, spot), creature)


def can_collect(table: Table) -> bool:
    """Return whether the picks of this turn can be made (ML-END-01)."""
    return next(ways(table), None) is not None


def without(table: Table, spot: int) -> Table:
    """Return the forest without one tile: to be looked at, not to be changed."""
    seen = table.likeness()
    seen.tiles = table.tiles.copy()
    seen.tiles[spot] = NOWHERE
    return seen


def moved(table: Table, creature: Creature, spot: int) -> Table:
    """Return the forest with a creature elsewhere: to be looked at, not to be changed."""
    seen = table.likeness()
    seen.creatures = {**table.creatures, creature: spot}
    return seen


def landings(table: Table, creature: Creature, spot: int) -> Iterator[int]:
    """Yield the places where a creature may stand in the end if it moves to `spot`."""
    for module in laws(table).at("landings"):
        found = module.landings(table, creature, spot)
        if found is not None:
            yield from found
            return
    yield spot


def can_be_rescued(table: Table, gems: int) -> bool:
    """Return whether moves of creatures, as many as there are `gems` and those found on the way, make collecting possible (ML-END-02)."""
    open_, most = [(table, gems)], {_stand(table): gems}
    while open_:
        here, left = open_.pop(0)
        for after, found in _steps(here) if left else ():
            key, rest = _stand(after), left - 1 + found
            if most.get(key, -1) < rest:
                if can_collect(after):
                    return True
                most[key] = rest
                open_.append((after, rest))
    return False


def _stand(table: Table) -> tuple[object, ...]:
    return tuple(table.creatures.values()), table.bits


def _steps(table: Table) -> Iterator[tuple[Table, int]]:
    """Yield the forest after each move of a creature, and whether that has brought a gem, as a number."""
    for creature in laws(table).directed:
        for spot in targets(table, creature):
            for landing in landings(table, creature, spot):
                after = moved(table, creature, landing)
                rich = _with_gem(after, landing)
                yield (after, 0) if rich is None else (rich, 1)


def _with_gem(table: Table, spot: int) -> Table | None:
    """Return the forest after a gem has been got by a move onto a place; None where it brings none that could be spent in this turn."""
    if table.options.open_talk:
        return None
    found = (module.gem_found(table, spot) for module in laws(table).at("gem_found"))
    return next((each for each in found if each is not None), None)
