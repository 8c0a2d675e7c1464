"""Strength of the computer players: every deal is played once from each seat, with the rival on all other seats.

The rivals are fixed points that do not get better with the players: `greedy` looks one action ahead at points, and `points` is the expert
who is told of nothing but points, thinking just as long. `python -m benchmarks.strength 60` plays that many games a pairing; `make bench`
plays a sample, for search thinks for some seconds a game.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import islice
from math import sqrt
from multiprocessing import get_context
from statistics import median, quantiles
from typing import Any, cast

from bot.tables.computers.players import SECONDS
from engine.chance import Chance
from engine.game import Game
from engine.match import Match
from engine.players import LEVELS, ComputerPlayer, GreedyPlayer, Late, SearchPlayer, never
from engine.registry import find
from engine.text import Seat
from engine.thinking import Thinking

BLINK = 0.03
"""The seconds of its processor that a player has for a decision here."""
DECISIONS = 40
"""Number of the expert's decisions that are timed."""


class PointsAlone:
    """A game as it is, but that it thinks of nothing but points, and finds all actions alike."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self._game = game
        self.thinking = Thinking(game)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)


class PointsPlayer:
    """The expert who is told of nothing but points."""

    slow = True

    def pick(self, match: Match[Any], seat: Seat, chance: Chance, late: Late = never) -> Any:
        blind = match.copy()
        blind.game = cast(Any, PointsAlone(match.game))
        return _without_memory(LEVELS["deep"]).pick(blind, seat, chance, late)


@dataclass(frozen=True)
class Pairing:
    """A level and its rival, in a game on a number of seats, with the least wins in a hundred games, and the size of a sample."""

    game: str
    seats: int
    level: str
    rival: str
    budget: int
    sample: int
    options: Mapping[str, object] = field(default_factory=dict)

    def __str__(self) -> str:
        named = "".join(f" {name}" for name in self.options)
        return f"{self.game}{named}: {self.level} against {self.rival}, {self.seats} seats"


FOREST, LIVING = "spirits-of-the-forest", "living-forest"
PAIRINGS = (
    Pairing(FOREST, 2, "random", "greedy", 40, 20),
    Pairing(FOREST, 2, "greedy", "random", 70, 20),
    Pairing(FOREST, 2, "deep", "points", 95, 8),
    Pairing(FOREST, 3, "deep", "points", 70, 6),
    Pairing(FOREST, 4, "deep", "points", 60, 8),
    Pairing(LIVING, 2, "deep", "points", 85, 4),
    Pairing(LIVING, 2, "deep", "points", 85, 4, {"kodama": True}),
)
"""The first two levels are quick; the rival of the first is the greedy player, not the level that is saved by that name."""


@dataclass(frozen=True, slots=True)
class Score:
    """Games that one player has won, shared and lost against another."""

    won: int = 0
    shared: int = 0
    lost: int = 0

    @property
    def played(self) -> int:
        """Number of games."""
        return self.won + self.shared + self.lost

    def __add__(self, other: Score) -> Score:
        return Score(self.won + other.won, self.shared + other.shared, self.lost + other.lost)

    def __str__(self) -> str:
        rate = self.won / self.played
        margin = 1.96 * sqrt(rate * (1 - rate) / self.played)
        return f"{rate:.1%} ± {margin:.1%} ({self.won} won, {self.shared} shared, {self.lost} lost)"


def _without_memory(player: ComputerPlayer) -> ComputerPlayer:
    return replace(player, memory=None) if isinstance(player, SearchPlayer) else player


def duel(pairing: Pairing, number: int) -> Score:
    """Return one game: the deal of `number // seats`, with the level on seat `number % seats`."""
    match, seat = dealt(pairing.game, pairing.options, pairing.seats, number)
    return fought(match, seat, LEVELS[pairing.level], RIVALS[pairing.rival], number, BLINK)


def dealt(game_id: str, options: Mapping[str, object], seats: int, number: int) -> tuple[Match[Any], Seat]:
    """Return the match of a game, and the seat that changes from one to the next: each deal is played once from every seat."""
    game = find(game_id)
    deal = f"deal {number // seats}".encode()
    return Match.new(game, game.Options.model_validate(options), seats, deal), Seat(number % seats)


def fought(
    match: Match[Any], seat: Seat, one: ComputerPlayer, rival: ComputerPlayer, number: int, seconds: float
) -> Score:
    """Play a match to its end, with one player on a seat and its rival on all others; each has so many seconds of its processor a move."""
    chance = Chance(f"thoughts {number}".encode())
    while not match.over:
        waited = match.awaiting[0]
        match.play(waited, (one if waited == seat else rival).pick(match, waited, chance, _clock(seconds)))
    outcome = match.outcome
    assert outcome is not None
    if seat not in outcome.winners:
        return Score(lost=1)
    return Score(shared=1) if len(outcome.winners) > 1 else Score(won=1)


def _clock(seconds: float) -> Late:
    start = time.process_time()
    return lambda: (time.process_time() - start) / seconds


def duels(pairing: Pairing, count: int) -> Iterator[Score]:
    """Yield the score after each of so many games, which all cores play."""
    # Forked from a bare server: the workers share nothing with this process, and begin at once.
    with ProcessPoolExecutor(os.cpu_count(), get_context("forkserver")) as pool:
        score = Score()
        for one in pool.map(partial(duel, pairing), range(count)):
            score += one
            yield score


def table(count: int | None = None) -> Iterator[tuple[str, str, str]]:
    """Yield the rows of the table, with so many games a pairing, or a sample."""
    for pairing in PAIRINGS:
        games = count or pairing.sample
        *_, score = duels(pairing, games)
        yield f"{pairing}, {games} games", f"wins >= {pairing.budget} %", str(score)


def decisions(game_id: str) -> Iterator[float]:
    """Yield the seconds of each decision of the expert in a game against itself."""
    game = find(game_id)
    match: Match[Any] = Match.new(game, game.Options(), 2, b"decisions")
    while not match.over:
        seat = match.awaiting[0]
        action, took = _timed(match, seat)
        if len(match.legal(seat)) > 1:
            yield took
        match.play(seat, action)


def _timed(match: Match[Any], seat: Seat) -> tuple[Any, float]:
    """Return the expert's action, with as much time as at a table, and the seconds it takes."""
    start = time.monotonic()
    chance = Chance(f"{match.seq}".encode())
    action = LEVELS["deep"].pick(match, seat, chance, lambda: (time.monotonic() - start) / SECONDS)
    return action, time.monotonic() - start


def _patience(game_id: str) -> tuple[str, str, str]:
    took = list(islice(decisions(game_id), DECISIONS))
    found = f"{median(took):.2f} / {quantiles(took, n=100, method='inclusive')[-1]:.2f} s"
    return f"{game_id}: a decision of the expert, p50 / p99 of {len(took)}", "<= 1 / 2 s", found


def measure() -> Iterable[tuple[str, str, str]]:
    """Yield rows of the table: what was measured, its budget, and the result."""
    yield from table()
    yield from map(_patience, (FOREST, LIVING))


RIVALS: Mapping[str, ComputerPlayer] = {
    "greedy": GreedyPlayer(),
    "random": LEVELS["random"],
    "points": PointsPlayer(),
}

if __name__ == "__main__":
    for row in table(int(sys.argv[1])):
        print(*row, sep=" | ", flush=True)
