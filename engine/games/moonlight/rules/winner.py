"""The winner: the team or nobody (ML-SCORE-16, ML-END-05), or a player against the others, with ranks and ties (ML-VERSUS-17 to -21)."""

from __future__ import annotations

from collections.abc import Container

from engine.games.moonlight.model.facts import box
from engine.games.moonlight.model.kinds import SIDES
from engine.games.moonlight.model.table import Table
from engine.games.moonlight.model.texts import tell
from engine.games.moonlight.rules.score import (
    MISSION,
    SideCategory,
    categories,
    lines,
    missions_done,
    objective,
    score,
    symbols,
    terms,
)
from engine.games.spirits_of_the_forest.model.kinds import Spirit
from engine.kit import ranked
from engine.outcome import Outcome, ScoreLine, Standing
from engine.text import Seat


def outcome(
    table: Table, counted: tuple[SideCategory, ...] | None = None, known: Container[Seat | None] | None = None
) -> Outcome:
    """Return the standing if the game ended with what the sides have now; of the Objective cards only those of `known` seats count."""
    counted = categories(table) if counted is None else counted
    if not table.is_versus:
        return _outcome_together(table, counted)
    return _outcome_against(table, counted, [*map(Seat, range(table.seats))] if known is None else known)


def _outcome_together(table: Table, counted: tuple[SideCategory, ...]) -> Outcome:
    """Return the outcome that all share, won or lost; only at the end is a spirit missing (ML-SCORE-16, ML-END-05)."""
    over, own = table.phase == "over", lines(table, "light", counted)
    rival = score(lines(table, "shadow", counted))
    won = score(own) > rival and not table.lacking
    standing = (Standing(Seat(seat), 1 if won else 2, score(own), own) for seat in range(table.seats))
    return Outcome(tuple(standing), over, rival)


def _outcome_against(
    table: Table, counted: tuple[SideCategory, ...], known: Container[Seat | None]
) -> Outcome:
    """Return the outcome by the own creature's score, missions and bits; ties by missions, then by bits.

    ML-VERSUS-17, ML-VERSUS-20, ML-VERSUS-21.
    """
    sums = {side: score(lines(table, side, counted)) for side in SIDES}
    rows, orders = [], []
    for seat in map(Seat, range(table.seats)):
        player, own, done = table.players[seat], [], 0
        if seat in known:
            assert player.objective is not None
            side, done = objective(player.objective).side, missions_done(table, seat, counted)
            own = [
                ScoreLine(tell(f"line-{side}"), sums[side]),
                ScoreLine(tell("line-missions"), MISSION * done),
            ]
        own.append(ScoreLine(tell("line-bits"), box().bit_points[player.bits]))
        rows.append(tuple(own))
        orders.append((-score(rows[-1]), -done, -player.bits))
    standings = (
        Standing(Seat(seat), rank, score(own), own)
        for seat, (own, rank) in enumerate(zip(rows, ranked(orders), strict=True))
    )
    return Outcome(tuple(standings), table.phase == "over")


def lacking(table: Table) -> tuple[Spirit, ...]:
    """Return the spirits of which the team has no tile; tokens do not count, Moonlight tiles do (ML-END-05 to -07)."""
    on_tiles, _ = symbols(table, "light", terms(table))
    return tuple(spirit for spirit in table.spirits if not on_tiles[spirit])
