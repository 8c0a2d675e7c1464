"""Values of the island's computer players, fitted to games: `data/games/spirit-island/values.toml`.

    python -m benchmarks.island_values 300 --log /var/tmp/values.csv    play three hundred pairs of games with values changed at random
    python -m benchmarks.island_values --log /var/tmp/values.csv        tell which changes have paid
    python -m benchmarks.island_values --log ... --step 1.5 --write     move all values to where games were won, and write them down
    python -m benchmarks.island_values --cards 60 --write               measure anew what each card brings, on so many tables
    python -m benchmarks.island_values --chance 63 --write              fit anew how the chance to win follows from worth, to so many deals

Both games of a pair are one deal, played to its end by judgement alone (`foresight.play_on`): once with every value moved by chance a
little up or down, and once with every value moved the other way. Which way a value should go follows from which of the two went better,
over all pairs; so one game tells of all values at once. Deals are without adversary and with each at its first levels, and are none of
those that `benchmarks/islands.py` judges by. The log says which values were changed: lines of other values than today's do not count.
"""

from __future__ import annotations

import argparse
import csv
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from math import cos, exp, log, pi, sqrt
from pathlib import Path
from statistics import fmean, pstdev
from typing import Final

from engine.chance import Chance
from engine.facts import GAMES
from engine.games.spirit_island import GAME
from engine.games.spirit_island.evaluation.estimates import IdleTurn
from engine.games.spirit_island.evaluation.foresight import play_on
from engine.games.spirit_island.evaluation.simulation import advance
from engine.games.spirit_island.evaluation.use_memory import UseMemory
from engine.games.spirit_island.evaluation.value import cards_short, worth
from engine.games.spirit_island.evaluation.values import NOW, PARTS, Values
from engine.games.spirit_island.model.facts import powers
from engine.games.spirit_island.model.table import Table
from engine.text import Seat

FILE: Final = GAMES / GAME.id / "values.toml"
CHALLENGES: Final[Sequence[tuple[str, int]]] = (
    ("none", 0),
    ("brandenburg-prussia", 2),
    ("england", 1),
    ("none", 0),
    ("sweden", 2),
    ("brandenburg-prussia", 1),
    ("england", 2),
    ("none", 0),
    ("sweden", 1),
    ("brandenburg-prussia", 2),
)
"""Adversaries of the deals and their levels, in turn."""
SEATS: Final = 2
SHARE: Final = 0.35
"""Share of itself by which a value is moved, by and large."""
LEAST: Final = 0.05
"""Value as large as which all smaller ones count when they are moved."""
LATE: Final = 0.05
"""Worth of an invader card that is left: a victory is the better the more there are, and a defeat the worse."""
DOUBT: Final = 0.03
"""Slope that is taken for likely before anything was played: without it a few pairs would move everything."""
LEAST_GAIN: Final = 0.3
"""Least that a card is taken to bring."""
TURNS: Final = (2, 8)
"""The first and the last turn on which cards are tried."""
FOREVER: Final = 99
"""More turns than a game lasts."""
FIRST_CHANCE: Final = 1200
"""Number of the first deal that the chance to win is fitted to."""
UNIT: Final = 20.0
"""Worth that counts as one while the chance to win is fitted."""
CLIMBS: Final = 2000
"""Number of steps in which the chance to win is fitted, each up the likelihood of what has happened."""

Numbers = Mapping[str, float]
"""Values by part and name: `land.town`."""


def numbers(values: Values) -> dict[str, float]:
    """Return the values that are fitted."""
    return {
        f"{part}.{name}": value for part in PARTS for name, value in getattr(values, part)._asdict().items()
    }


def with_numbers(values: Values, found: Numbers) -> Values:
    """Return values with others in their place."""
    parts = {part: {name: found[f"{part}.{name}"] for name in kind._fields} for part, kind in PARTS.items()}
    return Values.model_validate({**values.model_dump(), **parts})


def version(values: Values) -> str:
    """Return a number of these values: others have another one."""
    return sha256(values.model_dump_json().encode()).hexdigest()[:8]


