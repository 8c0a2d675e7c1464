"""The end of the game, and the sentence that says who has won (LF-WIN-06 to LF-WIN-08)."""

from __future__ import annotations

from engine.games.living_forest.model.kinds import GOALS
from engine.games.living_forest.model.table import Table
from engine.games.living_forest.model.texts import tell
from engine.games.living_forest.rules.score import enough_of, outcome, points_of, qualifies
from engine.text import Text, Who


def is_won(table: Table) -> bool:
    """Return whether anybody qualifies (LF-WIN-06)."""
    enough = enough_of(table)
    return any(qualifies(points_of(player), enough) for player in table.players)


def winners_text(table: Table) -> Text:
    """Return the sentence that says who has won and with what; the sum is told only where it has decided (LF-WIN-08)."""
    standing, enough = outcome(table), enough_of(table)
    totals = [points_of(player) for player in table.players]
    winners = tuple(Who(seat) for seat in standing.winners)
    first = totals[standing.winners[0]]
    if len(winners) > 1:
        return tell("won-together", who=winners, score=sum(first))
    with_what = tuple(
        tell(f"count-{goal}", count=points)
        for goal, points, least in zip(GOALS, first, enough, strict=True)
        if points >= least
    )
    is_close = sum(qualifies(points, enough) for points in totals) > 1
    return tell("won-most" if is_close else "won", who=winners, goals=with_what, score=sum(first))
