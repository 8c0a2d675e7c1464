"""Job of picking the next move of a computer player that thinks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import inf
from time import monotonic

from bot.jobs.position import Position
from bot.jobs.stop_signal import is_dropped
from engine.action import to_text
from engine.chance import Chance
from engine.players import ComputerPlayer


@dataclass(frozen=True, slots=True)
class ThinkJob:
    """A move to pick: by which player, and at which position."""

    player: ComputerPlayer
    at: Position
    seed: bytes
    """Seed of the player's own chance."""
    seconds: float
    """Seconds that a player who thinks long takes over a move; it stops at once when nobody waits for it any more."""

    def run(self, _progress: Callable[..., None]) -> str:
        """Return the move in text form."""
        match, start = self.at.load(), monotonic()

        def late() -> float:
            return inf if is_dropped() else (monotonic() - start) / self.seconds

        seat, chance = self.at.seat, Chance(self.seed)
        action = self.player.pick(self.at.ahead(), seat, chance, late)
        if action not in match.legal(seat):
            action = self.player.pick(match, seat, chance, late)
        return to_text(action)
