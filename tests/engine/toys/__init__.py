"""Small games for the tests of what holds for every game."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from engine.errors import Malformed
from engine.game import Game
from engine.text import say
from tests.engine.scripted import smithy
from tests.engine.toys import magpies, pebbles

TOYS: Mapping[str, Game[Any, Any]] = {game.id: game for game in (magpies.GAME, pebbles.GAME, smithy.SMITHY)}


def toy(game_id: str) -> Game[Any, Any]:
    """Return a toy by its id, as `engine.registry.find` finds games."""
    try:
        return TOYS[game_id]
    except KeyError:
        raise Malformed(say("malformed-game", game=game_id, games=", ".join(TOYS))) from None


CATALOGUES = Path(__file__).parent / "text"
"""Folder with the words of the toys, laid out as `data/text` is."""
