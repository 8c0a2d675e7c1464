"""The outcome: the ranks of the seats, their points, and what the points were given for."""

from __future__ import annotations

from dataclasses import dataclass

from engine.text import Seat, Text


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One step of a score: what it is for, and its points.

    `subject` is the id of what it is for, where the label also says how that stands: `leaves` of `leaves 3, the most`. By it the lines
    of two scores are compared. A `verdict` makes the whole score what it must be, so that its points follow from those of all others.
    """

    label: Text
    points: int
    subject: str = ""
    verdict: bool = False


@dataclass(frozen=True, slots=True)
class Standing:
    """The standing of one seat. Rank 1 is the best; equal ranks share it. A game that is lost by all has no rank 1.

    `character` is the id of who the seat plays, such as a spirit, by which results are counted; None where all seats play alike.
    """

    seat: Seat
    rank: int
    score: int
    lines: tuple[ScoreLine, ...] = ()
    character: str | None = None


@dataclass(frozen=True, slots=True)
class Outcome:
    """The standing of all seats, in seat order; `final` when the game is over.

    `rival` are the points of the game itself, where all play against it and it has any.
    """

    standings: tuple[Standing, ...]
    final: bool
    rival: int | None = None

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats with rank 1: of the moment, or of the game when final."""
        return tuple(standing.seat for standing in self.standings if standing.rank == 1)

    def ahead(self, seat: Seat) -> int:
        """Return the points ahead of the game, else of the best other seat; all of them where there is no other."""
        if self.rival is not None:
            return self.standings[seat].score - self.rival
        others = [standing.score for standing in self.standings if standing.seat != seat]
        return self.standings[seat].score - max(others, default=0)

    @property
    def value(self) -> tuple[float, ...]:
        """The chance to win by seat that these points alone promise; when final, 1 for those who have won and 0 for all others."""
        if self.final:
            return tuple(float(standing.rank == 1) for standing in self.standings)
        sizes = sorted((abs(standing.score) for standing in self.standings), reverse=True)
        most = 1 + sum(sizes[:2])
        return tuple(0.5 + self.ahead(standing.seat) / (2 * most) for standing in self.standings)
