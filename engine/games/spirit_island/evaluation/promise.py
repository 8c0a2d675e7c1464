"""What a table promises: the chance to win, for computer players to go by."""

from __future__ import annotations

from math import exp
from typing import Final

from engine.games.spirit_island.evaluation.value import worth
from engine.games.spirit_island.model.table import Table

EVEN: Final = 20.0
"""What a table of two is worth on which the game could still go either way."""
SLOPE: Final = 12.0
"""How much more it must be worth to be about three in four."""

THOUGHTS: Final = {"first": 0.0, "ready": 0.3, "done": 0.3, "enough": 0.3}
"""How much some verbs are worth thinking about: the order of the lands hardly matters, and ending one's part is the last resort."""


def promise(table: Table) -> float:
    """The chance to win, from 0 to 1; at the end 1 or 0."""
    if table.result is not None:
        return float(table.result != "lost")
    return chance_of(table, worth(table))


def chance_of(table: Table, worths: float) -> float:
    """The chance to win on a table that is worth so much."""
    scaled = 2 * worths / len(table.players)
    return 1 / (1 + exp(-max(-60.0, min(60.0, (scaled - EVEN) / SLOPE))))
