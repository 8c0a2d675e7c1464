"""How often each level of computer player beats the one before it: two-player games, each deal played twice with the seats changed.

`python -m benchmarks.strength 200` plays that many games a pairing; `make bench` plays a sample, for search thinks for some seconds a game.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from math import sqrt
from multiprocessing import get_context
from typing import Any

from engine.chance import Chance
from engine.game import find
from engine.match import Match
from engine.players import LEVELS

PAIRINGS = (
    ("spirits-of-the-forest", "greedy", "random", 90, 20),
    ("spirits-of-the-forest", "well", "greedy", 70, 12),
    ("living-forest", "well", "greedy", 60, 4),
)
"""In which game who is to beat whom, in how many games of a hundred at least, and how many are played for a sample."""


@dataclass(frozen=True, slots=True)
class Score:
    """Games that one level has won, shared and lost against another."""

    won: int = 0
    shared: int = 0
    lost: int = 0

    def __add__(self, other: Score) -> Score:
        return Score(self.won + other.won, self.shared + other.shared, self.lost + other.lost)

    def __str__(self) -> str:
        played = self.won + self.shared + self.lost
        rate = self.won / played
        margin = 1.96 * sqrt(rate * (1 - rate) / played)
        return f"{rate:.1%} ± {margin:.1%} ({self.won} won, {self.shared} shared, {self.lost} lost)"


def duel(game_id: str, level: str, rival: str, number: int) -> Score:
    """One game: the deal of `number // 2`, with the level on seat `number % 2`."""
    game, seat = find(game_id), number % 2
    players = [LEVELS[level if other == seat else rival] for other in range(2)]
    match: Match[Any] = Match.new(game, game.Options(), 2, f"deal {number // 2}".encode())
    chance = Chance(f"thoughts {number}".encode())
    while not match.over:
        waited = match.awaiting[0]
        match.play(waited, players[waited].pick(match, waited, chance))
    outcome = match.outcome
    assert outcome is not None
    if len(outcome.winners) > 1:
        return Score(shared=1)
    return Score(won=1) if seat in outcome.winners else Score(lost=1)


def duels(game_id: str, level: str, rival: str, count: int) -> Iterator[Score]:
    """The score after each of so many games, which all cores play."""
    # Forked from a bare server: the workers share nothing with this process, and begin at once.
    with ProcessPoolExecutor(os.cpu_count(), get_context("forkserver")) as pool:
        score = Score()
        for one in pool.map(partial(duel, game_id, level, rival), range(count)):
            score += one
            yield score


def table(count: int | None = None) -> Iterator[tuple[str, str, str]]:
    """The rows of the table, with so many games a pairing, or a sample."""
    for game_id, level, rival, budget, sample in PAIRINGS:
        games = count or sample
        *_, score = duels(game_id, level, rival, games)
        yield (
            f"{game_id}: {level} against {rival}, {games} two-player games",
            f"wins >= {budget} %",
            str(score),
        )


def measure() -> Iterable[tuple[str, str, str]]:
    """What was measured, its budget, and the result."""
    return table()


if __name__ == "__main__":
    for row in table(int(sys.argv[1])):
        print(*row, sep=" | ", flush=True)
