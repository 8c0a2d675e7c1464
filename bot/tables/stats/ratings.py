"""The strength of players, from their results against each other: Plackett and Luce's model, as OpenSkill computes it.

It takes sides of any size in any number. Where all play together against the game nobody is rated: it is not equally hard every time, and
whoever dares more would fall for it. A computer player is rated too, by its level and for all tables of a place together: whoever beats
only a weak one gains little by it. A player who has left for good comes last, but is not compared with whoever took the seat over.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any, TypeAlias

from bot.store.games.results import Result, SeatResult
from bot.store.rows import NOBODY
from engine.players import LEVELS
from engine.text import Seat

if TYPE_CHECKING:
    from openskill.models import PlackettLuce, PlackettLuceRating

Key: TypeAlias = int | str | None
"""A person's id, or the level of a computer player; None is somebody who has been forgotten."""
SCALE, BASE = 40, 1000
"""Points of one unit of the model, and those of somebody of whom nothing is known."""
SETTLED = 5
"""Number of games after which a rating is no longer provisional."""

_LEVELS_SPAN = 40.0
"""Distance, in units of the model, by which the weakest computer player begins below the strongest, who begins as a person does."""
_LEVELS_SIGMA = 1.0
"""Uncertainty of a computer player's rating. They do not learn, so they hardly move: else whoever beats the weakest often enough would
raise both far from everybody else.
"""


@cache
def _model() -> PlackettLuce:
    """Return the model with a limit on uncertainty: without it a sure winner would fall a little, each game making them less certain."""
    # It takes a tenth of a second to import, and most starts have no use for it.
    from openskill.models import PlackettLuce

    return PlackettLuce(limit_sigma=True)


@dataclass(frozen=True, slots=True)
class Side:
    """The players who won or lost together, and the place they came to."""

    players: tuple[Key, ...]
    rank: int
    heirs: tuple[Key, ...] = ()
    """The people who took the seat over from whoever has left: nobody is ahead of somebody in whose place they have played."""

    def meets(self, other: Side) -> bool:
        """Return whether the players of this side played against those of another one."""
        return not ({*self.heirs} & {*other.players} or {*other.heirs} & {*self.players})


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating in points: a person's least worth, as far as can be told, and its uncertainty."""

    points: int
    spread: int
    games: int

    @property
    def provisional(self) -> bool:
        """Whether the rating rests on too few games to say much."""
        return self.games < SETTLED


@dataclass(slots=True)
class Ladder:
    """The ratings in one game. Results are added in the order in which they ended; equal results give equal ratings."""

    history: dict[int, list[tuple[int, int]]] = field(default_factory=dict)
    """By person, the time at which each game ended and the points after it."""
    _ratings: dict[Key, PlackettLuceRating] = field(default_factory=dict)

    def add(self, sides: Sequence[Side], ended: int) -> None:
        """Rate everybody by one game more. With one side alone there is nothing to compare, and nothing changes."""
        there = [side for side in sides if not side.heirs]
        found: dict[Key, list[PlackettLuceRating]] = {}
        for key, rating in self._rated(there):
            found.setdefault(key, []).append(rating)
        for left in (side for side in sides if side.heirs):
            rivals = [side for side in there if side.meets(left)]
            for key, rating in self._rated([*rivals, left]):
                if key in left.players:
                    found.setdefault(key, []).append(rating)
        for key, ratings in found.items():
            self._put(key, ratings, ended)

    def rating(self, person: int) -> Rating:
        """Return the rating of one person, whether known here or not."""
        rating = self._of(person)
        return Rating(_points(rating), round(rating.sigma * SCALE), len(self.history.get(person, ())))

    def people(self) -> list[int]:
        """Return the ids of the people who have a rating, the best first."""
        return sorted(self.history, key=lambda person: (-self.rating(person).points, person))

    def levels(self) -> Mapping[str, int]:
        """Return the points of the computer players that people have met here, by level, the best first."""
        met = {key: _points(self._ratings[key]) for key in LEVELS if key in self._ratings}
        return dict(sorted(met.items(), key=lambda each: -each[1]))

    def dump(self) -> dict[str, Any]:
        """Return the whole ladder as JSON values."""
        ratings = [[key, rating.mu, rating.sigma] for key, rating in self._ratings.items()]
        return {"history": list(self.history.items()), "ratings": ratings}

    @classmethod
    def load(cls, dumped: Mapping[str, Any]) -> Ladder:
        """Return the ladder that was dumped, to the last digit."""
        history = {
            person: [(ended, points) for ended, points in games] for person, games in dumped["history"]
        }
        ratings: dict[Key, PlackettLuceRating] = {
            key: _model().rating(mu=mu, sigma=sigma) for key, mu, sigma in dumped["ratings"]
        }
        return cls(history, ratings)

    def _rated(self, sides: Sequence[Side]) -> Iterator[tuple[Key, PlackettLuceRating]]:
        """Yield the players of these sides, each with the rating after their game; nobody where there is one side alone."""
        if len(sides) < 2:
            return
        # The sums of the model are taken in the order of its input: nobody's place at the table may change a digit.
        ordered = sorted(sides, key=lambda side: (side.rank, sorted(map(str, side.players))))
        before = [[self._of(key) for key in side.players] for side in ordered]
        after = _model().rate(before, ranks=[float(side.rank) for side in ordered])
        for side, ratings in zip(ordered, after, strict=True):
            yield from zip(side.players, ratings, strict=True)

    def _of(self, key: Key) -> PlackettLuceRating:
        return self._ratings.get(key) or _first(key)

    def _put(self, key: Key, ratings: Sequence[PlackettLuceRating], ended: int) -> None:
        """Keep the rating that a game gave a player; of one who had several hands in it, the mean."""
        if key is None:
            return
        rating = self._ratings[key] = ratings[0] if len(ratings) == 1 else _mean(ratings)
        if isinstance(key, int):
            self.history.setdefault(key, []).append((ended, _points(rating)))