def moves(pair: int, count: int) -> list[float]:
    """Return by how much each value is moved in a pair, around 0 as a bell has it."""
    chance = Chance(f"pair {pair}".encode())

    def even() -> float:
        return (1 + chance.below(1 << 32)) / (1 << 32)

    return [sqrt(-2 * log(even())) * cos(2 * pi * even()) for _ in range(count)]


def moved(found: Numbers, by: Sequence[float], way: float) -> dict[str, float]:
    """Return values that are moved, each by a share of itself."""
    return {
        name: value + way * SHARE * move * max(abs(value), LEAST)
        for (name, value), move in zip(found.items(), by, strict=True)
    }


def begun(pair: int) -> tuple[Table, Chance]:
    """Return a deal at the beginning of its first turn, and the luck from there on."""
    adversary, level = CHALLENGES[pair % len(CHALLENGES)]
    options = {"spirits": "easy", "adversary": adversary, "adversary_level": level}
    chance = Chance(f"values {pair}".encode())
    table = GAME.setup(GAME.Options.model_validate(options), SEATS, chance).play.table.copy()
    while table.phase == "setup":
        advance(table, chance)
    return table, chance


def score(pair: int) -> float:
    """Return how well a deal goes by judgement alone: 1 and more where it is won, 0 and less where it is lost."""
    table, chance = begun(pair)
    play_on(table, chance, FOREVER, UseMemory())
    left = LATE * len(table.invaders.deck)
    return 1 + left if table.result != "lost" else -left


def play(pairs: Sequence[int], log_file: Path) -> None:
    """Play pairs that are not in the log yet, and note each as soon as it is played."""
    own = NOW.values
    found, known = numbers(own), version(own)
    done = {pair for pair, *_ in read(log_file, known)}
    with log_file.open("a", encoding="utf-8", newline="") as file:
        for pair in pairs:
            if pair in done:
                continue
            scores = []
            for way in (1, -1):
                NOW.by(with_numbers(own, moved(found, moves(pair, len(found)), way)))
                scores.append(score(pair))
            csv.writer(file, lineterminator="\n").writerow([known, pair, *(f"{each:.2f}" for each in scores)])
            file.flush()
    NOW.by(own)


def read(log_file: Path, known: str) -> Iterator[tuple[int, float, float]]:
    """Yield the pairs of these values in the log, with the score of each of their games."""
    if log_file.exists():
        with log_file.open(encoding="utf-8", newline="") as file:
            for line in csv.reader(file):
                if line[0] == known:
                    yield int(line[1]), float(line[2]), float(line[3])


def slopes(pairs: Sequence[tuple[int, float, float]], count: int) -> tuple[list[float], list[float]]:
    """Return for each value how much better games go if it is moved by one step, and how many deviations that is from nothing."""
    differences = [(up - down) / 2 for _, up, down in pairs]
    spread = pstdev(differences) or 1.0
    by = [moves(pair, count) for pair, *_ in pairs]
    sums = [sum(way[place] * one for way, one in zip(by, differences, strict=True)) for place in range(count)]
    doubted = len(pairs) + (spread / DOUBT) ** 2
    return [each / doubted for each in sums], [each / (spread * sqrt(len(pairs))) for each in sums]


def stepped(found: Numbers, slope: Sequence[float], step: float) -> dict[str, float]:
    """Return the values moved together in the direction in which games go better, by so many steps."""
    length = sqrt(sum(each * each for each in slope)) or 1.0
    return moved(found, [each / length for each in slope], step)


def card_gains(tables: int) -> dict[str, float]:
    """Return what each card brings by itself where it helps most, in the mean of so many tables."""
    found: dict[str, list[float]] = defaultdict(list)
    pair = 0
    while len(found[next(iter(NOW.cards))]) < tables:
        table, chance = begun(pair)
        turn = TURNS[0] + chance.below(TURNS[1] - TURNS[0] + 1)
        play_on(table, chance, turn, UseMemory())
        if table.result is None:
            idle = IdleTurn(table, Seat(pair % SEATS), chance, UseMemory())
            for card in NOW.cards:
                gains = idle.gains(powers()[card])
                found[card].append(gains[0][0] if gains else 0.0)
        pair += 1
    return {card: max(LEAST_GAIN, fmean(gains)) for card, gains in found.items()}


