"""The application service: everything people can do at a table, without knowing Discord or SQL.

Looking never waits for anybody and never changes anything; the change of a table is described in `changes`. A request is known by the
id of its interaction: made again, it is answered again and not applied again. Whatever a person is refused is an
`engine.errors.Refused`, and then nothing of the request was done.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from functools import partial

from bot.store import Store
from bot.tables.computers.players import Computers
from bot.tables.deadlines.scheduler import Watch
from bot.tables.history import export, import_game
from bot.tables.history.fairness import Proof, prove
from bot.tables.history.timeline import Past
from bot.tables.log import rows as log
from bot.tables.log.mapping import Find
from bot.tables.model.errors import AlreadyRunning, as_refusal
from bot.tables.model.step import Step
from bot.tables.model.table import Chair, Change, Person, Place, Status, Table, Told
from bot.tables.orders.service import StandingOrders
from bot.tables.requests.card_messages import Cards
from bot.tables.requests.guilds import Servers
from bot.tables.requests.privacy import Privacy
from bot.tables.requests.seat_requests import Council
from bot.tables.requests.whatif import Trials
from bot.tables.stats.leaderboard import Records
from bot.tables.steps import lobby, moves
from bot.tables.steps import seats as chairs
from bot.tables.write.alarm import Alarm
from bot.tables.write.cache import Readings
from bot.tables.write.preferences_store import People
from bot.tables.write.writer import Changes
from engine.game import find
from engine.players import LEVELS, Player
from engine.text import Seat, Text
from render.words import language_of

logger = logging.getLogger(__name__)


def _new_seed() -> bytes:
    return secrets.token_bytes(32)


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
        players: Mapping[str, Player] = LEVELS,
    ) -> None:
        self._store = store
        self._new_seed = new_seed
        self.now = now
        self._find = find
        self._computers = Computers(players, find)
        self._readings = Readings(store, find)
        self.people = People(store, now)
        self.orders = StandingOrders(store, self._computers, self.table, self.go_on, now)
        self.alarm = Alarm(now)
        self._changes = Changes(
            store, self._readings, self._computers, self.people, self.orders, self.alarm, now
        )
        self.watch = Watch(
            store, self._readings, self._changes, self._computers, self.people, self.alarm, now
        )
        self.council = Council(store, self._readings, self._changes, players, now)
        self.records = Records(store, find)
        self.privacy = Privacy(store, self._readings, self._changes)
        self.servers = Servers(store, self._changes)
        self.cards = Cards(store)
        self.trials = Trials(store, self.table, new_seed)

    async def open(
        self,
        place: Place,
        host: Person,
        game_id: str,
        options: Mapping[str, object],
        seats: int | None,
        language: str,
        interaction: int,
    ) -> Change:
        """A lobby with the host on its first chair. Raises AlreadyRunning, Malformed (game, options, seats)."""
        game = self._find(game_id)
        table = Table(
            id=0,
            place=place,
            host=host.id,
            language=language_of(language),
            status=Status.LOBBY,
            game=game,
            options=lobby.options_of(game, options),
            seats=lobby.chairs_for(game, seats),
            chairs=(Chair(Seat(0), host.name, host.id),),
            moment=1,
            created=self.now(),
            secret=self._new_seed(),
            version=game.version,
        )
        with as_refusal():
            return await self._changes.open(table, interaction)

    async def join(self, table_id: int, person: Person, interaction: int) -> Change:
        """Raises AlreadySeated, TableFull, HasStarted, IsOver."""
        return await self._make(table_id, interaction, partial(lobby.sit_down, person=person))

    async def leave(self, table_id: int, person: Person, interaction: int) -> Change:
        """Leave the lobby; the next person becomes host, and with the last one it ends. Raises NotSeated, HasStarted, IsOver."""
        return await self._make(table_id, interaction, partial(lobby.stand_up, person=person))

    async def add_computer(self, table_id: int, person: Person, level: str, interaction: int) -> Change:
        """Raises OnlyHost, NoComputer, TableFull, HasStarted, IsOver."""
        step = partial(lobby.add_computer, person=person, level=level, levels=self._computers.levels)
        return await self._make(table_id, interaction, step)

    async def remove_computer(
        self, table_id: int, person: Person, interaction: int, seat: Seat | None = None
    ) -> Change:
        """Of that seat, or the one who came last. Raises OnlyHost, NoComputer, HasStarted, IsOver."""
        return await self._make(table_id, interaction, partial(lobby.dismiss, person=person, seat=seat))

    async def configure(
        self,
        table_id: int,
        person: Person,
        interaction: int,
        *,
        options: Mapping[str, object] | None = None,
        seats: int | None = None,
        language: str | None = None,
        pace: str | None = None,
        at_deadline: str | None = None,
    ) -> Change:
        """Change what is given and leave the rest. Raises OnlyHost, Malformed, TooFewChairs, HasStarted, IsOver."""
        step = partial(
            lobby.configure,
            person=person,
            options=options,
            seats=seats,
            language=language,
            pace=pace,
            at_deadline=at_deadline,
        )
        return await self._make(table_id, interaction, step)

    @staticmethod
    def may_configure(table: Table, person: Person) -> None:
        """Raises OnlyHost, HasStarted or IsOver where this person may not choose anything at the table."""
        lobby.may_configure(table, person)

    async def start(self, table_id: int, person: Person, interaction: int) -> Change:
        """Raises OnlyHost, NotEnough, HasStarted, IsOver."""
        return await self._make(table_id, interaction, partial(lobby.start, person=person))

    async def cancel(
        self, table_id: int, person: Person, interaction: int, *, in_charge: bool = False
    ) -> Change:
        """End the lobby, also that of another where the person is in charge. Raises OnlyHost, HasStarted, IsOver."""
        step = partial(lobby.cancel, person=person, in_charge=in_charge)
        return await self._make(table_id, interaction, step)

    async def act(
        self, table_id: int, person: Person, action: str | object, interaction: int, moment: int | None = None
    ) -> Change:
        """Play a move, given as text or as an action of the game; `moment` is the one the person was looking at.

        Raises Stale where that is not the present one, NotSeated, HasNotStarted, IsOver, Malformed, Illegal.
        """
        step = partial(moves.act, person=person, action=action, moment=moment)
        return await self._make(table_id, interaction, step)

    async def undo(self, table_id: int, person: Person, interaction: int) -> Change:
        """Take back the person's moves to the last thing that came to light. Raises Sealed, NotSeated, HasNotStarted, IsOver."""
        return await self._make(table_id, interaction, partial(moves.undo, person=person))

    def undoable(self, table: Table, person_id: int) -> tuple[Text, ...]:
        """The moves an undo would take back now, oldest first, in words. Raises as `undo` does."""
        return moves.undoable(table, person_id)

    async def resign(self, table_id: int, person: Person, interaction: int) -> Change:
        """A computer player takes the person's chair; with no person left the table is abandoned.

        Raises NotSeated, HasNotStarted, IsOver.
        """
        return await self._make(table_id, interaction, partial(chairs.resign, person=person))

    async def at(self, channel: int) -> Table | None:
        """The channel's live table, else the latest that was played there; None where there is neither."""
        with as_refusal():
            found = await self._store.at(channel)
            return await self._readings.reach(*found) if found else None

    async def table(self, table_id: int) -> Table:
        """The newest reading of a table. Raises NoTable."""
        with as_refusal():
            return await self._readings.newest(table_id)

    async def history(self, table_id: int) -> list[Told]:
        """The moves that hold and the resignations, with what each told; see `log.retell`. Raises NoTable."""
        with as_refusal():
            table = await self._readings.newest(table_id)
            rows = await self._store.rows(table_id)
        return await asyncio.to_thread(lambda: [told for _, told in log.retell(table, rows)])

    async def past(self, table_id: int) -> Past:
        """How a table came to be what it is. Raises NoTable."""
        with as_refusal():
            table = await self._readings.newest(table_id)
            return Past(table, await self._store.rows(table_id))

    async def bring_in(
        self, place: Place, person: Person, data: bytes, language: str, interaction: int
    ) -> Change:
        """Take in a finished game from its record. Raises Malformed, saying what is wrong with it, and AlreadyRunning."""
        here = await self.at(place.channel)
        if here is not None and here.live:
            raise AlreadyRunning
        told = export.read(data, self._find)
        spoken = language_of(language)
        work = partial(import_game.finished, told, place, person, spoken, self.now(), interaction)
        table, rows = await asyncio.to_thread(work)
        with as_refusal():
            return await self._changes.bring_in(table, rows)

    async def prove(self, table_id: int, rows: int | None = None) -> Proof:
        """What can be shown of a table now; see `proof`. Raises NoTable."""
        return await prove(self._store, self._find, table_id, rows)

    async def behind(self) -> list[Table]:
        """Tables that have gone on since a card of theirs was last recorded in `cards`; those that cannot be read are logged."""
        found = [await self._readable(table_id) for table_id in await self.cards.behind()]
        return [table for table in found if table is not None]

    async def is_done(self, interaction: int) -> bool:
        """Whether what this interaction asked for is saved, by whoever heard it. Raises NotSaved."""
        with as_refusal():
            return await self._store.game_of(interaction) is not None

    async def think(self, table_id: int) -> Change | None:
        """Let the computer player who is waited for think and move; None where there is none, or where it does not move.

        A person's request never waits for one that takes its time: whoever shows the table calls this when the request is answered,
        again after each change that comes of it, and after a start for the tables in `thinking`. Raises NoTable.
        """
        with as_refusal():
            return await self._changes.think(table_id)

    async def thinking(self) -> list[int]:
        """The tables at which a computer player is waited for."""
        with as_refusal():
            return [table_id for table_id, _, _, due in await self._store.playing() if due]

    async def go_on(self, table_id: int) -> Change:
        """Let a table do what it does without anybody's request. Raises NoTable."""
        with as_refusal():
            return await self._changes.go_on(table_id)

    async def resume(self) -> None:
        """After a start: computer players and standing orders go on where they were interrupted, and tables move on to rules that have
        changed.
        """
        ordered = await self.orders.tables()
        for table_id, kind, version, due in await self._store.playing():
            try:
                if due or table_id in ordered or version != self._find(kind).version:
                    await self._changes.go_on(table_id)
            except Exception:
                logger.exception("table %s cannot go on", table_id)

    async def close(self) -> None:
        """Wait for what has begun and begin nothing more. The store stays open."""
        await self._changes.close()
        await self._computers.close()

    async def _make(self, table_id: int, interaction: int, step: Callable[[Table], Step]) -> Change:
        with as_refusal():
            return await self._changes.make(table_id, interaction, step)

    async def _readable(self, table_id: int) -> Table | None:
        try:
            return await self._readings.newest(table_id)
        except Exception:
            logger.exception("table %s cannot be read", table_id)
            return None
