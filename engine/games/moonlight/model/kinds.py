"""The kinds of things in a moonlit forest, by the names they have in data, saves and catalogues."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

ID: Final = "moonlight"
"""The name of the game in data and catalogues."""

Creature: TypeAlias = Literal["light", "shadow"]
"""One of the two nocturnal creatures."""
Side: TypeAlias = Creature
"""The receiver of tiles and tokens. Played together, `light` is the team and `shadow` the opponent (ML-VERSUS-09)."""
Mode: TypeAlias = Literal["coop", "solo", "versus"]
"""The way in which seats play: two together, one alone, or two to four against each other."""
Difficulty: TypeAlias = Literal["regular", "difficult", "extreme"]
Phase: TypeAlias = Literal[
    "prepare", "light", "shadow", "collect", "assign", "reveal", "move", "settle", "over"
]
"""The phase of a game: the choices before the first turn, each creature's start spot, the phases of a turn (ML-COLLECT-01), or the end.

In `prepare` and `reveal` nobody is waited for unless a module asks.
"""
Mark: TypeAlias = Literal["firefly", "yellow", "green", "eclipse"]
"""A thing that may lie on a tile beside bits and favour tokens: a firefly, a gem of the forest, an Eclipse token."""
Gem: TypeAlias = Literal["pink", "blue", "yellow", "green"]
"""The colour of a player's gems, by seat (ML-SETUP-20)."""
Kind: TypeAlias = Literal["tile", "bridge", "moonlight", "gap"]
"""The use of a spot: for an upright tile, one that lies across, a Moonlight tile, or nothing but a mark."""

CREATURES: Final[tuple[Creature, ...]] = get_args(Creature)
SIDES: Final[tuple[Side, ...]] = CREATURES
MODES: Final[tuple[Mode, ...]] = get_args(Mode)
DIFFICULTIES: Final[tuple[Difficulty, ...]] = get_args(Difficulty)
GEMS: Final[tuple[Gem, ...]] = get_args(Gem)
SCENARIOS: Final = range(1, 29)
BITS: Final = 8
"""Number of Moonlight bits in the box (ML-BIT-06)."""


def other(creature: Creature) -> Creature:
    """Return the other creature, or the other side."""
    return "shadow" if creature == "light" else "light"
