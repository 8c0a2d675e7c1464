"""Wins of computer players on the island: both seats played by one level, on fixed deals of the spirits that are easy to learn.

`python -m benchmarks.islands 60` plays that many deals for each level and challenge, and tells of each deal how it ended; `make bench`
plays a sample. `python -m benchmarks.islands 60 deep "level 2"` plays those alone, `... 36 deep --first 24` goes on with the deals from
number 24, and `--processes 1` leaves the other cores to others. A deal is the same for all levels, and ends the same everywhere.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import product
from multiprocessing import get_context
from statistics import median, quantiles
from typing import Any, Final

from engine.chance import Chance
from engine.match import Match
from engine.players import LEVELS
from engine.registry import find
from engine.text import Seat

GAME: Final = "spirit-island"
DEALS: Final = 60
"""The fixed deals that the strengths are judged by."""
SAMPLE: Final = {"random": 6, "greedy": 6, "brief": 2}
"""Deals of a level that `make bench` plays; of the stronger ones, which think for a minute or two a game, it plays one."""
ADVERSARIES: Final = ("brandenburg-prussia", "england", "sweden")
CHALLENGES: Final[Mapping[str, Sequence[Mapping[str, object]]]] = {
    "no adversary": [{}],
    "level 2": [{"adversary": adversary, "adversary_level": 2} for adversary in ADVERSARIES],
    "level 4": [{"adversary": adversary, "adversary_level": 4} for adversary in ADVERSARIES],
}
"""Options of the deals, in turn: with an adversary a third of the deals is of each."""
RECORDED: Final[Mapping[tuple[str, str], tuple[int, int]]] = {
    ("random", "no adversary"): (0, 12),
    ("greedy", "no adversary"): (0, 6),
    ("brief", "no adversary"): (2, 6),
    ("well", "no adversary"): (10, 12),
    ("deep", "no adversary"): (9, 10),
    ("random", "level 2"): (0, 60),
    ("greedy", "level 2"): (0, 60),
    ("brief", "level 2"): (3, 60),
    ("well", "level 2"): (0, 9),
    ("deep", "level 2"): (4, 60),
}
"""Deals won, and deals played, when they were played last, which takes hours for the stronger levels.

Where it is all sixty they were played before powers were judged as sets, and growth by what it brings.
"""
BUDGETS: Final = {("random", "no adversary"): "<= 5 %", ("deep", "no adversary"): ">= 60 %"}


@dataclass(frozen=True, slots=True)
class Fate:
    """The end of a game: whether it was won, in which turn, and the seconds of processor that each decision took."""

    against: str
    won: bool
    turn: int
    seconds: tuple[float, ...]


def played(level: str, challenge: str, number: int) -> Fate:
    """Return one deal with every seat played by the level. Thinking is bounded by positions alone, so that it can be told again."""
    game, player = find(GAME), LEVELS[level]
    options = CHALLENGES[challenge][number % len(CHALLENGES[challenge])]
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
    return Fate(str(options.get("adversary", challenge)), won, table.turn, tuple(took))


def fates(level: str, challenge: str, deals: Iterable[int], processes: int) -> Iterator[Fate]:
    """Yield the end of each of these deals."""
    with ProcessPoolExecutor(processes, get_context("forkserver")) as pool:
        yield from pool.map(partial(played, level, challenge), deals)


def row(level: str, challenge: str, found: Sequence[Fate], whole: bool) -> tuple[str, str, str]:
    """Return a row of the table of win rates; where it is of a sample, it says how all deals are played."""
    took = [seconds for fate in found for seconds in fate.seconds]
    cuts = quantiles(took, n=100, method="inclusive")
    won = sum(fate.won for fate in found)
    by = {fate.against: [each.won for each in found if each.against == fate.against] for fate in found}
    parts = ", ".join(f"{against} {sum(by[against])} of {len(by[against])}" for against in sorted(by))
    turns = median(fate.turn for fate in found)
    what = f"the island saved by two of {level}, {challenge}"
    said = f"{won / len(found):.0%} ({parts}), turn {turns:g}; a decision {cuts[49]:.2f} / {cuts[98]:.2f} s of processor"
    if not whole:
        if recorded := RECORDED.get((level, challenge)):
            said += "; recorded {} of {}".format(*recorded)
        said += f"; all: `python -m benchmarks.islands {DEALS} {level} {challenge!r}`"
    return what, BUDGETS.get((level, challenge), "-"), said


def measure() -> Iterable[tuple[str, str, str]]:
    """Yield rows of the table: what was measured, its budget, and the result of a sample of each level and challenge."""
    for level, challenge in product(LEVELS, CHALLENGES):
        sample = range(SAMPLE.get(level, 1))
        found = [*fates(level, challenge, sample, os.cpu_count() or 1)]
        yield row(level, challenge, found, whole=False)


def main() -> None:
    """Play what is asked for; tell how each deal ended, and after the deals of a level and challenge their row."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.islands")
    parser.add_argument("deals", type=int, help="how many")
    parser.add_argument("only", nargs="*", choices=[*LEVELS, *CHALLENGES], help="levels, challenges")
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    deals = range(asked.first, asked.first + asked.deals)
    for level, challenge in product(LEVELS, CHALLENGES):
        if {level, challenge}.issuperset(asked.only):
            found = []
            for number, fate in zip(deals, fates(level, challenge, deals, asked.processes), strict=True):
                found.append(fate)
                ended = "won" if fate.won else "lost"
                print(
                    f"{level}, {fate.against}, deal {number}: {ended} in turn {fate.turn}",
                    file=sys.stderr,
                    flush=True,
                )
            print(*row(level, challenge, found, len(deals) == DEALS), sep=" | ", flush=True)


if __name__ == "__main__":
    main()
