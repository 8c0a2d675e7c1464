"""Whole games, walked unit by unit with every law held: what a crossing lays out by hand comes about here by itself."""

from __future__ import annotations

from collections import deque

from engine.games.spirit_island.model.table import Table
from tests.engine.contract.random_games import BACK, EARLY, MOST_ACTIONS, Patience, Start
from tests.engine.games.spirit_island.crossings import laws
from tests.engine.games.spirit_island.crossings.foretold import foreseeable, what_is_foretold_happens
from tests.engine.games.spirit_island.crossings.meeting import (
    aims_are_in_reach,
    growth_goes_over_land,
)
from tests.engine.games.spirit_island.crossings.walk import Broken, Walk

LOOKS = 6
"""Number of steps of which one has its menu looked at."""


def walk_through(start: Start) -> int:
    """Walk a random game to its end, with every law held, and return the number of steps. Raises Broken."""
    walk, patience = Walk.begin(start), Patience.of(start)
    try:
        return _walk(walk, patience)
    except Exception as error:
        raise Broken(error, walk, str(start)) from error


def _walk(walk: Walk, patience: Patience) -> int:
    held: deque[Table] = deque(maxlen=BACK)
    number = 0
    for _ in range(2 * MOST_ACTIONS):
        if walk.table.phase == "over":
            back = patience.goes_back(number, len(held))
            if not back:
                return number
            number -= back
            walk.go_back([held.pop() for _ in range(back)][-1])
            continue
        if patience.left and number < EARLY:
            held.append(walk.table.copy())
        if walk.dice.randrange(LOOKS) == 0:
            _look(walk)
        walk.step()
        number += 1
    raise AssertionError("the game does not end")


def _look(walk: Walk) -> None:
    table = walk.table
    if table.phase in ("fast", "slow"):
        for seat in table.seats:
            aims_are_in_reach(table, seat)
    if table.phase == "spirit" and walk.dice.randrange(LOOKS) == 0:
        growth_goes_over_land(table)
    if table.phase in ("spirit", "fast") and walk.dice.randrange(LOOKS) == 0:
        what_is_foretold_happens(foreseeable(table))
    laws.hold_laws_of_table(table)
