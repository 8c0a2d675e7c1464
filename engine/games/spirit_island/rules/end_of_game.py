"""Victory and defeat, which end the game for all alike (SI-WIN, SI-LOSE)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.games.spirit_island.model.kinds import BUILDINGS, CITY, INVADERS, Kind
from engine.games.spirit_island.model.play import IslandPlay
from engine.games.spirit_island.model.table import Table
from engine.games.spirit_island.model.texts import name_of, tell
from engine.games.spirit_island.rules.challenge import challenges
from engine.games.spirit_island.rules.presence import is_on_island
from engine.games.spirit_island.rules.score import lines, score
from engine.outcome import Outcome, Standing
from engine.text import Text

GONE: Final[Mapping[int, tuple[Kind, ...]]] = {1: INVADERS, 2: BUILDINGS, 3: CITY}
"""Kinds of piece that must be gone to win, by terror level (SI-WIN-01 to -03)."""


def check(play: IslandPlay) -> None:
    """Judge the island as it is once a unit with all that it triggered is over (SI-WIN-04, SI-LOSE-05)."""
    table = play.table
    if table.phase == "setup":
        return
    if not table.won and (reached := _goal(table)):
        win(play, reached)
    if not table.lost and not all(is_on_island(table, player) for player in table.players):
        lose(play, "presence")
    if not table.lost and any(each.beaten(table) for each in challenges(table)):
        lose(play, "challenge")


def _goal(table: Table) -> str | None:
    """Return the goal that is reached, None where there is none.

    The invaders are gone that must go at this terror level (SI-WIN-01 to -03), or a scenario's own goal is met.
    """
    for goal in (each.goal(table) for each in challenges(table)):
        if goal is not None:
            return "goal" if goal else None
    kinds = GONE[table.fear.level]
    for land in table.lands.values():
        for piece in land.pieces:
            if piece.kind in kinds:
                return None
    return f"level-{table.fear.level}"


def win(play: IslandPlay, why: str) -> None:
    """Note that the players have won; it counts once the unit in progress is over (SI-WIN-06)."""
    if play.table.won is None:
        play.table.won = why


def lose(play: IslandPlay, why: str) -> None:
    """Note that the players have lost, unless the unit in progress also wins (SI-WIN-05)."""
    if play.table.lost is None:
        play.table.lost = why


def settle(play: IslandPlay) -> None:
    """End the game by a win or a loss in the unit just finished; both together are a sacrifice victory (SI-WIN-05)."""
    table = play.table
    if table.result is None and (table.won or table.lost):
        table.result = "sacrifice" if table.won and table.lost else "won" if table.won else "lost"
        table.phase = "over"
        play.tell(tell(f"event-{table.result}", why=why(table)))


def outcome(table: Table) -> Outcome:
    """Return the outcome, the same for every seat: rank 2 after a loss, otherwise 1; final once there is a result."""
    rank = 2 if table.result == "lost" else 1
    parts = lines(table)
    points = score(parts)
    return Outcome(
        tuple(Standing(seat, rank, points, parts, table.players[seat].spirit) for seat in table.seats),
        final=table.result is not None,
    )


def why(table: Table) -> tuple[Text, ...]:
    """Return the reasons why the game is over; () while it goes on."""
    reasons = [tell(f"why-won-{table.won}")] if table.won else []
    if table.lost == "challenge":
        beaten = (each.beaten(table) for each in challenges(table))
        reasons.append(next(filter(None, beaten), tell("why-lost-challenge")))
    elif table.lost == "presence":
        reasons.append(_why_without_presence(table))
    elif table.lost:
        reasons.append(tell(f"why-lost-{table.lost}"))
    return tuple(reasons)


def _why_without_presence(table: Table) -> Text:
    """Return which spirit has no presence left."""
    gone = next((player.spirit for player in table.players if not is_on_island(table, player)), None)
    return tell("why-no-presence", spirit=name_of(gone)) if gone else tell("why-lost-presence")
