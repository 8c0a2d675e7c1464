"""The requests of people about tournaments. A request that is made again is answered again, and changes nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from datetime import datetime

from bot.store import Store
from bot.store.competitions.tournaments import (
    CANCELLED,
    OPEN,
    OVER,
    RUNNING,
    PairingRecord,
    TournamentRecord,
    TournamentStore,
)
from bot.store.errors import Moved, Taken
from bot.store.store import Also
from bot.tables.log.mapping import Find, stamp
from bot.tables.model.errors import TooSlow
from bot.tables.model.paces import PACES, LeastPace, at_least, from_least
from bot.tables.model.table import Person, Venue
from bot.tables.pairing.model import PairingForm, Round
from bot.tables.pairing.rounds import moved, next_round
from bot.tables.steps import lobby
from bot.tables.tournaments.model import (
    LATE,
    LENIENCE,
    LONGEST,
    MOST,
    MOST_AROUND,
    AlreadyEntered,
    HasBegun,
    NoContest,
    NotBegun,
    NotEntered,
    NoTournament,
    OnlyOrganizer,
    TooFewEntrants,
    TooManyEntrants,
    Tournament,
    TournamentFull,
    TournamentHere,
    read,
    table_sizes,
)
from bot.tables.write.alarm import Alarm
from engine.chance import commitment
from words.catalogue import language_of

MOVING = 1
"""Number of players of each group who rise, and who fall, from one season to the next."""
LENIENT = 3
"""Number of moves that a computer player makes for whoever is late unless the host says otherwise: who never moves wins nothing."""
FEWEST = 3
"""Minimum number of people in a tournament; with groups it is at least two tables of them."""


class Tournaments:
    """All tournaments of one store. Every method raises Failed."""

    def __init__(
        self,
        store: Store,
        find: Find,
        new_seed: Callable[[], bytes],
        now: Callable[[], datetime],
        least_pace_in: Callable[[int | None], Awaitable[LeastPace]],
        alarm: Alarm,
    ) -> None:
        """Make the tournaments of a store; `least_pace_in` returns the slowest pace that a server allows, `alarm` wakes whoever opens
        their tables.
        """
        self.store = TournamentStore(store)
        self.alarm = alarm
        self._find = find
        self._new_seed = new_seed
        self._now = now
        self._least_pace_in = least_pace_in

    async def get(self, tournament: int) -> Tournament:
        """Return a tournament as it is now. Raises NoTournament."""
        found = await self.store.read(tournament)
        if found is None:
            raise NoTournament
        return read(*found, self._find)

    async def at(self, channel: int) -> Tournament | None:
        """Return the newest tournament of a channel that was not cancelled; None where there is none."""
        found = await self.store.at(channel)
        return None if found is None else await self.get(found)

    async def open(
        self,
        place: Venue,
        host: Person,
        game_id: str,
        options: Mapping[str, object],
        language: str,
        interaction: int,
    ) -> Tournament:
        """Open a tournament for all to join, with the usual rules. Raises TournamentHere, NoContest, Malformed."""
        game = self._find(game_id)
        chosen = lobby.options_of(game, options)
        sizes = table_sizes(game, chosen)
        if not sizes:
            raise NoContest
        first = TournamentRecord(
            id=0,
            channel=place.channel,
            guild=place.guild,
            host=host.id,
            language=language_of(language),
            kind=game.id,
            options=chosen.model_dump(mode="json"),
            form=PairingForm.SWISS.value,
            seats=min(sizes),
            rounds=0,
            pace=at_least("daily", (await self._least_pace_in(place.guild)).pace),
            late="computer",
            lenience=LENIENT,
            status=OPEN,
            seed=commitment(self._new_seed()),
            round=0,
            told=0,
            interaction=interaction,
            created=stamp(self._now()),
        )
        try:
            return await self.get(await self.store.open(first))
        except Taken as error:
            raise TournamentHere from error

    async def join(self, tournament: int, person: Person) -> Tournament:
        """Enter a person. Raises AlreadyEntered, TournamentFull, HasBegun, NoTournament."""
        if len((await self._still_open(tournament)).entrants) >= MOST:
            raise TournamentFull(most=MOST)
        try:
            if not await self.store.join(tournament, person.id, person.name):
                raise AlreadyEntered
        except Moved as error:
            raise HasBegun from error
        return await self.get(tournament)

    async def follow(self, tournament: int, person: Person, interaction: int) -> Tournament:
        """Open the next season of a tournament in groups that is over: the best of each group rise, the last fall.

        It is a league, which needs no final to go on; the host may ask for one. Raises OnlyOrganizer, NoTournament, TournamentHere.
        """
        before = await self.get(tournament)
        _require_host(before, person)
        if before.record.status != OVER or not before.groups:
            raise NoTournament
        record = replace(
            before.record,
            id=0,
            form=PairingForm.LEAGUE.value,
            status=OPEN,
            seed=commitment(self._new_seed()),
            round=0,
            told=0,
            interaction=interaction,
            created=stamp(self._now()),
            pace=at_least(before.record.pace, (await self._least_pace_in(before.record.guild)).pace),
            follows=before.id,
            moving=MOVING,
        )
        try:
            made = await self.store.open(record)
        except Taken as error:
            raise TournamentHere from error
        for number in moved([[line.player for line in group] for group in before.groups], MOVING):
            entrant = before.entrant(number)
            if entrant.person is not None and not entrant.gone:
                await self.store.join(made, entrant.person, entrant.name)
        return await self.get(made)

    async def allows_stand_in(self, game: int) -> bool | None:
        """Return whether a computer player may stand in at a table of a tournament; None for a table of its own, as it is also where the
        tournament was cancelled while its games go on.
        """
        record = await self._record_of(game)
        return None if record is None else record.stand_in

    async def forfeits(self, game: int) -> bool:
        """Return whether a table is one of a tournament in which whoever is late has lost the game."""
        record = await self._record_of(game)
        return record is not None and record.late == "forfeit"

    async def _record_of(self, game: int) -> TournamentRecord | None:
        found = await self.store.of_game(game)
        record = None if found is None else (await self.get(found)).record
        return None if record is None or record.status == CANCELLED else record

    async def leave(self, tournament: int, person: Person) -> Tournament:
        """Let a person play no more; the game that goes on is still to be finished. Raises NotEntered, NoTournament."""
        await self.get(tournament)
        if not await self.store.leave(tournament, person.id):
            raise NotEntered
        return await self.get(tournament)

    async def configure(self, tournament: int, person: Person, **chosen: object) -> Tournament:
        """Change the rules named: `form`, `seats`, `rounds`, `pace`, `late`, `lenience`, `stand_in`.

        Raises OnlyOrganizer, TooSlow, HasBegun, LookupError.
        """
        before = await self._still_open(tournament)
        _require_host(before, person)
        known: Mapping[str, object] = {
            "form": [form.value for form in PairingForm],
            "seats": before.rules.sizes,
            "rounds": range(LONGEST + 1),
            "pace": PACES,
            "late": LATE,
            "lenience": LENIENCE,
            "stand_in": (True, False),
        }
        for name, value in chosen.items():
            if value not in known[name]:  # type: ignore[operator]
                raise LookupError(value)
        least = await self._least_pace_in(before.record.guild)
        if "pace" in chosen and chosen["pace"] not in from_least(least.pace):
            raise TooSlow(least.pace)
        if "lenience" in chosen:
            chosen["lenience"] = chosen["lenience"] or None
        try:
            await self.store.configure(tournament, **chosen)
        except Moved as error:
            raise HasBegun from error
        return await self.get(tournament)

    async def begin(self, tournament: int, person: Person) -> Tournament:
        """Pair the first round, at no slower pace than the server allows; the others come by themselves, at that pace.

        Raises OnlyOrganizer, TooFewEntrants, TooManyEntrants, HasBegun.
        """
        while True:
            before = await self._still_open(tournament)
            _require_host(before, person)
            _require_as_many(before)
            least = await self._least_pace_in(before.record.guild)
            pace = at_least(before.record.pace, least.pace)
            if pace != before.record.pace:
                before = await self.configure(tournament, person, pace=pace)
            with suppress(Moved):
                if not await self.advance(before, least.hold):
                    raise HasBegun
                self.alarm.ring()
                return await self.get(tournament)

    async def cancel(self, tournament: int, person: Person, *, in_charge: bool = False) -> Tournament:
        """End the tournament; games that go on are not touched. Raises OnlyOrganizer, NotBegun where it is over."""
        while True:
            before = await self.get(tournament)
            if not in_charge:
                _require_host(before, person)
            if before.record.status not in (OPEN, RUNNING):
                raise NotBegun
            # Its next round may begin meanwhile.
            if await self.store.advance(before.record, CANCELLED):
                return await self.get(tournament)

    async def lose_channel(self, channel: int) -> None:
        """End the tournament of a channel that is gone; games that go on are not touched."""
        await self.store.lose(channel)

    async def advance(self, before: Tournament, also: Also | None = None) -> bool:
        """Pair the round after those that are over, or end the tournament; return False where that has been done already, or it is over.

        What is `also` to be written goes with a round that is paired. Raises what it raises; Moved where it begins, and others play.
        """
        if before.record.status not in (OPEN, RUNNING):
            return False
        following = await asyncio.to_thread(next_round, before.draw, before.rounds, before.rules, before.gone)
        if following is None:
            return await self.store.advance(before.record, OVER)
        records = _records(before.record.round + 1, following)
        among = [each.number for each in before.entrants] if before.record.status == OPEN else None
        return await self.store.advance(before.record, RUNNING, records, also, among)

    async def _still_open(self, tournament: int) -> Tournament:
        found = await self.get(tournament)
        if found.record.status != OPEN:
            raise HasBegun
        return found


def _require_as_many(tournament: Tournament) -> None:
    """Raise TooFewEntrants or TooManyEntrants where a tournament cannot begin with those who have entered."""
    rules, entered = tournament.rules, len(tournament.entrants)
    fewest = 2 * rules.seats if rules.form.has_groups else max(FEWEST, rules.seats)
    if entered < fewest:
        raise TooFewEntrants(least=fewest)
    if rules.form is PairingForm.ROBIN and rules.seats > 2 and entered > MOST_AROUND:
        raise TooManyEntrants(most=MOST_AROUND)


def _require_host(tournament: Tournament, person: Person) -> None:
    if tournament.record.host != person.id:
        raise OnlyOrganizer


def _records(number: int, following: Round) -> list[PairingRecord]:
    tables = [
        PairingRecord(number, place, list(meeting.players), meeting.is_final)
        for place, meeting in enumerate(following.meetings, 1)
    ]
    rests = [
        PairingRecord(number, place, [bye.player], bye.is_final, points=bye.points)
        for place, bye in enumerate(following.byes, len(tables) + 1)
    ]
    return tables + rests
