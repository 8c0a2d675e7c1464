"""Computer players for any game. They know no more than the seat they play for.

The five strengths search in the same way: the stronger ones think longer, the weaker ones misjudge what they see. In a game that says how
a whole turn could go (`Thinking.ways`) they compare such ways, in all others action by action. Beside them there are
two players that do not search: `RandomPlayer`, and `GreedyPlayer`, who looks one action ahead at nothing but points.

A player draws from the chance it is given, never from the match's own: how a computer player thinks must not change what is dealt.
"""

from __future__ import annotations

from engine.players.basic import GreedyPlayer, RandomPlayer
from engine.players.levels import LEVELS
from engine.players.player import ComputerPlayer, Late, never
from engine.players.search import SearchPlayer

__all__ = ["LEVELS", "ComputerPlayer", "GreedyPlayer", "Late", "RandomPlayer", "SearchPlayer", "never"]
