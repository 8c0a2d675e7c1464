"""Job of looking for the move that a good player would make now."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import process_time

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
    seconds: float
    """Seconds of processor that the player thinks; by them and not by the clock, so that a machine under load does not make hints worse."""

    def run(
        self, _progress: Callable[..., None]
    ) -> tuple[str, tuple[Text, ...], tuple[tuple[str, Text], ...]]:
        """Return the move in text form, why, and what should follow it, in text form and in words.

        How long it takes tells nothing of what the seat does not see: that is dealt anew.
        """
        match, start = self.at.load(), process_time()

        def late() -> float:
            return (process_time() - start) / self.seconds

        advice = advise(match, self.at.seat, self.player, late)
        following = tuple((to_text(action), words) for action, words in advice.following)
        return to_text(advice.action), advice.reasons, following
