"""The expected points of each seat in a category, if the tiles that are left fall to the seats by lot."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate
from math import comb
from typing import NamedTuple

from engine.games.spirits_of_the_forest.pieces.tallies import Count

_KEPT = 1 << 16


class Stakes(NamedTuple):
    """The stakes of one category: the rest of it in the forest, by seat its symbols and the number of its tiles, and the terms."""

    left: Count
    totals: tuple[int, ...]
    tiles: tuple[int, ...]
    missing: int
    factor: int = 1

    def taken(self, owner: int, symbols: int) -> Stakes:
        """Return the stakes once the owner has a tile that is left, with `symbols` symbols."""
        doubles, singles = self.left
        return self._replace(
            left=Count(doubles - 1, singles) if symbols == 2 else Count(doubles, singles - 1),
            totals=tuple([total + symbols * (seat == owner) for seat, total in enumerate(self.totals)]),
            tiles=tuple([number + (seat == owner) for seat, number in enumerate(self.tiles)]),
        )


@lru_cache(_KEPT)
def expected(stakes: Stakes) -> tuple[float, ...]:
    """Return the points each seat may expect: the chance for every total times whether it is the most then, less the risk of no tile."""
    seats = len(stakes.totals)
    lot = _lot(stakes.left, seats)
    risk = stakes.missing * (1 - 1 / seats) ** (stakes.left.doubles + stakes.left.singles)
    most = _most_of_two(stakes, lot) if seats == 2 else _most_of_many(stakes.totals, lot)
    return tuple(
        points * stakes.factor - (0 if own else risk) for points, own in zip(most, stakes.tiles, strict=True)
    )


@lru_cache(_KEPT)
def _lot(left: Count, seats: int) -> tuple[float, ...]:
    """Return the chances that 0, 1, 2, ... symbols of these tiles fall to one seat."""
    chances = [0.0] * (2 * left.doubles + left.singles + 1)
    share = 1 / seats
    for doubles in range(left.doubles + 1):
        for singles in range(left.singles + 1):
            won = doubles + singles
            lost = left.doubles + left.singles - won
            ways = comb(left.doubles, doubles) * comb(left.singles, singles)
            chances[2 * doubles + singles] += ways * share**won * (1 - share) ** lost
    return tuple(chances)


def _most_of_two(stakes: Stakes, lot: Sequence[float]) -> list[float]:
    """Return the points that each of two seats may expect for the most: what does not fall to one falls to the other."""
    one, other = stakes.totals
    symbols = len(lot) - 1
    points = [0.0, 0.0]
    for gained, chance in enumerate(lot):
        mine, yours = one + gained, other + symbols - gained
        if mine >= yours:
            points[0] += chance * mine
        if yours >= mine:
            points[1] += chance * yours
    return points


def _most_of_many(totals: Sequence[int], lot: Sequence[float]) -> list[float]:
    """Return the points that each seat may expect for the most, as if the lots of the seats were independent, which they are nearly."""
    at_most = tuple(accumulate(lot))
    points = []
    for seat, own in enumerate(totals):
        others = [total for other, total in enumerate(totals) if other != seat]
        worth = 0.0
        for gained, chance in enumerate(lot):
            for other in others:
                room = own + gained - other
                chance *= at_most[min(room, len(at_most) - 1)] if room >= 0 else 0.0
            worth += chance * (own + gained)
        points.append(worth)
    return points
