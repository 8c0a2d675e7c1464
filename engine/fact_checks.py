"""Checks that the files of facts say what can be true."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from engine.facts import FactsError, read
from engine.game import Game
from engine.home import home
from engine.registry import games


def faults_in(folder: Path, *, closely: bool = True) -> Iterator[str]:
    """Yield what is wrong in the files of all games, a sentence each. `folder` has a folder for each of ours; others have their own.

    Without `closely` it leaves out what takes time to find out, so that each start can look.
    """
    for game in games().values():
        yield from faults_of(game, folder, closely=closely)


def faults_of(game: Game[Any, Any], folder: Path, *, closely: bool = True) -> Iterator[str]:
    """Yield what is wrong in the files of one game, as `faults_in` does."""
    place = home(game.id)
    own = folder / game.id if place.is_ours else place.facts
    for name, model in game.facts.items():
        path = own / f"{name}.toml"
        try:
            found = read(path, model)
            if closely and (faults := tuple(found.unplayable())):
                yield str(FactsError(path, faults))
        except FactsError as error:
            yield str(error)
        except FileNotFoundError:
            yield f"{game.id}/{name}.toml: there is no such file."
