"""Thinking for a computer player, which takes time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import inf
from time import monotonic
from typing import Any

from bot.jobs.hurry import is_dropped
from engine.action import to_text
from engine.chance import Chance
from engine.game import Game
from engine.match import Match, Saved
from engine.players import Player
from engine.text import Seat


@dataclass(frozen=True, slots=True)
class Job:
    """A move to pick: by which player, in which match as it was saved, for which seat."""

    find: Callable[[str], Game[Any, Any]]
    player: Player
    saved: str
    seat: Seat
    seed: bytes
    """Of the player's own chance."""
    seconds: float
    """The time that a player who thinks long takes over a move; it stops at once when nobody waits for it any more."""

    def run(self, _progress: Callable[..., None]) -> str:
        """The move in text form."""
        saved = Saved.model_validate_json(self.saved)
        match: Match[Any] = Match.load(saved, self.find(saved.game))
        start = monotonic()

        def late() -> float:
            return inf if is_dropped() else (monotonic() - start) / self.seconds

        return to_text(self.player.pick(match, self.seat, Chance(self.seed), late))
