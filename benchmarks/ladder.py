"""The ladder: every strength against every other in every game, with a rating for each and its error, so that a step back is seen.

`python -m benchmarks.ladder` goes on from game to game until each pairing has its `GAMES`, on two seats that change, or `--minutes` are
over; `make bench` gives it some. What was played is noted after every game in `build/ladder.csv`, so it may be ended at any time. When all
are played, or with `--keep`, it becomes `benchmarks/ladder.csv`, the last ladder: each rating is printed beside that one. Where all play
together there is no rival, and the share of wins stands for a rating.
"""

from __future__ import annotations

import argparse
import csv
import time
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations
from math import log, sqrt
from pathlib import Path
from typing import Final, TypeAlias

from benchmarks.strength import Score, dealt, fought
from engine.players import LEVELS

GAMES: Final = 60
SECONDS: Final = 0.05
"""The seconds of its processor that the strongest player has for a move here; at a table it has a second."""
MINUTES: Final = 2.0
"""Minutes that `make bench` gives it."""
LAST: Final = Path(__file__).with_suffix(".csv")
NEXT: Final = Path("build/ladder.csv")
COLUMNS: Final = ("game", "level", "rival", "won", "shared", "lost")
AGAINST: Final = ("spirits-of-the-forest", "living-forest")
TOGETHER: Final = ("moonlight", "spirit-island")
EVERY: Final = (*AGAINST, *TOGETHER)
POINTS: Final = 400 / log(10)
"""Points of rating in which the odds become e times as high, as in chess."""
MEAN: Final = 1500

Key: TypeAlias = tuple[str, str, str]
"""A game, a level, and its rival; `""` where all play together."""


def keys() -> Iterator[Key]:
    """Yield every pairing there is."""
    for game in AGAINST:
        yield from ((game, one, other) for one, other in combinations(LEVELS, 2))
    for game in TOGETHER:
        yield from ((game, level, "") for level in LEVELS)


def read(path: Path) -> dict[Key, Score]:
    """Return the scores that were noted; none of pairings that there are no more."""
    noted: dict[Key, Score] = dict.fromkeys(keys(), Score())
    if path.exists():
        with path.open(newline="", encoding="utf-8") as file:
            for row in csv.DictReader(file):
                key = row["game"], row["level"], row["rival"]
                if key in noted:
                    noted[key] = Score(*(int(row[column]) for column in COLUMNS[3:]))
    return noted


def write(path: Path, noted: Mapping[Key, Score]) -> None:
    """Note the scores, whole or not at all."""
    path.parent.mkdir(exist_ok=True)
    beside = path.with_suffix(".part")
    with beside.open("w", newline="", encoding="utf-8") as file:
        rows = csv.writer(file, lineterminator="\n")
        rows.writerow(COLUMNS)
        rows.writerows([*key, score.won, score.shared, score.lost] for key, score in noted.items())
    beside.replace(path)


def played(key: Key, number: int) -> Score:
    """Return one game of a pairing; together both seats are the level's."""
    game, level, rival = key
    match, seat = dealt(game, {}, 2, number)
    return fought(match, seat, LEVELS[level], LEVELS[rival or level], number, SECONDS)


def climb(until: float, games: Collection[str], noted: dict[Key, Score]) -> Iterator[Key]:
    """Play the pairings of these games in turn until all are played or it is late; yield each that has one more."""
    for number in range(GAMES):
        for key in keys():
            if key[0] in games and noted[key].played == number:
                if time.monotonic() >= until:
                    return
                noted[key] += played(key, number)
                yield key


@dataclass(frozen=True, slots=True)
class Rating:
    """The rating of a level, and how far it may be off (95 %)."""

    points: float
    error: float