def sides_of(result: Result, groups: Iterable[Sequence[Seat]]) -> list[Side]:
    """Return the sides of a finished game, each group of seats being one, best first.

    Whoever plays alone, or all together against the game, is one side, and rates nobody.
    Whoever has left for good stands after all others, and whoever took that chair over is not rated for it.
    """
    last = max(chair.rank for chair in result.chairs) + 1
    sides = [side for group in groups if (side := _side([result.chairs[seat] for seat in group]))]
    return [*sides, *(Side((person,), last + 1, heirs) for person, heirs in _gone(result))]


def _side(chairs: Sequence[SeatResult]) -> Side | None:
    players = tuple(_player(chair) for chair in chairs if chair.person is not None or chair.resigned is None)
    return Side(players, min(chair.rank for chair in chairs)) if players else None


def _player(chair: SeatResult) -> Key:
    return chair.computer if chair.person is None else chair.person


def _gone(result: Result) -> list[tuple[Key, tuple[Key, ...]]]:
    """Return who has left for good, None for each who is forgotten, and the people who took their seats over."""
    seated = {chair.person for chair in result.chairs}
    heirs: dict[int, tuple[Key, ...]] = {}
    forgotten: list[tuple[Key, tuple[Key, ...]]] = []
    for chair in result.chairs:
        taken = () if chair.person is None else (chair.person,)
        if chair.resigned == NOBODY:
            forgotten.append((None, taken))
        elif chair.resigned is not None and chair.resigned not in seated:
            heirs[chair.resigned] = heirs.get(chair.resigned, ()) + taken
    return [*sorted(heirs.items()), *forgotten]


def _first(key: Key) -> PlackettLuceRating:
    """Return the rating before the first game; a computer player's follows from its place among the levels."""
    if key not in LEVELS:
        return _model().rating()
    levels = list(LEVELS)
    below = _LEVELS_SPAN * (1 - levels.index(str(key)) / (len(levels) - 1))
    return _model().rating(mu=_model().mu - below, sigma=_LEVELS_SIGMA)


def _mean(ratings: Sequence[PlackettLuceRating]) -> PlackettLuceRating:
    count = len(ratings)
    mu, sigma = sum(each.mu for each in ratings) / count, sum(each.sigma for each in ratings) / count
    return _model().rating(mu=mu, sigma=sigma)


def _points(rating: PlackettLuceRating) -> int:
    return round(rating.ordinal(alpha=SCALE, target=BASE))
