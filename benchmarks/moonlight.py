"""Chances to win Moonlight together, by scenario: with open information, and for pairs of computer players.

The search with open information is the one computer partners think with: it goes through whole phases and keeps the best positions
after each (`engine/games/moonlight/evaluation/foresight.py`), but on the table as it is, to the end of the game. Its share is a lower
bound: a deal that it does not win may still be one that can be won. A scenario is worth playing where that search wins half of the deals
at regular and one in ten at extreme; where it does not, its map, goals or numbers are changed.

    python -m benchmarks.moonlight 20 open --log /var/tmp/moonlight.csv             play the first twenty deals of each scenario
    python -m benchmarks.moonlight 20 open --log ... --only 9 23 --width 18         look closer at the deals that were not won so far
    python -m benchmarks.moonlight 20 open --log ... --wanting --width 18           the same where too few were won so far
    python -m benchmarks.moonlight 2 expert --log ... --difficulty regular          let two experts play
    python -m benchmarks.moonlight 2 careless --log ... --difficulty regular        let an expert play with a careless partner
    python -m benchmarks.moonlight --log ... --table                                write down what the log holds more, and the table

Deals are the same for all players, and but for the gems for all difficulties. So the search begins with the hardest one, and moves that
win there are played by the rules at the easier ones. The log gets a line for each deal at once: a command that was stopped goes on
where it was. Lines of a map that has changed since do not count. `moonlight.csv` holds the sums, of each those of the most deals, so
a new log takes nothing away; the page of the scenarios shows them.
"""

from __future__ import annotations

import argparse
import csv
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from hashlib import sha256
from itertools import product
from pathlib import Path
from statistics import fmean
from typing import Any, Final

from engine.chance import Chance
from engine.games.moonlight import GAME
from engine.games.moonlight.evaluation.foresight import answered, beam
from engine.games.moonlight.evaluation.phases import Course
from engine.games.moonlight.model.actions import End
from engine.games.moonlight.model.kinds import DIFFICULTIES, SCENARIOS
from engine.games.moonlight.model.options import MoonlightOptions
from engine.games.moonlight.model.scenarios import scenario
from engine.match import Match
from engine.players import LEVELS, ComputerPlayer, SearchPlayer
from engine.players.memory import SearchMemory
from engine.players.search import POSITIONS

RECORD: Final = Path(__file__).with_suffix(".csv")
PAGE: Final = Path(__file__).parents[1] / "data" / "games" / "moonlight" / "README.md"
HEAD: Final = "| scenario |"
"""Beginning of the table on the page."""
OPEN: Final = "open"
"""The player who sees everything."""
WIDTH: Final = 6
"""Number of positions that it keeps after each phase."""
ENOUGH: Final[Mapping[str, float]] = {"regular": 1 / 2, "difficult": 1 / 4, "extreme": 1 / 10}
"""Share of deals that it should win, by difficulty; of `difficult` nobody asks for more than something between."""
FUTURES: Final[Mapping[str, int]] = {"deep": 4, "brief": 2}
"""Number of futures that a level looks into for a decision, about what it has time for at a table; greedy players look into none."""
EXPERTS: Final = "expert"
"""The best pair there is."""
PAIRS: Final[Mapping[str, tuple[str, str]]] = {
    EXPERTS: ("deep", "deep"),
    "careless": ("deep", "greedy"),
    "medium": ("brief", "brief"),
}
"""The levels of both seats, by the name of the pair."""
PLAYERS: Final = (OPEN, *PAIRS)
SHARE_OF_OPEN: Final = 1 / 2
"""Share of the deals won with open information that two experts should win."""

SAMPLE: Final = (1, 7, 8, 18)
"""The scenarios of which `make bench` plays a deal."""


def seed_of(deal: int) -> bytes:
    """Return the seed of a deal, the same for all players and difficulties."""
    return f"deal {deal}".encode()


def options_of(number: int, difficulty: str) -> MoonlightOptions:
    """Return the options of a scenario at a difficulty."""
    return MoonlightOptions.model_validate({"scenario": number, "difficulty": difficulty})


def found_course(options: MoonlightOptions, deal: int, width: int = WIDTH) -> Course | None:
    """Return moves of both seats that win such a deal, found by a search that sees everything; None where it finds none."""
    end = beam(answered(GAME, GAME.setup(options, 2, Chance(seed_of(deal)))), width)
    return end.actions if end else None


def is_won_by(course: Course, options: MoonlightOptions, deal: int) -> bool:
    """Return whether these moves win such a deal, played by the rules; with gems left that could go on, the players end the game."""
    stage, chance, left = GAME.setup(options, 2, Chance(seed_of(deal))), Chance(b"open"), [*reversed(course)]
    while asks := GAME.awaits(stage):
        ((seat, ask),) = asks.items()
        if left and left[-1][0] == seat and left[-1][1] in ask.legal:
            tuple(GAME.play(stage, *left.pop(), chance))
        elif not left and End() in ask.legal:
            tuple(GAME.play(stage, seat, End(), chance))
        else:
            return False
    return bool(GAME.outcome(stage).winners)


