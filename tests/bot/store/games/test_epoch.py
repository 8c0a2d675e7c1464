"""After a backup is put back, every table goes on above all that was given out."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path

import pytest_asyncio

from bot.store import Store
from bot.store.games.epoch import IDS, Issued, begin_epoch
from bot.store.rows import RESTORE
from tests.bot.databases import prepared
from tests.bot.store.records import ADA, BRUNO, ended, table
from tests.bot.tables.house import file_at

NOW = datetime(2026, 4, 1, tzinfo=UTC)
SECONDS = int(NOW.timestamp())


@pytest_asyncio.fixture
async def file(tmp_path: Path) -> AsyncIterator[Store]:
    """Yield a store in a file: a backup is of a file, so the sequences of ids are too."""
    found = await Store.open(prepared(file_at(tmp_path)))
    yield found
    await found.close()


async def moment_of(store: Store, game: int) -> int:
    found = await store.game(game)
    assert found is not None
    return found[0].moment


async def test_tables_that_go_on_do_so_above_what_was_given_and_say_so_in_their_log(file: Store) -> None:
    live, over = await table(file, ADA, BRUNO), await ended(file, ADA, BRUNO, at=300, scores=(1, 0))
    await begin_epoch(file, Issued(moment=7, ids={}), NOW)
    assert await moment_of(file, live.id) == SECONDS
    assert await moment_of(file, over.id) == over.moment
    last = (await file.rows(live.id))[-1]
    assert (last.seq, last.action, last.at) == (SECONDS, RESTORE, SECONDS * 1000)
    assert len(await file.rows(over.id)) == 1


async def test_a_later_moment_than_now_is_gone_beyond(file: Store) -> None:
    live = await table(file, ADA, BRUNO)
    ahead = await table(file, ADA, BRUNO, moment=SECONDS + 900)
    await begin_epoch(file, Issued(moment=SECONDS + 500, ids={}), NOW)
    assert await moment_of(file, live.id) == SECONDS + 501
    assert await moment_of(file, ahead.id) == SECONDS + 901


async def test_new_tables_have_ids_that_were_never_given(file: Store) -> None:
    first = await table(file, ADA, BRUNO)
    await begin_epoch(file, Issued(moment=7, ids={"games": 500}), NOW)
    assert (await table(file, ADA, BRUNO)).id == 500 + IDS + 1
    await begin_epoch(file, Issued(moment=7, ids={}), NOW)
    assert (await table(file, ADA, BRUNO)).id == first.id + 500 + 2 * IDS + 1
