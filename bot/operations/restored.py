"""A backup on a server of its own, which its tools have put back: what was posted in the future that is lost must not act any more.

On a file `restore` does this by itself; a server is restored by its own tools, and whoever does so calls this before the bots start.
"""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import func, select

from bot.operations.errors import Trouble
from bot.store import Store
from bot.store.games.epoch import Issued, begin_epoch
from bot.store.schema import shards
from bot.tables.log.mapping import stamp


async def begin_anew(url: str, now: datetime) -> None:
    """Let every table go on above all that was given. Raises Trouble on a file, and where a bot is playing; Failed."""
    store = await Store.open(url)
    try:
        if not store.is_server:
            raise Trouble("restored-file")
        if await _is_playing(store, now):
            raise Trouble("restored-running")
        await begin_epoch(store, Issued(0, {}), now)
    finally:
        await store.close()


async def _is_playing(store: Store, now: datetime) -> bool:
    """Return whether a bot looks after any servers of this database."""
    held = select(func.count()).where(shards.c.owner.is_not(None), shards.c.until > stamp(now))
    async with store.reading() as connection:
        return bool(await connection.scalar(held))