def thinker(name: str) -> ComputerPlayer:
    """Return a player of a level, who looks into `FUTURES` futures and remembers nothing of other games."""
    level = LEVELS[name]
    assert isinstance(level, SearchPlayer)
    positions = FUTURES[name] * POSITIONS if name in FUTURES else level.positions
    return replace(level, positions=positions, memory=level.memory and SearchMemory())


def is_won_by_pair(pair: str, options: MoonlightOptions, deal: int) -> bool:
    """Return whether such a pair wins such a deal."""
    match: Match[Any] = Match.new(GAME, options, 2, seed_of(deal))
    chance, seats = Chance(f"thoughts {deal}".encode()), [thinker(name) for name in PAIRS[pair]]
    while not match.over:
        seat = match.awaiting[0]
        match.play(seat, seats[seat].pick(match, seat, chance))
    outcome = match.outcome
    assert outcome is not None
    return bool(outcome.winners)


# --- what was played

Key = tuple[int, str, str]
"""A scenario, a difficulty, a player."""


@cache
def map_of(number: int) -> str:
    """Return a short hash of what a scenario's file says, which tells whether it has changed."""
    return sha256(scenario(number).model_dump_json().encode()).hexdigest()[:8]


@dataclass
class Log:
    """The results deal by deal, in a file outside the tree that is only ever added to.

    `widths` is the width of the widest search for a deal, 0 where a pair has played it; `won` are the deals that were won.
    """

    path: Path
    widths: dict[tuple[Key, int], int] = field(default_factory=dict)
    won: set[tuple[Key, int]] = field(default_factory=set)

    def __post_init__(self) -> None:
        if self.path.exists():
            with self.path.open(encoding="utf-8", newline="") as file:
                for number, difficulty, player, deal, width, won, played_on in csv.reader(file):
                    if played_on == map_of(int(number)):
                        self._count(((int(number), difficulty, player), int(deal)), int(width), won == "1")

    def _count(self, deal: tuple[Key, int], width: int, won: bool) -> None:
        self.widths[deal] = max(width, self.widths.get(deal, 0))
        if won:
            self.won.add(deal)

    def add(self, key: Key, deal: int, width: int, won: bool) -> None:
        """Add the result of a deal, and write it down."""
        self._count((key, deal), width, won)
        with self.path.open("a", encoding="utf-8", newline="") as file:
            line = [*key, deal, width, int(won), map_of(key[0])]
            csv.writer(file, lineterminator="\n").writerow(line)
        print(*key, f"deal {deal}, width {width}:", "won" if won else "not won", flush=True)

    def has(self, key: Key, deal: int, width: int) -> bool:
        """Return whether a deal was won, or tried at least so closely."""
        return (key, deal) in self.won or self.widths.get((key, deal), -1) >= width

    def is_enough(self, key: Key, deals: int) -> bool:
        """Return whether so many of the first deals were won already as a scenario needs to be worth playing."""
        return sum((key, deal) in self.won for deal in range(deals)) >= ENOUGH[key[1]] * deals

    def sums(self) -> dict[Key, tuple[int, int]]:
        """Return of each how many deals were won, of how many."""
        keys = dict.fromkeys(key for key, _ in self.widths)
        return {
            key: (
                sum(each == key for each, _ in self.won),
                sum(each == key for each, _ in self.widths),
            )
            for key in keys
        }


def search(log: Log, number: int, deal: int, width: int, difficulties: Sequence[str]) -> None:
    """Let the search try a deal that it has not won or tried so closely yet, the hardest of these difficulties first.

    What wins is played at all easier ones.
    """
    for difficulty in reversed(difficulties):
        key = number, difficulty, OPEN
        if log.has(key, deal, width):
            continue
        course = found_course(options_of(number, difficulty), deal, width)
        log.add(key, deal, width, course is not None)
        known = scenario(number).difficulties
        for easier in known[: known.index(difficulty)]:
            key = number, easier, OPEN
            if course and (key, deal) not in log.won and is_won_by(course, options_of(number, easier), deal):
                log.add(key, deal, width, won=True)


def read() -> dict[Key, tuple[int, int]]:
    """Return the sums as they are kept in the tree: of each how many deals were won, of how many."""
    with RECORD.open(encoding="utf-8", newline="") as file:
        return {
            (int(line["scenario"]), line["difficulty"], line["player"]): (
                int(line["won"]),
                int(line["deals"]),
            )
            for line in csv.DictReader(file)
        }


def write(found: Mapping[Key, tuple[int, int]]) -> None:
    """Write the sums down, each with the map it was played on."""
    with RECORD.open("w", encoding="utf-8", newline="") as file:
        lines = csv.writer(file, lineterminator="\n")
        lines.writerow(["scenario", "difficulty", "player", "won", "deals", "map"])
        for key in sorted(found, key=lambda key: (key[0], DIFFICULTIES.index(key[1]), PLAYERS.index(key[2]))):
            lines.writerow([*key, *found[key], map_of(key[0])])


def outdated() -> set[int]:
    """Return the scenarios whose map has changed since the sums were written down."""
    with RECORD.open(encoding="utf-8", newline="") as file:
        return {
            int(line["scenario"])
            for line in csv.DictReader(file)
            if line["map"] != map_of(int(line["scenario"]))
        }


