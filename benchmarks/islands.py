"""How often computer players save the island: both seats played by one level, on fixed deals of the spirits that are easy to learn.

`python -m benchmarks.islands 60` plays that many deals for each level and challenge; `make bench` plays a sample. `python -m
benchmarks.islands 60 deep england` plays those alone. A deal is the same for all levels.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import product
from multiprocessing import get_context
from statistics import median, quantiles
from typing import Any, Final

from engine.chance import Chance
from engine.game import find
from engine.match import Match
from engine.players import LEVELS
from engine.text import Seat

GAME: Final = "spirit-island"
SAMPLE: Final = {"random": 6, "greedy": 6, "brief": 2}
"""How many deals of a level `make bench` plays; of the stronger ones, which think for a minute a game, it plays one."""
CHALLENGES: Final[Mapping[str, Mapping[str, object]]] = {
    "no adversary": {},
    "england": {"adversary": "england", "adversary_level": 2},
}
BUDGETS: Final = {("random", "no adversary"): "<= 5 %", ("deep", "no adversary"): ">= 60 %"}


@dataclass(frozen=True, slots=True)
class Fate:
    """How a game ended: whether it was won, in which turn, and the seconds of processor that each decision took."""

    won: bool
    turn: int
    seconds: tuple[float, ...]


def played(level: str, options: Mapping[str, object], number: int) -> Fate:
    """One deal with every seat played by the level. Thinking is bounded by positions alone, so that it can be told again."""
    game, player = find(GAME), LEVELS[level]
    chosen = game.Options.model_validate({"spirits": "easy", **options})
    match: Match[Any] = Match.new(game, chosen, 2, f"island {number}".encode())
    took = []
    while not match.over:
        seat = match.awaiting[0]
        chance = Chance(f"thoughts {number} {match.seq}".encode())
        start = time.process_time()
        action = player.pick(match, seat, chance)
        if len(match.legal(seat)) > 1:
            took.append(time.process_time() - start)
        match.play(seat, action)
    table: Any = match.view(None)
    won = Seat(0) in match.outcome.winners if match.outcome else False
    return Fate(won, table.turn, tuple(took))


def fates(level: str, options: Mapping[str, object], deals: int) -> Iterator[Fate]:
    """How each of so many deals ends; all cores play."""
    with ProcessPoolExecutor(os.cpu_count(), get_context("forkserver")) as pool:
        yield from pool.map(partial(played, level, options), range(deals))


def row(level: str, challenge: str, deals: int) -> tuple[str, str, str]:
    """A row of the table of win rates."""
    found = list(fates(level, CHALLENGES[challenge], deals))
    took = [seconds for fate in found for seconds in fate.seconds]
    cuts = quantiles(took, n=100, method="inclusive")
    won = sum(fate.won for fate in found)
    turns = median(fate.turn for fate in found)
    said = f"{won / deals:.0%} ({won} of {deals}), turn {turns:g}; a decision {cuts[49]:.2f} / {cuts[98]:.2f} s of processor"
    return f"the island saved by two of {level}, {challenge}", BUDGETS.get((level, challenge), "-"), said


def measure() -> Iterable[tuple[str, str, str]]:
    """What was measured, its budget, and the result."""
    for level, challenge in product(LEVELS, CHALLENGES):
        yield row(level, challenge, SAMPLE.get(level, 1))


if __name__ == "__main__":
    count, *only = sys.argv[1:]
    for level, challenge in product(LEVELS, CHALLENGES):
        if not only or {level, challenge} >= set(only):
            print(*row(level, challenge, int(count)), sep=" | ", flush=True)
