"""Playing a recorded game again, compared with its record after every move.

This is the only place that decides whether the rules as they are now still come to what a record says. Whoever shows, judges or proves
anything from a record goes through here, so nobody is ever shown a position that the game never had.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from engine.errors import Refused
from engine.event import Event
from engine.game import Game, TableOptions
from engine.match import Match
from engine.text import Seat


@dataclass(frozen=True, slots=True)
class RecordedMove:
    """A move as a record has it: its seat, its text form, and the digest of the match after it (None where the record does not say)."""

    seat: Seat
    line: str
    digest: str | None = None


class Diverged(Exception):
    """The rules as they are now leave the record at this move.

    `number` counts the moves from 1, and 0 is the setup. `refused` says why the rules refuse the move; it is None where they allow it
    and come to another state.
    """

    def __init__(self, number: int, refused: Refused | None = None) -> None:
        super().__init__(number)
        self.number = number
        self.refused = refused


def play_again(
    game: Game[Any, Any],
    options: TableOptions,
    seats: int,
    seed: bytes,
    moves: Iterable[RecordedMove],
    setup: str | None = None,
) -> Iterator[tuple[Match[Any], tuple[Event, ...]]]:
    """Yield the match after its setup and after each move, with what that told. `setup` is the recorded digest of the setup.

    The same match object is given each time, further on. Raises Diverged, and Malformed where the game cannot be set up.
    """
    match: Match[Any] = Match.new(game, options, seats, seed)
    if setup not in (None, match.digest):
        raise Diverged(0)
    yield match, match.prelude
    for events in play_on(match, moves):
        yield match, events


def play_on(match: Match[Any], moves: Iterable[RecordedMove]) -> Iterator[tuple[Event, ...]]:
    """Yield what each of these moves tells, played on this match one by one. Raises Diverged."""
    for number, move in enumerate(moves, 1):
        try:
            events = match.play(move.seat, match.game.grammar.read(move.line))
        except Refused as refused:
            raise Diverged(number, refused) from refused
        if move.digest not in (None, match.digest):
            raise Diverged(number)
        yield events
