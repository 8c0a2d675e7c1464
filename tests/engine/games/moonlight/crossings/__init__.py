"""Crossings of Moonlight: every scenario at every difficulty and in every way to play, walked step by step with the laws held.

`make fuzz` finds here what it plays of the game besides its random games.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.chance import Chance
from engine.games.moonlight import GAME
from engine.games.moonlight.model.kinds import SCENARIOS
from tests.engine.contract.fuzz import case, start_of
from tests.engine.contract.random_games import Start
from tests.engine.games.moonlight.crossings.walk import take_back, walk_through
from tests.engine.games.moonlight.test_properties import mixes

MOST_PLAYED = 40
"""Number of actions below which some are played before they are taken back."""


def crossings(name: str) -> Iterator[Start]:
    """Yield every scenario in every way to play at every difficulty once, in an order of its own; scenarios in turn."""
    chance = Chance(name.encode(), name="moonlight crossings")
    ways = {number: list(chance.shuffled([*mixes(number)])) for number in SCENARIOS}
    for turn in range(max(map(len, ways.values()))):
        for number in SCENARIOS:
            if turn < len(ways[number]):
                options, seats = ways[number][turn]
                yield Start(GAME, options, seats, f"{name} {number} {turn}".encode())


def lines(name: str) -> Iterator[str]:
    """Yield one round, a line each."""
    yield from map(case, crossings(name))


def run(line: str) -> None:
    """Walk through the game of a line, and take back what can be. Raises Broken where a law is broken."""
    walk_through(start_of(line))
    take_back(start_of(line), MOST_PLAYED)
