"""Job of analysing a finished game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from engine.analysis import Analysis, Analyst
from engine.game import Game
from engine.record import Diverged, RecordedMove


@dataclass(frozen=True, slots=True)
class AnalysisJob:
    """A game to analyse, from its seed and all its moves, and by whom."""

    find: Callable[[str], Game[Any, Any]]
    analyst: Analyst
    game: str
    options: Mapping[str, Any]
    seats: int
    seed: bytes
    moves: tuple[RecordedMove, ...]

    def run(self, progress: Callable[[int, int], None]) -> Analysis | None:
        """Return the analysis; None where the present rules do not come to the same game. Tell how much is done, and of how much."""
        game = self.find(self.game)
        options = game.Options.model_validate(self.options)
        with suppress(Diverged):
            return self.analyst.analyse(game, options, self.seats, self.seed, self.moves, progress)
        return None
