"""Hints: the strongest computer player's advice in somebody's place, from what that person may know.

They are given where nobody else plays who has not agreed to them, and once a turn: a second request at the same moment of a table is
answered the same, for a hint depends on nothing but what its person sees.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from cachetools import LRUCache

from bot.store import Store
from bot.tables.computers.players import Computers
from bot.tables.log import rows as log
from bot.tables.model.errors import HintsNotAgreed, HintSpent, NothingToDo, OneAttempt
from bot.tables.model.preferences import Preferences
from bot.tables.model.table import Table
from bot.tables.steps.guards import require_mover, require_running
from bot.tables.write.people_preferences import PeoplePreferences
from engine.advice import Advice
from engine.text import Seat, Who

KEPT = 1000
"""Number of hints that are remembered."""


@dataclass(frozen=True, slots=True)
class _Given:
    turn: int | str
    moment: int
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
        turn = await self._turn(table, seat)
        earlier = self._given.get((table_id, person))
        if earlier is not None and earlier.turn == turn:
            if earlier.moment != table.moment:
                raise HintSpent
            return earlier.advice
        advice = await self._computers.advise(table, seat)
        self._given[table_id, person] = _Given(turn, table.moment, advice)
        return advice

    async def _require_agreement(self, table: Table, person: int) -> None:
        """Raise HintsNotAgreed unless every other person here has said that they do not mind."""
        others = [chair for chair in table.chairs if chair.mover not in (None, person)]
        known = await self._preferences.of(chair.mover for chair in others if chair.mover is not None)
        against = [
            chair
            for chair in others
            if chair.mover is not None and not known.get(chair.mover, Preferences()).hints
        ]
        if against:
            raise HintsNotAgreed(who=tuple(Who(chair.seat) for chair in against))

    async def _turn(self, table: Table, seat: Seat) -> int | str:
        """Return a value that tells one turn of a seat from its next: the game's own, or the number of another seat's last move in the log.

        Of somebody alone each moment is a turn.
        """
        if len(table.chairs) == 1:
            return table.moment
        match = require_running(table)
        if (named := match.game.telling.turn(match.view(seat))) is not None:
            return named
        rows = log.moves(log.until(await self._store.rows(table.id), table.moment))
        return max((row.seq for row in rows if row.seat != seat), default=0)
