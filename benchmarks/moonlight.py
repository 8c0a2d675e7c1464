"""Chances to win Moonlight together, scenario by scenario: with open information, for two experts, for two of medium strength.

The search with open information goes through whole phases: all picks with all ways to assign them, then all moves with gems. It keeps
the most promising positions that differ in where tiles lie and creatures stand. A deal that it does not win may still be one that can be
won. A scenario is worth playing where that search wins half of the deals at regular and one in ten at extreme; where it does not, its
map, goals or numbers are changed.

    python -m benchmarks.moonlight 6 open               play each scenario's first six deals, and write down what was won
    python -m benchmarks.moonlight 6 open --only 9 23   some of them; --difficulty extreme, --width 20 look closer
    python -m benchmarks.moonlight --table              the table of all that was written down, for the README of the scenarios

Deals are the same for all players. What was played is kept in `moonlight.csv` and played on from there; delete the lines of a scenario
whose map has changed.
"""

from __future__ import annotations

import argparse
import csv
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice
from math import log
from pathlib import Path
from typing import Any, Final

from engine.chance import Chance
from engine.games.moonlight import GAME
from engine.games.moonlight.evaluation.value import remainder, value
from engine.games.moonlight.forest.availability import picks
from engine.games.moonlight.forest.module import laws
from engine.games.moonlight.model.ground import NOWHERE
from engine.games.moonlight.model.kinds import CREATURES, DIFFICULTIES, SCENARIOS, Creature
from engine.games.moonlight.model.options import MoonlightOptions
from engine.games.moonlight.model.play import MoonlightPlay
from engine.games.moonlight.model.scenarios import scenario
from engine.games.moonlight.model.table import Table
from engine.match import Match
from engine.players import LEVELS, ComputerPlayer, SearchPlayer
from engine.script import Stage

RECORD: Final = Path(__file__).with_suffix(".csv")
OPEN: Final = "open"
"""The player who sees everything."""
WIDTH: Final = 6
"""Positions that it keeps after each phase; where that does not win, the deal is tried again with three times as many."""
TINY: Final = 1e-9
ENOUGH, PICK, BIT, LOOSE, LOST = 3, 0.3, 0.5, 0.3, 0.7
"""Picks around a creature that count, the points of each of them and of each bit ahead, and the points that loose and lost tiles cost."""
HANGING: Final = (1.5, 1.0, 0.35)
"""Looseness of a tile, by the number of tiles beside it."""
GEM_MOVES: Final = 3
"""Number of each position's moves by a gem that are followed, the best ones."""
POSITIONS: Final = 300
"""Positions a pair of computer players looks at for a decision: far fewer than at a table, so that no clock decides."""

SAMPLE: Final = (1, 7, 8, 18)
"""The scenarios of which `make bench` plays a deal."""

Forest = Stage[MoonlightPlay]


def pair(level: str) -> ComputerPlayer:
    """Return a player of this level who looks at `POSITIONS` positions."""
    player = LEVELS[level]
    assert isinstance(player, SearchPlayer)
    return replace(player, positions=POSITIONS, memory=None)


PAIRS: Final[Mapping[str, str]] = {"expert": "deep", "medium": "brief"}
PLAYERS: Final = (OPEN, *PAIRS)


def is_won(player: str, options: MoonlightOptions, deal: int, width: int = WIDTH) -> bool:
    """Return whether this player wins, for both seats, such a deal."""
    seed = f"deal {deal}".encode()
    if player == OPEN:
        begun = GAME.setup(options, 2, Chance(seed))
        return can_be_won(begun, width) or can_be_won(begun, 3 * width)
    match: Match[Any] = Match.new(GAME, options, 2, seed)
    chance, thinker = Chance(f"thoughts {deal}".encode()), pair(PAIRS[player])
    while not match.over:
        seat = match.awaiting[0]
        match.play(seat, thinker.pick(match, seat, chance))
    outcome = match.outcome
    assert outcome is not None
    return bool(outcome.winners)


# --- a search that sees everything


def can_be_won(begun: Forest, width: int) -> bool:
    """Return whether a game that is won is found from here, with so many positions kept after each phase."""
    kept = [begun]
    while kept:
        found: dict[Any, tuple[float, Forest]] = {}
        for stage in kept:
            for after in phase(stage):
                table = after.play.table
                if GAME.is_over(table):
                    if GAME.outcome(after).winners:
                        return True
                elif (key := position(table)) not in found:
                    found[key] = promise(table), after
        kept = [*islice(_unlike(found.values()), width)]
    return False


def _unlike(found: Iterable[tuple[float, Forest]]) -> Iterator[Forest]:
    """Yield the best positions first, and of those that differ only in who has which tile the best one alone."""
    met = set()
    for _, stage in sorted(found, key=lambda each: -each[0]):
        table = stage.play.table
        shape = tuple(tile == NOWHERE for tile in table.tiles), tuple(table.creatures.values())
        if shape not in met:
            met.add(shape)
            yield stage


