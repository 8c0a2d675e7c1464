"""The counts of one person's results in one game."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from bot.tables.stats.ratings import Side


@dataclass(slots=True)
class Meetings:
    """Counts of games in which somebody came out before, behind and level with another person."""

    ahead: int = 0
    behind: int = 0
    level: int = 0

    @property
    def games(self) -> int:
        return self.ahead + self.behind + self.level


@dataclass(slots=True)
class Tally:
    """Counts of one person's games; a win that is shared with another side is no win but shared."""

    played: int = 0
    won: int = 0
    shared: int = 0
    best: int | None = None
    """The highest score at the end; None where there was none."""
    streak: int = 0
    """Number of wins in a row, up to the latest game."""
    longest: int = 0
    met: dict[int, Meetings] = field(default_factory=dict)
    """By the other's id, the results against each opponent of this person."""

    def add(self, own: Side, others: Iterable[Side], score: int | None) -> None:
        """Count one game more: the side this person was on, the other ones, and the score at the end; None for who had left."""
        is_won = own.rank == 1 and all(side.rank > 1 for side in others)
        self.played += 1
        self.won += is_won
        self.shared += own.rank == 1 and not is_won
        self.streak = self.streak + 1 if is_won else 0
        self.longest = max(self.longest, self.streak)
        if score is not None and (self.best is None or score > self.best):
            self.best = score
        for side in others:
            for other in side.players:
                if isinstance(other, int):
                    self._meet(other, own.rank, side.rank)

    def rivals(self, most: int) -> list[tuple[int, Meetings]]:
        """Return the ids of the people whom this person met most often, at most `most`, with the results against each."""
        return sorted(self.met.items(), key=lambda each: (-each[1].games, each[0]))[:most]

    def _meet(self, other: int, own: int, its: int) -> None:
        meetings = self.met.setdefault(other, Meetings())
        meetings.ahead += own < its
        meetings.behind += own > its
        meetings.level += own == its
