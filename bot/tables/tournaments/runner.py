"""The runner of tournaments: opens the tables of a round, watches how they end, and goes on to the next round, without anybody's request.

Every step is in the database before the next one begins, and says what it expects to find there: whoever starts in the middle of a round
goes on where it was left, and two that run at once do nothing twice. A table is committed together with the note whose it is.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from typing import Protocol

from bot.store.competitions.tournaments import (
    OVER,
    RUNNING,
    EntrantRecord,
    PairingRecord,
    TournamentStore,
)
from bot.store.errors import Moved
from bot.store.rows import NOBODY
from bot.tables.model import log_events
from bot.tables.model.errors import AlreadyRunning, TableRefused
from bot.tables.model.step import Step
from bot.tables.model.table import Chair, Change, Person, Status, Table, Venue
from bot.tables.steps import clock, lobby, seats, votes
from bot.tables.steps.guards import require_live
from bot.tables.tournaments.lookout import Lookout, deadlines
from bot.tables.tournaments.model import Tournament
from bot.tables.tournaments.service import Tournaments
from bot.tables.write.cache import TableCache
from bot.tables.write.writer import Writer
from engine.text import Seat

logger = logging.getLogger(__name__)

LATE = f"{log_events.LATE} "
RETRY = timedelta(minutes=1)
"""Time after a failure at which the same step is tried again."""


class TournamentMessenger(Protocol):
    """A messenger that shows tournaments. A method raises where that fails for now."""

    async def thread(self, tournament: Tournament, pairing: PairingRecord) -> int | None:
        """Return the id of a thread for a table, the same one where it was made before; None where none can be made."""

    async def show(self, change: Change) -> None:
        """Show everybody a table that has begun, or what was done there."""

    async def announce(self, tournament: Tournament) -> None:
        """Tell of the round that has begun, or of the end; only once, also where it is asked for again."""


class Runner:
    """The runner of all tournaments of one process, made by `Tables`. Whoever shows the tables runs `run` in one task."""

    def __init__(
        self,
        tournaments: Tournaments,
        lookout: Lookout,
        writer: Writer,
        cache: TableCache,
        new_seed: Callable[[], bytes],
        now: Callable[[], datetime],
    ) -> None:
        self._tournaments = tournaments
        self._store: TournamentStore = tournaments.store
        self._writer = writer
        self._cache = cache
        self._new_seed = new_seed
        self._now = now
        self._lookout = lookout

    async def run(self, messenger: TournamentMessenger) -> None:
        """Watch until cancelled."""
        alarm = self._tournaments.alarm
        while True:
            alarm.reset()
            await alarm.sleep(await self.run_due(messenger))

    async def run_due(self, messenger: TournamentMessenger) -> datetime | None:
        """Do everything that can be done now; return the time at which there may be more, None where that is not known."""
        times: list[datetime] = []
        for tournament in await self._store.unfinished():
            try:
                times += await self._go_on(tournament, messenger)
            except Exception:
                logger.exception("tournament %s: something went wrong and is tried again", tournament)
                times.append(self._now() + RETRY)
        return min(times, default=None)

    async def _go_on(self, number: int, messenger: TournamentMessenger) -> list[datetime]:
        """Take one tournament as far as it goes; return the deadlines of those who may be late."""
        while True:
            tournament = await self._tournaments.get(number)
            if tournament.record.status == OVER:
                await self._tell(tournament, tournament.record.round + 1, messenger)
            if tournament.record.status != RUNNING:
                return []
            times = [
                time for each in tournament.current for time in await self._look(tournament, each, messenger)
            ]
            tournament = await self._tournaments.get(number)
            if tournament.record.status != RUNNING:
                continue
            await self._tell(tournament, tournament.record.round, messenger)
            if not tournament.rounds[-1].is_over:
                return times
            await self._tournaments.advance(tournament)

    async def _tell(self, tournament: Tournament, told: int, messenger: TournamentMessenger) -> None:
        """Tell people the news of a tournament; `told` is what they know then, as `note_told` has it."""
        if tournament.record.told < told:
            await messenger.announce(tournament)
            await self._store.note_told(tournament.id, told)

    async def _look(
        self, tournament: Tournament, pairing: PairingRecord, messenger: TournamentMessenger
    ) -> Sequence[datetime]:
        """Open a table that is not open yet, or see whether it has ended; return the deadlines there that matter."""
        if pairing.places is not None:
            return []
        if pairing.game is None:
            table = await self._open(tournament, pairing, messenger)
            if table is None:
                return [self._now() + RETRY]
        else:
            table = await self._cache.newest(pairing.game)
        if not tournament.record.stand_in:
            table = await self._end_stand_ins(table, messenger)
        if tournament.record.late == "forfeit":
            table = await self._forfeit(table, messenger)
        elif tournament.record.late == "computer" and tournament.record.lenience:
            table = await self._end_lenience(table, tournament.record.lenience, messenger)
        people = [tournament.entrant(number).person for number in pairing.players]
        places = places_of(table, people)
        if places is None:
            if tournament.record.late != "forfeit" and not tournament.record.lenience:
                return []
            self._lookout.timed.add(table.id)
            return deadlines(table)
        self._lookout.timed.discard(table.id)
        if table.live:
            left = [
                chair.seat for chair, stays in zip(table.chairs, _stays(table, people), strict=True) if stays
            ]
            stop = partial(_stop, winner=left[0] if left else None)
            await messenger.show(await self._writer.make(table.id, None, stop))
        loses = zip(pairing.players, _loses(table, people), strict=True)
        defaults = [number for number, is_lost in loses if is_lost]
        await self._store.note(tournament.id, pairing, places=list(places), defaults=defaults or None)
        return []

    async def _open(
        self, tournament: Tournament, pairing: PairingRecord, messenger: TournamentMessenger
    ) -> Table | None:
        channel = pairing.channel or await messenger.thread(tournament, pairing)
        if channel is None:
            return None
        if pairing.channel is None:
            await self._store.note(tournament.id, pairing, channel=channel)
        first = self._table(tournament, pairing, channel)
        host = Person(first.host, "")
        also = self._store.seats_game(tournament.id, pairing)
        try:
            change = await self._writer.begin(first, lobby.start(first, host, first.pace), None, also)
        except (Moved, AlreadyRunning):
            logger.info("the table of round %s, place %s is open already", pairing.round, pairing.place)
            return None
        await messenger.show(change)
        return change.table

    def _table(self, tournament: Tournament, pairing: PairingRecord, channel: int) -> Table:
        """Return the lobby that a table of a tournament begins from at once; its host is the first person there."""
        record, people = tournament.record, [tournament.entrant(number) for number in pairing.players]
        chairs = tuple(_chair(Seat(seat), each) for seat, each in enumerate(people))
        return Table(
            id=0,
            place=Venue(channel, record.guild, record.channel),
            host=next((each.person for each in people if each.person is not None), NOBODY),
            language=record.language,
            status=Status.LOBBY,
            game=tournament.game,
            options=tournament.options,
            seats=len(chairs),
            chairs=chairs,
            moment=1,
            created=self._now(),
            secret=self._new_seed(),
            version=tournament.game.version,
            pace=record.pace,
            at_deadline="computer" if record.late == "computer" else "nothing",
        )

    async def _end_stand_ins(self, table: Table, messenger: TournamentMessenger) -> Table:
        """Return the table after everybody has given it up for whom a computer player moves, where none may stand in."""
        gone = [chair for chair in table.chairs if chair.person is not None and chair.computer]
        return await self._resign(table, gone, messenger)

    async def _end_lenience(self, table: Table, most: int, messenger: TournamentMessenger) -> Table:
        """Return the table after everybody has given it up for whom a computer player has moved `most` times because they were late."""
        late = Counter(int(event.split()[1]) for event in await self._store.late_turns(table.id, LATE))
        over = [chair for chair in table.chairs if chair.mover is not None and late[chair.seat] >= most]
        return await self._resign(table, over, messenger)

    async def _resign(self, table: Table, chairs: Sequence[Chair], messenger: TournamentMessenger) -> Table:
        """Return the table after the people of these chairs have given it up."""
        for chair in chairs:
            person = Person(chair.person or 0, chair.name)
            with suppress(TableRefused):
                change = await self._writer.make(table.id, None, partial(seats.forfeit, person=person))
                await messenger.show(change)
                table = change.table
        return table

    async def _forfeit(self, table: Table, messenger: TournamentMessenger) -> Table:
        """Return the table after everybody whose time is over has given it up, but while people decide on taking moves back."""
        for chair in table.awaiting:
            if chair.mover is None or not clock.is_over(chair.clock, self._now()):
                continue
            give_up = partial(_give_up, person=Person(chair.mover, chair.name), now=self._now())
            try:
                change = await self._writer.make(table.id, None, give_up)
            except TableRefused:
                continue
            await messenger.show(change)
            table = change.table
        return table


def _chair(seat: Seat, entrant: EntrantRecord) -> Chair:
    """Return the chair of somebody who plays in a round; a computer player's where they were forgotten since it was paired."""
    if entrant.person is None:
        return Chair(seat, entrant.name, computer=seats.STAND_IN, resigned=NOBODY)
    return Chair(seat, entrant.name, entrant.person)


