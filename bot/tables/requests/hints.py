"""Hints: the strongest computer player's advice in somebody's place, from what that person may know.

They are given where nobody plays on another side who has not agreed to them, and once a turn: a second request at the same moment of a
table is answered the same, for a hint depends on nothing but what its person sees. Whoever has made nothing but advised moves since is
answered with those that are left.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass

from cachetools import LRUCache

from bot.store import Store
from bot.store.rows import Row
from bot.tables.computers.players import Computers
from bot.tables.log import rows as log
from bot.tables.model.errors import HintsNotAgreed, HintSpent, NothingToDo, OneAttempt
from bot.tables.model.preferences import Preferences
from bot.tables.model.table import Table
from bot.tables.steps.guards import require_mover, require_running
from bot.tables.write.people_preferences import PeoplePreferences
from engine.action import to_text
from engine.advice import Advice
from engine.text import Seat, Who

KEPT = 1000
"""Number of hints that are remembered."""


@dataclass(frozen=True, slots=True)
class _Given:
    turn: int | str
    moment: int
    last: int
    """Number of the person's last move before it in the log; 0 where there was none."""
    advice: Advice


class Hints:
    """The hints of all tables of one store. `newest` gives the newest reading of a table, or raises NoTable."""

    def __init__(
        self,
        store: Store,
        newest: Callable[[int], Awaitable[Table]],
        computers: Computers,
        preferences: PeoplePreferences,
    ) -> None:
        self._store = store
        self._newest = newest
        self._computers = computers
        self._preferences = preferences
        self._given: LRUCache[tuple[int, int], _Given] = LRUCache(KEPT)

    async def give(self, table_id: int, person: int) -> Advice:
        """Return a hint for what the person may do now.

        Raises OneAttempt, HintsNotAgreed, HintSpent, NothingToDo, NoAdvice, and as `require_mover`.
        """
        table = await self._newest(table_id)
        match = require_running(table)
        seat = require_mover(table, person)
        if table.sealed is not None:
            raise OneAttempt
        await self._require_agreement(table, person)
        if not match.legal(seat):
            raise NothingToDo
        moves = log.moves(log.until(await self._store.rows(table.id), table.moment))
        turn = self._turn(table, seat, moves)
        earlier = self._given.get((table_id, person))
        if earlier is not None and (earlier.turn == turn or _is_alone(table)):
            if earlier.moment == table.moment:
                return earlier.advice
            if (left := _left(earlier, table, seat, moves)) is not None:
                return left[1]
            if earlier.turn == turn:
                raise HintSpent
        advice = await self._computers.advise(table, seat)
        self._given[table_id, person] = _Given(turn, table.moment, _last(moves, seat), advice)
        return advice

    async def rest(self, table: Table, person: int) -> Advice | None:
        """Return what is left of the person's hint once some of its moves are made, and no others.

        None where nothing is left, or nothing was advised.
        """
        earlier, seat = self._given.get((table.id, person)), table.seat_of(person)
        if earlier is None or seat is None:
            return None
        moves = log.moves(log.until(await self._store.rows(table.id), table.moment))
        if earlier.turn != self._turn(table, seat, moves) and not _is_alone(table):
            return None
        made, left = _left(earlier, table, seat, moves) or (0, None)
        return left if made else None

    async def _require_agreement(self, table: Table, person: int) -> None:
        """Raise HintsNotAgreed unless every other person here who can win without this one has said that they do not mind."""
        sides = table.game.sides(table.options, table.seats)
        own = next(side for side in sides if table.seat_of(person) in side)
        others = {
            chair.seat: chair.mover
            for chair in table.chairs
            if chair.seat not in own and chair.mover is not None
        }
        known = await self._preferences.of(others.values())
        against = [seat for seat, person in others.items() if not known.get(person, Preferences()).hints]
        if against:
            raise HintsNotAgreed(who=tuple(map(Who, against)))

    def _turn(self, table: Table, seat: Seat, moves: Sequence[Row]) -> int | str:
        """Return a value that tells one turn of a seat from its next: the game's own, or the number of another seat's last move in the log.

        Of somebody alone each moment is a turn.
        """
        if _is_alone(table):
            return table.moment
        match = require_running(table)
        if (named := match.game.telling.turn(match.view(seat))) is not None:
            return named
        return max((row.seq for row in moves if row.seat != seat), default=0)


def _is_alone(table: Table) -> bool:
    return len(table.chairs) == 1


def _last(moves: Iterable[Row], seat: Seat) -> int:
    """Return the number of a seat's last move in the log; 0 where there is none."""
    return max((row.seq for row in moves if row.seat == seat), default=0)


def _left(given: _Given, table: Table, seat: Seat, moves: Sequence[Row]) -> tuple[int, Advice] | None:
    """Return how many of the advised moves the seat has made since, and what is left of them.

    None where it has made others, has taken earlier ones back, nothing is left, or what comes next is not legal any more.
    """
    match = require_running(table)
    before = [row for row in moves if row.seq <= given.moment]
    made = [row.action for row in moves if row.seq > given.moment and row.seat == seat]
    advised = [given.advice.action, *(action for action, _ in given.advice.following)]
    if _last(before, seat) != given.last or made != [to_text(each) for each in advised[: len(made)]]:
        return None
    if seat not in match.asks:
        return None
    left = given.advice.rest(len(made), match.asks[seat].prompt)
    return (len(made), left) if left is not None and left.action in match.legal(seat) else None
