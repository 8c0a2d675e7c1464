"""What one person's results in one game add up to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from bot.store.results import Result
from bot.tables.ratings import Side


@dataclass(slots=True)
class Meetings:
    """How often somebody came out before, behind and level with another person."""

    ahead: int = 0
    behind: int = 0
    level: int = 0

    @property
    def games(self) -> int:
        return self.ahead + self.behind + self.level


@dataclass(slots=True)
class Tally:
    """Counts; a win that is shared with another side is no win but shared."""

    played: int = 0
    won: int = 0
    shared: int = 0
    best: int | None = None
    """The highest score at the end."""
    streak: int = 0
    """Wins in a row, up to the latest game."""
    longest: int = 0
    met: dict[int, Meetings] = field(default_factory=dict)
    """By the other's id, those who played against this person."""

    def add(self, result: Result, sides: Sequence[Side], person: int) -> None:
        """Count one game more, in which this person was on one of the sides."""
        own = next(side for side in sides if person in side.players)
        others = [side for side in sides if side is not own]
        is_won = own.rank == 1 and all(side.rank > 1 for side in others)
        self.played += 1
        self.won += is_won
        self.shared += own.rank == 1 and not is_won
        self.streak = self.streak + 1 if is_won else 0
        self.longest = max(self.longest, self.streak)
        scores = [chair.score for chair in result.chairs if chair.person == person]
        self.best = max([*scores, *([] if self.best is None else [self.best])], default=None)
        for side in others:
            for other in side.players:
                if isinstance(other, int):
                    self._meet(other, own.rank, side.rank)

    def rivals(self, most: int) -> list[tuple[int, Meetings]]:
        """Whom this person met most often."""
        return sorted(self.met.items(), key=lambda each: (-each[1].games, each[0]))[:most]

    def _meet(self, other: int, own: int, its: int) -> None:
        meetings = self.met.setdefault(other, Meetings())
        meetings.ahead += own < its
        meetings.behind += own > its
        meetings.level += own == its