def ratings(game: str, noted: Mapping[Key, Score]) -> Mapping[str, Rating]:
    """Return the ratings that make what was played likeliest (Bradley and Terry), their mean `MEAN`; empty where nothing was played.

    Each pairing counts as if one more game had been shared: who has never lost is not infinitely better.
    """
    scores = {key[1:]: score for key, score in noted.items() if key[0] == game and score.played}
    names = [level for level in LEVELS if any(level in pair for pair in scores)]
    strength = dict.fromkeys(names, 1.0)
    for _ in range(2000):
        for name in names:
            won = sum(_points(pair, score, name) for pair, score in scores.items() if name in pair)
            met = sum(
                (score.played + 1) / (strength[pair[0]] + strength[pair[1]])
                for pair, score in scores.items()
                if name in pair
            )
            strength[name] = won / met
    middle = sum(log(each) for each in strength.values()) / max(1, len(names))
    return {
        name: Rating(MEAN + POINTS * (log(strength[name]) - middle), POINTS * _error(name, strength, scores))
        for name in names
    }


def _points(pair: tuple[str, str], score: Score, name: str) -> float:
    """Return the points of one of a pair: 1 for a win, 0.5 for a shared one, and 0.5 for the game added."""
    own = score.won if pair[0] == name else score.lost
    return own + (score.shared + 1) / 2


def _error(name: str, strength: Mapping[str, float], scores: Mapping[tuple[str, str], Score]) -> float:
    """Return 1.96 standard errors of the logarithm of a strength, the others taken as known."""
    known = 0.0
    for pair, score in scores.items():
        if name in pair:
            one, other = strength[pair[0]], strength[pair[1]]
            known += score.played * one * other / (one + other) ** 2
    return 1.96 / sqrt(known) if known else float("inf")


def rows(noted: Mapping[Key, Score], last: Mapping[Key, Score]) -> Iterator[tuple[str, str, str]]:
    """Yield a row for each level of each game: its rating or its wins, beside those of the last ladder."""
    for game in AGAINST:
        now, before = ratings(game, noted), ratings(game, last)
        games = [score.played for key, score in noted.items() if key[0] == game]
        for level in reversed(list(now)):
            was = f"last {_said(before[level])}" if level in before else "-"
            what = f"ladder of {game}: {level}, {min(games)} to {max(games)} games a pairing"
            yield what, was, _said(now[level])
    for key, score in noted.items():
        if key[2] == "" and score.played:
            was = f"last {_together(last[key])}" if last[key].played else "-"
            yield f"ladder of {key[0]}: won by two of {key[1]}", was, _together(score)


def _together(score: Score) -> str:
    """Return the games won, alone or together, of those played."""
    return f"{score.won + score.shared} of {score.played}"


def _said(rating: Rating) -> str:
    return f"{rating.points:.0f} ± {rating.error:.0f}"


def run(minutes: float, keep: bool, games: Collection[str] = EVERY) -> Iterator[tuple[str, str, str]]:
    """Play on for so long, and yield the rows of what is played by then."""
    noted, last = read(NEXT), read(LAST)
    for _ in climb(time.monotonic() + 60 * minutes, games, noted):
        write(NEXT, noted)
    yield from rows(noted, last)
    if keep or all(score.played >= GAMES for score in noted.values()):
        write(LAST, noted)
        NEXT.unlink(missing_ok=True)


def measure() -> Iterable[tuple[str, str, str]]:
    """Yield rows of the table: what was measured, the last ladder, and the result."""
    yield from run(MINUTES, keep=False)


def main() -> None:
    """Play as long as is asked for, and print the ladder."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.ladder")
    parser.add_argument("--minutes", type=float, default=float("inf"))
    parser.add_argument("--keep", action="store_true", help="make what is played by then the last ladder")
    parser.add_argument("games", nargs="*", choices=[[], *EVERY], help="games; all where none is named")
    asked = parser.parse_args()
    for row in run(asked.minutes, asked.keep, asked.games or EVERY):
        print(*row, sep=" | ", flush=True)


if __name__ == "__main__":
    main()
