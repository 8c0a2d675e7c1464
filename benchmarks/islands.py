"""Wins of computer players on the island, all seats played by one level: a table that grows deal by deal.

    python -m benchmarks.islands 60 deep "level 2" "level 4"        play the first sixty deals of these cells, as far as they were not
    python -m benchmarks.islands 60 well --seats 4 --spirits high   other numbers of seats, and spirits of another complexity
    python -m benchmarks.islands                                    tell the table of all that was played

`islands.csv` gets a line for each deal at once: a command that was stopped goes on where it was. A line says which players played, by a
number made from their code and their values: deals of other players than today's count only where there are none of today's. Deals are
the same for all levels, by `seed_of`, and end the same everywhere, for thinking is bounded by positions alone. Nothing was tuned on them:
values are fitted on deals of their own (`benchmarks/island_values.py`).
"""

from __future__ import annotations

import argparse
import csv
import sys
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import astuple, dataclass, fields, replace
from functools import cache
from hashlib import sha256
from itertools import chain, product
from math import sqrt
from pathlib import Path
from statistics import median, quantiles
from typing import Any, Final

from engine.chance import Chance
from engine.facts import GAMES
from engine.games.spirit_island import GAME
from engine.games.spirit_island.evaluation import values
from engine.games.spirit_island.model.actions import Embody
from engine.games.spirit_island.model.facts import spirits
from engine.match import Match
from engine.players import LEVELS, SearchPlayer, search
from engine.players.memory import SearchMemory
from engine.text import Seat

RECORD: Final = Path(__file__).with_suffix(".csv")
DEALS: Final = 60
"""Number of deals that a cell of the table is judged by."""
ADVERSARIES: Final = ("brandenburg-prussia", "england", "sweden")
CHALLENGES: Final[Mapping[str, Sequence[Mapping[str, object]]]] = {
    "no adversary": [{}],
    "level 2": [{"adversary": adversary, "adversary_level": 2} for adversary in ADVERSARIES],
    "level 4": [{"adversary": adversary, "adversary_level": 4} for adversary in ADVERSARIES],
}
"""Options of the deals, in turn: with an adversary a third of the deals is of each."""
COMPLEXITIES: Final = ("low", "moderate", "high")
BUDGETS: Final[Mapping[tuple[str, str], str]] = {
    ("random", "no adversary"): "<= 5 %",
    ("well", "no adversary"): ">= 70 %",
    ("deep", "no adversary"): ">= 95 %",
    ("well", "level 2"): ">= 40 %",
    ("deep", "level 2"): ">= 75 %",
    ("deep", "level 4"): ">= 40 %",
}
"""Shares of deals that two seats with spirits of low complexity should win."""


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell of the table: who plays, how many of them, with spirits of which complexity, against what."""

    level: str
    seats: int
    spirits: str
    challenge: str

    def __str__(self) -> str:
        return f"the island saved by {self.seats} of {self.level}, spirits of {self.spirits} complexity, {self.challenge}"

    @property
    def budget(self) -> str:
        """The share of deals that should be won; `-` where none is asked for."""
        is_asked = (self.seats, self.spirits) == (2, "low")
        return BUDGETS.get((self.level, self.challenge), "-") if is_asked else "-"


@dataclass(frozen=True, slots=True)
class Fate:
    """The end of a deal: whether and why it was won or lost, in which turn, and the seconds of processor that its decisions took."""

    level: str
    seats: int
    spirits: str
    challenge: str
    deal: int
    player: str
    against: str
    won: int
    why: str
    turn: int
    decisions: int
    median: float
    p99: float
    longest: float

    @property
    def cell(self) -> Cell:
        """The cell that the deal belongs to."""
        return Cell(self.level, self.seats, self.spirits, self.challenge)


def seed_of(deal: int) -> bytes:
    """Return the seed of a deal, the same for all cells."""
    return f"saved island {deal}".encode()


@cache
def player_now() -> str:
    """Return the number of today's players: it is another one when their code or their values change."""
    rooms = [Path(str(module.__file__)).parent for module in (values, search)]
    found = sha256()
    for path in (*chain(*(sorted(room.glob("*.py")) for room in rooms)), GAMES / GAME.id / "values.toml"):
        found.update(path.read_bytes())
    return found.hexdigest()[:8]


def begun(cell: Cell, deal: int) -> Match[Any]:
    """Return a deal with its spirits chosen."""
    options = CHALLENGES[cell.challenge][deal % len(CHALLENGES[cell.challenge])]
    chosen = GAME.Options.model_validate({"spirits": "choose", **options})
    match: Match[Any] = Match.new(GAME, chosen, cell.seats, seed_of(deal))
    pool = [spirit for spirit, panel in spirits().items() if panel.complexity == cell.spirits]
    others = [spirit for spirit in spirits() if spirit not in pool]
    chance = Chance(seed_of(deal) + b" spirits")
    for seat, spirit in zip(
        range(cell.seats), (*chance.shuffled(pool), *chance.shuffled(others)), strict=False
    ):
        match.play(Seat(seat), Embody(spirit))
    return match


