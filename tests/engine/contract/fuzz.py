"""Random games by the thousand: the cheapest witness there is. `make fuzz` goes on with new ones for as long as one likes.

    make fuzz                                  every game, until it is stopped
    make fuzz ARGS="--game living-forest"      one game only
    make fuzz ARGS='--case {"game": …}'        one game again, as the line of a failure says
    make fuzz ARGS="--crossings"               one round of crossings, in those games that have them (--game and --name as above)
    make fuzz ARGS='--crossing LINE'           one crossing again, as the line of a failure says

Crossings are what a game's own tests play by laws of their own, in a room `crossings` beside them: every card under every special rule,
and whole games unit by unit. As long as nobody says how many games it shall be, a batch of games is followed by a batch of crossings.

A random game is played on the bare contract, which is several times as quick as a match, and looked at closely at a few of its
moments only, drawn from its seed.
"""

from __future__ import annotations

import argparse
import json
import os
import shlex
import sys
import time
import traceback
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec
from itertools import count, islice
from statistics import mean
from types import ModuleType
from typing import TypeAlias

from bot.operations.random_play import play_through as play_through
from tests.engine.contract.random_games import (
    EVERY,
    Start,
    starts,
)

Lengths: TypeAlias = dict[str, dict[str, list[int]]]
"""Lengths of the games in actions, by game and by scenario."""

BATCH = 50
"""Number of games that are played of one game before `make fuzz` turns to the next."""


def case(start: Start) -> str:
    """Return the game as one line, from which it can be played again."""
    values = start.options.model_dump(mode="json")
    return json.dumps(
        {"game": start.game.id, "seats": start.seats, "seed": start.seed.hex(), "options": values}
    )


def again(start: Start) -> str:
    """Return the command that plays it again, to be pasted into a shell."""
    return f"make fuzz ARGS={shlex.quote('--case ' + shlex.quote(case(start)))}"


def start_of(line: str) -> Start:
    """Return the game of a line that `case` has made."""
    given = json.loads(line)
    game = EVERY[given["game"]]
    return Start(game, game.Options(**given["options"]), given["seats"], bytes.fromhex(given["seed"]))


def batches(game_ids: Sequence[str], name: str) -> Iterator[tuple[str, Iterator[Start]]]:
    """Yield batches of new games, of one game after the other, for ever."""
    for number in count():
        for game_id in game_ids:
            yield game_id, starts(EVERY[game_id], BATCH, f"{name}-{number}")


def fuzz(game_ids: Sequence[str], name: str, games: int | None) -> int:
    """Play `games` new games (None: without end), or until one fails: then print its line and return 1.

    At the end, print how long the games were.
    """
    lengths: Lengths = defaultdict(lambda: defaultdict(list))
    try:
        return _fuzz(game_ids, name, games, lengths)
    finally:
        print_lengths(lengths)


def _fuzz(game_ids: Sequence[str], name: str, games: int | None, lengths: Lengths) -> int:
    played, began = 0, time.monotonic()
    rooms = {each: room for each in game_ids if games is None and (room := crossings_of(each))}
    crossing = {each: rounds(room, name) for each, room in rooms.items()}
    for game_id, batch in batches(game_ids, name):
        for start in batch:
            if games is not None and played >= games:
                return 0
            try:
                lengths[game_id][scenario(start)].append(play_through(start))
            except Exception:
                traceback.print_exc()
                print(f"after {played} games; this one again:\n{again(start)}")
                return 1
            played += 1
        print(f"{played} games in {time.monotonic() - began:.0f} s, the last of {game_id}", flush=True)
        if game_id in rooms and cross(rooms[game_id], islice(crossing[game_id], BATCH)):
            return 1
    return 0


def crossings_of(game_id: str) -> ModuleType | None:
    """Return the room with a game's crossings; None where it has none."""
    room = f"tests.engine.games.{game_id.replace('-', '_')}"
    if find_spec(room) is None or find_spec(f"{room}.crossings") is None:
        return None
    return import_module(f"{room}.crossings")


def rounds(room: ModuleType, name: str) -> Iterator[str]:
    """Yield crossings for ever, one round after the other, a line each."""
    for number in count():
        yield from room.lines(f"{name}-{number}")


def cross(room: ModuleType, lines: Iterable[str]) -> int:
    """Play crossings, or until one fails: then print its line and return 1."""
    played, began = 0, time.monotonic()
    for played, line in enumerate(lines, 1):
        try:
            room.run(line)
        except Exception:
            traceback.print_exc()
            command = shlex.quote("--crossing " + shlex.quote(line))
            print(f"after {played - 1} crossings; this one again:\nmake fuzz ARGS={command}")
            return 1
    print(f"{played} crossings in {time.monotonic() - began:.0f} s", flush=True)
    return 0


def _cross_once(game_ids: Sequence[str], name: str) -> int:
    """Play one round of each game's crossings."""
    for room in filter(None, map(crossings_of, game_ids)):
        if cross(room, room.lines(name)):
            return 1
    return 0


def _cross_again(game_ids: Sequence[str], line: str) -> int:
    """Play one crossing again, of the first of the games that has any."""
    room = next(filter(None, map(crossings_of, game_ids)))
    return cross(room, [line])


def scenario(start: Start) -> str:
    """Return the scenario that is played; "" in a game that has none."""
    return str(getattr(start.options, "scenario", ""))


def print_lengths(lengths: Lengths) -> None:
    """Print how many actions the games have taken on the average and how many those were, by game and by scenario."""
    for game_id, kinds in lengths.items():
        if not (every := [length for some in kinds.values() for length in some]):
            continue
        told = [
            f"scenario {kind}: {mean(some):.0f} ({len(some)})" for kind, some in sorted(kinds.items()) if kind
        ]
        print(f"{game_id}: {mean(every):.0f} actions a game ({len(every)})", *told, sep="\n    ", flush=True)


def main() -> int:
    """Read the command line and play."""
    parser = argparse.ArgumentParser(prog="make fuzz", description="Random games until one breaks a law.")
    parser.add_argument(
        "--game", choices=sorted(EVERY), action="append", help="only this game; may be repeated"
    )
    parser.add_argument("--games", type=int, help="end after so many games")
    parser.add_argument("--name", default=os.urandom(4).hex(), help="the same name gives the same games")
    parser.add_argument("--case", help="play this one game again, as the line of a failure says")
    parser.add_argument("--crossings", action="store_true", help="one round of crossings, and no other games")
    parser.add_argument("--crossing", help="play this one crossing again, as the line of a failure says")
    given = parser.parse_args()
    game_ids = given.game or sorted(EVERY)
    if given.crossing:
        return _cross_again(game_ids, given.crossing)
    if given.case:
        print(f"{play_through(start_of(given.case))} actions, and nothing is wrong")
        return 0
    try:
        if given.crossings:
            return _cross_once(game_ids, given.name)
        return fuzz(game_ids, given.name, given.games)
    except KeyboardInterrupt:
        return 0


if __name__ == "__main__":
    sys.exit(main())
