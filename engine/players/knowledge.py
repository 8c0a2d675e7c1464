"""The knowledge of a computer player: all that its seat may know, and nothing else.

A player is handed the match, but thinks on tables from here: they look the same to its seat, and all that it cannot know is dealt anew
by the game's `redeal`. Every player takes its tables here.
"""

from __future__ import annotations

from typing import Any

from engine.chance import Chance
from engine.match import Match
from engine.text import Seat


def dealt_table(match: Match[Any], seat: Seat | None, seed: bytes) -> Any:
    """Return a table as it could be for all this seat knows; the same seed deals the same one.

    table = dealt_table(match, seat, chance.seed())
    """
    return match.imagine(seat, Chance(seed, name="redeal"))
