"""Job of finding out the moves that a computer player means to make next."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bot.jobs.position import Position
from engine.action import to_text
from engine.advice import foretold, outlook
from engine.chance import Chance
from engine.players import SearchPlayer
from engine.text import Text


@dataclass(frozen=True, slots=True)
class IntendJob:
    """An intention to look for: of which player, and at which position."""

    player: SearchPlayer
    at: Position
    seed: bytes
    """Seed of the player's own chance."""

    def run(self, _progress: Callable[..., None]) -> tuple[tuple[tuple[str, Text], ...], tuple[Text, ...]]:
        """Return the moves in text form and in words, as far as they can be foretold, and what comes of them.

        There are none in a game without plans. A move that tells what an earlier one brings to light is not foretold.
        """
        match, seat = self.at.load(), self.at.seat
        ahead = self.at.ahead()
        way = self.player.way(ahead, seat, Chance(self.seed))
        comes = outlook(ahead, seat, way) if way else ()
        found = []
        for action, words in foretold(match, seat, way):
            if action not in match.legal(seat) or words != match.game.telling.label(match.view(seat), action):
                break
            found.append((to_text(action), words))
            match.play(seat, action)
        return tuple(found), comes
