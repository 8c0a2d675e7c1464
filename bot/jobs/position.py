"""The moment of a game that a job looks at."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from engine.game import Game
from engine.match import Match
from engine.saved_match import Saved, load_match
from engine.text import Seat


@dataclass(frozen=True, slots=True)
class Position:
    """A match as it was saved, and the seat that something is looked for. `find` returns the game with an id."""

    find: Callable[[str], Game[Any, Any]]
    saved: str
    seat: Seat

    def load(self) -> Match[Any]:
        """Return the match, in the process that does the job."""
        saved = Saved.model_validate_json(self.saved)
        return load_match(saved, self.find(saved.game))
