"""The values of pairing: rounds, the meetings at their tables, and the forms of a tournament."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations

WIN = 120
"""Points for a win: every share of it at tables of up to six is a whole number."""

Pair = frozenset[int]


class PairingForm(StrEnum):
    """The form of a tournament."""

    SWISS = "swiss"
    """A fixed number of rounds, each among players who stand near each other and have not met."""
    ROBIN = "robin"
    """A round robin: everybody meets everybody."""
    GROUPS = "groups"
    """A round robin within each group, then a final in which the best of each group meet one another."""
    LEAGUE = "league"
    """A round robin within each group, and nothing else: the first of each group rise in the next season."""

    @property
    def has_groups(self) -> bool:
        return self in (PairingForm.GROUPS, PairingForm.LEAGUE)


@dataclass(frozen=True, slots=True)
class Meeting:
    """The players who met at a table, and the place of each of them there, from 1; no places while it goes on."""

    players: tuple[int, ...]
    places: tuple[int, ...] = ()
    is_final: bool = False
    defaults: tuple[int, ...] = ()
    """The players who lost by default, or had left."""

    @property
    def points(self) -> tuple[int, ...]:
        """The points of each player, none for whoever lost by default, also where several did; () while the game goes on."""
        earned = points_of(self.places) if self.places else ()
        return tuple(
            0 if player in self.defaults else points
            for player, points in zip(self.players, earned, strict=False)
        )


@dataclass(frozen=True, slots=True)
class Bye:
    """A player who does not play in a round, and the points given for that."""

    player: int
    points: int
    is_final: bool = False


@dataclass(frozen=True, slots=True)
class Round:
    """One round of a tournament."""

    meetings: tuple[Meeting, ...]
    byes: tuple[Bye, ...] = ()

    @property
    def is_over(self) -> bool:
        return all(meeting.places for meeting in self.meetings)


@dataclass(frozen=True, slots=True)
class PairingRules:
    """The rules agreed on before a tournament begins."""

    form: PairingForm
    seats: int
    """Number of players at a table, from 2."""
    sizes: frozenset[int]
    """The numbers of players that the game can be played by."""
    rounds: int = 0
    """Number of rounds of a Swiss tournament; 0 stands for as many as it takes."""


def points_of(places: Sequence[int]) -> tuple[int, ...]:
    """Return the points of each place at a table: a share of a win for each other player behind, half of one for each who is level."""
    others = len(places) - 1
    return tuple(
        WIN * sum(2 * (own < each) + (own == each) for each in places) // (2 * others) - WIN // (2 * others)
        for own in places
    )


def met(rounds: Iterable[Round]) -> Counter[Pair]:
    """Return the number of times that each pair of players has met."""
    return Counter(
        frozenset(pair)
        for each in rounds
        for meeting in each.meetings
        for pair in combinations(meeting.players, 2)
    )


def byes(rounds: Iterable[Round]) -> Counter[int]:
    """Return the number of byes of each player."""
    return Counter(bye.player for each in rounds for bye in each.byes)