def played(cell: Cell, deal: int) -> Fate:
    """Return how such a deal ends. Thinking is bounded by positions alone, so that it can be told again."""
    player = LEVELS[cell.level]
    if isinstance(player, SearchPlayer) and player.memory is not None:
        player = replace(player, memory=SearchMemory())
    match, took = begun(cell, deal), []
    while not match.over:
        seat = match.awaiting[0]
        chance = Chance(f"thoughts {deal} {match.seq}".encode())
        start = time.process_time()
        action = player.pick(match, seat, chance)
        if len(match.legal(seat)) > 1:
            took.append(time.process_time() - start)
        match.play(seat, action)
    table: Any = match.imagine(None, Chance(b"")).play.table
    cuts = quantiles(took, n=100, method="inclusive")
    return Fate(
        level=cell.level,
        seats=cell.seats,
        spirits=cell.spirits,
        challenge=cell.challenge,
        deal=deal,
        player=player_now(),
        against=table.adversary or "nobody",
        won=int(table.result != "lost"),
        why=table.won or table.lost,
        turn=table.turn,
        decisions=len(took),
        median=round(cuts[49], 2),
        p99=round(cuts[98], 2),
        longest=round(max(took), 2),
    )


def read() -> list[Fate]:
    """Return all that was written down."""
    if not RECORD.exists():
        return []
    kinds = [{"str": str, "int": int, "float": float}[str(each.type)] for each in fields(Fate)]
    with RECORD.open(encoding="utf-8", newline="") as file:
        _, *lines = csv.reader(file)
    return [Fate(*(kind(value) for kind, value in zip(kinds, line, strict=True))) for line in lines]


def note(fate: Fate) -> None:
    """Write down how a deal has ended."""
    is_new = not RECORD.exists()
    with RECORD.open("a", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        if is_new:
            writer.writerow(each.name for each in fields(Fate))
        writer.writerow(astuple(fate))


def counted(found: Iterable[Fate]) -> dict[Cell, list[Fate]]:
    """Return the deals by cell, each once: today's players' where they have played it, else the one written down last."""
    deals: dict[tuple[Cell, int], Fate] = {}
    for fate in found:
        key = fate.cell, fate.deal
        if key not in deals or deals[key].player != player_now() or fate.player == player_now():
            deals[key] = fate
    cells: dict[Cell, list[Fate]] = {}
    for (cell, _), fate in deals.items():
        cells.setdefault(cell, []).append(fate)
    return cells


def row(cell: Cell, found: Sequence[Fate]) -> tuple[str, str, str]:
    """Return a row of the table: the cell, its budget, and how its deals have ended."""
    won, count = sum(fate.won for fate in found), len(found)
    by = {fate.against: [each.won for each in found if each.against == fate.against] for fate in found}
    parts = ", ".join(f"{against} {sum(by[against])} of {len(by[against])}" for against in sorted(by))
    today = sum(fate.player == player_now() for fate in found)
    share = f"{won / count:.0%} ± {100 * error(won, count):.0f} ({parts})"
    turn, usual = median(fate.turn for fate in found), median(fate.median for fate in found)
    longest = max(fate.p99 for fate in found)
    said = f"{won} of {count}, {share}, turn {turn:g}; a decision {usual:.2f} / {longest:.2f} s of processor"
    return str(cell), cell.budget, said + ("" if today == count else f"; {today} by today's players")


def error(won: int, count: int) -> float:
    """Return the standard error of a share, as of one deal more won and one more lost, so that it is not 0 where all were won."""
    share = (won + 1) / (count + 2)
    return sqrt(share * (1 - share) / (count + 2))


def rows() -> Iterator[tuple[str, str, str]]:
    """Yield the rows of all cells of which something was played."""
    for cell, found in counted(read()).items():
        yield row(cell, found)


def measure() -> Iterable[tuple[str, str, str]]:
    """Yield rows of the table for `make bench`: a deal of the levels that are quick, and all that is written down."""
    for level in ("random", "brief"):
        cell = Cell(level, 2, "low", "no adversary")
        what, budget, said = row(cell, [played(cell, 0)])
        yield f"{what}, one deal now", budget, said
    yield from rows()


def _named(every: Iterable[str], only: Sequence[str]) -> list[str]:
    """Return those that are named, all where none of them is."""
    found = [each for each in every if each in only]
    return found or [*every]


def main() -> None:
    """Play what is asked for; tell how each deal ended, and afterwards the table."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.islands")
    parser.add_argument("deals", type=int, nargs="?", default=0, help="how many of each cell")
    parser.add_argument(
        "only",
        nargs="*",
        choices=[[], *LEVELS, *CHALLENGES],
        help="levels and challenges; all where none is named",
    )
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--spirits", choices=COMPLEXITIES, default="low")
    asked = parser.parse_args()
    for level, challenge in product(_named(LEVELS, asked.only), _named(CHALLENGES, asked.only)):
        cell = Cell(level, asked.seats, asked.spirits, challenge)
        done = {fate.deal for fate in counted(read()).get(cell, []) if fate.player == player_now()}
        for deal in sorted({*range(asked.deals)} - done):
            fate = played(cell, deal)
            note(fate)
            ended = "won" if fate.won else "lost"
            print(
                f"{level}, {fate.against}, deal {deal}: {ended} by {fate.why} in turn {fate.turn}",
                file=sys.stderr,
                flush=True,
            )
    for line in rows():
        print(*line, sep=" | ")


if __name__ == "__main__":
    main()
