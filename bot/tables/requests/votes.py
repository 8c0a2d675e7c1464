"""Requests that the players of a table decide together: taking moves back, replacing somebody, pausing, calling the game off.

To preview one, the functions of `steps.votes` tell on a table what it would do.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from datetime import datetime
from functools import partial
from typing import Any, TypeAlias

from bot.store import Store
from bot.store.errors import Taken
from bot.tables.log import rows as log
from bot.tables.model.errors import AlreadyRunning
from bot.tables.model.step import Step
from bot.tables.model.table import Chair, Change, Person, Table, Told, Venue, Vote
from bot.tables.requests.request import MakeStep, request, request_about
from bot.tables.steps import group_undo, lateness, votes
from bot.tables.steps.group_undo import Revocable
from bot.tables.steps.guards import require_mover, require_running
from bot.tables.write.cache import TableCache
from bot.tables.write.people_preferences import PeoplePreferences
from engine.errors import Refused, Sealed
from engine.text import Seat

AboutLate: TypeAlias = Callable[..., Step]


class VoteRequests:
    """The requests about the votes of all tables of one store."""

    def __init__(
        self,
        store: Store,
        cache: TableCache,
        make: Callable[[int, int | None, Callable[[Table], Step]], Coroutine[Any, Any, Change]],
        preferences: PeoplePreferences,
        now: Callable[[], datetime],
        allows_stand_in: Callable[[int], Awaitable[bool | None]],
    ) -> None:
        """Take what says of a table whether its tournament allows a computer player to stand in; None for a table of its own."""
        self._store = store
        self._cache = cache
        self.request: MakeStep = make
        self._make = make
        self._preferences = preferences
        self._now = now
        self._allows_stand_in = allows_stand_in

    refuse = request_about(votes.refuse)
    abandon = request(votes.abandon)
    ask_to_wait = request(votes.ask_to_wait)

    async def keeps_seats(self, table_id: int) -> bool:
        """Return whether a table is one of a tournament, where no seat is passed on."""
        return await self._allows_stand_in(table_id) is not None

    async def costs_game(self, table_id: int) -> bool:
        """Return whether a table is one of a tournament in which whoever is replaced has lost the game."""
        return await self._allows_stand_in(table_id) is False

    async def pause(self, table_id: int, person: Person, interaction: int) -> Change:
        """Stop the game, or ask the others to: in a tournament nobody stops it alone. Raises IsPaused, StoodIn, VoteOpen."""
        asks = await self.keeps_seats(table_id)
        return await self.request(table_id, interaction, partial(votes.pause, person=person, asks=asks))

    async def revocable(self, table: Table, person_id: int) -> Revocable:
        """Return the moves a person could ask the others to take back.

        Raises Sealed, saying why there are none; NotSeated, StoodIn, IsPaused.
        """
        seat = require_mover(table, person_id)
        require_running(table)
        rows = await self._store.rows(table.id)
        return await asyncio.to_thread(group_undo.revocable, table, log.until(rows, table.moment), seat)

    async def ask_undo(self, table_id: int, person: Person, interaction: int) -> Change:
        """Ask to take back all that `revocable` names. Where there is nobody to ask it is done. Raises Sealed, Stale, VoteOpen."""
        try:
            back = await self.revocable(await self._cache.newest(table_id), person.id)
        except Refused as refused:
            # A request that comes again is answered again, though what it took back is gone.
            return await self.request(table_id, interaction, partial(_refuse, refused))
        return await self.request(table_id, interaction, partial(votes.ask_undo, person=person, back=back))

    async def at_stake(self, table: Table) -> tuple[Told, ...]:
        """Return the actions the open vote of a table would take back; () for any other vote, or where the rules have changed since."""
        if table.vote is None or table.vote.kind != votes.UNDO:
            return ()
        with suppress(Sealed):
            return (await self._before(table, table.vote)).moves
        return ()

    async def ask_replace(self, table_id: int, person: Person, seat: Seat, interaction: int) -> Change:
        """Ask to let a computer player move for a person who is late. Raises NotLate, NotAtTable, NoTakeover, StoodIn, VoteOpen."""
        return await self._about_late(votes.ask_replace, table_id, person, seat, interaction)

    async def claim(self, table_id: int, person: Person, seat: Seat, interaction: int) -> Change:
        """Take the win where the only opponent is late. Raises NotLate, LateToo, NotAtTable, NoClaim, StoodIn."""
        return await self._about_late(votes.claim, table_id, person, seat, interaction)

    async def end_late(self, table_id: int, person: Person, seat: Seat, interaction: int) -> Change:
        """Call the game off where the only other person is late. Raises NotLate, NotAtTable, NoClaim, StoodIn."""
        return await self._about_late(votes.end_late, table_id, person, seat, interaction)

    async def left_server(self, table_id: int, seat: Seat) -> Change:
        """Note that the person of a seat has left the server, and ask the others. Raises NotAtTable."""
        return await self._make(table_id, None, partial(votes.left_server, seat=seat))

    async def _about_late(
        self, step: AboutLate, table_id: int, person: Person, seat: Seat, interaction: int
    ) -> Change:
        """Make a step about somebody who is late, by the preferences of all."""
        known = await self._known(await self._cache.newest(table_id))
        made = partial(step, person=person, seat=seat, now=self._now(), known=known)
        return await self.request(table_id, interaction, made)

    async def grant(self, table_id: int, person: Person, moment: int, interaction: int) -> Change:
        """Agree to the vote of that moment. Raises NoVote, NotAsked, AlreadyAgreed, Sealed where the rules have changed since."""
        table, back = await self._cache.newest(table_id), None
        if table.vote is not None and table.vote.kind == votes.UNDO:
            back = await self._before(table, table.vote)
        replaces = table.vote is not None and table.vote.kind == votes.REPLACE
        is_kept = replaces and await self.keeps_seats(table_id)
        step = partial(votes.grant, person=person, moment=moment, back=back, is_kept=is_kept)
        return await self.request(table_id, interaction, step)

    async def resume(
        self, table_id: int, person: Person, interaction: int, here: Venue | None = None
    ) -> Change:
        """Go on with a paused game, `here` where its own channel is gone.

        Raises NotPaused, NotSeated, and AlreadyRunning where another one is played in its channel.
        """
        try:
            return await self.request(table_id, interaction, partial(votes.resume, person=person, here=here))
        except Taken as error:
            raise AlreadyRunning from error

    async def paused(self, channel: int) -> list[Table]:
        """Return the paused tables of a channel, the newest first."""
        return [await self._cache.newest(table_id) for table_id in await self._store.paused(channel)]

    async def late(self, table: Table) -> tuple[Chair, ...]:
        """Return the people who have been waited for so long that the others may decide on them."""
        return lateness.late(table, self._now(), await self._known(table))

    async def _known(self, table: Table) -> lateness.Known:
        """Return the preferences of all who move at a table."""
        return await self._preferences.of({chair.mover for chair in table.chairs if chair.mover})

    async def _before(self, table: Table, vote: Vote) -> Revocable:
        """Return the moves that a vote would take back, with the match before them. Raises Sealed where the rules have changed since."""
        rows = await self._store.rows(table.id)
        return await asyncio.to_thread(group_undo.before, table, log.until(rows, table.moment), vote.about)


def _refuse(refused: Refused, _: Table) -> Step:
    raise refused
