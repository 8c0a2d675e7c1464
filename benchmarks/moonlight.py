"""Chances to win Moonlight together, scenario by scenario: with open information, for two experts, for two of medium strength.

The search with open information is the one computer partners think with: it goes through whole phases and keeps the best positions
after each (`engine/games/moonlight/evaluation/foresight.py`), but on the table as it is, to the end of the game. A deal that it does not
win may still be one that can be won. A scenario is worth playing where that search wins half of the deals at regular and one in ten at
extreme; where it does not, its map, goals or numbers are changed.

    python -m benchmarks.moonlight 6 open               play each scenario's first six deals, and write down what was won
    python -m benchmarks.moonlight 6 open --only 9 23   some of them; --difficulty extreme, --width 20 look closer
    python -m benchmarks.moonlight --table              write the table of all that was written down into the README of the scenarios

Deals are the same for all players. What was played is kept in `moonlight.csv` and played on from there; delete the lines of a scenario
whose map has changed.
"""

from __future__ import annotations

import argparse
import csv
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from engine.chance import Chance
from engine.games.moonlight import GAME
from engine.games.moonlight.evaluation.foresight import answered, beam
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
"""Positions that it keeps after each phase; where that does not win, the deal is tried again with three times as many."""
FUTURES: Final[Mapping[str, int]] = {"expert": 4, "medium": 2}
"""Number of futures a pair of computer players looks into for a decision, about what it has time for at a table; no clock decides."""

SAMPLE: Final = (1, 7, 8, 18)
"""The scenarios of which `make bench` plays a deal."""


def pair(player: str) -> ComputerPlayer:
    """Return such a player, who looks into `FUTURES` futures and remembers nothing of other games."""
    level = LEVELS[PAIRS[player]]
    assert isinstance(level, SearchPlayer)
    memory = level.memory and SearchMemory()
    return replace(level, positions=FUTURES[player] * POSITIONS, memory=memory)


PAIRS: Final[Mapping[str, str]] = {"expert": "deep", "medium": "brief"}
PLAYERS: Final = (OPEN, *PAIRS)


def is_won(player: str, options: MoonlightOptions, deal: int, width: int = WIDTH) -> bool:
    """Return whether this player wins, for both seats, such a deal."""
    seed = f"deal {deal}".encode()
    if player == OPEN:
        starts = [each.table for each in answered(GAME, GAME.setup(options, 2, Chance(seed)))]
        return any(beam(starts, wide) is not None for wide in (width, 3 * width))
    match: Match[Any] = Match.new(GAME, options, 2, seed)
    chance, thinker = Chance(f"thoughts {deal}".encode()), pair(player)
    while not match.over:
        seat = match.awaiting[0]
        match.play(seat, thinker.pick(match, seat, chance))
    outcome = match.outcome
    assert outcome is not None
    return bool(outcome.winners)


# --- what was played

Key = tuple[int, str, str]
"""A scenario, a difficulty, a player."""


def read() -> dict[Key, tuple[int, int]]:
    """Of each how many deals were won, of how many."""
    if not RECORD.exists():
        return {}
    with RECORD.open(encoding="utf-8", newline="") as file:
        return {
            (int(line["scenario"]), line["difficulty"], line["player"]): (
                int(line["won"]),
                int(line["deals"]),
            )
            for line in csv.DictReader(file)
        }


def write(found: Mapping[Key, tuple[int, int]]) -> None:
    """Write it all down."""
    with RECORD.open("w", encoding="utf-8", newline="") as file:
        lines = csv.writer(file, lineterminator="\n")
        lines.writerow(["scenario", "difficulty", "player", "won", "deals"])
        for key in sorted(found, key=lambda key: (key[0], DIFFICULTIES.index(key[1]), PLAYERS.index(key[2]))):
            lines.writerow([*key, *found[key]])


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


def keys(player: str, numbers: Sequence[int], difficulties: Sequence[str]) -> Iterator[Key]:
    """Yield the key of every deal that is to be played."""
    for difficulty in difficulties:
        for number in numbers:
            if difficulty in scenario(number).difficulties:
                yield number, difficulty, player


def measure() -> Iterable[tuple[str, str, str]]:
    """Yield rows of the table: what was measured, its budget, and the result of a deal of some scenarios."""
    won = sum(is_won(OPEN, MoonlightOptions(scenario=number), 0) for number in SAMPLE)
    yield "moonlight, won by who sees everything", f">= {len(SAMPLE) // 2}", f"{won} of {len(SAMPLE)}"


def main() -> None:
    """Play what is asked for, or show what was played."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.moonlight")
    parser.add_argument("deals", type=int, nargs="?", default=0, help="how many of each")
    parser.add_argument("player", nargs="?", choices=PLAYERS, default=OPEN)
    parser.add_argument("--only", type=int, nargs="+", choices=SCENARIOS, default=list(SCENARIOS))
    parser.add_argument("--difficulty", nargs="+", choices=DIFFICULTIES, default=list(DIFFICULTIES))
    parser.add_argument("--width", type=int, default=WIDTH)
    parser.add_argument("--table", action="store_true")
    asked = parser.parse_args()
    for deal in range(asked.deals):
        for key in keys(asked.player, asked.only, asked.difficulty):
            won, played = read().get(key, (0, 0))
            if played > deal:
                continue
            options = MoonlightOptions.model_validate({"scenario": key[0], "difficulty": key[1]})
            won += is_won(asked.player, options, deal, asked.width)
            write({**read(), key: (won, played + 1)})
            print(*key, f"{won} of {played + 1}", flush=True)
    if asked.table:
        PAGE.write_text(with_table(PAGE.read_text(encoding="utf-8"), table(read())), encoding="utf-8")


if __name__ == "__main__":
    main()
