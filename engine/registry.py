"""The games there are: each package under `engine.games` with a `GAME` is one, and each package of others that names itself one.

A package of ours that is broken is a fault of the program. One of others that is broken is left out: `failures` names it, and the games
that were saved of it wait.
"""

from __future__ import annotations

import importlib
import logging
from collections.abc import Mapping
from functools import cache
from typing import Any

from engine import home as homes
from engine.errors import Malformed
from engine.facts import read
from engine.game import Game
from engine.home import Home
from engine.text import say

log = logging.getLogger(__name__)

_FAILED: dict[str, str] = {}


@cache
def games() -> Mapping[str, Game[Any, Any]]:
    """Return all games that can be played by their ids, in alphabetical order."""
    found = {game.id: game for home in homes.homes().values() if (game := _game(home)) is not None}
    return dict(sorted(found.items()))


def find(game_id: str) -> Game[Any, Any]:
    """Return the game of that id; the others are not imported. Raises Malformed where there is none."""
    home = homes.homes().get(game_id)
    game = None if home is None else _game(home)
    if game is None:
        raise Malformed(say("malformed-game", game=game_id, games=", ".join(games())))
    return game


def failures() -> Mapping[str, str]:
    """Return the games of others that cannot be played here by their ids, each with the reason, without its full stop."""
    games()
    return {**homes.lost(), **_FAILED}


def forget() -> None:
    """Forget every game that was found, so that packages are looked for anew; one that was imported stays as it is."""
    homes.forget()
    games.cache_clear()
    _game.cache_clear()
    _FAILED.clear()


@cache
def _game(home: Home) -> Game[Any, Any] | None:
    if home.is_ours:
        found: Game[Any, Any] = importlib.import_module(home.package).GAME
        return found
    try:
        return _whole(home)
    except (Exception, SystemExit) as error:
        _FAILED[home.game_id] = f"{type(error).__name__}: {error}".rstrip(".")
        log.exception("the game %s of %s is left out", home.game_id, home.package)
        return None


def _whole(home: Home) -> Game[Any, Any]:
    """Return a game of others. Whatever it lacks to be played is raised: its rules, its pictures, actions that can be read, its facts."""
    game = importlib.import_module(home.package).GAME
    if not isinstance(game, Game):
        raise TypeError(f"{home.package}.GAME is no engine.game.Game")
    if game.id != home.game_id:
        raise ValueError(f"{home.package} calls its game {game.id}, and its entry point {home.game_id}")
    _ = importlib.import_module(home.painter).PAINTER, game.grammar.adapter
    for name, model in game.facts.items():
        read(home.facts / f"{name}.toml", model)
    return game
