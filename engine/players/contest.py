"""The contest of ways to go on, by what comes of them, on the same deals and with the same luck.

Every way is followed on one deal; the better half goes on to two more, and so on, so that most thought goes to what is close. What is
hidden from the seat is dealt anew for each round: nobody plays on what cannot be known.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from engine.chance import Chance
from engine.match import Match
from engine.players.knowledge import dealt_table
from engine.text import Seat
from engine.thinking import Way

FEWEST: Final = 2
"""Number of ways that stay in a contest until it ends."""


@dataclass(slots=True)
class Entrant:
    """An entrant of a contest: a way, and what was foreseen of it so far."""

    way: Way[Any]
    found: float | None = None

    @property
    def worth(self) -> float:
        """The entrant's value: the sum of what was foreseen, or, before that, what it looks like; all were followed equally often."""
        return self.way.value if self.found is None else self.found


class Contest:
    """A contest: the ways of one decision of a seat, which will play the `whole` of the best or decide anew after its first action."""

    def __init__(
        self, match: Match[Any], seat: Seat, ways: Sequence[Way[Any]], *, whole: bool = False
    ) -> None:
        self._match, self._seat, self._thinking = match, seat, match.game.thinking.remembering()
        self._whole = whole
        self.entrants = [Entrant(way) for way in ways]

    def hold(self, futures: int, chance: Chance, is_late: Callable[[], bool]) -> None:
        """Follow ways into at most `futures` futures, until it is late or all that are left are alike; the best is the first then."""
        deals = 1
        best = max(entrant.way.value for entrant in self.entrants)
        self.entrants = [each for each in self.entrants if each.way.value + each.way.doubt >= best]
        del self.entrants[max(FEWEST, futures // 2) :]
        while not self._is_decided():
            for _ in range(deals):
                futures -= len(self.entrants)
                if futures < 0 or not self._follow(chance, is_late):
                    self._rank()
                    return
            self._rank()
            del self.entrants[max(FEWEST, (len(self.entrants) + 1) // 2) :]
            deals += deals
        self._rank()

    def _follow(self, chance: Chance, is_late: Callable[[], bool]) -> bool:
        """Follow all ways on one deal and return whether that was finished in time; a deal that was not counts for none."""
        seed = chance.seed()
        table = dealt_table(self._match, self._seat, seed)
        ways = [entrant.way.actions for entrant in self.entrants]
        found: list[float] = []
        for values in self._thinking.foresee(table, self._seat, ways, Chance(seed)):
            if is_late():
                return False
            found.append(values[self._seat])
        for entrant, worth in zip(self.entrants, found, strict=True):
            entrant.found = worth + (entrant.found or 0.0)
        return True

    def _rank(self) -> None:
        self.entrants.sort(key=lambda entrant: -entrant.worth)

    def _is_decided(self) -> bool:
        ways = (entrant.way.actions for entrant in self.entrants)
        return len({actions if self._whole else actions[:1] for actions in ways}) < 2
