"""The value of a table to each seat: its chance to win, by how many rounds it still is from each of the three goals."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from math import exp, log
from typing import Final

from engine.games.living_forest.evaluation.strength import expected, is_at_limit
from engine.games.living_forest.model.facts import trees
from engine.games.living_forest.model.kinds import GOALS, Element
from engine.games.living_forest.model.table import Player, Table
from engine.games.living_forest.rules.totals import needed, reached, total
from engine.text import Seat

PACE: Final = 1.0
"""Rise of the odds of a seat with every round it is ahead, as a logarithm."""
BLEND: Final = 0.8
"""Weight by which the nearest goal outdoes the others."""
DONE: Final = -1.5
"""Number of rounds to a goal that is reached in this very turn."""
FRAGMENT: Final = 0.1
TILE: Final = 0.12
VARAN: Final = 0.06
"""Worths of a Fragment, of an element tile and of a Varan about to come, in rounds."""
ORDINARY: Final = 0.12
"""Worth of taking a Fragment, or any other small action, in rounds."""


def value(table: Table) -> Sequence[float]:
    """Return by seat the chance to win, for a table on which the game goes on."""
    odds = [-PACE * rounds_left(table, Seat(seat)) for seat in range(len(table.players))]
    best = max(odds)
    weights = [exp(each - best) for each in odds]
    whole = sum(weights)
    return [weight / whole for weight in weights]


def rounds_left(table: Table, seat: Seat) -> float:
    """Return how many rounds the seat needs to a goal, the nearest counting most, less what it may still do in this one."""
    player = table.players[seat]
    power = expected(player)
    paces = _paces(power, _kinds_within(tuple(player.forest), int(power["plant"]), table.kodama))
    rounds = [
        max(needed(table, goal) - _reached(player, goal, power), 0) / pace
        for goal, pace in zip(GOALS, paces, strict=True)
    ]
    if any(reached(player, goal) >= needed(table, goal) for goal in GOALS):
        rounds.append(DONE)
    nearest = min(rounds)
    left = nearest - log(sum(exp(BLEND * (nearest - each)) for each in rounds)) / BLEND
    return left - _this_turn(table, seat) - FRAGMENT * player.fragments - TILE * player.element_tiles


def _reached(player: Player, goal: str, power: Mapping[Element, float]) -> float:
    """Return how far the player is with a goal.

    Flowers count only in the turn they are seen in, so those of a turn to come do (LF-WIN-03).
    """
    tiles = [tile.goal for tile in player.tiles].count("flower")
    if goal == "flower":
        return tiles + power["flower"]
    return reached(player, "tree" if goal == "tree" else "fire")


def _paces(power: Mapping[Element, float], kinds: int) -> tuple[float, float, float]:
    """Return how much nearer a round brings each goal: by a tree of the kinds it could be, by fires, by flowers among cards."""
    plant, water, sun = max(power["plant"], 0), max(power["water"], 0), max(power["sun"], 0)
    tree = 0.3 + min(plant, 7) * 0.11 + min(kinds, 3) * 0.05
    return tree, 0.3 + min(water, 9) * 0.22, 0.25 + min(sun, 14) * 0.08


@lru_cache(1 << 12)
def _kinds_within(forest: tuple[str | None, ...], plant: int, kodama: bool) -> int:
    """Return how many kinds of trees, of those not planted yet, could be paid."""
    there = ((name, tree) for name, tree in trees().items() if kodama or not tree.kodama)
    return sum(name not in forest and tree.cost <= plant for name, tree in there)


def _this_turn(table: Table, seat: Seat) -> float:
    """Return what the seat may still do in this turn, in rounds, with what lies in its Help Line, less the Varans it may get."""
    player = table.players[seat]
    if not player.line:
        return 0.0
    worth = 0.0
    if (number := _actions_left(table, seat)) > 0:
        worth = sum(sorted(_deeds(table, player), reverse=True)[:number])
    hit = total(player, "water") < sum(table.fires)
    return worth - (VARAN * len(table.fires) if hit else 0.0)


def _actions_left(table: Table, seat: Seat) -> int:
    """Return how many actions the seat has left in this turn: all it will have if they are still to come, none if it has acted."""
    player, acting = table.players[seat], table.acting
    if table.phase == "draw" or acting is None:
        return 1 if is_at_limit(player) else 2
    if acting.seat == seat:
        return 0 if acting.over else acting.basic + len(acting.animals)
    is_to_come = table.order.index(seat) > table.order.index(acting.seat)
    return (1 if is_at_limit(player) else 2) if is_to_come else 0


def _deeds(table: Table, player: Player) -> Iterator[float]:
    """Yield the worth of each action to the player now, in rounds."""
    sun, water, plant, wind = (total(player, element) for element in _ACTIVE)
    yield ORDINARY
    yield min(sun, 14) * 0.045
    yield ORDINARY + min(wind, 4) * 0.06 if wind > 0 else 0.0
    if _kinds_within(tuple(player.forest), plant, table.kodama):
        yield 0.3 + min(plant, 11) * 0.03
    yield 0.3 * _fires_within(table.fires, water)


_ACTIVE: Final[tuple[Element, ...]] = ("sun", "water", "plant", "wind")


def _fires_within(fires: Sequence[int], water: int) -> int:
    """Return how many of the fires could be put out together, the smallest first."""
    number = 0
    for fire in sorted(fires):
        water -= fire
        if water < 0:
            break
        number += 1
    return number
