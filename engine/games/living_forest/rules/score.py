"""The score: how near the players are to the three goals (LF-WIN-01 to LF-WIN-05)."""

from __future__ import annotations

from functools import cache
from operator import ge

from engine.games.living_forest.model.kinds import GOALS, Goal
from engine.games.living_forest.model.table import Player, Table
from engine.games.living_forest.model.texts import progress
from engine.games.living_forest.rules.totals import needed, reached
from engine.outcome import ScoreLine


def enough_of(table: Table) -> tuple[int, ...]:
    """Return how much of each goal is enough."""
    return tuple(needed(table, goal) for goal in GOALS)


def points_of(player: Player) -> tuple[int, ...]:
    """Return how much of each goal a player has."""
    return tuple(reached(player, goal) for goal in GOALS)


def qualifies(points: tuple[int, ...], enough: tuple[int, ...]) -> bool:
    """Return whether these totals reach enough of at least one goal (LF-WIN-05)."""
    return any(map(ge, points, enough))


@cache
def line(goal: Goal, points: int, enough: int) -> ScoreLine:
    """Return how near somebody is to a goal."""
    return ScoreLine(progress(goal, points, enough), points)
