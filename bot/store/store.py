"""The store of tables: one transaction for each change, appended where it was expected or not at all."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import asdict, fields, replace
from typing import Any

from sqlalchemy import CompoundSelect, Select, delete, insert, select
from sqlalchemy import Row as Found
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import statements
from bot.store.database.database import Database
from bot.store.database.retry import retry
from bot.store.errors import Moved, Taken
from bot.store.rows import LIVE, NOWHERE, GameRecord, Row, SeatRecord, Seen, Status, sum_of
from bot.store.schema import actions, forks, games, has_status, seats, snapshots

logger = logging.getLogger(__name__)

_GAME_COLUMNS = tuple(column.name for column in games.columns)
_ROW_COLUMNS = tuple(field.name for field in fields(Row))
_SEAT_COLUMNS = tuple(field.name for field in fields(SeatRecord))
Also = Callable[[AsyncConnection], Awaitable[None]]
"""A function that writes in the same transaction as something else; an error it raises takes that back."""
AlsoOf = Callable[[AsyncConnection, int], Awaitable[None]]
"""A function that writes in the same transaction as a new table, whose id it is given; an error it raises takes that back."""


class Store(Database):
    """Tables with their logs, seats and snapshots; made by `Store.open`.

        store = await Store.open("sqlite+aiosqlite:///grove.sqlite")
        try:
            if (found := await store.game(12)) is not None:
                game, snapshot = found
                await store.append(game, replace(game, moment=game.moment + 1), row, snapshot=None)
        finally:
            await store.close()

    A table is a row of the database known by its id; its moment counts its changes, and the log has one row for each. Every method
    raises Failed where the database does not answer, Moved and Taken where it says so; then nothing of the call was written.
    """

    @retry
    async def start(
        self, game: GameRecord, *rows: Row, snapshot: str | None = None, also: AlsoOf | None = None
    ) -> GameRecord:
        """Write a new table with its log so far, and return its record with the id it was given.

        `snapshot` is the table as text, None where no game has begun; `also` writes more in the same transaction. Raises Taken where the
        channel has a live table already, Moved where an interaction of `rows` is in a log already.
        """
        values = {name: getattr(game, name) for name in _GAME_COLUMNS if name != "id"}

        async def write(connection: AsyncConnection) -> int:
            try:
                done = await connection.execute(insert(games).values(values))
            except IntegrityError as error:
                raise Taken from error
            key = done.inserted_primary_key
            assert key is not None
            for row in rows:
                await _append(connection, key.id, row)
            await _seat(connection, key.id, game.chairs)
            if snapshot is not None:
                await _keep(connection, key.id, game.moment, snapshot)
            if also is not None:
                await also(connection, key.id)
            return int(key.id)

        return replace(game, id=await self.write(write))

    @retry
    async def append(
        self,
        before: GameRecord,
        after: GameRecord,
        row: Row,
        snapshot: str | None,
        also: Also | None = None,
    ) -> None:
        """Write what has changed from `before` to `after`, with the row of the log that says how, in one transaction.

        `snapshot` takes the place of the one before it, None leaves that; `also` writes more in the same transaction.

        Raises Moved where the log does not stand at `before.moment`, or knows the interaction; Taken where the table wants its channel
        back that another one has meanwhile.
        """
        changed = {
            name: value for name in _GAME_COLUMNS if (value := getattr(after, name)) != getattr(before, name)
        }

        async def write(connection: AsyncConnection) -> None:
            expected = {"of": before.id, "expected": before.moment}
            try:
                moved = await connection.execute(statements.MOVE, changed | expected)
            except IntegrityError as error:
                raise Taken from error
            if moved.rowcount != 1:
                raise Moved
            await _append(connection, before.id, row)
            await _change_seats(connection, before.id, before.chairs, after.chairs)
            if snapshot is not None:
                await _keep(connection, before.id, row.seq, snapshot)
            if also is not None:
                await also(connection)
            if after.ended is not None:
                await connection.execute(delete(forks).where(forks.c.game == before.id))

        await self.write(write)

    async def seen(self, game_id: int, interaction: int | None) -> Seen | None:
        """Return the table's moment, and the row of its log that has this interaction, if one has; None where there is no such table."""
        found = await self._one(statements.SEEN, of=game_id, asked=interaction)
        return Seen(found.moment, found.seq) if found else None

    async def game_of(self, interaction: int) -> int | None:
        """Return the id of the table in whose log the interaction is; None where it is in none."""
        return await self._id(select(actions.c.game).where(actions.c.interaction == interaction))

    async def moment(self, game_id: int) -> int | None:
        """Return the moment a table is at; None where there is no such table."""
        return await self._id(statements.MOMENT, of=game_id)

    async def at(self, channel: int) -> tuple[int, int] | None:
        """Return the id and the moment of a channel's live table, else of the latest that was played; None where there is neither."""
        found = await self._one(statements.AT, place=channel)
        return (found.id, found.moment) if found else None

    async def game(self, game_id: int) -> tuple[GameRecord, str | None] | None:
        """Return a table and its newest snapshot, as they were at one moment; None where there is no such table.

        The snapshot is None before the game has begun, and "" where it is not the one that was written: the log tells what it was.
        """
        of_game = (
            select(games, snapshots.c.table.label("snapshot"), snapshots.c.sum)
            .outerjoin(snapshots)
            .where(games.c.id == game_id)
        )
        of_seats = select(*seats.c[_SEAT_COLUMNS]).where(seats.c.game == game_id).order_by(seats.c.seat)

        async def find(
            connection: AsyncConnection,
        ) -> tuple[Found[*tuple[Any, ...]] | None, list[SeatRecord]]:
            found = (await connection.execute(of_game)).one_or_none()
            if found is None:
                return None, []
            return found, [SeatRecord(*row) for row in await connection.execute(of_seats)]

        found, sitting = await self.read(find)
        if found is None:
            return None
        values = {name: found._mapping[name] for name in _GAME_COLUMNS} | {"status": Status(found.status)}
        snapshot = found.snapshot
        if snapshot is not None and found.sum not in (None, sum_of(snapshot)):
            logger.error("the snapshot of table %s has been changed by the disk", game_id)
            snapshot = ""
        return GameRecord(**values, chairs=tuple(sitting)), snapshot

    async def rows(self, game_id: int) -> list[Row]:
        """Return the log of a table, from its first row; empty where there is no such table."""
        query = select(*actions.c[_ROW_COLUMNS]).where(actions.c.game == game_id).order_by(actions.c.seq)

        async def find(connection: AsyncConnection) -> list[Row]:
            return [Row(**found._mapping) for found in await connection.execute(query)]

        return await self.ask(find)

    async def played(self) -> list[int]:
        """Return the ids of all tables whose game was started, the oldest first."""
        return await self.scalars(select(games.c.id).where(games.c.started.is_not(None)).order_by(games.c.id))

    async def playing(self) -> list[tuple[int, str, int, bool]]:
        """Return id, game, version of the rules, and whether a computer owes a move, of every table being played on this process's servers.

        The tables are in the order of their ids.
        """
        query = select(*games.c["id", "kind", "version", "due"]).where(
            has_status(Status.PLAYING), *self.mine.has(games.c.guild)
        )
        found = await self.find(query.order_by(games.c.id))
        return [(id_, kind, version, due) for id_, kind, version, due in found]

    async def paused(self, channel: int) -> list[int]:
        """Return the ids of a channel's paused tables, the newest first."""
        query = select(games.c.id).where(games.c.channel == channel, games.c.status == Status.PAUSED)
        return await self.scalars(query.order_by(games.c.id.desc()))

    async def adrift(self, person: int) -> list[int]:
        """Return the ids of the paused tables without a channel at which this person sits, the newest first."""
        sits = select(seats.c.game).where(seats.c.person == person)
        query = select(games.c.id).where(
            games.c.channel == NOWHERE, games.c.status == Status.PAUSED, games.c.id.in_(sits)
        )
        return await self.scalars(query.order_by(games.c.id.desc()))

    async def live(self, **place: int) -> list[int]:
        """Return the ids of the tables that are not at their end, in one `channel` or `guild`, the oldest first.

        await store.live(guild=810)  # [3, 12]
        """
        where = [games.c[name] == value for name, value in place.items()]
        return await self.scalars(
            select(games.c.id).where(*where, games.c.status.in_(LIVE)).order_by(games.c.id)
        )

    async def _one(
        self, query: Select[*tuple[Any, ...]] | CompoundSelect[*tuple[Any, ...]], **given: int | None
    ) -> Found[*tuple[Any, ...]] | None:
        async def find(connection: AsyncConnection) -> Found[*tuple[Any, ...]] | None:
            return (await connection.execute(query, given)).one_or_none()

        return await self.ask(find)

    async def _id(self, query: Select[int], **given: int) -> int | None:
        async def find(connection: AsyncConnection) -> int | None:
            return await connection.scalar(query, given)

        return await self.ask(find)


