"""Restart of a restored database beyond all that a later one had given out: no moment and no table is counted twice.

Buttons and menus carry the table and the moment they were made for. Those of a future that is lost must not do anything in the one that
takes its place, so every table that is not at its end goes on from a moment above all that had been given, and so do the ids of tables.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.rows import LIVE, RESTORE
from bot.store.schema import actions, games
from bot.store.store import Store

IDS = 10_000
"""Number of ids that new tables skip where the ids given are not known: more than are opened between two backups."""
_COUNTED = ("games", "orders", "tournaments")
"""Tables whose ids are counted, which on a server a sequence of its own does for each."""
_SKIP = text(
    "SELECT setval(pg_get_serial_sequence(:name, 'id'), "
    "greatest(nextval(pg_get_serial_sequence(:name, 'id')), :given) + :more)"
)
_SEQUENCES = text("SELECT name, seq FROM sqlite_sequence")
_SEQUENCE = text("UPDATE sqlite_sequence SET seq = :seq WHERE name = :name")


@dataclass(frozen=True, slots=True)
class Issued:
    """The extent of the database that is replaced: the latest moment of any table, and the last id of each kind of rows."""

    moment: int
    ids: Mapping[str, int]


async def begin_epoch(store: Store, given: Issued, now: datetime) -> None:
    """Let every table that is not at its end, and every new one, go on above what was given.

    Seconds since 1970 are above any moment that was counted from 1, and above those that were counted from an earlier restore on.
    """
    moment = max(int(now.timestamp()), given.moment + 1)
    async with store.writing() as connection:
        live = await connection.execute(select(*games.c["id", "moment"]).where(games.c.status.in_(LIVE)))
        for game, before in live.all():
            after = max(moment, before + 1)
            of_game = select(actions.c.digest).where(actions.c.game == game)
            digest = await connection.scalar(of_game.order_by(actions.c.seq.desc()).limit(1))
            values = {"seq": after, "action": RESTORE, "digest": digest or "", "at": moment * 1000}
            await connection.execute(insert(actions).values(game=game, **values))
            await connection.execute(update(games).where(games.c.id == game).values(moment=after))
        await (_skip_on_server if store.is_server else _skip_in_file)(connection, given)


async def _skip_in_file(connection: AsyncConnection, given: Issued) -> None:
    for name, seq in (await connection.execute(_SEQUENCES)).all():
        values = {"name": name, "seq": max(seq, given.ids.get(name, 0)) + IDS}
        await connection.execute(_SEQUENCE, values)


async def _skip_on_server(connection: AsyncConnection, given: Issued) -> None:
    for name in _COUNTED:
        values = {"name": name, "given": given.ids.get(name, 0), "more": IDS}
        await connection.execute(_SKIP, values)
