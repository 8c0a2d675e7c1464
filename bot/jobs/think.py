"""python -m bot.jobs.think: a process that thinks for computer players, so that nobody else waits meanwhile.

It does one job after the other, as they come in on standard input, and answers each with a line of JSON. When its input ends so does
it: whatever becomes of the bot, it is not left behind.
"""

from __future__ import annotations

import json
import os
import pickle
import sys
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import Any

from engine.action import to_text
from engine.chance import Chance
from engine.game import Game
from engine.match import Match, Saved
from engine.players import Player
from engine.text import Seat

POLITENESS = 5
"""How far the process stands back where the processor is wanted by others, the bot among them."""


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
    """How long it may take before it is told that it is late."""

    def pick(self) -> str:
        """The move in text form."""
        saved = Saved.model_validate_json(self.saved)
        match: Match[Any] = Match.load(saved, self.find(saved.game))
        end = monotonic() + self.seconds
        action = self.player.pick(match, self.seat, Chance(self.seed), lambda: monotonic() >= end)
        return to_text(action)


def answer(job: Job) -> dict[str, str]:
    """The move, or what went wrong."""
    try:
        return {"move": job.pick()}
    except Exception:
        return {"error": traceback.format_exc()}


def main() -> None:
    """Work until there is nobody left to work for."""
    os.nice(POLITENESS)
    while True:
        try:
            job = pickle.load(sys.stdin.buffer)  # noqa: S301 - from the bot that started us, and nobody else
        except EOFError:
            return
        print(json.dumps(answer(job)), flush=True)


if __name__ == "__main__":
    main()
