"""The seating of players who stand near each other, so that nobody meets anybody again: the Monrad way, for tables of any size.

The first in the standings sits with the next ones whom they have not met, as long as everybody below can still be seated so; then the
first of those who are left, and so on. So the seating is the first one, read from the top, in which nobody meets anybody again. Two at a
table can always be seated so in the first half as many rounds as there are players. Where that cannot be, as few as possible meet again,
and rather below than above.
At larger tables it may take too long to find out: then people change places with each other as long as fewer meet again by it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import combinations, count
from typing import TypeAlias

from bot.tables.pairing.model import Pair

Tables: TypeAlias = tuple[tuple[int, ...], ...]
_Seats: TypeAlias = list[list[int]]
_Place: TypeAlias = tuple[int, int]
"""A table and a seat there."""

LOOKS = 4_000
"""Number of tables tried before the search is given up. Pairs need fewer in as many rounds as a tournament has."""


class _Lost(Exception):
    """The sign that it takes too long to find out whether there is such a seating."""


def sizes_for(players: int, seats: int, sizes: Collection[int]) -> tuple[tuple[int, ...], int]:
    """Return the number of players at each table, the smaller tables last, and the number who do not play.

    Where tables are not full, some have one seat less, if the game can be played so; else as few as possible do not play.
    """
    full, left = divmod(players, seats)
    short = seats - left if left else 0
    if not short or (seats - 1 in sizes and seats > 2 and short <= full + 1):
        return (seats,) * (full + bool(left) - short) + (seats - 1,) * short, 0
    return (seats,) * full, left


def resting(order: Sequence[int], count: int, rested: Mapping[int, int]) -> tuple[int, ...]:
    """Return `count` players who do not play: those who have rested least so far, the last in the standings first."""
    places = {player: place for place, player in enumerate(order)}
    return tuple(sorted(order, key=lambda player: (rested.get(player, 0), -places[player]))[:count])


def seat(order: Sequence[int], sizes: Sequence[int], known: Counter[Pair]) -> Tables:
    """Return the tables of a round for these players, the first in the standings first. Raises ValueError unless they fill the sizes."""
    if sum(sizes) != len(order):
        raise ValueError("everybody has a seat, and every seat somebody")
    try:
        seatings = (_Search(sizes, known).fill(tuple(order), repeats) for repeats in count())
        return next(found for found in seatings if found is not None)
    except _Lost:
        return _mended(order, sizes, known)


def _mended(order: Sequence[int], sizes: Sequence[int], known: Counter[Pair]) -> Tables:
    """Return tables of neighbours, some of whom have changed places so that fewer meet again."""
    left = iter(order)
    tables = [[next(left) for _ in range(size)] for size in sizes]
    places = [(table, seat) for table in range(len(tables)) for seat in range(len(tables[table]))]
    is_better = True
    while is_better:
        is_better = False
        for one, other in combinations(places, 2):
            if one[0] != other[0] and _gain(tables, one, other, known) > 0:
                _swap(tables, one, other)
                is_better = True
    return tuple(tuple(table) for table in tables)


def _gain(tables: _Seats, one: _Place, other: _Place, known: Counter[Pair]) -> int:
    """Return the drop in meetings again, as `_again` counts them, if the players at these two places changed places."""
    before = _again(tables[one[0]], known) + _again(tables[other[0]], known)
    _swap(tables, one, other)
    after = _again(tables[one[0]], known) + _again(tables[other[0]], known)
    _swap(tables, one, other)
    return before - after


def _again(table: Sequence[int], known: Counter[Pair]) -> int:
    """Return the weight of the meetings again at a table: the third time counts more than the second."""
    return sum(known[frozenset(pair)] ** 2 for pair in combinations(table, 2))


def _swap(tables: _Seats, one: _Place, other: _Place) -> None:
    mine, theirs = tables[one[0]][one[1]], tables[other[0]][other[1]]
    tables[one[0]][one[1]], tables[other[0]][other[1]] = theirs, mine


class _Search:
    """A search for a seating with at most a given number of meetings again."""

    def __init__(self, sizes: Sequence[int], known: Counter[Pair]) -> None:
        self._sizes = sizes
        self._known = known
        self._looks = 0

    def fill(self, left: tuple[int, ...], repeats: int) -> Tables | None:
        """Return the tables of those who are left, with at most `repeats` meetings again; None where there are none."""
        if not left:
            return ()
        for table, again in self._tables(left, repeats):
            others = tuple(player for player in left if player not in table)
            rest = self.fill(others, repeats - again)
            if rest is not None:
                return (table, *rest)
        return None

    def _tables(self, left: tuple[int, ...], repeats: int) -> Iterator[tuple[tuple[int, ...], int]]:
        """Yield the tables at which the first of them may sit, with the meetings again there: few first, and then the nearest players."""
        size = self._sizes[len(self._sizes) - self._tables_left(len(left))]
        first, *others = left
        unmet = [other for other in others if not self._known[frozenset((first, other))]]
        for wanted in range(repeats + 1):
            for mates in combinations(others if wanted else unmet, size - 1):
                self._looks += 1
                if self._looks > LOOKS:
                    raise _Lost
                again = sum(self._known[frozenset(pair)] for pair in combinations((first, *mates), 2))
                if again == wanted:
                    yield (first, *mates), again

    def _tables_left(self, players: int) -> int:
        """Return the number of tables that this number of players fill, counted from the last."""
        tables = 0
        for size in reversed(self._sizes):
            if players <= 0:
                break
            players -= size
            tables += 1
        return tables
