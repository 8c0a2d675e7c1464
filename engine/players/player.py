"""The interface of a computer player."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeAlias

from engine.chance import Chance
from engine.game import Game
from engine.match import Match
from engine.text import Seat

Late: TypeAlias = Callable[[], float]
"""A function that says what share of its time a player has taken; from 1 on it is late.

The engine has no clock: the caller that asks for an action brings one.
"""


def never() -> float:
    """Return a `Late` for when there is no hurry: the player thinks as long as it was made to, and picks the same every time."""
    return 0.0


def worth_playing(game: Game[Any, Any], legal: tuple[Any, ...]) -> tuple[Any, ...]:
    """Return the legal actions that do more than take back what the seat has prepared; where there are no others, these."""
    if not game.reverting_verbs:
        return legal
    return tuple(action for action in legal if action.verb not in game.reverting_verbs) or legal


class ComputerPlayer(Protocol):
    """A computer player: it can be asked for an action."""

    @property
    def slow(self) -> bool:
        """Whether picking takes so long that nobody should be made to wait for it."""

    def pick(self, match: Match[Any], seat: Seat, chance: Chance, late: Late = never) -> Any:
        """Pick one of the legal actions of this seat, soon after `late` says 1. The match is left as it is.

        Raises ValueError where there is none.
        """