async def _append(connection: AsyncConnection, game_id: int, row: Row) -> None:
    try:
        await connection.execute(statements.APPEND, {"game": game_id, **asdict(row)})
    except IntegrityError as error:
        raise Moved from error


async def _seat(connection: AsyncConnection, game_id: int, chairs: Sequence[SeatRecord]) -> None:
    if chairs:
        await connection.execute(insert(seats), [{"game": game_id, **asdict(chair)} for chair in chairs])


async def _change_seats(
    connection: AsyncConnection, game_id: int, before: Sequence[SeatRecord], after: Sequence[SeatRecord]
) -> None:
    """Write the seats that have changed; all of them where there are fewer or more than before."""
    if len(before) != len(after):
        await connection.execute(delete(seats).where(seats.c.game == game_id))
        await _seat(connection, game_id, after)
    elif changed := [new for old, new in zip(before, after, strict=True) if new != old]:
        await connection.execute(
            statements.RESEAT,
            [{"of": game_id, "at_seat": chair.seat, **_besides_seat(chair)} for chair in changed],
        )


def _besides_seat(chair: SeatRecord) -> dict[str, Any]:
    values = asdict(chair)
    del values["seat"]
    return values


async def _keep(connection: AsyncConnection, game_id: int, seq: int, snapshot: str) -> None:
    """Put the snapshot in the place of the one before it."""
    values = {"seq": seq, "table": snapshot, "sum": sum_of(snapshot)}
    replaced = await connection.execute(statements.KEEP, values | {"of": game_id})
    if replaced.rowcount == 0:
        await connection.execute(insert(snapshots).values(game=game_id, **values))
