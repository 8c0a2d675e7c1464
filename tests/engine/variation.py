"""Variations of games, to ask what follows from one fact of a game: all else is as the game has it, and the game itself stays."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from types import MappingProxyType
from typing import Any

from engine.match import Match


def varied(
    match: Match[Any], telling: Mapping[str, object] = MappingProxyType({}), **facts: object
) -> Match[Any]:
    """Return the match as one of a game that differs in these facts, and in those of its telling."""
    found = match.copy()
    found.game = copy(match.game)
    vars(found.game).update(facts, telling=copy(match.game.telling))
    vars(found.game.telling).update(telling)
    return found
