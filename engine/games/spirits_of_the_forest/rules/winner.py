"""The winner: ranks and ties (SF-SCORE-10 to SF-SCORE-12), and the sentence that says it."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.spirits_of_the_forest.model.kinds import OVER, Face
from engine.games.spirits_of_the_forest.model.table import Table
from engine.games.spirits_of_the_forest.model.texts import tell
from engine.games.spirits_of_the_forest.model.view import Category
from engine.games.spirits_of_the_forest.modules.module import in_play
from engine.games.spirits_of_the_forest.rules.score import lines
from engine.kit import ranked
from engine.outcome import Outcome, Standing
from engine.text import Seat, Text, Who


def outcome(table: Table, counted: Sequence[Category], known: Sequence[Sequence[Face]]) -> Outcome:
    """Return the standing that these categories give (SF-SCORE-10), of whose favours the faces `known` were counted, by seat.

    The score may be below zero (SF-SCORE-14). Of equal scores the fewest tiles are best, and equal in both share the rank
    (SF-SCORE-11, SF-SCORE-12), unless a module breaks the tie before.
    """
    modules = in_play(table.modules)
    for module in modules:
        if (own := module.outcome(table, counted)) is not None:
            return own
    seats = [Seat(seat) for seat in range(len(table.players))]
    rows = [lines(table, seat, counted, known) for seat in seats]
    scores = [sum(line.points for line in each) for each in rows]
    order = [
        (-scores[seat], *(-module.tie(table, seat) for module in modules), len(table.players[seat].tiles))
        for seat in seats
    ]
    standings = map(Standing, seats, ranked(order), scores, rows)
    return Outcome(tuple(standings), final=table.stage == OVER)


def winners_text(table: Table, standing: Outcome) -> Text:
    """Return the winners, and the means of their victory: alone, by what broke the tie, or together; or that it is lost by all."""
    if not standing.winners:
        return tell("lost", why=standing.standings[0].lines[-1].label)
    score = standing.standings[standing.winners[0]].score
    if len(standing.winners) > 1:
        return tell("won-together", winners=tuple(map(Who, standing.winners)), score=score)
    winner = standing.winners[0]
    tied = [each.seat for each in standing.standings if each.score == score and each.seat != winner]
    return tell(_victory(table, winner, tied), who=Who(winner), score=score)


def _victory(table: Table, winner: Seat, tied: Sequence[Seat]) -> str:
    """Return the key of a victory over seats with as many points: by what a module counts, by the fewest tiles, or by both in turn."""
    if not tied:
        return "won"
    for module in in_play(table.modules):
        level = [module.tie(table, seat) == module.tie(table, winner) for seat in tied]
        if not all(level):
            return f"won-by-{module.id}-and-tiles" if any(level) else f"won-by-{module.id}"
    return "won-by-tiles"
