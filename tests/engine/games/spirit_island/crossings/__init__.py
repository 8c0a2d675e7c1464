"""Crossings: every card under every special rule, and the laws that no single card may break.

`make fuzz` finds here what it plays of the game besides its random games.
"""

from __future__ import annotations

from collections.abc import Iterator

from tests.engine.contract.fuzz import case, start_of
from tests.engine.contract.random_games import EVERY, starts
from tests.engine.games.spirit_island.crossings.meeting import hold
from tests.engine.games.spirit_island.crossings.scene import crossing_of, every_pair
from tests.engine.games.spirit_island.crossings.whole import walk_through

WALKS = 400
"""Number of whole games that are walked after a round of crossings."""
TIMES = 3
"""Number of islands on which each crossing is played."""


def lines(name: str) -> Iterator[str]:
    """Yield one round, a line each: crossings in which any two parts meet, then whole games."""
    yield from (crossing.line for crossing in every_pair(name))
    yield from map(case, starts(EVERY["spirit-island"], WALKS, name))


def run(line: str) -> None:
    """Play the crossing of a line, or walk through its whole game. Raises Broken where a law is broken."""
    if line.startswith("{"):
        walk_through(start_of(line))
    else:
        hold(crossing_of(line), TIMES)
