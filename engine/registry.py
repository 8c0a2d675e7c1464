"""The games there are: each package under `engine.games` with a `GAME` is one, and nothing else names it."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from engine.errors import Malformed
from engine.game import Game
from engine.text import say


@cache
def games() -> Mapping[str, Game[Any, Any]]:
    """Return all games by their ids, in alphabetical order: the `GAME` of each package under `engine.games`."""
    found = {game.id: game for game in map(_game, _packages())}
    return dict(sorted(found.items()))


def find(game_id: str) -> Game[Any, Any]:
    """Return the game of that id, whose package has the same name; the others are not imported. Raises Malformed where there is none."""
    package = game_id.replace("-", "_")
    game = _game(package) if package in _packages() else None
    if game is None or game.id != game_id:
        raise Malformed(say("malformed-game", game=game_id, games=", ".join(games())))
    return game


@cache
def _packages() -> Sequence[str]:
    home = importlib.import_module("engine.games")
    return tuple(found.name for found in pkgutil.iter_modules(home.__path__))


@cache
def _game(package: str) -> Game[Any, Any]:
    found: Game[Any, Any] = importlib.import_module(f"engine.games.{package}").GAME
    return found
