"""Looking for what a good player would do, which takes time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from engine.action import to_text
from engine.advice import advise
from engine.game import Game
from engine.match import Match, Saved
from engine.players import Player
from engine.text import Seat, Text


@dataclass(frozen=True, slots=True)
class Job:
    """Advice to give: by which player, in which match as it was saved, to which seat."""

    find: Callable[[str], Game[Any, Any]]
    player: Player
    saved: str
    seat: Seat

    def run(self, _progress: Callable[..., None]) -> tuple[str, tuple[Text, ...]]:
        """The move in text form, and why. It is not hurried: haste would make it differ between tables that look the same."""
        saved = Saved.model_validate_json(self.saved)
        match: Match[Any] = Match.load(saved, self.find(saved.game))
        advice = advise(match, self.seat, self.player)
        return to_text(advice.action), advice.reasons