def promise(table: Table) -> float:
    """Return the points the team may expect to be ahead, less what loose and lost tiles cost."""
    odds = min(max(value(table)[0], TINY), 1 - TINY)
    ahead = remainder(table).scale * log(odds / (1 - odds))
    if len(table.creatures) < len(CREATURES):
        return ahead
    walking = laws(table).directed
    near = sum(min(ENOUGH, len(picks(table, creature))) for creature in walking)
    bits = table.sides["light"].bits - table.sides["shadow"].bits
    return ahead + PICK * near + BIT * bits - LOOSE * _loose(table) - LOST * _lost(table, walking)


def _loose(table: Table) -> float:
    """Return the number of tiles that hardly hang together with others any more, weighed by `HANGING`."""
    lying = [spot for spot, tile in enumerate(table.tiles) if tile != NOWHERE]
    beside = (sum(table.tiles[near] != NOWHERE for near in table.ground.near[spot]) for spot in lying)
    return sum(HANGING[count] for count in beside if count < len(HANGING))


def _lost(table: Table, walking: Sequence[Creature]) -> int:
    """Return the number of tiles no creature can walk to, or only one that will have to wait for the other."""
    if laws(table).at("jumps") or table.lights:
        return 0
    parts = [_part(table, table.creatures[creature]) for creature in walking]
    lost = table.left() - len(frozenset().union(*parts))
    return lost + (abs(len(parts[0]) - len(parts[-1])) if parts[0] != parts[-1] else 0)


def _part(table: Table, start: int) -> frozenset[int]:
    """Return the places with a tile that can be walked to from a place."""
    found, edge = {start}, [start]
    while edge:
        near = table.ground.near[edge.pop()]
        fresh = [spot for spot in near if table.tiles[spot] != NOWHERE and spot not in found]
        found.update(fresh)
        edge += fresh
    return frozenset(found)


def phase(stage: Forest) -> Iterator[Forest]:
    """Yield all stages at the end of the phase that lies on this stage, or of the game, each once."""
    begin = _moment(stage.play.table)
    met: set[Any] = set()
    open_ = [stage]
    while open_:
        for after in _steps(open_.pop()):
            table = after.play.table
            key = position(table), tuple(sorted(taken.tile for taken in table.picked)), _asked(after)
            if key in met:
                continue
            met.add(key)
            if GAME.is_over(table) or (not after.running and _moment(table) != begin):
                yield after
            else:
                open_.append(after)


def _asked(stage: Forest) -> Any:
    """Return what a script asks in mid-effect; tables can be alike there that do not go on alike."""
    return tuple(stage.steps) if stage.running else None


def _moment(table: Table) -> tuple[int, bool]:
    """Return the turn, and whether its tiles have been assigned."""
    return table.turn, table.phase not in ("collect", "assign", "reveal")


def _steps(stage: Forest) -> Iterator[Forest]:
    """Yield the stages after each action that is worth a try."""
    ((seat, ask),) = GAME.awaits(stage).items()
    actions = ask.legal.actions
    table = stage.play.table
    by_gem = [action for action in actions if action.verb == "hurry"]
    others = [action for action in actions if action.verb not in ("hurry", "talk")]
    stuck = bool(by_gem) and all(action.verb in ("plus", "end") for action in others)
    if (table.phase == "move" and not table.spent_now and not stage.running) or stuck:
        yield from _best([_after(stage, seat, action) for action in by_gem], GEM_MOVES)
    after = (_after(stage, seat, action) for action in others)
    yield from _best(after, 1) if table.phase == "settle" else after


def _after(stage: Forest, seat: Any, action: Any) -> Forest:
    after = GAME.keeping.copy(stage)
    for _ in GAME.play(after, seat, action, Chance(b"open")):
        pass
    return after


def _best(stages: Iterable[Forest], count: int) -> list[Forest]:
    return sorted(stages, key=lambda stage: -_promise_now(stage))[:count]


def _promise_now(stage: Forest) -> float:
    over = GAME.is_over(stage.play.table)
    return GAME.outcome(stage).value[0] if over else promise(stage.play.table)


def position(table: Table) -> Any:
    """Return a key that is equal for two ways to the same position."""
    return (
        tuple(table.tiles),
        table.down,
        table.bits,
        tuple(table.creatures.values()),
        tuple(
            (tuple(sorted(side.tiles)), tuple(sorted(side.tokens)), side.bits)
            for side in table.sides.values()
        ),
        tuple((player.gems, player.spent) for player in table.players),
        tuple(sorted(table.tokens.items())),
        tuple(sorted(table.piles.items())),
        tuple(sorted(table.marks.items())),
        tuple(sorted(table.notes.items())),
        table.plus,
        table.spent_now,
        table.phase,
    )


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
    yield f"| scenario | {' | '.join(map(', '.join, columns))} |"
    yield "|" + "---|" * (1 + len(columns))
    for number in SCENARIOS:
        keys = [(number, *column) for column in columns]
        cells = ("{} of {}".format(*found[key]) if key in found else "–" for key in keys)
        yield f"| {number} | {' | '.join(cells)} |"


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
        print("\n".join(table(read())))


if __name__ == "__main__":
    main()
