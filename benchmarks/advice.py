"""Advice beside what the player called strong does: how much more is won from the advised move than from the one that it plays.

A position comes from a game of quick players. Where the two moves differ the game is played on from each, by
equal players and with the same luck, `ONWARD` times: whatever the seat cannot know is dealt anew each time. `python -m benchmarks.advice`
goes on until `POSITIONS` of each game are judged or `--minutes` are over; each is noted at once in `benchmarks/advice.csv`, the table that
is kept, so it may be ended at any time. `--anew` begins again.
"""

from __future__ import annotations

import argparse
import csv
import time
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import astuple, dataclass, fields, replace
from math import sqrt
from pathlib import Path
from statistics import fmean, quantiles, stdev
from typing import Any, Final, cast

from bot.tables.computers.players import ADVISED, ADVISED_SECONDS
from engine.advice import advise
from engine.chance import Chance
from engine.match import Match
from engine.players import LEVELS, Late, SearchPlayer
from engine.registry import find
from engine.text import Seat

POSITIONS: Final = 300
ONWARD: Final = 6
MINUTES: Final = 1.0
"""Minutes that `make bench` gives it."""
KEPT: Final = Path(__file__).with_suffix(".csv")
GAMES: Final = ("spirits-of-the-forest", "living-forest", "moonlight", "spirit-island")

STRONG: Final = replace(cast(SearchPlayer, LEVELS["well"]), memory=None)
ADVISER: Final = replace(cast(SearchPlayer, LEVELS["deep"]), positions=ADVISED, memory=None)
EQUAL: Final = SearchPlayer(positions=300)
"""The player who leads to the positions and plays on from them, for all seats."""


@dataclass(frozen=True, slots=True)
class Judged:
    """A position judged: the wins out of `ONWARD` from either move, a shared one half, and the seconds that the advice took."""

    game: str
    number: int
    differs: int
    advised: float
    played: float
    seconds: float

    @property
    def gain(self) -> float:
        """Share of wins more by the advice."""
        return (self.advised - self.played) / ONWARD


def judged(game_id: str, number: int) -> Judged:
    """Judge one position of a game: the one at which the `number` has somebody choose among several moves."""
    match, seat = position(game_id, number)
    start = time.process_time()
    advised = advise(match, seat, ADVISER, _clock(ADVISED_SECONDS)).action
    took = time.process_time() - start
    played = STRONG.pick(match, seat, Chance(f"strong {number}".encode()), _clock(ADVISED_SECONDS))
    if advised == played:
        return Judged(game_id, number, 0, 0.0, 0.0, round(took, 2))
    better, own = (
        sum(_wins(match, seat, action, each) for each in range(ONWARD)) for action in (advised, played)
    )
    return Judged(game_id, number, 1, better, own, round(took, 2))


def position(game_id: str, number: int) -> tuple[Match[Any], Seat]:
    """Return a match in which a seat has a choice: somewhere in the first three quarters of a game."""
    game, chance = find(game_id), Chance(f"position {number}".encode())
    match: Match[Any] = Match.new(game, game.Options(), 2, f"advice {number}".encode())
    states = []
    while not match.over:
        seat = match.awaiting[0]
        if len(match.legal(seat)) > 1:
            states.append((match.copy(), seat))
        match.play(seat, EQUAL.pick(match, seat, chance))
    return states[chance.below(max(1, len(states) * 3 // 4))]


def _wins(match: Match[Any], seat: Seat, action: Any, number: int) -> float:
    """Return the share of a win that the seat has in the end after this action."""
    after, chance = match.fork(seat, f"onward {number}".encode()), Chance(f"onward {number}".encode())
    after.play(seat, action)
    while not after.over:
        waited = after.awaiting[0]
        after.play(waited, EQUAL.pick(after, waited, chance))
    assert after.outcome is not None
    winners = after.outcome.winners
    together = len(match.game.sides(match.options, match.seats)) < 2
    return float(seat in winners) / (1 if together else max(1, len(winners)))


def _clock(seconds: float) -> Late:
    start = time.process_time()
    return lambda: (time.process_time() - start) / seconds


def read() -> list[Judged]:
    """Return the positions that were judged."""
    if not KEPT.exists():
        return []
    with KEPT.open(newline="", encoding="utf-8") as file:
        _, *lines = csv.reader(file)
    return [
        Judged(game, int(number), int(differs), float(advised), float(played), float(seconds))
        for game, number, differs, advised, played, seconds in lines
    ]


def note(found: Judged) -> None:
    """Add a position to the table."""
    is_new = not KEPT.exists()
    with KEPT.open("a", newline="", encoding="utf-8") as file:
        rows = csv.writer(file, lineterminator="\n")
        if is_new:
            rows.writerow([each.name for each in fields(Judged)])
        rows.writerow(astuple(found))


def judge(until: float, games: Collection[str]) -> None:
    """Judge positions of these games in turn, until all are judged or it is late."""
    known = {(each.game, each.number) for each in read()}
    for number in range(POSITIONS):
        for game in games:
            if (game, number) not in known:
                if time.monotonic() >= until:
                    return
                note(judged(game, number))


def rows(found: Sequence[Judged]) -> Iterator[tuple[str, str, str]]:
    """Yield a row for each game: by how much the advice is better, with its error (95 %), and how long it takes."""
    for game in GAMES:
        own = [each for each in found if each.game == game]
        if len(own) < 2:
            continue
        gains = [each.gain for each in own]
        error = 1.96 * stdev(gains) / sqrt(len(gains))
        slowest = quantiles((each.seconds for each in own), n=100, method="inclusive")[-1]
        differ = sum(each.differs for each in own)
        said = (
            f"{100 * fmean(gains):+.1f} ± {100 * error:.1f} wins in 100; it differs at {differ} of {len(own)}"
        )
        yield (
            f"{game}: advice beside the move of strong",
            "> 0, p99 <= 3 s",
            f"{said}; p99 {slowest:.2f} s of processor",
        )


def measure() -> Iterable[tuple[str, str, str]]:
    """Yield rows of the table: what was measured, its budget, and the result so far."""
    judge(time.monotonic() + 60 * MINUTES, GAMES)
    yield from rows(read())


def main() -> None:
    """Judge as long as is asked for, and print what is known."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.advice")
    parser.add_argument("--minutes", type=float, default=float("inf"))
    parser.add_argument("--anew", action="store_true", help="forget what was judged")
    parser.add_argument("games", nargs="*", choices=[[], *GAMES], help="games; all where none is named")
    asked = parser.parse_args()
    if asked.anew:
        KEPT.unlink(missing_ok=True)
    judge(time.monotonic() + 60 * asked.minutes, asked.games or GAMES)
    for row in rows(read()):
        print(*row, sep=" | ", flush=True)


if __name__ == "__main__":
    main()
