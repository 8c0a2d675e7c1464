"""The application service: everything people can do at a table, without knowing Discord or SQL.

Looking never waits for anybody and never changes anything; `write.writer` describes the way a table changes, and `requests.request`
the parts that all requests have in common.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from functools import partial

from bot.store import Store
from bot.store.games.cards import CardStore
from bot.store.processes.registrations import Registrations
from bot.store.processes.unfinished import UnfinishedAnswers
from bot.store.shards import Shards
from bot.tables.challenge.service import Challenges
from bot.tables.computers.intentions import IntendedMoves
from bot.tables.computers.players import Computers
from bot.tables.deadlines.scheduler import Scheduler
from bot.tables.deadlines.shard_duty import Duty
from bot.tables.history import export, import_game
from bot.tables.history.fairness import Proof, prove
from bot.tables.history.timeline import Timeline
from bot.tables.log.mapping import Find, moment_of, stamp
from bot.tables.log.replay import prelude, retell, since
from bot.tables.model.errors import AlreadyRunning, NoAdvice
from bot.tables.model.paces import LeastPace
from bot.tables.model.table import Chair, Change, Person, Status, Table, Told, Venue
from bot.tables.orders.service import StandingOrders
from bot.tables.requests.analyses import Analyses
from bot.tables.requests.guild_settings import Guilds
from bot.tables.requests.hints import Hints
from bot.tables.requests.lists import Lists
from bot.tables.requests.places import Places
from bot.tables.requests.privacy import Privacy
from bot.tables.requests.request import MakeStep, lobby_request, request
from bot.tables.requests.seats import SeatRequests
from bot.tables.requests.votes import VoteRequests
from bot.tables.requests.whatif import WhatIf
from bot.tables.stats.journal import Journals
from bot.tables.stats.leaderboard import Leaderboards
from bot.tables.steps import lobby, moves, seats
from bot.tables.steps.guards import require_chair, require_lobby_host
from bot.tables.tournaments.lookout import Lookout
from bot.tables.tournaments.runner import Runner
from bot.tables.tournaments.service import Tournaments
from bot.tables.write.alarm import LONGEST, SHARED, Alarm
from bot.tables.write.cache import TableCache
from bot.tables.write.owed_letters import OwedLetters
from bot.tables.write.people_preferences import PeoplePreferences
from bot.tables.write.writer import Writer
from engine.analysis import ANALYST, Analyst
from engine.players import LEVELS, ComputerPlayer
from engine.registry import find, games
from engine.text import Seat
from words.catalogue import language_of

logger = logging.getLogger(__name__)


def _new_seed() -> bytes:
    return secrets.token_bytes(32)


NEWS = timedelta(days=1)
"""Time for which the end of a game is worth showing to a channel that has seen nothing of it."""


def _now() -> datetime:
    return datetime.now(UTC)


class Tables:
    """All tables of one store. Every method may be called at any time and by any number of tasks."""

    def __init__(
        self,
        store: Store,
        *,
        new_seed: Callable[[], bytes] = _new_seed,
        now: Callable[[], datetime] = _now,
        find: Find = find,
        players: Mapping[str, ComputerPlayer] = LEVELS,
        analyst: Analyst = ANALYST,
        shards: Shards | None = None,
    ) -> None:
        self._store = store
        self.duty = Duty(store, shards)
        self._new_seed = new_seed
        self.now = now
        self._find = find
        self.whatif = WhatIf(store, self.table, new_seed)
        self._computers = Computers(players, find, self.whatif.shown_moves)
        self._cache = TableCache(store, find)
        self.preferences = PeoplePreferences(store, now)
        self.orders = StandingOrders(
            store, self._computers, self.table, self.go_on, now, self._allows_stand_in
        )
        self.letters = OwedLetters(store)
        longest = SHARED if store.is_server else LONGEST
        self.alarm, of_tournaments = Alarm(now, longest), Alarm(now, longest)
        lookout = Lookout(of_tournaments)
        self._writer = Writer(
            store,
            self._cache,
            self._computers,
            self.preferences,
            self.orders,
            self.letters,
            self.alarm,
            now,
            on_change=lookout.hear,
        )
        self.request: MakeStep = self._writer.make
        self.guilds = Guilds(store, self._writer, self._allows_stand_in)
        self.tournaments = Tournaments(store, find, new_seed, now, self.guilds.least_pace, of_tournaments)
        self.scheduler = Scheduler(
            store, self._cache, self._writer, self._computers, self.preferences, self.alarm, now
        )
        self.seats = SeatRequests(store, self.request, players, self.tournaments.allows_stand_in)
        self.votes = VoteRequests(
            store, self._cache, self._writer.make, self.preferences, now, self._allows_stand_in
        )
        self.leaderboards = Leaderboards(store, find)
        self.journals = Journals(store, self.table)
        self.privacy = Privacy(store, self._cache, self._writer, self.preferences)
        self.places = Places(store, self._cache, self._writer)
        self.cards = CardStore(store)
        self.registrations = Registrations(store)
        self.unfinished = UnfinishedAnswers(store)
        self.hints = Hints(store, self.table, self._computers, self.preferences)
        self.analyses = Analyses(store, find, analyst, now)
        self.runner = Runner(self.tournaments, lookout, self._writer, self._cache, new_seed, now)
        self.lists = Lists(store, self._cache, now)
        self.challenges = Challenges(store, self._writer, self._cache, games(), new_seed, now)

    async def open(
        self,
        place: Venue,
        host: Person,
        game_id: str,
        options: Mapping[str, object],
        chairs: int | None,
        language: str,
        interaction: int,
    ) -> Change:
        """Open a lobby with the host on its first chair. Raises AlreadyRunning, Malformed (game, options, seats)."""
        game = self._find(game_id)
        table = Table(
            id=0,
            place=place,
            host=host.id,
            language=language_of(language),
            status=Status.LOBBY,
            game=game,
            options=lobby.options_of(game, options),
            seats=lobby.chairs_for(game, chairs),
            chairs=(Chair(Seat(0), host.name, host.id),),
            moment=1,
            created=self.now(),
            secret=self._new_seed(),
            version=game.version,
        )
        least = await self.guilds.least_pace(place.guild)
        return await self._writer.open(lobby.paced(table, least.pace), interaction)

    async def rematch(
        self, over: Table, host: Person, interaction: int, place: Venue | None = None
    ) -> Change:
        """Open a lobby for the same game once more, with the same people, whose seats move on; at its place unless another is given.

        Raises NotSeated, AlreadyRunning.
        """
        require_chair(over, host.id)
        table = Table(
            id=0,
            place=place or over.place,
            host=host.id,
            language=over.language,
            status=Status.LOBBY,
            game=over.game,
            options=over.options,
            seats=over.seats,
            chairs=lobby.moved_on(over),
            moment=1,
            created=self.now(),
            secret=self._new_seed(),
            version=over.game.version,
            pace=over.pace,
            at_deadline=over.at_deadline,
            bound=over.bound,
        )
        least = await self.guilds.least_pace(table.place.guild)
        return await self._writer.open(lobby.paced(table, least.pace), interaction)

    join = request(lobby.sit_down)
    leave = request(lobby.stand_up)
    remove_computer = lobby_request(lobby.dismiss)
    configure = lobby_request(lobby.configure)
    start = lobby_request(lobby.start)
    _add_computer = lobby_request(lobby.add_computer)
    cancel = request(lobby.cancel)
    undo = request(moves.undo)
    resign = request(seats.resign)

    may_configure = staticmethod(require_lobby_host)
    may_start = staticmethod(lobby.require_enough)
    undoable = staticmethod(moves.undoable)

    async def add_computer(self, table_id: int, person: Person, level: str, interaction: int) -> Change:
        """Seat a computer player of this level in the lobby. Raises OnlyHost, NoComputer, TableFull, HasStarted, IsOver."""
        return await self._add_computer(table_id, person, interaction, level, self._computers.levels)

    async def least_pace(self, table_id: int) -> LeastPace:
        """Return the slowest pace that the server of a table allows in games of several people. Raises NoTable."""
        return await self.guilds.least_pace((await self._cache.newest(table_id)).place.guild)

    async def act(
        self, table_id: int, person: Person, action: str | object, interaction: int, moment: int | None = None
    ) -> Change:
        """Play a move, given as text or as an action of the game; `moment` is the one the person was looking at.

        Raises Stale where that is not the present one, NotSeated, HasNotStarted, IsOver, Malformed, Illegal.
        """
        step = partial(moves.act, person=person, action=action, moment=moment)
        return await self._writer.make(table_id, interaction, step)

    async def act_together(
        self,
        table_id: int,
        person: Person,
        choose: Sequence[Callable[[Table], object]],
        interaction: int,
        moment: int,
    ) -> Change:
        """Play several moves one after the other, each chosen at the table as it is then; they end with the first that is refused.

        Raises as `act` does, of the first move alone.
        """
        step = partial(moves.act_together, person=person, choose=choose, moment=moment)
        return await self._writer.make(table_id, interaction, step)

    async def at(self, channel: int) -> Table | None:
        """Return the channel's live table, else the latest that was played there; None where there is neither."""
        return await self._cache.here(channel)

    async def table(self, table_id: int) -> Table:
        """Return the newest reading of a table. Raises NoTable."""
        return await self._cache.newest(table_id)

    async def history(self, table_id: int) -> list[Told]:
        """Return the moves that hold and the events of the history, with what each told; see `log.replay`. Raises NoTable."""
        table = await self._cache.newest(table_id)
        rows = await self._store.rows(table_id)
        return await asyncio.to_thread(lambda: [told for _, told, _ in retell(table, rows)])

    async def news_since(self, table_id: int, moment: int) -> tuple[tuple[Told, ...], datetime]:
        """Return what a table has told since a moment, as `log.replay.since`, and the time of that moment. Raises NoTable."""
        table = await self._cache.newest(table_id)
        rows = await self._store.rows(table_id)
        at = max((row.at for row in rows if row.seq <= moment), default=0)
        return await asyncio.to_thread(since, table, rows, moment), moment_of(at)

    async def prelude(self, table_id: int) -> tuple[Told, ...]:
        """Return what the setup of a game told that has begun; empty where that was nothing. Raises NoTable."""
        table = await self._cache.newest(table_id)
        rows = await self._store.rows(table_id)
        return await asyncio.to_thread(prelude, table, rows)

    async def timeline(self, table_id: int) -> Timeline:
        """Return the timeline of a table. Raises NoTable."""
        table = await self._cache.newest(table_id)
        return Timeline(table, await self._store.rows(table_id))

    async def bring_in(
        self, place: Venue, person: Person, data: bytes, language: str, interaction: int
    ) -> Change:
        """Take in a finished game from its record. Raises Malformed, saying what is wrong with it, and AlreadyRunning."""
        here = await self.at(place.channel)
        if here is not None and here.live:
            raise AlreadyRunning
        told = export.read(data, self._find)
        spoken = language_of(language)
        work = partial(import_game.table_from, told, place, person, spoken, self.now(), interaction)
        table, rows = await asyncio.to_thread(work)
        return await self._writer.bring_in(table, rows)

    async def prove(self, table_id: int, rows: int | None = None) -> Proof:
        """Return the proof of a table as it can be shown now; see `history.fairness`. Raises NoTable."""
        return await prove(self._store, self._find, table_id, rows)

    async def behind(self) -> list[Table]:
        """Return the tables that have gone on since `cards` last recorded a card of theirs; those that cannot be read are logged."""
        found = [await self._readable(table_id) for table_id in await self.ids_behind()]
        return [table for table in found if table is not None]

    async def ids_behind(self) -> list[int]:
        """Return the ids of `behind`, without reading the tables. A game that came to its end unseen is among them for a day."""
        return await self.cards.behind(stamp(self.now() - NEWS))

    async def is_done(self, interaction: int) -> bool:
        """Return whether the request of this interaction is saved, whichever process received it. Raises Failed."""
        return await self._store.game_of(interaction) is not None

    async def think(self, table_id: int) -> Change | None:
        """Let the computer player who is waited for think and move; None where there is none, or where it does not move.

        A person's request never waits for one that takes its time: whoever shows the table calls this when the request is answered,
        again after each change that comes of it, and after a start for the tables in `thinking`. Raises NoTable.
        """
        return await self._writer.think(table_id)

    async def intentions(self, table: Table) -> Mapping[Seat, IntendedMoves]:
        """Return the next moves of the computer players who are waited for, if nothing else happens, as far as they are known."""
        found = {}
        for chair in table.awaiting:
            if chair.computer:
                with suppress(NoAdvice):
                    found[chair.seat] = await self._computers.intend(table, chair)
        return found

    async def thinking(self) -> list[int]:
        """Return the ids of the tables at which a computer player is waited for."""
        return [table_id for table_id, _, _, due in await self._store.playing() if due]

    async def go_on(self, table_id: int) -> Change:
        """Let a table make the steps that need nobody's request. Raises NoTable."""
        return await self._writer.go_on(table_id)

    async def resume(self) -> None:
        """Go on after a start: computer players and standing orders do so where they were interrupted, and tables move on to rules that
        have changed.
        """
        ordered = await self.orders.tables()
        for table_id, kind, version, due in await self._store.playing():
            try:
                if due or table_id in ordered or version != self._find(kind).version:
                    await self._writer.go_on(table_id)
            except Exception:
                logger.exception("table %s cannot go on", table_id)

    async def close(self) -> None:
        """Wait for everything that has begun and begin nothing more. The store stays open."""
        await self._writer.close()
        await self._computers.close()
        await self.duty.end()

    async def _allows_stand_in(self, table_id: int) -> bool | None:
        return await self.tournaments.allows_stand_in(table_id)

    async def _readable(self, table_id: int) -> Table | None:
        try:
            return await self._cache.newest(table_id)
        except Exception:
            logger.exception("table %s cannot be read", table_id)
            return None