def with_kept(found: Mapping[Key, tuple[int, int]]) -> dict[Key, tuple[int, int]]:
    """Return these sums with those that are kept in the tree, of each the one of more deals; none of a map that has changed since."""
    stale = outdated()
    kept = {key: sums for key, sums in read().items() if key[0] not in stale}
    either = [*kept.items(), *found.items()]
    return {
        key: max((sums for each, sums in either if each == key), key=lambda sums: sums[::-1])
        for key in dict.fromkeys(key for key, _ in either)
    }


def table(found: Mapping[Key, tuple[int, int]]) -> Iterator[str]:
    """Yield the lines of the table, in Markdown; what nobody has played has no column."""
    played = {key[1:] for key in found}
    columns = [(each, player) for each in DIFFICULTIES for player in PLAYERS if (each, player) in played]
    yield f"{HEAD} {' | '.join(map(', '.join, columns))} |"
    yield "|" + "---|" * (1 + len(columns))
    for number in SCENARIOS:
        keys = [(number, *column) for column in columns]
        cells = ("{} of {}".format(*found[key]) if key in found else "–" for key in keys)
        yield f"| {number} | {' | '.join(cells)} |"


def with_table(page: str, lines: Iterable[str]) -> str:
    """Return the page with these lines in place of its table."""
    before, _, rest = page.partition(f"\n{HEAD}")
    _, _, after = rest.partition("\n\n")
    return "\n".join((before, *lines, "", after))


def measure() -> Iterable[tuple[str, str, str]]:
    """Yield rows of the table: what was measured, its budget, and the result of a deal of some scenarios."""
    won = sum(found_course(MoonlightOptions(scenario=number), 0) is not None for number in SAMPLE)
    yield "moonlight, won by who sees everything", f">= {len(SAMPLE) // 2}", f"{won} of {len(SAMPLE)}"
    won = sum(is_won_by_pair("careless", options_of(number, "regular"), 0) for number in SAMPLE)
    yield "moonlight, won now by an expert with a careless partner", "-", f"{won} of {len(SAMPLE)}"
    yield from rows(read())


def rows(found: Mapping[Key, tuple[int, int]]) -> Iterator[tuple[str, str, str]]:
    """Yield a row for each pair and difficulty: its share of deals won, beside that of who sees everything in the same scenarios."""
    for pair, difficulty in product(PAIRS, DIFFICULTIES):
        numbers = [
            number
            for number in SCENARIOS
            if {(number, difficulty, pair), (number, difficulty, OPEN)} <= {*found}
        ]
        if numbers:
            own, most = (
                shared([found[number, difficulty, player] for number in numbers]) for player in (pair, OPEN)
            )
            budget = f">= {SHARE_OF_OPEN * most:.0%}" if pair == EXPERTS else "-"
            deals = sum(found[number, difficulty, pair][1] for number in numbers)
            what = f"moonlight, {difficulty}, won by {pair}, {len(numbers)} scenarios, {deals} deals"
            yield what, budget, f"{own:.0%}; {most:.0%} by who sees everything"


def shared(sums: Sequence[tuple[int, int]]) -> float:
    """Return the share of deals that were won, every scenario counting alike."""
    return fmean(won / deals for won, deals in sums)


def play(log: Log, asked: argparse.Namespace) -> None:
    """Play what is asked for: of every scenario the first deal, then of every scenario the second one."""
    for deal in range(asked.deals):
        for number in asked.only:
            difficulties = [
                each
                for each in scenario(number).difficulties
                if each in asked.difficulty
                and not (asked.wanting and log.is_enough((number, each, asked.player), asked.deals))
            ]
            if asked.player == OPEN:
                search(log, number, deal, asked.width, difficulties)
                continue
            for difficulty in difficulties:
                key = number, difficulty, asked.player
                if not log.has(key, deal, 0):
                    won = is_won_by_pair(asked.player, options_of(number, difficulty), deal)
                    log.add(key, deal, 0, won)


def main() -> None:
    """Play what is asked for, or show what was played."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.moonlight")
    parser.add_argument("deals", type=int, nargs="?", default=0, help="how many of each")
    parser.add_argument("player", nargs="?", choices=PLAYERS, default=OPEN)
    parser.add_argument("--log", type=Path, required=True, help="where results are added, outside the tree")
    parser.add_argument("--only", type=int, nargs="+", choices=SCENARIOS, default=list(SCENARIOS))
    parser.add_argument("--difficulty", nargs="+", choices=DIFFICULTIES, default=list(DIFFICULTIES))
    parser.add_argument("--width", type=int, default=WIDTH)
    parser.add_argument(
        "--wanting", action="store_true", help="only where too few of these deals were won so far"
    )
    parser.add_argument("--table", action="store_true")
    asked = parser.parse_args()
    log = Log(asked.log)
    play(log, asked)
    if asked.table:
        write(with_kept(log.sums()))
        PAGE.write_text(with_table(PAGE.read_text(encoding="utf-8"), table(read())), encoding="utf-8")


if __name__ == "__main__":
    main()
