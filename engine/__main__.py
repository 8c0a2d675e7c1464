"""python -m engine: reads every file of facts, and says in a sentence each what is wrong in them."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from engine.facts import GAMES, FactsError, read
from engine.game import games


def main() -> int:
    faults = list(faults_in(GAMES))
    print("\n".join(faults) or "All facts are in order.")
    return 1 if faults else 0


def faults_in(home: Path) -> Iterator[str]:
    """What is wrong in the files of all games, which lie here in a folder each."""
    for game_id, game in games().items():
        for name, model in game.facts.items():
            try:
                read(home / game_id / f"{name}.toml", model)
            except FactsError as error:
                yield str(error)
            except FileNotFoundError:
                yield f"{game_id}/{name}.toml: there is no such file."


if __name__ == "__main__":
    sys.exit(main())