def _stays(table: Table, people: Sequence[int | None]) -> list[bool]:
    """Return for each of these people, by seat, whether they have stayed at the table."""
    return [
        who is not None and chair.person == who and chair.resigned is None
        for chair, who in zip(table.chairs, people, strict=True)
    ]


def _loses(table: Table, people: Sequence[int | None]) -> list[bool]:
    """Return for each of these people, by seat, whether they have lost by default: they have left, or another one has won so."""
    stays = _stays(table, people)
    return [
        not is_here or table.claimed not in (None, chair.seat)
        for chair, is_here in zip(table.chairs, stays, strict=True)
    ]


def places_of(table: Table, people: Sequence[int | None]) -> tuple[int, ...] | None:
    """Return the place of each of these people at a table, by seat; None while that is not decided.

    Whoever has lost by default comes after all others. A game that was stopped is level among these; and where nobody is left to play
    against, it is decided.
    """
    stays = [not is_lost for is_lost in _loses(table, people)]
    if table.live and sum(stays) > 1:
        return None
    ranks = [1] * len(stays)
    if table.status is Status.OVER and table.match is not None and table.match.outcome is not None:
        ranks = [standing.rank for standing in table.match.outcome.standings]
    keys = [(not is_here, rank if is_here else 0) for is_here, rank in zip(stays, ranks, strict=True)]
    return tuple(1 + sum(other < own for other in keys) for own in keys)


def _give_up(table: Table, person: Person, now: datetime) -> Step:
    """Give up the game for a person who is late. Raises NotSeated and others where they have moved meanwhile, or are not late any more."""
    waiting = [chair for chair in table.awaiting if chair.mover == person.id]
    if votes.decides_on_undo(table) or not any(clock.is_over(chair.clock, now) for chair in waiting):
        raise AlreadyRunning
    return seats.forfeit(table, person)


def _stop(table: Table, winner: Seat | None) -> Step:
    """End a game in which nobody is left to play against this winner, or nobody at all. Raises IsOver."""
    require_live(table)
    action = log_events.ABANDON if winner is None else f"{log_events.ABANDON} {winner}"
    told = (log_events.told(None, action),)
    return Step(replace(table, status=Status.ABANDONED, vote=None, claimed=winner), action, None, told)
