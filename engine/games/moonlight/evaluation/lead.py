"""The lead of those who play together: the points they may expect to be ahead by in the end, as far as whole phases are compared.

It is the value of the table, as points, and beside it what tells early how the forest will go: picks around each creature, bits ahead,
tiles that hang loosely or cannot be reached any more.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp, log
from typing import Final

from engine.games.moonlight.evaluation.reach import lying_of, part_of
from engine.games.moonlight.evaluation.value import remainder, value
from engine.games.moonlight.forest.module import laws
from engine.games.moonlight.model.kinds import CREATURES, Creature
from engine.games.moonlight.model.scenarios import ground_of
from engine.games.moonlight.model.table import Table
from engine.games.moonlight.rules.winner import outcome

_KEPT: Final = 1 << 15
TINY: Final = 1e-9
ENOUGH, PICK, BIT, LOOSE, LOST = 3, 0.3, 0.5, 0.3, 0.7
"""Picks around a creature that count, the points of each of them and of each bit ahead, and the points that loose and lost tiles cost."""
HANGING: Final = (1.5, 1.0, 0.35)
"""Looseness of a tile, by the number of tiles beside it."""
LACKING: Final = 10.0
"""Points that each spirit costs of which the team has no tile in the end."""
SURE: Final = 4.0
"""Lead in points that wins rather surely, where it is compared over tables as they could be."""


def lead(table: Table) -> float:
    """Return the points the team may expect to be ahead by; once the game is over, those it is ahead by."""
    if table.phase == "over":
        found = outcome(table)
        assert found.rival is not None, "who plays together plays against an opponent"
        points = float(found.standings[0].score - found.rival)
        return min(points, 0.0) - LACKING * len(table.lacking) if table.lacking else points
    rest = remainder(table)
    odds = min(max(value(table, rest)[0], TINY), 1 - TINY)
    ahead = rest.scale * log(odds / (1 - odds))
    if table.phase == "settle" or len(table.creatures) < len(CREATURES):
        return ahead
    walking = laws(table).directed
    near = sum(min(ENOUGH, count) for count in rest.around)
    bits = table.sides["light"].bits - table.sides["shadow"].bits
    scenario, lying = table.options.scenario, lying_of(table)
    return (
        ahead
        + PICK * near
        + BIT * bits
        - LOOSE * _loose(scenario, lying)
        - LOST * _lost(table, walking, lying)
    )


def chance_of(points: float) -> float:
    """Return the chance to win with such a lead."""
    return 1 / (1 + exp(-max(min(points, 100.0), -100.0) / SURE))


@lru_cache(_KEPT)
def _loose(scenario: int, lying: int) -> float:
    """Return the number of tiles that hardly hang together with others any more, weighed by `HANGING`."""
    nearby, rest, found = ground_of(scenario).nearby, lying, 0.0
    while rest:
        lowest = rest & -rest
        beside = (nearby[lowest.bit_length() - 1] & lying).bit_count()
        if beside < len(HANGING):
            found += HANGING[beside]
        rest ^= lowest
    return found


def _lost(table: Table, walking: Sequence[Creature], lying: int) -> int:
    """Return the number of tiles no creature can walk to, or only one that will have to wait for the other."""
    if laws(table).at("jumps") or table.lights:
        return 0
    parts = [part_of(table.options.scenario, table.creatures[creature], lying) for creature in walking]
    joined = 0
    for part in parts:
        joined |= part
    first, last = parts[0], parts[-1]
    waiting = abs(first.bit_count() - last.bit_count()) if first != last else 0
    return (lying & ~joined).bit_count() + waiting
