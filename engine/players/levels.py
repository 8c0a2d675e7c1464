"""The strengths of computer players, as people choose them in the lobby."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from engine.players.memory import MEMORY
from engine.players.player import ComputerPlayer
from engine.players.search import SearchPlayer

LEVELS: Final[Mapping[str, ComputerPlayer]] = MappingProxyType(
    {
        "random": SearchPlayer(positions=30, noise=0.7, slow=False, spares=True),
        "greedy": SearchPlayer(positions=120, noise=0.15, slow=False, spares=True),
        "brief": SearchPlayer(positions=1600, noise=0.01, patience=0.2, spares=True),
        "well": SearchPlayer(positions=4000, patience=0.5, memory=MEMORY, compiled=True, spares=True),
        "deep": SearchPlayer(positions=40000, memory=MEMORY, compiled=True, spares=True),
    }
)
"""The strengths there are, weakest first, by the names they are saved by. In the lobby they are called beginner to expert."""
