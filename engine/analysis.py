"""The analysis of a finished game: each side's chances after every move, and the moves on which they turned.

Chances are judged from what everybody could see at that moment. Whether another move would have been better is judged from what its seat
could know then, never from what has come to light since. Both moves are followed on the same deals with the same luck, and only what is
far from chance counts. Luck is drawn from the game's seed, so that the same game gets the same answer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from heapq import nlargest
from itertools import count, islice
from math import sqrt
from operator import attrgetter
from statistics import fmean, stdev
from typing import Any, Final

from pydantic import BaseModel, ConfigDict

from engine.action import to_text
from engine.chance import Chance
from engine.game import Game, TableOptions
from engine.match import Match
from engine.players.player import ComputerPlayer, worth_playing
from engine.players.search import SearchPlayer
from engine.players.tree import SearchTree, State
from engine.record import RecordedMove, play_again
from engine.text import Seat
from engine.thinking import Thinking

TURNING_POINTS: Final = 3
"""Maximum number of turning points told."""
LEAST: Final = 0.03
"""Least chance to win that a turning point has cost, from 0 to 1."""
SURE: Final = 3.0
"""Least cost of a turning point, in standard errors of that cost."""
DEALS: Final = 4
"""Number of tables, each as it could be, over which chances are taken; two moves are compared on twice as many where it is close."""
MOST: Final = 40
"""Maximum number of other moves looked at for each that was made, where turns are not planned as a whole."""


class TurningPoint(BaseModel):
    """A move that has cost much: its number from 1, its seat, what would have been better, and the chance to win with either."""

    model_config = ConfigDict(frozen=True)

    number: int
    seat: int
    better: str
    """The better action in its text form."""
    kept: float
    could: float

    @property
    def cost(self) -> float:
        """The chance to win that the move has cost, from 0 to 1."""
        return self.could - self.kept


class Analysis(BaseModel):
    """The chance to win by seat before the first move and after each, the last the result; and the turning points as they came."""

    model_config = ConfigDict(frozen=True)

    chances: tuple[tuple[float, ...], ...]
    turning_points: tuple[TurningPoint, ...]


@dataclass(frozen=True, slots=True)
class _Suspect:
    number: int
    before: Match[Any]
    seat: Seat
    played: Any
    regret: float
    is_planned: bool
    """Whether the game plans turns as a whole there."""


@dataclass(frozen=True, slots=True)
class Analyst:
    """An analyst of games: judges every move of a finished game.

    `player` says what would have been better, in the `suspects` places where the game seems to have turned; what a move was worth is found
    by looking at `positions` positions on each deal.

    The player must remember nothing from one game to the next, else the answers differ.
    """

    player: ComputerPlayer
    suspects: int = 12
    positions: int = 500

    def analyse(
        self,
        game: Game[Any, Any],
        options: TableOptions,
        seats: int,
        seed: bytes,
        moves: Sequence[RecordedMove],
        progress: Callable[[int, int], None],
    ) -> Analysis:
        """Play the game again and look at every move, and for long where it seems to have turned.

        `progress` is told how much is done, and of how much. Raises Diverged where the present rules do not come to the same game.
        """
        of = len(moves) + self.suspects
        positions = play_again(game, options, seats, seed, moves)
        match, _ = next(positions)
        thinking = game.thinking.remembering()
        chances = [_chances(match)]
        suspects: list[_Suspect] = []
        for number, move in enumerate(moves, 1):
            found = _first_look(match, thinking, number, move)
            suspects = nlargest(self.suspects, [*suspects, *found], key=lambda suspect: suspect.regret)
            next(positions)
            chances.append(_chances(match))
            progress(number, of)
        points: list[TurningPoint] = []
        for done, suspect in enumerate(suspects, 1):
            points += self._second_look(suspect, thinking)
            progress(len(moves) + done, of)
        worst = nlargest(TURNING_POINTS, points, key=lambda point: point.cost)
        turned = tuple(sorted(worst, key=lambda point: point.number))
        return Analysis(chances=tuple(chances), turning_points=turned)

    def _second_look(self, suspect: _Suspect, thinking: Thinking[Any, Any]) -> Iterator[TurningPoint]:
        """Yield the move, if the player would have made another one and that is surely worth more."""
        before, seat = suspect.before, suspect.seat
        better = self.player.pick(before, seat, Chance(next(_seeds(before, "better"))))
        if better == suspect.played:
            return
        seeds = _seeds(before, "worth")
        worths = partial(_foreseen_worths, thinking) if suspect.is_planned else self._searched_worths
        found = [worths(before, seat, (suspect.played, better), seed) for seed in islice(seeds, DEALS)]
        if _cost(found, errors=1) < LEAST:
            return
        found += (worths(before, seat, (suspect.played, better), seed) for seed in islice(seeds, DEALS))
        if _cost(found) < LEAST or _cost(found, errors=-SURE) <= 0:
            return
        kept, could = _mean(found)
        yield TurningPoint(number=suspect.number, seat=seat, better=to_text(better), kept=kept, could=could)

    def _searched_worths(
        self, before: Match[Any], seat: Seat, actions: Sequence[Any], seed: bytes
    ) -> Sequence[float]:
        """Return the chance to win after each of these actions, as search finds it on one table as it could be for the seat."""
        return [self._searched(before, seat, action, seed) for action in actions]

    def _searched(self, before: Match[Any], seat: Seat, action: Any, seed: bytes) -> float:
        match = before.fork(seat, seed)
        match.play(seat, action)
        if match.outcome is not None:
            return match.outcome.value[seat]
        tree, chance = SearchTree(match.game, match.seats, seat, MOST), Chance(seed, name="search")
        tree.root.states[0] = State(match.imagine(seat, chance), Chance(seed))
        while tree.looked < self.positions:
            tree.walk(0, chance)
        likely = max(tree.root.branches.values(), key=lambda branch: branch.visits)
        return likely.mean(seat)


ANALYST: Final = Analyst(SearchPlayer(positions=4000))
"""The analyst: judges every move of a finished game; it takes some ten seconds over one."""


def _chances(match: Match[Any]) -> tuple[float, ...]:
    """Return by seat the chance to win, over tables as they could be for an onlooker; when the game is over, `Outcome.value`."""
    if match.outcome is not None:
        return match.outcome.value
    tables = (match.imagine(None, Chance(seed)) for seed in islice(_seeds(match, "chances"), DEALS))
    return _mean([match.game.thinking.value(table) for table in tables])


def _first_look(
    match: Match[Any], thinking: Thinking[Any, Any], number: int, move: RecordedMove
) -> Iterator[_Suspect]:
    """Yield the move, if one of the others had a higher value; taking back what was prepared is no move to judge."""
    legal = worth_playing(match.game, match.legal(move.seat).actions)
    played = match.game.grammar.read(move.line)
    if len(legal) < 2 or played not in legal:
        return
    others = [action for action in legal if action != played]
    found, is_planned = _at_a_glance(match, thinking, move.seat, [played, *others])
    regret = max(found) - found[0]
    if regret > 0:
        yield _Suspect(number, match.copy(), move.seat, played, regret, is_planned)


def _at_a_glance(
    match: Match[Any], thinking: Thinking[Any, Any], seat: Seat, actions: Sequence[Any]
) -> tuple[Sequence[float], bool]:
    """Return the values of the first of these actions and of some of the others: at once, or after the turn where turns are planned; and
    whether they are.

    Where turns are planned, the only other action is that of the best plan that begins with another one; neither is followed where that
    plan looks worse than one with the move that was made.
    """
    seed = next(_seeds(match, "first look"))
    chance = Chance(seed)
    table = match.imagine(seat, chance)
    played, *others = actions
    if ways := thinking.ways(table, seat, chance.twin()):
        rival = max((way for way in ways if way.actions[0] != played), key=attrgetter("value"), default=None)
        own = max((way.value for way in ways if way.actions[0] == played), default=0.0)
        if rival is None or rival.value < own:
            return [0.0], True
        return _foreseen(thinking, table, seat, (played, rival.actions[0]), seed), True
    state = State(table, Chance(seed))
    state.ask(match.game, seat)
    looked = chance.sample(others, min(MOST, len(others)))
    return [_value(match.game, state, action) for action in (played, *looked)], False


def _foreseen_worths(
    thinking: Thinking[Any, Any], before: Match[Any], seat: Seat, actions: Sequence[Any], seed: bytes
) -> Sequence[float]:
    """Return the same as `_foreseen`, on one table as it could be for the seat."""
    return _foreseen(thinking, before.imagine(seat, Chance(seed, name="redeal")), seat, actions, seed)


def _foreseen(
    thinking: Thinking[Any, Any], table: Any, seat: Seat, actions: Sequence[Any], seed: bytes
) -> Sequence[float]:
    """Return the chance to win after each of these actions, once everybody has gone on sensibly for a while."""
    return [
        chances[seat]
        for chances in thinking.foresee(table, seat, [(action,) for action in actions], Chance(seed))
    ]


def _value(game: Game[Any, Any], state: State, action: Any) -> float:
    assert state.seat is not None
    return game.thinking.value(state.after(game, action).table)[state.seat]


def _seeds(match: Match[Any], purpose: str) -> Iterator[bytes]:
    """Yield seeds that follow from the match as it stands, for one purpose; the same whenever it is analysed."""
    for deal in count():
        yield sha256(f"{match.commitment} {match.seq} {purpose} {deal}".encode()).digest()


def _cost(found: Sequence[Sequence[float]], errors: float = 0) -> float:
    """Return how much less the first move is worth than the second over these deals, plus `errors` standard errors."""
    gains = [could - kept for kept, could in found]
    return fmean(gains) + errors * stdev(gains) / sqrt(len(gains))


def _mean(found: Iterable[Sequence[float]]) -> tuple[float, ...]:
    return tuple(sum(values) / len(values) for values in zip(*found, strict=True))
