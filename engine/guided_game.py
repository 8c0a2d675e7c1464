"""A guided game: a short deal in which a learner is told, move by move, what would be good now and why.

`data/games/<game>/guided.toml` holds it: the options and the seed of the deal, the moves that have been made when the learner comes, and
a few steps, each a move that is suggested, the name of the sentence that says why, and what the others answer. The learner may do
something else at any time. The sentences are words: `<game>-guided-begin` and `<game>-guided-<why>`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any, Final

from pydantic import Field

from engine.facts import Facts, facts
from engine.game import Game
from engine.match import Match
from engine.text import Seat, Text, say

FEWEST, MOST = 6, 15
"""Least and greatest number of steps of a guided game."""
LEARNER: Final = Seat(0)


class GuidedMove(Facts):
    """One move that is suggested to the learner; moves of others begin with their seat: `1 take C4`."""

    move: str
    why: str
    replies: tuple[str, ...] = ()


class GuidedGame(Facts):
    """The guided game of one game."""

    seats: int
    seed: str
    """The seed of the deal: any text."""
    options: Mapping[str, Any] = Field(default_factory=dict)
    opening: tuple[str, ...] = ()
    """The moves that have been made, each after its seat."""
    whole: bool = True
    """Whether the last step ends the game; else it is left there, and the score is that of the moment."""
    step: tuple[GuidedMove, ...]

    def wrong(self) -> Iterator[str]:
        """Yield what cannot be true of it."""
        if not FEWEST <= len(self.step) <= MOST:
            yield f"a guided game has {FEWEST} to {MOST} steps, and not {len(self.step)}"


def guided(game_id: str) -> GuidedGame:
    """Return the guided game of a game. Raises FileNotFoundError where there is none."""
    return facts(game_id, "guided", GuidedGame)


def begin(game: Game[Any, Any]) -> Match[Any]:
    """Return the match as the learner finds it, which may be played on.

    Raises FileNotFoundError, and Refused where it does not fit the rules.
    """
    return _begun(game).copy()


def play_lines(match: Match[Any], lines: Iterable[str]) -> Iterator[tuple[Seat, str, tuple[Any, ...]]]:
    """Play these moves on a match, each written after its seat, and yield the seat, the move and what it tells."""
    for line in lines:
        seat, move = line.split(" ", 1)
        yield Seat(int(seat)), move, match.play(Seat(int(seat)), match.game.grammar.read(move))


def why(game_id: str, name: str) -> Text:
    """Return the sentence of a step."""
    return say(f"{game_id}-guided-{name}")


def guided_keys(game_id: str) -> Iterator[str]:
    """Yield every catalogue key that a guided game is told with. Raises FileNotFoundError where there is none."""
    yield f"{game_id}-guided-begin"
    yield from (why(game_id, step.why).key for step in guided(game_id).step)


@lru_cache(16)
def _begun(game: Game[Any, Any]) -> Match[Any]:
    given = guided(game.id)
    match: Match[Any] = Match.new(
        game, game.Options.model_validate(given.options), given.seats, given.seed.encode()
    )
    for _ in play_lines(match, given.opening):
        pass
    return match
