"""Small games for the tests of what holds for every game."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from engine.game import Game
from tests.engine.scripted import smithy
from tests.engine.toys import magpies, pebbles

TOYS: Mapping[str, Game[Any, Any]] = {game.id: game for game in (magpies.GAME, pebbles.GAME, smithy.SMITHY)}

CATALOGUES = Path(__file__).parent / "text"
"""The words of the toys, laid out as `data/text` is."""
