"""Job of looking for the move that a good player would make now."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bot.jobs.position import Position
from engine.action import to_text
from engine.advice import advise
from engine.players import ComputerPlayer
from engine.text import Text


@dataclass(frozen=True, slots=True)
class HintJob:
    """A hint to look for: by which player, and at which position."""

    player: ComputerPlayer
    at: Position

    def run(self, _progress: Callable[..., None]) -> tuple[str, tuple[Text, ...]]:
        """Return the move in text form, and why. It is not hurried: haste would make it differ between tables that look the same."""
        advice = advise(self.at.load(), self.at.seat, self.player)
        return to_text(advice.action), advice.reasons
