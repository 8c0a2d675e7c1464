"""The moment of a game that a job looks at."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from engine.errors import Refused
from engine.game import Game
from engine.match import Match
from engine.saved_match import Saved, load_match
from engine.text import Seat


@dataclass(frozen=True, slots=True)
class Position:
    """A match as it was saved, and the seat that something is looked for. `find` returns the game with an id.

    `counted_on` are the moves in text form that others have shown as their plans, and that the seat may count on.
    """

    find: Callable[[str], Game[Any, Any]]
    saved: str
    seat: Seat
    counted_on: tuple[tuple[Seat, str], ...] = ()

    def load(self) -> Match[Any]:
        """Return the match, in the process that does the job."""
        saved = Saved.model_validate_json(self.saved)
        return load_match(saved, self.find(saved.game))

    def ahead(self) -> Match[Any]:
        """Return the match as it will be once others have done what is counted on, as far as that is legal there; else as it is.

        It is a fork, dealt anew from what the seat sees: nothing that it cannot know comes of what others mean to do.
        """
        match = self.load()
        if not self.counted_on:
            return match
        seen = match.view(self.seat).model_dump_json().encode()
        fork = match.fork(self.seat, sha256(seen).digest())
        for other, line in self.counted_on:
            with suppress(Refused, ValueError):
                fork.play(other, fork.game.grammar.read(line))
        return fork if self.seat in fork.awaiting else match
