"""Searches with the same luck as they were when their strength was measured: number by number, and move by move.

A change here is a change of how strong computer players are. Whoever means it measures the ladder anew.
"""

from __future__ import annotations

import pytest

from engine.action import to_text
from engine.chance import Chance
from engine.match import Match
from engine.players import ComputerPlayer, GreedyPlayer, SearchPlayer
from engine.players.memory import SearchMemory
from engine.players.tree import SearchTree
from tests.engine.toys.magpies import GAME as MAGPIES
from tests.engine.toys.magpies import Action
from tests.engine.toys.nests import MagpieOptions


def magpies(seats: int, moves: int = 0) -> Match[Action]:
    """Return a match after so many moves, each of them in the middle of what was legal."""
    match = Match.new(MAGPIES, MagpieOptions(rounds=2), seats, b"grown")
    for _ in range(moves):
        legal = match.legal(match.awaiting[0]).actions
        match.play(match.awaiting[0], legal[len(legal) // 2])
    return match


@pytest.mark.parametrize(
    ("moves", "most", "looked", "span", "branches", "after"),
    [
        (0, 40, 337, 0.611111, "keep 2: 22 0.319414, keep 3: 19 0.309497", "4c117640893fc7fb"),
        (
            3,
            6,
            311,
            0.627451,
            "take A: 1 0.4375, take A B: 4 0.675, take A C: 12 0.657626, take B: 1 0.5, take B C: 20 0.679327, take C: 7 0.645967",
            "732140dbca70cc6d",
        ),
        (
            8,
            40,
            350,
            0.5,
            "show 4: 16 0.542994, peek 0: 11 0.57892, peek 2: 11 0.579752, end: 5 0.482544",
            "4c117640893fc7fb",
        ),
        (
            12,
            6,
            333,
            0.407738,
            "show 3: 24 0.357552, peek 0: 7 0.37265, peek 1: 8 0.372139, end: 4 0.318615",
            "732140dbca70cc6d",
        ),
    ],
)
def test_a_tree_is_walked_as_it_was(
    moves: int, most: int, looked: int, span: float, branches: str, after: str
) -> None:
    match, chance = magpies(3, moves), Chance(b"grown")
    tree = SearchTree(match.game, match.seats, match.awaiting[-1], most).search(match)
    for _ in range(40):
        tree.go_on(chance)
    told = (
        f"{to_text(action)}: {branch.visits} {round(branch.mean, 6)}"
        for action, branch in tree.branches().items()
    )
    assert (tree.looked, round(tree.span, 6), ", ".join(told)) == (looked, span, branches)
    assert chance.seed().hex() == after, "as much luck was drawn"


@pytest.mark.parametrize(
    ("player", "moves", "after"),
    [
        (
            SearchPlayer(positions=40),
            "keep 4, keep 4, take A B, show 4, end, take A C, show 4, end, take C, peek 1, end, take A B, end",
            "dbc4f304b8d75297",
        ),
        (
            SearchPlayer(positions=60, most=5),
            "keep 4, keep 4, take A B, show 4, peek 1, end, take A C, show 4, end, take A B, end, take A, end",
            "a61f11d382419e33",
        ),
        (
            SearchPlayer(positions=30, noise=0.3),
            "keep 4, keep 3, take A B, peek 1, end, take A C, show 3, peek 0, end, take A B, show 4, end, take A, end",
            "dc45952b065244d4",
        ),
        (
            SearchPlayer(positions=60, memory=SearchMemory()),
            "keep 4, keep 4, take B C, show 4, end, take B, show 4, end, take B C, peek 1, end, take B, end",
            "dbc4f304b8d75297",
        ),
        (
            GreedyPlayer(deals=2, most=4),
            "keep 4, keep 4, take A B, show 4, end, take A C, show 4, peek 0, end, take C, peek 1, end, take C, end",
            "075629df50400dff",
        ),
    ],
    ids=["searches", "considers few", "misjudges", "remembers", "greedy"],
)
def test_a_whole_game_is_played_as_it_was(player: ComputerPlayer, moves: str, after: str) -> None:
    match, chance, made = magpies(2), Chance(b"whole"), list[str]()
    while not match.over:
        seat = match.awaiting[0]
        action = player.pick(match, seat, chance)
        made.append(to_text(action))
        match.play(seat, action)
    assert ", ".join(made) == moves
    assert chance.seed().hex() == after, "as much luck was drawn"
