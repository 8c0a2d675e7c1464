"""Checks that the files of facts say what can be true."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from engine.facts import FactsError, read
from engine.game import games


def faults_in(home: Path) -> Iterator[str]:
    """Yields what is wrong in the files of all games, a sentence each. `home` has a folder for each game."""
    for game_id, game in games().items():
        for name, model in game.facts.items():
            try:
                read(home / game_id / f"{name}.toml", model)
            except FactsError as error:
                yield str(error)
            except FileNotFoundError:
                yield f"{game_id}/{name}.toml: there is no such file."
