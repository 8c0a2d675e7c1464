"""The winner: ranks and ties, and the sentence that says it (LF-WIN-07 to LF-WIN-10)."""

from __future__ import annotations

from engine.games.living_forest.model.kinds import GOALS
from engine.games.living_forest.model.table import Table
from engine.games.living_forest.model.texts import tell
from engine.games.living_forest.rules.score import enough_of, line, points_of, qualifies
from engine.kit import ranked
from engine.outcome import Outcome, Standing
from engine.text import Seat, Text, Who


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
            lines=tuple(map(line, GOALS, points, enough)),
        )
        for seat, points in enumerate(totals)
    )
    return Outcome(standings, final=table.phase == "over")


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
