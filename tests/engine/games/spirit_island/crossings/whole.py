"""Whole games, walked unit by unit with every law held: what a crossing lays out by hand comes about here by itself."""

from __future__ import annotations

from collections import deque

from engine.games.spirit_island.course import free_actions
from engine.games.spirit_island.model import facts
from engine.games.spirit_island.model.actions import First
from engine.games.spirit_island.model.table import Table
from engine.games.spirit_island.rules import score
from engine.games.spirit_island.rules.guards import HOST
from engine.games.spirit_island.rules.invaders import acting_lands
from tests.engine.contract.random_games import BACK, EARLY, MOST_ACTIONS, Patience, Start
from tests.engine.games.spirit_island.crossings import laws
from tests.engine.games.spirit_island.crossings.aims import (
    aims_are_those_in_reach,
    growth_is_done_over_land,
)
from tests.engine.games.spirit_island.crossings.foretold import foreseeable, what_is_foretold_happens
from tests.engine.games.spirit_island.crossings.walk import Broken, Walk
from tests.engine.games.spirit_island.island import OCEAN

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
                the_score_counts_what_lies_there(walk.table)
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
            aims_are_those_in_reach(table, seat)
    if table.phase == "spirit" and walk.dice.randrange(LOOKS) == 0:
        growth_is_done_over_land(table, walk.dice)
    if table.phase in ("spirit", "fast") and walk.dice.randrange(LOOKS) == 0:
        what_is_foretold_happens(foreseeable(table))
    laws.hold_laws_of_table(table)
    the_score_counts_what_lies_there(table)
    if table.phase != "setup":
        the_host_may_order_the_lands(table)


def the_host_may_order_the_lands(table: Table) -> None:
    """Assert that the host may put each land before the others that ravage, where there are several (SI-ASYNC-12)."""
    left = [land for land in acting_lands(table) if land not in table.first]
    found = {each.land for each in free_actions.actions(table, HOST) if isinstance(each, First)}
    due = {*left} if len(left) > 1 and table.phase in ("spirit", "fast") else set()
    assert found == due, f"the host may put {sorted(found)} first, and {sorted(due)} are to act"


def the_score_counts_what_lies_there(table: Table) -> None:
    """Assert that the score is that of the difficulty, the invader cards, the Dahan and the blight (SI-SCORE-01 to -03)."""
    seats, track, is_won = len(table.players), table.invaders, table.result in ("won", "sacrifice")
    out = len(facts.invaders().cards) - len(track.box) - len(track.deck)
    cards = 10 + 2 * len(track.deck) - 5 * (table.result == "sacrifice") if is_won else out
    dahan = sum(land.count("dahan") for land in table.lands.values()) // seats
    near = {land[0] for player in table.players if player.spirit == OCEAN for land in player.presence}
    blight = (
        sum(here.blight for land, here in table.lands.items() if land[1] != "0" or land[0] in near) // seats
    )
    due = (5 if is_won else 2) * table.difficulty + cards + dahan - blight
    assert score.score(score.lines(table)) == due, (
        f"the score is {score.score(score.lines(table))}, and {due} are due"
    )
