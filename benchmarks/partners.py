"""Wins of computer partners in Moonlight at regular difficulty, scenario by scenario, beside those who look one action ahead.

Two seats play together, both by the same player, on the same deals as their rival. The expert looks into `FUTURES` futures a decision,
about as many as at a table, where it has a second; so the figures hang on no clock and come out the same everywhere.
`python -m benchmarks.partners 50` plays that many games a scenario; `make bench` plays a sample. When the expert searched action by
action, with 300 positions a decision, it won 11, 2, 7 and 1 of the first 13 deals of these scenarios, and the greedy player none of 12.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import partial
from multiprocessing import get_context
from typing import Any

from engine.chance import Chance
from engine.match import Match
from engine.players import LEVELS, ComputerPlayer, GreedyPlayer, SearchPlayer
from engine.players.search import POSITIONS
from engine.registry import find

GAME = "moonlight"
SCENARIOS = (1, 7, 19, 28)
FUTURES = 4
SAMPLE = 2
AHEAD = 20
"""By so many games of a hundred the expert is to win more often than the greedy player."""

_EXPERT = LEVELS["deep"]
assert isinstance(_EXPERT, SearchPlayer)
PLAYERS: Mapping[str, ComputerPlayer] = {
    "greedy": GreedyPlayer(),
    "deep": replace(_EXPERT, positions=FUTURES * POSITIONS, memory=None),
}


def is_won(player: str, scenario: int, deal: int) -> bool:
    """Return whether two seats of this player win such a game."""
    game = find(GAME)
    options = game.Options.model_validate({"scenario": scenario})
    match: Match[Any] = Match.new(game, options, 2, f"deal {deal}".encode())
    chance = Chance(f"thoughts {deal}".encode())
    while not match.over:
        seat = match.awaiting[0]
        match.play(seat, PLAYERS[player].pick(match, seat, chance))
    outcome = match.outcome
    assert outcome is not None
    return bool(outcome.winners)


def won(player: str, scenario: int, games: int) -> int:
    """Return the number of the first games that the player wins; all cores play."""
    with ProcessPoolExecutor(os.cpu_count(), get_context("forkserver")) as pool:
        return sum(pool.map(partial(is_won, player, scenario), range(games)))


def table(games: int) -> Iterator[tuple[str, str, str]]:
    """Yield the rows of the table, with so many games a scenario, and all scenarios together."""
    totals = dict.fromkeys(PLAYERS, 0)
    for scenario in SCENARIOS:
        found = {player: won(player, scenario, games) for player in PLAYERS}
        totals = {player: totals[player] + found[player] for player in PLAYERS}
        yield _row(f"scenario {scenario}", found, games)
    yield _row("all of these", totals, games * len(SCENARIOS))


def _row(what: str, found: Mapping[str, int], games: int) -> tuple[str, str, str]:
    rates = {player: count / games for player, count in found.items()}
    said = ", ".join(f"{player} {rates[player]:.0%} ({found[player]} of {games})" for player in PLAYERS)
    return f"{GAME}, {what}: won together", f"deep >= greedy + {AHEAD} %", said


def measure() -> Iterable[tuple[str, str, str]]:
    """Yield rows of the table: what was measured, its budget, and the result."""
    yield from table(SAMPLE)


if __name__ == "__main__":
    for row in table(int(sys.argv[1])):
        print(*row, sep=" | ", flush=True)
