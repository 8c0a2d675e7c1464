"""Computer players for any game. They keep no state, and know no more than the seat they play for.

    random           any legal action, each as likely as the others
    greedy           the action after which it would stand best, one step ahead
    brief well deep  the action that most promises after looking further ahead, at ever more positions

A player draws from the chance it is given, never from the match's own: how a computer player thinks must not change what is dealt.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from engine.players.basic import GreedyPlayer, RandomPlayer
from engine.players.player import Late, Player, never
from engine.players.search import SearchPlayer

__all__ = ["LEVELS", "GreedyPlayer", "Late", "Player", "RandomPlayer", "SearchPlayer", "never"]

LEVELS: Final[Mapping[str, Player]] = MappingProxyType(
    {
        "random": RandomPlayer(),
        "greedy": GreedyPlayer(),
        "brief": SearchPlayer(positions=500),
        "well": SearchPlayer(positions=1500),
        "deep": SearchPlayer(positions=10000),
    }
)
"""The players there are, by the name they are chosen by, weakest first."""
