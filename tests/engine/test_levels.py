"""The strengths of computer players: the measured tables hold for these numbers, and for no others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from engine.chance import Chance
from engine.match import Match
from engine.players import (
    LEVELS,
    GreedyPlayer,
    RandomPlayer,
    SearchPlayer,
    contest,
    memory,
    search,
    stopping_rule,
    tree,
)
from engine.players.memory import MEMORY, SearchMemory
from engine.players.stopping_rule import is_enough, most_walked
from engine.text import Seat
from engine.thinking import Branch
from tests.engine.test_search import Nim
from tests.engine.toys.pebbles import PebbleOptions


def test_each_level_is_what_its_strength_was_measured_with() -> None:
    assert dict(LEVELS) == {
        "random": SearchPlayer(30, 40, 0.7, 1.0, slow=False, spares=True),
        "greedy": SearchPlayer(120, 40, 0.15, 1.0, slow=False, spares=True),
        "brief": SearchPlayer(1600, 40, 0.01, 0.2, slow=True, spares=True),
        "well": SearchPlayer(4000, 40, 0.0, 0.5, True, MEMORY, compiled=True, spares=True),
        "deep": SearchPlayer(40000, 40, 0.0, 1.0, True, MEMORY, compiled=True, spares=True),
    }
    assert [player.slow for player in (RandomPlayer(), GreedyPlayer())] == [False, False]
    assert [*LEVELS] == ["random", "greedy", "brief", "well", "deep"]
    assert SearchPlayer(5) == SearchPlayer(5, 40, 0.0, 1.0, True, None, False, False)
    assert isinstance(MEMORY, SearchMemory)


def test_how_far_a_player_looks_and_when_it_stops_are_the_numbers_that_were_measured() -> None:
    match = Match.new(Nim(), PebbleOptions(heap=10), 2, b"levels")
    player = SearchPlayer(positions=20, memory=SearchMemory())
    assert player.pick(match, Seat(0), Chance(b"levels")) in match.legal(Seat(0))
    assert (search.POSITIONS, search.PLANNED, search.COMPILED) == (800, 40, 25)
    assert (stopping_rule.EARLY, stopping_rule.FEW, stopping_rule.LONGEST) == (0.2, 20, 1.6)
    assert (tree.CURIOSITY, tree.TRUST, tree.FEW, tree.LEAST_SPAN) == (1.5, 6.0, 5, 0.001)
    assert (memory.TREES, memory.WALKED, contest.FEWEST) == (8, 8, 2)


@dataclass
class Walked:
    """A tree of actions that were walked, as the rule for stopping asks for them."""

    found: tuple[Branch, ...]
    looked: int = 0

    def branches(self) -> dict[int, Branch]:
        return dict(enumerate(self.found))


CLEAR = (Branch(30, 0.9), Branch(10, 0.1))
OPEN = (Branch(30, 0.1), Branch(10, 0.9))


@pytest.mark.parametrize(
    ("branches", "walks", "looked", "taken", "enough"),
    [
        (CLEAR[:1], 0, 0, 0.0, True),
        (CLEAR, 40, 999, 0.0, True),
        (CLEAR, 40, 1000, 0.0, True),
        (OPEN, 40, 0, 1.5, False),
        (OPEN, 40, 0, 1.6, True),
        (CLEAR, 40, 0, 1.0, True),
        (CLEAR, 40, 0, 0.51, True),
        (CLEAR, 40, 0, 0.5, False),
        (CLEAR, 40, 510, 0.1, True),
        (CLEAR, 20, 510, 0.1, False),
        (CLEAR, 21, 600, 0.1, True),
        ((Branch(300, 0.9), Branch(1, 0.1)), 60, 0, 0.2, False),
        ((Branch(300, 0.9), Branch(1, 0.1)), 60, 0, 0.21, True),
    ],
)
def test_a_player_stops_when_its_time_is_over_or_the_rest_can_hardly_change_anything(
    branches: tuple[Branch, ...], walks: int, looked: int, taken: float, enough: bool
) -> None:
    walked: Any = Walked(branches, looked)
    assert is_enough(walked, walks, 1000, taken) is enough
    assert most_walked(walked.branches()) == 0
