"""Computer players for any game. They know no more than the seat they play for.

The five strengths search in the same way: the stronger ones think longer, the weaker ones misjudge what they see. In a game that says how
a whole turn could go (`Game.ways`) they compare such ways, in all others action by action. Beside them there are
two players that do not search: `RandomPlayer`, and `GreedyPlayer`, who looks one action ahead at nothing but points.

A player draws from the chance it is given, never from the match's own: how a computer player thinks must not change what is dealt.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from engine.players.basic import GreedyPlayer, RandomPlayer
from engine.players.memory import MEMORY
from engine.players.player import Late, Player, never
from engine.players.search import SearchPlayer

__all__ = ["LEVELS", "GreedyPlayer", "Late", "Player", "RandomPlayer", "SearchPlayer", "never"]

LEVELS: Final[Mapping[str, Player]] = MappingProxyType(
    {
        "random": SearchPlayer(positions=30, noise=0.7, slow=False),
        "greedy": SearchPlayer(positions=120, noise=0.15, slow=False),
        "brief": SearchPlayer(positions=1600, noise=0.01, patience=0.2),
        "well": SearchPlayer(positions=4000, patience=0.5, memory=MEMORY),
        "deep": SearchPlayer(positions=40000, memory=MEMORY),
    }
)
"""The strengths there are, weakest first, by the names they are saved by. In the lobby they are called beginner to expert."""
