"""The score: how near the players are to the three goals, and who is first (LF-WIN)."""

from __future__ import annotations

from functools import cache
from operator import ge

from engine.games.living_forest.model.kinds import GOALS, Goal
from engine.games.living_forest.model.table import Player, Table
from engine.games.living_forest.model.texts import progress
from engine.games.living_forest.rules.totals import needed, reached
from engine.kit import ranked
from engine.outcome import Outcome, ScoreLine, Standing
from engine.text import Seat


def outcome(table: Table) -> Outcome:
    """Return the outcome: of those who qualify whoever has most wins; all others follow by the same sum of their totals.

    LF-WIN-07 to LF-WIN-10.
    """
    enough = enough_of(table)
    totals = [points_of(player) for player in table.players]
    most = max((sum(points) for points in totals if qualifies(points, enough)), default=None)
    order = [(sum(points) != most or not qualifies(points, enough), -sum(points)) for points in totals]
    ranks = ranked(order)
    standings = tuple(
        Standing(
            seat=Seat(seat),
            rank=ranks[seat],
            score=sum(points),
            lines=tuple(map(_line, GOALS, points, enough)),
        )
        for seat, points in enumerate(totals)
    )
    return Outcome(standings, final=table.phase == "over")


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
def _line(goal: Goal, points: int, enough: int) -> ScoreLine:
    return ScoreLine(progress(goal, points, enough), points)
