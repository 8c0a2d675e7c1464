"""Replay of every log, to tell a host whether the present rules still lead to what it says, before they go live."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeAlias

from sqlalchemy import make_url

from bot.operations.backup import as_trouble, copy_to, database_file
from bot.operations.errors import Trouble
from bot.store import Store
from bot.store.database.engine import connect
from bot.tables import Difference, find_differences
from engine.text import Text, say

CHUNK = 200
"""Number of games that are played again between two reports; fewer are not worth another process."""

Tell: TypeAlias = Callable[[int, int], None]
"""A function that is told how many games were played again, and of how many."""


async def differences(url: str, tell: Tell = lambda *_: None) -> list[Text]:
    """Return a sentence for each table in the database that comes to something else. Raises Trouble, Failed."""
    with TemporaryDirectory(prefix="grovekeeper-") as folder:
        url = _own_copy(url, Path(folder))
        store = await Store.open(url)
        try:
            tables = await store.played()
            if len(tables) <= CHUNK:
                return [_sentence(found) for found in await find_differences(store)]
        finally:
            await store.close()
        found = await _side_by_side(url, tables, tell)
    return [_sentence(each) for each in found]


async def _side_by_side(url: str, tables: Sequence[int], tell: Tell) -> list[Difference]:
    """Return the differences at these tables, found by as many processes as there are cores.

    Whoever is called off waits only for the games that these are at.
    """
    chunks = [tables[start : start + CHUNK] for start in range(0, len(tables), CHUNK)]
    found: list[Difference] = []
    pool = ProcessPoolExecutor(mp_context=get_context("spawn"))
    try:
        asked = [pool.submit(_differing, url, chunk) for chunk in chunks]
        tell(0, len(tables))
        for number, future in enumerate(asked, 1):
            differing = await asyncio.wrap_future(future)
            found += differing
            tell(min(number * CHUNK, len(tables)), len(tables))
    finally:
        await asyncio.to_thread(pool.shutdown, cancel_futures=True)
    return found


def _differing(url: str, tables: Sequence[int]) -> list[Difference]:
    return asyncio.run(_differ(url, tables))


async def _differ(url: str, tables: Sequence[int]) -> list[Difference]:
    # Not opened as a bot does: nothing is written, and several look at once.
    store = Store(connect(url))
    try:
        return await find_differences(store, tables=tables)
    finally:
        await store.close()


def _own_copy(url: str, folder: Path) -> str:
    """Return the URL of the tables as they are now.

    Of a file it is that of a copy, for to open it brings it to the present schema, and the bot that runs may be older.
    """
    if make_url(url).get_backend_name() != "sqlite":
        return url
    live, copy = database_file(url), folder / "copy.db"
    if not live.is_file():
        raise Trouble("copy-nothing-there", file=str(live))
    with as_trouble(live):
        # Whatever is wrong with it: each game that can still be read is played again.
        copy_to(live, copy)
    return f"sqlite+aiosqlite:///{copy}"


def _sentence(found: Difference) -> Text:
    if not found.game:
        return say("replay-broken", table=str(found.table_id))
    key = "replay-live" if found.live else "replay-finished"
    return say(key, table=str(found.table_id), game=say(found.game), row=found.moment, why=found.why)