def turns_judged(deals: int) -> Iterator[tuple[float, int, bool]]:
    """Yield the worth at the beginning of each turn of so many deals with an adversary, the cards short, and whether the deal was won."""
    pairs = range(FIRST_CHANCE, FIRST_CHANCE + 2 * deals)
    for pair in [pair for pair in pairs if CHALLENGES[pair % len(CHALLENGES)][1]][:deals]:
        table, chance = begun(pair)
        seen = []
        while table.result is None:
            play_on(table, chance, table.turn + 1, UseMemory())
            if table.result is None:
                seen.append((worth(table), cards_short(table)))
        yield from ((found, short, table.result != "lost") for found, short in seen)


def scale(turns: Sequence[tuple[float, int, bool]]) -> tuple[float, float]:
    """Return the `slope` and the `late` by which worth foretells best which turns belong to deals that were won.

    What is even does not follow from deals played by judgement alone: those who look ahead win more of them.
    """
    base, steep, late = 0.0, 0.0, 0.0
    for _ in range(CLIMBS):
        wrong = [
            won - 1 / (1 + exp(-(base + steep * found / UNIT + late * short))) for found, short, won in turns
        ]
        base += fmean(wrong)
        steep += fmean(error * found / UNIT for error, (found, _, _) in zip(wrong, turns, strict=True)) / 4
        late += fmean(error * short for error, (_, short, _) in zip(wrong, turns, strict=True)) / 4
    return UNIT / steep, late * UNIT / steep


def written(values: Values) -> str:
    """Return values as their file has them."""
    head = [line for line in FILE.read_text(encoding="utf-8").splitlines() if line.startswith("#")]
    parts: dict[str, Mapping[str, float]] = {part: getattr(values, part)._asdict() for part in PARTS}
    lines = [*head, "", *(f"{name} = {getattr(values, name)}" for name in ("even", "slope", "late"))]
    for part, found in {**parts, "cards": dict(sorted(values.cards.items()))}.items():
        digits = 1 if part == "cards" else 3
        lines += [
            "",
            f"[{part}]",
            *(f"{name} = {round(float(value), digits)}" for name, value in found.items()),
        ]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Play, tell, and write down what is asked for."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.island_values")
    parser.add_argument("pairs", type=int, nargs="?", default=0)
    parser.add_argument("--first", type=int, default=0, help="the number of the first pair")
    parser.add_argument("--log", type=Path)
    parser.add_argument("--step", type=float, default=1.0)
    parser.add_argument("--cards", type=int, default=0)
    parser.add_argument("--chance", type=int, default=0)
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    new = NOW.values
    if asked.log:
        play(range(asked.first, asked.first + asked.pairs), asked.log)
        found, pairs = numbers(NOW.values), list(read(asked.log, version(NOW.values)))
        slope, sure = slopes(pairs, len(found))
        new = with_numbers(new, stepped(found, slope, asked.step))
        print(f"{len(pairs)} pairs, score {fmean([score for _, *both in pairs for score in both]):.3f}")
        for name, each, z in sorted(zip(found, slope, sure, strict=True), key=lambda row: -abs(row[2])):
            print(f"{name:20} {found[name]:8.3f}  slope {each:6.3f}  z {z:5.1f}")
    if asked.cards:
        new = new.model_copy(update={"cards": card_gains(asked.cards)})
    if asked.chance:
        found_slope, found_late = scale([*turns_judged(asked.chance)])
        new = new.model_copy(update={"slope": round(found_slope, 1), "late": round(found_late, 1)})
    if asked.write:
        FILE.write_text(written(new), encoding="utf-8")


if __name__ == "__main__":
    main()
