"""What pairing speaks of: rounds, the meetings at their tables, and the forms of a tournament."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations

WIN = 120
"""What a win is worth: every share of it at tables of up to six is a whole number."""

Pair = frozenset[int]


class PairingForm(StrEnum):
    """How a tournament is played."""

    SWISS = "swiss"
    """So many rounds, each among those who stand near each other and have not met."""
    ROBIN = "robin"
    """Everybody meets everybody."""
    GROUPS = "groups"
    """Everybody meets everybody within a group; then the best of each group do so in a final."""


@dataclass(frozen=True, slots=True)
class Meeting:
    """Who met at a table, and where each of them ended there, from 1; no places while it goes on."""

    players: tuple[int, ...]
    places: tuple[int, ...] = ()
    is_final: bool = False


@dataclass(frozen=True, slots=True)
class Bye:
    """Who does not play in a round, and what that is worth."""

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
    """What is agreed before a tournament begins."""

    form: PairingForm
    seats: int
    """Players at a table, from 2."""
    sizes: frozenset[int]
    """The numbers of players that the game can be played by."""
    rounds: int = 0
    """Of a Swiss tournament; 0 is as many as it takes."""


def points_of(places: Sequence[int]) -> tuple[int, ...]:
    """What each place at a table is worth: a win where all others are behind, as much less as there are others ahead or level."""
    others = len(places) - 1
    return tuple(
        WIN * sum(2 * (own < each) + (own == each) for each in places) // (2 * others) - WIN // (2 * others)
        for own in places
    )


def met(rounds: Iterable[Round]) -> Counter[Pair]:
    """How often each two have met."""
    return Counter(
        frozenset(pair)
        for each in rounds
        for meeting in each.meetings
        for pair in combinations(meeting.players, 2)
    )


def byes(rounds: Iterable[Round]) -> Counter[int]:
    """How often each has not played."""
    return Counter(bye.player for each in rounds for bye in each.byes)
